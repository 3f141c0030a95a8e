/** Implements `Telling` for the Long Table. `narrate` needs the chapters `tidings` and `pages`, which are loaded on demand. */
import type { LongTable } from '../../flow/longTable/types';
import type { Telling } from '../telling';
import { commandLabel, promptFor, reasonSentence } from './asking';
import { eventSentence } from './narration';

export const telling: Telling<LongTable> = {
  label: commandLabel,
  prompt: (play) => promptFor(play),
  narrate: eventSentence,
  refused: reasonSentence,
  ruleOf: ({ rule }) => rule,
};
