/** Mounts the mirror, which shows the table as buttons and text. The mirror is visible only while it contains the focus. */
import { render } from 'preact';
import { useMemo } from 'preact/hooks';
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
  const { interaction, screen, sheet, language } = useView(app);
  const inert = sheet !== null;
  // `AccessibleTable` has its own subscription to the game, so other changes of the app need not render it again.
  return useMemo(
    () =>
      interaction && screen === 'table' ? (
        <AccessibleTable key={language} interaction={interaction} inert={inert} />
      ) : null,
    [interaction, screen, inert, language],
  );
}

/** Renders the mirror. @returns a function that removes the mirror */
export function mountMirror(root: HTMLElement, app: LongTableApp): () => void {
  render(<Mirror app={app} />, root);
  return () => render(null, root);
}
