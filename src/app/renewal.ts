/** Warns the player after a reload that another tab has switched to a new version of the game. */
import { t } from '../i18n';

/** The key of a mark in session storage. The mark says that the page reloads because another tab has switched to a new version. */
const KEY = 'gloomholdin/renewed';

/** Stores the mark before the page reloads. */
export function markRenewal(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(KEY, '');
}

/**
 * Warns the player if the mark is stored, and removes the mark.
 * @param open returns session storage; throws if the browser denies access
 */
export function warnAfterRenewal(
  open: () => Pick<Storage, 'getItem' | 'removeItem'>,
  warn: (sentence: string) => void,
): void {
  try {
    if (open().getItem(KEY) === null) return;
    open().removeItem(KEY);
  } catch {
    // Without access to session storage no mark can have been stored.
    return;
  }
  warn(t('frame.renew.elsewhere'));
}
