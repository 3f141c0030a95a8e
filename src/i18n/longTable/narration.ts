/** Writes the log of the Long Table: a sentence for each event that needs a sentence. This file contains no rules. */
import type { Play } from '../../flow/longTable/play';
import type { GameEvent } from '../../rules/longTable/events';
import { capitalise } from './forms';
import { attackSentences } from './sentences/attacks';
import { bonusSentences } from './sentences/bonuses';
import { endingSentences } from './sentences/endings';
import { lootSentences } from './sentences/loot';
import { mapSentences } from './sentences/map';
import { monsterSentences } from './sentences/monsters';
import { roundSentences } from './sentences/rounds';
import type { Sentences } from './sentences/values';

const SENTENCES: Sentences = {
  ...roundSentences,
  ...mapSentences,
  ...attackSentences,
  ...bonusSentences,
  ...lootSentences,
  ...monsterSentences,
  ...endingSentences,
  // The prompt shows the choice.
  choiceOffered: () => null,
  // `trapSet`, `trapRemoved`, `graveDug` and `summoned` have their own sentences.
  placed: () => null,
  turnEnded: () => null,
  roundEnded: () => null,
  moveEnded: () => null,
};

/** The log's sentence about an event. Null if the event needs none, or if the prompt or the sentence about another event covers it. */
export function eventSentence(play: Play, event: GameEvent): string | null {
  // The cast is safe, because `Sentences` has the sentence of each event under its own type.
  const sentence = (SENTENCES[event.type] as (play: Play, event: GameEvent) => string | null)(play, event);
  return sentence === null ? null : capitalise(sentence);
}
