/** The slips that come and go over the map: the lesson, the story of a door, what a figure says, and the forecast for the ghost's hex. */
import type { Play } from '../../../flow/longTable/play';
import { openChapter } from '../../../i18n';
import type { Interaction } from '../../../session/longTable/interaction';
import { lazyPanel } from '../../lazyPanel';
import type { LongTableApp } from '../app';
import { DoorStory } from './DoorStory';
import { GhostBrief } from './GhostSlip';
import type { HudPlan } from './plan';
import type { AnimatedEvent } from './useAnimatedEvent';

const Lesson = lazyPanel(() =>
  Promise.all([import('./Lesson'), openChapter('tableLessons')]).then(([panel]) => panel.Lesson),
);
const Speech = lazyPanel(() =>
  Promise.all([import('./Speech'), openChapter('tableVoices')]).then(([panel]) => panel.Speech),
);

interface NotesProps {
  readonly app: LongTableApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  /** Whether the player is asked. */
  readonly asks: boolean;
  /** The play that the table shows; null during an animation. */
  readonly shownPlay: Play | null;
  readonly animatedEvent: AnimatedEvent;
}

export function Notes({ app, interaction, plan, asks, shownPlay, animatedEvent }: NotesProps) {
  const { viewing, settings } = app.view;
  const isPlayed = !viewing;
  return (
    <>
      {settings.hints && isPlayed && <Lesson app={app} interaction={interaction} plan={plan} asks={asks} />}
      {isPlayed && <DoorStory interaction={interaction} plan={plan} asks={asks} />}
      {settings.speech && isPlayed && (
        <Speech
          interaction={interaction}
          plan={plan}
          shownPlay={shownPlay}
          animatedEvent={animatedEvent}
          speed={settings.speed}
        />
      )}
      {asks && !plan.reason && <GhostBrief interaction={interaction} plan={plan} />}
    </>
  );
}
