/**
 * Places monsters, escorts, destructible obstacles and other things on the map (L2.2-L2.4, L27.3).
 */
import { compareHexes, hexDistance } from '../core/hexes';
import { rangeBetween } from '../core/routes';
import type { Book, MonsterMark, Pattern } from './book';
import { drawFrom, shuffled } from './draws';
import { isEmpty, isFree } from './emptyHexes';
import { figureAt, situationOf } from './figures';
import { amountFor, heroCount, monsterLevel } from './level';
import type { Figure, FigureId, State } from './state';
import { emit, type Transaction } from './transaction';
import type { MonsterId, Rank } from './vocabulary';

/** How a monster is added to the map. */
export interface Arrival {
  /** The first round in which the monster acts (L10.6, L25.8, L27.3). */
  readonly since: number;
  /** L11.5: only monsters set up with a room leave money. */
  readonly leavesMoney: boolean;
  /** The rule number in the events. If absent: L2.3 for a monster, L2.1 for the other figures of a room. */
  readonly rule?: string;
}

/** L2.2: the rank of the monster with this pattern, for the number of heroes; null if no monster is placed. */
export const rankFor = (book: Book, pattern: Pattern): Rank | null => pattern[heroCount(book) - 1] ?? null;

/** L2.3: the free standee numbers of a monster type. */
export function freeStandees(book: Book, state: State, monster: MonsterId): number[] {
  const taken = new Set(
    state.figures.flatMap((each) => (each.kind === 'monster' && each.monster === monster ? [each.number] : [])),
  );
  const all = Array.from({ length: book.monsters[monster]?.standees ?? 0 }, (_, i) => i + 1);
  return all.filter((number) => !taken.has(number));
}

/**
 * L2.3: places a monster on a hex, with a random free standee. The figure's id is never used again, but the standee
 * number can be.
 * @returns the figure's id; null if no standee is left, so that no monster is placed
 * @throws Error if the book has no values for this monster and rank
 */
export function spawnMonster(
  t: Transaction,
  monster: MonsterId,
  rank: Rank,
  hex: string,
  { since, leavesMoney, rule = 'L2.3' }: Arrival,
): FigureId | null {
  const { book, state } = t;
  const free = freeStandees(book, state, monster);
  if (free.length === 0) return null;
  const number = drawFrom(t, free);
  const printed = book.monsters[monster]?.ranks[rank]?.[monsterLevel(book)];
  if (!printed) throw new Error(`the book has no values for the ${rank} monster ${monster}`);
  const hp = rank === 'boss' ? printed.hp * heroCount(book) : printed.hp;
  const id = `monster:${monster}:${state.nextId}`;
  state.nextId += 1;
  state.figures.push({
    id,
    kind: 'monster',
    monster,
    rank,
    number,
    hex,
    hp,
    maxHp: hp,
    tokens: [],
    leavesMoney,
    lien: false,
    since,
  });
  emit(t, { type: 'figurePlaced', figure: id, hex, hp, rank, number, rule });
  return id;
}

/**
 * L27.3: the hex itself if it is free, otherwise the nearest empty hex; null if there is none. At equal range the distance
 * in hexes that ignores walls decides, then the hex order.
 */
export function hexToSpawn(book: Book, state: State, hex: string): string | null {
  if (isFree(book, state, hex)) return hex;
  const situation = situationOf(book, state);
  const rooms = book.scenario.rooms.filter((_, room) => state.rooms.includes(room)).flatMap(({ hexes }) => hexes);
  const near = [...new Set([...rooms, ...state.opened])]
    .filter((each) => isEmpty(book, state, each))
    .map((each) => ({ each, range: rangeBetween(situation, hex, each), far: hexDistance(hex, each) }))
    .sort((a, b) => (a.range === b.range ? 0 : a.range - b.range) || a.far - b.far || compareHexes(a.each, b.each));
  return near[0]?.each ?? null;
}

/** A hex on which a monster of this rank is to be placed. */
interface Standing {
  readonly mark: MonsterMark;
  readonly rank: Rank;
}

