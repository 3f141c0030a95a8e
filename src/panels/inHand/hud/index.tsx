import { render } from 'preact';
import type { Play } from '../../../flow/inHand/play';
import { openChapter } from '../../../i18n';
import type { App } from '../../app';
import { later } from '../../later';
import { useView } from '../../useApp';
import type { HudPlan, Waiting } from './Hud';
import type { Lens } from './questions';

export type { HudPlan, Waiting } from './Hud';

const Hud = later(() => Promise.all([import('./Hud'), openChapter('narration')]).then(([panel]) => panel.Hud));

type Around = () => {
  readonly plan: HudPlan | null;
  readonly notice: string | null;
  readonly laid: Play | null;
  readonly waiting: Waiting | null;
};

function HudOf({ app, around, lens }: { app: App; around: Around; lens: Lens }) {
  const { interaction, screen } = useView(app);
  const { plan, notice, laid, waiting } = around();
  return interaction && plan && screen === 'table' ? (
    <Hud app={app} interaction={interaction} plan={plan} notice={notice} laid={laid} waiting={waiting} lens={lens} />
  ) : null;
}

/** Mounts the words around the table; `around` tells where there is room for them, `lens` what lies on the table. */
export function mountHud(root: HTMLElement, app: App, around: Around, lens: Lens): () => void {
  render(<HudOf app={app} around={around} lens={lens} />, root);
  return () => render(null, root);
}
