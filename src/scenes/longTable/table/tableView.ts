/**
 * Computes what the table shows of a play, as plain data: dungeon rooms, tiles, figures and marks. Painters therefore
 * need no rules.
 */
import type { Play } from '../../../flow/longTable/play';
import { monsterTitle } from '../../../i18n/longTable/naming';
import { type HexId, type Terrain, terrainAt } from '../../../rules/core/board';
import { hexDistance, neighbours } from '../../../rules/core/hexes';
import { figureOf, situationOf } from '../../../rules/longTable/figures';
import type { FigureId, State } from '../../../rules/longTable/state';
import type { Token } from '../../../rules/longTable/vocabulary';
import type { Draft } from '../../../session/longTable/draft';
import type { Interaction } from '../../../session/longTable/interaction';
import type { SpotKind } from '../../../session/longTable/places';
import { type LowestHp, NO_DAMAGE, type Scars, scarsOf } from '../../../session/longTable/scars';
import type { Activity } from './layout';

type OnMap = State['figures'][number];

/** A closed dungeon room. */
export interface ClosedView {
  readonly key: string;
  readonly hexes: readonly HexId[];
}

/** An open dungeon room, as a sheet of paper. */
export interface RoomView {
  readonly key: string;
  /** The id of the scenario, which decides the look of floor and edge. */
  readonly place: string;
  readonly hexes: readonly { readonly hex: HexId; readonly terrain: Terrain }[];
}

/** What a figure is to the heroes. It decides the colour of the figure's ring. */
export type Ring = 'hero' | 'ally' | 'normal' | 'elite' | 'boss' | 'obstacle';

export interface FigureView {
  readonly id: FigureId;
  /** The id of the figure's picture. */
  readonly kind: string;
  readonly hex: HexId;
  readonly ring: Ring;
  readonly number: number | null;
  /** The name below the figure, or null if it has none. */
  readonly name: string | null;
  readonly hp: number;
  readonly maxHp: number;
  readonly tokens: readonly Token[];
  readonly lien: boolean;
  readonly scars: Scars;
  /** L17.4, L17.5: shield and retaliation, each the sum over all lasting effects. */
  readonly bonuses: readonly { readonly kind: 'shield' | 'retaliate'; readonly n: number }[];
  /** Whether it is the figure's turn. */
  readonly acts: boolean;
}

/** A tile on a hex, drawn below figures. */
export type TileView =
  | { readonly tile: 'door'; readonly state: 'closed' | 'locked' | 'open' }
  | { readonly tile: 'trap' | 'grave' }
  | { readonly tile: 'exit' }
  /**
   * A hex on which heroes must end their turns for the goal; `mark` is the name that the scenario page gives to this hex.
   * `done`: a hero has ended a turn there, or the bell there is still ringing.
   */
  | { readonly tile: 'plate'; readonly mark: string; readonly done: boolean }
  | { readonly tile: 'money'; readonly count: number }
  | { readonly tile: 'treasure'; readonly number: number };

/** A mark on a hex: for a possible action, for the player's selection, or as a highlight. */
export type MarkView =
  /** `aside`: the cost is not at the centre of the hex, because print or a tile is there. */
  | { readonly mark: 'way'; readonly cost: number; readonly danger: boolean; readonly aside: boolean }
  | { readonly mark: Exclude<SpotKind, 'way' | 'target'> }
  /** A figure that can be attacked, healed or helped. `ours`: whether it is on the heroes' side. */
  | { readonly mark: 'target'; readonly ours: boolean }
  | { readonly mark: 'area' | 'path' | 'look' | 'goal' }
  /** A goal's tile under a figure, shown at the figure's edge. */
  | { readonly mark: 'under'; readonly tile: Extract<TileView, { readonly tile: 'plate' | 'exit' | 'treasure' }> }
  /** A chosen target. `nth` is its number among several targets, from 1, or null if it is the only target. */
  | { readonly mark: 'chosen'; readonly nth: number | null };

