/** The lesson that is due, with a ring around what it is about. */
import { t } from '../../../i18n';
import { LESSONS, type LessonId, lessonFor } from '../../../lessons/inHand/lessons';
import type { Interaction } from '../../../session/inHand/interaction';
import { LessonSlip } from '../../LessonSlip';
import type { InHandApp } from '../app';
import type { TableInspector } from './explainGestures';
import type { HudPlan } from './plan';

interface LessonProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  readonly inspector: TableInspector;
  /** The table waits for a command. While it still shows what the last one did, no lesson is shown. */
  readonly asks: boolean;
}

/** Where there is no room at the head: lessons that lie over the hero's cards, which are not needed while the ruler is thrown. */
const OVER_CARDS: readonly LessonId[] = ['throw', 'attack'];

/** A half of a card: the ring goes round all its signs. */
const GROUP = /^card:.*:(top|bottom|lower)$/;

/** Width in px, as in the style sheet. */
const WIDEST = 420;

function where({ prompt, seal, composition, height: whole }: HudPlan, overCards: boolean) {
  const { x, y, width, height } = prompt;
  // On a desktop the map reaches in from the left, and a monster may stand there.
  const aside = composition === 'desktop' ? Math.max(0, width - WIDEST) : 0;
  const left = { left: `${x + aside}px`, width: `${width - aside}px` };
  // On an upright window ruler, red line and the monster's table are all that is to be seen: it says what the prompt would say, in its place.
  if (overCards && composition === 'portrait') return { ...left, top: `${y}px` };
  if (!overCards) return { ...left, top: `${y + height + 6}px` };
  const aboveSeal = seal.y > whole * 0.6;
  return { ...left, bottom: aboveSeal ? `${whole - seal.y + 10}px` : '8px' };
}

export function Lesson({ app, interaction, plan, inspector, asks }: LessonProps) {
  const due = lessonFor(interaction.play, interaction.draft, app.view.settings.lessons);
  const place = due?.pointsAt && asks ? inspector.places()[due.pointsAt] : undefined;
  return (
    <>
      {place && (
        <span
          class={due?.pointsAt?.match(GROUP) ? 'lesson-ring group' : 'lesson-ring'}
          style={{ left: `${place.x / plan.words}px`, top: `${place.y / plan.words}px` }}
          aria-hidden="true"
        />
      )}
      <LessonSlip
        app={app}
        id={due?.id ?? null}
        all={LESSONS}
        asks={asks}
        says={due ? t(`lessons.${due.says}`) : ''}
        know={t('lessons.know')}
        learnt={t('lessons.learnt')}
        style={due ? where(plan, OVER_CARDS.includes(due.id)) : {}}
      />
    </>
  );
}
