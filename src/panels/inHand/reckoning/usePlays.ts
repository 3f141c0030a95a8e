import { useEffect, useState } from 'preact/hooks';
import type { InHandApp } from '../app';
import { isStill } from './Seal';

/** Whether a page is still moving in: not where motion is reduced or off, and no longer once the player taps or presses a key. */
export function usePlays(app: Pick<InHandApp, 'view'>): boolean {
  const [plays, play] = useState(!isStill(app));
  useEffect(() => {
    const end = () => play(false);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, []);
  return plays;
}
