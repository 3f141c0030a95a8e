/** Helpers for tests of fights: they begin rules, answer questions, and keep all events. */
import { expect } from 'vitest';
import type { Book } from '../../../src/rules/longTable/book';
import type { Command, CommandType } from '../../../src/rules/longTable/commands';
import { answerQuestion, optionsOf, runTasks } from '../../../src/rules/longTable/engine';
import type { EventOf, EventType, GameEvent } from '../../../src/rules/longTable/events';
import { figureOf } from '../../../src/rules/longTable/figures';
import type { ItemDef } from '../../../src/rules/longTable/itemDef';
import { modifierDeckOf } from '../../../src/rules/longTable/modifierDecks';
import type { ModifierDef } from '../../../src/rules/longTable/modifierDef';
import type { Bonus, Figure, FigureId, WorkingState } from '../../../src/rules/longTable/state';
import type { Action, AttackJob } from '../../../src/rules/longTable/tasks';
import { applyRule, type Transaction } from '../../../src/rules/longTable/transaction';
import type { Ability, CardId, Mods } from '../../../src/rules/longTable/vocabulary';
import { STANDARD } from '../../kit/longTable';

export const CARD = { from: 'card', hero: 'fighter', card: 'fighter1', half: 'top' } as const;
export const MONSTER_CARD = { from: 'monsterCard', monster: 'rat', card: 'rat1' } as const;

/** The standard modifier cards and more. */
export const MODIFIERS: Record<string, ModifierDef> = {
  ...STANDARD,
  'r+1': { id: 'r+1', value: 1, rolling: true },
  'r+2': { id: 'r+2', value: 2, rolling: true },
  r0: { id: 'r0', value: 0, rolling: true, mods: { conditions: ['muddle'] } },
  rPierce3: { id: 'rPierce3', value: 0, rolling: true, mods: { pierce: 3 } },
  rPush2: { id: 'rPush2', value: 0, rolling: true, mods: { push: 2 } },
  rLien: { id: 'rLien', value: 0, rolling: true, mods: { lien: true } },
  rFire: { id: 'rFire', value: 0, rolling: true, element: 'fire' },
  rHeal1: { id: 'rHeal1', value: 0, rolling: true, healSelf: 1 },
  rShield1: { id: 'rShield1', value: 0, rolling: true, shieldSelf: 1 },
  rNull: { id: 'rNull', value: 'null', rolling: true },
  r2x: { id: 'r2x', value: '2x', rolling: true },
  '+1 stun': { id: '+1 stun', value: 1, mods: { conditions: ['stun'] } },
  '0 stun': { id: '0 stun', value: 0, mods: { conditions: ['stun'] } },
  '+2 stun': { id: '+2 stun', value: 2, mods: { conditions: ['stun'] } },
  '0 muddle': { id: '0 muddle', value: 0, mods: { conditions: ['muddle'] } },
  '+1 fire': { id: '+1 fire', value: 1, element: 'fire' },
  '0 invisible': { id: '0 invisible', value: 0, self: 'invisible' },
  '+3': { id: '+3', value: 3 },
};

export interface Laid {
  book: Book;
  state: WorkingState;
}

/** The result of a rule up to the next question. */
export interface Fight {
  readonly book: Book;
  readonly state: WorkingState;
  readonly events: GameEvent[];
  /** The types of the commands that are allowed now, without duplicates. */
  readonly asked: () => CommandType[];
  readonly options: () => Command[];
  /** Sends commands, each of which must be allowed. */
  readonly say: (...commands: Command[]) => Fight;
  readonly of: <T extends EventType>(type: T) => EventOf<T>[];
  readonly figure: (id: FigureId) => Figure;
  readonly isGone: (id: FigureId) => boolean;
}

export function fight({ book, state: laid }: Laid, rule: (t: Transaction) => void): Fight {
  const events: GameEvent[] = [];
  let state = laid;
  const step = (next: (t: Transaction) => void) => {
    const resolution = applyRule(book, state, next);
    state = resolution.state as WorkingState;
    events.push(...resolution.events);
  };
  step((t) => {
    rule(t);
    runTasks(t);
  });
  const options = () => optionsOf(book, state);
  const result: Fight = {
    book,
    get state() {
      return state;
    },
    events,
    options,
    asked: () => [...new Set(options().map(({ type }) => type))],
    say(...commands) {
      for (const command of commands) {
        expect(options()).toContainEqual(command);
        step((t) => answerQuestion(t, command));
      }
      return result;
    },
    of: (type) => events.filter((each): each is EventOf<typeof type> => each.type === type),
    figure(id) {
      const found = figureOf(state, id);
      if (!found) throw new Error(`${id} is gone`);
      return found;
    },
    isGone: (id) => figureOf(state, id) === undefined,
  };
  return result;
}

