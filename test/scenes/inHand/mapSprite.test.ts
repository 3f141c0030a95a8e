/** Tests the map card as a sprite: where its hexes, figures and sprites are, and when they are separate images. */
import { expect, it, vi } from 'vitest';
import { CARD } from '../../../src/scenes/art/geometry';
import { cardHexCentre, fitOf, MAP } from '../../../src/scenes/inHand/art/mapGeometry';
import type { MapCardModel } from '../../../src/scenes/inHand/art/mapModels';
import {
  flatMapBake,
  hexBake,
  MapSprite,
  mapBake,
  type PlacedSprite,
} from '../../../src/scenes/inHand/sprites/MapSprite';
import { recordingContext } from '../../kit/paint';
import { type Picture, Stage, stagedAlike } from '../../kit/stage';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
stagedAlike();

const SMALL = ['b2', 'c2', 'd3'];
/** A map with nine columns, whose hexes are smaller. */
const WIDE = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1'];
const modelOf = (hexes: readonly string[]): MapCardModel =>
  ({ id: 'map', hexes: hexes.map((id) => ({ id })), walls: [], number: 1 }) as unknown as MapCardModel;
const SPRITES: readonly PlacedSprite[] = [
  { at: 'c2', sprite: { kind: 'trap' } },
  { at: 'd3', sprite: { kind: 'monster', monster: 'x', rank: 'normal' } },
];
const MM = 4;

function laid(hexes: readonly string[] = SMALL, { flat = false, hp }: { flat?: boolean; hp?: number } = {}) {
  const stage = new Stage();
  const baker = { inMm: (key: string) => key, show: ({ key }: { key: string }) => key };
  const map = new MapSprite(stage.scene as never, baker as never);
  map.setPosition(300, 400).setScale(MM);
  const hero = { id: 'bear', at: hexes[0] ?? 'a1', ...(hp === undefined ? {} : { hp }) };
  const draw = (...isFlat: readonly true[]) => map.draw(modelOf(hexes), SPRITES, hero, MM, ...isFlat);
  draw(...(flat ? ([true] as const) : []));
  const fitted = fitOf(hexes);
  const centre = (hex: string) => {
    const { x, y } = cardHexCentre(hex, fitted);
    return { x: x - CARD.width / 2, y: y - CARD.height / 2 };
  };
  const close = ({ x, y }: { x: number; y: number }) => ({ x: expect.closeTo(x), y: expect.closeTo(y) });
  return { stage, map, draw, fitted, centre, close, figure: map.figure as unknown as Picture };
}

it.each([
  ['small', SMALL],
  ['wide', WIDE],
])('the figure and the sprites of a %s map are on their hexes, one and a half hexes wide', (_, hexes) => {
  const { map, fitted, centre, close, figure } = laid(hexes);
  expect(map.hexScale).toBe(fitted.scale);
  const side = MAP.hexWidth * 1.5 * fitted.scale;
  expect(figure).toMatchObject(close(centre(hexes[0] ?? '')));
  const trap = map.spriteOn('trap', 'c2') as unknown as Picture;
  expect(trap).toMatchObject(close(centre('c2')));
  for (const image of [figure, trap]) {
    expect([image.displayWidth, image.displayHeight]).toEqual([expect.closeTo(side), expect.closeTo(side)]);
  }
});

it('a hex of a wide map is smaller, and a hex of a small map has its full size', () => {
  expect(laid(SMALL).map.hexScale).toBe(1);
  expect(laid(WIDE).map.hexScale).toBeLessThan(1);
});

it('the figure prints the HP of the hero only if it is given', () => {
  const key = (hp?: number) => laid(SMALL, hp === undefined ? {} : { hp }).figure.texture.key;
  const bake = (hp?: number) => hexBake({ kind: 'hero', hero: 'bear', ...(hp === undefined ? {} : { hp }) }, MM).key;
  expect([key(), key(5)]).toEqual([bake(), bake(5)]);
  expect(key(5)).not.toBe(key());
});

it('a map on which nothing moves is one picture, until one of its sprites is asked for', () => {
  const { stage, map } = laid(SMALL, { flat: true });
  const shown = () => (map.front as unknown as Picture).texture.key;
  const traps = () => stage.of(hexBake({ kind: 'trap' }, MM).key).length;
  expect([shown(), traps()]).toEqual(['map/flat', 0]);
  expect(map.spriteOn('trap', 'c2')).toMatchObject({ name: 'trap:c2' });
  expect([shown(), traps()]).toEqual(['map', 1]);
  expect(map.spriteOn('trap', 'b2')).toBeNull();
  expect(map.spriteOn('money', 'c2')).toBeNull();
  expect(traps(), 'it is unfolded once').toBe(1);
});

