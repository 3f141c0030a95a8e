/** The seal at the end of a page, with an animation when the page opens. */
import { t } from '../../../i18n';
import { useFirstFocus } from '../../useFirstFocus';
import type { InHandApp } from '../app';
import './reckoning.css';

/** Whether animations are off: by the player's speed or reduced motion, or by the system. */
export function isStill({ view: { settings } }: Pick<InHandApp, 'view'>): boolean {
  return settings.speed === 0 || (settings.reducedMotion ?? matchMedia('(prefers-reduced-motion: reduce)').matches);
}

interface SealProps {
  readonly app: InHandApp;
  readonly action?: string;
  /** Its label; *Onward* by default. */
  readonly word?: string;
  readonly onPress: () => void;
}

/** The seal has the focus and can be pressed before the animation ends. */
export function Seal({ app, action = 'onward', word = t('frame.onward'), onPress }: SealProps) {
  return (
    <button
      ref={useFirstFocus()}
      type="button"
      class="wax"
      data-struck={!isStill(app)}
      data-action={action}
      onClick={onPress}
    >
      {word}
    </button>
  );
}
