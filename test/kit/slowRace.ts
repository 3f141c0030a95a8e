/** Test kit: compares the rules with the slow implementation (slowMonsters.ts) in random positions of the Long Table. */
import type { Board, HexId, Terrain } from '../../src/rules/core/board';
import { type GeneratorState, nextInt, seedGenerator } from '../../src/rules/core/chance';
import type { Book } from '../../src/rules/longTable/book';
import { decideAttack, decideMove, findFocus } from '../../src/rules/longTable/deciding';
import { requireFigure } from '../../src/rules/longTable/figures';
import { isLine } from '../../src/rules/longTable/forms';
import { linesFor } from '../../src/rules/longTable/monsterCards';
import type { Figure, FigureId, WorkingState } from '../../src/rules/longTable/state';
import type { Lines } from '../../src/rules/longTable/tasks';
import type { Area, Mods, Part, Values } from '../../src/rules/longTable/vocabulary';
import { line, startTable } from './longTable';
import { neighboursOf } from './slowGeometry';
import { SlowTable } from './slowMonsters';

/** A position, the figure that decides in it, and the lines of its card. */
export interface Position {
  readonly book: Book;
  readonly state: WorkingState;
  readonly figure: FigureId;
  readonly parts: readonly Part[];
}

export class Dice {
  private state: GeneratorState;

  constructor(seed: string) {
    this.state = seedGenerator(seed);
  }

  /** Returns an integer from 0 to n - 1. */
  roll(n: number): number {
    const [value, next] = nextInt(this.state, n);
    this.state = next;
    return value;
  }

  of<T>(list: readonly T[]): T {
    return list[this.roll(list.length)] as T;
  }

  /** Returns so many different elements. */
  some<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(this.roll(left.length), 1)[0] as T);
  }
}

