/** Reports every uncaught error of the game to the player: as a warning if the game is mounted, otherwise with the failure panel. */

export interface Alarm {
  /** Reports an error that the caller cannot handle. */
  raise(error: unknown): void;
  /**
   * Call when the game is mounted. Every later error calls `say` instead of showing the failure panel. If the failure panel is already
   * shown, removes it and calls `say` once immediately.
   */
  setWarningHandler(say: () => void): void;
}

export interface AlarmOptions {
  /** The window whose uncaught errors and rejections are reported. */
  readonly page: Pick<Window, 'addEventListener'>;
  /** The URL of the folder with the game's scripts. Errors of other scripts, such as extensions, are not reported. */
  readonly scripts: string;
  /** Shows the failure panel in place of a game that is not mounted. @returns a function that removes the panel */
  show(error: unknown): () => void;
}

/** Reports uncaught errors from now on. */
export function openAlarm({ page, scripts, show }: AlarmOptions): Alarm {
  /** The function that removes the failure panel, or null if the panel is not shown. */
  let removePanel: (() => void) | null = null;
  let warnOver: (() => void) | null = null;

  function report(error: unknown): void {
    if (warnOver) warnOver();
    else removePanel ??= show(error);
  }

  const isOfGame = (error: unknown, file = ''): boolean =>
    file.startsWith(scripts) || (error instanceof Error && (error.stack ?? '').includes(scripts));

  page.addEventListener('error', ({ error, filename }) => {
    // Some events carry no error, such as "ResizeObserver loop completed with undelivered notifications".
    if (error && isOfGame(error, filename)) report(error);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOfGame(reason)) report(reason);
  });

  return {
    raise(error) {
      // Logs the error, because the browser logs only uncaught errors.
      console.error(error);
      report(error);
    },
    setWarningHandler(say) {
      warnOver = say;
      if (removePanel) say();
      removePanel?.();
    },
  };
}
