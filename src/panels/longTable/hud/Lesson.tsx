/** The lesson that is due. */
import { t } from '../../../i18n';
import { keptAs, LESSONS, lessonFor } from '../../../lessons/longTable/lessons';
import type { Interaction } from '../../../session/longTable/interaction';
import { LessonSlip } from '../../LessonSlip';
import type { LongTableApp } from '../app';
import type { HudPlan } from './plan';

const ALL = LESSONS.map(keptAs);
/** Who has taken this one does not know the game: the slip has no room for asking again. */
const FIRST = keptAs('prepare');
const MARGIN = 8;
/** px of the words: three elements beside each other. */
const ELEMENTS = 104;

interface LessonProps {
  readonly app: LongTableApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  readonly asks: boolean;
}

/**
 * Over the title and the turn order: the map lies open, and so low a window has little of it. On a desktop at the foot of the column of
 * reasons, where nothing lies.
 * @param shows it speaks of the elements, which lie beside the turn order on a phone held upright
 */
function where({ composition, map, reason, height }: HudPlan, shows: boolean) {
  if (reason)
    return {
      left: `${reason.x}px`,
      width: `${reason.width}px`,
      bottom: `${height - reason.y - reason.height}px`,
    };
  const beside = shows && composition === 'portrait' ? ELEMENTS : 0;
  return {
    left: `${map.x + MARGIN}px`,
    width: `${map.width - 2 * MARGIN - beside}px`,
    top: `calc(var(--safe-top) / var(--words) + ${MARGIN / 2}px)`,
  };
}

export function Lesson({ app, interaction, plan, asks }: LessonProps) {
  const due = lessonFor(interaction, app.view.settings.lessons);
  return (
    <LessonSlip
      app={app}
      id={due && keptAs(due)}
      all={ALL}
      asks={asks}
      says={due ? t(`tableLessons.${due}`) : ''}
      know={app.view.settings.lessons.includes(FIRST) ? null : t('tableLessons.know')}
      learnt={t('tableLessons.learnt')}
      style={where(plan, due === 'elements')}
    />
  );
}
