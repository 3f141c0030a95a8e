/** Narrates games in hand outside of the page; loads the English texts. */
import type { Play } from '../../flow/inHand/play';
import { addChapters, openChapter, openModes, setLanguage } from '../../i18n';
import { chapters } from '../../i18n/inHand/chapters';
import { gameWords } from '../../i18n/inHand/gameWords';

/** The empty draft: outside of the page there is no player who selects cards before a command. */
const NO_DRAFT = { cards: [], path: [], basic: false };

export async function narrator() {
  addChapters(chapters);
  await setLanguage('en');
  await Promise.all([openModes(), openChapter('narration')]);
  const { narrate, prompt, ruleOf } = gameWords;
  return { narrate, ruleOf, prompt: (play: Play) => prompt(play, NO_DRAFT, false) };
}
