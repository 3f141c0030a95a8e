import { t } from '../i18n';
import type { Fault } from '../storage/untrusted';

/** A sentence that says why data from outside was refused. */
export function faultText({ reason, field, detail }: Fault): string {
  if (reason === 'notFetched') return t('frame.cannotFetch');
  // If the field is empty, the fault concerns the data as a whole, so no field is named.
  return t(`saves.fault.${reason}`, { where: field && ` (${field})`, detail });
}
