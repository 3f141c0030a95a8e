/**
 * Computes what the table shows of a play, as plain data: dungeon rooms, tiles, figures and marks. Painters therefore
 * need no rules.
 */
import type { Play } from '../../../flow/longTable/play';
import { monsterTitle } from '../../../i18n/longTable/naming';
import { type HexId, type Terrain, terrainAt } from '../../../rules/core/board';
import { hexDistance } from '../../../rules/core/hexes';
import { figureOf, situationOf } from '../../../rules/longTable/figures';
import type { FigureId, State } from '../../../rules/longTable/state';
import type { Token } from '../../../rules/longTable/vocabulary';
import type { Draft } from '../../../session/longTable/draft';
import type { Interaction } from '../../../session/longTable/interaction';
import { type LowestHp, NO_DAMAGE, type Scars, scarsOf } from '../../../session/longTable/scars';
import type { Activity } from './layout';
import { draftMarks, hiddenMarks, type MarkedInteraction, marksOf, type PlacedMark } from './markViews';
import { type PlacedTile, tilesOf } from './tileViews';

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

/** Everything that the table shows of a play. */
export interface TableView {
  readonly activity: Activity;
  readonly rooms: readonly RoomView[];
  /**
   * Dungeon rooms that are not open yet, without their contents. Empty in a random dungeon, because its room cards are
   * not drawn yet (L34.2).
   */
  readonly closed: readonly ClosedView[];
  readonly tiles: readonly PlacedTile[];
  readonly figures: readonly FigureView[];
  readonly marks: readonly PlacedMark[];
  /** Every hex that the scenario page prints, including closed dungeon rooms. */
  readonly printed: readonly HexId[];
  /** The hexes that the map is fitted to. */
  readonly fittedHexes: readonly HexId[];
  /**
   * The hexes that the map shows first: the hex of the acting figure (otherwise of the first hero), and the hexes of marks
   * and of all other figures except obstacles. They are sorted by the distance from the first of these hexes.
   */
  readonly focusHexes: readonly HexId[];
  /** Those of the `focusHexes` that the turn needs: the hex of the acting figure, and the hexes of marks. */
  readonly neededHexes: readonly HexId[];
  /**
   * The deck from which a modifier card may be drawn now, with the number of its undrawn cards, or null if no draw is
   * allowed.
   */
  readonly drawableDeck: { readonly deck: string; readonly left: number } | null;
}

type ViewedInteraction = MarkedInteraction & Pick<Interaction, 'options'> & Partial<Pick<Interaction, 'lowestHp'>>;

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
    neededHexes: looked ? eyesOf(looked.hex, marks) : [],
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

/** Hexes that have print or a tile at their centre. */
const printedOn = (sheets: readonly RoomView[], tiles: readonly PlacedTile[]): readonly HexId[] => [
  ...sheets.flatMap(({ hexes }) => hexes.flatMap(({ hex, terrain }) => (terrain === 'plain' ? [] : [hex]))),
  ...tiles.map(({ hex }) => hex),
];

function pullOf({ state }: Play): TableView['drawableDeck'] {
  const { question } = state;
  if (question?.ask !== 'draw') return null;
  const attacker = figureOf(state, question.strike.job.attacker);
  const hero = attacker && (attacker.kind === 'hero' || attacker.kind === 'summon') ? attacker.hero : null;
  const deck = hero === null ? state.monsterDeck : state.seats.find((seat) => seat.hero === hero)?.deck;
  return { deck: hero ?? 'monsters', left: deck?.draw.length ?? 0 };
}
