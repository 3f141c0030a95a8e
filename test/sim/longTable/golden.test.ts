/** Tests that the committed balance of the Long Table fits the present content, uses reporting seeds, and meets its targets. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heroes } from '../../../src/content/longTable';
import { type Attempt, type Ending, PATHS } from '../../../src/sim/longTable/campaign';
import { type Cell, DIFFICULTIES, SCENARIOS } from '../../../src/sim/longTable/cells';
import { digestOf, GOLDEN, nameOf, readGolden } from '../../../src/sim/longTable/golden';
import { OTHER_SIZES, page, sortedCells, TARGETS } from '../../../src/sim/longTable/report';

/** The least number of games in a cell at normal, and by how many points a scenario may miss the target. */
const GAMES = 40;
const OUT = 12;
/** The permitted mean number of rounds of won games, for each scenario at normal. */
const ROUNDS = [9, 14] as const;
/** The per cent of a card's plays that each of its halves must exceed, and the least number of plays to judge this. */
const LEAST = 2;
const PLAYS = 25;
/** The least number of games for the mean of a difficulty or of a party size. */
const FEW = 5;

const golden = readGolden();
const reports = Object.values(golden.cells).map(({ report }) => report);
const normal = (scenario: string): Cell => ({ scenario, difficulty: 'normal', size: 2 });
const reportOf = (scenario: string) => {
  const cell = golden.cells[nameOf(normal(scenario))];
  if (!cell) throw new Error(`npm run sim -- --mode longTable --scenario ${scenario} --games ${GAMES} --write`);
  return cell;
};
const meanOf = (difficulty: Cell['difficulty'], size: number): number => {
  const wins = SCENARIOS.map((scenario) => {
    const report = golden.cells[nameOf({ scenario, difficulty, size })]?.report;
    const command = `npm run sim -- --mode longTable --scenario ${scenario} --difficulty ${difficulty} --heroes ${size} --write`;
    if (!report || report.games < FEW) throw new Error(command);
    return percent(report);
  });
  return wins.reduce((sum, each) => sum + each, 0) / wins.length;
};
const percent = ({ won, games }: { won: number; games: number }) => (100 * won) / games;

