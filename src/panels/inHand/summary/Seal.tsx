/** The seal (main button) at the end of a page. When the page opens, an animation shows the seal, unless animations are off. */
import { t } from '../../../i18n';
import { useFirstFocus } from '../../useFirstFocus';
import type { InHandApp } from '../app';
import '../reckoning/reckoning.css';

/** Whether animations are off. The player's settings (speed, reduced motion) or the system's setting can switch them off. */
export function isMotionOff({ view: { settings } }: Pick<InHandApp, 'view'>): boolean {
  return settings.speed === 0 || (settings.reducedMotion ?? matchMedia('(prefers-reduced-motion: reduce)').matches);
}

interface SealProps {
  readonly app: InHandApp;
  readonly action?: string;
  /** The label of the seal; by default *Onward*. */
  readonly word?: string;
  readonly onPress: () => void;
}

/** The seal has the focus from the start, and the player can press it before the animation ends. */
export function Seal({ app, action = 'onward', word = t('frame.onward'), onPress }: SealProps) {
  return (
    <button
      ref={useFirstFocus()}
      type="button"
      class="wax"
      data-struck={!isMotionOff(app)}
      data-action={action}
      onClick={onPress}
    >
      {word}
    </button>
  );
}
