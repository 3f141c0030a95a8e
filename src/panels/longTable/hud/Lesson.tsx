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
/** The width of the button that shows the whole map, with its margin, in px of the HUD. */
const WHOLE = 48;

interface LessonProps {
  readonly app: LongTableApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  readonly asks: boolean;
}

/**
 * The CSS position of the slip. On a phone it is at the top of the map, below the turn order and beside the button for the whole map.
 * On a desktop it is at the bottom of the column of reasons. So it covers nothing but hexes.
 */
function placeOf({ map, order, reason, height, hand }: HudPlan) {
  if (reason)
    return {
      left: `${reason.x}px`,
      width: `${reason.width}px`,
      bottom: `${height - reason.y - reason.height}px`,
    };
  return {
    left: `${map.x + MARGIN + (hand === 'left' ? WHOLE : 0)}px`,
    width: `${map.width - 2 * MARGIN - WHOLE}px`,
    top: `${order.y + order.height + MARGIN / 2}px`,
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
      style={placeOf(plan)}
    />
  );
}
