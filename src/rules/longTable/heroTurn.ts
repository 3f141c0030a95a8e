/** Runs a hero's turn (L7): the actions of two cards, the top of one and the bottom of the other. */
import { HALVES } from '../core/vocabulary';
import { beginAbility, isPossible, isPrevented } from './abilities';
import { skipAbility } from './actions';
import { ask, push, type QuestionRules, type TaskRules } from './agenda';
import { endCardEffects, endEffectCommands } from './bonuses';
import type { Book } from './book';
import { moveCard, turnCards } from './cards';
import type { Command } from './commands';
import { abilityPart, GATE_INDEX, payCosts, unpaidCosts, waysToPay } from './costs';
import { controllingHero, figureOf, hasToken, heroFigure, heroFigureId, seatOf } from './figures';
import { turnItemCommands, useTurnItem } from './items';
import { withImprovements } from './mods';
import { beginLongRest } from './resting';
import type { State } from './state';
import type { Action } from './tasks';
import { emit, type Transaction } from './transaction';
import type { Ability, CardId, HalfDef, HalfName, HeroId, Part } from './vocabulary';

/** L7.3: the basic actions, which every card offers. */
const BASIC: Record<HalfName, readonly Part[]> = {
  top: [{ part: 'ability', ability: { verb: 'attack', amount: 2, mods: {} } }],
  bottom: [{ part: 'ability', ability: { verb: 'move', amount: 2, mods: {} } }],
};

function halfOf(book: Book, card: CardId, half: HalfName): HalfDef {
  const def = book.cards[card];
  if (!def) throw new Error(`the book has no card ${card}`);
  return def[half];
}

/**
 * L7.1: commands to play a card that is not played yet, with a half that is not played yet. Each half can be played as printed or as a
 * basic action.
 */
function playCommands(state: State, hero: HeroId): Command[] {
  const played = state.turn?.played ?? [];
  const halves = HALVES.filter((half) => played.every((each) => each.half !== half));
  return turnCards(state, hero).flatMap((card) =>
    halves.flatMap((half): Command[] => [
      { type: 'play', card, half, basic: false },
      { type: 'play', card, half, basic: true },
    ]),
  );
}

/** Commands to put down a goal treasure (L27.7), once for each hero, in a scenario with `sacks`. */
function putDownCommands({ scenario }: Book, state: State, hero: HeroId): Command[] {
  const { carries, hasPutDown } = seatOf(state, hero);
  if (!scenario.sacks || hasPutDown) return [];
  return carries.map((treasure) => ({ type: 'putDown', hero, treasure }));
}

function turnCommands(book: Book, state: State, hero: HeroId): Command[] {
  return [
    ...playCommands(state, hero),
    ...turnItemCommands(book, state, hero),
    ...putDownCommands(book, state, hero),
    ...endEffectCommands(state, hero),
    { type: 'endTurn' },
  ];
}

/** L7.4, L15.8: discards the cards that the hero did not play. */
function discardUnused(t: Transaction, hero: HeroId): void {
  for (const card of [...turnCards(t.state, hero)]) moveCard(t, hero, card, 'turn', 'discard', 'unused');
}

function play(t: Transaction, hero: HeroId, card: CardId, half: HalfName, basic: boolean): void {
  t.state.turn?.played.push({ card, half, basic });
  emit(t, { type: 'actionBegan', hero, card, half, basic, rule: basic ? 'L7.3' : 'L7.1' });
  const parts = basic ? BASIC[half] : halfOf(t.book, card, half).parts;
  const source = { from: 'card', hero, card, half } as const;
  const action: Action = {
    actor: heroFigureId(hero),
    hero,
    parts: [...parts],
    next: 0,
    done: false,
    source,
    paid: [],
    basic,
    half: { card, half },
  };
  push(t, { do: 'action', action }, { do: 'chooseInTurn', hero });
}

/**
 * L7.4: moves the card of a finished action before anything else happens. The card moves to the lost pile if the action was done and has
 * the lost or persistent symbol, otherwise to the discard pile. A card whose bonus or summon is in play becomes active instead; the rules
 * count an active card as a card of that pile.
 */
function putAway(t: Transaction, { hero, half: played, basic, done }: Action): void {
  if (!played) return;
  const { card, half } = played;
  const printed = halfOf(t.book, card, half);
  const isLost = !basic && done && (printed.lost === true || printed.persistent === true);
  const pile = isLost ? 'lost' : 'discard';
  emit(t, { type: 'actionEnded', hero, card, half, basic, done, rule: 'L7.4' });
  moveCard(t, hero, card, 'turn', leavesBonus(t.state, hero, card) ? { half, pile } : pile, 'play');
  if (isLost && printed.unrecoverable) seatOf(t.state, hero).unrecoverable.push(card);
}

/** L7.4, L19.2: whether a bonus or a summon of the card is still in play. */
function leavesBonus(state: State, hero: HeroId, card: CardId): boolean {
  return (
    state.bonuses.some(({ source }) => source.from === 'card' && source.hero === hero && source.card === card) ||
    state.figures.some((each) => each.kind === 'summon' && each.hero === hero && each.card === card)
  );
}

/** L16.2: commands for the costs that can be paid now, if the ability can be done after the payment. */
function payCommands(book: Book, state: State, action: Action, ability: Ability): Command[] {
  return unpaidCosts(action).flatMap(([nth, costs]) => {
    const after = { ...action, paid: [...action.paid, nth] };
    const isOfUse = isPossible(book, state, after, withImprovements(ability, after.paid));
    return isOfUse ? waysToPay(book, state, action, nth, costs) : [];
  });
}

