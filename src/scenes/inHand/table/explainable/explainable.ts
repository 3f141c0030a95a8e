/**
 * What is at a point of a card, as terms that can be explained: read from the same measures and models that the painters print
 * from. Pure; points are in mm from a card's top left corner, as it lies before the player.
 */
import type { GlossaryTerm, Seen } from '../../../../i18n/inHand/glossary';
import { isTerm } from '../../../../i18n/inHand/glossary';
import { positionOf } from '../../../../rules/inHand/hpCards';
import type { Zone } from '../../../../rules/inHand/state';
import type { Element, Face, Half, ItemUse } from '../../../../rules/inHand/vocabulary';
import {
  CARD,
  cardHexCentre,
  fitOf,
  hexCorners,
  hexNeighbours,
  MAP,
  type MapFit,
  type Point,
} from '../../../art/geometry';
import type { GlyphName } from '../../../art/iconNames';
import { initiativeText, type Measure, signed } from '../../../art/type';
import type { HexId, HexSprite, MapCardModel } from '../../../art/types';
import { ABILITY_AREAS } from '../../art/abilityCard';
import { type PlacedPiece, placeAction } from '../../art/actionRows';
import { BEHAVIOUR_ROWS, BEHAVIOUR_TABLE } from '../../art/behaviourTable';
import { HERO_TABLE } from '../../art/characterHpCard';
import { ARROW_XS, FACE_ORDER, ITEM_TAB, MONSTER_PLATE, ROLL_LINE, RULER, TRACKER } from '../../art/geometry';
import { HP_CELLS, hpCell, mostHp } from '../../art/hpTrack';
import type {
  AbilityFaceModel,
  CharacterHpCardModel,
  ColumnModel,
  ExtraModel,
  ModifierTable,
  MonsterHpCardModel,
  MonsterPlateModel,
  TrackerModel,
} from '../../art/models';
import { MONSTER_TABLE } from '../../art/monsterHpCard';
import type { HandCard, Placed } from '../tableView';

const seen = (term: GlossaryTerm, figure?: string | number): Seen =>
  figure === undefined ? { term } : { term, figure: String(figure) };

/** Icons that mean something else on a card than their name says. */
const GLYPH_TERMS: Readonly<Partial<Record<GlyphName, GlossaryTerm>>> = { hp: 'harm', target: 'strike' };

function termOf(glyph: GlyphName): GlossaryTerm | null {
  return GLYPH_TERMS[glyph] ?? (isTerm(glyph) ? glyph : null);
}

function extrasSeen(extras: readonly ExtraModel[] = []): Seen[] {
  return extras.flatMap(({ glyph, value }) => {
    const term = termOf(glyph);
    return term ? [seen(term, value)] : [];
  });
}

// ---- ability cards --------------------------------------------------------------------------------------------------

export interface OnCard {
  readonly half: Half | null;
  readonly seen: readonly Seen[];
}

/** R1.3: the title, the things of the two actions, the initiative with side and level; first of all where the card lies. */
export function onCard({ model, flag, lies }: HandCard, zone: Zone, at: Point, measure: Measure): OnCard {
  const { top, bottom, initiative } = ABILITY_AREAS;
  const placed = lies === 'out' ? outOfHand(zone) : flag ? [seen(flag)] : [];
  if (at.y < top.y) return { half: null, seen: [...placed, seen('card')] };
  const middle = initiative.y - initiative.height / 2;
  if (at.y < middle) return { half: 'top', seen: [...onAction(model, 'top', at, measure), ...placed] };
  if (at.y < bottom.y) return { half: null, seen: [onDivider(model, at), ...placed] };
  return { half: 'bottom', seen: [...onAction(model, 'bottom', at, measure), ...placed] };
}

function outOfHand(zone: Zone): Seen[] {
  if (zone === 'lost' || zone === 'active') return [seen(zone)];
  return zone === 'discard' ? [seen('discarded')] : [];
}

function onDivider({ initiative, side, level }: AbilityFaceModel, { x }: Point): Seen {
  const { x: middle, width } = ABILITY_AREAS.initiative;
  if (x < middle - width / 2) return seen(side === 'A' ? 'sideA' : 'sideB');
  if (x > middle + width / 2) return seen('levelMark', level === 1 ? 'I' : 'II');
  return seen('initiative', initiativeText(initiative));
}

/** A finger is no needle: so many mm beside a sign still mean it. */
const FINGER = 3;