it('a map that is drawn unfolded after a flat one keeps no sprite of an earlier drawing', () => {
  const { stage, map, draw } = laid(SMALL, { flat: true });
  draw();
  draw();
  expect(stage.things.filter(({ name, gone }) => name !== '' && !gone)).toHaveLength(SPRITES.length);
  const sprites = (map as unknown as { list: { list?: unknown[] }[] }).list.find((each) => each.list);
  expect(sprites?.list).toHaveLength(SPRITES.length);
  expect((map.front as unknown as Picture).texture.key).toBe('map');
  const added = stage.things.length;
  map.spriteOn('trap', 'c2');
  expect(stage.things).toHaveLength(added);
});

it('an image below the sprites is above the picture of the card', () => {
  const { stage, map } = laid();
  const image = stage.scene.add.image(0, 0, 'line');
  map.addBelowSprites(image as never);
  const list = (map as unknown as { list: { list?: unknown[] }[] }).list;
  const places = [map.front, image, list.find((each) => each.list), map.figure].map((each) =>
    list.indexOf(each as never),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThanOrEqual(0);
});

it.each([
  ['small', SMALL],
  ['wide', WIDE],
])('on a %s map, places on the screen and hexes agree', (_, hexes) => {
  const { map, fitted, centre, close } = laid(hexes);
  for (const hex of hexes) {
    const { x, y } = centre(hex);
    expect(map.figurePosition(hex)).toEqual(close({ x, y }));
    expect(map.centreOf(hex)).toEqual(close({ x: 300 + x * MM, y: 400 + y * MM }));
    expect(map.positionFor(hex, { x: 50, y: 60 }, MM)).toEqual(close({ x: 50 - x * MM, y: 60 - y * MM }));
    const at = map.centreOf(hex);
    expect(map.hexAtPoint(at.x, at.y)).toBe(hex);
    expect(map.hexAtPoint(at.x + 1.5 * MM * fitted.scale, at.y)).toBe(hex);
  }
  const { x } = centre(hexes[1] ?? '');
  const spread = map.spread(hexes[1] ?? '', MM);
  expect(spread.width).toBeCloseTo(MAP.hexWidth * fitted.scale * MM);
  expect(spread.hexes).toEqual(hexes.map((hex) => expect.closeTo((centre(hex).x - x) * MM)));
});

it('a touch belongs to the nearest hex as far as 0.56 of its height, and to none beyond that or off the card', () => {
  const { map } = laid();
  const { x, y } = map.centreOf('b2');
  const reach = MAP.hexHeight * 0.56 * MM;
  expect(map.hexAtPoint(x - reach + 0.1, y)).toBe('b2');
  expect(map.hexAtPoint(x - reach - 0.1, y)).toBeNull();
  expect(map.hexAtPoint(x, y - reach + 0.1)).toBe('b2');
  expect(map.hexAtPoint(x, y - reach - 0.1)).toBeNull();
  expect(map.hexAtPoint(0, 0)).toBeNull();
  expect(laid([]).map.hexAtPoint(300, 400)).toBeNull();
});

it.each([
  ['small', SMALL],
  ['wide', WIDE],
])('the flat picture of a %s map paints each sprite around its hex', (_, hexes) => {
  const sprites: readonly PlacedSprite[] = [{ at: hexes[1] ?? '', sprite: { kind: 'trap' } }];
  const fitted = fitOf(hexes);
  const { ctx, strokes } = recordingContext();
  const bake = flatMapBake(modelOf(hexes), sprites, MM);
  bake.paint(ctx);
  const alone = recordingContext();
  mapBake(modelOf(hexes), MM).paint(alone.ctx);
  expect(JSON.stringify(strokes.slice(0, alone.strokes.length))).toBe(JSON.stringify(alone.strokes));
  const [save, move, scale, ...rest] = strokes.slice(alone.strokes.length);
  const { x, y } = cardHexCentre(hexes[1] ?? '', fitted);
  const corner = (MAP.hexWidth * 1.5 * fitted.scale) / 2;
  const times = (wanted: string) => strokes.filter(({ name }) => name === wanted).length;
  expect([save?.name, rest.at(-1)?.name, times('save')]).toEqual(['save', 'restore', times('restore')]);
  expect(move).toEqual({ name: 'translate', args: [expect.closeTo(x - corner), expect.closeTo(y - corner)] });
  expect(scale).toEqual({ name: 'scale', args: [fitted.scale, fitted.scale] });
  expect(bake).toMatchObject({ key: 'map/flat', size: CARD, mm: MM, model: [modelOf(hexes), sprites] });
});

it('the bake of a sprite is a square of one and a half hex widths, and that of the map is the whole card', () => {
  const side = MAP.hexWidth * 1.5;
  expect(hexBake({ kind: 'trap' }, MM)).toMatchObject({ size: { width: side, height: side }, mm: MM, model: '' });
  expect(mapBake(modelOf(SMALL), MM)).toMatchObject({ key: 'map', size: CARD, mm: MM, model: modelOf(SMALL) });
  const { ctx, strokes } = recordingContext();
  hexBake({ kind: 'trap' }, MM).paint(ctx);
  expect(strokes.length).toBeGreaterThan(0);
});
