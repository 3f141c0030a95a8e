import { useEffect, useState } from 'preact/hooks';
import { isMotionOff } from '../../isMotionOff';
import type { InHandApp } from '../app';

/** Whether a page plays its opening animation. False if animations are off when the page opens, and after the first tap or key press. */
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
