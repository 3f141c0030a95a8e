import { useEffect, useState } from 'preact/hooks';
import type { InHandApp } from '../app';
import { isMotionOff } from './Seal';

/** Whether a page plays its opening animation: not if animations are off, and no longer after a tap or a key press. */
export function useOpeningAnimation(app: Pick<InHandApp, 'view'>): boolean {
  const [plays, play] = useState(!isMotionOff(app));
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
