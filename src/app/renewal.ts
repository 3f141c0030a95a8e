/** Another tab goes over to a new version of the game: this one has to be loaded anew, says so, and goes on where it was. */
import { t } from '../i18n';

/** In session storage: the campaign that was open; empty: none. */
const KEY = 'gloomholdin/renewed';

/** Before the page is loaded anew. */
export function noteRenewal(storage: Pick<Storage, 'setItem'>, campaign: string | null): void {
  storage.setItem(KEY, campaign ?? '');
}

/** @param open returns session storage; throws where the browser denies access */
export function goOnAfterRenewal(
  open: () => Pick<Storage, 'getItem' | 'removeItem'>,
  warn: (sentence: string) => void,
  resume: (campaign: string) => void,
): void {
  let campaign: string | null = null;
  try {
    campaign = open().getItem(KEY);
    open().removeItem(KEY);
  } catch {
    // Then nothing was noted.
  }
  if (campaign === null) return;
  warn(t('frame.renew.elsewhere'));
  if (campaign !== '') resume(campaign);
}
