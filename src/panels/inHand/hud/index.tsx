import { render } from 'preact';
import type { Play } from '../../../flow/inHand/play';
import { openChapter } from '../../../i18n';
import { lazyPanel } from '../../lazyPanel';
import { useView } from '../../useApp';
import type { InHandApp } from '../app';
import type { TableInspector } from './explainGestures';
import type { HudPlan, Pause } from './plan';
import type { AnimatedEvent } from './usePlayOnTable';

export type { HudPlan, Pause } from './plan';

const Hud = lazyPanel(() => Promise.all([import('./Hud'), openChapter('narration')]).then(([panel]) => panel.Hud));

type HudContextGetter = () => {
  readonly plan: HudPlan | null;
  readonly notice: string | null;
  readonly shownPlay: Play | null;
  readonly currentEvent: AnimatedEvent;
  readonly waiting: Pause | null;
};

function HudOf({
  app,
  hudContext,
  inspector,
}: {
  app: InHandApp;
  hudContext: HudContextGetter;
  inspector: TableInspector;
}) {
  const { interaction, screen } = useView(app);
  const { plan, notice, shownPlay, currentEvent, waiting } = hudContext();
  return interaction && plan && screen === 'table' ? (
    <Hud
      app={app}
      interaction={interaction}
      plan={plan}
      notice={notice}
      shownPlay={shownPlay}
      animatedEvent={currentEvent}
      waiting={waiting}
      inspector={inspector}
    />
  ) : null;
}

/**
 * Mounts the HUD.
 * @param hudContext returns the HUD's layout and contents
 * @param inspector finds things on the table
 * @returns a function that removes the HUD
 */
export function mountHud(
  root: HTMLElement,
  app: InHandApp,
  hudContext: HudContextGetter,
  inspector: TableInspector,
): () => void {
  render(<HudOf app={app} hudContext={hudContext} inspector={inspector} />, root);
  return () => render(null, root);
}
