/** Shows the slip with the lesson that is due. */
import { useEffect } from 'preact/hooks';
import { t } from '../../../i18n';
import { LESSONS, type LessonId, lessonFor, settingsEntryOf } from '../../../lessons/longTable/lessons';
import type { Interaction } from '../../../session/longTable/interaction';
import { LessonSlip } from '../../LessonSlip';
import type { LongTableApp } from '../app';
import { coveredTopOf, endReasonsAbove, reportCoveredTop } from './coveredHeight';
import { type HudPlan, slipPlace } from './plan';

const ALL = LESSONS.map(settingsEntryOf);
/** The first lesson. Until the player has learnt it, the slip also has a button that marks all lessons as learnt. */
const FIRST = settingsEntryOf('prepare');

/** The text of a lesson. A mouse asks for the explanation of a card in another way than a finger. */
function wordsOf(due: LessonId): string {
  const words = t(`tableLessons.${due}`);
  if (due !== 'select') return words;
  return `${words} ${t(matchMedia('(pointer: fine)').matches ? 'tableLessons.signsByMouse' : 'tableLessons.signsByFinger')}`;
}

interface LessonProps {
  readonly app: LongTableApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  readonly asks: boolean;
}

export function Lesson({ app, interaction, plan, asks }: LessonProps) {
  const due = lessonFor(interaction, app.view.settings.lessons);
  // The map makes room for the slip, so that no figure is hidden behind it. It keeps this room while an animation hides the slip, because it
  // would otherwise move before and after each animation.
  useEffect(() => {
    if (due && !asks) return;
    const slip = document.querySelector('.long > .lesson');
    reportCoveredTop(coveredTopOf(slip, plan));
    endReasonsAbove(slip, plan);
  }, [due, asks, plan]);
  useEffect(() => () => void reportCoveredTop(0), []);
  return (
    <LessonSlip
      app={app}
      id={due && settingsEntryOf(due)}
      all={ALL}
      asks={asks}
      says={due ? wordsOf(due) : ''}
      know={app.view.settings.lessons.includes(FIRST) ? null : t('tableLessons.know')}
      learnt={t('tableLessons.learnt')}
      style={slipPlace(plan)}
    />
  );
}