/** Replaces a modifier deck: these cards are drawn first, in this order, and no other cards are left. */
export function stack(laid: Laid, deck: string, draw: readonly string[], discard: readonly string[] = []): Laid {
  const state = structuredClone(laid.state);
  const found = modifierDeckOf(state, deck);
  found.draw = [...draw];
  found.discard = [...discard];
  return { book: { ...laid.book, modifiers: MODIFIERS }, state };
}

/** A table on which the figure's turn has begun; it started on `startHex`, or where the figure stands. */
export function inTurnOf(laid: Laid, figure: FigureId, startHex?: string): Laid {
  const state = structuredClone(laid.state);
  const hex = startHex ?? figureOf(state, figure)?.hex ?? 'a1';
  state.turn = {
    figure,
    startHex: hex,
    cards: [],
    played: [],
    longRest: false,
    created: [],
    itemsUsed: 0,
    ending: false,
  };
  return { book: laid.book, state };
}

export function change(laid: Laid, edit: (state: WorkingState) => void): Laid {
  const state = structuredClone(laid.state);
  edit(state);
  return { book: laid.book, state };
}

/** Changes values of a figure. */
export const setOn = (laid: Laid, id: FigureId, values: Partial<Figure> | { lien: boolean; lienBy: string }): Laid =>
  change(laid, ({ figures }) => {
    for (const each of figures) if (each.id === id) Object.assign(each, values);
  });

export const withItems = (
  laid: Laid,
  items: Record<string, Partial<ItemDef> & Pick<ItemDef, 'moment' | 'effect'>>,
): Laid => {
  const defs = Object.entries(items).map(([id, def]) => [
    id,
    { id, slot: 'small', use: 'spent', minusCards: 0, price: 10, copies: 2, ...def },
  ]);
  return {
    book: { ...laid.book, items: Object.fromEntries(defs) as Book['items'] },
    state: change(laid, ({ seats }) => {
      for (const seat of seats)
        seat.items = Object.keys(items).map((item) => ({ item, state: 'ready' as const, uses: 0 }));
    }).state,
  };
};

/** A hero's attack with this attack value on these targets. */
export const heroJob = (
  amount: number,
  targets: FigureId[],
  mods: Mods = {},
  over: Partial<AttackJob> = {},
): AttackJob => ({
  attacker: 'hero:fighter',
  melee: mods.range === undefined,
  range: mods.range ?? 1,
  terms: [{ n: amount, source: CARD }],
  mods,
  targets,
  source: CARD,
  mayWaive: true,
  ...over,
});

export const monsterJob = (
  amount: number,
  targets: FigureId[],
  mods: Mods = {},
  over: Partial<AttackJob> = {},
): AttackJob =>
  heroJob(amount, targets, mods, { attacker: 'monster:rat:1', source: MONSTER_CARD, mayWaive: false, ...over });

export const bonus = (over: Partial<Bonus>): Omit<Bonus, 'id'> => ({
  kind: 'shield',
  bearer: 'hero:fighter',
  amount: 1,
  range: 1,
  trigger: null,
  abilities: [],
  until: 'persistent',
  source: CARD,
  used: 0,
  slots: [],
  ...over,
});

export const actionOf = (over: Partial<Action> = {}): Action => ({
  actor: 'hero:fighter',
  hero: 'fighter',
  parts: [],
  next: 0,
  done: false,
  source: CARD,
  paid: [],
  basic: false,
  half: null,
  ...over,
});

export const ability = (
  verb: 'attack' | 'heal' | 'give' | 'inflict' | 'shove' | 'drag' | 'damage' | 'finish',
  amount = 0,
  mods: Mods = {},
): Ability => ({
  verb,
  amount,
  mods,
});

/** Puts a card into the hero's active area, as if one of its halves had left an effect. */
export const withActive = (laid: Laid, hero: string, card: CardId, pile: 'discard' | 'lost' = 'lost'): Laid =>
  change(laid, ({ seats }) => {
    const seat = seats.find((each) => each.hero === hero);
    if (!seat) return;
    seat.hand = seat.hand.filter((each) => each !== card);
    seat.active.push({ card, half: 'top', pile });
  });

/** The tokens of a figure; an asterisk marks those that were given in its own turn. */
export const tokensOf = ({ tokens }: Figure): string[] =>
  tokens.map(({ token, fresh }) => (fresh ? `${token}*` : token));