/**
 * L2.2-L2.4: sets up a room: traps, money, treasures, obstacles, escorts, and monsters, whose ranks depend on the number of
 * heroes. If there are not enough standees, the monsters nearest to `from` are placed first.
 * @param from the hexes of the opened door, or the start hexes
 * @returns the ids of the placed monsters
 */
export function setUpRoom(t: Transaction, room: number, from: readonly string[], coming: Arrival): FigureId[] {
  const { book, state } = t;
  if (!state.rooms.includes(room)) state.rooms.push(room);
  layRoom(t, room, coming.rule ?? 'L2.1');
  const marks = book.scenario.monsters.filter((mark) => mark.room === room);
  const standing = marks.flatMap((mark): Standing[] => {
    const rank = rankFor(book, mark.pattern);
    return rank ? [{ mark, rank }] : [];
  });
  const situation = situationOf(book, state);
  const distance = ({ mark }: Standing): number =>
    Math.min(...from.map((each) => rangeBetween(situation, each, mark.hex)));
  const far = new Map(standing.map((each) => [each, distance(each)]));
  const first = [...standing].sort((a, b) => {
    const [p, q] = [far.get(a) ?? 0, far.get(b) ?? 0];
    return (p === q ? 0 : p - q) || byStrength(a) - byStrength(b) || compareHexes(a.mark.hex, b.mark.hex);
  });
  const short = new Map<MonsterId, string[]>();
  const placed = first.flatMap(({ mark: { monster, hex }, rank }) => {
    // A figure that is already on the hex stays there, and the monster is placed near this figure.
    const at = hexToSpawn(book, state, hex);
    const id = at === null ? null : spawnMonster(t, monster, rank, at, coming);
    if (id === null) short.set(monster, [...(short.get(monster) ?? []), hex]);
    return id === null ? [] : [id];
  });
  for (const [monster, hexes] of short) emit(t, { type: 'standeesShort', monster, hexes, rule: 'L2.4' });
  return placed;
}

const byStrength = ({ rank }: Standing): number => (rank === 'normal' ? 1 : 0);

/** Places the traps, money, treasures, destructible obstacles and escorts of a room. */
function layRoom(t: Transaction, room: number, rule: string): void {
  const { book, state } = t;
  const { scenario } = book;
  const here = new Set(scenario.rooms[room]?.hexes);
  for (const hex of here) {
    if (scenario.board.hexes[hex] === 'trap' && !state.traps.some((trap) => trap.hex === hex)) {
      state.traps.push({ hex, damage: null, conditions: [...(scenario.trapConditions ?? [])] });
    }
  }
  state.money.push(...scenario.money.filter((hex) => here.has(hex)));
  for (const { hex, number, goal } of scenario.treasures) {
    if (here.has(hex) && (goal || !book.setup.looted.includes(number))) state.treasures.push(number);
  }
  for (const { id, hex, hp } of scenario.destructibles) {
    if (here.has(hex))
      place(t, { id: `obstacle:${id}`, kind: 'obstacle', obstacle: id, ...stats(book, hex, hp) }, rule);
  }
  for (const { id, hexes, hp } of scenario.escorts) {
    const starts = hexes.filter((hex) => here.has(hex));
    // L27.8: several escorts of one kind act in the order of random numbers.
    const numbers = shuffled(
      t,
      starts.map((_, i) => i + 1),
    );
    for (const [i, hex] of starts.entries()) {
      const number = numbers[i] ?? 0;
      place(t, { id: `escort:${id}:${number}`, kind: 'escort', escort: id, number, ...stats(book, hex, hp) }, rule);
    }
  }
}

function stats(book: Book, hex: string, amount: Parameters<typeof amountFor>[1]) {
  const hp = amountFor(book, amount);
  return { hex, hp, maxHp: hp, tokens: [] };
}

function place(t: Transaction, figure: Figure, rule: string): void {
  if (figureAt(t.state, figure.hex)) throw new Error(`${figure.id} cannot be placed: ${figure.hex} is occupied`);
  t.state.figures.push(figure);
  const number = figure.kind === 'escort' ? figure.number : null;
  emit(t, { type: 'figurePlaced', figure: figure.id, hex: figure.hex, hp: figure.hp, rank: null, number, rule });
}
