import { t } from '../i18n';
import type { Fault } from '../storage/untrusted';

/** Why something from outside was not taken, as a sentence. */
export function faultText({ reason, field, detail }: Fault): string {
  if (reason === 'notFetched') return t('frame.cannotFetch');
  // All of it has no name.
  return t(`saves.fault.${reason}`, { where: field && ` (${field})`, detail });
}
