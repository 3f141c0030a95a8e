import { describe, expect, it } from 'vitest';
import type { Effect, Party, Rider } from '../../../src/rules/inHand/state';
import {
  BAD_CONDITIONS,
  BONUSES,
  DURATIONS,
  GOOD_CONDITIONS,
  HINDRANCE_KINDS,
} from '../../../src/rules/inHand/vocabulary';
import { type ActiveEffect, activeEffectsOf, expiryOf } from '../../../src/session/inHand/activeEffects';
import { book } from '../../kit/books';
import { idle, melee, passage } from '../../kit/scenes';
import { at, effect, type Game } from '../../kit/table';

const KINDS = [...BAD_CONDITIONS, ...GOOD_CONDITIONS, ...BONUSES];
const bears = ({ play }: Game, party: Party): readonly ActiveEffect[] => activeEffectsOf(play)[party];
const given = (party: Party, ...effects: Effect[]): Game =>
  melee().given(({ hero, fight }) => {
    if (party === 'hero') hero.effects = effects;
    else if (fight) fight.effects = effects;
  });

describe.each(['hero', 'monster'] as const)('the effects on the %s', (party) => {
  it.each(KINDS)('R16.1: include every kind, with the turn that ends it: %s', (kind) => {
    // Effects that keep off the enemy or wait for it last through the enemy's turn (R17.2, R20.6).
    const own = !['invisible', 'shield', 'retaliate', 'pit'].includes(kind);
    const enemy = party === 'hero' ? 'monster' : 'hero';
    expect(bears(given(party, effect(kind)), party)).toEqual([
      {
        is: 'effect',
        kind,
        value: (BONUSES as readonly string[]).includes(kind) ? 1 : 0,
        ends: `${own ? party : enemy}Turn`,
        turns: 1,
      },
    ]);
  });

  it('R17.3: end as their symbol says', () => {
    const ends = DURATIONS.map((lasts) => expiryOf({ kind: 'disarm', lasts }, party));
    expect(ends).toEqual([`${party}Turn`, 'round', 'combat', 'scenario']);
  });

  it('R19: add up bonuses of a kind that end together, and no others', () => {
    const all = [effect('shield'), effect('shield', { value: 2 }), effect('shield', { lasts: 'round' })];
    expect(bears(given(party, ...all), party).map(({ value, ends }) => [value, ends])).toEqual([
      [3, party === 'hero' ? 'monsterTurn' : 'heroTurn'],
      [1, 'round'],
    ]);
  });

  it('R16.3: include the number of turns that are left', () => {
    expect(bears(given(party, effect('invisible', { turns: 2 })), party)[0]?.turns).toBe(2);
  });
});

describe('other effects on the hero', () => {
  it('R15.2: are riders for the next attack of the turn', () => {
    const riders: Rider[] = [
      { kind: 'push', value: 2 },
      { kind: 'condition', condition: 'stun' },
    ];
    const game = melee().given(({ turn }) => {
      if (turn) turn.riders = riders.map((rider) => ({ rider, source: 'one' }));
    });
    expect(bears(game, 'hero')).toEqual([
      { is: 'rider', rider: riders[0], value: 2, ends: 'attack', turns: 1 },
      { is: 'rider', rider: riders[1], value: 0, ends: 'attack', turns: 1 },
    ]);
  });

  it('R18.1: are elements that an item has infused, until they are consumed', () => {
    const infused = (consumed: string[]) =>
      melee().given(({ turn }) => {
        if (turn) Object.assign(turn, { infused: ['lamp/dark', 'torch/fire', 'spark/fire'], consumed });
      });
    const found = (consumed: string[]) => bears(infused(consumed), 'hero');
    const ofTurn = { is: 'element', ends: 'heroTurn', turns: 1 };
    expect(found([])).toHaveLength(2);
    expect(found([])).toEqual(
      expect.arrayContaining([
        { ...ofTurn, element: 'dark', value: 1 },
        { ...ofTurn, element: 'fire', value: 2 },
      ]),
    );
    expect(found(['lamp/dark', 'spark/fire'])).toEqual([{ ...ofTurn, element: 'fire', value: 1 }]);
  });

  it('R30.1: are all Hindrances of the fight, with the number of each kind', () => {
    const game = melee().given(({ fight }) => {
      if (fight) fight.hindrances = [...HINDRANCE_KINDS, 'trap'];
    });
    const found = bears(game, 'hero').map((each) => each.is === 'hindrance' && [each.terrain, each.value]);
    expect(found).toEqual([
      ['obstacle', 1],
      ['difficult', 1],
      ['hazardous', 1],
      ['trap', 2],
    ]);
    for (const each of bears(game, 'hero')) expect(each).toMatchObject({ ends: 'combat', turns: 1 });
  });

  it('R3.1: are the counters of the page while they are above 0', () => {
    const page = book({ board: passage(3), foes: [idle], rules: [{ kind: 'counter', id: 'pints', start: 2 }] });
    expect(bears(at(page), 'hero')).toEqual([{ is: 'counter', id: 'pints', value: 2, ends: null, turns: 1 }]);
    const none = at(page).given(({ flags }) => {
      flags['pints'] = 0;
    });
    expect(bears(none, 'hero')).toEqual([]);
  });
});

it('R3.1: effects that the page gives a monster are on it while it fights', () => {
  const rules = [
    {
      kind: 'while',
      id: 'watched',
      needs: [],
      move: 1,
      shield: 2,
      pierce: 3,
      heal: 4,
      retaliate: { value: 5, range: 1 },
    } as const,
  ];
  const fought = melee({ rules });
  expect(bears(fought, 'monster').map((each) => each.is === 'page' && [each.bonus, each.value])).toEqual([
    ['move', 1],
    ['shield', 2],
    ['pierce', 3],
    ['heal', 4],
    ['retaliate', 5],
  ]);
  expect(bears(at(book({ board: passage(5), foes: [idle], rules })), 'monster')).toEqual([]);
});
