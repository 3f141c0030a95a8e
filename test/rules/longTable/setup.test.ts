import { describe, expect, it } from 'vitest';
import * as flow from '../../../src/flow/longTable/play';
import { legal, type Play, send } from '../../../src/flow/longTable/play';
import type { Book, HeroSetup, Setup } from '../../../src/rules/longTable/book';
import type { Command } from '../../../src/rules/longTable/commands';
import type { EventOf, EventType, GameEvent } from '../../../src/rules/longTable/events';
import type { ItemDef } from '../../../src/rules/longTable/itemDef';
import { layRooms, monstersOn, type RoomsKit } from './kit';

const MAP = `
  1   .   A
    2   D   .
  3   .   B
`;

const item = (id: string, slot: ItemDef['slot'], minusCards = 0): ItemDef => ({
  id,
  slot,
  use: 'free',
  moment: 'always',
  effect: {},
  minusCards,
  price: 10,
  copies: 2,
});
const ITEMS = [
  item('hat', 'head'),
  item('helmet', 'head', 2),
  item('coat', 'body'),
  item('boots', 'legs'),
  item('knife', 'oneHand'),
  item('club', 'oneHand'),
  item('pike', 'twoHands'),
  item('salts', 'small'),
  item('pins', 'small'),
];

interface Wish {
  readonly hero?: Partial<HeroSetup>;
  readonly hand?: number;
  readonly setup?: Partial<Setup>;
  readonly kit?: RoomsKit;
  readonly traits?: Partial<Book['heroes'][number]['traits']>;
}

/** A book with a fighter (and an archer) in front of a door; the hero has ten cards and chooses `hand` of them. */
function bookOf({ hero = {}, hand = 10, setup = {}, kit = {}, traits = {} }: Wish = {}): Book {
  const { book } = layRooms(MAP, {
    heroes: { fighter: { hp: 12 }, archer: {} },
    marks: { A: 'rat nnnn', B: 'crow eeee' },
    ...kit,
    scenario: { start: ['a1', 'b1', 'a2'], ...kit.scenario },
  });
  const heroes = book.heroes.map((each, i) => ({
    ...each,
    def: { ...each.def, hand: i === 0 ? hand : 10 },
    setup: i === 0 ? { ...each.setup, ...hero } : each.setup,
    traits: i === 0 ? { ...each.traits, ...traits } : each.traits,
  }));
  return {
    ...book,
    heroes,
    setup: { ...book.setup, ...setup, heroes: heroes.map((each) => each.setup) },
    items: Object.fromEntries(ITEMS.map((each) => [each.id, each])),
    goals: {},
  };
}
const owned = (...items: string[]): Wish => ({ hero: { items, equipped: items } });

const begin = (book: Book): Play => flow.begin(book);
function say(play: Play, ...commands: Command[]): Play {
  return commands.reduce((now, command) => {
    const sent = send(now, command);
    if (!sent.ok) throw new Error(`${JSON.stringify(command)}: ${sent.reason}`);
    return sent.play;
  }, play);
}
const seat = ({ state }: Play, hero = 'fighter') => {
  const found = state.seats.find((each) => each.hero === hero);
  if (!found) throw new Error(`no ${hero}`);
  return found;
};
const equipped = (play: Play) => seat(play).items.map(({ item }) => item);
const of = <T extends EventType>(events: readonly GameEvent[], type: T) =>
  events.filter((each): each is EventOf<T> => each.type === type);
const offered = (play: Play, type: Command['type']) => legal(play).filter((each) => each.type === type);

