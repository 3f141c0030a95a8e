/**
 * Keeps the keys that a player presses while the table moves from one hero's choice of cards to the next hero's, and presses them when the
 * next hand is shown. Only there: a choice of cards can be changed, but elsewhere an early key would answer a question that the player has
 * not seen.
 */
import type { Play } from '../../flow/longTable/play';
import { pressAnswer, pressSealOfTable } from './answerKeys';

interface EarlyKey {
  /** The name of a key; a space for the seal. */
  readonly key: string;
  readonly event: KeyboardEvent;
}
let early: EarlyKey[] = [];

/** Whether a hero has chosen cards in this round, and another has to choose. */
const isBetweenHeroes = ({ state: { question, seats } }: Play): boolean =>
  question?.ask === 'select' && seats.some(({ plan }) => plan !== null);

/** Keeps a key if it comes between two heroes' choices. @returns whether the key is kept */
export function keepEarlyKey(play: Play, key: string, event: KeyboardEvent): boolean {
  if (event.repeat || !isBetweenHeroes(play)) return false;
  early.push({ key, event });
  return true;
}

/** Keeps the space bar if it follows a kept key, because it means the seal of that choice. @returns whether it is kept */
export const keepEarlySpace = (play: Play, event: KeyboardEvent): boolean =>
  early.length > 0 && keepEarlyKey(play, ' ', event);

/** Presses the next kept key that has an answer. Called after each rendering of the answers, because a press can change them. */
export function pressEarlyKey(play: Play): void {
  if (!isBetweenHeroes(play)) early = [];
  for (let next = early.shift(); next; next = early.shift())
    if (next.key === ' ' ? pressSealOfTable() : pressAnswer(next.key, next.event)) return;
}
