/** Makes the report of a simulator run: win rates with their intervals, and how often each printed thing was used. */
import { heroes } from '../../content/inHand';
import { CHAPTERS } from '../../content/inHand/chapters';
import { usualItems, usualUpgrades } from '../../content/inHand/typicalHero';
import { HERO_LEVELS, type ScenarioLevel, SIDES } from '../../rules/inHand/vocabulary';
import { interval, table } from '../figures';
import { describeSeeds, type SeedSet } from '../seeds';
import { allCells, type Cell, chapterOfCell } from './cells';
import { type GameResult, increment, type Uses } from './game';

/** The results of one cell. Means are taken over won games, except `negated`, and rounded to one tenth. */
export interface CellReport extends Cell {
  /** The seeds of the games. */
  readonly seeds: SeedSet;
  readonly games: number;
  readonly won: number;
  readonly rounds: number;
  readonly hp: number;
  readonly cards: number;
  readonly gold: number;
  /** How often damage was negated, as the mean over all games. */
  readonly negated: number;
  readonly lostBy: Readonly<Record<string, number>>;
  readonly uses: UsesReport;
}

export const USED = ['faces', 'items', 'behaviours'] as const;
/** The number of uses of each thing, by kind. Names are sorted. */
export type UsesReport = Readonly<Record<(typeof USED)[number], Uses>>;

/** The report of a run. */
export interface Report {
  readonly bot: string;
  readonly cells: readonly CellReport[];
}

/** Adds up the games of a cell. */
export function sumUp(cell: Cell, games: readonly GameResult[], seeds: SeedSet): CellReport {
  const won = games.filter((game) => game.won);
  const lostBy: Uses = {};
  for (const { ending } of games) if (ending) increment(lostBy, ending);
  const of = (pick: (game: GameResult) => number, among = won) =>
    among.length > 0 ? Math.round((10 * among.reduce((sum, game) => sum + pick(game), 0)) / among.length) / 10 : 0;
  return {
    ...cell,
    seeds,
    games: games.length,
    won: won.length,
    rounds: of(({ rounds }) => rounds),
    hp: of(({ hp }) => hp),
    cards: of(({ cards }) => cards),
    gold: of(({ gold }) => gold),
    negated: of(({ negated }) => negated, [...games]),
    lostBy,
    uses: addUp(games.map(({ halves, items, behaviours }) => ({ faces: halves, items, behaviours }))),
  };
}

