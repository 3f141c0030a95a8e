/** The seal under a page that closes something: it is struck when the page is there. */
import { t } from '../../../i18n';
import { useFirstFocus } from '../../useFirstFocus';
import type { InHandApp } from '../app';
import './reckoning.css';

/** Whether nothing moves: the player has turned motion off, or reduces it, as the system may. */
export function isStill({ view: { settings } }: Pick<InHandApp, 'view'>): boolean {
  return settings.speed === 0 || (settings.reducedMotion ?? matchMedia('(prefers-reduced-motion: reduce)').matches);
}

interface SealProps {
  readonly app: InHandApp;
  readonly action?: string;
  /** What it says, if not that it goes on. */
  readonly word?: string;
  readonly onPress: () => void;
}

/** It has the focus, and can be pressed from the first moment on. */
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
