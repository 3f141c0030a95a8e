/** A slip of paper that explains one thing when it first matters. */
import type { CSSProperties } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSpoken } from './announcer';
import type { App } from './app';

interface LessonSlipProps {
  readonly app: App;
  /** The lesson that is due, as settings keep it; null: none is. */
  readonly id: string | null;
  /** All lessons of the mode, for those who know the game. */
  readonly all: readonly string[];
  /** The table waits for a command. While it still shows what the last one did, no lesson is shown. */
  readonly asks: boolean;
  readonly says: string;
  /** Null: whoever has come so far does not know it. */
  readonly know: string | null;
  readonly learnt: string;
  readonly style: CSSProperties;
}

export function LessonSlip({ app, id, all, asks, says, know, learnt, style }: LessonSlipProps) {
  const { lessons: seen } = app.view.settings;
  const [shown, show] = useState<string | null>(null);
  // A lesson that was shown and is no longer due has been followed: it counts as learnt.
  useEffect(() => {
    if (!asks) return;
    if (shown && shown !== id && !app.view.settings.lessons.includes(shown))
      app.change({ lessons: [...app.view.settings.lessons, shown] });
    show(id);
  }, [id, asks]);
  const isShown = id !== null && asks;
  useSpoken(isShown ? says : null);
  if (!isShown) return null;
  const learn = (ids: readonly string[]) => app.change({ lessons: [...new Set([...seen, ...ids])] });
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
