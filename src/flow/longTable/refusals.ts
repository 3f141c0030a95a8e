/** Finds the reason why a command is refused: the most specific reason that applies. */
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import { handSize } from '../../rules/longTable/setup';
import type { State } from '../../rules/longTable/state';
import type { QuestionKind } from '../../rules/longTable/tasks';
import type { CardId, HeroId, ItemId } from '../../rules/longTable/vocabulary';

export const REASONS = [
  /** No command of this type is legal now. */
  'notNow',
  'scenarioOver',
  'notACommand',
  /** The hero is exhausted or does not exist. */
  'otherHero',
  // Set-up (L2.1).
  'notDealt',
  'notOwned',
  'noRoom',
  'notEquipped',
  'handFull',
  'handNotFull',
  'notInPool',
  'notAStartHex',
  // Cards and rests.
  'notInHand',
  'notInDiscard',
  'needsTwoCards',
  'cannotRest',
  'notSelected',
  'otherHalf',
  'notActive',
  'tooWeak',
  // Abilities.
  'mustFinish',
  'mustDo',
  'cannotPay',
  'notPaid',
  'outOfReach',
  'cannotStop',
  'outOfRange',
  'alreadyTarget',
  'notATarget',
  'noTarget',
  'noSuchEffect',
  'notRecoverable',
  'notUsedUp',
  'notThisElement',
  // Items, and choices between equal options.
  'itemNotReady',
  'itemNotNow',
  'notCarried',
  'notOffered',
] as const;
/** `journalFull`: the rules allow the command, but a save has no room for another command. */
export type Reason = (typeof REASONS)[number] | 'journalFull';

/** The reason to refuse a command. The command can come from outside, so its type may be unknown. */
export function reasonFor(book: Book, state: State, command: Command): Reason {
  if (state.over) return 'scenarioOver';
  const asked = state.question?.ask;
  const when = (kind: QuestionKind, reason: Reason): Reason => (asked === kind ? reason : 'notNow');
  switch (command?.type) {
    case 'keepGoal':
    case 'equip':
    case 'unequip':
    case 'takeCard':
    case 'putBack':
    case 'start':
    case 'select':
    case 'longRest':
    case 'shortRest':
    case 'endBonus':
    case 'useItem':
    case 'changeInitiative':
    case 'putDown':
      return isAsked(state, command.hero) ? reasonForHero(book, state, command, when) : 'otherHero';
    case 'begin':
      return when('prepare', 'handNotFull');
    case 'play':
      return when('turn', state.turn?.cards.includes(command.card) ? 'otherHalf' : 'notSelected');
    case 'endTurn':
      return state.turn?.figure.startsWith('hero:') ? 'mustFinish' : 'notNow';
    case 'pay':
      return when('ability', 'cannotPay');
    case 'perform':
      return when('ability', 'notPaid');
    case 'skip':
      return when('ability', 'mustDo');
    case 'step':
    case 'carry':
      return when('move', 'outOfReach');
    case 'stop':
      return when('move', 'cannotStop');
    case 'target':
      return when('targets', isChosen(state, command.figure) ? 'alreadyTarget' : 'outOfRange');
    case 'area':
      return when('targets', 'outOfRange');
    case 'leaveOut':
      return when('targets', 'notATarget');
    case 'done':
      return when('targets', 'noTarget');
    case 'leaveEffect':
      return when('draw', 'noSuchEffect');
    case 'loseFromHand':
      return when('damage', 'notInHand');
    case 'loseFromDiscard':
      return when('damage', 'notInDiscard');
    case 'force':
    case 'forceAgainst':
      return when('force', 'outOfReach');
    case 'place':
      return when('place', 'outOfReach');
    case 'recover':
      return when('cards', 'notRecoverable');
    case 'refresh':
      return when('items', 'notUsedUp');
    case 'element':
      return when('element', 'notThisElement');
    case 'redraw':
      return when('restLoss', 'tooWeak');
    case 'lose':
      return when('longRest', 'notInDiscard');
    case 'choose':
      return when('choice', 'notOffered');
    case 'draw':
    case 'proceed':
    case 'suffer':
    case 'waive':
    case 'keep':
      return 'notNow';
    default:
      return 'notACommand';
  }
}

type OfHero = Extract<Command, { readonly hero: HeroId }>;

const seatIn = (state: State, hero: HeroId) => state.seats.find((each) => each.hero === hero);

function isAsked(state: State, hero: HeroId): boolean {
  const seat = seatIn(state, hero);
  return seat !== undefined && !seat.exhausted;
}

function reasonForHero(
  book: Book,
  state: State,
  command: OfHero,
  when: (kind: QuestionKind, reason: Reason) => Reason,
): Reason {
  const seat = seatIn(state, command.hero);
  switch (command.type) {
    case 'keepGoal':
      return when('prepare', 'notDealt');
    case 'equip':
      return when('prepare', owns(book, command.hero, command.item) ? 'noRoom' : 'notOwned');
    case 'unequip':
      return when('prepare', 'notEquipped');
    case 'takeCard':
      return when('prepare', isFull(book, command.hero, seat?.hand) ? 'handFull' : 'notInPool');
    case 'putBack':
      return when('prepare', 'notInHand');
    case 'start':
      return when('prepare', 'notAStartHex');
    case 'select':
      return when('select', command.leading === command.second ? 'needsTwoCards' : 'notInHand');
    case 'longRest':
      return when('select', 'cannotRest');
    case 'shortRest':
      return when('rests', 'cannotRest');
    case 'endBonus':
      return seat?.active.some(({ card }) => card === command.card) ? 'notNow' : 'notActive';
    case 'useItem':
    case 'changeInitiative': {
      const isReady = seat?.items.some(({ item, state: use }) => item === command.item && use === 'ready');
      return isReady ? 'itemNotNow' : 'itemNotReady';
    }
    case 'putDown':
      return seat?.carries.includes(command.treasure) ? 'notNow' : 'notCarried';
  }
}

const owns = (book: Book, hero: HeroId, item: ItemId): boolean =>
  book.setup.heroes.some((each) => each.hero === hero && each.items.includes(item));

function isFull(book: Book, hero: HeroId, hand: readonly CardId[] = []): boolean {
  const found = book.heroes.find(({ def }) => def.id === hero);
  return found !== undefined && hand.length >= handSize(found);
}

function isChosen({ question }: State, figure: string): boolean {
  return question?.ask === 'targets' && question.chosen.includes(figure);
}
