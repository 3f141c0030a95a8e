/** The games of this mode in words. What it narrates with is the chapter `narration`, which is fetched late. */
import type { Play } from '../../flow/inHand/play';
import type { Reason } from '../../flow/inHand/refusals';
import type { Command } from '../../rules/inHand/commands';
import type { GameEvent } from '../../rules/inHand/events';
import type { Telling } from '../telling';
import { eventSentence } from './narration';
import { commandLabel, promptFor, reasonSentence } from './words';

interface Game {
  readonly book: Play['book'];
  readonly state: Play['state'];
  readonly phase: Play['phase'];
  readonly command: Command;
  readonly event: GameEvent;
  /** Besides what the rules refuse: a tap that would spend something for nothing. */
  readonly reason: Reason | 'forNothing';
}

export const telling: Telling<Game, Parameters<typeof promptFor>[1]> = {
  label: commandLabel,
  prompt: promptFor,
  narrate: eventSentence,
  refused: reasonSentence,
  ruleOf: ({ rule }) => rule,
};
