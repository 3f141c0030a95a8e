/** Something that is counted up before the eyes. */
import { useEffect, useState } from 'preact/hooks';

/** Milliseconds before it begins: the writ unrolls and its wax is struck first. */
const AFTER_SEAL = 1020;

/**
 * How far the count is, from 0 to 1. A tap or a key ends it at once, and does what it does besides.
 * @param ms how long it takes; 0: it is done
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
