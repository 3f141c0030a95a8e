/** Shows the interactive lesson: a slip at the lower edge of the window, and a ring around the thing that the slip explains. */
import { useEffect, useRef } from 'preact/hooks';
import { named, t } from '../../../i18n';
import { plain } from '../../../i18n/inHand/words';
import { PLAYED_LESSON } from '../../../lessons/inHand/lessons';
import { type LessonStep, lessonStep } from '../../../lessons/inHand/playedLesson';
import type { Interaction } from '../../../session/inHand/interaction';
import { useSpoken } from '../../announcer';
import type { InHandApp } from '../app';
import type { TableInspector } from './explainGestures';

interface LessonFootProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly inspector: TableInspector;
  /** The scale of the HUD's text. */
  readonly textScale: number;
  /** Whether the table waits for a command. */
  readonly asks: boolean;
}

/** Matches the name of a half of a card. The ring for a half is larger, so that it surrounds all symbols of the half. */
const GROUP = /^card:.*:(top|bottom|lower)$/;

const sentence = ({ id, face }: LessonStep): string =>
  t(`lessons.step.${id}`, { card: face === null ? '' : plain(named('cards.face', face)) });

export function LessonFoot({ app, interaction, inspector, textScale, asks }: LessonFootProps) {
  const due = lessonStep(interaction.play, interaction.draft);
  // The last step stays visible during animations, so that the slip does not flicker.
  const last = useRef<LessonStep | null>(null);
  if (due && asks) last.current = due;
  const says = last.current ? sentence(last.current) : '';
  useSpoken(says || null);
  const isOver = due?.id === 'won' || due?.id === 'lost';
  const { lessons } = app.view.settings;
  const learn = () => {
    if (!lessons.includes(PLAYED_LESSON)) app.change({ lessons: [...lessons, PLAYED_LESSON] });
  };
  useEffect(() => {
    if (due?.id === 'won') learn();
  }, [due?.id]);
  const leave = () => {
    learn();
    app.copies.leave();
  };
  const place = due?.pointsAt && asks ? inspector.places()[due.pointsAt] : undefined;
  return (
    <>
      {place && (
        <span
          class={due?.pointsAt?.match(GROUP) ? 'lesson-ring group' : 'lesson-ring'}
          style={{ left: `${place.x / textScale}px`, top: `${place.y / textScale}px` }}
          aria-hidden="true"
        />
      )}
      <section class="lesson-foot paper" aria-label={t('lessons.name')} data-step={last.current?.id}>
        <p>{says}</p>
        {isOver && (
          <button type="button" class="plain" data-action="copyAgain" onClick={() => app.copies.again()}>
            {t('lessons.again')}
          </button>
        )}
        <button type="button" class="plain" data-action="leaveLesson" aria-keyshortcuts="Shift+Escape" onClick={leave}>
          {t(isOver ? 'lessons.done' : 'lessons.skip')}
        </button>
      </section>
    </>
  );
}
