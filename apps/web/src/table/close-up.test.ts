import { describe, expect, it } from 'vitest';
import { closeUp } from './close-up.ts';

const window = { width: 320, height: 200 };
const hex = (left: number, top: number, size = 20) => ({ left, top, right: left + size, bottom: top + size });

describe('a close-up of hexes', () => {
  it('is none where they can be hit, or are none', () => {
    expect(closeUp(window, [hex(10, 10, 50)])).toBe(null);
    expect(closeUp(window, [])).toBe(null);
  });

  it('puts a single hex into the middle, not larger than is of use', () => {
    const place = closeUp(window, [hex(150, 90)]);
    expect(place?.scale).toBe(72 / 20);
    expect((place?.x ?? 0) + 160 * (place?.scale ?? 0)).toBeCloseTo(160);
    expect((place?.y ?? 0) + 100 * (place?.scale ?? 0)).toBeCloseTo(100);
  });

  it('shows no empty room beyond the edge of the map', () => {
    expect(closeUp(window, [hex(0, 0)])).toEqual({ x: 0, y: 0, scale: 72 / 20 });
    const last = closeUp(window, [hex(300, 180)]);
    expect([last?.x, last?.y]).toEqual([320 - 320 * 3.6, 200 - 200 * 3.6]);
  });

  it('is as large as all of them leave room for, but each can be hit', () => {
    expect(closeUp(window, [hex(100, 80), hex(180, 80)])?.scale).toBeCloseTo(320 / 120);
    expect(closeUp(window, [hex(0, 0), hex(300, 180)])?.scale).toBe(44 / 20);
  });
});