describe('the golden balance', () => {
  it.each(SCENARIOS)('was made with the present content: %s', (scenario) => {
    const { content, report } = reportOf(scenario);
    expect(content, `npm run sim -- --mode longTable --scenario ${scenario} --games ${GAMES} --write`).toBe(
      digestOf(normal(scenario)),
    );
    expect(report.games).toBeGreaterThanOrEqual(GAMES);
    expect(report.seeds).toBe('report');
  });

  it.each(Object.keys(golden.cells))('contains no cells of earlier content: %s', (name) => {
    const { content, report } = golden.cells[name] ?? expect.unreachable(name);
    const { scenario, difficulty, size, seeds } = report;
    expect(seeds).toBe('report');
    expect(
      content,
      `npm run sim -- --mode longTable --scenario ${scenario} --difficulty ${difficulty} --heroes ${size} --write`,
    ).toBe(digestOf(report));
  });

  it('equals the page beside it, and was made with the careful bot', () => {
    expect(golden.bot).toBe('careful');
    expect(readFileSync(new URL('balance.md', GOLDEN), 'utf8')).toBe(
      page({ bot: golden.bot, cells: sortedCells(reports) }),
    );
  });

  it('meets the target with two heroes at normal, with each scenario within twelve points', () => {
    const [least, most] = TARGETS.normal;
    const wins = SCENARIOS.map((scenario) => [scenario, percent(reportOf(scenario).report)] as const);
    const mean = wins.reduce((sum, [, per]) => sum + per, 0) / wins.length;
    expect(mean).toBeGreaterThanOrEqual(least);
    expect(mean).toBeLessThanOrEqual(most);
    expect(wins.filter(([, per]) => per < least - OUT || per > most + OUT)).toEqual([]);
  });

  it('has won games at normal that last nine to fourteen rounds on average', () => {
    const [least, most] = ROUNDS;
    const rounds = SCENARIOS.map((scenario) => [scenario, reportOf(scenario).report.rounds] as const);
    expect(rounds.filter(([, mean]) => mean < least || mean > most)).toEqual([]);
  });

  it.each(DIFFICULTIES)('has a mean that meets the target with two heroes: %s', (difficulty) => {
    const [least, most] = TARGETS[difficulty];
    const mean = meanOf(difficulty, 2);
    expect(mean).toBeGreaterThanOrEqual(least);
    expect(mean).toBeLessThanOrEqual(most);
  });

  it.each([1, 3, 4])('has a mean that meets the target at normal with this many heroes: %i', (size) => {
    const [least, most] = OTHER_SIZES;
    const mean = meanOf('normal', size);
    expect(mean).toBeGreaterThanOrEqual(least);
    expect(mean).toBeLessThanOrEqual(most);
  });

  it('has each half of each card in more than 2 % of the card’s plays', () => {
    const uses = new Map<string, number>();
    for (const { size, halves } of reports)
      if (size === 2) for (const [half, times] of Object.entries(halves)) uses.set(half, (uses.get(half) ?? 0) + times);
    const cards = heroes.ids.flatMap((hero) => heroes.get(hero)?.cards ?? []).map(({ id }) => id);
    const played = (card: string, half: string) => uses.get(`${card}/${half}`) ?? 0;
    const all = (card: string) => played(card, 'top') + played(card, 'bottom') + played(card, 'basic');
    expect(cards.filter((card) => all(card) < PLAYS)).toEqual([]);
    const rare = cards.flatMap((card) =>
      (['top', 'bottom'] as const).flatMap((half) => {
        const per = (100 * played(card, half)) / all(card);
        return per > LEAST ? [] : [`${card} ${half}: ${per.toFixed(1)} of 100`];
      }),
    );
    expect(rare).toEqual([]);
  });

  it('has every pair of heroes within fifteen points of the mean', () => {
    const pairs = new Map<string, { games: number; won: number }>();
    for (const scenario of SCENARIOS)
      for (const [pair, [games, won]] of Object.entries(reportOf(scenario).report.parties)) {
        const sum = pairs.get(pair) ?? { games: 0, won: 0 };
        pairs.set(pair, { games: sum.games + games, won: sum.won + won });
      }
    const all = [...pairs.values()].map(percent);
    const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
    expect(pairs.size).toBe(6);
    expect(all.filter((each) => Math.abs(each - mean) > 15)).toEqual([]);
  });
});

describe('the golden campaigns', () => {
  interface Kept {
    readonly bot: string;
    readonly attempts: readonly Attempt[];
    readonly facts: Readonly<Record<string, number>>;
    readonly events: Readonly<Record<'city' | 'road', number>>;
  }
  const kept: Readonly<Record<Ending, Kept>> = JSON.parse(readFileSync(new URL('campaigns.json', GOLDEN), 'utf8'));

  it.each(['I', 'II', 'III'] as const)('L33.1: reach ending %s with marks, events and a dungeon', (ending) => {
    const { bot, attempts, facts, events } = kept[ending];
    expect(bot).toBe('careful');
    expect(attempts.flatMap(({ scenario, won }) => (won && scenario !== null ? [scenario] : []))).toEqual(
      PATHS[ending],
    );
    expect(attempts.filter(({ scenario }) => scenario === null)).toHaveLength(1);
    expect(facts['enhanced']).toBeGreaterThanOrEqual(1);
    expect(Math.min(events.city, events.road)).toBeGreaterThanOrEqual(5);
  });

  it('L32.11: include a retirement on the way to all three endings', () => {
    const retired = Object.entries(kept).filter(([, { facts }]) => (facts['heroRetired'] ?? 0) > 0);
    expect(retired.map(([ending]) => ending)).toEqual(['I', 'II', 'III']);
  });
});
