/** A slip of paper that explains one thing when it first matters, with a ring around what it is about. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { LESSONS, type LessonId, lessonFor } from '../../../lessons/inHand/lessons';
import type { Interaction } from '../../../session/inHand/interaction';
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

/** Lessons that lie over the hero's cards, which are not needed while the ruler is thrown; the monster's card stays visible. */
const OVER_CARDS: readonly LessonId[] = ['throw', 'attack'];

/** Width in px, as in the style sheet. */
const WIDEST = 420;

function where({ prompt, seal, composition, height: whole }: HudPlan, overCards: boolean) {
  const { x, y, width, height } = prompt;
  // On a desktop the map reaches in from the left, and a monster may stand there.
  const aside = composition === 'desktop' ? Math.max(0, width - WIDEST) : 0;
  const left = { left: `${x + aside}px`, width: `${width - aside}px` };
  if (!overCards) return { ...left, top: `${y + height + 6}px` };
  const aboveSeal = seal.y > whole * 0.6;
  return { ...left, bottom: aboveSeal ? `${whole - seal.y + 10}px` : '8px' };
}

export function Lesson({ app, interaction, plan, inspector, asks }: LessonProps) {
  const { lessons: seen } = app.view.settings;
  const due = lessonFor(interaction.play, interaction.draft, seen);
  const id = due?.id ?? null;
  const [shown, show] = useState<string | null>(null);
  // A lesson that was shown and is no longer due has been followed: it counts as learnt.
  useEffect(() => {
    if (!asks) return;
    if (shown && shown !== id && !app.view.settings.lessons.includes(shown))
      app.change({ lessons: [...app.view.settings.lessons, shown] });
    show(id);
  }, [id, asks]);
  if (!due || !asks) return null;
  const learnt = (ids: readonly string[]) => app.change({ lessons: [...new Set([...seen, ...ids])] });
  const place = due.pointsAt === null ? undefined : inspector.places()[due.pointsAt];
  return (
    <>
      {place && (
        <span
          class="lesson-ring"
          style={{ left: `${place.x / plan.words}px`, top: `${place.y / plan.words}px` }}
          aria-hidden="true"
        />
      )}
      <section class="lesson paper" role="status" style={where(plan, OVER_CARDS.includes(due.id))}>
        <p>{t(`lessons.${due.says}`)}</p>
        <div class="row">
          <button type="button" class="plain" data-action="know" onClick={() => learnt(LESSONS)}>
            {t('lessons.know')}
          </button>
          <button type="button" class="plain" data-action="learnt" onClick={() => learnt([due.id])}>
            {t('lessons.learnt')}
          </button>
        </div>
      </section>
    </>
  );
}