function onAction(model: AbilityFaceModel, half: Half, at: Point, measure: Measure): Seen[] {
  const { pieces } = placeAction(model[half], ABILITY_AREAS[half], measure);
  const away = (piece: PlacedPiece) =>
    Math.hypot(
      Math.max(piece.x - at.x, 0, at.x - piece.x - piece.width),
      Math.max(Math.abs(at.y - piece.y) - piece.height / 2, 0),
    );
  const nearest = pieces.reduce<PlacedPiece | null>(
    (best, piece) => (best === null || away(piece) < away(best) ? piece : best),
    null,
  );
  if (!nearest || away(nearest) > FINGER) return [seen('half')];
  const found = pieceSeen(nearest, pieces);
  return found.length > 0 ? found : [seen('half')];
}

const EATS = { dark: 'eatDark', fire: 'eatFire' } as const satisfies Record<Element, GlossaryTerm>;

/** A sign with its figure. Words mean their whole row; alone in it they are the bonus against a troubled target. */
function pieceSeen(piece: PlacedPiece, pieces: readonly PlacedPiece[]): Seen[] {
  const { token, line } = piece;
  const row = pieces.filter((each) => each.line === line);
  switch (token.kind) {
    case 'element':
      return [seen(token.consumed ? EATS[token.element] : token.element)];
    case 'glyph':
      return glyphSeen(token.glyph, token.value, row);
    case 'value':
    case 'text':
    case 'line': {
      const signs = row.filter(({ token: { kind } }) => kind === 'glyph' || kind === 'element');
      return signs.length > 0 ? signs.flatMap((each) => pieceSeen(each, pieces)) : [seen('troubled')];
    }
  }
}

/** An icon without a number of its own takes that of its row: a bonus to all attacks or moves, or a loss of HP. */
function glyphSeen(glyph: GlyphName, value: string | undefined, row: readonly PlacedPiece[]): Seen[] {
  const figure = row.map(({ token }) => (token.kind === 'value' ? token.value : undefined)).find(Boolean);
  if (value === undefined && figure !== undefined) {
    if (glyph === 'attack') return [seen('attackBonus', figure)];
    if (glyph === 'move') return [seen('moveBonus', figure)];
    if (glyph === 'hp' || glyph === 'hindrance') return extrasSeen([{ glyph, value: figure }]);
  }
  return extrasSeen([value === undefined ? { glyph } : { glyph, value }]);
}

// ---- HP cards -------------------------------------------------------------------------------------------------------

interface Modifiers {
  readonly y: number;
  readonly rowHeight: number;
  readonly columns: readonly number[];
  readonly bar: { readonly x: number; readonly width: number };
}

const columnAt = (columns: readonly number[], x: number): Face => {
  const nearest = columns.reduce(
    (best, each, i) => (Math.abs(each - x) < Math.abs((columns[best] ?? 0) - x) ? i : best),
    0,
  );
  return FACE_ORDER[nearest] ?? 'A';
};

/** 'A −1' of the row in play; another row is another level's. */
function onModifiers(at: Point, plan: Modifiers, table: ModifierTable, active: number, term: GlossaryTerm): Seen {
  const row = Math.floor((at.y - plan.y) / plan.rowHeight);
  const face = columnAt(plan.columns, at.x);
  if (row < 0) return seen('face', face);
  const modifier = table[active]?.[FACE_ORDER.indexOf(face)];
  return row === active && modifier !== undefined ? seen(term, `${face} ${signed(modifier)}`) : seen('otherRow');
}

/** R1.1: arrows, heart, the HP of the position, its table; the red line in the middle, the other position below. */
export function onHeroHp(model: CharacterHpCardModel, at: Point): Seen[] {
  if (Math.abs(at.y - ROLL_LINE.y) < FINGER) return [seen('redLine')];
  return at.y > ROLL_LINE.y ? [seen('otherHalf')] : onHeroHalf(model, at);
}

function onHeroHalf({ tables, maxHp, hp, level }: CharacterHpCardModel, at: Point): Seen[] {
  const onArrow = at.y < 8 && ARROW_XS.some((x) => Math.abs(at.x - x) < FINGER);
  if (onArrow) return [seen('arrow')];
  if (at.x < HERO_TABLE.bar.x) return at.y < 25.5 ? [seen('heroHp', hp)] : [seen('position')];
  const [first] = HERO_TABLE.columns;
  if (at.x < first - 3.5) return [seen('maxHp', maxHp[level - 1])];
  return [onModifiers(at, HERO_TABLE, tables[positionOf(hp)], level - 1, 'heroModifier')];
}

