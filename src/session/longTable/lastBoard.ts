/** Describes the last board of a finished scenario. A print of the board is drawn from this data (style guide, section 12). */
import type { Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import type { Journal } from '../../journal/journal';
import { type HexId, type Terrain, terrainAt } from '../../rules/core/board';
import { neighbours } from '../../rules/core/hexes';
import type { Book } from '../../rules/longTable/book';
import type { GameEvent } from '../../rules/longTable/events';
import { situationOf } from '../../rules/longTable/figures';
import type { FigureId } from '../../rules/longTable/state';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { replaySteps } from './turnReplay';

export const PRINTED_THINGS = ['door', 'openDoor', 'trap', 'grave', 'exit', 'money', 'treasure'] as const;
/** A thing that is printed on a hex. */
export type PrintedThing = (typeof PRINTED_THINGS)[number];

/** The kinds of printed figures that have rings of different colours. */
export const RING_KINDS = ['ally', 'normal', 'elite', 'boss', 'obstacle'] as const;

export interface PrintedHero {
  readonly hero: HeroId;
  /** The hex of the hero's figure, or the hex on which the hero fell. */
  readonly hex: HexId;
  readonly hasFallen: boolean;
  /** The hexes in the order in which the hero entered them, beginning with the hex of the set-up. */
  readonly way: readonly HexId[];
}

export interface PrintedPlate {
  readonly hex: HexId;
  /** The name of the hex on the scenario page, such as `1`. */
  readonly mark: string;
}

export interface LastBoard {
  /** The scenario's id. */
  readonly scenario: string;
  readonly won: boolean;
  readonly round: number;
  /** The number of monsters that died. */
  readonly fallen: number;
  /** The sum of the heroes' HP at the end. */
  readonly hp: number;
  /** The hexes of the open dungeon rooms, by terrain. */
  readonly floor: Readonly<Partial<Record<Terrain, readonly HexId[]>>>;
  readonly things: readonly { readonly thing: PrintedThing; readonly hex: HexId }[];
  readonly heroes: readonly PrintedHero[];
  /** The other figures that are on the map at the end. `kind` is the id of the figure's picture. */
  readonly figures: readonly {
    readonly kind: string;
    readonly hex: HexId;
    readonly side: (typeof RING_KINDS)[number];
    /** The number that the map prints beside the figure; prints of older versions have none. */
    readonly number?: number;
  }[];
  /** The numbered hexes on which heroes must end their turns for the goal; prints of older versions have none. */
  readonly plates?: readonly PrintedPlate[];
  /** The hexes on which monsters died, each once. */
  readonly skulls: readonly HexId[];
  /**
   * The hex from which the light of the print comes: the hex of the last death of a monster, or the hex where a hero's
   * turn last began, depending on which happened later.
   */
  readonly last: HexId;
}

/** The greatest number of hexes of a hero's way that are kept. Later hexes are left out. */
export const MAX_WAY = 120;

type OnMap = Play['state']['figures'][number];

/**
 * Replays a finished game and describes its last board. If the game begins with a checkpoint, the ways begin at the
 * heroes' hexes in the checkpoint, and earlier deaths are left out.
 */
export function lastBoardOf(book: Book, journal: Journal<LongTable>): LastBoard {
  const [first, ...later] = replaySteps(journal, book);
  if (!first) throw new Error('the replay of the game has no steps, not even the set-up');
  const { phase, state } = (later.at(-1) ?? first).after;
  const trace = new Trace();
  for (const { id, hex } of first.before.state.figures) trace.place(id, hex);
  for (const { events } of later) for (const event of events) trace.note(event);
  const heroes = state.seats.map(({ hero }): PrintedHero => {
    const figure = state.figures.find((each) => each.kind === 'hero' && each.hero === hero);
    const way = trace.wayOf(`hero:${hero}`);
    return { hero, hex: figure?.hex ?? way.at(-1) ?? '', hasFallen: !figure, way: way.slice(0, MAX_WAY) };
  });
  const placed = heroes.filter(({ hex }) => hex !== '');
  return {
    scenario: book.scenario.id,
    won: phase === 'won',
    round: state.round,
    fallen: trace.deaths.length,
    hp: state.figures.reduce((sum, each) => sum + (each.kind === 'hero' ? each.hp : 0), 0),
    floor: floorOf(book, state),
    things: thingsOf(book, state),
    ...platesOf(book, state),
    heroes: placed,
    figures: state.figures.flatMap(printedFigure),
    skulls: [...new Set(trace.deaths)],
    last: trace.last ?? placed[0]?.hex ?? book.scenario.rooms[0]?.hexes[0] ?? '',
  };
}

/** Collects the ways of figures and the deaths of monsters from events. */
class Trace {
  readonly deaths: HexId[] = [];
  last: HexId | null = null;
  private readonly ways = new Map<FigureId, HexId[]>();

  place(figure: FigureId, hex: HexId): void {
    const way = this.ways.get(figure) ?? [];
    if (way.at(-1) !== hex) way.push(hex);
    this.ways.set(figure, way);
  }

  wayOf(figure: FigureId): readonly HexId[] {
    return this.ways.get(figure) ?? [];
  }

  note(event: GameEvent): void {
    switch (event.type) {
      case 'figurePlaced':
      case 'monsterSummoned':
      case 'summoned':
        // The player may move a hero during the set-up (L2.1). The hero's way then begins at the new hex.
        this.ways.delete(event.figure);
        return this.place(event.figure, event.hex);
      case 'stepped':
      case 'carried':
        return this.place(event.figure, event.to);
      case 'forced':
      case 'monsterMoved':
      case 'retreated':
        for (const hex of event.path) this.place(event.figure, hex);
        return;
      case 'turnBegan':
        if (event.figure.startsWith('hero:')) this.last = this.wayOf(event.figure).at(-1) ?? this.last;
        return;
      case 'died':
        return this.noteDeath(event.figure);
      default:
        return;
    }
  }

  private noteDeath(figure: FigureId): void {
    const hex = this.wayOf(figure).at(-1);
    if (hex === undefined || !figure.startsWith('monster:')) return;
    this.deaths.push(hex);
    this.last = hex;
    // A later monster may get the same standee (L2.3) and thus the same id.
    this.ways.delete(figure);
  }
}

function floorOf(book: Book, state: Play['state']): LastBoard['floor'] {
  const situation = situationOf(book, state);
  const floor: Partial<Record<Terrain, HexId[]>> = {};
  for (const room of state.rooms)
    for (const hex of book.scenario.rooms[room]?.hexes ?? []) {
      const terrain = terrainAt(situation, hex) ?? 'plain';
      floor[terrain] = [...(floor[terrain] ?? []), hex];
    }
  return floor;
}

function thingsOf({ scenario }: Book, state: Play['state']): LastBoard['things'] {
  const open = new Set(state.rooms.flatMap((room) => scenario.rooms[room]?.hexes ?? []));
  const isSeen = (hex: HexId) => open.has(hex) || neighbours(hex).some((each) => open.has(each));
  const { goal } = scenario;
  const mark = goal.goal === 'exit' || goal.goal === 'fetch' || goal.goal === 'escort' ? goal.mark : null;
  const treasures = scenario.treasures.filter(({ number }) => state.treasures.includes(number));
  const all: { thing: PrintedThing; hexes: readonly HexId[] }[] = [
    { thing: 'door', hexes: scenario.doors.flatMap(({ hex }) => (state.opened.includes(hex) ? [] : [hex])) },
    { thing: 'openDoor', hexes: state.opened },
    { thing: 'exit', hexes: mark === null ? [] : (scenario.marks[mark] ?? []) },
    { thing: 'trap', hexes: state.traps.map(({ hex }) => hex) },
    { thing: 'grave', hexes: state.graves },
    { thing: 'money', hexes: [...new Set(state.money)] },
    { thing: 'treasure', hexes: treasures.map(({ number, hex }) => state.putDown[number] ?? hex) },
  ];
  return all.flatMap(({ thing, hexes }) => hexes.filter(isSeen).map((hex) => ({ thing, hex })));
}

function platesOf({ scenario: { goal, marks, rooms } }: Book, state: Play['state']): Pick<LastBoard, 'plates'> {
  if (goal.goal !== 'plates' && goal.goal !== 'bells') return {};
  const open = new Set(state.rooms.flatMap((room) => rooms[room]?.hexes ?? []));
  const placed = goal.marks.flatMap((mark) => (marks[mark] ?? []).map((hex) => ({ hex, mark })));
  return { plates: placed.filter(({ hex }) => open.has(hex)) };
}

function printedFigure(figure: OnMap): LastBoard['figures'] {
  const { hex } = figure;
  switch (figure.kind) {
    case 'hero':
      return [];
    case 'summon':
      return [{ kind: figure.summon, hex, side: 'ally' }];
    case 'escort':
      return [{ kind: figure.escort, hex, side: 'ally', number: figure.number }];
    case 'obstacle':
      return [{ kind: figure.obstacle.replace(/\d+$/, ''), hex, side: 'obstacle' }];
    case 'monster':
      return [
        figure.rank === 'named' || figure.rank === 'boss'
          ? { kind: figure.monster, hex, side: 'boss' }
          : { kind: figure.monster, hex, side: figure.rank, number: figure.number },
      ];
  }
}
