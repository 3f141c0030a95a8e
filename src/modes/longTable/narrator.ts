/** Narrates games of the Long Table outside of the page; loads the English texts. */
import type { Play } from '../../flow/longTable/play';
import { addChapters, openChapter, openModes, setLanguage } from '../../i18n';
import { chapters } from '../../i18n/longTable/chapters';
import { gameWords } from '../../i18n/longTable/gameWords';
import { promptFor } from '../../i18n/longTable/prompts';

export async function narrator() {
  addChapters(chapters);
  await setLanguage('en');
  await Promise.all([openModes(), openChapter('tidings'), openChapter('pages')]);
  const { narrate, ruleOf } = gameWords;
  return { narrate, ruleOf, prompt: (play: Play) => promptFor(play) };
}
