/** Test kit: random books and plays for property tests, with every ability, item and monster of the vocabulary in any combination. */
import fc from 'fast-check';
import { begin, legal, type Play, send } from '../../src/flow/inHand/play';
import { nextInt, seedGenerator } from '../../src/rules/core/chance';
import type { Book } from '../../src/rules/inHand/book';
import type { Command } from '../../src/rules/inHand/commands';
import {
  type Ability,
  type AbilityCard,
  type Action,
  BAD_CONDITIONS,
  BONUSES,
  type CardFace,
  ELEMENTS,
  GOOD_CONDITIONS,
  HINDRANCE_KINDS,
  type ItemDef,
  type ItemEffect,
  type MonsterDef,
  SCENARIO_LEVELS,
  SIDES,
} from '../../src/rules/inHand/vocabulary';
import { book } from './books';
import { zigzag } from './scenes';

const oneOf = <const T>(values: readonly T[]) => fc.constantFrom(...values);
const upTo = (max: number) => fc.integer({ min: 1, max });
/** Returns objects with all fields of `must`, and any of the fields of `may`. */
function printed<M extends object, O extends object>(
  must: { [K in keyof M]: fc.Arbitrary<M[K]> },
  may: { [K in keyof O]: fc.Arbitrary<O[K]> },
): fc.Arbitrary<M & Partial<O>> {
  const optional = fc.record(may as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: [] });
  return fc
    .tuple(fc.record(must) as fc.Arbitrary<M>, optional as fc.Arbitrary<Partial<O>>)
    .map(([fixed, chosen]) => ({ ...fixed, ...chosen }));
}

const riders = {
  pierce: upTo(3),
  push: upTo(3),
  pull: upTo(3),
  conditions: fc.subarray([...BAD_CONDITIONS], { minLength: 1, maxLength: 2 }),
};
const yes = fc.constant(true as const);

const consume = printed(
  { elements: fc.array(oneOf(ELEMENTS), { minLength: 1, maxLength: 2 }) },
  { ...riders, plus: upTo(3), self: fc.subarray([...GOOD_CONDITIONS], { minLength: 1 }) },
);

const kind = <const K extends string>(name: K) => fc.constant(name);

const ability: fc.Arbitrary<Ability> = fc.oneof(
  {
    weight: 5,
    arbitrary: printed(
      { kind: kind('attack'), value: fc.integer({ min: 0, max: 6 }) },
      {
        ...riders,
        range: upTo(7),
        againstTroubled: upTo(3),
        perShove: upTo(2),
        perSpent: upTo(2),
        pay: upTo(3),
        consume,
      },
    ),
  },
  {
    weight: 4,
    arbitrary: printed({ kind: kind('move'), value: upTo(5) }, { jump: yes }),
  },
  printed({ kind: kind('heal'), value: upTo(4) }, { consume }),
  fc.record({ kind: kind('loot'), range: upTo(3) }),
  fc.record({ kind: kind('disarmTrap'), range: upTo(3) }),
  printed(
    { kind: kind('grant'), bonus: oneOf(BONUSES), value: upTo(3) },
    { range: upTo(3), lasts: oneOf(['round', 'combat', 'scenario']), pay: upTo(2) },
  ),
  fc.constant({ kind: 'gain', condition: 'strengthen' } as const),
  fc.record({ kind: kind('gain'), condition: kind('invisible'), turns: oneOf([1, 2]) }),
  printed({ kind: kind('ride') }, riders),
  fc.record({ kind: kind('recover'), from: oneOf(['discard', 'lost']), side: oneOf(SIDES) }),
  fc.record({ kind: kind('harm'), value: upTo(2) }),
  printed({ kind: kind('strike'), value: fc.integer({ min: 0, max: 3 }) }, { trap: yes, range: upTo(3) }),
  fc.record({ kind: kind('finish'), hp: upTo(4), range: upTo(3) }),
  fc.record({ kind: kind('shove'), how: oneOf(['push', 'pull']), value: upTo(4) }),
  fc.record({ kind: kind('reroll') }),
  printed({ kind: kind('refresh') }, { revive: fc.uniqueArray(oneOf(ELEMENTS), { minLength: 1 }) }),
  fc.record({ kind: kind('forfeit') }),
  fc.record({ kind: kind('infuse'), elements: fc.subarray([...ELEMENTS], { minLength: 1 }) }),
  printed(
    { kind: kind('hindrance'), change: oneOf([1, -1]), terrain: oneOf([...HINDRANCE_KINDS, 'any']) },
    { lasts: fc.constant('round') },
  ),
);

const action: fc.Arbitrary<Action> = fc
  .tuple(fc.array(ability, { maxLength: 3 }), fc.integer({ min: 0, max: 5 }))
  .map(([abilities, lost]) => ({ abilities, ...(lost === 5 ? { lost: true } : {}) }));

const face: fc.Arbitrary<CardFace> = fc.record({
  id: fc.constant('face'),
  initiative: upTo(99),
  shows: fc.uniqueArray(oneOf(ELEMENTS)),
  top: action,
  bottom: action,
});

const card = (id: string): fc.Arbitrary<AbilityCard> =>
  fc.record({ id: fc.constant(id), faces: fc.record({ A: fc.tuple(face, face), B: fc.tuple(face, face) }) });

const retaliate = fc.record({ value: upTo(3), range: upTo(3) });
const column = printed(
  {
    initiative: upTo(99),
    move: fc.option(upTo(4), { freq: 3 }),
    attack: fc.option(upTo(5), { freq: 4 }),
    range: fc.option(upTo(6)),
  },
  {
    ...riders,
    heal: fc.record({ value: upTo(4), row: oneOf(['move', 'attack', 'range']) }),
    shield: upTo(2),
    retaliate,
    invisible: yes,
  },
).map((each) => (each.heal ? { ...each, [each.heal.row]: null } : each));

