/** Reports every uncaught error of the game to the player, over the game if it is mounted and otherwise in place of it. */

export interface Alarm {
  /** Reports an error that the caller cannot handle. */
  raise(error: unknown): void;
  /** Call when the game is mounted. From then on `say` is called for errors, once at once if there were errors before. */
  onMounted(say: () => void): void;
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
  let removePanel: (() => void) | null = null;
  let warnOver: (() => void) | null = null;

  function report(error: unknown): void {
    if (warnOver) warnOver();
    else removePanel ??= show(error);
  }

  const isOfGame = (error: unknown, file = ''): boolean =>
    file.startsWith(scripts) || (error instanceof Error && (error.stack ?? '').includes(scripts));

  page.addEventListener('error', ({ error, filename }) => {
    // Some events have no error, such as "ResizeObserver loop completed with undelivered notifications".
    if (error && isOfGame(error, filename)) report(error);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOfGame(reason)) report(reason);
  });

  return {
    raise(error) {
      // The browser logs only uncaught errors, and this one was caught.
      console.error(error);
      report(error);
    },
    onMounted(say) {
      warnOver = say;
      if (removePanel) say();
      removePanel?.();
    },
  };
}
