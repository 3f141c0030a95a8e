/** Implements `GameWords` for the Long Table. `narrate` needs the chapters `tidings` and `pages`, which are loaded on demand. */
import type { LongTable } from '../../flow/longTable/types';
import type { GameWords } from '../gameWords';
import { commandLabel } from './commandLabels';
import { eventSentence } from './narration';
import { promptFor } from './prompts';
import { reasonSentence } from './refusals';

export const gameWords: GameWords<LongTable> = {
  label: commandLabel,
  prompt: (play) => promptFor(play),
  narrate: eventSentence,
  refusalText: reasonSentence,
  ruleOf: ({ rule }) => rule,
};
