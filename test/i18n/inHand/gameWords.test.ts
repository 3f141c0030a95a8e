/** A mode's words as the viewer, the log and the command line ask for them. */
import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { begin, legal, send } from '../../../src/flow/inHand/play';
import { LANGUAGES, openChapter, setLanguage } from '../../../src/i18n';
import { gameWords } from '../../../src/i18n/inHand/gameWords';

const play = begin(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'telling' }));

describe.each(LANGUAGES)('%s', (language) => {
  it('says what is asked, what can be done, what came of it and why not', async () => {
    await openChapter('narration');
    await setLanguage(language);
    const said = [gameWords.prompt(play, { cards: [], path: [] }, true), gameWords.refused('notNow')];
    for (const command of legal(play)) {
      said.push(gameWords.label(play, command));
      const sent = send(play, command);
      if (sent.ok) said.push(...sent.events.flatMap((event) => gameWords.narrate(sent.play, event) ?? []));
    }
    expect(said.length).toBeGreaterThan(10);
    // A text that is not there is read as its key.
    expect(said.filter((each) => each === '' || /^[a-z]+\.\w+/i.test(each))).toEqual([]);
  });
});

it('names a rule behind every event', () => {
  for (const event of play.events) expect(gameWords.ruleOf(event)).toMatch(/^R\d+\.\d+$/);
});
