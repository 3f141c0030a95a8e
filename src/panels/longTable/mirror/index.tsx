/** Mounts the table for keyboard and screen reader. It is seen only while the focus is in it. */
import { render } from 'preact';
import { openChapter } from '../../../i18n';
import { lazyPanel } from '../../lazyPanel';
import { useView } from '../../useApp';
import type { LongTableApp } from '../app';

const AccessibleTable = lazyPanel(() =>
  Promise.all([import('./AccessibleTable'), openChapter('tidings'), openChapter('board'), openChapter('pages')]).then(
    ([panel]) => panel.AccessibleTable,
  ),
);

function Mirror({ app }: { app: LongTableApp }) {
  const { interaction, screen, sheet } = useView(app);
  return interaction && screen === 'table' ? (
    <AccessibleTable interaction={interaction} inert={sheet !== null} />
  ) : null;
}

export function mountMirror(root: HTMLElement, app: LongTableApp): () => void {
  render(<Mirror app={app} />, root);
  return () => render(null, root);
}
