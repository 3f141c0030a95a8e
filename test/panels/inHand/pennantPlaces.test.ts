/** Tests where pennants lie: at the edge, near their hexes, over nothing that the player needs. */
import { describe, expect, it } from 'vitest';
import { isSeen, type MapView, PENNANT, pennantPlaces } from '../../../src/panels/inHand/hud/pennantPlaces';

const ROOM = { x: 0, y: 100, width: 390, height: 300 };
const view = (more: Partial<MapView> = {}): MapView => ({
  room: ROOM,
  over: [],
  card: null,
  hexes: [],
  inradius: 20,
  ...more,
});
/** A hex above the visible map. */
const NORTH = { x: 200, y: -40 };

describe('a pennant', () => {
  it('lies at the edge that is nearest to its hex', () => {
    const [place] = pennantPlaces([NORTH], view());
    expect(place?.y).toBe(ROOM.y);
    expect(Math.abs((place?.x ?? 0) + PENNANT.width / 2 - NORTH.x)).toBeLessThan(6);
  });

  it('moves along the edge rather than cover a hex that the player can use', () => {
    const usable = { x: 200, y: 120, isUsed: true };
    const [place] = pennantPlaces([NORTH], view({ hexes: [usable] }));
    const isClear = place && (place.x > usable.x || place.x + PENNANT.width < usable.x);
    expect([place?.y, isClear]).toEqual([ROOM.y, true]);
  });

  it('covers neither the HP card nor a button nor another pennant', () => {
    const card = { x: 0, y: 300, width: 390, height: 100 };
    const over = [{ x: 150, y: 100, width: 100, height: 60 }];
    const places = pennantPlaces([NORTH, NORTH, { x: 200, y: 500 }], view({ card, over }));
    const boxes = [card, ...over, ...places.flatMap((each) => each ?? [])];
    const pairs = boxes.flatMap((one, i) => boxes.slice(i + 1).map((other) => [one, other] as const));
    const isApart = pairs.every(
      ([one, other]) =>
        one.x >= other.x + other.width ||
        other.x >= one.x + one.width ||
        one.y >= other.y + other.height ||
        other.y >= one.y + one.height,
    );
    expect([places.every(Boolean), isApart]).toEqual([true, true]);
  });

  it('is left out if no place is free', () => {
    expect(pennantPlaces([NORTH], view({ over: [ROOM] }))).toEqual([null]);
  });
});

it('a hex is hidden outside the visible map and under the HP card, and seen beside the card', () => {
  const card = { x: 100, y: 300, width: 190, height: 100 };
  const seen = [NORTH, { x: 200, y: 350 }, { x: 320, y: 350 }, { x: 200, y: 200 }].map((at) =>
    isSeen(at, { room: ROOM, card }),
  );
  expect(seen).toEqual([false, false, true, true]);
});
