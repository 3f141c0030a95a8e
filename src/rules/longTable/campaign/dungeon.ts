/**
 * Builds a random dungeon as a scenario of three dungeon rooms (L34). Its decks are shuffled in advance (`DungeonDraw`).
 * The rooms are the same as if cards were drawn when a door opens. A room that is not open yet is hidden, as in any scenario.
 */
import type { Board, HexId, Terrain, Wall } from '../../core/board';
import { compareHexes, hexAt, neighbours } from '../../core/hexes';
import type { Door, MonsterMark, Pattern, Room, ScenarioDef, TreasureDef } from '../book';
import type { DungeonDraw, Penalty, PenaltyStep } from '../dungeonDef';
import type { Rank } from '../vocabulary';
import type { Axial, DungeonBook, FoeCard, PenaltyCard, RoomCard } from './book';
import { DUNGEON_ID } from './setupOf';

const ROOMS = 3;
const START_RANGE = 2;
const MAX_HEROES = 4;
/** The longest passage between two dungeon rooms, in hexes. */
const MAX_PASSAGE = 8;
/**
 * The first number for treasures of a dungeon. No scenario of a campaign uses these numbers, so the treasures do not
 * count as looted earlier and give their content in every dungeon.
 */
const FIRST_TREASURE = 9001;

/** A dungeon room and its position. If `passage` is empty, the room's entrance is on the exit of the previous room. */
interface Laid {
  readonly card: RoomCard;
  readonly foes: FoeCard;
  readonly penalty: PenaltyStep;
  readonly shift: Axial;
  readonly passage: readonly Axial[];
}

const plus = ([q, r]: Axial, [dq, dr]: Axial): Axial => [q + dq, r + dr];
const minus = ([q, r]: Axial, [dq, dr]: Axial): Axial => [q - dq, r - dr];
const keyOf = ([q, r]: Axial): string => `${q},${r}`;

/**
 * Builds the scenario from the drawn cards.
 * @throws Error if a card id is unknown, if the decks have too few room cards that fit or too few monster cards, or if a room has no place
 */
export function dungeonScenario({ rooms, foes, treasure }: DungeonBook, draw: DungeonDraw): ScenarioDef {
  const cards = draw.rooms.map((id) => named(rooms, id));
  const laid = layRooms(
    drawRooms(cards),
    draw.foes.map((id) => named(foes, id)),
    draw,
  );
  return scenarioOf(laid, treasure);
}

function named<T extends { readonly id: string }>(cards: readonly T[], id: string): T {
  const card = cards.find((each) => each.id === id);
  if (!card) throw new Error(`the book has no dungeon card ${id}`);
  return card;
}

/**
 * L34.3: chooses three rooms from the deck. Cards whose entrance does not match the exit of the room drawn before are
 * skipped, and move to the end of the deck.
 * @throws Error if the deck has no card with a matching entrance
 */
export function drawRooms(deck: readonly RoomCard[]): RoomCard[] {
  const drawn: RoomCard[] = [];
  let rest = [...deck];
  while (drawn.length < ROOMS) {
    const kind = drawn.at(-1)?.exit.kind;
    const at = rest.findIndex(({ entrance }) => kind === undefined || entrance.kind === kind);
    const card = rest[at];
    if (!card) throw new Error(`the deck has no room card with an entrance of kind ${kind}`);
    drawn.push(card);
    rest = [...rest.slice(at + 1), ...rest.slice(0, at)];
  }
  return drawn;
}

function layRooms(cards: readonly RoomCard[], foes: readonly FoeCard[], { penalties }: DungeonDraw): Laid[] {
  const laid: Laid[] = [];
  for (const [i, card] of cards.entries()) {
    const [before, theirs, penalty] = [laid.at(-1), foes[i], penalties[i]];
    if (!theirs || !penalty) throw new Error('the deck has too few monster cards for a dungeon of three rooms');
    laid.push({ card, foes: theirs, penalty, ...placeOf(card, laid, before) });
  }
  return laid;
}

