/** Tests the texts that viewer, log and command line get from the mode in hand. */
import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { begin, legal, send } from '../../../src/flow/inHand/play';
import { LANGUAGES, openChapter, setLanguage } from '../../../src/i18n';
import { gameWords } from '../../../src/i18n/inHand/gameWords';

const play = begin(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'telling' }));

describe.each(LANGUAGES)('%s', (language) => {
  it('has texts for prompts, command labels, events and refusals', async () => {
    await openChapter('narration');
    await setLanguage(language);
    const texts = [gameWords.prompt(play, { cards: [], path: [] }, true), gameWords.refusalText('notNow')];
    for (const command of legal(play)) {
      texts.push(gameWords.label(play, command));
      const sent = send(play, command);
      if (sent.ok) texts.push(...sent.events.flatMap((event) => gameWords.narrate(sent.play, event) ?? []));
    }
    expect(texts.length).toBeGreaterThan(10);
    // A missing text appears as its key.
    expect(texts.filter((each) => each === '' || /^[a-z]+\.\w+/i.test(each))).toEqual([]);
  });
});

it('gives every event the number of its rule', () => {
  for (const event of play.events) expect(gameWords.ruleOf(event)).toMatch(/^R\d+\.\d+$/);
});
