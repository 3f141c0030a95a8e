/** Warns the player after a reload that another tab has switched to a new version of the game. */
import { t } from '../i18n';

/** The key in session storage. */
const KEY = 'gloomholdin/renewed';

/** Stores the reason before the page reloads. */
export function noteRenewal(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(KEY, '');
}

/** Warns the player if a reason was stored. @param open returns session storage; throws if the browser denies access */
export function tellOfRenewal(
  open: () => Pick<Storage, 'getItem' | 'removeItem'>,
  warn: (sentence: string) => void,
): void {
  try {
    if (open().getItem(KEY) === null) return;
    open().removeItem(KEY);
  } catch {
    // Without session storage nothing was stored.
    return;
  }
  warn(t('frame.renew.elsewhere'));
}
