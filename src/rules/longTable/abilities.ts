/** Performs the abilities of heroes, one by one (L7.2, L18). */
import { continueAction } from './actions';
import type { QuestionRules, TaskRules } from './agenda';
import { beginBid, biddableFigures } from './bids';
import type { Book } from './book';
import { removeHp } from './damage';
import { figureOf, hasToken, heroFigure } from './figures';
import { lootableHexes, lootRange } from './looting';
import { beginMove, canMove } from './movement';
import { numberOf } from './numbers';
import { perform } from './performing';
import { beginPlacing, hexesToPlaceOn } from './placing';
import { beginRecover, beginRefresh, recoverableCards, refreshableItems } from './recovering';
import { beginStanding, isStanding } from './standing';
import type { State } from './state';
import { abilityAmount, askTargets, candidatesOf, isCallPaid } from './targets';
import type { Action, Placing } from './tasks';
import { emit, type Transaction } from './transaction';
import type { Ability, Verb } from './vocabulary';

/** L15.7, L15.8: whether a condition of the figure prevents the ability. */
export function isPrevented(figure: State['figures'][number], { verb }: Ability): boolean {
  if (hasToken(figure, 'stun')) return true;
  return (verb === 'move' && hasToken(figure, 'immobilize')) || (verb === 'attack' && hasToken(figure, 'disarm'));
}

type Placed = Extract<Ability, { verb: Verb | 'summon' }>;

/** What an ability does on a hex that the player chooses: it places a thing there, or disarms a trap; null for all other abilities. */
function placingOf(book: Book, ability: Placed): Placing | null {
  switch (ability.verb) {
    case 'summon':
      return { placing: 'summon' };
    case 'trap':
      return {
        placing: 'trap',
        damage: abilityAmount(book, ability),
        conditions: [...(ability.mods.conditions ?? [])],
      };
    case 'disarmTrap':
      return { placing: 'disarmTrap' };
    case 'dig':
      return { placing: 'grave' };
    default:
      return null;
  }
}

/** L7.2: whether the ability would do anything. An ability that would do nothing is skipped. */
export function isPossible(book: Book, state: State, action: Action, ability: Ability): boolean {
  const figure = figureOf(state, action.actor);
  if (!figure || isPrevented(figure, ability)) return false;
  switch (ability.verb) {
    case 'shield':
    case 'retaliate':
    case 'bonus':
    case 'advantage':
    case 'when':
      return true;
    case 'move':
      return canMove(book, state, action, ability);
    case 'loot':
      return lootableHexes(book, state, figure.hex, numberOf(book, state, action, ability)).length > 0;
    case 'suffer':
      return true;
    case 'recover':
      return recoverableCards(state, action.hero, ability.from).length > 0;
    case 'refresh':
      return refreshableItems(state, action, ability.from).length > 0;
    case 'bid':
      return biddableFigures(book, state, action, ability).length > 0;
    case 'special':
    case 'deed':
      return false;
    case 'attack':
    case 'heal':
    case 'give':
    case 'inflict':
    case 'shove':
    case 'drag':
    case 'damage':
    case 'finish':
    case 'retreat':
    case 'trap':
    case 'disarmTrap':
    case 'dig':
    case 'summon':
    case 'prevent':
    case 'standIn': {
      const what = placingOf(book, ability);
      if (what) return hexesToPlaceOn(book, state, action, ability, what).length > 0;
      return candidatesOf(book, state, action.actor, ability, isCallPaid(action, ability)).length > 0;
    }
  }
}

/** Begins the current ability, with the improvements that the player has paid for. */
export function beginAbility(t: Transaction, action: Action, ability: Ability): void {
  const { book, state } = t;
  emit(t, { type: 'abilityBegan', figure: action.actor, ability, rule: 'L7.2' });
  if (isStanding(ability)) {
    continueAction(t, action, true);
    return beginStanding(t, action, ability);
  }
  switch (ability.verb) {
    case 'move':
      return beginMove(t, action, ability);
    case 'recover':
      return beginRecover(t, action, ability);
    case 'refresh':
      return beginRefresh(t, action, ability);
    case 'bid':
      return beginBid(t, action, ability);
    case 'special':
    case 'deed':
      return continueAction(t, action, false);
    case 'loot':
    case 'suffer':
      continueAction(t, action, true);
      return doAlone(t, action, ability.verb, numberOf(book, state, action, ability));
    case 'attack':
    case 'heal':
    case 'give':
    case 'inflict':
    case 'shove':
    case 'drag':
    case 'damage':
    case 'finish':
    case 'retreat':
    case 'trap':
    case 'disarmTrap':
    case 'dig':
    case 'summon':
    case 'prevent':
    case 'standIn':
    // `shield` and `retaliate` are begun above; `prevent` and `standIn` work only in a trigger. The type requires all four.
    case 'shield':
    case 'retaliate': {
      const what = placingOf(book, ability);
      if (what)
        return beginPlacing(t, action, ability, what, ability.verb === 'dig' ? abilityAmount(book, ability) : 1);
      return askTargets(t, action, ability);
    }
    default:
      ability satisfies never;
  }
}

/** Performs *Loot* or *Suffer*, which have no targets. *Loot* does nothing if the acting figure is not the hero's own figure. */
function doAlone(t: Transaction, { actor, hero, source }: Action, verb: 'loot' | 'suffer', n: number): void {
  if (verb === 'loot' && heroFigure(t.state, hero)?.id === actor) lootRange(t, hero, n);
  if (verb === 'suffer') removeHp(t, actor, n, source, null);
}

export const abilitiesTasks = {
  /** After the targets are chosen, applies the ability to each of them in turn, then continues the action. */
  aimed: (t, { action, ability, targets }) => {
    const { actor: by, source } = action;
    if (!figureOf(t.state, by)) return;
    continueAction(t, action, targets.length > 0);
    perform(t, { by, ability, targets, source, mayWaive: true, calls: isCallPaid(action, ability) });
  },
} satisfies TaskRules;
export const abilitiesQuestions = {} satisfies QuestionRules;
