/** The game in hand, put together. */
import { NEWCOMER } from '../content/inHand/newcomer';
import { reasonSentence } from '../i18n/inHand/words';
import { SHAPES } from '../journal/inHand/schema';
import { type Interaction, onlyLook } from '../session/inHand/interaction';
import { type InHandSaved, SAVED_IN_HAND } from '../storage/inHand/mode';
import type { Mode } from './mode';

export const inHand: Mode<InHandSaved, Interaction> = {
  ...SAVED_IN_HAND,
  onlyLook,
  shapes: SHAPES,
  newcomer: NEWCOMER,
  telling: { refused: reasonSentence },
};
