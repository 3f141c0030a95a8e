/** Loads the panel that explains signs, together with the chapter of the rules that the panel quotes. */
import { openChapter } from '../../i18n';
import { lazyPanel } from '../lazyPanel';

export const LazyExplain = lazyPanel(() =>
  Promise.all([import('./hud/Explain'), openChapter('tableRules')]).then(([panel]) => panel.Explain),
);
