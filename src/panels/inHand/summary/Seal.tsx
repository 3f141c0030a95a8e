/** The seal (main button) at the end of a page. When the page opens, the appearance of the seal is animated if animations are on. */
import { t } from '../../../i18n';
import { useFirstFocus } from '../../useFirstFocus';
import type { InHandApp } from '../app';
import '../reckoning/reckoning.css';

/** Whether animations are off: the speed is 0, or motion is reduced by the player's setting or, if that is not set, by the system's. */
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
