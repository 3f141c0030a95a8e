/** Shows the interactive lesson: a slip at the lower edge of the window, and a ring around the thing that the slip explains. */
import { useEffect, useRef } from 'preact/hooks';
import { contentText, t } from '../../../i18n';
import { withoutSoftHyphens } from '../../../i18n/inHand/words';
import { PLAYED_LESSON } from '../../../lessons/inHand/playedEntry';
import { type LessonStep, lessonStep } from '../../../lessons/inHand/playedLesson';
import type { Interaction } from '../../../session/inHand/interaction';
import { useAnnouncement } from '../../announcer';
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

/** Matches a step's reference to a button of the HUD. The style sheet marks the button that `data-button` names. */
const BUTTON = /^button:(.*)$/;

const sentence = ({ id, face }: LessonStep): string =>
  t(`lessons.step.${id}`, { card: face === null ? '' : withoutSoftHyphens(contentText('cards.face', face)) });

export function LessonFoot({ app, interaction, inspector, textScale, asks }: LessonFootProps) {
  const due = lessonStep(interaction.play, interaction.draft);
  // The last step stays visible during animations, so that the slip does not flicker.
  const last = useRef<LessonStep | null>(null);
  if (due && asks) last.current = due;
  const says = last.current ? sentence(last.current) : '';
  useAnnouncement(says || null);
  const isOver = due?.id === 'won' || due?.id === 'lost';
  const setPlayed = (isPlayed: boolean) => {
    const others = app.view.settings.lessons.filter((each) => each !== PLAYED_LESSON);
    app.changeSettings({ lessons: isPlayed ? [...others, PLAYED_LESSON] : others });
  };
  // A win counts at once, because the browser's Back may leave the lesson. A win that the player undoes does not count, but the win of an
  // earlier lesson still does.
  const countedHere = useRef(false);
  useEffect(() => {
    const isWon = due?.id === 'won';
    const isPlayed = app.view.settings.lessons.includes(PLAYED_LESSON);
    if (isWon === isPlayed || (!isWon && !countedHere.current)) return;
    countedHere.current = isWon;
    setPlayed(isWon);
  }, [due?.id]);
  // Nothing at the table has the focus any more, so Enter ends the lesson.
  const leaveButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOver && asks) leaveButton.current?.focus({ preventScroll: true });
  }, [isOver && asks]);
  const leave = () => {
    setPlayed(true);
    app.copies.leave();
  };
  const place = due?.pointsAt && asks ? inspector.places()[due.pointsAt] : undefined;
  const button = asks ? due?.pointsAt?.match(BUTTON)?.[1] : undefined;
  return (
    <>
      {place && (
        <span
          class={due?.pointsAt?.match(GROUP) ? 'lesson-ring group' : 'lesson-ring'}
          style={{ left: `${place.x / textScale}px`, top: `${place.y / textScale}px` }}
          aria-hidden="true"
        />
      )}
      <section
        class="lesson-foot paper"
        aria-label={t('lessons.name')}
        data-step={last.current?.id}
        data-button={button}
      >
        <p>{says}</p>
        {isOver && (
          <button type="button" class="plain" data-action="copyAgain" onClick={() => app.copies.restart()}>
            {t('lessons.again')}
          </button>
        )}
        <button
          type="button"
          class="plain"
          data-action="leaveLesson"
          aria-keyshortcuts="Shift+Escape"
          onClick={leave}
          ref={leaveButton}
        >
          {t(isOver ? 'lessons.done' : 'lessons.skip')}
        </button>
      </section>
    </>
  );
}
