/** Assembles the parts of the game in hand into a `Mode`. */
import { NEWCOMER } from '../../content/inHand/newcomer';
import { reasonSentence } from '../../i18n/inHand/words';
import { SHAPES } from '../../journal/inHand/schema';
import { readOnlyInteraction } from '../../session/inHand/interaction';
import { SAVED_IN_HAND } from '../../storage/inHand/mode';
import type { Mode } from '../mode';
import type { InHandMode } from './types';

export const inHand: Mode<InHandMode> = {
  ...SAVED_IN_HAND,
  readOnlyInteraction,
  shapes: SHAPES,
  setupDefaults: NEWCOMER,
  gameWords: { refusalText: reasonSentence },
  front: () => import('./front').then(({ front }) => front),
};
