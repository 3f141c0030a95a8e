/** Tests what the map sheet explains about each hex. */
import { describe, expect, it } from 'vitest';
import { boardModel, centreOn } from '../../../src/panels/inHand/map/boardModel';
import { explainTargetOfHex, hexOn } from '../../../src/panels/inHand/map/mapTerms';
import { book } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { idle, passage, zigzag } from '../../kit/scenes';

const playOf = (sketch: Parameters<typeof book>[0]) => openSession(book(sketch), { save: () => {} }).play;

const CHESTS = playOf({
  board: zigzag('!@..!'),
  treasures: [{ number: 7 }, { number: 8, objective: true }],
} as never);

describe('the hex at a point of the map sheet', () => {
  const model = boardModel(CHESTS);

  it('is the one around whose centre the point is', () => {
    for (const { id } of model.hexes) {
      const { x, y } = centreOn(model.grid, id);
      expect(hexOn(model, { x: x + 0.4 * model.grid.hexWidth, y })).toBe(id);
    }
  });

  it('is none on the rock', () => {
    expect(hexOn(model, { x: 1, y: 1 })).toBeNull();
  });
});

describe('the map sheet explains', () => {
  const termsAt = (play: typeof CHESTS, hex: string) => explainTargetOfHex(play, hex as never);

  it('the hero and chests with their numbers, over the ground', () => {
    const { hero } = CHESTS.state;
    expect(termsAt(CHESTS, hero.at)).toMatchObject({ of: { kind: 'hero' }, hex: hero.at });
    expect(termsAt(CHESTS, hero.at).seen[0]).toEqual({ term: 'hero' });
    const chest = boardModel(CHESTS).things.find(({ sprite }) => sprite.kind === 'treasure') ?? expect.unreachable();
    expect(termsAt(CHESTS, chest.at)).toEqual({
      of: null,
      hex: chest.at,
      seen: [{ term: 'treasure', figure: '7' }, { term: 'plain' }],
    });
    const goal = boardModel(CHESTS).things.find(({ sprite }) => sprite.kind === 'objective') ?? expect.unreachable();
    expect(termsAt(CHESTS, goal.at).seen[0]).toEqual({ term: 'objective' });
  });

  it('a living monster', () => {
    const play = playOf({ board: passage(3), foes: [idle] });
    const [foe] = play.state.foes;
    expect(termsAt(play, foe?.at ?? '')).toMatchObject({
      of: { kind: 'foe', foe: foe?.id },
      seen: [{ term: 'monster' }, { term: 'plain' }],
    });
  });
});
