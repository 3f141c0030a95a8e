/** What came of the last attack stays in words on a small table: the damage, and whether it was the end. */
import { expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import type { Play } from '../../../src/flow/longTable/play';
import { eventSentence } from '../../../src/i18n/longTable/narration';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { struckWords } from '../../../src/panels/longTable/hud/reckoned';
import { openInteraction } from '../../../src/session/longTable/interaction';
import { openSession } from '../../../src/session/session';
import { wonGame } from '../../kit/longTableWon';
import { boardOpened } from './opened';

boardOpened();

it('L11.3: is told until another attack is asked about or the next thing is said, with the end of whoever it struck', () => {
  const { journal } = wonGame();
  const interaction = openInteraction(openSession(LONG_TABLE, bookFor(journal.setup), { save: () => null }));
  const seen = { struck: 0, ended: 0 };
  for (const command of journal.commands) {
    const said = interaction.session.dispatch(command);
    if (!said.ok) throw new Error(said.reason);
    const { play } = interaction;
    const struck = play.events.findLast(({ type }) => type === 'attackReckoned');
    if (struck?.type !== 'attackReckoned') continue;
    const words = struckWords(interaction, { composition: 'portrait' });
    const asked = play.state.question?.ask;
    if (asked === 'select' || asked === 'defend') {
      expect(words).toBeNull();
      continue;
    }
    const died = play.events.find((event) => event.type === 'died' && event.figure === struck.target);
    const told = [struck, died].flatMap((event) => (event ? [eventSentence(play, event)] : []));
    expect(words).toBe(told.join(' '));
    expect(struckWords(interaction, { composition: 'desktop' })).toBeNull();
    // Read there, it would be of the attack that is asked about, or of nothing.
    for (const ask of ['select', 'defend']) {
      const elsewhere = { ...play, state: { ...play.state, question: { ask } } } as unknown as Play;
      expect(struckWords({ blow: interaction.blow, play: elsewhere }, { composition: 'portrait' })).toBeNull();
    }
    seen[died ? 'ended' : 'struck'] += 1;
  }
  expect(Math.min(seen.struck, seen.ended)).toBeGreaterThan(0);
});
