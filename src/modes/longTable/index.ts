/** Assembles the parts of the Long Table into a `Mode`. */
import { NEWCOMER } from '../../content/longTable/newcomer';
import { reasonSentence } from '../../i18n/longTable/refusals';
import { SHAPES } from '../../journal/longTable/schema';
import { readOnlyInteraction } from '../../session/longTable/readOnlyInteraction';
import { SAVED_LONG_TABLE } from '../../storage/longTable/mode';
import type { Mode } from '../mode';
import type { LongTableMode } from './types';

export const longTable: Mode<LongTableMode> = {
  ...SAVED_LONG_TABLE,
  readOnlyInteraction,
  shapes: SHAPES,
  setupDefaults: NEWCOMER,
  gameWords: { refusalText: reasonSentence },
  front: () => import('./front').then(({ front }) => front),
};
