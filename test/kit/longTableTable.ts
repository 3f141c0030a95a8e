/** Test kit: interactions with scenario 1 of the Long Table, before its first round. */
import { bookFor, campaignBook } from '../../src/content/longTable';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import { legalMoves, makeMove } from '../../src/rules/longTable/campaign/play';
import { setupOf } from '../../src/rules/longTable/campaign/setupOf';
import type { Campaign } from '../../src/rules/longTable/campaign/state';
import type { Interaction } from '../../src/session/longTable/interaction';
import { openInteraction } from '../../src/session/longTable/openInteraction';
import { openSession } from '../../src/session/session';
import { begin } from './campaign';

/** Returns scenario 1 before it begins, with the bailiff and the ferrywoman; every question on the way gets the first answer. */
export function newTable(): Interaction {
  const book = campaignBook();
  let state: Campaign = begin(book, ['bailiff', 'ferrywoman']);
  while (state.stage.at !== 'scenario') {
    const moves = legalMoves(book, state);
    const move = state.question ? moves[0] : moves.find((each) => each.move === 'travel');
    const made = move && makeMove(book, state, move);
    if (!made || 'refused' in made) throw new Error('no move leads to the scenario');
    state = made.campaign;
  }
  return openInteraction(openSession(LONG_TABLE, bookFor(setupOf(book, state)), { save: () => null }));
}

/** Returns scenario 1 after all heroes have selected the first two cards of their hands. */
export function chosenTable(): Interaction {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  for (const { hero, hand } of interaction.play.state.seats) {
    interaction.openTab(hero);
    for (const card of hand.slice(0, 2)) interaction.toggleCard(card);
    interaction.sendDraft();
  }
  return interaction;
}
