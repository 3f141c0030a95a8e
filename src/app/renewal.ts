/** Another tab goes over to a new version of the game: this one has to be loaded anew, and says so. */
import { t } from '../i18n';

/** In session storage. */
const KEY = 'gloomholdin/renewed';

/** Before the page is loaded anew. */
export function noteRenewal(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(KEY, '');
}

/** @param open returns session storage; throws where the browser denies access */
export function tellOfRenewal(
  open: () => Pick<Storage, 'getItem' | 'removeItem'>,
  warn: (sentence: string) => void,
): void {
  try {
    if (open().getItem(KEY) === null) return;
    open().removeItem(KEY);
  } catch {
    // Then nothing was noted.
    return;
  }
  warn(t('frame.renew.elsewhere'));
}
