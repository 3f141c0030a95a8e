/** Lists the phases of the rule book in which the player decides, with the legal commands of each. */

import type { Book } from '../../rules/inHand/book';
import { choicesAfterBehaviour, foeChoices } from '../../rules/inHand/combat';
import type { Command } from '../../rules/inHand/commands';
import { answersToDamage } from '../../rules/inHand/damage';
import { answersToOffer } from '../../rules/inHand/heroAttack';
import { turnChoices, waysToAct } from '../../rules/inHand/heroTurn';
import { answersToAttack } from '../../rules/inHand/monsterTurn';
import { answersToLoss, canShortRest, cardSelections, lossesOfLongRest } from '../../rules/inHand/resting';
import { answersToDecision } from '../../rules/inHand/scenarioRules';
import type { State } from '../../rules/inHand/state';
import { itemAbilityChoices, itemsInTurn } from '../../rules/inHand/turnItems';
import { areEqual } from '../sameCommand';

type Options = (book: Book, state: State) => Command[];

const toRoll: Options = () => [{ type: 'roll' }];
const nothing: Options = () => [];

/** The legal commands of each phase. A phase is a leaf state of the scenario machine. */
export const OPTIONS = {
  'roundStart.suffering': answersToDamage,
  'roundStart.deciding': answersToDecision,
  select: cardSelections,
  forcedRest: answersToLoss,
  longRest: lossesOfLongRest,
  shortRest: answersToLoss,
  entry: foeChoices,
  behaviour: toRoll,
  initiative: choicesAfterBehaviour,
  'heroTurn.choosing': turnChoices,
  'heroTurn.acting': waysToAct,
  'heroTurn.rolling': (book, state) => [{ type: 'roll' }, ...itemsInTurn(book, state, 'attacking')],
  'heroTurn.effects': answersToOffer,
  'heroTurn.favour': itemAbilityChoices,
  'heroTurn.suffering': answersToDamage,
  'heroTurn.deciding': answersToDecision,
  'monsterTurn.rolling': answersToAttack,
  'monsterTurn.suffering': answersToDamage,
  'interrupt.rolling': answersToAttack,
  'interrupt.suffering': answersToDamage,
  'turnEnd.suffering': answersToDamage,
  'turnEnd.deciding': answersToDecision,
  cleanup: (book, state) => [
    ...(canShortRest(book, state) ? [{ type: 'shortRest' } as const] : []),
    { type: 'proceed' },
  ],
  'roundEnd.suffering': answersToDamage,
  'roundEnd.deciding': answersToDecision,
  won: nothing,
  lost: nothing,
} as const satisfies Record<string, Options>;

export type Phase = keyof typeof OPTIONS;

export const PHASES = Object.keys(OPTIONS) as Phase[];

/** Returns the legal commands of a phase. */
export function optionsIn(phase: Phase, book: Book, state: State): Command[] {
  return OPTIONS[phase](book, state);
}

/** Whether two commands are equal. The order of two cards to discard does not matter. */
export function isSameCommand(a: Command, b: Command): boolean {
  return areEqual(a, b);
}

const known = new WeakMap<State, { readonly phase: Phase; readonly book: Book; readonly options: Command[] }>();

/** Returns the legal commands of a phase, cached by state. The caller must not change the state afterwards. */
export function cachedOptions(phase: Phase, book: Book, state: State): Command[] {
  const old = known.get(state);
  if (old?.phase === phase && old.book === book) return old.options;
  const options = optionsIn(phase, book, state);
  known.set(state, { phase, book, options });
  return options;
}

/** Whether a command is legal in a phase. */
export function isOffered(phase: Phase, book: Book, state: State, command: Command): boolean {
  return cachedOptions(phase, book, state).some((each) => each.type === command.type && isSameCommand(each, command));
}