/** The position of a room: behind the exit of the previous room, as near as possible without overlapping hexes. */
function placeOf(card: RoomCard, laid: readonly Laid[], before: Laid | undefined): Pick<Laid, 'shift' | 'passage'> {
  if (!before) return { shift: [0, 0], passage: [] };
  const exit = plus(before.card.exit.at, before.shift);
  const taken = new Set([...laid.flatMap(hexesOf).map(keyOf), keyOf(exit)]);
  for (let length = 0; length <= MAX_PASSAGE; length += 1) {
    const passage = Array.from({ length }, (_, i) => plus(exit, [i + 1, 0]));
    const shift = minus(plus(exit, [length, 0]), card.entrance.at);
    const hexes = [...passage, ...card.hexes.map(({ at }) => plus(at, shift))].map(keyOf);
    if (new Set(hexes).size === hexes.length && !hexes.some((hex) => taken.has(hex))) return { shift, passage };
  }
  throw new Error(`the room ${card.id} does not fit behind the room ${before.card.id}`);
}

function hexesOf({ card, shift, passage }: Laid): Axial[] {
  return [...passage, ...card.hexes.map(({ at }) => plus(at, shift))];
}

/** Returns a function that names hexes. The dungeon is turned to run downwards, because there are only as many columns as letters. */
function namesFor(places: readonly Axial[]): (at: Axial) => HexId {
  const turned = ([q, r]: Axial) => ({ column: -r, line: 2 * (q + r) - r });
  const left = Math.min(...places.map((at) => turned(at).column));
  const top = Math.min(...places.map((at) => turned(at).line));
  // Lines are shifted by an even number, so that even lines stay in the columns a, c, e ...
  const up = top - (Math.abs(top - left) % 2);
  return (at) => {
    const { column, line } = turned(at);
    const hex = hexAt({ column: column - left, line: line - up });
    if (!hex) throw new Error(`the hex at ${keyOf(at)} has no name: the dungeon is larger than the grid of hex names`);
    return hex;
  };
}

function scenarioOf(laid: readonly Laid[], gold: number): ScenarioDef {
  const exits = laid.slice(0, -1).map(({ card, shift }) => plus(card.exit.at, shift));
  const name = namesFor([...laid.flatMap(hexesOf), ...exits]);
  const doors = exits.map((exit, i): Door => ({ hex: name(exit), rooms: [i, i + 1] }));
  const board = boardOf(laid, doors, name);
  const lies = (i: number, kind: 'money' | 'treasure'): HexId[] =>
    spotsOf(laid[i], name).flatMap(({ hex, spot }) => ('lies' in spot && spot.lies === kind ? [hex] : []));
  const treasures = laid.flatMap((_, i) => lies(i, 'treasure'));
  return {
    id: DUNGEON_ID,
    number: 0,
    board,
    rooms: laid.map((room, i): Room => {
      const hexes = hexesOf(room).map(name).sort(compareHexes);
      const penalties = penaltiesOf(room, exitOf(room, doors[i], hexes, name));
      return penalties.length > 0 ? { hexes, penalties } : { hexes };
    }),
    doors,
    start: startOf(laid, board, name),
    marks: {},
    monsters: laid.flatMap((room, i) => marksOf(room, i, name)),
    money: laid.flatMap((_, i) => lies(i, 'money')),
    treasures: treasures.map((hex, i): TreasureDef => ({ hex, number: FIRST_TREASURE + i, gold })),
    destructibles: [],
    escorts: [],
    goal: { goal: 'clearRooms', rooms: ROOMS },
    rules: [],
  };
}

/** The hexes for the spots of a monster card. Spots that the room card does not have are left out. */
function spotsOf(laid: Laid | undefined, name: (at: Axial) => HexId) {
  return (laid?.foes.spots ?? []).flatMap((spot) => {
    const at = laid?.card.spots[spot.spot - 1];
    return at && laid ? [{ hex: name(plus(at, laid.shift)), spot }] : [];
  });
}

