/** The steps in which the outcome page appears (style guide, section 12): first the print is pulled, then the page tells what happened. */
import { useEffect, useState } from 'preact/hooks';

/** The steps, with their times in ms at speed 1. */
const STEPS = [
  ['dimmed', 0],
  ['inked', 300],
  ['laid', 800],
  ['peeled', 1200],
  ['stamped', 1800],
  ['told', 2100],
  ['turned', 2500],
  ['rewarded', 3000],
] as const;
/** The time in ms in which the rewards are counted, after the last step. */
const COUNT_MS = 700;

export interface Reveal {
  /** Whether the page still appears step by step; false once everything is shown. */
  readonly runs: boolean;
  /** The names of the steps so far, for the style sheet. */
  readonly reached: string;
  /** The part of the rewards that is counted, from 0 to 1. */
  readonly counted: number;
}

const ALL: Reveal = { runs: false, reached: STEPS.map(([name]) => name).join(' '), counted: 1 };

/** The games whose outcome has been revealed. Their page shows everything when it is opened again. */
const revealed = new WeakSet<object>();

/**
 * Reveals a page step by step. Any press or key shows everything, and also has its usual effect.
 * @param game null if there is no print to pull; everything is then shown at once
 * @param isReady whether the print is there; the steps begin then
 * @param speed a factor; 0 shows everything at once
 */
export function useReveal(game: object | null, isReady: boolean, speed: number): Reveal {
  const [isOver, end] = useState(() => game === null || speed === 0 || revealed.has(game));
  const [step, reach] = useState(0);
  const counted = useCount(step === STEPS.length - 1 && !isOver, COUNT_MS / (speed || 1));
  useEffect(() => {
    if (isOver || !isReady || !game) return;
    revealed.add(game);
    const timers = STEPS.map(([, at], nth) => setTimeout(() => reach(nth), at / speed));
    const stop = () => end(true);
    addEventListener('pointerdown', stop);
    addEventListener('keydown', stop);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      removeEventListener('pointerdown', stop);
      removeEventListener('keydown', stop);
    };
  }, [isOver, isReady]);
  if (isOver || counted === 1) return ALL;
  const names = STEPS.slice(0, step + 1).map(([name]) => name);
  return { runs: true, reached: names.join(' '), counted };
}

/** The progress of a count, from 0 to 1. @param ms its duration */
function useCount(begins: boolean, ms: number): number {
  const [part, turn] = useState(0);
  useEffect(() => {
    if (!begins) return;
    let frame = 0;
    let began: number | null = null;
    const count = (now: number) => {
      began ??= now;
      const gone = Math.min(1, (now - began) / ms);
      turn(gone);
      if (gone < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [begins]);
  return part;
}
