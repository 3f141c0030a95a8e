/** Implements `GameWords` for the Long Table. `narrate` needs the chapters `tidings` and `pages`, which are loaded on demand. */
import type { LongTable } from '../../flow/longTable/types';
import type { GameWords } from '../gameWords';
import { eventSentence } from './narration';
import { commandLabel, promptFor, reasonSentence } from './prompts';

export const gameWords: GameWords<LongTable> = {
  label: commandLabel,
  prompt: (play) => promptFor(play),
  narrate: eventSentence,
  refused: reasonSentence,
  ruleOf: ({ rule }) => rule,
};
