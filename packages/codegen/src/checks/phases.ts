import { check } from './check.ts';

/** Every phase begins at some time, in order; every train comes on sale; trains rust on later ones. */
export const phasesAndTrains = check(['trains'], (title) => {
  const { phases, trains } = title.source.trains;
  const order = trains.map(({ id }) => id);
  let last = -1;
  phases.forEach((phase, index) => {
    const path = ['trains', 'phases', index];
    if (phase.starts_with === undefined) {
      if (index > 0)
        title.fault('phase.never', [...path, 'id'], `phase ${phase.id} never begins`, 'add starts_with: the train that begins it');
      return;
    }
    if (index === 0) {
      title.fault(
        'phase.first',
        [...path, 'starts_with'],
        `no phase is there before the first ${phase.starts_with} is bought`,
        'take starts_with out',
      );
    }
    const place = order.indexOf(phase.starts_with);
    if (place < 0) return;
    if (place <= last) {
      title.fault(
        'phase.order',
        [...path, 'starts_with'],
        `phase ${phase.id} begins no later than the phase before it`,
        'put the phases in the order of their trains',
      );
    }
    last = Math.max(last, place);
  });

  const endless = trains.findIndex((train) => train.count === 'unlimited');
  trains.forEach((train, index) => {
    const path = ['trains', 'trains', index];
    if (endless >= 0 && index > endless && train.available_from === undefined) {
      const before = order[endless] ?? '';
      title.fault(
        'train.never',
        [...path, 'id'],
        `train ${train.id} is never on sale: ${before} before it has no end`,
        'give it available_from, or put it first',
      );
    }
    for (const member of ['rusts_on', 'obsolete_on', 'available_from'] as const) {
      const name = train[member];
      const place = name === undefined ? -1 : order.indexOf(name);
      if (member !== 'available_from' && place >= 0 && place <= index) {
        title.fault(
          'train.rust',
          [...path, member],
          `train ${train.id} rusts on ${String(name)}, which comes no later`,
          'name a later train',
        );
      }
      if (member === 'available_from' && place >= index) {
        title.fault(
          'train.available',
          [...path, member],
          `train ${train.id} waits for ${String(name)}, which comes no sooner`,
          'name an earlier train',
        );
      }
    }
  });
});
