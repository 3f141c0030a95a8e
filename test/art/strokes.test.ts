/**
 * Compares a checksum of every painter's strokes with the recorded one; a difference means that the painting looks different. The
 * comparison of pictures on the real page shows what is different; `UPDATE_STROKES=1 npx vitest run --project unit
 * test/art/strokes.test.ts` records new checksums.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checksum } from '../../src/journal/digest';
import type { Ctx } from '../../src/scenes/art';
import type { ChipModel } from '../../src/scenes/inHand/art';
import { paintBlock } from '../../src/scenes/inHand/art/block';
import * as blow from '../../src/scenes/inHand/art/blow';
import { drawBecomesArrow, drawDot, drawTick } from '../../src/scenes/inHand/art/cardMarks';
import { HERO_MODIFIERS_LAYOUT } from '../../src/scenes/inHand/art/characterHpCard';
import { dieRoom, paintDie, paintDieShadow } from '../../src/scenes/inHand/art/die';
import { paintCharacterHpTrack, paintMonsterHpTrack } from '../../src/scenes/inHand/art/hpTrack';
import * as lift from '../../src/scenes/inHand/art/lift';
import type { HexSprite } from '../../src/scenes/inHand/art/mapModels';
import * as story from '../../src/scenes/inHand/art/story';
import { PIPS, restingTurn, sidesOf } from '../../src/scenes/inHand/roll/die';
import * as ghost from '../../src/scenes/longTable/art/ghost';
import { loadLongIcons } from '../../src/scenes/longTable/art/icons';
import { BOARDS } from '../../src/scenes/longTable/board';
import { recordingContext } from '../kit/paint';
import * as art from './art';
import * as sample from './samples';

const FILE = new URL('strokes.json', import.meta.url);
const golden = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
const fresh: Record<string, string> = {};

beforeAll(async () => {
  vi.stubGlobal(
    'Path2D',
    class {
      constructor(readonly d: unknown = '') {}
      addPath() {}
    },
  );
  const icons = readFileSync('src/scenes/inHand/art/icons.gen.json', 'utf8');
  vi.stubGlobal('fetch', async () => new Response(icons));
  await art.loadIcons();
  const longIcons = readFileSync('src/scenes/longTable/art/icons.gen.json', 'utf8');
  vi.stubGlobal('fetch', async () => new Response(longIcons));
  await loadLongIcons();
});

afterAll(() => {
  if (process.env['UPDATE_STROKES']) writeFileSync(FILE, `${JSON.stringify(fresh, null, 2)}\n`);
});

const SPRITES: readonly HexSprite[] = [
  { kind: 'hero', hero: 'bailiff' },
  { kind: 'monster', monster: 'shuffler', rank: 'normal' },
  { kind: 'monster', monster: 'tallyCrow', rank: 'elite' },
  { kind: 'reach', cost: 3 },
  { kind: 'reach', cost: 2, onInk: true },
  { kind: 'threat' },
  { kind: 'goal' },
  { kind: 'target' },
  { kind: 'trap' },
  { kind: 'money' },
  { kind: 'money', count: 2 },
  { kind: 'treasure', number: 12 },
  { kind: 'objective' },
  { kind: 'dead', coin: true },
  { kind: 'letter', letter: 'b' },
  { kind: 'start' },
  { kind: 'dot', dot: 'orange' },
  { kind: 'pathDot' },
  { kind: 'pathDot', danger: true },
  { kind: 'goal', danger: true },
  { kind: 'focus' },
  { kind: 'unlit' },
  { kind: 'flooded' },
  { kind: 'hero', hero: 'bailiff', hp: 11 },
  { kind: 'served' },
  { kind: 'torn' },
];

const ODDS = { face: 'A', modifier: '-1', chance: '11%', damage: '1', unit: 'dmg', hp: { from: 6, to: 5 } } as const;

const CHIPS: readonly ChipModel[] = [
  { id: 'stun', icon: 'knocked-out-stars', value: '', end: 'hero', turns: 1, tone: 'bad' },
  { id: 'invisible', icon: 'domino-mask', value: '', end: 'dead', turns: 2, tone: 'good' },
  { id: 'counter/pints', icon: 'barrel', value: '3', end: null, turns: 1, tone: 'plain' },
];
const TERMS: readonly story.CalculationTerm[] = [{ text: '4' }, { text: '+ 2' }, { text: '\u2212 1', glyph: 'shield' }];

type Painting = readonly [name: string, paint: (ctx: Ctx) => void];

const PAINTINGS: readonly Painting[] = [
  ...sample.faces.map((face, i): Painting => [`face ${i} ${face.id}`, (ctx) => art.paintAbilityCard(ctx, face)]),
  ...(['top', 'bottom'] as const).map((half): Painting => [`acting ${half}`, (ctx) => art.paintActing(ctx, half)]),
  ...[1, 5, 6, 7, 8].flatMap((hp): Painting[] => [
    [`hero HP ${hp}, front`, (ctx) => art.paintCharacterHpCard(ctx, { ...sample.heroCard, hp }, 'front')],
    [`hero HP ${hp}, back`, (ctx) => art.paintCharacterHpCard(ctx, { ...sample.heroCard, hp }, 'back')],
    [`hero track ${hp}`, (ctx) => paintCharacterHpTrack(ctx, { ...sample.heroCard, hp })],
    [`monster track ${hp}`, (ctx) => paintMonsterHpTrack(ctx, { ...sample.monsterCard, hp })],
  ]),
  ...(['front', 'back'] as const).map(
    (side): Painting => [`monster HP, ${side}`, (ctx) => art.paintMonsterHpCard(ctx, sample.monsterCard, side)],
  ),
  ...Object.entries(sample.plates).flatMap(([name, plate]): Painting[] => [
    [`plate ${name}`, (ctx) => art.paintMonsterPlate(ctx, plate)],
    [
      `plate ${name}, with other HP`,
      (ctx) => art.paintMonsterPlate(ctx, { ...plate, show: 'normal', hpHere: plate.hp.normal - 1 }),
    ],
    [`plate ${name}, elite, C rolled`, (ctx) => art.paintMonsterPlate(ctx, { ...plate, show: 'elite', rolled: 'C' })],
  ]),
  ['monster card', (ctx) => art.paintMonsterCard(ctx, ...sample.quarters)],
  ['monster card, half of it blank', (ctx) => art.paintMonsterCard(ctx, sample.quarters[0], null)],
  ['item strip', (ctx) => art.paintItemStrip(ctx, sample.biscuit)],
  ['item tab', (ctx) => art.paintItemTab(ctx, { id: 'funeralBiscuit', use: 'consumed' })],
  ['item tab, spent', (ctx) => art.paintItemTab(ctx, { id: 'funeralBiscuit', use: 'spent', spent: true })],
  ['tracker', (ctx) => art.paintRangeTracker(ctx, { hero: 'bailiff', monster: 'tallyCrow', distance: 3, reach: 2 })],
  ['tracker, nobody near', (ctx) => art.paintRangeTracker(ctx, { hero: 'bailiff' })],
  ['map', (ctx) => art.paintMapCard(ctx, sample.map)],
  ...SPRITES.map(
    (what): Painting => [`hex ${JSON.stringify(what)}`, (ctx) => art.paintHexSprite(ctx, what, art.MAP.hexWidth)],
  ),
  ...PIPS.map((pips): Painting => [`die ${pips}`, (ctx) => paintDie(ctx, 18, sidesOf(restingTurn(pips, 0.3)))]),
  ...(['ready', 'pressed', 'idle'] as const).map(
    (state): Painting => [`seal, ${state}`, (ctx) => art.paintSeal(ctx, 88, state === 'idle' ? 'roll' : 'play', state)],
  ),
  ...(['ready', 'pressed', 'idle', 'chosen'] as const).map(
    (state): Painting => [`button, ${state}`, (ctx) => art.paintButton(ctx, 44, 44, state, 'menu')],
  ),
  ...(['done', 'open', 'blocked', 'unknown'] as const).map(
    (state): Painting => [`scenario, ${state}`, (ctx) => art.paintScenarioNode(ctx, { number: 12, state })],
  ),
  ...(['A', 'B', 'C'] as const).map((face): Painting => [`stamp ${face}`, (ctx) => art.paintStamp(ctx, face, 96)]),
  ['needle', (ctx) => art.paintNeedle(ctx, 150)],
  ['flag, leading', (ctx) => art.paintFlag(ctx, { text: 'Leads 14', tone: 'vermilion', glyph: 'initiative' })],
  ['flag, second', (ctx) => art.paintFlag(ctx, { text: '2nd', tone: 'bone' })],
  ['flag, of a condition', (ctx) => art.paintFlag(ctx, { text: 'Muddled', tone: 'line', glyph: 'muddle' })],
  ['ring at rest', (ctx) => art.paintRestRing(ctx)],
  ['cell at rest', (ctx) => art.paintRestMark(ctx, 7)],
  ['column', (ctx) => art.paintColumnFrame(ctx, art.columnBox(HERO_MODIFIERS_LAYOUT, 1, 2))],
  ['crossing', (ctx) => art.paintCrossing(ctx)],
  ['odds', (ctx) => art.paintOddsCell(ctx, ODDS, 121, 82)],
  ['odds, current', (ctx) => art.paintOddsCell(ctx, { ...ODDS, current: true }, 121, 82)],
  ['odds, narrow', (ctx) => art.paintOddsCell(ctx, { ...ODDS, hp: { from: 16, to: 15 } }, 103, 82)],
  ['odds, large', (ctx) => art.paintOddsCell(ctx, ODDS, 246, 113)],
  ['panel', (ctx) => art.paintPanel(ctx, 220, 110, { stitched: true })],
  ['sheet', (ctx) => art.paintSheet(ctx, 326, 200, 'ledger')],
  ['grip', (ctx) => art.paintGrip(ctx, 66)],
  ['coin', (ctx) => art.paintToken(ctx, 'money', 40, art.PALETTE.gold)],
  ['rising number', (ctx) => art.paintRising(ctx, '\u22123', art.PALETTE.vermilion)],
  ...CHIPS.map(
    (chip): Painting => [`chip, ${chip.tone}`, (ctx) => art.paintChip(ctx, { chip, x: 0, y: 0, width: 16, height: 8 })],
  ),
  ['reckoning', (ctx) => story.paintCalculation(ctx, { terms: TERMS, shownTerms: 3, total: '5' })],
  ['reckoning, begun', (ctx) => story.paintCalculation(ctx, { terms: TERMS, shownTerms: 1, total: null })],
  ['sum', (ctx) => story.paintTotal(ctx, '5')],
  ['modifier', (ctx) => story.paintModifier(ctx, '+1')],
  ['light on a table', (ctx) => story.paintCross(ctx, HERO_MODIFIERS_LAYOUT, 1, 2)],
  ['gouges', (ctx) => story.paintGouges(ctx, 24, 3)],
  ['light, half carved away', (ctx) => story.paintCarved(ctx, { width: 18, height: 29 }, 0.5)],
  ['skull', (ctx) => story.paintSkull(ctx, 15)],
  ['sign', (ctx) => story.paintSign(ctx, 54, 'trap', art.PALETTE.vermilion)],
  ['entrance', (ctx) => story.paintEntrance(ctx, { name: 'Mother Mire', line: 'Landlady of the fen.' }, 390)],
  ['burst', (ctx) => blow.paintBurst(ctx, 80, 90, 20, 9)],
  ['burst, two digits', (ctx) => blow.paintBurst(ctx, 80, 90, 20, 10)],
  ['damage, cancelled', (ctx) => blow.paintCancelStroke(ctx, 80, 90)],
  ['frame of the HP card after the damage', (ctx) => blow.paintGhostFrame(ctx, 80, 90)],
  ['sign of death', (ctx) => blow.paintDeathSign(ctx, 80, 90)],
  ['shade', (ctx) => blow.paintShade(ctx, 390, 200, false)],
  ['shade, soft', (ctx) => blow.paintShade(ctx, 390, 200, true)],
  ['slip', (ctx) => lift.paintSlip(ctx, 'one', { rows: [[{ kind: 'glyph', glyph: 'attack', value: '3' }]] })],
  ...(['top', 'bottom'] as const).map((half): Painting => [`gap, ${half}`, (ctx) => lift.paintGap(ctx, half)]),
  ...[true, false].map((isOn): Painting => [`basic tab, ${isOn}`, (ctx) => lift.paintBasicTab(ctx, isOn)]),
  ['mark, orange', (ctx) => drawDot(ctx, 'orange', 10, 12, 4)],
  ['mark, blue', (ctx) => drawDot(ctx, 'blue', 10, 12, 4)],
  ['mark, becomes', (ctx) => drawBecomesArrow(ctx, 10, 12, 4, art.PALETTE.ink)],
  ['mark, tick', (ctx) => drawTick(ctx, 10, 12, 4, art.PALETTE.ink)],
  ['block', (ctx) => paintBlock(ctx, 60, 80, { icon: 'barrel', id: 'barrel' })],
  ['block, with an accent', (ctx) => paintBlock(ctx, 60, 80, { icon: 'barrel', id: 'town', accent: true })],
  ['ghost, disc', (ctx) => ghost.paintDisc(ctx, ghost.DOT, art.PALETTE.teal)],
  ['ghost, arrowhead', (ctx) => ghost.paintHead(ctx, art.PALETTE.ink)],
  ...(['upright', 'turned'] as const).flatMap((lie): Painting[] => [
    [`ghost, ring, ${lie}`, (ctx) => ghost.paintRing(ctx, BOARDS[lie], art.PALETTE.teal)],
    [`map cursor, ${lie}`, (ctx) => ghost.paintCursor(ctx, BOARDS[lie])],
  ]),
  ...([null, 'dead', 60] as const).map(
    (sign): Painting => [
      `ghost, label, ${sign}`,
      (ctx) => ghost.paintTag(ctx, { text: '2.5', sign, changed: sign === 60 }),
    ],
  ),
  ['table', (ctx) => art.paintTable(ctx, 720, 420)],
  ['die, its shadow', (ctx) => paintDieShadow(ctx, dieRoom(18))],
  ['card, its shadow', (ctx) => art.paintCardShadow(ctx, art.CARD.width, art.CARD.height, 1)],
  ['selection', (ctx) => art.paintSelectionRim(ctx, art.ABILITY_HALF.width, art.ABILITY_HALF.height, 0.7)],
];

/** The strokes as text; numbers are rounded to a ten-thousandth, because smaller differences are invisible. */
function strokesOf(paint: (ctx: Ctx) => void): string {
  const { ctx, strokes } = recordingContext();
  paint(ctx);
  expect(strokes.length).toBeGreaterThan(2);
  return JSON.stringify(strokes, (_, part: unknown) =>
    typeof part === 'number' ? Math.round(part * 10_000) / 10_000 : part,
  );
}

it('has every painting that is recorded, and no other', () => {
  if (!process.env['UPDATE_STROKES'])
    expect(PAINTINGS.map(([name]) => name).sort()).toEqual(Object.keys(golden).sort());
});

it.each(PAINTINGS)('is painted as recorded: %s', (name, paint) => {
  fresh[name] = checksum(strokesOf(paint));
  if (!process.env['UPDATE_STROKES']) expect(fresh[name]).toBe(golden[name]);
});
