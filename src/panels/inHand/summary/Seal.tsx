/** The seal (main button) at the end of a page. If animations are on, an animation puts the seal on the page. */
import { t } from '../../../i18n';
import { isMotionOff } from '../../isMotionOff';
import { useFirstFocus } from '../../useFirstFocus';
import type { InHandApp } from '../app';
import '../reckoning/reckoning.css';

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
