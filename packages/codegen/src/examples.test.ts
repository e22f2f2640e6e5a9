import { expect, test } from 'vitest';
import { faultsWith } from '../test/broken-title.ts';

const FILE = 'examples/from-auction-to-remote-token.yaml';

test.each([
  [
    'id: from-auction',
    'id: auction',
    'auction-to-remote-token',
    'example.id: the example auction-to-remote-token is in the file from-auction-to-remote-token.yaml → give both one name',
  ],
  ['id: duel', 'id: bids', 'bids', 'id.twice: bids is there twice → give one of them another id'],
  ['cash: 525, ', 'csah: 525, cash: 525, ', '525', 'example.columns: there is no column csah → did you mean cash?'],
  ['cash: 525, ', '', '{treasury: null', 'example.columns: cash is missing → add cash'],
  ['corporation: PRR}', 'corporation: PR}', 'PR', 'ref.unknown: there is no corporation PR → did you mean PRR?'],
  ['players: 4', 'players: 7', '7', 'example.players: 1830 is not for 7 players → use 2 to 6'],
  ["phase: '3'", "phase: '7'", "'7'", 'ref.unknown: there is no phase 7 → use one of 2, 3, 4, 5, 6, D'],
  ['seed: 1830', 'sede: 1830', 'sede: 1830', 'shape.unknown: sede is not known here → did you mean seed?'],
])('a worked example with a fault: %s', (text, replacement, there, fault) => {
  const faults = faultsWith(FILE, text, replacement);
  expect(faults).toContain(`${FILE} at <${there}> ${fault}`);
});
