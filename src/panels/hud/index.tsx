import { render } from 'preact';
import type { Play } from '../../flow/play';
import type { App } from '../app';
import { useView } from '../useApp';
import { Hud, type HudPlan } from './Hud';

export type { HudPlan } from './Hud';

type Around = () => { readonly plan: HudPlan | null; readonly notice: string | null; readonly laid: Play | null };

function HudOf({ app, around }: { app: App; around: Around }) {
  const { desk, screen } = useView(app);
  const { plan, notice, laid } = around();
  return desk && plan && screen === 'table' ? (
    <Hud app={app} desk={desk} plan={plan} notice={notice} laid={laid} />
  ) : null;
}

/** Mounts the words around the table; `around` tells where there is room for them. */
export function mountHud(root: HTMLElement, app: App, around: Around): () => void {
  render(<HudOf app={app} around={around} />, root);
  return () => render(null, root);
}