/** Everything that the table shows of a play. */
export interface TableView {
  readonly activity: Activity;
  readonly rooms: readonly RoomView[];
  /**
   * Dungeon rooms that are not open yet, without their contents. Empty in a random dungeon, because its room cards are
   * not drawn yet (L34.2).
   */
  readonly closed: readonly ClosedView[];
  readonly tiles: readonly { readonly hex: HexId; readonly tile: TileView }[];
  readonly figures: readonly FigureView[];
  readonly marks: readonly { readonly hex: HexId; readonly mark: MarkView }[];
  /** Every hex that the scenario page prints, including closed dungeon rooms. */
  readonly printed: readonly HexId[];
  /** The hexes that the map is fitted to. */
  readonly fittedHexes: readonly HexId[];
  /**
   * The hexes that the map shows first: the hex of the acting figure (otherwise of the first hero), and the hexes of marks
   * and of all other figures except obstacles. They are sorted by the distance from the first of these hexes.
   */
  readonly focusHexes: readonly HexId[];
  /**
   * The deck from which a modifier card may be drawn now, with the number of its undrawn cards, or null if no draw is
   * allowed.
   */
  readonly drawableDeck: { readonly deck: string; readonly left: number } | null;
}

type ViewedInteraction = Pick<Interaction, 'draft' | 'places' | 'options'> &
  Partial<Pick<Interaction, 'preview' | 'lowestHp'>>;

export function viewOf(play: Play, interaction: ViewedInteraction): TableView {
  const sheets = sheetsOf(play);
  const tiles = tilesOf(play);
  const figures = play.state.figures.map((figure) => figureView(play, figure, interaction.lowestHp ?? NO_DAMAGE));
  const marks = marksOf(play, interaction, new Set(printedOn(sheets, tiles)));
  const looked = figures.find(({ acts }) => acts) ?? figures.find(({ ring }) => ring === 'hero');
  return {
    activity: activityOf(play, interaction.draft),
    rooms: sheets,
    closed: closedOf(play),
    tiles,
    figures,
    marks: [...hiddenMarks(figures, tiles), ...marks, ...draftMarks(play, interaction.draft)],
    printed: play.book.scenario.rooms.flatMap(({ hexes }) => hexes),
    fittedHexes: [...sheets.flatMap(({ hexes }) => hexes), ...tiles.filter(({ tile }) => tile.tile === 'door')].map(
      ({ hex }) => hex,
    ),
    focusHexes: looked ? eyesOf(looked.hex, [...marks, ...figures.filter(({ ring }) => ring !== 'obstacle')]) : [],
    drawableDeck: pullOf(play),
  };
}

/** The hex `from` and the hexes in `others`, without duplicates, the hex nearest to `from` first. */
function eyesOf(from: HexId, others: readonly { readonly hex: HexId }[]): HexId[] {
  const hexes = [...new Set([from, ...others.map(({ hex }) => hex)])];
  return hexes.sort((a, b) => hexDistance(from, a) - hexDistance(from, b));
}

/** What the player does now, for the layout. */
export function activityOf({ state: { question } }: Play, { losingFrom }: Pick<Draft, 'losingFrom'>): Activity {
  const asked = question?.ask;
  if (losingFrom) return 'cards';
  if (asked === 'prepare' || asked === 'select') return asked;
  return asked === 'longRest' || asked === 'cards' ? 'cards' : 'map';
}

/** The open dungeon rooms. */
function sheetsOf({ book, state }: Play): RoomView[] {
  const situation = situationOf(book, state);
  const terrain = (hex: HexId) => ({ hex, terrain: terrainAt(situation, hex) ?? 'plain' });
  return state.rooms.map((room) => ({
    key: `room${room}`,
    place: book.scenario.id,
    hexes: (book.scenario.rooms[room]?.hexes ?? []).map(terrain),
  }));
}

function closedOf({ book, state }: Play): ClosedView[] {
  if (book.setup.dungeon) return [];
  return book.scenario.rooms.flatMap(({ hexes }, room) =>
    state.rooms.includes(room) ? [] : [{ key: `closed${room}`, hexes }],
  );
}

export const ringOf = (figure: OnMap): Ring => {
  switch (figure.kind) {
    case 'hero':
      return 'hero';
    case 'summon':
    case 'escort':
      return 'ally';
    case 'obstacle':
      return 'obstacle';
    case 'monster':
      return figure.rank === 'named' ? 'boss' : figure.rank;
  }
};

/**
 * The id of a figure's picture: the class, monster, summon or escort, or an obstacle's id without the number at its end
 * (`box` for `box1`).
 */
export function kindOf(figure: OnMap): string {
  switch (figure.kind) {
    case 'hero':
      return figure.hero;
    case 'summon':
      return figure.summon;
    case 'escort':
      return figure.escort;
    case 'obstacle':
      return figure.obstacle.replace(/\d+$/, '');
    case 'monster':
      return figure.monster;
  }
}