function boardOf(laid: readonly Laid[], doors: readonly Door[], name: (at: Axial) => HexId): Board {
  const terrain = new Map<HexId, Terrain>(doors.map(({ hex }) => [hex, 'door']));
  /** For each hex, the id of the part of the dungeon that it belongs to: a room, a door, or a single hex of a passage. */
  const part = new Map<HexId, string>();
  const joined = new Set<string>();
  for (const [i, room] of laid.entries()) {
    const { card, shift, passage } = room;
    for (const each of card.hexes) {
      terrain.set(name(plus(each.at, shift)), each.terrain);
      part.set(name(plus(each.at, shift)), `${i}`);
    }
    for (const { hex, spot } of spotsOf(room, name))
      if ('lies' in spot && spot.lies === 'trap') terrain.set(hex, 'trap');
    const way = passage.map(name);
    for (const [k, hex] of way.entries()) {
      terrain.set(hex, 'plain');
      part.set(hex, `${i}.${k}`);
      joined.add(`${i}.${k}|${k + 1 === way.length ? i : `${i}.${k + 1}`}`);
    }
    const door = doors[i];
    const next = laid[i + 1];
    if (!door || !next) continue;
    part.set(door.hex, `door${i}`);
    joined.add(`${i}|door${i}`);
    joined.add(`door${i}|${next.passage.length > 0 ? `${i + 1}.0` : i + 1}`);
  }
  const open = (a: HexId, b: HexId): boolean => {
    const [p, q] = [part.get(a), part.get(b)];
    return p === q || joined.has(`${p}|${q}`) || joined.has(`${q}|${p}`);
  };
  const hexes = [...terrain.keys()].sort(compareHexes);
  const walls = hexes.flatMap((a) =>
    neighbours(a)
      .filter((b) => terrain.has(b) && compareHexes(a, b) < 0 && !open(a, b))
      .sort(compareHexes)
      .map((b): Wall => [a, b]),
  );
  return { hexes: Object.fromEntries(hexes.map((hex) => [hex, terrain.get(hex) ?? 'plain'])), walls };
}

/**
 * L34.3: the start hexes: free plain hexes within two hexes of the first entrance, which is closed. If there are fewer
 * than four, the nearest free plain hexes beyond them are added, so that every party has enough.
 */
function startOf([first]: readonly Laid[], board: Board, name: (at: Axial) => HexId): HexId[] {
  if (!first) return [];
  const { card, shift } = first;
  const taken = spotsOf(first, name).map(({ hex }) => hex);
  const [eq, er] = card.entrance.at;
  const free = card.hexes
    .map(({ at: [q, r] }) => ({ hex: name(plus([q, r], shift)), steps: stepsBetween(q - eq, r - er) }))
    .filter(({ hex }) => board.hexes[hex] === 'plain' && !taken.includes(hex))
    .sort((a, b) => a.steps - b.steps || compareHexes(a.hex, b.hex));
  return free
    .filter(({ steps }, i) => steps <= START_RANGE || i < MAX_HEROES)
    .map(({ hex }) => hex)
    .sort(compareHexes);
}

const stepsBetween = (dq: number, dr: number): number => Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));

function marksOf(room: Laid, i: number, name: (at: Axial) => HexId): MonsterMark[] {
  return spotsOf(room, name).flatMap(({ hex, spot }): MonsterMark[] =>
    'lies' in spot ? [] : [{ hex, room: i, monster: spot.monster, pattern: patternOf(spot.pattern) }],
  );
}

const RANK_OF: Readonly<Record<string, Rank | null>> = { n: 'normal', e: 'elite', '-': null };

/** L2.2: the pattern for 2, 3 and 4 heroes as printed. One hero meets the monsters for two heroes, but normal instead of elite. */
export function patternOf(letters: string): Pattern {
  const [two = null, three = null, four = null] = letters.split('').map((letter) => RANK_OF[letter] ?? null);
  return [two === 'elite' ? 'normal' : two, two, three, four];
}

/** The hex to which `drift` moves heroes: the door to the next room; in the last room, a hex adjacent to the exit. */
function exitOf(
  { card, shift }: Laid,
  door: Door | undefined,
  hexes: readonly HexId[],
  name: (at: Axial) => HexId,
): HexId {
  if (door) return door.hex;
  const [q, r] = plus(card.exit.at, shift);
  const beside = card.hexes
    .map(({ at }) => plus(at, shift))
    .filter(([a, b]) => stepsBetween(a - q, b - r) === 1)
    .map(name)
    .sort(compareHexes);
  return beside[0] ?? hexes[0] ?? '';
}

function penaltiesOf({ card, penalty }: Laid, exit: HexId): Penalty[] {
  const printed: Readonly<Record<PenaltyStep, PenaltyCard | null>> = {
    none: null,
    minor: card.minor,
    major: card.major,
  };
  const asked = printed[penalty];
  if (!asked) return [];
  return [asked.penalty === 'drift' ? { penalty: 'drift', exit } : asked];
}
