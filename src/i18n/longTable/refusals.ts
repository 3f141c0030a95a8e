/** Words for the refusals of the Long Table. */
import type { Reason } from '../../flow/longTable/refusals';
import { t } from '..';

export const reasonSentence = (reason: Reason): string => t(`asked.refused.${reason}`);
