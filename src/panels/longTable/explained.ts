/** The signs told by a hold, fetched with the chapter of the rules that they are told by. */
import { openChapter } from '../../i18n';
import { lazyPanel } from '../lazyPanel';

export const Explained = lazyPanel(() =>
  Promise.all([import('./hud/Explain'), openChapter('tableRules')]).then(([panel]) => panel.Explain),
);
