/** Implements `GameWords` for the game in hand. `narrate` needs the chapter `narration`, which is loaded on demand. */
import type { Play } from '../../flow/inHand/play';
import type { Reason } from '../../flow/inHand/refusals';
import type { Command } from '../../rules/inHand/commands';
import type { GameEvent } from '../../rules/inHand/events';
import type { GameWords } from '../gameWords';
import { eventSentence } from './narration';
import { promptFor } from './prompts';
import { commandLabel, reasonSentence } from './words';

interface Game {
  readonly book: Play['book'];
  readonly state: Play['state'];
  readonly phase: Play['phase'];
  readonly command: Command;
  readonly event: GameEvent;
  /** A reason of the rules, or 'forNothing' for a tap that would spend something without effect. */
  readonly reason: Reason | 'forNothing';
}

export const gameWords: GameWords<Game, Parameters<typeof promptFor>[1]> = {
  label: commandLabel,
  prompt: promptFor,
  narrate: eventSentence,
  refusalText: reasonSentence,
  ruleOf: ({ rule }) => rule,
};
