/** Draws events, and carries out the chosen option and its outcomes (L31). */
import type { EventDeck, EventId, OptionName } from './book';
import { ask, type CampaignTransaction, emit, push } from './change';
import { isCircumstanceMet } from './effects';
import { partyHeroes } from './lookups';
import type { CampaignTask } from './state';

type TaskOf<D extends CampaignTask['do']> = Extract<CampaignTask, { do: D }>;

/** L31.2: draws the next event card and asks the player to choose an option. @returns false if the deck is empty */
export function drawEvent(c: CampaignTransaction, deck: EventDeck): boolean {
  const event = c.state.world.events[deck].shift();
  if (event === undefined) {
    emit(c, { fact: 'deckEmpty', deck, rule: 'L31.2' });
    return false;
  }
  emit(c, { fact: 'eventDrawn', event, rule: 'L31.2' });
  ask(c, { ask: 'option', event });
  return true;
}

/** L31.2: chooses an option of an event, and adds the tasks that apply the option's outcomes. */
export function chooseOption(c: CampaignTransaction, event: EventId, option: OptionName): void {
  emit(c, { fact: 'optionChosen', event, option, rule: 'L31.2' });
  push(c, { do: 'outcomes', event, option, next: 0, applied: false }, { do: 'afterEvent', event, option });
}

/**
 * L31.2: applies the next outcome of an option if its condition holds, and adds the task for the outcomes after it. An outcome with
 * `otherwise` applies only if no earlier outcome of the option applied (L31.3).
 */
export function doOutcomes(c: CampaignTransaction, task: TaskOf<'outcomes'>): void {
  const outcome = c.book.events[task.event]?.options[task.option].outcomes[task.next];
  if (!outcome) return;
  const { when } = outcome;
  const rest = { ...task, next: task.next + 1 };
  if (outcome.otherwise && task.applied) return push(c, rest);
  if (when?.if === 'pay') {
    const together = partyHeroes(c.state).reduce((sum, hero) => sum + hero.gold, 0);
    if (together < when.gold) return push(c, rest);
    push(c, rest);
    return ask(c, { ask: 'pay', gold: when.gold, event: task.event, option: task.option, outcome: task.next });
  }
  if (when && !isCircumstanceMet(c, when)) return push(c, rest);
  push(c, rest);
  applyOutcome(c, task.event, task.option, task.next);
}

/** L31.3: applies an outcome for which the party agreed to pay. The payment, which the heroes share, comes first. */
export function payFor(
  c: CampaignTransaction,
  gold: number,
  event: EventId,
  option: OptionName,
  outcome: number,
): void {
  applyOutcome(c, event, option, outcome);
  push(c, { do: 'share', left: -gold, cause: { cause: 'event', event, option } });
}

function applyOutcome(c: CampaignTransaction, event: EventId, option: OptionName, outcome: number): void {
  const effects = c.book.events[event]?.options[option].outcomes[outcome]?.effects ?? [];
  const rest = c.state.agenda.at(-1);
  if (rest?.do === 'outcomes') rest.applied = true;
  emit(c, { fact: 'outcomeApplied', event, option, outcome, rule: 'L31.2' });
  push(c, { do: 'effects', effects: [...effects], cause: { cause: 'event', event, option } });
}

/** L31.5: removes the event card from the game, or puts it at the bottom of its deck. */
export function doAfterEvent(c: CampaignTransaction, { event, option }: TaskOf<'afterEvent'>): void {
  const def = c.book.events[event];
  if (!def) return;
  const { world } = c.state;
  if (def.options[option].after === 'leaves') {
    world.eventsGone.push(event);
    return emit(c, { fact: 'eventLeft', event, rule: 'L31.5' });
  }
  world.events[def.deck].push(event);
  emit(c, { fact: 'eventReturned', event, rule: 'L31.5' });
}