const behaviour = fc.record({ A: column, B: column, C: column });
const traits = printed({}, { shield: upTo(2), retaliate, flying: yes });
const monster = (id: string): fc.Arbitrary<MonsterDef> =>
  fc.record({
    id: fc.constant(id),
    card: fc.constant('test'),
    hp: fc.record({ normal: upTo(9), elite: upTo(12) }),
    traits: fc.record({ normal: traits, elite: traits }),
    behaviour: fc.record({ normal: behaviour, elite: behaviour }),
  });

const itemEffect: fc.Arbitrary<ItemEffect> = fc.oneof(
  {
    weight: 3,
    arbitrary: printed(
      {
        when: kind('turn'),
        abilities: fc.array(
          ability.filter(({ kind }) => kind !== 'attack' && kind !== 'move'),
          { minLength: 1, maxLength: 2 },
        ),
      },
      { inCombat: yes, maxDistance: upTo(4) },
    ),
  },
  {
    weight: 3,
    arbitrary: printed(
      { when: kind('attack') },
      { ...riders, meleeOnly: yes, troubledOnly: yes, plus: upTo(3), advantage: yes, range: upTo(5) },
    ),
  },
  fc.record({ when: kind('attacked'), shield: upTo(3) }),
  fc.record({ when: kind('damaged') }),
  fc.record({ when: kind('exhausting') }),
  fc.record({ when: kind('initiative'), lower: upTo(20) }),
  fc.record({ when: kind('behaviour') }),
  printed({ when: kind('move'), plus: upTo(2) }, { jump: yes, overTraps: yes }),
  fc.record({ when: kind('moved'), atLeast: upTo(3), condition: oneOf(GOOD_CONDITIONS) }),
  printed(
    { when: kind('always') },
    { easyDifficult: yes, noHazard: yes, trapLess: upTo(2), lootRange: upTo(2), spareLoot: upTo(2) },
  ),
);

/** No item is usable an unlimited number of times, because a turn might then never end. */
const item = (id: string): fc.Arbitrary<ItemDef> =>
  fc.tuple(itemEffect, oneOf(['consumed', 'spent'])).map(([effect, use]) => ({
    id,
    card: null,
    slot: 'small',
    cost: 10,
    use: effect.when === 'always' && effect.spareLoot === undefined ? 'free' : use,
    effect,
  }));

/** Small boards, so that a random hero meets monsters. */
const BOARDS = [
  `
  .   .   T   1
    ~   @   X   .
  .   X   .   $   2
    T   .   D   !
  .   $   .   .   .
  `,
  `
  2   .   #   .   .
    @   D   .   !
  .   .   #   1   .
    $   #   3   ~   .
  `,
  zigzag('!.~@.1D2.X$3'),
  zigzag('@1'),
];

const modifiers = fc.tuple(
  ...([1, 2, 3].map(() => fc.integer({ min: -2, max: 2 })) as [
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
    fc.Arbitrary<number>,
  ]),
);
const tables = (rows: number) => {
  const table = fc.array(modifiers, { minLength: rows, maxLength: rows });
  return fc.tuple(table, table, table, table);
};

export const anyBook: fc.Arbitrary<Book> = fc
  .record({
    board: fc.constantFrom(...BOARDS),
    foes: fc.tuple(monster('ogre'), monster('wisp'), monster('crow')),
    cards: fc.tuple(card('one'), card('two'), card('three'), card('four')),
    items: fc.tuple(item('left'), item('right'), item('belt')),
    hp: fc.integer({ min: 4, max: 14 }),
    heroTables: tables(5),
    monsterTables: tables(4),
    scenarioLevel: oneOf(SCENARIO_LEVELS),
    hindrances: fc.boolean(),
    onTable: fc.boolean(),
    upgrades: fc.subarray(['one', 'two', 'three', 'four']),
    seed: fc.string({ maxLength: 4 }),
  })
  .map(({ scenarioLevel, hindrances, onTable, upgrades, seed, foes, ...sketch }) =>
    book({
      ...sketch,
      foes: foes.slice(0, [...sketch.board].filter((char) => /[123]/.test(char)).length),
      treasures: [{ number: 1, gold: 3 }],
      setup: { gold: 3, scenarioLevel, upgrades, seed, variants: { hindrances, onTable } },
    }),
  );

const CAP = 5000;

/** Plays a whole random scenario; with a chance of 3 in 4 it prefers commands that skip nothing. */
export function* playByChance(book: Book, seed: string): Generator<{ play: Play; command: Command | null }> {
  let generator = seedGenerator(seed);
  const draw = <T>(list: readonly T[]): T | undefined => {
    const [index, next] = nextInt(generator, list.length);
    generator = next;
    return list[index];
  };
  let play = begin(book);
  for (let n = 0; n < CAP; n += 1) {
    const options = legal(play);
    const lazy = ['endTurn', 'skip', 'stop', 'proceed'];
    const busy = options.filter(({ type }) => !lazy.includes(type));
    const command = draw(busy.length > 0 && draw([0, 1, 2, 3]) !== 0 ? busy : options) ?? null;
    yield { play, command };
    if (!command) return;
    const sent = send(play, command);
    if (!sent.ok) throw new Error(`${play.phase}: ${JSON.stringify(command)} is legal but refused: ${sent.reason}`);
    play = sent.play;
  }
  throw new Error(`the play has no end after ${CAP} commands`);
}

/** Freezes the value deeply, so that writing to it throws, and returns it. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) frozen(each);
  return value;
}