const AREAS: readonly Area[] = [
  {
    melee: true,
    red: [
      [0, -1],
      [1, -1],
    ],
  },
  {
    melee: true,
    red: [
      [1, 0],
      [2, 0],
      [3, 0],
    ],
  },
  {
    melee: true,
    red: [
      [0, -1],
      [1, -1],
      [1, 0],
    ],
  },
  {
    melee: true,
    red: [
      [0, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
      [0, 1],
    ],
  },
  {
    melee: true,
    red: [
      [1, 0],
      [2, -1],
    ],
  },
  {
    melee: false,
    red: [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  },
  {
    melee: false,
    red: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
  },
  {
    melee: false,
    red: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  },
];

/** Terrain by weight; null is rock. */
const TERRAIN: readonly (Terrain | null)[] = [
  ...Array<Terrain>(14).fill('plain'),
  'trap',
  'trap',
  'hazardous',
  'difficult',
  'difficult',
  'obstacle',
  'obstacle',
  'door',
  null,
  null,
];

/** Returns a random board. @param columns at most 8, because slowGeometry.ts knows no more */
export function randomBoard(dice: Dice, columns: number, rows: number): Board {
  const names = Array.from({ length: columns }, (_, c) =>
    Array.from({ length: rows }, (_, r) => `${String.fromCharCode(97 + c)}${r + 1}`),
  ).flat();
  const hexes: Record<HexId, Terrain> = {};
  for (const name of names) {
    const terrain = dice.of(TERRAIN);
    if (terrain) hexes[name] = terrain;
  }
  const walls = names
    .filter((hex) => hexes[hex])
    .flatMap((hex) =>
      neighboursOf(hex).flatMap((to) => (hexes[to] && hex < to && dice.roll(14) === 0 ? [[hex, to] as const] : [])),
    );
  return { hexes, walls };
}

const HEROES = ['fighter', 'archer', 'healer'];
const MONSTERS = ['rat', 'gunner', 'crow'];

function randomValues(dice: Dice, name: string): Values {
  return {
    hp: 6,
    move: 1 + dice.roll(4),
    attack: 2,
    range: name === 'gunner' ? 2 + dice.roll(3) : null,
    ...(name === 'crow' ? { flying: true as const } : {}),
  };
}

function randomMods(dice: Dice): Mods {
  const targets = dice.of([undefined, undefined, undefined, 2, 3, 'all'] as const);
  const area = dice.roll(3) === 0 ? dice.of(AREAS) : undefined;
  const range = dice.roll(6) === 0 ? 1 + dice.roll(4) : undefined;
  const rangePlus = dice.roll(8) === 0 ? dice.of([-1, 1]) : undefined;
  return {
    ...(targets === undefined ? {} : { targets }),
    ...(area ? { area } : {}),
    ...(range === undefined ? {} : { range }),
    ...(rangePlus === undefined ? {} : { rangePlus }),
  };
}

function randomParts(dice: Dice): Part[] {
  const move = line('move', dice.of([0, 0, 0, -1, 1, 2]), dice.roll(5) === 0 ? { jump: true } : {});
  const attack = line('attack', 0, randomMods(dice));
  return dice.of([[move, attack], [move, attack], [move, attack], [move, attack], [move], [attack, move]]);
}

const TOKENS = ['invisible', 'disarm', 'immobilize', 'muddle', 'poison'] as const;

/** A position on a board, or null if it has too few hexes to stand on. */
export function randomPosition(dice: Dice, board: Board): Position | null {
  const open = Object.keys(board.hexes).filter((hex) => board.hexes[hex] === 'door' && dice.roll(2) === 0);
  const free = Object.keys(board.hexes).filter((hex) => !['obstacle', 'door'].includes(board.hexes[hex] ?? ''));
  if (free.length < 6) return null;
  const spots = dice.some(free, 2 + dice.roll(9));
  const values = Object.fromEntries([...MONSTERS, 'hound'].map((name) => [name, randomValues(dice, name)]));
  const base = startTable('1', {
    figures: {},
    heroes: Object.fromEntries(HEROES.map((name) => [name, {}])),
    monsters: Object.fromEntries(
      MONSTERS.map((name) => [name, { normal: values[name] ?? {}, elite: values[name] ?? {} }]),
    ),
    book: { summons: { hound: { id: 'hound', values: values['hound'] ?? randomValues(dice, 'hound') } } },
  });
  const figures = spots.map((hex, i): Figure => randomFigure(dice, hex, i));
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  const state: WorkingState = {
    ...base.state,
    figures: [...byId.values()],
    opened: open,
    traps: Object.keys(board.hexes)
      .filter((hex) => board.hexes[hex] === 'trap')
      .map((hex) => ({ hex, damage: null, conditions: [] })),
    graves: dice.some(free, dice.roll(3)),
    order: dice.some(base.state.order, base.state.order.length),
  };
  const sprung = state.traps.filter(() => dice.roll(4) === 0).map(({ hex }) => hex);
  state.traps = state.traps.filter(({ hex }) => !sprung.includes(hex));
  for (const hex of sprung) state.tiles[hex] = 'plain';
  const acting = state.figures.filter(({ kind }) => kind === 'monster' || kind === 'summon');
  if (acting.length === 0) return null;
  const figure = dice.of(acting);
  return {
    book: { ...base.book, scenario: { ...base.book.scenario, board } },
    state,
    figure: figure.id,
    parts: figure.kind === 'summon' ? [line('move'), line('attack')] : randomParts(dice),
  };
}

function randomFigure(dice: Dice, hex: HexId, i: number): Figure {
  const tokens = TOKENS.flatMap((token) => (dice.roll(12) === 0 ? [{ token, fresh: false }] : []));
  const common = { hex, hp: 5, maxHp: 6, tokens };
  const kind = dice.of(['hero', 'hero', 'hero', 'summon', 'monster', 'monster', 'monster', 'obstacle'] as const);
  if (i === 0 || kind === 'monster') {
    const monster = dice.of(MONSTERS);
    const rank = dice.of(['elite', 'normal'] as const);
    const id = `monster:${monster}:${i + 1}`;
    return { ...common, id, kind: 'monster', monster, rank, number: i + 1, leavesMoney: false, lien: false, since: 0 };
  }
  const hero = dice.of(HEROES);
  if (kind === 'hero') return { ...common, id: `hero:${hero}`, kind, hero };
  if (kind === 'summon')
    return { ...common, id: `summon:${i + 1}`, kind, summon: 'hound', hero, card: `${hero}1`, since: 0 };
  return { ...common, tokens: [], id: `obstacle:box${i}`, kind, obstacle: `box${i}` };
}

export const slowOf = ({ book, state, figure, parts }: Position): SlowTable =>
  new SlowTable(book, state, figure, parts, requireFigure(state, figure).hex);

/** Returns how the decisions of the rules and of the slow implementation differ in a position, or null if they are equal. */
export function difference({ book, state, figure: id, parts }: Position, slow: SlowTable): string | null {
  const figure = requireFigure(state, id);
  const begun = linesFor(figure, parts, { from: 'trait', figure: id });
  const found = findFocus(book, state, figure, begun);
  const focus = found.found ? found.chosen.focus : null;
  const slowFocus = slow.focus();
  const candidates = Object.fromEntries(
    (found.found ? found.chosen.candidates : []).map(({ figure: enemy, negatives, length, range }) => [
      enemy,
      { negatives, length, range },
    ]),
  );
  const mine: unknown[] = [focus, sorted(candidates)];
  const theirs: unknown[] = [slowFocus.focus, sorted(slowFocus.candidates)];
  const lines: Lines = { ...begun, begun: true, focus };
  const next = parts.findIndex((part) => isLine(part, 'move'));
  const move = parts[next];
  if (isLine(move, 'move')) {
    const decision = decideMove(book, state, figure, move.ability, { ...lines, next });
    const nameOf = (hex: number) => (decision.moves ? (decision.ways.grid.hexes[hex] ?? '') : '');
    const journey = decision.moves ? decision.journey : null;
    const plan = journey?.ends[0]?.plan;
    mine.push(
      journey?.ends.map(({ hex }) => nameOf(hex)) ?? null,
      journey?.best.map(nameOf) ?? [],
      plan?.targets ?? null,
    );
    const slowMove = slow.move(slowFocus.focus);
    theirs.push(slowMove.ends, slowMove.best, slowMove.targets);
  }
  const at = parts.findIndex((part) => isLine(part, 'attack'));
  const attack = parts[at];
  if (isLine(attack, 'attack')) {
    const decision = decideAttack(book, state, figure, attack.ability, { ...lines, next: at });
    mine.push(decision.attacks ? decision.targets : null);
    theirs.push(slow.attack(slowFocus.focus));
  }
  return JSON.stringify(mine) === JSON.stringify(theirs)
    ? null
    : `${JSON.stringify(mine)} instead of ${JSON.stringify(theirs)}`;
}

const sorted = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));

export interface RaceReport {
  readonly positions: number;
  /** The number of positions with a focus, and of those with a choice between several hexes where the move ends. */
  readonly focused: number;
  readonly chosen: number;
}

/**
 * Compares the decisions in so many positions, with several positions on each board.
 * @throws Error with the seed and the number of the first position in which they differ
 */
export function race(seed: string, positions: number, perBoard = 40): RaceReport {
  let [done, focused, chosen] = [0, 0, 0];
  for (let board = 0; done < positions; board += 1) {
    const dice = new Dice(`${seed}/${board}`);
    const map = randomBoard(dice, 3 + dice.roll(5), 3 + dice.roll(5));
    for (let n = 0; n < perBoard && done < positions; n += 1) {
      const position = randomPosition(dice, map);
      if (!position) continue;
      const slow = slowOf(position);
      const found = difference(position, slow);
      if (found) throw new Error(`seed ${seed}, board ${board}, position ${n}, ${position.figure}: ${found}`);
      done += 1;
      const { focus } = slow.focus();
      if (focus) focused += 1;
      if (focus && position.parts.some((part) => isLine(part, 'move')) && (slow.move(focus).ends?.length ?? 0) > 1)
        chosen += 1;
    }
  }
  return { positions: done, focused, chosen };
}
