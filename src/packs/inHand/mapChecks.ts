/** Checks the map of a scenario page: its hexes and walls, and whether the hero can reach the things on the map. */
import { passagesOf, type Situation, terrainAt } from '../../rules/core/board';
import type { HexId } from '../../rules/core/hexes';
import { stepsToAll } from '../../rules/core/routes';
import type { Goal, ScenarioDef } from '../../rules/inHand/book';
import { type PageProblem, problem } from './pageProblem';

/** The hexes that a map card may use. With more columns or rows, hexes on a phone would be too small to touch (below 44 CSS px). */
const ON_CARD = /^[a-h][1-9]$/;

const LEAST_HEXES = 8;

export function mapProblems({ board: { hexes, walls } }: ScenarioDef): PageProblem[] {
  const all = Object.keys(hexes);
  const off = all.filter((hex) => !ON_CARD.test(hex));
  const loose = walls.findIndex(([a, b]) => !Object.hasOwn(hexes, a) || !Object.hasOwn(hexes, b));
  return [
    ...(all.length < LEAST_HEXES
      ? [
          problem('map', 'fewHexes', `${all.length} hexes; a map has ${LEAST_HEXES} at least`, {
            count: all.length,
            least: LEAST_HEXES,
          }),
        ]
      : []),
    ...off.map((hex) =>
      problem('map', 'offCard', `hex ${hex} does not fit a card of columns a to h and rows 1 to 9`, {
        hex,
        hexes: [hex],
      }),
    ),
    ...(loose < 0
      ? []
      : [
          problem(`walls.${loose}`, 'looseWall', 'a wall beside a hex that is not there', {
            hexes: walls[loose] ?? [],
          }),
        ]),
  ];
}

/**
 * Checks that the start, each monster, each treasure and each coin is alone on a plain hex. Also checks that the hero can reach these
 * things, the letter tiles, the exit and the hexes of goals when all doors are open. The monsters of a wave need not be reachable.
 */
export function placeProblems(page: ScenarioDef): PageProblem[] {
  const { board, start, foes, treasures, money, marks, exit } = page;
  const situation: Situation = {
    board,
    opened: Object.keys(board.hexes).filter((hex) => board.hexes[hex] === 'door'),
    spent: [],
  };
  const blocked = (hex: HexId) => terrainAt(situation, hex) === 'obstacle';
  const placed: readonly (readonly [string, HexId])[] = [
    ['start', start],
    ...foes.map(({ at }, i) => [`foes.${i}.at`, at] as const),
    ...treasures.map(({ at }, i) => [`treasures.${i}.at`, at] as const),
    ...money.map((at, i) => [`money.${i}`, at] as const),
  ];
  const seen = new Map<HexId, string>();
  const problems: PageProblem[] = [];
  for (const [field, hex] of placed) {
    const there = seen.get(hex);
    if (board.hexes[hex] !== 'plain')
      problems.push(problem(field, 'notPlain', `${hex} is no plain hex`, { hex, hexes: [hex] }));
    if (there !== undefined)
      problems.push(problem(field, 'taken', `${hex} is taken by ${there}`, { hex, hexes: [hex] }));
    seen.set(hex, field);
  }
  if (!Object.hasOwn(board.hexes, start)) return problems;
  const reached = stepsToAll(passagesOf(situation).ways, start, blocked);
  const waves = new Set(page.rules.flatMap((rule) => (rule.kind === 'wave' ? rule.foes.map(({ foe }) => foe) : [])));
  const wanted: readonly (readonly [string, HexId])[] = [
    ...placed.filter((_, i) => !waves.has(foes[i - 1]?.id ?? '')),
    ...Object.entries(marks).map(([mark, hex]) => [`marks.${mark}`, hex] as const),
    ...(exit === undefined ? [] : [['exit', exit] as const]),
    ...hexesOfGoals(page.goals).map((hex) => ['goals', hex] as const),
  ];
  for (const [field, hex] of wanted) {
    if (!reached.has(hex))
      problems.push(problem(field, 'unreachable', `the hero cannot come to ${hex}`, { hex, hexes: [hex] }));
  }
  return problems;
}

function hexesOfGoals(goals: readonly Goal[]): HexId[] {
  return goals.flatMap((goal) => (goal.kind === 'any' ? hexesOfGoals(goal.of) : 'at' in goal ? [goal.at] : []));
}
