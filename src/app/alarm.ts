/** Reports every uncaught error of the game to the player: over the game if it is mounted, otherwise in place of it. */

export interface Alarm {
  /** Reports an error that the caller cannot handle. */
  raise(error: unknown): void;
  /** Call when the game is mounted: from then on, `say` reports earlier and later errors over it. */
  stands(say: () => void): void;
}

export interface AlarmOptions {
  /** The window whose uncaught errors and rejections are reported. */
  readonly page: Pick<Window, 'addEventListener'>;
  /** The URL of the folder with the game's scripts. Errors of other scripts, such as extensions, are not reported. */
  readonly scripts: string;
  /** Shows the failure panel in place of a game that is not mounted. @returns a function that removes the panel */
  show(error: unknown): () => void;
}

export function openAlarm({ page, scripts, show }: AlarmOptions): Alarm {
  /** Removes the failure panel, or null if there is none. */
  let takeAway: (() => void) | null = null;
  let sayOver: (() => void) | null = null;

  function tell(error: unknown): void {
    if (sayOver) sayOver();
    else takeAway ??= show(error);
  }

  const isOfGame = (error: unknown, file = ''): boolean =>
    file.startsWith(scripts) || (error instanceof Error && (error.stack ?? '').includes(scripts));

  page.addEventListener('error', ({ error, filename }) => {
    // Some events have no error, such as "ResizeObserver loop completed with undelivered notifications".
    if (error && isOfGame(error, filename)) tell(error);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOfGame(reason)) tell(reason);
  });

  return {
    raise(error) {
      // The browser logs only uncaught errors, and this one was caught.
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
