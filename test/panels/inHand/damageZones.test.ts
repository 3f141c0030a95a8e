import { expect, it } from 'vitest';
import { zoneSpans } from '../../../src/panels/inHand/hud/damageZones';

const box = (x: number) => ({ x, y: 5, width: 50, height: 10 });
const spans = (...zones: Parameters<typeof zoneSpans>[0][number]['zone'][]) =>
  zoneSpans(
    zones.map((zone) => ({ zone })),
    zones.map((_, i) => box(60 * i)),
  );

it.each([
  ['hand', 'hand'],
  ['discard', 'discard'],
  ['selected', 'played'],
  ['active', 'lost'],
  ['lost', 'lost'],
] as const)('a card in %s has the label %s above it', (zone, label) => {
  expect(spans(zone)).toEqual([{ ...box(0), zone: label }]);
});

it('neighbours with the same label share it, others do not', () => {
  expect(spans('hand', 'hand', 'active', 'lost')).toEqual([
    { ...box(0), width: 110, zone: 'hand' },
    { ...box(120), width: 110, zone: 'lost' },
  ]);
  expect(spans('hand', 'discard', 'hand').map(({ x, zone }) => [x, zone])).toEqual([
    [0, 'hand'],
    [60, 'discard'],
    [120, 'hand'],
  ]);
});

it('a card without a place has no label', () => {
  expect(zoneSpans([{ zone: 'hand' }, { zone: 'discard' }], [box(0)])).toEqual([{ ...box(0), zone: 'hand' }]);
});