describe('setting up a scenario', () => {
  it('L2.1: (1) sets up only the tiles and monsters of the first room; (8) makes all elements inert; (9) gives full HP', () => {
    const play = begin(bookOf({ kit: { marks: { A: 'rat nnnn', '3': 'crow eeee' } } }));
    expect(monstersOn(play.state)).toEqual(['elite crow a2']);
    expect(play.state.rooms).toEqual([0]);
    expect(new Set(Object.values(play.state.elements))).toEqual(new Set(['inert']));
    expect(play.state.figures.find(({ id }) => id === 'hero:fighter')).toMatchObject({ hp: 12, maxHp: 12, hex: 'a1' });
    expect(play.events[0]).toMatchObject({ type: 'scenarioBegan', rule: 'L2.1' });
    expect(play.phase).toBe('prepare');
  });

  it('L2.1: takes as first room the one in which heroes start, wherever the page lists it', () => {
    const play = begin(bookOf({ kit: { scenario: { start: ['e1', 'e2'] }, marks: { '1': 'rat nnnn' } } }));
    expect(play.state.rooms).toEqual([1]);
    expect(monstersOn(play.state)).toEqual([]);
  });

  it('L2.1: (3) deals each hero two different battle goals, of which one is kept', () => {
    const play = begin(bookOf({ setup: { battleGoals: ['p', 'q', 'r', 's'] } }));
    const dealt = play.state.seats.flatMap(({ goals }) => goals);
    expect([...dealt].sort()).toEqual(['p', 'q', 'r', 's']);
    expect(of(play.events, 'goalsDealt').map(({ goals }) => goals.length)).toEqual([2, 2]);
    const [, second = ''] = seat(play).goals;
    const begun = say(play, { type: 'keepGoal', hero: 'fighter', goal: second }, { type: 'begin' });
    expect(seat(begun).goals).toEqual([second]);
    expect(of(begun.events, 'goalKept').map(({ hero, goal }) => [hero, goal])).toEqual([
      ['fighter', second],
      ['archer', seat(play, 'archer').goals[0]],
    ]);
  });

  it('L2.1: deals no battle goals, and asks for none, if the campaign has none', () => {
    const play = begin(bookOf());
    expect(of(play.events, 'goalsDealt')).toEqual([]);
    expect(of(say(play, { type: 'begin' }).events, 'goalKept')).toEqual([]);
  });

  it('L2.1: (5) lets each hero choose exactly the hand limit from its pool, and proposes the last choice', () => {
    const hand = ['fighter9', 'fighter2', 'nobodys'];
    const play = begin(bookOf({ hand: 4, hero: { hand } }));
    expect(seat(play).hand).toEqual(['fighter9', 'fighter2', 'fighter1', 'fighter3']);
    expect(offered(play, 'begin')).toHaveLength(1);
    expect(offered(play, 'takeCard')).toEqual([]);
    const fewer = say(play, { type: 'putBack', hero: 'fighter', card: 'fighter1' });
    expect(offered(fewer, 'begin')).toEqual([]);
    expect(offered(fewer, 'takeCard')).toHaveLength(7);
    const begun = say(fewer, { type: 'takeCard', hero: 'fighter', card: 'fighter10' }, { type: 'begin' });
    expect(seat(begun).hand).toEqual(['fighter9', 'fighter2', 'fighter3', 'fighter10']);
  });

  it('L2.1: (7) shuffles all decks, and then the first round begins (L5.1)', () => {
    const begun = say(begin(bookOf()), { type: 'begin' });
    expect(of(begun.events, 'deckShuffled').map(({ deck }) => deck)).toEqual([
      'fighter',
      'archer',
      'monsters',
      'rat',
      'crow',
    ]);
    expect(seat(begun).deck.draw).not.toEqual(seat(begin(bookOf())).deck.draw);
    expect(begun.phase).toBe('round.select');
    expect(begun.state.round).toBe(1);
  });

  it('L2.1: (9) lets each hero choose a start hex; a hero who is already there changes places', () => {
    const play = begin(bookOf());
    const at = (now: Play) => now.state.figures.flatMap((each) => (each.kind === 'hero' ? [each.hex] : []));
    expect(at(play)).toEqual(['a1', 'b1']);
    expect(at(say(play, { type: 'start', hero: 'fighter', hex: 'a2' }))).toEqual(['a2', 'b1']);
    expect(at(say(play, { type: 'start', hero: 'fighter', hex: 'b1' }))).toEqual(['b1', 'a1']);
    expect(offered(play, 'start')).not.toContainEqual({ type: 'start', hero: 'fighter', hex: 'c1' });
  });
});

