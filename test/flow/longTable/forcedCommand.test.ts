/** L36.8: forced commands are sent for the player, and no others. */
import { expect, it } from 'vitest';
import { forcedCommand } from '../../../src/flow/longTable/forcedCommand';
import type { Play } from '../../../src/flow/longTable/play';
import type { Command } from '../../../src/rules/longTable/commands';
import type { Ability, HalfDef } from '../../../src/rules/longTable/vocabulary';

const NOTHING_ASKED = { book: { cards: {} }, state: { question: null } } as unknown as Play;
const said = (...options: Command[]) => forcedCommand(NOTHING_ASKED, options);

const PERFORM: Command = { type: 'perform' };
const SKIP: Command = { type: 'skip' };
/** The forced command at the question of `ability`, on the upper half of a card that has the properties of `half`. */
function asks(ability: Partial<Ability>, half: Partial<HalfDef> = {}, ...options: Command[]): Command | null {
  const part = { part: 'ability', ability: { mods: {}, ...ability } };
  const action = { parts: [part], next: 0, half: { card: 'writ', half: 'top' } };
  const state = { question: { ask: 'ability', action }, figures: [] };
  const play = { book: { cards: { writ: { top: half } } }, state };
  return forcedCommand(play as unknown as Play, [PERFORM, SKIP, ...options]);
}

it('L36.8: a forced command is the only legal one', () => {
  expect(said({ type: 'perform' })).toEqual({ type: 'perform' });
  expect(said({ type: 'perform' }, { type: 'skip' })).toBeNull();
  expect(said()).toBeNull();
});

it.each<Command>([
  { type: 'begin' },
  { type: 'draw' },
  { type: 'endTurn' },
  { type: 'play', card: 'levy', half: 'top', basic: false },
  { type: 'select', hero: 'bailiff', leading: 'levy', second: 'writ' },
  { type: 'longRest', hero: 'bailiff' },
  { type: 'keep' },
])('L36.8: a deliberate decision is never forced: $type', (command) => {
  expect(said(command)).toBeNull();
});

it.each<[string, Partial<Ability>]>([
  ['a shield', { verb: 'shield', amount: 1 }],
  ['retaliation', { verb: 'retaliate', amount: 2 }],
  ['a good condition of one’s own', { verb: 'give', mods: { self: true, conditions: ['strengthen'] } }],
  ['one of all around', { verb: 'give', mods: { allies: 2, conditions: ['bless'] } }],
])('L36.8: a bonus without a cost is forced: %s', (_, ability) => {
  expect(asks(ability, { round: true })).toEqual(PERFORM);
  expect(asks(ability, {}, { type: 'endBonus', hero: 'bailiff', card: 'levy' })).toEqual(PERFORM);
  expect(asks(ability, {}, { type: 'useItem', hero: 'bailiff', item: 'hat' })).toEqual(PERFORM);
});

it.each<[string, Partial<Ability>]>([
  ['an attack', { verb: 'attack', amount: 3 }],
  ['healing, for who would have few HP', { verb: 'heal', amount: 2, mods: { self: true } }],
  ['looting', { verb: 'loot', amount: 1 }],
  ['a condition for one of several', { verb: 'give', mods: { range: 3, conditions: ['strengthen'] } }],
  ['not to be seen', { verb: 'give', mods: { self: true, conditions: ['invisible'] } }],
])('L7.2: an ability that a player may want to skip is not forced: %s', (_, ability) => {
  expect(asks(ability, { round: true })).toBeNull();
});

it('L18.1: a heal of oneself is forced when it would change nothing', () => {
  const heals = (hp: number, tokens: readonly string[] = [], mods: object = { self: true }, ...options: Command[]) => {
    const part = { part: 'ability', ability: { verb: 'heal', amount: 2, mods } };
    const action = { actor: 'hero:bailiff', parts: [part], next: 0, half: { card: 'writ', half: 'top' } };
    const figures = [{ id: 'hero:bailiff', hp, maxHp: 9, tokens: tokens.map((token) => ({ token })) }];
    const state = { question: { ask: 'ability', action }, figures };
    return forcedCommand({ book: { cards: { writ: { top: {} } } }, state } as unknown as Play, [
      PERFORM,
      SKIP,
      ...options,
    ]);
  };
  expect(heals(9)).toEqual(PERFORM);
  expect(heals(9, ['muddle'])).toEqual(PERFORM);
  expect(heals(9, [], { self: true }, { type: 'pay', nth: 0 })).toBeNull();
  // The heal would change something, or can heal another figure.
  expect([heals(8), heals(9, ['wound']), heals(9, ['poison']), heals(9, [], { range: 2 })]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(heals(9, [], { self: true, conditions: ['strengthen'] })).toBeNull();
});

it('L29.1, L8.2: at the end of the scenario nobody is asked about a rest', () => {
  const rests = (ending: 'won' | 'lost' | null) =>
    forcedCommand({ book: { cards: {} }, state: { question: { ask: 'rests' }, ending } } as unknown as Play, [
      { type: 'shortRest', hero: 'bailiff' },
      { type: 'done' },
    ]);
  expect([rests('won'), rests('lost'), rests(null)]).toEqual([{ type: 'done' }, { type: 'done' }, null]);
});

it('L6.4: the order of resting heroes is forced when no other figure acts before, between or after them', () => {
  const order = ['bailiff', 'ferrywoman'].map((first) => ({ option: 'order', first }) as const);
  const choose = order.map((option): Command => ({ type: 'choose', option }));
  const first = (kinds: readonly string[], plans: readonly string[], ...more: Command[]) => {
    const seats = plans.map((plan, i) => ({ hero: order[i]?.first, plan: { plan } }));
    const question = { ask: 'choice', choice: { options: order } };
    const state = { question, figures: kinds.map((kind) => ({ kind })), seats };
    return forcedCommand({ book: { cards: {} }, state } as unknown as Play, [...choose, ...more]);
  };
  const both = ['longRest', 'longRest'];
  expect(first(['hero', 'hero'], both)).toEqual(choose[0]);
  for (const other of ['monster', 'summon', 'escort', 'obstacle'])
    expect(first(['hero', other, 'hero'], both)).toBeNull();
  expect(first(['hero', 'hero'], ['longRest', 'cards'])).toBeNull();
  expect(
    first(['hero', 'hero'], both, { type: 'changeInitiative', hero: 'bailiff', item: 'hat', to: 'lower' } as never),
  ).toBeNull();
});

it('L17.2, L16.2, L21.2: a persistent bonus, a cost, or a cost that an item could pay is not forced', () => {
  const shield = { verb: 'shield', amount: 1 } as const;
  expect(asks(shield, { persistent: true })).toBeNull();
  expect(asks(shield, {}, { type: 'pay', nth: 0 })).toBeNull();
  const improvements = [{ costs: [{ element: 'fire' }], mods: {} }] as never;
  expect(asks({ ...shield, improvements }, {}, { type: 'useItem', hero: 'bailiff', item: 'lamp' })).toBeNull();
});
