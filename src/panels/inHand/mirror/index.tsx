/** The table's twin for keyboard and screen reader. It shows itself when the keyboard enters it. */
import { render } from 'preact';
import { openChapter } from '../../../i18n';
import type { App } from '../../app';
import { later } from '../../later';
import { useView } from '../../useApp';

const Twin = later(() =>
  Promise.all([import('./Twin'), openChapter('told'), openChapter('mirror')]).then(([panel]) => panel.Twin),
);

function Mirror({ app }: { app: App }) {
  const { desk, screen, sheet } = useView(app);
  return desk && screen === 'table' ? <Twin app={app} desk={desk} quiet={sheet !== null} /> : null;
}

export function mountMirror(root: HTMLElement, app: App): () => void {
  render(<Mirror app={app} />, root);
  return () => render(null, root);
}
