/** Lists the commands that the careful bot ranks best, for callers that compare several commands. */
import { legal, type Play } from '../../flow/longTable/play';
import { areEqual } from '../../flow/sameCommand';
import type { Command } from '../../rules/longTable/commands';
import { answerWithoutSearch } from './answerWithoutSearch';
import { CAREFUL_SETTINGS, decideWithoutSearch } from './careful';
import { imagine } from './imagine';
import { rankedSelections } from './planning';
import { bestLines } from './turnSearch';

/**
 * Returns legal commands, usually each as a list of one command. If the bot decides without a search, its command is first and the other
 * commands are not ranked. For a selection, returns one command for each pair of cards, the best pair first. For a choice in a hero's turn
 * that needs a search, returns the beginnings of the best lines, the best line first. A beginning is one command, or all steps of a move.
 * @param instead the command that was sent; the selections are for its hero, by default for the first hero without one
 */
export function rankedCommands(play: Play, instead?: Command): readonly (readonly Command[])[] {
  const { book, state } = play;
  const options = legal(play);
  const one = (each: Command) => [each];
  if (state.question?.ask === 'select') {
    const hero = instead?.type === 'select' ? instead.hero : undefined;
    return rankedSelections(book, imagine(book, state), options, hero).map(one);
  }
  const simple = answerWithoutSearch(book, state) ?? decideWithoutSearch(play, options, CAREFUL_SETTINGS)?.[0];
  if (simple) return [simple, ...options.filter((each) => !areEqual(each, simple))].map(one);
  const hero = state.figures.find(({ id }) => id === state.turn?.figure);
  if (hero?.kind !== 'hero') return options.map(one);
  const lines = bestLines(book, imagine(book, state), hero.hero, { ...CAREFUL_SETTINGS.turn, ends: MAX_LINES });
  const begun = lines.map(({ commands }) => beginningOf(commands));
  return begun.filter(
    (each, nth) => begun.findIndex((other) => JSON.stringify(other) === JSON.stringify(each)) === nth,
  );
}

/** The maximum number of lines to compare. */
const MAX_LINES = 20;

/** Returns the first command, or all steps of the first move if the commands begin with a move. */
function beginningOf(commands: readonly Command[]): readonly Command[] {
  const other = commands.findIndex(({ type }) => type !== 'step');
  return commands.slice(0, Math.max(1, other < 0 ? commands.length : other));
}
