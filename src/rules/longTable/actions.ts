/** Continues an action from part to part, and gives the rewards of an action (L7.2, L7.4, L16.1, L18.7). */
import { push } from './agenda';
import { abilityPart, GATE_INDEX } from './costs';
import { createElement } from './elements';
import { gainExperience } from './experience';
import type { FigureId, Source } from './state';
import type { Action, Task } from './tasks';
import { emit, type Transaction } from './transaction';
import type { Ability, HeroId, Part } from './vocabulary';

/** Makes an action that is not a half of a card: the abilities of an item or of a Bid. */
export function cardlessAction(actor: FigureId, hero: HeroId, parts: readonly Part[], source: Source): Action {
  return { actor, hero, parts: [...parts], next: 0, done: false, source, paid: [], basic: false, half: null };
}

/**
 * Adds the task for the next part of an action, and gives the rewards if the current ability was done. All tasks that are
 * pushed after this call are done before the next part.
 * @param did whether the current ability was done
 */
export function continueAction(t: Transaction, action: Action, did: boolean): void {
  push(t, { do: 'action', action: { ...action, next: action.next + 1, done: action.done || did, paid: [] } });
  if (did) gainActionRewards(t, action);
}

/**
 * Gives the rewards after the current ability is done. The first ability that is done earns the action's elements and
 * experience (L16.1, L18.7). The gate and each improvement of the current ability give experience of their own if they are paid (L16.2).
 */
export function gainActionRewards(t: Transaction, action: Action): void {
  if (!action.done) earnOfAction(t, action);
  const part = abilityPart(action);
  if (part?.xp !== undefined && action.paid.includes(GATE_INDEX))
    gainExperience(t, action.hero, part.xp, action.source);
  for (const [nth, { xp = 0 }] of (part?.ability.improvements ?? []).entries())
    if (action.paid.includes(nth)) gainExperience(t, action.hero, xp, action.source);
}

function earnOfAction(t: Transaction, action: Action): void {
  const { parts, hero, source } = action;
  push(t, ...earnedChoices(action));
  for (const part of parts) {
    if (part.part === 'xp') gainExperience(t, hero, part.xp, source);
    if (part.part === 'element' && part.element !== 'any') createElement(t, part.element, source);
  }
}

/** L16.5: one task for each earned symbol of *any element*, in which the player chooses the element. */
function earnedChoices({ parts, hero, source }: Action): Task[] {
  return parts
    .filter((part) => part.part === 'element' && part.element === 'any')
    .map(() => ({ do: 'chooseElements', hero, how: 'create', left: 1, of: null, source }));
}

/** L7.2: skips the current ability of an action. */
export function skipAbility(
  t: Transaction,
  action: Action,
  ability: Ability,
  why: 'chosen' | 'prevented' | 'impossible',
): void {
  emit(t, { type: 'abilitySkipped', figure: action.actor, ability, why, rule: 'L7.2' });
  continueAction(t, action, false);
}
