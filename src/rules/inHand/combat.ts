/** Begins combat, rolls the monster's behaviour, and decides on initiative and interrupts (R8, R25, R26). */

import { rangeBetween } from '../core/routes';
import { canSee } from '../core/sight';
import type { Book } from './book';
import { cardsIn } from './cards';
import type { Command } from './commands';
import { MAX_DISTANCE } from './distance';
import { beginCombatEffects, hasCondition } from './durations';
import type { EventOf } from './events';
import { columnOf, foeOf, livingFoes, medianRange, opponent, situationOf } from './foes';
import { countHindrances } from './hindrances';
import { itemDef, itemsFor, useUpItem } from './items';
import { rollForPurpose } from './rolling';
import type { FoeState, State } from './state';
import { emit, type Transaction } from './transaction';
import type { FoeId, ItemId } from './vocabulary';

/** R25.2 a: the monsters that see the hero within their median range. */
export function foesNear(book: Book, state: State): FoeState[] {
  if (hasCondition(state, 'hero', 'invisible')) return []; // R16.3
  const situation = situationOf(book, state);
  const { at } = state.hero;
  return livingFoes(state).filter(
    (foe) => rangeBetween(situation, at, foe.at) <= medianRange(book, foe) && canSee(situation, at, foe.at),
  );
}

/** R26.2: whether there is no combat yet, but the new round must become a combat round because a monster is near. */
export function isCombatRoundDue(book: Book, state: State): boolean {
  return state.fight === null && foesNear(book, state).length > 0;
}

/**
 * R25.2 a, R26.2: starts a fight if a monster is near enough. If there are several such monsters, the player chooses one
 * (R25.6).
 */
export function startCombatIfNear(t: Transaction, cause: 'near' | 'round'): void {
  const near = foesNear(t.book, t.state);
  const [only] = near;
  if (only && near.length === 1) return beginCombat(t, only.id, cause);
  t.state.candidates = near.map((foe) => foe.id);
}

/** R25.6: the monsters among which the player chooses, as commands. */
export function foeChoices(_book: Book, state: State): Command[] {
  return state.candidates.map((foe) => ({ type: 'fight', foe }));
}

/** R25.6: begins the combat with the chosen monster. */
export function chooseFoe(t: Transaction, foe: FoeId): void {
  t.state.candidates = [];
  beginCombat(t, foe, t.state.turn ? 'near' : 'round');
}

/**
 * Begins a combat. R25.5: Distance starts at the range between hero and monster, at least 1 and at most 7. R30.1: Hindrances are counted
 * before the first turn.
 * @param brought the Distance of a monster that a special rule brings; such a fight has no Hindrances
 */
export function beginCombat(t: Transaction, id: FoeId, cause: EventOf<'combatBegan'>['cause'], brought?: number): void {
  const { book, state } = t;
  const situation = situationOf(book, state);
  const foe = foeOf(state, id);
  const { at } = foe;
  const distance = brought ?? Math.max(1, Math.min(MAX_DISTANCE, rangeBetween(situation, state.hero.at, at)));
  const counts = book.setup.variants.hindrances && brought === undefined;
  const counted = counts ? countHindrances(situation, state.hero.at, at) : null;
  const hindrances = [...(counted?.kinds ?? [])];
  const traps = counted?.traps ?? [];
  state.combat = true;
  if (!state.fought.includes(id)) state.fought.push(id);
  state.fight = {
    foe: id,
    distance,
    face: null,
    rolls: 0,
    acted: false,
    effects: [],
    hindrances,
    fleeting: [],
    absent: [],
    sprung: false,
    ...(traps.length > 0 ? { traps: { at: [...traps], gone: 0 } } : {}),
  };
  emit(t, {
    type: 'combatBegan',
    foe: id,
    distance,
    reach: cause === 'attack' || brought !== undefined ? null : medianRange(book, foe),
    cause,
    hindrances: [...hindrances],
    rule: 'R25.5',
  });
  beginCombatEffects(t);
}

/** R8.1: rolls the monster's behaviour for this round. */
export function rollBehaviour(t: Transaction): void {
  const { book, state } = t;
  const { fight } = state;
  const foe = opponent(state);
  if (!fight || !foe) return;
  const face = rollForPurpose(t, 'behaviour', 1, 1, null);
  fight.face = face;
  fight.rolls += 1;
  const { initiative } = columnOf(book, foe, face);
  emit(t, {
    type: 'behaviourSet',
    foe: foe.id,
    face,
    initiative,
    hero: state.initiative,
    rule: 'R8.1',
  });
}

/** The commands after the behaviour roll: use an item for the behaviour or the hero's initiative, or proceed; empty without such items. */
export function choicesAfterBehaviour(book: Book, state: State): Command[] {
  const items = itemsFor(book, state, 'initiative');
  return items.length > 0 ? [{ type: 'proceed' }, ...items] : [];
}

/** R23.1: uses an item that rolls the behaviour again, or that lowers the hero's initiative to no less than 1. */
export function useInitiativeItem(t: Transaction, item: ItemId): void {
  const { state } = t;
  const { effect } = itemDef(t.book, item);
  useUpItem(t, item);
  if (effect.when === 'behaviour') return rollBehaviour(t);
  if (effect.when !== 'initiative') return;
  const from = state.initiative;
  state.initiative = Math.max(1, from - effect.lower);
  emit(t, {
    type: 'initiativeLowered',
    from,
    to: state.initiative,
    item,
    rule: 'R8.1',
  });
}

/** The initiative of the monster in its rolled column (R8.1); null before the roll or without a fight. */
export function monsterInitiative(book: Book, state: State): number | null {
  const foe = opponent(state);
  return foe && state.fight?.face ? columnOf(book, foe, state.fight.face).initiative : null;
}

/** R8.1: whether the monster acts before the hero. The hero wins ties. R25.4: on a tie there is no interrupt. */
export function isMonsterFaster(book: Book, state: State): boolean {
  const initiative = monsterInitiative(book, state);
  return initiative !== null && initiative < state.initiative;
}

/** R25.3: whether the monster interrupts the hero's turn: the monster is faster and has not acted, and the hero can still do something. */
export function isInterruptDue(book: Book, state: State): boolean {
  return !state.fight?.acted && isMonsterFaster(book, state) && hasSomethingLeft(state);
}

function hasSomethingLeft(state: State): boolean {
  return state.opening !== null || state.turn?.action != null || cardsIn(state, 'selected').length > 0;
}

/** R25.3: adds the event that the monster interrupts the hero's turn. The monster's turn itself begins in `beginMonsterTurn`. */
export function announceInterrupt(t: Transaction): void {
  const { book, state } = t;
  const foe = opponent(state);
  const initiative = monsterInitiative(book, state);
  if (!foe || initiative === null) return;
  emit(t, {
    type: 'interrupted',
    foe: foe.id,
    initiative,
    hero: state.initiative,
    rule: 'R25.3',
  });
}
