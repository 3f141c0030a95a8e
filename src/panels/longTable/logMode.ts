/** Supplies what the shared log needs from the Long Table. */
import type { LongTable } from '../../flow/longTable/types';
import { gameWords } from '../../i18n/longTable/gameWords';
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import type { LogMode } from '../logEntries';

export const LOG_MODE: LogMode<LongTable> = {
  rules: LONG_TABLE,
  gameWords,
  roundOf: (event) => (event.type === 'roundBegan' ? event.round : null),
};