/** R1.2: the ruler along both long edges, skull, the HP of the position, its table; the other position below. */
export function onMonsterHp(model: MonsterHpCardModel, at: Point): Seen[] {
  if (at.x < RULER.width + 1 || at.x > CARD.width - RULER.width - 1) return [seen('ruler')];
  return at.y > CARD.height / 2 ? [seen('otherHalf')] : onMonsterHalf(model, at);
}

function onMonsterHalf({ tables, hp = 1, level }: MonsterHpCardModel, at: Point): Seen[] {
  if (at.x < MONSTER_TABLE.bar.x) return at.y < 19 ? [seen('monsterHp', hp)] : [seen('position')];
  return [onModifiers(at, MONSTER_TABLE, tables[positionOf(hp)], level, 'monsterModifier')];
}

/** The on-table variant (R2.2): the position in play as on the card, and under it a block on one of the numbers. */
export function onHeroTrack(model: CharacterHpCardModel, at: Point): Seen[] {
  return onTrack(model, at) ?? onHeroHalf(model, at);
}

/** Likewise; there is no ruler on its edges. */
export function onMonsterTrack(model: MonsterHpCardModel, at: Point): Seen[] {
  return onTrack(model, at) ?? onMonsterHalf(model, at);
}

/** Null: above the numbers. */
function onTrack(model: CharacterHpCardModel | MonsterHpCardModel, at: Point): Seen[] | null {
  if (at.y < CARD.height / 2) return null;
  const { dx, dy } = HP_CELLS;
  for (let value = 1; value <= mostHp(model); value++) {
    const { x, y } = hpCell(value);
    if (Math.abs(at.x - x) <= dx / 2 && Math.abs(at.y - y) <= dy / 2) return [seen('hpTrack', value)];
  }
  return [seen('hpTrack')];
}

// ---- monster plate --------------------------------------------------------------------------------------------------

const ROW_TERMS = {
  initiative: 'columnInitiative',
  move: 'columnMove',
  attack: 'columnAttack',
  range: 'columnRange',
} as const satisfies Record<(typeof BEHAVIOUR_ROWS)[number], GlossaryTerm>;

/** R1.6: portrait with traits, name, HP tags, the behaviour table. A cell says its number and what stands beside it. */
export function onPlate({ hp, traits, columns, show }: MonsterPlateModel, at: Point): Seen[] {
  const kind = show === 'both' ? 'normal' : show;
  if (at.x < BEHAVIOUR_TABLE.x - 0.5) return [seen('portrait'), ...extrasSeen(traits[kind])];
  if (at.y < BEHAVIOUR_TABLE.y) {
    if (at.x < MONSTER_PLATE.width - 18) return [seen('portrait')];
    return at.x < MONSTER_PLATE.width - 10 ? [seen('normalHp', hp.normal)] : [seen('eliteHp', hp.elite)];
  }
  const left = BEHAVIOUR_TABLE.x + BEHAVIOUR_TABLE.icons;
  const width = (BEHAVIOUR_TABLE.right - left) / FACE_ORDER.length;
  const height = (BEHAVIOUR_TABLE.bottom - BEHAVIOUR_TABLE.rowsTop) / BEHAVIOUR_ROWS.length;
  const face = FACE_ORDER[Math.min(2, Math.floor((at.x - left) / width))];
  const row = BEHAVIOUR_ROWS[Math.min(3, Math.floor((at.y - BEHAVIOUR_TABLE.rowsTop) / height))];
  if (!row) return [seen('column', at.x < left ? undefined : face)];
  if (!face || at.x < left) return [seen(ROW_TERMS[row])];
  return onCell(columns[kind][face], row);
}

function onCell(column: ColumnModel, row: (typeof BEHAVIOUR_ROWS)[number]): Seen[] {
  const { heal, extras } = column;
  const value = column[row];
  const beside = row === 'attack' ? extrasSeen(extras) : [];
  if (heal?.row === row) return [seen('columnHeal', heal.value), ...beside];
  if (value === null) return [seen('dash'), ...beside];
  return [seen(ROW_TERMS[row], row === 'initiative' ? initiativeText(value) : value), ...beside];
}

// ---- tracker, items -------------------------------------------------------------------------------------------------

