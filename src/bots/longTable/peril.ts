/** Estimates the danger of a hex: which enemies can reach a hero there, and what they could do before the hero acts again. */
import type { HexId } from '../../rules/core/board';
import { hexDistance } from '../../rules/core/hexes';
import type { Book } from '../../rules/longTable/book';
import { hasToken, heroFigure, valuesOf } from '../../rules/longTable/figures';
import type { State } from '../../rules/longTable/state';
import type { HeroId } from '../../rules/longTable/vocabulary';

type Figure = State['figures'][number];
type Monster = Extract<Figure, { kind: 'monster' }>;

/** The share of an enemy's attack that counts against a hero if another hero or summon is nearer to the enemy. */
const OTHERWISE = 0.3;
/** The cost of ending a turn where enemies that have acted in this round can exhaust the hero in their next turn. */
const DOWN = 5;
/** The cost of ending a turn where enemies that have acted in this round can take most of the hero's HP (`MOST`) in their next turn. */
const ALMOST = 2.5;
/** The cost of a rashly opened door (`isRash`): more than the value of an opened room and of the path to it. */
const RASH = 16;
/** The smallest share of the hero's HP that counts as most of the hero's HP. */
const MOST = 0.6;

/** Whether a monster still has its turn in this round. During card selection there is no turn order yet, so the result is true. */
export const willStillAct = ({ acted, order }: State, { id, monster }: Monster): boolean =>
  !acted.includes(id) || !order.some((each) => each.place === 'type' && each.monster === monster);

/** Whether a monster with its printed values can attack a figure on a hex in one turn, if nothing blocks its way. */
export function canReach(book: Book, monster: Monster, hex: HexId): boolean {
  const { move, range } = valuesOf(book, monster);
  return hexDistance(monster.hex, hex) <= move + (range ?? 1);
}

/**
 * Returns the damage that a hero must expect on the hero's hex if each counted enemy has one turn.
 * @param counts whether an enemy is counted
 */
export function threatTo(book: Book, state: State, hero: HeroId, counts: (monster: Monster) => boolean): number {
  const mine = heroFigure(state, hero);
  if (!mine) return 0;
  return state.figures.reduce((sum, each) => {
    if (each.kind !== 'monster' || !counts(each) || hasToken(each, 'disarm')) return sum;
    if (!canReach(book, each, mine.hex)) return sum;
    const far = hexDistance(each.hex, mine.hex);
    const isNearest = state.figures.every(
      (other) => (other.kind !== 'hero' && other.kind !== 'summon') || hexDistance(each.hex, other.hex) >= far,
    );
    return sum + valuesOf(book, each).attack * (isNearest ? 1 : OTHERWISE);
  }, 0);
}

/**
 * Returns the cost of ending the turn within reach of enemies that have acted and that can exhaust or badly hurt the hero in their next
 * turn. Adds the cost of having opened a door although the hero is hurt and has to rest.
 */
export function perilOf(book: Book, state: State, hero: HeroId): number {
  const mine = heroFigure(state, hero);
  if (!mine || state.over) return 0;
  const threat = threatTo(book, state, hero, (each) => !willStillAct(state, each));
  const rash = isRash(state, mine) ? RASH : 0;
  return rash + (threat >= mine.hp ? DOWN : threat >= mine.hp * MOST ? ALMOST : 0);
}

/**
 * Whether a hurt hero with too few cards has opened a door in this round. The monsters behind the door act before the hero can rest
 * (L10.5).
 */
function isRash(
  { openings, round, seats }: State,
  { id, hero, hp, maxHp }: Extract<Figure, { kind: 'hero' }>,
): boolean {
  if (hp * 2 > maxHp || !openings.some((each) => each.round === round && each.by === id)) return false;
  const seat = seats.find((each) => each.hero === hero);
  return seat !== undefined && seat.hand.length < 2 && seat.discard.length >= 2;
}
