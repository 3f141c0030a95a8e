/** L7.2: which abilities are performed without a question, and which the player decides about. */
import { expect, it } from 'vitest';
import { legal, type Play } from '../../../src/flow/longTable/play';
import type { Part, Verb } from '../../../src/rules/longTable/vocabulary';
import { previewOf } from '../../../src/session/longTable/places';
import { singleTargetCommand } from '../../../src/session/longTable/singleTarget';
import { half } from '../../kit/longTable';
import { zigzag } from '../../kit/scenes';
import { A, ability, cardA, cardB, item, PERFORM, part, type TurnKit, top, turn } from '../../rules/longTable/heroKit';
import { playOf } from './inputPlays';

/** Three rats beside the fighter. */
const CROWD = `
  .   r   .
    r   r
  .   1   .
    .   .
  .   .   .`;

const HURT: TurnKit = {
  before({ figures }) {
    for (const figure of figures) figure.hp -= 2;
  },
};

/** The fighter is asked whether to perform the first ability of its top half. */
function asked(drawing: string, first: Part, kit: TurnKit = {}): Play {
  const cards = [cardA(half(first)), cardB()] as const;
  const figures = { r: 'rat', a: 'ally' };
  const played = turn(drawing, { figures, heroes: { ally: {} }, cards, ...kit }).send(top(A));
  expect(played.asks).toBe('ability');
  return playOf(played);
}

const found = (play: Play) => singleTargetCommand(play, legal(play));
const WOUND = { conditions: ['wound'] };

it.each<[string, string, Verb, number, object, TurnKit?]>([
  ['an attack', '1r', 'attack', 3, {}],
  ['damage', '1r', 'damage', 3, {}],
  ['a condition', '1r', 'inflict', 0, WOUND],
  ['a lien', '1r', 'inflict', 0, { lien: true }],
  ['a finish', '1r', 'finish', 9, {}],
  ['a shove', '1r.', 'shove', 1, {}],
  ['a drag that moves nothing', '1r', 'drag', 1, {}],
  ['a heal that also heals the actor', '1a', 'heal', 2, { range: 1, targets: 'all' }, HURT],
  ['a gift that the actor gets too', '1a', 'give', 0, { range: 1, targets: 'all', conditions: ['strengthen'] }],
])('performs %s at once if a single other figure is affected', (_, hexes, verb, n, mods, kit = {}) => {
  expect(found(asked(zigzag(hexes), part(verb, n, mods), kit))).toEqual(PERFORM);
});

it.each<[string, Verb, object]>([
  ['an attack', 'attack', {}],
  ['damage', 'damage', {}],
  ['a condition', 'inflict', WOUND],
  ['a shove', 'shove', {}],
])('leaves %s on one of three figures to the player', (_, verb, mods) => {
  expect(found(asked(CROWD, part(verb, 1, mods)))).toBeNull();
});

it('leaves an ability that affects all of three figures to the player', () => {
  const play = asked(CROWD, part('inflict', 0, { ...WOUND, targets: 'all' }));
  expect(previewOf(play, legal(play))?.state.figures.filter(({ tokens }) => tokens.length > 0)).toHaveLength(3);
  expect(found(play)).toBeNull();
});

const WHEN = ability({
  verb: 'when',
  trigger: { on: 'damaged' },
  abilities: [{ verb: 'prevent', amount: 4, mods: {} }],
  mods: {},
});

it.each<[string, Part, TurnKit?]>([
  ['a shield', part('shield', 1)],
  ['a retaliation', part('retaliate', 1)],
  ['a heal of the hurt actor', part('heal', 2), HURT],
  ['a trigger', WHEN],
])('performs %s at once, which only benefits the actor', (_, first, kit = {}) => {
  expect(found(asked(zigzag('1.'), first, kit))).toEqual(PERFORM);
});

const STRIKE = { verb: 'attack', amount: 2, mods: { range: 3 } } as const;
const bid = (whom: 'ally' | 'summons') => ability({ verb: 'bid', whom, abilities: [STRIKE], mods: { range: 4 } });

