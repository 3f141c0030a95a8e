import { render } from 'preact';
import type { Play } from '../../../flow/inHand/play';
import { openChapter } from '../../../i18n';
import { lazyPanel } from '../../lazyPanel';
import { useView } from '../../useApp';
import type { InHandApp } from '../app';
import type { TableInspector } from './explainGestures';
import type { HudPlan, Waiting } from './plan';

export type { HudPlan, Waiting } from './plan';

const Hud = lazyPanel(() => Promise.all([import('./Hud'), openChapter('narration')]).then(([panel]) => panel.Hud));

type Around = () => {
  readonly plan: HudPlan | null;
  readonly notice: string | null;
  readonly shownPlay: Play | null;
  readonly waiting: Waiting | null;
};

function HudOf({ app, around, inspector }: { app: InHandApp; around: Around; inspector: TableInspector }) {
  const { interaction, screen } = useView(app);
  const { plan, notice, shownPlay, waiting } = around();
  return interaction && plan && screen === 'table' ? (
    <Hud
      app={app}
      interaction={interaction}
      plan={plan}
      notice={notice}
      shownPlay={shownPlay}
      waiting={waiting}
      inspector={inspector}
    />
  ) : null;
}

/**
 * Mounts the HUD.
 * @param around returns the HUD's layout and contents
 * @param inspector finds things on the table
 * @returns a function that removes the HUD
 */
export function mountHud(root: HTMLElement, app: InHandApp, around: Around, inspector: TableInspector): () => void {
  render(<HudOf app={app} around={around} inspector={inspector} />, root);
  return () => render(null, root);
}
