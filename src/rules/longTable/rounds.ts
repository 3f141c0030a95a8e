/** Runs a round from card selection to its end, and the end of the scenario (L5, L6.1, L6.2, L28, L29). */
import { discardRoundCards, revealCards } from './abilityDecks';
import { ask, push, type QuestionRules, type TaskRules } from './agenda';
import { endCardEffects, endEffectCommands, endRoundBonuses } from './bonuses';
import type { Book } from './book';
import type { Command } from './commands';
import { exhaust } from './damage';
import { waneElements } from './elements';
import { seatOf } from './figures';
import { checkGoalAtRoundEnd } from './goalProgress';
import { judgeGoals } from './goals';
import { markUsed, usableItems } from './items';
import { bonusExperience, goldPerToken } from './level';
import { reshuffleModifierDecks } from './modifierDecks';
import { canRest } from './resting';
import { runRoundEndRules } from './scenarioRules';
import type { Seat, State } from './state';
import { emit, type Transaction } from './transaction';
import { beginOrder, initiativeOfHero } from './turnOrder';
import type { CardId, HeroId } from './vocabulary';

/**
 * L5.1, L6.1: begins the next round. Asks every hero that can select cards or a rest; a hero that can do neither is
 * exhausted.
 */
export function beginRound(t: Transaction): void {
  const { state } = t;
  state.round += 1;
  Object.assign(state, { order: [], place: 0, acted: [], late: [], lateGroup: null, paid: {}, ties: {}, shoved: [] });
  state.bells = Object.fromEntries(Object.entries(state.bells).filter(([, until]) => until >= state.round));
  emit(t, { type: 'roundBegan', round: state.round, rule: 'L5.1' });
  for (const seat of state.seats) {
    seat.plan = null;
    seat.initiativeChange = 0;
    if (!seat.exhausted && !canSelect(seat) && !canRest(state, seat.hero)) exhaust(t, seat.hero, 'cards');
  }
  if (!state.over) ask(t, { ask: 'select' });
}

const canSelect = ({ hand }: Pick<Seat, 'hand'>): boolean => hand.length >= 2;

/**
 * L6.1: commands to select two cards from hand, one of them leading, or a long rest. A hero that has selected may
 * change its selection.
 */
function selections(state: State): Command[] {
  return state.seats.flatMap(({ hero, hand, plan, exhausted }): Command[] => {
    if (exhausted) return [];
    const cards = plan?.plan === 'cards' ? [...hand, plan.leading, plan.second] : hand;
    const pairs = cards.flatMap((leading) =>
      cards
        .filter((second) => second !== leading)
        .map((second): Command => ({ type: 'select', hero, leading, second })),
    );
    const rest: Command[] = canRest(state, hero) ? [{ type: 'longRest', hero }] : [];
    return [...pairs, ...rest, ...endEffectCommands(state, hero)];
  });
}

function select(t: Transaction, command: Command): void {
  const { state } = t;
  if (command.type === 'select') plan(t, command.hero, [command.leading, command.second]);
  if (command.type === 'longRest') plan(t, command.hero, null);
  if (command.type === 'endBonus') endCardEffects(t, command.hero, command.card);
  if (state.seats.some(({ plan, exhausted }) => !exhausted && plan === null)) return ask(t, { ask: 'select' });
  revealCards(t);
  push(t, { do: 'orderItems' });
  beginOrder(t);
}

function plan(t: Transaction, hero: HeroId, cards: readonly [CardId, CardId] | null): void {
  const seat = seatOf(t.state, hero);
  if (seat.plan?.plan === 'cards') seat.hand.push(seat.plan.leading, seat.plan.second);
  const [leading = null, second = null] = cards ?? [];
  if (leading !== null && second !== null) {
    seat.hand = seat.hand.filter((card) => card !== leading && card !== second);
    seat.plan = { plan: 'cards', leading, second };
  } else seat.plan = { plan: 'longRest' };
  emit(t, { type: 'planned', hero, longRest: cards === null, leading, second, rule: 'L6.1' });
}

/** L21.2: commands for items that lower or raise a hero's initiative at the moment when the turn order is set. */
function orderOptions(book: Book, state: State): Command[] {
  return state.seats.flatMap(({ hero, exhausted }) =>
    exhausted
      ? []
      : usableItems(book, state, hero, 'orderSet').flatMap(({ id: item }) =>
          (['lower', 'higher'] as const).map((to): Command => ({ type: 'changeInitiative', hero, item, to })),
        ),
  );
}

function orderItems(t: Transaction): void {
  if (orderOptions(t.book, t.state).length > 0) ask(t, { ask: 'orderSet' });
}

function useInOrder(t: Transaction, command: Command): void {
  if (command.type !== 'changeInitiative') return;
  const { book, state } = t;
  const { hero, item, to } = command;
  const change = book.items[item]?.effect.initiative ?? 0;
  markUsed(t, hero, item);
  seatOf(state, hero).initiativeChange += to === 'lower' ? -change : change;
  emit(t, { type: 'initiativeChanged', hero, initiative: initiativeOfHero(book, state, hero), rule: 'L21.2' });
  push(t, { do: 'setOrder', revealed: false }, { do: 'orderItems' });
}

/** L28.1: adds the tasks for the end of the round. The scenario's rules for the end of the round come before these tasks. */
export function beginRoundEnd(t: Transaction): void {
  push(t, { do: 'roomsAtRoundEnd' }, { do: 'cleanUp' }, { do: 'shortRests' }, { do: 'finishRound' });
  runRoundEndRules(t);
}

/** Runs steps (2)-(5) of L28.1. */
function cleanUp(t: Transaction): void {
  reshuffleModifierDecks(t);
  discardRoundCards(t);
  waneElements(t);
  endRoundBonuses(t);
}

/** L28.1 (7): checks the goals that count at the end of the round (L29.1), and reports that the round has ended. */
function finishRound(t: Transaction): void {
  checkGoalAtRoundEnd(t);
  emit(t, { type: 'roundEnded', round: t.state.round, rule: 'L28.1' });
}

/**
 * L29.2, L29.3: ends the scenario and emits events for the gains of every hero, exhausted heroes included. The seats do not
 * change: `resultOf` (campaign/result.ts) computes the same gains from them.
 */
export function endScenario(t: Transaction): void {
  const { book, state } = t;
  const ending = state.ending ?? 'lost';
  Object.assign(state, { ending, over: true, agenda: [], question: null, turn: null });
  const source = { from: 'scenario', rule: 'L29.3' } as const;
  for (const { hero, money: tokens } of state.seats) {
    const gold = tokens * goldPerToken(book);
    if (tokens > 0) emit(t, { type: 'moneyChanged', hero, tokens, gold, rule: 'L29.2' });
    if (ending === 'won') emit(t, { type: 'experienceGained', hero, n: bonusExperience(book), source, rule: 'L29.3' });
  }
  for (const { hero, goal, fulfilled } of ending === 'won' ? judgeGoals(book, state) : []) {
    emit(t, { type: 'battleGoalJudged', hero, goal, fulfilled, rule: 'L29.3' });
  }
  emit(t, { type: 'scenarioEnded', ending, rule: 'L29.1' });
}

export const roundsTasks = { orderItems, cleanUp, finishRound } satisfies TaskRules;

export const roundsQuestions = {
  select: {
    options: (_book, state) => selections(state),
    answer: (t, _question, command) => select(t, command),
  },
  orderSet: {
    options: (book, state) => [...orderOptions(book, state), { type: 'proceed' }],
    answer: (t, _question, command) => useInOrder(t, command),
  },
} satisfies QuestionRules;
