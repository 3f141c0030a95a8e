/** Provides a hook that animates a count. */
import { useEffect, useState } from 'preact/hooks';

/** The delay before the count, in ms. During this time the page's opening animation plays. */
const AFTER_SEAL = 1020;

/**
 * The progress of the count, from 0 to 1. Any tap or key press completes the count, and also has its usual effect.
 * @param ms the duration; with 0 the count is complete from the start
 */
export function useCount(ms: number): number {
  const [part, turn] = useState(ms > 0 ? 0 : 1);
  useEffect(() => {
    if (ms <= 0) return;
    let frame = 0;
    let began: number | null = null;
    const step = (now: number) => {
      began ??= now + AFTER_SEAL;
      const gone = Math.min(1, Math.max(0, (now - began) / ms));
      turn(gone);
      if (gone < 1) frame = requestAnimationFrame(step);
    };
    const finish = () => {
      cancelAnimationFrame(frame);
      turn(1);
    };
    frame = requestAnimationFrame(step);
    addEventListener('pointerdown', finish);
    addEventListener('keydown', finish);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointerdown', finish);
      removeEventListener('keydown', finish);
    };
  }, []);
  return part;
}
