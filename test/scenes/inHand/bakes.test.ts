/** Tests the textures that are painted for the table in each phase of a game: their names, sizes and every drawing command. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Play } from '../../../src/flow/inHand/play';
import { checksum } from '../../../src/journal/digest';
import { arrangeLayout } from '../../../src/scenes/inHand/table/arrangement';
import {
  combatBakes,
  flagBake,
  handAndMapBakes,
  ODDS_GAP,
  oddsBakes,
  risingBakes,
} from '../../../src/scenes/inHand/table/bakes';
import * as onTable from '../../../src/scenes/inHand/table/onTable';
import { activityOf, viewOf } from '../../../src/scenes/inHand/table/tableView';
import { recordingContext } from '../../kit/paint';
import { phases } from '../../kit/phases';
import { furnish } from '../../kit/stage';
import { effect } from '../../kit/table';
import { SAMPLES } from '../../sound/inHand/events';

vi.mock('phaser', async () => (await import('../../kit/stage')).phaserOnStage);
beforeAll(furnish);
afterAll(() => void vi.unstubAllGlobals());

const WINDOWS = { phone: [390, 844], landscape: [844, 390], desktop: [1440, 900] } as const;
const short = (part: unknown): unknown => (typeof part === 'number' ? Math.round(part * 1000) / 1000 : part);

type Bakes = ReturnType<typeof handAndMapBakes>;

function lineOf({ key, size, mm, model, paint }: Bakes[number]): string {
  const { ctx, strokes } = recordingContext();
  paint(ctx);
  const sum = checksum(JSON.stringify([model, strokes], (_, part) => short(part)));
  return `  ${key}: ${short(size.width)} x ${short(size.height)}, mm ${short(mm)}, ${strokes.length} strokes, ${sum}`;
}

function bakesOf(play: Play, [width, height]: readonly [number, number]): Bakes {
  const layout = arrangeLayout(
    width,
    height,
    activityOf(play),
    { top: 0, bottom: 0 },
    { layoutForDie: null, hand: 'right' },
  );
  const [leading, second] = play.state.hero.cards.map(({ id }) => id);
  const cards = play.phase === 'select' ? [leading, second].flatMap((id) => id ?? []) : [];
  const view = viewOf(play, { cards, path: [], basic: false });
  const { ctx } = recordingContext();
  return [
    ...combatBakes(view, layout, null),
    ...combatBakes(view, layout, onTable),
    ...handAndMapBakes(view, layout),
    ...view.hand.flatMap((card) => flagBake(card, layout, ctx) ?? []),
    ...oddsBakes(play, layout),
  ];
}

const PHASES = [...phases()].map(([phase, { play }]) => [phase, play] as const);

it('the test game reaches a fight, a throw and a march', () => {
  expect(PHASES.length).toBeGreaterThan(8);
});

it.each(PHASES)('the textures are painted as in the golden file: %s', async (phase, play) => {
  const lines = Object.entries(WINDOWS).flatMap(([name, window]) => [
    `${name}:`,
    ...new Set(bakesOf(play, window).map(lineOf)),
  ]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./bakes/${phase.replace(/\W+/g, '-')}.txt`);
});

it('R16.1: effects of both sides are painted over the arrows and on the portrait', async () => {
  const [, fight] = PHASES.find(([, { state }]) => state.fight) ?? expect.unreachable('nobody fights');
  const kinds = ['stun', 'shield', 'invisible', 'pit'] as const;
  const effects = kinds.map((kind) => effect(kind));
  const { hero, fight: round } = fight.state;
  const state = { ...fight.state, hero: { ...hero, effects }, fight: round && { ...round, effects } };
  const lines = Object.entries(WINDOWS).flatMap(([name, window]) => [
    `${name}:`,
    ...new Set(bakesOf({ ...fight, state }, window).map(lineOf)),
  ]);
  expect(lines.join('\n')).toContain('chips/hero');
  expect(lines.join('\n')).toContain('chips/monster');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./bakes/borne.txt');
});

it('R13.1: the odds are three cells side by side with gaps between them', () => {
  const [, roll] = PHASES.find(([phase]) => phase === 'heroTurn.rolling') ?? expect.unreachable('nobody rolls');
  const layout = arrangeLayout(390, 844, 'roll', { top: 0, bottom: 0 }, { layoutForDie: null, hand: 'right' });
  const cells = oddsBakes(roll, layout);
  expect(cells.map(({ key }) => key)).toEqual(['odds/0', 'odds/1', 'odds/2']);
  const widths = cells.reduce((sum, { size }) => sum + size.width, 0);
  expect(widths + 2 * ODDS_GAP).toBeCloseTo(layout.odds.width);
  expect(ODDS_GAP).toBe(8);
});

it('numbers rise in red for lost HP and in green for healed HP', () => {
  const rising = Object.values(SAMPLES).flatMap((event) =>
    risingBakes(event).map(({ key }) => `${event.type}: ${key}`),
  );
  expect(rising).toMatchInlineSnapshot(`
    [
      "monsterHurt: rising/−3/#B3261A",
      "heroHurt: rising/−2/#B3261A",
      "healed: rising/+2/#14605A",
    ]
  `);
});
