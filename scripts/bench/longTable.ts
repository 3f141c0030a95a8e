/** Measures the speed of the Long Table's rules: a monster's turn, forecasts, and whole scenarios with random moves. */
import { bookFor } from '../../src/content/longTable';
import type { Board, HexId, Terrain } from '../../src/rules/core/board';
import type { Book } from '../../src/rules/longTable/book';
import { answerQuestion, optionsOf, runTasks } from '../../src/rules/longTable/engine';
import { requireFigure } from '../../src/rules/longTable/figures';
import { forecast } from '../../src/rules/longTable/forecast';
import type { Figure, WorkingState } from '../../src/rules/longTable/state';
import { applyRule } from '../../src/rules/longTable/transaction';
import type { Area, Part, Values } from '../../src/rules/longTable/vocabulary';
import { line, startTable } from '../../test/kit/longTable';
import { game, randomSetup } from '../../test/kit/longTableGames';
import { Dice } from '../../test/kit/slowRace';
import { ownTime } from './ownTime';

const HEROES = ['fighter', 'archer', 'healer', 'thief'];
const MONSTERS = ['rat', 'gunner', 'crow', 'toad'];
const COLUMNS = 10;
const ROWS = 9;
const POSITIONS = 1000;
/** Number of positions per map. In a scenario, the map's ranges and lines of sight are cached in most turns; shared maps imitate this. */
const PER_MAP = 50;
const WARM_UP = 100;

const TRI: Area = {
  melee: false,
  red: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
};
const ARC: Area = {
  melee: true,
  red: [
    [0, -1],
    [1, -1],
  ],
};
/** Typical monster cards of the content. */
const CARDS: readonly (readonly Part[])[] = [
  [line('move'), line('attack')],
  [line('move'), line('attack', 0, { targets: 2 })],
  [line('move'), line('attack', -1, { area: ARC })],
  [line('move', 1), line('attack', 0, { range: 3, area: TRI })],
  [line('attack', 1, { rangePlus: 1 })],
  [line('move', 0, { jump: true }), line('attack')],
];

const values = (name: string): Values => ({
  hp: 20,
  move: name === 'crow' ? 4 : 3,
  attack: 3,
  range: name === 'gunner' ? 4 : name === 'toad' ? 3 : null,
  ...(name === 'crow' ? { flying: true as const } : {}),
});

function mapOf(dice: Dice): Board {
  const names = Array.from({ length: COLUMNS }, (_, c) =>
    Array.from({ length: ROWS }, (_, r) => `${String.fromCharCode(97 + c)}${r + 1}`),
  ).flat();
  const kinds: readonly Terrain[] = [...Array<Terrain>(12).fill('plain'), 'obstacle', 'trap', 'hazardous', 'difficult'];
  const hexes: Record<HexId, Terrain> = {};
  for (const name of names) hexes[name] = dice.of(kinds);
  // A wall with two gaps across the map, as between dungeon rooms.
  const row = 3 + dice.roll(4);
  const gaps = dice.some(
    Array.from({ length: COLUMNS }, (_, c) => c),
    2,
  );
  const walls = Array.from({ length: COLUMNS }, (_, c) => c)
    .filter((c) => !gaps.includes(c))
    .map((c) => [`${String.fromCharCode(97 + c)}${row}`, `${String.fromCharCode(97 + c)}${row + 1}`] as const);
  return { hexes, walls };
}

interface Position {
  readonly book: Book;
  readonly state: WorkingState;
}

/** Returns a position on 90 hexes with 4 heroes, 4 summons and 12 monsters of four types. */
function positionOn(dice: Dice, board: Board): Position {
  const own = Object.fromEntries(
    MONSTERS.map((name) => [name, { normal: values(name), elite: values(name), parts: dice.of(CARDS) }]),
  );
  const { book, state } = startTable('1', {
    heroes: Object.fromEntries(HEROES.map((name) => [name, { hp: 20 }])),
    monsters: own,
    book: { summons: { hound: { id: 'hound', values: values('hound') } } },
  });
  const free = Object.keys(board.hexes).filter((hex) => board.hexes[hex] === 'plain');
  const [heroes, summons, monsters] = [4, 4, 12];
  const figures = dice.some(free, heroes + summons + monsters).map((hex, i): Figure => {
    const common = { hex, hp: 20, maxHp: 20, tokens: [] };
    const hero = HEROES[i % HEROES.length] ?? '';
    if (i < heroes) return { ...common, id: `hero:${hero}`, kind: 'hero', hero };
    if (i < heroes + summons)
      return { ...common, id: `summon:${i}`, kind: 'summon', summon: 'hound', hero, card: `${hero}1`, since: 0 };
    const monster = MONSTERS[i % MONSTERS.length] ?? '';
    const rank = i % 3 === 0 ? 'elite' : 'normal';
    const id = `monster:${monster}:${i}`;
    return { ...common, id, kind: 'monster', monster, rank, number: i, leavesMoney: true, lien: false, since: 0 };
  });
  const traps = Object.keys(board.hexes).filter((hex) => board.hexes[hex] === 'trap');
  const position = { ...state, figures, traps: traps.map((hex) => ({ hex, damage: null, conditions: [] })) };
  return { book: { ...book, scenario: { ...book.scenario, board } }, state: position };
}

