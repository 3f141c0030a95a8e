/** Runs short and long rests (L8). */
import { isAdjacent } from '../core/board';
import { nextInt } from '../core/chance';
import { ask, push, type QuestionRules, type TaskRules } from './agenda';
import { endCardEffects, endEffectCommands } from './bonuses';
import type { Book } from './book';
import { cardsCountedIn, moveCard } from './cards';
import type { Command } from './commands';
import { removeHp } from './damage';
import { heal } from './effects';
import { hasAsEnemy, heroFigure, heroFigureId, seatOf, situationOf } from './figures';
import { refreshItem, turnItemCommands, useTurnItem } from './items';
import { roomsOpenedWith } from './penalties';
import type { State } from './state';
import { emit, type Transaction } from './transaction';
import type { CardId, HeroId } from './vocabulary';

/** The number of discarded cards that a rest needs. */
const CARDS_OF_REST = 2;
/** The HP that a long rest heals. */
const HEAL_OF_REST = 2;

/** L6.1, L8.1: whether a hero has enough cards for a rest. Active cards that count as discarded are included. */
export const canRest = (state: State, hero: HeroId): boolean =>
  cardsCountedIn(state, hero, 'discard').length >= CARDS_OF_REST;

/** Whether the discard pile itself has enough cards for a rest, without active cards. */
const hasCardsFor = (state: State, hero: HeroId): boolean => seatOf(state, hero).discard.length >= CARDS_OF_REST;

/** L8.1: moves one discarded card to the lost pile and the others to the hand. */
function rest(t: Transaction, hero: HeroId, lost: CardId, long: boolean): void {
  const { book, state } = t;
  moveCard(t, hero, lost, 'discard', 'lost', 'rest');
  for (const card of [...seatOf(state, hero).discard]) moveCard(t, hero, card, 'discard', 'hand', 'rest');
  const beside = isBesideEnemy(book, state, hero);
  emit(t, { type: 'restTaken', hero, long, lost, beside, rule: long ? 'L8.3' : 'L8.2' });
}

function isBesideEnemy(book: Book, state: State, hero: HeroId): boolean {
  const figure = heroFigure(state, hero);
  if (!figure) return false;
  const situation = situationOf(book, state);
  return state.figures.some((other) => hasAsEnemy(figure, other) && isAdjacent(situation, figure.hex, other.hex));
}

/** L8.3: begins a long rest, during which the hero plays no cards. A hero without enough cards does not rest. */
export function beginLongRest(t: Transaction, hero: HeroId): void {
  if (canRest(t.state, hero)) return ask(t, { ask: 'longRest', hero });
  endLongRest(t, hero);
}

/** Ends the long rest. The turn continues, because the hero may still use items. */
function endLongRest(t: Transaction, hero: HeroId): void {
  if (t.state.turn) t.state.turn.longRest = false;
  push(t, { do: 'chooseInTurn', hero });
}

function restLong(t: Transaction, hero: HeroId, lost: CardId): void {
  rest(t, hero, lost, true);
  for (const { item, state } of seatOf(t.state, hero).items) if (state === 'spent') refreshItem(t, hero, item, 'L8.3');
  endLongRest(t, hero);
  heal(t, heroFigureId(hero), HEAL_OF_REST, { from: 'rest' });
}

/** L8.2: draws a random one of these cards as the card to lose, without moving it; undefined if there are none. */
function drawLoss(t: Transaction, cards: readonly CardId[]): CardId | undefined {
  const [at, generator] = nextInt(t.state.generator, cards.length);
  t.state.generator = generator;
  return cards[at];
}

function beginShortRest(t: Transaction, hero: HeroId): void {
  const card = drawLoss(t, seatOf(t.state, hero).discard);
  const figure = heroFigure(t.state, hero);
  if (card === undefined || !figure) return;
  emit(t, { type: 'restDrawn', hero, card, again: false, rule: 'L8.2' });
  if (figure.hp > 1) ask(t, { ask: 'restLoss', hero, card, mayRedraw: true });
  else restShort(t, hero, card);
}

function restShort(t: Transaction, hero: HeroId, lost: CardId): void {
  t.state.restable = t.state.restable.filter((each) => each !== hero);
  push(t, { do: 'shortRests', begun: true });
  rest(t, hero, lost, false);
}

/**
 * L8.2: the hero suffers 1 damage to lose another random card instead. The damage is a price, so it cannot be negated.
 */
function redraw(t: Transaction, hero: HeroId, kept: CardId): void {
  removeHp(t, heroFigureId(hero), 1, { from: 'rest' }, null);
  const others = seatOf(t.state, hero).discard.filter((card) => card !== kept);
  const card = drawLoss(t, others);
  if (card === undefined) return;
  emit(t, { type: 'restDrawn', hero, card, again: true, rule: 'L8.2' });
  restShort(t, hero, card);
}

const restCommands = (state: State): Command[] =>
  state.restable.flatMap((hero): Command[] => [
    ...(hasCardsFor(state, hero) ? [{ type: 'shortRest', hero } as const] : []),
    // L8.1: a hero may end the bonus of an active card that counts as discarded, so that the rest includes this card.
    ...(canRest(state, hero) ? endEffectCommands(state, hero) : []),
  ]);

export const restingTasks = {
  /** L28.1 (6): every hero with enough cards may take one short rest, in any order, unless a dungeon room forbids it. */
  shortRests: (t, { begun }) => {
    const { book, state } = t;
    const isForbidden = roomsOpenedWith(book, state, 'noShortRest').length > 0;
    const rested = state.seats.filter(({ exhausted }) => !exhausted && !isForbidden);
    if (!begun) state.restable = rested.map(({ hero }) => hero);
    if (restCommands(state).length > 0) ask(t, { ask: 'rests' });
    else state.restable = [];
  },
} satisfies TaskRules;

export const restingQuestions = {
  longRest: {
    options: (book, state, { hero }) => {
      const cards = hasCardsFor(state, hero) ? seatOf(state, hero).discard : [];
      const pass: Command[] = cards.length > 0 ? [] : [{ type: 'endTurn' }];
      return [
        ...cards.map((card): Command => ({ type: 'lose', card })),
        ...endEffectCommands(state, hero),
        ...turnItemCommands(book, state, hero),
        ...pass,
      ];
    },
    answer: (t, { hero }, command) => {
      if (command.type === 'lose') return restLong(t, hero, command.card);
      if (command.type === 'endTurn') return endLongRest(t, hero);
      push(t, { do: 'chooseInTurn', hero });
      if (command.type === 'endBonus') endCardEffects(t, hero, command.card);
      if (command.type === 'useItem') useTurnItem(t, hero, command.item);
    },
  },
  rests: {
    options: (_book, state) => [...restCommands(state), { type: 'done' }],
    answer: (t, _question, command) => {
      if (command.type === 'shortRest') return beginShortRest(t, command.hero);
      if (command.type === 'done') t.state.restable = [];
      push(t, { do: 'shortRests', begun: true });
      if (command.type === 'endBonus') endCardEffects(t, command.hero, command.card);
    },
  },
  restLoss: {
    options: (_book, _state, { mayRedraw }) =>
      mayRedraw ? [{ type: 'keep' }, { type: 'redraw' }] : [{ type: 'keep' }],
    answer: (t, { hero, card }, command) => {
      if (command.type === 'redraw') redraw(t, hero, card);
      else restShort(t, hero, card);
    },
  },
} satisfies QuestionRules;
