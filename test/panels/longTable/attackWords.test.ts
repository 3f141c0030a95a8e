/** Tests the text about the last attack on a small table: its damage, and whether the target died. */
import { expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import type { Play } from '../../../src/flow/longTable/play';
import { eventSentence } from '../../../src/i18n/longTable/narration';
import { drawnCardsText } from '../../../src/i18n/longTable/sentences/attacks';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { recentOutcomeText } from '../../../src/panels/longTable/hud/attackWords';
import type { Interaction } from '../../../src/session/longTable/interaction';
import { openInteraction } from '../../../src/session/longTable/openInteraction';
import { openSession } from '../../../src/session/session';
import { eagerBot } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';
import { boardOpened } from './opened';

boardOpened();

/** Plays games with a bot, and yields after each command. */
function* played(...seeds: readonly string[]): Generator<Interaction> {
  for (const seed of seeds) {
    const book = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed }));
    const interaction = openInteraction(openSession(LONG_TABLE, book, { save: () => null }));
    const bot = eagerBot(seed);
    for (let command = bot(interaction.play); command; command = bot(interaction.play)) {
      if (!interaction.session.dispatch(command).ok) throw new Error(`${command.type} is refused`);
      yield interaction;
    }
  }
}

it('L11.3: is shown until the next attack or selection, with the end of the target and what happened since', () => {
  const seen = { struck: 0, ended: 0, brought: 0, moved: 0, two: 0 };
  for (const interaction of played('1', '2', '3', '4', 'reckoned')) {
    const { play } = interaction;
    const struck = play.events.findLast(({ type }) => type === 'attackReckoned');
    if (struck?.type !== 'attackReckoned') continue;
    const words = recentOutcomeText(interaction, { composition: 'portrait' });
    const asked = play.state.question?.ask;
    if (asked === 'select' || asked === 'defend') {
      expect(words).toBeNull();
      continue;
    }
    const died = play.events.find((event) => event.type === 'died' && event.figure === struck.target);
    const after = play.events.slice(play.events.indexOf(struck) + 1);
    const brings = after.find(
      (event) => event.type === 'moneyTaken' && died?.type === 'died' && event.hexes[0] === died.hex,
    );
    const moved = after.findLast(({ type }) => type === 'monsterMoved' || type === 'healed');
    const given = died
      ? []
      : after.filter((event) => event.type === 'conditionGiven' && event.figure === struck.target);
    const told = [struck, ...given, died, brings, moved].flatMap((event) =>
      event ? [eventSentence(play, event)] : [],
    );
    const [drawn] = play.events
      .slice(0, play.events.indexOf(struck))
      .filter(({ type }) => type === 'modifiersDrawn')
      .slice(-1);
    const isTwo = drawn?.type === 'modifiersDrawn' && drawn.mode !== 'plain';
    const both = isTwo ? `Drawn: ${drawnCardsText(play, drawn)}. ` : '';
    expect(words).toBe(both + told.join(' '));
    if (isTwo) seen.two += 1;
    expect(recentOutcomeText(interaction, { composition: 'desktop' })).toBeNull();
    // With these questions the text would be about the wrong attack, or about nothing.
    for (const ask of ['select', 'defend']) {
      const elsewhere = { ...play, state: { ...play.state, question: { ask } } } as unknown as Play;
      expect(
        recentOutcomeText({ recentOutcome: interaction.recentOutcome, play: elsewhere }, { composition: 'portrait' }),
      ).toBeNull();
    }
    seen[died ? 'ended' : 'struck'] += 1;
    if (brings) seen.brought += 1;
    if (moved) seen.moved += 1;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
