/** The slip of the lesson that is due, with a ring around its subject. */
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
  /** Whether the table waits for a command; lessons are hidden during animations. */
  readonly asks: boolean;
}

/** Lessons placed over the hero's cards, which are not needed during a throw, because there is no room at the top. */
const OVER_CARDS: readonly LessonId[] = ['throw', 'attack'];

/** Matches the name of a half card; its ring surrounds all its signs. */
const GROUP = /^card:.*:(top|bottom|lower)$/;

/** The greatest width in px, as in the style sheet. */
const WIDEST = 420;

function where({ prompt, seal, composition, height: whole }: HudPlan, overCards: boolean) {
  const { x, y, width, height } = prompt;
  // On a desktop the map, maybe with a monster, reaches in from the left.
  const aside = composition === 'desktop' ? Math.max(0, width - WIDEST) : 0;
  const left = { left: `${x + aside}px`, width: `${width - aside}px` };
  // In an upright window only ruler, red line and monster table are visible, so the lesson takes the prompt's place.
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
