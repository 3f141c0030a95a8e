/** Tests what the print of a last board shows: light or river, ways, skulls, and texts within the sheet. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PALETTE } from '../../../src/scenes/art';
import { paintBoardPrint } from '../../../src/scenes/longTable/art/boardPrint';
import icons from '../../../src/scenes/longTable/art/icons.gen.json';
import { hexesOf, placeMap } from '../../../src/scenes/longTable/art/printSeals';
import { HEX } from '../../../src/scenes/longTable/board';
import type { LastBoard } from '../../../src/session/longTable/lastBoard';
import type { TurningHex } from '../../../src/session/longTable/turningHexes';
import { recordingContext } from '../../kit/paint';

beforeEach(async () => {
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(readonly d: unknown = '') {}
      addPath() {}
    },
  );
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(icons)));
  const { loadLongIcons } = await import('../../../src/scenes/longTable/art/icons');
  await loadLongIcons();
});
afterEach(() => void vi.unstubAllGlobals());

const BOARD: LastBoard = {
  scenario: 'noticeOnTheDoor',
  won: true,
  round: 4,
  fallen: 2,
  hp: 9,
  floor: { plain: ['a1', 'a2', 'a3', 'b1', 'b2'], obstacle: ['b3'] },
  things: [{ thing: 'door', hex: 'a4' }],
  heroes: [
    { hero: 'bailiff', hex: 'a2', hasFallen: false, way: ['a1', 'a2'] },
    { hero: 'ferrywoman', hex: 'b1', hasFallen: true, way: ['b2', 'b1'] },
  ],
  figures: [{ kind: 'writHound', hex: 'a3', side: 'elite' }],
  skulls: ['b2', 'a2'],
  last: 'b2',
};
const WORDS = {
  title: 'Notice on the Door',
  line: 'Round 4.',
  stamp: 'Won',
  heroes: ['Bailiff', 'Ferrywoman'],
  killed: 'killed',
  turningPoint: 'turned',
};

function painted(change: Partial<LastBoard> = {}, height = 796, turns: readonly TurningHex[] = []) {
  const { ctx, strokes } = recordingContext();
  paintBoardPrint(ctx, 690, height, { ...BOARD, ...change }, WORDS, turns);
  const set = (name: string) => strokes.filter((each) => each.name === name).map(({ args }) => args[0]);
  const shapes = strokes.flatMap(({ name, args: [path] }) =>
    name === 'fill' && path ? [(path as { d: string }).d] : [],
  );
  const texts = strokes.flatMap(({ name, args }) => (name === 'fillText' ? [args[0]] : []));
  return { strokes, set, shapes, texts };
}

/** The icons that were drawn, by their path data. */
const countOf = (strokes: ReturnType<typeof painted>['strokes'], icon: keyof typeof icons) =>
  strokes.filter(({ args }) => args.some((each) => (each as { d?: unknown } | undefined)?.d === icons[icon])).length;