/** The number that identifies a monster or escort in texts (L2.3); null for a boss and for any other figure. */
const numberOf = (figure: OnMap): number | null =>
  (figure.kind === 'monster' && nameOf(figure) === null) || figure.kind === 'escort' ? figure.number : null;

/** The name of a boss (L27.1); null for any other figure. */
const nameOf = (figure: OnMap): string | null =>
  figure.kind === 'monster' && ringOf(figure) === 'boss' ? monsterTitle(figure.monster) : null;

/**
 * The hex on which a figure is shown. While a figure is being pushed or pulled (L14.2), this hex is the end of the
 * figure's path so far. By the rules the figure has not left its hex yet.
 */
const seenOn = ({ question }: State, { id, hex }: OnMap): HexId =>
  question?.ask === 'force' && question.force.target === id ? (question.force.path.at(-1) ?? hex) : hex;

function figureView({ state }: Play, figure: OnMap, lowestHp: LowestHp): FigureView {
  const { id, hp, maxHp, tokens } = figure;
  return {
    id,
    kind: kindOf(figure),
    hex: seenOn(state, figure),
    ring: ringOf(figure),
    number: numberOf(figure),
    name: nameOf(figure),
    hp,
    maxHp,
    tokens: tokens.map(({ token }) => token),
    lien: figure.kind === 'monster' && figure.lien,
    scars: scarsOf(hp, maxHp, lowestHp.get(id) ?? hp),
    bonuses: (['shield', 'retaliate'] as const).flatMap((kind) => {
      const n = state.bonuses.reduce(
        (sum, each) => sum + (each.bearer === id && each.kind === kind ? each.amount : 0),
        0,
      );
      return n > 0 ? [{ kind, n }] : [];
    }),
    acts: state.turn?.figure === id,
  };
}

function tilesOf({ book, state }: Play): TableView['tiles'] {
  const { scenario } = book;
  const open = new Set(state.rooms.flatMap((room) => scenario.rooms[room]?.hexes ?? []));
  const seen = (hex: HexId) => open.has(hex) || neighbours(hex).some((each) => open.has(each));
  const tiles: { hex: HexId; tile: TileView }[] = [];
  for (const { hex, locked } of scenario.doors) {
    const shut = locked && !state.unlocked.includes(hex) ? 'locked' : 'closed';
    if (seen(hex)) tiles.push({ hex, tile: { tile: 'door', state: state.opened.includes(hex) ? 'open' : shut } });
  }
  for (const hex of exitsOf(scenario)) if (open.has(hex)) tiles.push({ hex, tile: { tile: 'exit' } });
  for (const { hex, mark } of platesOf(scenario))
    if (open.has(hex)) {
      const done = state.plates.includes(mark) || (state.bells[mark] ?? 0) >= Math.max(1, state.round);
      tiles.push({ hex, tile: { tile: 'plate', mark, done } });
    }
  for (const { hex } of state.traps) if (open.has(hex)) tiles.push({ hex, tile: { tile: 'trap' } });
  for (const hex of state.graves) tiles.push({ hex, tile: { tile: 'grave' } });
  for (const hex of new Set(state.money))
    tiles.push({ hex, tile: { tile: 'money', count: state.money.filter((each) => each === hex).length } });
  for (const number of state.treasures) {
    const printed = scenario.treasures.find((each) => each.number === number)?.hex;
    const hex = state.putDown[number] ?? printed;
    if (hex !== undefined && open.has(hex)) tiles.push({ hex, tile: { tile: 'treasure', number } });
  }
  return tiles;
}

/** The hexes on which heroes must end their turns for the goal, with the names from the scenario page (`mark`). */
const platesOf = ({ goal, marks }: Play['book']['scenario']): readonly { hex: HexId; mark: string }[] =>
  goal.goal === 'plates' || goal.goal === 'bells'
    ? goal.marks.flatMap((mark) => (marks[mark] ?? []).map((hex) => ({ hex, mark })))
    : [];

/** The hexes that heroes or escorts must reach for the goal. */
function exitsOf({ goal, marks }: Play['book']['scenario']): readonly HexId[] {
  const mark = goal.goal === 'exit' || goal.goal === 'fetch' || goal.goal === 'escort' ? goal.mark : null;
  return mark === null ? [] : (marks[mark] ?? []);
}

