/** Mounts the mirror, which shows the table as buttons and text. The mirror is visible only while it contains the focus. */
import { render } from 'preact';
import type { Play } from '../../../flow/inHand/play';
import { openChapter } from '../../../i18n';
import { lazyPanel } from '../../lazyPanel';
import { useView } from '../../useApp';
import type { InHandApp } from '../app';

const AccessibleTable = lazyPanel(() =>
  Promise.all([import('./AccessibleTable'), openChapter('narration'), openChapter('mirror')]).then(
    ([panel]) => panel.AccessibleTable,
  ),
);

type HudContextGetter = () => { readonly shownPlay: Play | null };

function Mirror({ app, hudContext }: { app: InHandApp; hudContext: HudContextGetter }) {
  const { interaction, screen, sheet } = useView(app);
  return interaction && screen === 'table' ? (
    <AccessibleTable app={app} interaction={interaction} inert={sheet !== null} shownPlay={hudContext().shownPlay} />
  ) : null;
}

/** Renders the mirror, and returns a function that removes it. */
export function mountMirror(root: HTMLElement, app: InHandApp, hudContext: HudContextGetter): () => void {
  render(<Mirror app={app} hudContext={hudContext} />, root);
  return () => render(null, root);
}
