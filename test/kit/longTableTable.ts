/** A table of the Long Table with scenario 1 on it, before it begins. */
import { bookFor, campaignBook } from '../../src/content/longTable';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import { legalMoves, makeMove } from '../../src/rules/longTable/campaign/play';
import { setupOf } from '../../src/rules/longTable/campaign/setupOf';
import type { Campaign } from '../../src/rules/longTable/campaign/state';
import { type Interaction, openInteraction } from '../../src/session/longTable/interaction';
import { openSession } from '../../src/session/session';
import { begin } from './campaign';

/** Goes there with the bailiff and the ferrywoman, and answers by the first answer whatever is asked. */
export function newTable(): Interaction {
  const book = campaignBook();
  let state: Campaign = begin(book, ['bailiff', 'ferrywoman']);
  while (state.stage.at !== 'scenario') {
    const moves = legalMoves(book, state);
    const move = state.question ? moves[0] : moves.find((each) => each.move === 'travel');
    const made = move && makeMove(book, state, move);
    if (!made || 'refused' in made) throw new Error('there is no way');
    state = made.campaign;
  }
  return openInteraction(openSession(LONG_TABLE, bookFor(setupOf(book, state)), { save: () => null }));
}

/** A table on which all have chosen their cards: the first two of each hand. */
export function chosenTable(): Interaction {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  for (const { hero, hand } of interaction.play.state.seats) {
    interaction.openTab(hero);
    for (const card of hand.slice(0, 2)) interaction.choose(card);
    interaction.commit();
  }
  return interaction;
}