describe('the print of a last board', () => {
  it('shows light after a victory and a river after a defeat', () => {
    const [won, lost] = [painted(), painted({ won: false })];
    // Rain is half transparent, and the river lets the map below it shine through.
    expect(won.set('globalAlpha')).not.toEqual(expect.arrayContaining([0.5, 0.78]));
    expect(lost.set('globalAlpha')).toEqual(expect.arrayContaining([0.5, 0.78]));
    const lightIn = ({ shapes }: typeof won) => shapes.filter((d) => d.length > 20_000).length;
    expect([lightIn(won), lightIn(lost)]).toEqual([1, 0]);
  });

  it('stamps in red or in the blue of the Far Bank', () => {
    expect(painted().set('fillStyle').at(-2)).not.toBe(PALETTE.dotBlue);
    expect(painted({ won: false }).set('strokeStyle')).toContain(PALETTE.dotBlue);
    expect(painted().set('strokeStyle')).not.toContain(PALETTE.dotBlue);
  });

  it('draws each way in its own dashes', () => {
    const dashes = painted()
      .strokes.filter(({ name }) => name === 'setLineDash')
      .map(({ args }) => JSON.stringify(args[0]));
    // Two ways, the broken ring of the fallen hero, and two samples in the legend.
    expect(dashes).toHaveLength(5);
    expect(new Set(dashes).size).toBe(4);
  });

  it('draws a skull where a monster died, unless a figure stands there', () => {
    // One skull more is in the legend.
    expect(countOf(painted().strokes, 'death-skull')).toBe(2);
    expect(countOf(painted({ skulls: ['b2', 'a1'] }).strokes, 'death-skull')).toBe(3);
    expect(countOf(painted({ skulls: [] }).strokes, 'death-skull')).toBe(0);
  });

  it('prints title, names, result and stamp, on a high and on a low sheet', () => {
    for (const height of [796, 600])
      expect(painted({}, height).texts).toEqual([
        'Notice on the Door',
        'Bailiff',
        'Ferrywoman',
        'killed',
        'Round 4.',
        'Won',
      ]);
  });

  it('names in the legend only what is on the map, and has none on a small print', () => {
    expect(painted({ skulls: [] }).texts).not.toContain('killed');
    expect(painted({}, 796, [{ n: 1, hex: 'a2' }]).texts).toContain('turned');
    expect(painted({}, 796, [{ n: 1, hex: 'z9' }]).texts).not.toContain('turned');
    const { ctx, strokes } = recordingContext();
    paintBoardPrint(ctx, 300, 260, BOARD, WORDS);
    const texts = strokes.flatMap(({ name, args }) => (name === 'fillText' ? [args[0]] : []));
    expect(texts).toEqual(['Notice on the Door', 'Round 4.', 'Won']);
  });

  it('prints the numbers of figures and plates as the map does, also on a small print', () => {
    const figures = [
      { kind: 'writHound', hex: 'a3', side: 'elite', number: 4 },
      { kind: 'shuffler', hex: 'a1', side: 'normal', number: 7 },
      { kind: 'sergeant', hex: 'b1', side: 'boss' },
    ] as const;
    const plates = [{ hex: 'b2', mark: '1' }];
    expect(painted({ figures, plates }).texts.filter((text) => /^\d+$/.test(String(text)))).toEqual(['4', '7', '1']);
    const { ctx, strokes } = recordingContext();
    paintBoardPrint(ctx, 240, 260, { ...BOARD, figures, plates }, WORDS);
    const { scale } = placeMap(BOARD, { x: 30, y: 28, width: 630, height: 551 });
    const radii = strokes.flatMap(({ name, args }, nth) => {
      const isNumber = name === 'fillText' && /^\d+$/.test(String(args[0]));
      const disc = isNumber && strokes.slice(0, nth).findLast((each) => each.name === 'arc');
      return disc ? [Number(disc.args[2]) * scale * (240 / 690)] : [];
    });
    expect(radii).toHaveLength(3);
    expect(Math.min(...radii)).toBeGreaterThan(4);
  });

  it('lets no water flow over what is printed on the lowest hexes', () => {
    const board = { ...BOARD, won: false };
    const { strokes } = painted(board);
    const water = strokes.findIndex(({ name, args }) => name === 'globalAlpha' && args[0] === 0.78);
    const [, top] = strokes.slice(water).find(({ name }) => name === 'fillRect')?.args ?? [];
    const { at, scale, dy } = placeMap(board, { x: 30, y: 28, width: 630, height: 600 });
    const lowest = Math.max(...hexesOf(board).map((hex) => at.centre(hex).y));
    // The ring of a figure is 0.88 times as large as its hex; on a turned map a hex reaches 0.5 hex widths below its centre.
    expect(Number(top)).toBeGreaterThanOrEqual(dy + scale * (lowest + 0.88 * 0.5 * HEX));
  });

  it.each([true, false])(
    'prints the numbers of the turning points apart from each other, if the map has their hexes',
    (won) => {
      const turns = [
        { n: 1, hex: 'a2' },
        { n: 2, hex: 'z9' },
        { n: 3, hex: 'a2' },
      ];
      const { strokes } = painted({ won }, 796, turns);
      const numbers = strokes.filter(({ name, args }) => name === 'fillText' && /^[123]$/.test(String(args[0])));
      expect(numbers.map(({ args }) => args[0])).toEqual(['1', '3']);
      // A seal has a rim and a face.
      const faces = strokes.filter(({ name, args }) => name === 'arc' && args[2] === 14);
      const [first, second] = faces.map(({ args }) => Number(args[0]));
      expect(Math.abs((first ?? 0) - (second ?? 0))).toBeGreaterThan(20);
      const order = strokes.map(({ name, args }) => (name === 'fillText' ? args[0] : name));
      // The river of a lost game is carved before the numbers are printed.
      expect(order.lastIndexOf('clip')).toBeLessThan(order.indexOf('1'));
    },
  );
});