const monstersOf = ({ state }: Position): string[] =>
  state.figures.filter(({ kind }) => kind === 'monster').map(({ id }) => id);

/** Plays a whole monster turn: decides, moves and attacks; answers every question with the first option. */
function turn({ book, state }: Position, id: string): void {
  let now = applyRule(book, state, (t) => {
    const startHex = requireFigure(t.state, id).hex;
    const blank = { cards: [], played: [], longRest: false, created: [], itemsUsed: 0, ending: false };
    t.state.turn = { ...blank, figure: id, startHex };
    t.state.agenda.push({ do: 'monsterTurn', figure: id });
    runTasks(t);
  });
  for (let [option] = optionsOf(book, now.state); option; [option] = optionsOf(book, now.state)) {
    const command = option;
    now = applyRule(book, now.state, (t) => answerQuestion(t, command));
  }
}

/** How often each run is timed. The shortest time counts, because garbage collection and other processes only lengthen a run. */
const ROUNDS = 3;

/** @returns `least`: the shortest ms of each run, sorted; `first`: the ms of the longest run of the first round */
function timesOf(count: number, run: (n: number) => void): { readonly least: number[]; readonly first: number } {
  const least = Array<number>(count).fill(Number.POSITIVE_INFINITY);
  let first = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let n = 0; n < count; n += 1) {
      const began = ownTime();
      run(n);
      const took = ownTime() - began;
      least[n] = Math.min(least[n] ?? took, took);
      if (round === 0) first = Math.max(first, took);
    }
  }
  return { least: least.sort((a, b) => a - b), first };
}

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;
const worst = (sorted: readonly number[]): number => sorted.at(-1) ?? 0;

/** Prints the report. @param bare microseconds of a bare XState transition, measured in the same run */
export function benchLongTable(bare: number): void {
  const told = (ms: number) => `${ms.toFixed(2)} ms (${((ms * 1000) / bare).toFixed(0)} bare transitions)`;
  const dice = new Dice('bench');
  const positions = Array.from({ length: POSITIONS / PER_MAP }, () => mapOf(dice)).flatMap((board) =>
    Array.from({ length: PER_MAP }, () => positionOn(dice, board)),
  );
  const at = (n: number): Position => {
    const position = positions[n % positions.length];
    if (!position) throw new Error('there is no position to measure');
    return position;
  };
  const actors = positions.map((position) => dice.of(monstersOf(position)));
  // Runs the code often enough to be compiled, because compilation is not part of a turn. Uses another map, so that no cache is filled.
  const other = mapOf(dice);
  for (let n = 0; n < WARM_UP; n += 1) {
    const position = positionOn(dice, other);
    turn(position, dice.of(monstersOf(position)));
  }
  const tell = (what: string, { least, first }: ReturnType<typeof timesOf>) =>
    console.log(
      `Long Table, ${what}: ${told(median(least))}, the worst of ${least.length} ${told(worst(least))}, ${first.toFixed(1)} ms when first met`,
    );
  tell(
    "a monster's whole turn among 20 figures",
    timesOf(POSITIONS, (n) => turn(at(n), actors[n] ?? '')),
  );
  tell(
    'forecasts of all 12 monsters',
    timesOf(200, (n) => {
      for (const id of monstersOf(at(n))) forecast(at(n).book, at(n).state, id);
    }),
  );
  scenariosByChance();
}

const SCENARIOS = 20;

function scenariosByChance(): void {
  let commands = 0;
  const began = ownTime();
  for (let n = 0; n < SCENARIOS; n += 1) {
    const played = game(bookFor(randomSetup(`bench${n}`)), `bench${n}`);
    for (let step = played.next(); !step.done; step = played.next()) commands += 1;
  }
  const seconds = (ownTime() - began) / 1000;
  console.log(
    `Long Table, scenarios by chance: ${(SCENARIOS / seconds).toFixed(1)} a second on one core, ${Math.round(commands / SCENARIOS)} commands each, ${((seconds * 1000) / commands).toFixed(2)} ms a command`,
  );
}
