/** The slip with a lesson: it explains a part of the game when that part matters for the first time. */
import type { CSSProperties } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useAnnouncement } from './announcer';
import type { App } from './app';

interface LessonSlipProps {
  readonly app: App;
  /** The id of the lesson that is due; null if none is due. The settings list the ids of learnt lessons. */
  readonly id: string | null;
  /** The ids of all lessons of the mode. The button for players who know the game marks them all as learnt. */
  readonly all: readonly string[];
  /** Whether the table waits for a command; lessons are hidden during animations. */
  readonly asks: boolean;
  /** The text of the lesson. */
  readonly says: string;
  /** The label of the button for players who know the game, or null if there is no such button. */
  readonly know: string | null;
  /** The label of the button that marks this lesson as learnt. */
  readonly learnt: string;
  readonly style: CSSProperties;
}

export function LessonSlip({ app, id, all, asks, says, know, learnt, style }: LessonSlipProps) {
  const { lessons: seen } = app.view.settings;
  const [shown, show] = useState<string | null>(null);
  // If a lesson was shown and is no longer due, the player has followed the lesson, so the lesson counts as learnt.
  useEffect(() => {
    if (!asks) return;
    if (shown && shown !== id && !app.view.settings.lessons.includes(shown))
      app.changeSettings({ lessons: [...app.view.settings.lessons, shown] });
    show(id);
  }, [id, asks]);
  const isShown = id !== null && asks;
  useAnnouncement(isShown ? says : null);
  if (!isShown) return null;
  const learn = (ids: readonly string[]) => app.changeSettings({ lessons: [...new Set([...seen, ...ids])] });
  return (
    <section class="lesson paper" style={style}>
      <p>{says}</p>
      <div class="row">
        {know !== null && (
          <button type="button" class="plain" data-action="know" onClick={() => learn(all)}>
            {know}
          </button>
        )}
        <button type="button" class="plain" data-action="learnt" onClick={() => learn([id])}>
          {learnt}
        </button>
      </div>
    </section>
  );
}
