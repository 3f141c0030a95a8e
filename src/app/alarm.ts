/** Reports every uncaught error of the game to the player: over the game if it is mounted, else in its place. */

export interface Alarm {
  /** Reports an error that the caller cannot handle. */
  raise(error: unknown): void;
  /** The game is mounted: earlier and later errors are reported over it, by `say`. */
  stands(say: () => void): void;
}

export interface AlarmOptions {
  /** Its uncaught errors and rejections are reported. */
  readonly page: Pick<Window, 'addEventListener'>;
  /** The folder of the game's scripts. Errors of others, as of extensions and in-app browsers, are not reported. */
  readonly scripts: string;
  /** Shows the failure panel in place of a game that is not mounted. @returns removes the panel */
  show(error: unknown): () => void;
}

export function openAlarm({ page, scripts, show }: AlarmOptions): Alarm {
  /** Removes the failure panel; null: it is not shown. */
  let takeAway: (() => void) | null = null;
  let sayOver: (() => void) | null = null;

  function tell(error: unknown): void {
    if (sayOver) sayOver();
    else takeAway ??= show(error);
  }

  const isOfGame = (error: unknown, file = ''): boolean =>
    file.startsWith(scripts) || (error instanceof Error && (error.stack ?? '').includes(scripts));

  page.addEventListener('error', ({ error, filename }) => {
    // Some events carry no error: "ResizeObserver loop completed with undelivered notifications".
    if (error && isOfGame(error, filename)) tell(error);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOfGame(reason)) tell(reason);
  });

  return {
    raise(error) {
      // Uncaught errors are logged by the browser; this one was caught.
      console.error(error);
      tell(error);
    },
    stands(say) {
      sayOver = say;
      if (takeAway) say();
      takeAway?.();
    },
  };
}