function addUp(all: readonly UsesReport[]): UsesReport {
  const total = (kind: (typeof USED)[number]): Uses => {
    const uses: Uses = {};
    for (const each of all) for (const [name, times] of Object.entries(each[kind])) increment(uses, name, times);
    return Object.fromEntries(Object.entries(uses).sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  return { faces: total('faces'), items: total('items'), behaviours: total('behaviours') };
}

/** Makes the report of all played cells. */
export function reportOf(bot: string, played: ReadonlyMap<Cell, readonly GameResult[]>, seeds: SeedSet): Report {
  return { bot, cells: [...played].map(([cell, games]) => sumUp(cell, games, seeds)) };
}

/**
 * Target win rates of the careful bot by scenario level, in per cent, from and to. The rate of a scenario may miss its
 * target by ten points.
 */
export const TARGETS = [
  [85, 95],
  [65, 80],
  [45, 60],
  [25, 40],
] as const;

/**
 * Scenario 1 at level 1 is the first game of a newcomer, so it should be easy: at least 85 of 100 games should be won.
 */
const FIRST_EVENING = { scenario: CHAPTERS[0]?.id, level: 1, target: [85, 95] } as const;

/** The target win rate of the careful bot for a scenario and level, in per cent: from, to. */
export function targetOf(scenario: string, level: ScenarioLevel): readonly [number, number] {
  const first = scenario === FIRST_EVENING.scenario && level === FIRST_EVENING.level;
  return first ? FIRST_EVENING.target : TARGETS[level];
}

const percent = (share: number) => `${Math.round(100 * share)}`;

/** Formats the report as text. */
export function page({ bot, cells }: Report): string {
  const { behaviours } = addUp(cells.map(({ uses }) => uses));
  const rows = cells.map((cell) => {
    const { number, heroLevel } = chapterOfCell(cell);
    const [low, high] = interval(cell.won, cell.games);
    const lost = Object.entries(cell.lostBy).map(([why, times]) => `${why} ${times}`);
    return [
      `${number} ${cell.scenario}`,
      cell.scenarioLevel,
      heroLevel,
      cell.games,
      describeSeeds(cell.seeds, cell.games),
      percent(cell.won / cell.games),
      `${percent(low)}-${percent(high)}`,
      cell.rounds,
      cell.hp,
      cell.cards,
      cell.negated,
      cell.gold,
      lost.join(', '),
    ];
  });
  const head = [
    'Scenario',
    'Level',
    'Hero',
    'Games',
    'Seeds',
    'Won %',
    '95 %',
    'Rounds',
    'HP left',
    'Cards left',
    'Negations',
    'Gold',
    'Lost by',
  ];
  return [
    `# Balance, as the ${bot} bot plays`,
    '',
    'Made by `npm run sim -- --write`. Rounds, HP, cards and gold are means of won games. Seeds are of the set that numbers were',
    'tuned on, or of the one that no tuning has seen (`src/sim/seeds.ts`).',
    '',
    table(head, rows),
    '## Won by level, per cent',
    '',
    table(['Level', 'Mean', 'Target'], means(cells)),
    '## Ability faces, share of the plays in games whose hero has them',
    '',
    'A hero has eight faces, sixteen halves: six in a hundred are an even share.',
    '',
    table(['Face', 'Plays', '%'], sharesAmong('faces', cells, hasFace)),
    '## Items, share of the uses in games in which they are worn',
    '',
    table(['Item', 'Uses', '%'], sharesAmong('items', cells, wears)),
    '## Monster behaviours',
    '',
    table(['Behaviour', 'Rolled', '%'], shares(behaviours)),
  ].join('\n');
}

function means(cells: readonly CellReport[]): (string | number)[][] {
  return TARGETS.flatMap(([low, high], level) => {
    const of = cells.filter(({ scenarioLevel }) => scenarioLevel === level);
    if (of.length === 0) return [];
    const mean = of.reduce((sum, { won, games }) => sum + won / games, 0) / of.length;
    return [[level, percent(mean), `${low}-${high}`]];
  });
}

function shares(uses: Uses): (string | number)[][] {
  const all = Object.values(uses).reduce((sum, times) => sum + times, 0);
  return Object.entries(uses)
    .sort((a, b) => b[1] - a[1])
    .map(([name, times]) => [name, times, ((100 * times) / all).toFixed(1)]);
}

/** Whether a face or an item can be used in a cell. */
type Holds = (cell: Cell, name: string) => boolean;

const wears: Holds = (cell, item) => usualItems(chapterOfCell(cell), cell.hero).includes(item);

/**
 * Whether the games of a cell may use a face. False only for the version of a card, plain or upgraded, that the hero of the
 * cell does not have.
 * @param name 'face/half' for a face of the hero's cards, or 'basic/half', which every hero has
 */
const hasFace: Holds = (cell, name) => {
  const upgrades = usualUpgrades(chapterOfCell(cell), cell.hero);
  const [face] = name.split('/');
  return Object.values(heroes)
    .flatMap(({ cards }) => cards)
    .flatMap(({ id, faces }) => SIDES.map((side) => ({ faces: faces[side], upgraded: upgrades.includes(id) })))
    .every(({ faces: [plain, better], upgraded }) => face !== (upgraded ? plain : better).id);
};

function sharesAmong(kind: 'faces' | 'items', cells: readonly CellReport[], holds: Holds): (string | number)[][] {
  return Object.entries(addUp(cells.map(({ uses }) => uses))[kind])
    .map(([name, times]): [string, number, number] => {
      const among = cells.filter((cell) => holds(cell, name)).flatMap((cell) => Object.values(cell.uses[kind]));
      return [name, times, (100 * times) / among.reduce((sum, each) => sum + each, 0)];
    })
    .sort((a, b) => b[2] - a[2])
    .map(([name, times, share]) => [name, times, share.toFixed(1)]);
}

/**
 * Makes the requested cells. An empty list of scenarios or levels stands for all of them. Without hero levels, each cell
 * has the hero level that its scenario is designed for.
 * @throws RangeError that names an unknown value
 */
export function cellsFor(
  scenarios: readonly string[],
  levels: readonly number[],
  heroLevels: readonly number[] = [],
  hero?: string,
): Cell[] {
  if (hero !== undefined && !Object.hasOwn(heroes, hero)) throw new RangeError(`there is no hero "${hero}"`);
  const cells = allCells().map((cell) => (hero === undefined ? cell : { ...cell, hero }));
  for (const wanted of scenarios) {
    if (!cells.some((cell) => isScenario(cell, wanted))) throw new RangeError(`there is no scenario "${wanted}"`);
  }
  for (const level of levels) {
    if (!cells.some(({ scenarioLevel }) => scenarioLevel === level))
      throw new RangeError(`there is no level "${level}"`);
  }
  const atLevels = heroLevels.map((wanted) => {
    const heroLevel = HERO_LEVELS.find((level) => level === wanted);
    if (heroLevel === undefined) throw new RangeError(`there is no hero level "${wanted}"`);
    return heroLevel;
  });
  const found = cells.filter(
    (cell) =>
      (scenarios.length === 0 || scenarios.some((wanted) => isScenario(cell, wanted))) &&
      (levels.length === 0 || levels.includes(cell.scenarioLevel)),
  );
  return atLevels.length === 0 ? found : found.flatMap((cell) => atLevels.map((heroLevel) => ({ ...cell, heroLevel })));
}

function isScenario(cell: Cell, wanted: string): boolean {
  return cell.scenario === wanted || String(chapterOfCell(cell).number) === wanted;
}