/** Hexes that have print or a tile at their centre. */
const printedOn = (sheets: readonly RoomView[], tiles: TableView['tiles']): readonly HexId[] => [
  ...sheets.flatMap(({ hexes }) => hexes.flatMap(({ hex, terrain }) => (terrain === 'plain' ? [] : [hex]))),
  ...tiles.map(({ hex }) => hex),
];

function marksOf(
  { state }: Play,
  { places, draft, preview }: Pick<ViewedInteraction, 'places' | 'draft' | 'preview'>,
  printed: ReadonlySet<HexId>,
): TableView['marks'] {
  const marks: { hex: HexId; mark: MarkView }[] = [];
  for (const [hex, { kind, way }] of places.spots) {
    const danger = way?.risks.some((risk) => risk !== 'door') ?? false;
    const mark: MarkView =
      way !== null ? { mark: 'way', cost: way.cost, danger, aside: printed.has(hex) } : plain(kind, isOurs(state, hex));
    marks.push({ hex, mark });
  }
  // While no area is placed, mark every hex that a placed area could cover.
  if (!draft.area) marks.push(...overArea(state, [...new Set(places.areas.flatMap(({ hexes }) => hexes))], 'place'));
  const { question } = state;
  // If an area has only one possible placement, the rules have already placed the area.
  const asked = (preview ?? { state }).state.question;
  if (asked?.ask === 'targets' && asked.placing !== null) marks.push(...overArea(state, asked.placing, 'area'));
  const chosen =
    question?.ask === 'targets' ? question.chosen : question?.ask === 'draw' ? question.strike.job.targets : [];
  for (const [i, id] of chosen.entries()) {
    const figure = figureOf(state, id);
    if (figure) marks.push({ hex: figure.hex, mark: { mark: 'chosen', nth: chosen.length > 1 ? i + 1 : null } });
  }
  return marks;
}

/** Makes marks for goal tiles that are hidden under figures. */
function hiddenMarks(figures: readonly FigureView[], tiles: TableView['tiles']): TableView['marks'] {
  const occupied = new Set(figures.map(({ hex }) => hex));
  return tiles.flatMap(({ hex, tile }): TableView['marks'] => {
    const matters = tile.tile === 'plate' || tile.tile === 'exit' || tile.tile === 'treasure';
    return matters && occupied.has(hex) ? [{ hex, mark: { mark: 'under', tile } }] : [];
  });
}

/**
 * L13.2: makes marks for hexes that an area covers or could cover, and marks monsters and obstacles on these hexes as
 * targets.
 */
const overArea = (state: Play['state'], hexes: readonly HexId[], mark: 'area' | 'place'): TableView['marks'] =>
  hexes.flatMap((hex): { hex: HexId; mark: MarkView }[] => {
    const isHit = state.figures.some(({ hex: at, kind }) => at === hex && (kind === 'monster' || kind === 'obstacle'));
    return [{ hex, mark: { mark } }, ...(isHit ? [{ hex, mark: { mark: 'target', ours: false } } as const] : [])];
  });

function plain(kind: SpotKind, ours: boolean): MarkView {
  if (kind === 'target') return { mark: kind, ours };
  return { mark: kind === 'way' ? 'place' : kind };
}

const isOurs = ({ figures }: Play['state'], hex: HexId): boolean =>
  figures.some((each) => each.hex === hex && each.kind !== 'monster' && each.kind !== 'obstacle');

function draftMarks({ state }: Play, { path, area, inspected, highlighted }: Draft): TableView['marks'] {
  const marks: { hex: HexId; mark: MarkView }[] = path.map((hex, i) => ({
    hex,
    mark: { mark: i === path.length - 1 ? 'goal' : 'path' },
  }));
  marks.push(...overArea(state, area?.hexes ?? [], 'area'));
  const figure = inspected === null ? undefined : figureOf(state, inspected);
  const looked = new Set([...highlighted, ...(figure ? [figure.hex] : [])]);
  for (const hex of looked) marks.push({ hex, mark: { mark: 'look' } });
  return marks;
}

function pullOf({ state }: Play): TableView['drawableDeck'] {
  const { question } = state;
  if (question?.ask !== 'draw') return null;
  const attacker = figureOf(state, question.strike.job.attacker);
  const hero = attacker && (attacker.kind === 'hero' || attacker.kind === 'summon') ? attacker.hero : null;
  const deck = hero === null ? state.monsterDeck : state.seats.find((seat) => seat.hero === hero)?.deck;
  return { deck: hero ?? 'monsters', left: deck?.draw.length ?? 0 };
}
