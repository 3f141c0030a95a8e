/** The log calls hexes by their names (c7), so the names are printed on the map in both modes. */
import { describe, expect, it, vi } from 'vitest';
import { paintHexName } from '../../src/scenes/art/hexName';
import { PALETTE } from '../../src/scenes/art/palette';
import { paintHexSprite } from '../../src/scenes/inHand/art/hexSprites';
import type { HexSprite } from '../../src/scenes/inHand/art/mapModels';
import { recordingContext } from '../kit/paint';

vi.stubGlobal('Path2D', class {});

function nameOf(terrain: Parameters<typeof paintHexName>[1]['terrain'], w: number) {
  const { ctx, strokes } = recordingContext();
  paintHexName(ctx, { id: 'c7', terrain }, { x: 100, y: 50 }, w);
  const at = strokes.findIndex(({ name }) => name === 'fillText');
  const colour = strokes.slice(0, at).findLast(({ name }) => name === 'fillStyle');
  const moved = strokes.slice(0, at).findLast(({ name }) => name === 'translate');
  return { text: strokes[at]?.args[0], at: moved?.args, colour: colour?.args[0] };
}

describe('the name of a hex', () => {
  it('is centred above the lower edge of the hex, at any size', () => {
    for (const w of [10, 80]) expect(nameOf('plain', w)).toMatchObject({ text: 'c7', at: [100, 50 + w * 0.365] });
    // A hex is 0.866 as high as it is wide.
    expect(0.365).toBeLessThan(0.866 / 2);
  });

  it('is in ink on paper, and in paper where the whole hex is ink', () => {
    expect(['plain', 'trap', 'difficult', 'hazardous', 'openDoor'].map((t) => nameOf(t as 'plain', 40).colour)).toEqual(
      Array(5).fill(PALETTE.ink),
    );
    expect(['obstacle', 'door'].map((t) => nameOf(t as 'door', 40).colour)).toEqual([PALETTE.paper, PALETTE.paper]);
  });
});

describe('on a hex that can be reached', () => {
  /** The lower outlines of all painted hexes and discs: y at the horizontal middle, as a fraction of the hex's width. */
  const lower = (sprite: HexSprite): number[] => {
    const paths: string[] = [];
    vi.stubGlobal(
      'Path2D',
      class {
        constructor(path: string) {
          paths.push(path);
        }
      },
    );
    const { ctx } = recordingContext();
    paintHexSprite(ctx, sprite, 100);
    return paths.map((path) => {
      const ys = [...path.matchAll(/[ML]?(-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y));
      return (Math.max(...ys) - (Math.max(...ys) + Math.min(...ys)) / 2) / 100;
    });
  };

  it.each([{ kind: 'reach', cost: 2 }, { kind: 'goal' }] as const)(
    'its name is entirely inside the ring: $kind',
    (sprite) => {
      const widest = sprite.kind === 'goal' ? 0.07 : 0.045;
      // The baseline of the name is at 0.365 of the hex's width.
      for (const y of lower(sprite)) expect(y - widest / 2).toBeGreaterThan(0.37);
    },
  );
});
