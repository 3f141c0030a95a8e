import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { App } from '../app';
import { Hud, type HudPlan } from './Hud';

export type { HudPlan } from './Hud';

type Around = () => { readonly plan: HudPlan | null; readonly notice: string | null };

function HudOf({ app, around }: { app: App; around: Around }) {
  const [, redraw] = useState(0);
  useEffect(() => app.subscribe(() => redraw((n) => n + 1)), [app]);
  const { desk, screen } = app.view;
  const { plan, notice } = around();
  return desk && plan && screen === 'table' ? <Hud app={app} desk={desk} plan={plan} notice={notice} /> : null;
}

/** Mounts the words around the table; `around` tells where there is room for them. */
export function mountHud(root: HTMLElement, app: App, around: Around): () => void {
  render(<HudOf app={app} around={around} />, root);
  return () => render(null, root);
}
