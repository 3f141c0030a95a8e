/** The games of this mode in words. What it narrates with are the chapters `tidings` and `pages`, which are fetched late. */
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