describe('equipment', () => {
  it('L21.1: one head, one body and one legs item can be worn; the proposed items are equipped as far as there is room', () => {
    const play = begin(bookOf(owned('hat', 'helmet', 'coat', 'boots')));
    expect(equipped(play)).toEqual(['hat', 'coat', 'boots']);
    expect(offered(play, 'equip')).toEqual([]);
    const bare = say(play, { type: 'unequip', hero: 'fighter', item: 'hat' });
    expect(offered(bare, 'equip').map((each) => each.type === 'equip' && each.item)).toEqual(['hat', 'helmet']);
  });

  it('L21.1: two one-hand items or one two-hand item can be worn', () => {
    expect(equipped(begin(bookOf(owned('knife', 'club', 'pike'))))).toEqual(['knife', 'club']);
    expect(equipped(begin(bookOf(owned('pike', 'knife'))))).toEqual(['pike']);
  });

  it('L21.1: small items can be worn up to half the level, rounded up, and one more with a perk', () => {
    const small = { items: ['salts', 'pins'], equipped: ['salts', 'pins'] };
    expect(equipped(begin(bookOf({ hero: { ...small, level: 2 } })))).toEqual(['salts']);
    expect(equipped(begin(bookOf({ hero: { ...small, level: 3 } })))).toEqual(['salts', 'pins']);
    expect(equipped(begin(bookOf({ hero: { ...small, level: 1 }, traits: { moreSmallItems: 1 } })))).toHaveLength(2);
  });

  it('L2.1: (4) the -1 cards of equipped items are added when play begins, unless a perk ignores them', () => {
    const minus = (play: Play) => seat(play).deck.draw.filter((card) => card === '-1').length;
    const play = begin(bookOf(owned('helmet')));
    expect(minus(play)).toBe(5);
    expect(minus(say(play, { type: 'begin' }))).toBe(7);
    const without = say(play, { type: 'unequip', hero: 'fighter', item: 'helmet' }, { type: 'begin' });
    expect(minus(without)).toBe(5);
    const ignoring = bookOf({ ...owned('helmet'), traits: { ignoresItemCards: true } });
    expect(minus(say(begin(ignoring), { type: 'begin' }))).toBe(5);
  });
});

describe('pending effects of events and donations', () => {
  const begun = (wish: Wish) => say(begin(bookOf(wish)), { type: 'begin' });

  it('L2.1: (6) blessings and curses are added to the deck from their pools', () => {
    const play = begun({
      hero: {
        pending: [
          { pending: 'bless', cards: 2 },
          { pending: 'curse', cards: 1 },
        ],
      },
    });
    const { draw } = seat(play).deck;
    expect(draw.filter((card) => card === 'bless')).toHaveLength(2);
    expect(draw.filter((card) => card === 'curse')).toHaveLength(1);
    expect(play.state.pools).toEqual({ heroCurses: 9, monsterCurses: 10, blessings: 8 });
  });

  it('L2.1: (6) damage cannot be negated, and leaves at least 1 HP', () => {
    const hp = (amount: number) =>
      begun({ hero: { pending: [{ pending: 'damage', amount }] } }).state.figures.find(
        ({ id }) => id === 'hero:fighter',
      )?.hp;
    expect([hp(3), hp(50)]).toEqual([9, 1]);
  });

  it('L2.1: (6) a condition is present from the start', () => {
    const play = begun({ hero: { pending: [{ pending: 'condition', condition: 'strengthen' }] } });
    expect(play.state.figures.find(({ id }) => id === 'hero:fighter')?.tokens).toEqual([
      { token: 'strengthen', fresh: false },
    ]);
  });

  it('L2.1: (6) longer moves and the Shield of the first room last for round 1', () => {
    const play = begun({
      hero: { pending: [{ pending: 'moves', plus: 2 }] },
      setup: { pending: [{ pending: 'monstersShield', amount: 1 }] },
      kit: { marks: { '3': 'rat nnnn' } },
    });
    expect(play.state.bonuses.map(({ kind, bearer, amount, until }) => [kind, bearer, amount, until])).toEqual([
      ['moves', 'hero:fighter', 2, 'round'],
      ['shield', play.state.figures.find(({ kind }) => kind === 'monster')?.id, 1, 'round'],
    ]);
  });

  it('L2.1: (6) one more monster is set up in the first room, as far from the start as possible', () => {
    const play = begin(
      bookOf({
        setup: { pending: [{ pending: 'joins', monster: 'rat', rank: 'elite' }] },
        kit: { scenario: { start: ['a1', 'a2'] } },
      }),
    );
    expect(monstersOn(play.state)).toEqual(['elite rat c1']);
  });
});
