/** Hears what nobody else has caught, and sees to it that the player is told: never an empty page, never a silence. */

export interface Alarm {
  /** Something is broken, and whoever has noticed has no answer to it. */
  raise(error: unknown): void;
  /** The game is on the screen: what breaks from now on is said over it, and so is what broke before. */
  stands(say: () => void): void;
}

export interface AlarmOptions {
  /** Whose uncaught errors and rejections are heard. */
  readonly page: Pick<Window, 'addEventListener'>;
  /** Says it in place of the game that does not stand. @returns what takes it away again */
  show(error: unknown): () => void;
}

export function openAlarm({ page, show }: AlarmOptions): Alarm {
  /** What says it in place of the game. */
  let takeAway: (() => void) | null = null;
  let sayOver: (() => void) | null = null;

  function tell(error: unknown): void {
    if (sayOver) sayOver();
    else takeAway ??= show(error);
  }

  page.addEventListener('error', ({ error }) => {
    // Some are no errors at all: "ResizeObserver loop completed with undelivered notifications".
    if (error) tell(error);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => tell(reason));

  return {
    raise(error) {
      // What nobody has caught the browser writes down itself.
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