/** R1.8 */
export function onTracker({ distance, reach = 0 }: TrackerModel, { x }: Point): Seen[] {
  const cell = Math.ceil((x - TRACKER.x) / TRACKER.cell);
  if (cell < 1 || cell > TRACKER.cells) return [seen('tracker')];
  const here = cell === distance ? [seen('distance', cell)] : [seen('distance'), seen('shift', cell)];
  return cell <= reach ? [...here, seen('inReach')] : here;
}

export function onItem({ spent, use }: { readonly spent: boolean; readonly use: ItemUse }, { x }: Point): Seen[] {
  const state = spent ? [seen('usedUp')] : [];
  return x < ITEM_TAB.width * 0.6 ? [...state, seen('item'), seen(use)] : [...state, seen(use)];
}

// ---- map ------------------------------------------------------------------------------------------------------------

export interface OnMap {
  readonly hex: HexId | null;
  readonly seen: readonly Seen[];
}

const SPRITE_TERMS = {
  hero: 'hero',
  reach: 'reach',
  threat: 'threat',
  goal: 'way',
  pathDot: 'way',
  trap: 'trap',
  money: 'money',
  objective: 'objective',
  dead: 'dead',
  exit: 'exit',
  follower: 'follower',
  letter: 'letter',
  start: 'start',
} as const satisfies Partial<Record<HexSprite['kind'], GlossaryTerm>>;

/** The foot of a map card, with the scenario's number and colour, in mm. */
const FOOT = 82.4;

/** R4, R1.9: what lies on the hex, the hex itself and what is printed on it; a wall on its edge; rock round it. */
export function onMap(map: MapCardModel, sprites: readonly Placed[], hero: HexId, at: Point): OnMap {
  const fit = fitOf(map.hexes.map(({ id }) => id));
  const hex = hexNear(map, fit, at);
  if (!hex) return { hex: null, seen: [at.y > FOOT && map.dot ? seen(map.dot) : seen('wall')] };
  if (onWall(map, fit, hex.id, at)) return { hex: null, seen: [seen('wall')] };
  const lying = sprites.filter((each) => each.at === hex.id).reverse();
  return {
    hex: hex.id,
    seen: [
      ...(hex.id === hero ? [seen('hero')] : []),
      ...lying.flatMap(({ sprite }) => spriteSeen(sprite)),
      seen(hex.terrain),
      ...(hex.start ? [seen('start')] : []),
      ...(hex.letter ? [seen('letter', hex.letter)] : []),
      ...(hex.dot ? [seen(hex.dot)] : []),
    ],
  };
}

function spriteSeen(sprite: HexSprite): Seen[] {
  switch (sprite.kind) {
    case 'monster':
      return sprite.rank === 'elite' ? [seen('elite')] : [seen('monster')];
    case 'treasure':
      return [seen('treasure', sprite.number)];
    case 'reach':
      return [seen('reach', sprite.cost)];
    case 'dot':
      return [seen(sprite.dot)];
    case 'target':
    case 'focus':
      return [];
    default:
      return [seen(SPRITE_TERMS[sprite.kind])];
  }
}

function hexNear({ hexes }: MapCardModel, fit: MapFit, at: Point): MapCardModel['hexes'][number] | null {
  const away = (id: HexId) => {
    const { x, y } = cardHexCentre(id, fit);
    return Math.hypot(at.x - x, at.y - y);
  };
  const near = hexes.filter(({ id }) => away(id) < MAP.hexHeight * fit.scale * 0.56);
  return near.sort((a, b) => away(a.id) - away(b.id))[0] ?? null;
}

/** Whether a point lies on an edge of the hex that is a wall: one that is drawn (R4.2). */
function onWall({ walls }: MapCardModel, fit: MapFit, hex: HexId, at: Point): boolean {
  const corners = hexCorners(cardHexCentre(hex, fit), MAP.hexWidth * fit.scale);
  return hexNeighbours(hex).some((other, i) => {
    const walled = walls.some((pair) => pair.includes(hex) && pair.includes(other));
    const [from, to] = [corners[i], corners[(i + 1) % corners.length]];
    return walled && from && to && toEdge(at, from, to) < 1.2 * fit.scale;
  });
}

/** How far a point is from a line between two others. */
function toEdge(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy);
  const along = Math.min(1, Math.max(0, part));
  return Math.hypot(at.x - from.x - dx * along, at.y - from.y - dy * along);
}
