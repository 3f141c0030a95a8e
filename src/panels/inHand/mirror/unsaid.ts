/** Holds the sentences that are still to be spoken, because an animation runs or their turn has not come. */
import { announce } from '../../announcer';
import { repeatWhenIdle } from '../../repeatWhenIdle';

/** Composes a sentence; an empty one is not spoken. */
export type Sentence = () => string;

export interface Unsaid {
  add(sentences: readonly Sentence[]): void;
  /**
   * Speaks all sentences together.
   * @param atOnce false to compose one sentence at a time while the browser is idle, so that none delays a frame
   */
  speak(atOnce: boolean): void;
  /** Forgets all sentences. */
  drop(): void;
}

export function openUnsaid(): Unsaid {
  const unsaid: Sentence[] = [];
  const composed: string[] = [];
  let stop: (() => void) | null = null;

  function composeNext(): void {
    const next = unsaid.shift();
    if (next) composed.push(next());
  }

  function end(): void {
    stop?.();
    stop = null;
  }

  /** Composes one sentence. @returns whether there is another one */
  function goOn(): boolean {
    composeNext();
    if (unsaid.length > 0) return true;
    end();
    announce(composed.splice(0));
    return false;
  }

  return {
    add: (sentences) => void unsaid.push(...sentences),
    speak(atOnce) {
      if (unsaid.length === 0 && composed.length === 0) return;
      if (!atOnce) {
        stop ??= repeatWhenIdle(goOn);
        return;
      }
      end();
      while (goOn());
    },
    drop() {
      end();
      unsaid.length = 0;
      composed.length = 0;
    },
  };
}