/** L7.2: whether the player may skip an ability. *Suffer*, which harms the acting figure, cannot be skipped. */
const maySkip = ({ verb }: Ability): boolean => verb !== 'suffer';

/** Whether the ability has a gate, that is costs of the whole ability, which the player has not paid (L16.2). */
function isShut(action: Action): boolean {
  return abilityPart(action)?.costs !== undefined && !action.paid.includes(GATE_INDEX);
}

const canPerform = (book: Book, state: State, action: Action, ability: Ability): boolean =>
  !isShut(action) && isPossible(book, state, action, withImprovements(ability, action.paid));

function abilityCommands(book: Book, state: State, action: Action): Command[] {
  const ability = abilityPart(action)?.ability;
  if (!ability) return [];
  return [
    ...payCommands(book, state, action, ability),
    ...(canPerform(book, state, action, ability) ? [{ type: 'perform' } as const] : []),
    ...(maySkip(ability) ? [{ type: 'skip' } as const] : []),
    ...(action.actor === heroFigureId(action.hero) ? turnItemCommands(book, state, action.hero) : []),
    ...endEffectCommands(state, controllingHero(state, action.actor)),
  ];
}

/** Skips a prevented or impossible ability, begins an ability that leaves no choice, and otherwise asks the player. */
function meetAbility(t: Transaction, action: Action, ability: Ability): void {
  const { book, state } = t;
  const figure = figureOf(state, action.actor);
  if (!figure) return;
  if (isPrevented(figure, ability)) return skipAbility(t, action, ability, 'prevented');
  const pays = payCommands(book, state, action, ability);
  const performs = canPerform(book, state, action, ability);
  if (!performs && pays.length === 0) return skipAbility(t, action, ability, 'impossible');
  // The player declines a move by stopping immediately, so no question is needed. No question is needed either for an ability
  // that the player has paid for, or that is the only part of an item or a bid.
  const isSole = !action.half && action.parts.length === 1;
  const isChosen = ability.verb === 'move' || isSole || !maySkip(ability) || action.paid.length > 0;
  if (performs && pays.length === 0 && isChosen) beginAbility(t, action, withImprovements(ability, action.paid));
  else ask(t, { ask: 'ability', action });
}

export const heroTurnTasks = {
  chooseInTurn: (t, { hero }) => {
    const { book, state } = t;
    const figure = heroFigure(state, hero);
    const { turn } = state;
    if (!figure || !turn || turn.figure !== figure.id) return;
    if (turn.longRest) return beginLongRest(t, hero);
    // L15.8: a stunned hero can only discard its cards.
    const choices = hasToken(figure, 'stun') ? [] : turnCommands(book, state, hero);
    if (choices.some(({ type }) => type !== 'endTurn' && type !== 'endBonus')) ask(t, { ask: 'turn', hero });
    else discardUnused(t, hero);
  },
  action: (t, { action }) => {
    if (!figureOf(t.state, action.actor)) return;
    const part = action.parts[action.next];
    if (!part) return push(t, { do: 'actionDone', action });
    if (part.part === 'ability') meetAbility(t, action, part.ability);
    else push(t, { do: 'action', action: { ...action, next: action.next + 1 } });
  },
  actionDone: (t, { action }) => putAway(t, action),
} satisfies TaskRules;

export const heroTurnQuestions = {
  turn: {
    options: (book, state, { hero }) => turnCommands(book, state, hero),
    answer: (t, { hero }, command) => {
      if (command.type === 'endTurn') return discardUnused(t, hero);
      if (command.type === 'play') return play(t, hero, command.card, command.half, command.basic);
      push(t, { do: 'chooseInTurn', hero });
      if (command.type === 'endBonus') endCardEffects(t, hero, command.card);
      if (command.type === 'useItem') useTurnItem(t, hero, command.item);
      if (command.type === 'putDown') putDown(t, hero, command.treasure);
    },
  },
  ability: {
    options: (book, state, { action }) => abilityCommands(book, state, action),
    answer: (t, { action }, command) => {
      const ability = abilityPart(action)?.ability;
      if (!ability) return;
      if (command.type === 'skip') return skipAbility(t, action, ability, 'chosen');
      if (command.type === 'perform') return beginAbility(t, action, withImprovements(ability, action.paid));
      if (command.type === 'pay') return push(t, { do: 'action', action: payCosts(t, action, command) });
      push(t, { do: 'action', action });
      if (command.type === 'endBonus') endCardEffects(t, command.hero, command.card);
      if (command.type === 'useItem') useTurnItem(t, command.hero, command.item);
    },
  },
} satisfies QuestionRules;

/** Puts a goal treasure down on the hero's hex, which also removes Wound and Poison from the hero. */
function putDown(t: Transaction, hero: HeroId, number: number): void {
  const figure = heroFigure(t.state, hero);
  if (!figure) return;
  const seat = seatOf(t.state, hero);
  seat.carries = seat.carries.filter((each) => each !== number);
  seat.hasPutDown = true;
  t.state.treasures.push(number);
  t.state.putDown[number] = figure.hex;
  emit(t, { type: 'treasurePutDown', hero, number, hex: figure.hex, rule: 'L27.7' });
  for (const token of ['wound', 'poison'] as const) {
    if (!hasToken(figure, token)) continue;
    figure.tokens = figure.tokens.filter((each) => each.token !== token);
    emit(t, { type: 'conditionEnded', figure: figure.id, condition: token, why: 'removed', rule: 'L27.7' });
  }
}
