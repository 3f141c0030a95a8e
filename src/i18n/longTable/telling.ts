/** The games of this mode in words. What it narrates with are the chapters `tidings` and `pages`, which are fetched late. */
import type { Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import type { Telling } from '../telling';
import { commandLabel, promptFor, reasonSentence } from './asking';
import { eventSentence } from './narration';

interface Game extends Omit<LongTable, 'book' | 'state'> {
  readonly book: Play['book'];
  readonly state: Play['state'];
}

export const telling: Telling<Game> = {
  label: commandLabel,
  prompt: (play) => promptFor(play),
  narrate: eventSentence,
  refused: reasonSentence,
  ruleOf: ({ rule }) => rule,
};
