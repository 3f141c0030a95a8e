/**
 * Makes the report of a simulator run at the Long Table: win rates and their targets, and how often each printed thing
 * was used.
 */
import { bookFor, heroes } from '../../content/longTable';
import { interval, table } from '../figures';
import { describeSeeds, type SeedSet } from '../seeds';
import { type Cell, DIFFICULTIES, type Difficulty, heroLevelOf, partiesOf, SCENARIOS, setupFor } from './cells';
import { type GameResult, increment, type Uses } from './game';

/**
 * Target win rates of the careful bot with two heroes, in per cent, from and to. At the difficulty 'normal' the rate of
 * a scenario may miss its target by twelve points.
 */
export const TARGETS: Readonly<Record<Difficulty, readonly [number, number]>> = {
  easy: [85, 95],
  normal: [75, 85],
  hard: [45, 60],
  veryHard: [20, 40],
};
/** The target win rate with one, three or four heroes at the difficulty 'normal', in per cent, from and to. */
export const OTHER_SIZES: readonly [number, number] = [65, 90];

/**
 * The results of one cell. Rounds, HP and tokens are means over the won games; negations and experience are means over
 * all games. Negations, experience and tokens are per hero.
 */
export interface CellReport extends Cell {
  readonly seeds: SeedSet;
  readonly games: number;
  readonly won: number;
  readonly rounds: number;
  /** HP left at the end, in per cent of the heroes' maximum HP. */
  readonly hp: number;
  readonly negations: number;
  readonly experience: number;
  readonly tokens: number;
  /** Number of lost games in which more heroes were exhausted by a lack of cards than by damage. */
  readonly lostByCards: number;
  /** The number of games and of wins of each party. The keys name the heroes. */
  readonly parties: Readonly<Record<string, readonly [games: number, won: number]>>;
  readonly halves: Uses;
  readonly items: Uses;
  readonly damage: Uses;
}

/** The report of a run. */
export interface Report {
  readonly bot: string;
  readonly cells: readonly CellReport[];
}

/** Adds up the games of a cell. */
export function sumUp(cell: Cell, games: readonly GameResult[], seeds: SeedSet): CellReport {
  const won = games.filter((game) => game.won);
  const mean = (pick: (game: GameResult) => number, among: readonly GameResult[]) =>
    among.length > 0 ? Math.round((10 * among.reduce((sum, game) => sum + pick(game), 0)) / among.length) / 10 : 0;
  const parties: Record<string, [number, number]> = {};
  for (const game of games) {
    const name = game.party.join(' ');
    const [played, wins] = parties[name] ?? [0, 0];
    parties[name] = [played + 1, wins + (game.won ? 1 : 0)];
  }
  return {
    ...cell,
    seeds,
    games: games.length,
    won: won.length,
    rounds: mean(({ rounds }) => rounds, won),
    hp: Math.round(mean(({ hp }) => 100 * hp, won)),
    negations: mean(({ negations, party }) => negations / party.length, games),
    experience: mean(({ experience, party }) => experience / party.length, games),
    tokens: mean(({ tokens, party }) => tokens / party.length, won),
    lostByCards: games.filter((game) => !game.won && game.outOf.cards > game.outOf.hp).length,
    parties,
    halves: addUp(games.map(({ halves }) => halves)),
    items: addUp(games.map(({ items }) => items)),
    damage: addUp(games.map(({ damage }) => damage)),
  };
}

