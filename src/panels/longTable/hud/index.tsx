/** Loads the HUD of the Long Table when it is first needed, and mounts it. */
import { render } from 'preact';
import type { Play } from '../../../flow/longTable/play';
import { openChapter } from '../../../i18n';
import { lazyPanel } from '../../lazyPanel';
import { useView } from '../../useApp';
import type { LongTableApp } from '../app';
import type { Pause } from './Hud';
import type { HudPlan } from './plan';
import type { AnimatedEvent } from './useAnimatedEvent';

export type { Pause } from './Hud';
export type { HudPlan } from './plan';

const Hud = lazyPanel(() =>
  Promise.all([
    import('./Hud'),
    openChapter('tidings'),
    openChapter('pages'),
    openChapter('campaign'),
    openChapter('board'),
    openChapter('desk'),
  ]).then(([panel]) => panel.Hud),
);

type HudContextGetter = () => {
  readonly plan: HudPlan | null;
  readonly notice: string | null;
  readonly shownPlay: Play | null;
  readonly currentEvent: AnimatedEvent;
  readonly waiting: Pause | null;
};

function HudOf({ app, hudContext }: { app: LongTableApp; hudContext: HudContextGetter }) {
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
    />
  ) : null;
}

/** Mounts the HUD. @param hudContext returns the present layout and contents of the HUD @returns a function that removes the HUD */
export function mountHud(root: HTMLElement, app: LongTableApp, hudContext: HudContextGetter): () => void {
  render(<HudOf app={app} hudContext={hudContext} />, root);
  return () => render(null, root);
}
