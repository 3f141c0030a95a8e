/** Shows the slip with the lesson that is due. */
import { t } from '../../../i18n';
import { keptAs, LESSONS, lessonFor } from '../../../lessons/longTable/lessons';
import type { Interaction } from '../../../session/longTable/interaction';
import { LessonSlip } from '../../LessonSlip';
import type { LongTableApp } from '../app';
import type { HudPlan } from './plan';

const ALL = LESSONS.map(keptAs);
/** The first lesson. Only its slip asks whether the player wants lessons. */
const FIRST = keptAs('prepare');
const MARGIN = 8;
/** The width of three element discs side by side, in px of the HUD. */
const ELEMENTS = 104;

interface LessonProps {
  readonly app: LongTableApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  readonly asks: boolean;
}

/**
 * The CSS position of the slip. It covers the title and the turn order, so that the map stays visible. On a desktop it is at the bottom
 * of the column of reasons, where it covers nothing.
 * @param shows whether the lesson is about the elements. On an upright phone the slip then leaves room for them beside the turn order.
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