it('commands the only ally at once if the ally has a single target', () => {
  const play = asked(zigzag('1ar'), bid('ally'));
  expect(found(play)).toEqual(PERFORM);
});

it('leaves a command to an ally with two targets to the player', () => {
  const drawing = `
    .   .   r   .
      1   a   r
    .   .   .   .`;
  expect(found(asked(drawing, bid('ally')))).toBeNull();
});

it('leaves a command to one of two allies to the player', () => {
  const kit = { figures: { r: 'rat', a: 'ally', b: 'second' }, heroes: { ally: {}, second: {} } };
  expect(found(asked(zigzag('1abr'), bid('ally'), kit))).toBeNull();
});

it.each<[string, string, Part, TurnKit?]>([
  ['a heal without effect', '1.', part('heal', 2)],
  ['a heal of one of two', '1a', part('heal', 2, { range: 1 }), HURT],
  ['invisibility for itself', '1.', part('give', 0, { self: true, conditions: ['invisible'] })],
  ['invisibility for an ally', '1a', part('give', 0, { range: 1, targets: 'all', conditions: ['invisible'] })],
  ['a gift only for itself', '1.', part('give', 0, { self: true, conditions: ['strengthen'] })],
])('leaves %s to the player', (_, hexes, first, kit = {}) => {
  expect(found(asked(zigzag(hexes), first, kit))).toBeNull();
});

const SACK = { treasures: [{ hex: 'b1', number: 3, goal: true }] } as const;
it.each<[string, TurnKit]>([
  ['money', { state: { money: ['b1'] } }],
  ['a goal treasure', { scenario: SACK }],
  ['a goal treasure that the hero may put down again', { scenario: { ...SACK, sacks: true } }],
])('L18.4: loots %s at once', (_, kit) => {
  expect(found(asked(zigzag('1.'), part('loot', 1), kit))).toEqual(PERFORM);
});

it('leaves an ability to the player if it can be improved, or changed by an item', () => {
  const improved = part('attack', 3, {}, { improvements: [{ costs: [{ other: 'fill' }], mods: { pierce: 1 } }] });
  expect(found(asked(zigzag('1r'), improved, { state: { graves: ['a1'] } }))).toBeNull();
  const play = asked(zigzag('1r'), part('attack', 3));
  expect(singleTargetCommand(play, [...legal(play), { type: 'endBonus', hero: 'fighter', card: A } as never])).toEqual(
    PERFORM,
  );
  expect(singleTargetCommand(play, [...legal(play), { type: 'useItem', hero: 'fighter', item: 'none' }])).toBeNull();
  expect(singleTargetCommand(play, [{ type: 'skip' }])).toBeNull();
});

it.each<[string, Partial<Parameters<typeof item>[1]>, boolean]>([
  ['heals', { effect: { parts: [part('heal', 1)] } }, true],
  ['heals and gives a condition', { effect: { parts: [part('heal', 1, { conditions: ['strengthen'] })] } }, false],
  ['moves', { effect: { parts: [part('move', 1)] } }, false],
  [
    'recovers a card',
    { effect: { parts: [ability({ verb: 'recover', amount: 1, from: 'discard', mods: {} })] } },
    true,
  ],
  ['strengthens the attack', { moment: 'attack', effect: { mods: { pierce: 1 } } }, false],
])('L21.2: decides whether the attack is performed at once beside an item that %s', (_, over, isAtOnce) => {
  const hat = item('hat', over);
  const play = asked(zigzag('1r'), part('attack', 3), { items: [hat] });
  const options = [
    ...legal(play).filter(({ type }) => type !== 'useItem'),
    { type: 'useItem', hero: 'fighter', item: 'hat' },
  ];
  expect(singleTargetCommand(play, options as never) !== null).toBe(isAtOnce);
});

it('finds nothing while another question is asked', () => {
  const play = playOf(turn(zigzag('1r'), { figures: { r: 'rat' } }));
  expect(play.state.question?.ask).toBe('turn');
  expect(found(play)).toBeNull();
});