function addUp(all: readonly Uses[]): Uses {
  const sum: Uses = {};
  for (const uses of all) for (const [name, times] of Object.entries(uses)) increment(sum, name, times);
  return Object.fromEntries(Object.entries(sum).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Makes the report of all played cells. */
export function reportOf(bot: string, played: ReadonlyMap<Cell, readonly GameResult[]>, seeds: SeedSet): Report {
  return { bot, cells: [...played].map(([cell, games]) => sumUp(cell, games, seeds)) };
}

/** Sorts cells by the order of the campaign, then by size and difficulty. */
export function sortedCells(cells: readonly CellReport[]): CellReport[] {
  const placeOf = ({ scenario, difficulty, size }: Cell) =>
    (SCENARIOS.indexOf(scenario) * 5 + size) * DIFFICULTIES.length + DIFFICULTIES.indexOf(difficulty);
  return [...cells].sort((a, b) => placeOf(a) - placeOf(b));
}

const percent = (hits: number, of: number): string => (of === 0 ? '-' : `${Math.round((100 * hits) / of)}`);

/** Formats the report as text. */
export function page({ bot, cells }: Report): string {
  const main = cells.filter(({ size }) => size === 2);
  return [
    `# The Long Table's balance, as the ${bot} bot plays`,
    '',
    'Made by `npm run sim -- --mode longTable --write`. Rounds, HP and tokens are means of won games. Parties of each size play in turn.',
    'Seeds are of the set that numbers were tuned on, or of the one that no tuning has seen (`src/sim/seeds.ts`).',
    '',
    table(
      [
        'Scenario',
        'Heroes',
        'Level',
        'Difficulty',
        'Games',
        'Seeds',
        'Won %',
        '95 %',
        'Rounds',
        'HP left %',
        'Negations',
        'XP',
        'Tokens',
        'Lost by cards',
      ],
      cells.map(rowOf),
    ),
    '## Won by difficulty and party size, per cent',
    '',
    table(['Difficulty', 'Heroes', 'Mean', 'Target'], means(cells)),
    '## Parties at normal',
    '',
    table(['Party', 'Games', 'Won %'], partyRows(cells.filter(({ difficulty }) => difficulty === 'normal'))),
    '## Halves, share of the plays of their card in games in which it is in the hand',
    '',
    table(['Card', 'Top %', 'Bottom %', 'Basic %', 'Plays', 'Of the hero’s plays %'], cardRows(main)),
    '## Items, uses in a game of a hero who has them',
    '',
    table(['Item', 'Uses'], itemRows(main)),
  ].join('\n');
}

function rowOf(cell: CellReport): (string | number)[] {
  const [low, high] = interval(cell.won, cell.games);
  return [
    `${SCENARIOS.indexOf(cell.scenario) + 1} ${cell.scenario}`,
    cell.size,
    heroLevelOf(cell.scenario),
    cell.difficulty,
    cell.games,
    describeSeeds(cell.seeds, cell.games),
    percent(cell.won, cell.games),
    `${Math.round(100 * low)}-${Math.round(100 * high)}`,
    cell.rounds,
    cell.hp,
    cell.negations,
    cell.experience,
    cell.tokens,
    cell.lostByCards,
  ];
}

function means(cells: readonly CellReport[]): (string | number)[][] {
  return [1, 2, 3, 4].flatMap((size) =>
    DIFFICULTIES.flatMap((difficulty) => {
      const of = cells.filter((cell) => cell.size === size && cell.difficulty === difficulty);
      if (of.length === 0) return [];
      const mean = of.reduce((sum, { won, games }) => sum + won / games, 0) / of.length;
      const target = size === 2 ? TARGETS[difficulty] : difficulty === 'normal' ? OTHER_SIZES : null;
      return [[difficulty, size, `${Math.round(100 * mean)}`, target ? target.join('-') : '']];
    }),
  );
}

function partyRows(cells: readonly CellReport[]): (string | number)[][] {
  return [1, 2, 3, 4].flatMap((size) =>
    partiesOf(size).flatMap((party) => {
      const name = party.join(' ');
      const found = cells.flatMap(({ parties }) => parties[name] ?? []);
      const of = cells.flatMap(({ parties }) => (parties[name] ? [parties[name]] : []));
      if (found.length === 0) return [];
      const [games, won] = of.reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
      return [[name, games, percent(won, games)]];
    }),
  );
}

function cardRows(cells: readonly CellReport[]): (string | number)[][] {
  const uses = addUp(cells.map(({ halves }) => halves));
  return heroes.ids.flatMap((hero) => {
    const cards = heroes.get(hero)?.cards ?? [];
    const played = (id: string) => ['top', 'bottom', 'basic'].map((half) => uses[`${id}/${half}`] ?? 0);
    const all = cards.flatMap(({ id }) => played(id)).reduce((sum, times) => sum + times, 0);
    return cards.map(({ id }) => {
      const [top = 0, bottom = 0, basic = 0] = played(id);
      const sum = top + bottom + basic;
      return [id, percent(top, sum), percent(bottom, sum), percent(basic, sum), sum, percent(sum, all)];
    });
  });
}

function itemRows(cells: readonly CellReport[]): (string | number)[][] {
  const uses = addUp(cells.map(({ items }) => items));
  const carried: Uses = {};
  for (const cell of cells) {
    const { heroes: party } = setupFor(cell, 0, cell.seeds);
    for (const { items } of party) for (const item of items) increment(carried, item, cell.games);
  }
  return Object.entries(carried).map(([item, games]) => [item, ((uses[item] ?? 0) / games).toFixed(2)]);
}

/** The printed content of a cell. If it changes, the cell's games must be played again. */
export function printedFor(cell: Cell): string {
  const books = partiesOf(cell.size).map((_, nth) => bookFor(setupFor(cell, nth, 'report')));
  return JSON.stringify(books.map(({ setup: _setup, ...printed }) => printed));
}
