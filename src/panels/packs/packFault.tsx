/** Says what became of a text that may be a pack, and why it was refused. */
import { t } from '../../i18n';
import type { TrialProgress } from '../../packs/trial';
import type { Fault } from '../../storage/untrusted';
import { faultText } from '../faultText';

/** The message above the list of packs; beside the form, if it is about the text that the form was given. */
export interface ShelfStatus {
  readonly text: string;
  readonly fault?: Fault;
  readonly progress?: TrialProgress;
}

/** A sentence in the player's language. A text that is not JSON is told with the place from which it is not. */
export function packFaultText(fault: Fault): string {
  if (fault.reason !== 'notJson') return faultText(fault);
  return t('packs.notJson', { at: /\d+/.exec(fault.detail)?.[0] ?? 1 });
}

/** The technical reason, for the author of the pack; nothing if `packFaultText` says all. */
export const PackReason = ({ fault }: { readonly fault: Fault | undefined }) =>
  fault?.detail && fault.reason !== 'notJson' ? <p>{t('packs.what', { detail: fault.detail })}</p> : null;
