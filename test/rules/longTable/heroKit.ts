/** Helpers for tests of chapters L7-L21: tables on which a hero's turn is played command by command. */
import { expect } from 'vitest';
import { push } from '../../../src/rules/longTable/agenda';
import type { Command } from '../../../src/rules/longTable/commands';
import { answerQuestion, optionsOf, runTasks } from '../../../src/rules/longTable/engine';
import type { EventOf, EventType, GameEvent } from '../../../src/rules/longTable/events';
import { figureOf, heroFigureId, seatOf } from '../../../src/rules/longTable/figures';
import type { ItemDef } from '../../../src/rules/longTable/itemDef';
import type { FigureId, Seat, State, WorkingState } from '../../../src/rules/longTable/state';
import type { Task } from '../../../src/rules/longTable/tasks';
import { applyRule, type Transaction } from '../../../src/rules/longTable/transaction';
import type { Ability, CardDef, HalfDef, Part, Verb } from '../../../src/rules/longTable/vocabulary';
import { cardsOf, half, startTable, type TableKit } from '../../kit/longTable';

/** A part of a card half: a verb, its number, its modifiers, and its improvements. */
export const part = (verb: Verb, amount: number, mods: object = {}, more: object = {}): Part => ({
  part: 'ability',
  ability: { verb, amount, mods, ...more },
});
export const ability = (ability: Ability, more: object = {}): Part => ({ part: 'ability', ability, ...more });
export const element = (element: 'fire' | 'ice' | 'dark' | 'any'): Part => ({ part: 'element', element });
export const elements = (there: Partial<WorkingState['elements']>): Partial<WorkingState> => ({
  elements: { fire: 'inert', ice: 'inert', air: 'inert', earth: 'inert', light: 'inert', dark: 'inert', ...there },
});
export const xp = (n: number): Part => ({ part: 'xp', xp: n });

export const card = (id: string, top: HalfDef, bottom: HalfDef, initiative = 20): CardDef => ({
  id,
  hero: id.split('.')[0] ?? 'fighter',
  level: 1,
  initiative,
  top,
  bottom,
});
/** The two cards `a` and `b` of the fighter for one turn; halves that are not given have a simple default. */
export const cardA = (top: HalfDef = half(part('attack', 3)), bottom: HalfDef = half(part('move', 3))) =>
  card('fighter.a', top, bottom, 20);
export const cardB = (top: HalfDef = half(part('attack', 3)), bottom: HalfDef = half(part('move', 3))) =>
  card('fighter.b', top, bottom, 30);
export const A = 'fighter.a';
export const B = 'fighter.b';

export const item = (id: string, over: Partial<ItemDef>): ItemDef => ({
  id,
  slot: 'small',
  use: 'spent',
  moment: 'turn',
  effect: {},
  minusCards: 0,
  price: 20,
  copies: 1,
  ...over,
});

export interface TurnKit extends TableKit {
  readonly cards?: readonly [CardDef, CardDef];
  readonly items?: readonly ItemDef[];
  readonly longRest?: boolean;
  /** Changes the table before the turn begins. */
  readonly before?: (state: WorkingState) => void;
}

/** A table on which commands are played; each command must be one that is offered. */
export class Played {
  readonly book;
  state: State;
  events: GameEvent[] = [];

  constructor({ book, state }: ReturnType<typeof startTable>) {
    this.book = book;
    this.state = state;
  }

  /** Runs a rule on the table. */
  do(rule: (t: Transaction) => void): this {
    const { state, events } = applyRule(this.book, this.state, rule);
    this.state = state;
    this.events = [...this.events, ...events];
    return this;
  }

  tasks(...tasks: readonly Task[]): this {
    return this.do((t) => {
      push(t, ...tasks);
      runTasks(t);
    });
  }

  get options(): Command[] {
    return optionsOf(this.book, this.state);
  }

  offers(command: Command): boolean {
    return this.options.some((each) => JSON.stringify(each) === JSON.stringify(command));
  }

  send(...commands: readonly Command[]): this {
    for (const command of commands) {
      expect(this.options).toContainEqual(command);
      this.do((t) => answerQuestion(t, command));
    }
    return this;
  }

  of<T extends EventType>(type: T): EventOf<T>[] {
    return this.events.filter((each): each is EventOf<T> => each.type === type);
  }

  get asks(): string | null {
    return this.state.question?.ask ?? null;
  }

  figure(id: FigureId = heroFigureId('fighter')) {
    return figureOf(this.state, id);
  }

  get seat() {
    return seatOf(this.state, 'fighter');
  }
}

export const seatIn = (state: WorkingState, hero = 'fighter'): Seat => seatOf(state, hero);

/** Begins the turn of the hero at the mark 1, who has selected two cards; all modifier cards are +0. */
export function turn(drawing: string, { cards, items = [], longRest = false, before, ...kit }: TurnKit = {}): Played {
  const [a, b] = cards ?? [cardA(), cardB()];
  const rest = cardsOf('fighter', 4);
  const own = { cards: [a, b, ...rest], items: items.map(({ id }) => id), ...kit.heroes?.['fighter'] };
  const table = startTable(drawing, {
    ...kit,
    figures: { '1': 'fighter', ...kit.figures },
    heroes: { ...kit.heroes, fighter: own },
    book: { items: Object.fromEntries(items.map((each) => [each.id, each])), ...kit.book },
  });
  const { state } = table;
  const figure = state.figures.find(({ id }) => id === heroFigureId('fighter'));
  for (const seat of state.seats) seat.deck.draw = Array<string>(20).fill('0');
  state.monsterDeck.draw = Array<string>(20).fill('0');
  seatIn(state).hand = rest.map(({ id }) => id);
  state.turn = {
    figure: heroFigureId('fighter'),
    startHex: figure?.hex ?? 'a1',
    cards: longRest ? [] : [a.id, b.id],
    played: [],
    longRest,
    created: [],
    itemsUsed: 0,
    ending: false,
  };
  before?.(state);
  return new Played(table).tasks({ do: 'chooseInTurn', hero: 'fighter' });
}

export const top = (card: string, basic = false): Command => ({ type: 'play', card, half: 'top', basic });
export const bottom = (card: string, basic = false): Command => ({ type: 'play', card, half: 'bottom', basic });
export const step = (to: string): Command => ({ type: 'step', to });
export const steps = (...hexes: string[]): Command[] => hexes.map(step);
export const STOP: Command = { type: 'stop' };
export const PERFORM: Command = { type: 'perform' };
export const SKIP: Command = { type: 'skip' };
export const DONE: Command = { type: 'done' };
export const endTurn: Command = { type: 'endTurn' };
export const use = (item: string, hero = 'fighter'): Command => ({ type: 'useItem', hero, item });
