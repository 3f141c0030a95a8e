/** Tests where the picture of an edited map puts the card's drawing and its sprites. */
import { expect, it } from 'vitest';
import { CARD } from '../../../src/scenes/art/geometry';
import { cardHexCentre, HEX_SPRITE_SCALE, MAP } from '../../../src/scenes/inHand/art/mapGeometry';
import { type Art, drawingPainters } from '../../../src/scenes/inHand/drawing';
import { recordingContext } from '../../kit/paint';

/** Paints a map whose grid is so many mm wide, and returns what the painters got. */
function painted(grid: { left: number; top: number; hexWidth: number }, more: object = {}) {
  const cards: { number: number; fit: { x: number; y: number; scale: number } }[] = [];
  const sprites: [string, number][] = [];
  const art = {
    ...{ CARD, cardHexCentre, HEX_SPRITE_SCALE, MAP },
    paintMapCard: (_: unknown, model: (typeof cards)[number]) => void cards.push(model),
    paintHexSprite: (_: unknown, { kind }: { kind: string }, width: number) => void sprites.push([kind, width]),
  } as unknown as Art;
  const { ctx, strokes } = recordingContext();
  const model = { id: 'm', hexes: [], walls: [], grid, things: [{ at: 'b2', sprite: { kind: 'trap' } }], ...more };
  drawingPainters(art).drawing(ctx, CARD.width * 4, model as never);
  const argsOf = (name: string) => strokes.filter((each) => each.name === name).map(({ args }) => args);
  return { card: cards[0], sprites, argsOf };
}

it.each([
  ['of full size', { left: MAP.x, top: MAP.y, hexWidth: MAP.hexWidth }, 1],
  ['of half the size', { left: 3, top: 5, hexWidth: MAP.hexWidth / 2 }, 0.5],
  ['of double size', { left: 0, top: 0, hexWidth: MAP.hexWidth * 2 }, 2],
])('given a grid %s, when it is painted, then the map has its scale, its corner and its sprites', (_, grid, scale) => {
  const { card, sprites, argsOf } = painted(grid);
  const fit = card?.fit ?? expect.unreachable('no card');
  expect(fit.scale).toBeCloseTo(scale);
  expect([fit.x + MAP.x * fit.scale, fit.y + MAP.y * fit.scale]).toEqual([
    expect.closeTo(grid.left),
    expect.closeTo(grid.top),
  ]);
  const [[dx, dy] = []] = argsOf('translate');
  const side = grid.hexWidth * HEX_SPRITE_SCALE;
  const { x, y } = cardHexCentre('b2', fit);
  expect([dx, dy]).toEqual([expect.closeTo(x - side / 2), expect.closeTo(y - side / 2)]);
  expect(sprites).toEqual([['trap', grid.hexWidth]]);
  expect(argsOf('scale')).toEqual([[4, 4]]);
});

it.each([
  [{}, 1],
  [{ number: 7 }, 7],
])('given the scenario number %j, then the card prints %i', (more, number) => {
  expect(painted({ left: 0, top: 0, hexWidth: MAP.hexWidth }, more).card?.number).toBe(number);
});
