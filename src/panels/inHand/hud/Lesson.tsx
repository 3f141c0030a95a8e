/** Shows a lesson about a command that the Bailiff's cards never offer, if such a lesson is due (lessons/inHand/lessons.ts). */
import { t } from '../../../i18n';
import { LESSONS, lessonFor } from '../../../lessons/inHand/lessons';
import type { Interaction } from '../../../session/inHand/interaction';
import { LessonSlip } from '../../LessonSlip';
import type { InHandApp } from '../app';
import type { HudPlan } from './plan';

interface LessonProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  /** Whether the table waits for a command; lessons are hidden during animations. */
  readonly asks: boolean;
}

/** The maximum width of the slip in px; the style sheet has the same number. */
const WIDEST = 420;

function where({ prompt: { x, y, width, height }, composition }: HudPlan) {
  // On a desktop the map is below the left part of the prompt, so the slip is placed below the right part.
  const aside = composition === 'desktop' ? Math.max(0, width - WIDEST) : 0;
  return { left: `${x + aside}px`, width: `${width - aside}px`, top: `${y + height + 6}px` };
}

export function Lesson({ app, interaction, plan, asks }: LessonProps) {
  const id = lessonFor(interaction.play, app.view.settings.lessons);
  return (
    <LessonSlip
      app={app}
      id={id}
      all={LESSONS}
      asks={asks}
      says={id ? t(`lessons.${id}`) : ''}
      know={t('lessons.know')}
      learnt={t('lessons.learnt')}
      style={where(plan)}
    />
  );
}
