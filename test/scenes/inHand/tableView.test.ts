import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import type { Play } from '../../../src/flow/inHand/play';
import { t } from '../../../src/i18n';
import type { Book } from '../../../src/rules/inHand/book';
import { BASIC_ACTIONS } from '../../../src/rules/inHand/heroTurn';
import type { Fight } from '../../../src/rules/inHand/state';
import { FACES } from '../../../src/rules/inHand/vocabulary';
import type { HexSprite } from '../../../src/scenes/inHand/art/mapModels';
import type { PlacedSprite } from '../../../src/scenes/inHand/sprites/MapSprite';
import { printedAction } from '../../../src/scenes/inHand/table/printedModels';
import { activityOf, viewOf } from '../../../src/scenes/inHand/table/tableView';
import type { Draft } from '../../../src/session/inHand/interaction';
import { type BookSketch, book, card, column, flatTables, monster } from '../../kit/books';
import { duel, hand, idle, item, melee, passage, tablesByPosition, zigzag } from '../../kit/scenes';
import { at, deal, type Game } from '../../kit/table';

const NOTHING: Draft = { cards: [], path: [], basic: false };
const view = ({ play }: Game, draft: Partial<Draft> = {}) => viewOf(play, { ...NOTHING, ...draft });
const lain = (sketch: Partial<BookSketch> = {}): Game => at(book({ board: zigzag('@.....'), ...sketch }));

/** The same book with some changes to its scenario. */
const paged = (printed: Book, scenario: Partial<Book['scenario']>): Game =>
  at({ ...printed, scenario: { ...printed.scenario, ...scenario } });

const of = <K extends HexSprite['kind']>(game: Game, kind: K, draft: Partial<Draft> = {}) =>
  view(game, draft).sprites.filter(({ sprite }) => sprite.kind === kind);
const hexesOf = (placed: readonly PlacedSprite[]) => placed.map(({ at: hex }) => hex);

const walking = (sketch: Partial<BookSketch> = {}, points = 3): Game =>
  lain({ cards: hand({ bottom: [{ kind: 'move', value: points }] }), ...sketch })
    .selects('one', 'two')
    .plays('one', 'bottom');

describe('the activity', () => {
  it('is the map outside of fights', () => {
    expect(view(lain()).activity).toBe('map');
    expect(view(walking()).activity).toBe('map');
  });

  it('is combat in a fight', () => {
    expect(view(melee()).activity).toBe('combat');
  });

  it('is the roll, for the behaviour and for every attack', () => {
    const fought = at(book({ board: passage(1), foes: [idle] })).selects('one', 'two');
    expect(fought.phase).toBe('behaviour');
    expect(view(fought).activity).toBe('roll');
    const phases: Play['phase'][] = ['heroTurn.rolling', 'monsterTurn.rolling'];
    for (const phase of phases) expect(activityOf({ ...fought.play, phase })).toBe('roll');
    const attacking = melee({ cards: hand({ top: [{ kind: 'attack', value: 2 }] }) })
      .plays('one', 'top')
      .attacks('dummy-1');
    expect(attacking.phase).toBe('heroTurn.rolling');
    expect(view(attacking).activity).toBe('roll');
  });
});

describe('R9.4: a basic action', () => {
  const basic = (half: 'top' | 'bottom') => printedAction(BASIC_ACTIONS[half]);
  const shown = (game: Game, draft: Partial<Draft> = {}) =>
    Object.fromEntries(view(game, draft).hand.map(({ id, model }) => [id, [model.top, model.bottom]]));
  const strong = melee({ cards: hand({ top: [{ kind: 'attack', value: 4 }], bottom: [{ kind: 'move', value: 5 }] }) });

  it('is printed on the halves that the player may still choose', () => {
    const [top, bottom] = [{ ...basic('top'), shows: [] }, basic('bottom')];
    const printed = shown(strong);
    expect(printed['one']).not.toEqual([top, bottom]);
    expect(shown(strong, { basic: true })).toEqual({ ...printed, one: [top, bottom], two: [top, bottom] });
    const { play } = strong.say({ type: 'play', card: 'two', half: 'bottom', basic: true }, { type: 'skip' });
    const after = shown({ play } as Game, { basic: true });
    expect([after['one'], after['two']]).toEqual([[top, printed['one']?.[1]], printed['two']]);
  });

  it('stays on the half while it is played', () => {
    const moving = strong.say({ type: 'play', card: 'one', half: 'bottom', basic: true });
    expect(shown(moving)['one']?.[1]).toEqual(basic('bottom'));
  });
});

describe('the hexes of a log entry that the player points at', () => {
  it('are highlighted on the map, above other things', () => {
    const lit = of(walking(), 'focus', { highlighted: ['b1', 'd1'] });
    expect(hexesOf(lit)).toEqual(['b1', 'd1']);
    expect(view(walking(), { highlighted: ['b1'] }).sprites.at(-1)).toEqual({ at: 'b1', sprite: { kind: 'focus' } });
    expect(of(walking(), 'focus')).toEqual([]);
  });
});

describe('changes to hexes by a scenario', () => {
  const done = (game: Game, used: readonly string[]): Game => {
    Object.assign(game.play.state, { used });
    return game;
  };

  it('show hexes beyond the hero’s sight as unlit in a dark scenario', () => {
    const printed = book({ board: zigzag('@.....') });
    const dark = (sight: number) => paged(printed, { rules: [{ kind: 'dark', sight, unless: 'fire' }] });
    expect(hexesOf(of(dark(2), 'unlit'))).toEqual(['d1', 'e1', 'f1']);
    expect(hexesOf(of(dark(4), 'unlit'))).toEqual(['f1']);
    expect(of(lain(), 'unlit')).toEqual([]);
  });

  it('show formerly plain hexes as flooded when they become difficult, but not printed difficult hexes', () => {
    const game = lain({ board: zigzag('@.~..') });
    expect(of(game, 'flooded')).toEqual([]);
    Object.assign(game.play.state.tiles, { d1: 'difficult' });
    expect(hexesOf(of(game, 'flooded'))).toEqual(['d1']);
    // The water would hide a printed letter, so the letter is drawn above it.
    const lettered = lain({ board: zigzag('@.jk') });
    Object.assign(lettered.play.state.tiles, { c1: 'difficult' });
    expect(of(lettered, 'letter')).toEqual([{ at: 'c1', sprite: { kind: 'letter', letter: 'j' } }]);
  });

  it('put a seal on a lettered tile on which a goal is met', () => {
    const game = lain({ board: zigzag('@.jk.m') });
    const sealed = (used: readonly string[]) => hexesOf(of(done(game, used), 'served'));
    expect(sealed([])).toEqual([]);
    expect(sealed(['goal:f1', 'c1'])).toEqual(['f1']);
    // A goal on a hex without a letter is marked with the exit sign.
    expect(sealed(['goal:b1'])).toEqual([]);
  });

  const onPage = (scenario: string) => at(bookFor({ scenario, ...NEWCOMER, seed: 'marks' }));

  it('put seals on the plates of the Principal’s Desk as they answer', () => {
    const game = onPage('principalsDesk');
    const { marks } = game.play.book.scenario;
    const sealed = (...used: string[]) => hexesOf(of(done(game, used), 'served'));
    expect(sealed()).toEqual([]);
    expect(sealed('redPlate')).toEqual([marks['a']]);
    expect(sealed('redRude', 'bluePlate')).toEqual([marks['b']]);
  });

  it('put a torn writ on a doorstep of the Senior Bailiff, and a seal where the writ was served', () => {
    const game = onPage('seniorBailiff');
    const { a, b } = game.play.book.scenario.marks;
    const used = [`goal:${a}`, `goal:${b}`, 'doorstep-a', 'doorstep-b', 'torn:doorstep-a'];
    done(game, used);
    expect([hexesOf(of(game, 'torn')), hexesOf(of(game, 'served'))]).toEqual([[a], [b]]);
  });
});

describe('a monster with its own name', () => {
  it('has its own picture on map, plate and tracker; the other monsters have the picture of their kind', () => {
    const game = melee();
    const kind = view(game);
    expect([kind.plate?.id, kind.tracker.monster]).toEqual(['dummy', 'dummy']);
    const { scenario } = game.play.book;
    const foes = scenario.foes.map((foe) => ({ ...foe, alias: 'kingOsbert' }));
    const crowned = viewOf({ ...game.play, book: { ...game.play.book, scenario: { ...scenario, foes } } }, NOTHING);
    expect([crowned.plate?.id, crowned.tracker.monster]).toEqual(['kingOsbert', 'kingOsbert']);
    expect(crowned.sprites.flatMap(({ sprite }) => (sprite.kind === 'monster' ? [sprite.monster] : []))).toEqual([
      'kingOsbert',
    ]);
  });
});

describe('the map card', () => {
  it('is the printed scenario', () => {
    const board = `
      @   .
      - .
      .
    `;
    const printed = book({ board });
    const { map } = view(paged(printed, { id: 'plotNine', number: 7, colour: 'blue' }));
    const told = { id: 'plotNine', number: 7, title: 'Plot Nine', ground: 'lawn', dot: 'blue', walls: [['a1', 'a2']] };
    expect(map).toMatchObject(told);
    expect(map.hexes.map(({ id }) => id)).toEqual(Object.keys(printed.scenario.board.hexes));
  });

  it('shows each terrain, the start, and the letters of the page', () => {
    const { map } = view(lain({ board: zigzag('@.TH~XDk') }));
    expect(map.hexes).toEqual([
      { id: 'a1', terrain: 'plain', start: true },
      { id: 'b1', terrain: 'plain' },
      { id: 'c1', terrain: 'trap' },
      { id: 'd1', terrain: 'hazardous' },
      { id: 'e1', terrain: 'difficult' },
      { id: 'f1', terrain: 'obstacle' },
      { id: 'g1', terrain: 'door' },
      { id: 'h1', terrain: 'plain', letter: 'k' },
    ]);
  });

  it('R4.3, R4.4: shows opened doors as open, and no sprung traps', () => {
    const game = lain({ board: zigzag('@DDTT') }).given((state) => {
      state.opened = ['b1'];
      state.spent = ['d1'];
    });
    expect(view(game).map.hexes.map(({ terrain }) => terrain)).toEqual(['plain', 'openDoor', 'door', 'plain', 'trap']);
  });

  it('shows the terrain that a special rule has made', () => {
    const game = lain().given((state) => {
      state.tiles = { c1: 'obstacle' };
    });
    expect(view(game).map.hexes.find(({ id }) => id === 'c1')).toEqual({ id: 'c1', terrain: 'obstacle' });
  });

  it('has the pictures of its scenario', () => {
    const { map } = view(paged(book({ board: zigzag('@X.') }), { id: 'plotNine' }));
    expect(map.hexes).toEqual([
      { id: 'a1', terrain: 'plain', start: true },
      { id: 'b1', terrain: 'obstacle', icon: 'tombstone' },
      { id: 'c1', terrain: 'plain' },
    ]);
  });
});

describe('the things on the map', () => {
  it('are the hero on its hex, separate from everything else', () => {
    expect(view(lain()).hero).toBe('a1');
    const walked = walking().steps('b1');
    expect(view(walked).hero).toBe('b1');
    expect(view(walked).map.hexes.filter(({ start }) => start)).toEqual([{ id: 'a1', terrain: 'plain', start: true }]);
    expect(of(walked, 'hero')).toEqual([]);
  });

  it('are each living monster with its rank', () => {
    const foes = [idle, { monster: idle, kind: 'elite' as const }];
    const game = lain({ board: zigzag('@...1...2'), foes });
    expect(of(game, 'monster')).toEqual([
      { at: 'e1', sprite: { kind: 'monster', monster: 'dummy', rank: 'normal' } },
      { at: 'i1', sprite: { kind: 'monster', monster: 'dummy', rank: 'elite' } },
    ]);
  });

  it('R4.10: are dead monsters with their money, until it is looted', () => {
    const dead = lain({ board: zigzag('@...1...2'), foes: [idle, idle] }).given(({ foes, money }) => {
      for (const foe of foes) foe.hp = 0;
      money.push('e1');
    });
    expect(view(dead).sprites).toEqual([
      { at: 'e1', sprite: { kind: 'dead', coin: true } },
      { at: 'i1', sprite: { kind: 'dead', coin: false } },
    ]);
  });

  it('are money tokens elsewhere, one for each', () => {
    const game = lain({ board: zigzag('@.$.$') }).given(({ money }) => void money.push('c1'));
    expect(hexesOf(of(game, 'money'))).toEqual(['c1', 'e1', 'c1']);
  });

  it('R4.8: are the treasures that are left, with their numbers; objectives have none', () => {
    const treasures = [{ number: 11 }, { number: 12, objective: true as const }, { number: 13 }];
    const game = lain({ board: zigzag('@!!!'), treasures }).given((state) => {
      state.treasures = [11, 12];
    });
    expect(view(game).sprites).toEqual([
      { at: 'b1', sprite: { kind: 'treasure', number: 11 } },
      { at: 'c1', sprite: { kind: 'objective' } },
    ]);
  });

  it('are the exit that the page marks, and followers', () => {
    const printed = book({ board: zigzag('@.....') });
    const game = paged(printed, { exit: 'f1' }).given((state) => {
      state.followers = { clerk: 'c1', page: 'd1' };
    });
    expect(view(game).sprites).toEqual([
      { at: 'f1', sprite: { kind: 'exit' } },
      { at: 'c1', sprite: { kind: 'follower' } },
      { at: 'd1', sprite: { kind: 'follower' } },
    ]);
    expect(of(lain(), 'exit')).toEqual([]);
  });

  it('are in this order: threats, the dead, money, exit, followers, treasures, the living, ways', () => {
    const printed = book({
      board: zigzag('@..!.1$2'),
      foes: [idle, idle],
      treasures: [{ number: 5 }],
      cards: hand({ bottom: [{ kind: 'move', value: 2 }] }),
    });
    const game = paged(printed, { exit: 'g1' })
      .given((state) => {
        state.followers = { clerk: 'a1' };
        for (const foe of state.foes.slice(1)) foe.hp = 0;
      })
      .selects('one', 'two')
      .plays('one', 'bottom');
    const kinds = view(game, { path: ['b1', 'c1'] }).sprites.map(({ sprite }) => sprite.kind);
    expect([...new Set(kinds)]).toEqual([
      'threat',
      'dead',
      'money',
      'exit',
      'follower',
      'treasure',
      'monster',
      'reach',
      'pathDot',
      'goal',
    ]);
  });
});

describe('a move under way', () => {
  const rings = (game: Game, draft: Partial<Draft> = {}) =>
    of(game, 'reach', draft).map(({ at: hex, sprite }) => ({ hex, ...sprite }));

  it('shows each hex that it can end on, with its cost (R4.6)', () => {
    expect(rings(walking({ board: zigzag('@.~..') }, 4))).toEqual([
      { hex: 'b1', kind: 'reach', cost: 1 },
      { hex: 'c1', kind: 'reach', cost: 3 },
      { hex: 'd1', kind: 'reach', cost: 4 },
    ]);
  });

  it('shows no hexes that it can only pass (R10.2)', () => {
    const jumping = lain({
      board: zigzag('@X.'),
      cards: hand({ bottom: [{ kind: 'move', value: 2, jump: true }] }),
    })
      .selects('one', 'two')
      .plays('one', 'bottom');
    expect(rings(jumping)).toEqual([{ hex: 'c1', kind: 'reach', cost: 2 }]);
  });

  it('shows costs in the colour for the dark ink of a door, open or closed', () => {
    const game = walking({ board: zigzag('@D.') }, 1);
    expect(rings(game)).toEqual([{ hex: 'b1', kind: 'reach', cost: 1, onInk: true }]);
  });

  it('shows a way through a trap in red over its whole length', () => {
    const draft = { path: ['b1', 'c1', 'd1'] };
    expect(of(walking({ board: zigzag('@.T.') }), 'pathDot', draft).map(({ sprite }) => sprite)).toEqual([
      { kind: 'pathDot', danger: true },
      { kind: 'pathDot', danger: true },
    ]);
    expect(of(walking(), 'goal', draft).map(({ sprite }) => sprite)).toEqual([{ kind: 'goal' }]);
  });

  it('shows the previewed way as dots to its last hex, which is marked as the goal and has no cost', () => {
    const draft = { path: ['b1', 'c1', 'd1'] };
    const game = walking();
    expect(rings(game, draft).map(({ hex }) => hex)).toEqual(['b1', 'c1']);
    expect(hexesOf(of(game, 'pathDot', draft))).toEqual(['b1', 'c1']);
    expect(hexesOf(of(game, 'goal', draft))).toEqual(['d1']);
    expect(of(game, 'goal')).toEqual([]);
  });

  it('shows nothing before it begins, nor in fights', () => {
    expect(of(lain(), 'reach')).toEqual([]);
    expect(of(melee(), 'reach')).toEqual([]);
  });

  const archer = monster({
    id: 'archer',
    columns: {
      A: column({ initiative: 90, range: 3 }),
      B: column({ initiative: 90, range: 2 }),
      C: column({ initiative: 90 }),
    },
  });

  it('R25.2: shows on which hexes it would begin combat: those within the median range', () => {
    const hall = (middle: string) => `
      .   .   .   .
        .   .   ${middle}
      @   .   .   1
        .   .   .
      .   .   .   .
    `;
    const near = ['e1', 'e2', 'e3', 'f1', 'f2', 'g1', 'g3'];
    expect(hexesOf(of(walking({ board: hall('.'), foes: [archer] }), 'threat'))).toEqual(near);
    // A hero cannot stand on an obstacle.
    const blocked = walking({ board: hall('X'), foes: [archer] });
    expect(hexesOf(of(blocked, 'threat'))).toEqual(near.filter((hex) => hex !== 'f1'));
  });

  it('R25.2: shows that a hero who opens a door by standing on it would begin combat there', () => {
    const closed = walking({ board: zigzag('@..D1'), foes: [archer] });
    expect(hexesOf(of(closed, 'threat'))).toEqual(['d1']);
  });

  it('R25.2: shows no threat out of sight, behind a closed door, or from dead monsters', () => {
    // Around the corner: e1 is two hexes away, and rock is between.
    const game = walking({ board: zigzag('@.....1D.'), foes: [archer] });
    expect(hexesOf(of(game, 'threat'))).toEqual(['f1', 'h1']);
    const dead = game.given(({ foes }) => {
      for (const foe of foes) foe.hp = 0;
    });
    expect(of(dead, 'threat')).toEqual([]);
  });

  it('shows no threat before the move begins, nor in a fight', () => {
    const board = zigzag('@.....1.');
    expect(of(lain({ board, foes: [archer] }), 'threat')).toEqual([]);
    const fighting = walking({ board, foes: [archer] }).given((state) => {
      state.fight = { ...duel(2).fight, foe: 'archer-1' } as Fight;
    });
    expect([of(fighting, 'threat'), of(fighting, 'reach')]).toEqual([[], []]);
  });

  it('R25.6: shows nothing more while the player is asked which monster to fight', () => {
    const moving = walking({ board: zigzag('@.....1.'), foes: [archer] });
    const asked = moving.given((state) => {
      state.candidates = state.foes.map(({ id }) => id);
    });
    expect(of(moving, 'reach')).not.toEqual([]);
    expect(of(moving, 'threat')).not.toEqual([]);
    expect([of(asked, 'reach'), of(asked, 'threat')]).toEqual([[], []]);
  });
});

describe('R25.6: several monsters near the hero', () => {
  const pair = `
    1   .   .
      @   .
    2   .   .
  `;

  it('are marked with rings while the player is asked which to fight, and not later', () => {
    const game = lain({ board: pair, foes: [idle, idle] });
    expect(game.phase).toBe('entry');
    expect(hexesOf(of(game, 'target'))).toEqual(game.state.foes.map((foe) => foe.at));
    expect(of(game.say({ type: 'fight', foe: 'dummy-2' }), 'target')).toEqual([]);
  });
});

describe('the HP cards', () => {
  const heroTables = tablesByPosition(1, 2, 3, 4);
  const monsterTables = flatTables(5, 6, 7, 4);
  const sketch = { heroTables, monsterTables, hp: 9, setup: { level: 3, scenarioLevel: 2 } } as const;

  it('show the hero’s own tables at the hero’s level', () => {
    expect(view(lain(sketch)).heroHp).toEqual({
      id: 'tester',
      tables: heroTables,
      maxHp: [9, 9, 9, 9, 9],
      hp: 9,
      level: 3,
    });
  });

  it('show the monster in combat at the scenario level', () => {
    const game = melee(sketch).given(({ foes }) => {
      for (const foe of foes) foe.hp = 4;
    });
    expect(view(game).monsterHp).toEqual({ id: 'dummy', tables: monsterTables, hp: 4, level: 2 });
  });

  it('show at least 1, since there is no position for 0 HP', () => {
    const beaten = melee().given(({ hero, foes }) => {
      hero.hp = 0;
      for (const foe of foes) foe.hp = 0;
    });
    const { heroHp, monsterHp } = view(beaten);
    expect([heroHp.hp, monsterHp?.hp]).toEqual([1, 1]);
  });

  it('show only the hero outside of fights', () => {
    const { monsterHp, plate } = view(lain({ board: zigzag('@.....1'), foes: [idle] }));
    expect([monsterHp, plate]).toEqual([null, null]);
  });
});

describe('the monster plate', () => {
  const brute = monster({
    id: 'brute',
    hp: 7,
    elite: 11,
    columns: {
      A: column({ initiative: 11, attack: 1 }),
      B: column({ initiative: 22, move: 2, pierce: 2 }),
      C: column({ initiative: 33, range: 3, heal: { value: 2, row: 'attack' } }),
    },
  });
  const printed = {
    ...brute,
    traits: { normal: { shield: 1 }, elite: { flying: true as const, retaliate: { value: 2, range: 1 } } },
    behaviour: {
      ...brute.behaviour,
      elite: { ...brute.behaviour.elite, A: column({ initiative: 5, attack: 9 }) },
    },
  };
  const fighting = (kind: 'normal' | 'elite' = 'normal', alias?: string) => {
    const sketched = book({ board: passage(1), foes: [{ monster: printed, kind }] });
    const foes = sketched.scenario.foes.map((place) => (alias ? { ...place, alias } : place));
    return paged(sketched, { foes });
  };

  it('is printed for both ranks, and shows the half for the monster’s rank', () => {
    const { plate } = view(fighting());
    expect(plate).toMatchObject({ id: 'brute', name: 'brute', hp: { normal: 7, elite: 11 }, show: 'normal' });
    expect(plate?.traits).toEqual({
      normal: [{ glyph: 'shield', value: '1' }],
      elite: [{ glyph: 'retaliate', value: '2' }, { glyph: 'flying' }],
    });
    expect(plate?.columns).toEqual({
      normal: {
        A: { initiative: 11, move: null, attack: 1, range: null, extras: [] },
        B: { initiative: 22, move: 2, attack: null, range: null, extras: [{ glyph: 'pierce', value: '2' }] },
        C: {
          initiative: 33,
          move: null,
          attack: null,
          range: 3,
          heal: { value: 2, row: 'attack' },
          extras: [],
        },
      },
      elite: {
        ...plate?.columns.normal,
        A: { initiative: 5, move: null, attack: 9, range: null, extras: [] },
      },
    });
    expect(view(fighting('elite')).plate?.show).toBe('elite');
  });

  it('R5.4: shows the HP that apply here if the page changes the printed HP, and nothing otherwise', () => {
    expect(view(fighting()).plate).not.toHaveProperty('hpHere');
    const sketched = book({ board: passage(1), foes: [{ monster: printed, kind: 'elite' }] });
    const foes = sketched.scenario.foes.map((place) => ({ ...place, hpBonus: -2 }));
    const { plate, monsterHp } = view(paged(sketched, { foes }));
    expect(plate).toMatchObject({ hp: { elite: 11 }, hpHere: 9 });
    // The HP card shows the same number.
    expect(monsterHp?.hp).toBe(9);
  });

  it('shows the monster’s own name in this scenario', () => {
    expect(view(fighting('normal', 'theBrute')).plate?.name).toBe('theBrute');
  });

  it('R8.1: marks the behaviour when it is rolled', () => {
    const before = fighting().selects('one', 'two');
    expect(view(before).plate).not.toHaveProperty('rolled');
    for (const face of FACES) expect(view(before.rolls(face)).plate?.rolled).toBe(face);
  });
});

describe('the range tracker', () => {
  const reaching = (top: NonNullable<Parameters<typeof card>[1]['top']>, distance = 3) =>
    duel(distance, { cards: hand({ top }) });

  it('is blank outside of fights', () => {
    const game = lain({ board: zigzag('@.....1'), foes: [idle] });
    expect(view(game).tracker).toEqual({ title: t('table.distance'), hero: 'tester', reach: 0 });
  });

  it('shows the Distance of the monster in combat', () => {
    expect(view(duel(4)).tracker).toEqual({
      title: t('table.distance'),
      hero: 'tester',
      distance: 4,
      monster: 'dummy',
      reach: 0,
    });
  });

  it('marks the printed range of the attack that can be played, or 1 for a melee attack (R12.1)', () => {
    const bow = [{ kind: 'attack', value: 2, range: 4 }] as const;
    expect(view(reaching(bow)).tracker.reach).toBe(0);
    expect(view(reaching(bow).plays('one', 'top')).tracker.reach).toBe(4);
    expect(view(reaching([{ kind: 'attack', value: 2 }], 1).plays('one', 'top')).tracker.reach).toBe(1);
  });

  it('marks the actual range of an attack under way, whatever is printed', () => {
    const attacked = reaching([{ kind: 'attack', value: 2, range: 4 }])
      .plays('one', 'top')
      .attacks('dummy-1')
      .given(({ attack }) => {
        if (attack) attack.range = 5;
      });
    expect(view(attacked).tracker.reach).toBe(5);
  });

  it('marks no range for other abilities, even if an attack follows', () => {
    const moved = reaching([
      { kind: 'move', value: 2 },
      { kind: 'attack', value: 2, range: 3 },
    ]).plays('one', 'top');
    expect(view(moved).tracker.reach).toBe(0);
    expect(view(moved.skips()).tracker.reach).toBe(3);
  });
});

describe('the hand', () => {
  const cardsOf = (game: Game, draft: Partial<Draft> = {}) => view(game, draft).hand;
  const lying = (game: Game, draft: Partial<Draft> = {}) =>
    cardsOf(game, draft).map(({ id, placement, flag, isLostOrActive }) => [id, placement, flag, isLostOrActive]);

  it('rests in the order of the cards', () => {
    expect(lying(lain())).toEqual([
      ['one', 'rest', null, false],
      ['two', 'rest', null, false],
      ['three', 'rest', null, false],
      ['four', 'rest', null, false],
    ]);
  });

  it('R7.1: raises the cards in the draft, the leading card first', () => {
    const chosen = { cards: ['three', 'one'] };
    expect(lying(lain(), chosen)).toEqual([
      ['one', 'raised', 'second', false],
      ['two', 'rest', null, false],
      ['three', 'raised', 'leads', false],
      ['four', 'rest', null, false],
    ]);
    expect(cardsOf(lain(), chosen).map(({ model }) => model.leading)).toEqual([false, false, true, false]);
  });

  it('R7.1: raises the selected cards, whatever is in the draft', () => {
    const game = lain().selects('two', 'four');
    expect(lying(game, { cards: ['four', 'two'] })).toEqual([
      ['one', 'rest', null, false],
      ['two', 'raised', 'leads', false],
      ['three', 'rest', null, false],
      ['four', 'raised', 'second', false],
    ]);
    expect(cardsOf(game).map(({ model }) => model.leading)).toEqual([false, true, false, false]);
  });

  it('puts aside the discarded, lost and active cards; lost cards come last', () => {
    const game = lain().given(deal({ hand: ['one'], discard: ['two/B'], active: ['three'] }));
    expect(lying(game)).toEqual([
      ['one', 'rest', null, false],
      ['two', 'out', null, false],
      ['three', 'out', null, true],
      ['four', 'out', null, true],
    ]);
  });

  it('R7.5, R7.6: offers the cards that a rest may lose: the drawn card, or each discarded one', () => {
    const resting = (lost: string | null) =>
      lain().given((state) => {
        deal({ hand: ['one'], discard: ['two/B', 'three/B'] })(state);
        state.rest = { lost };
      });
    const placement = (game: Game) => cardsOf(game).map((each) => each.placement);
    expect(placement(resting('three'))).toEqual(['rest', 'out', 'rest', 'out']);
    expect(placement(resting(null))).toEqual(['rest', 'rest', 'rest', 'out']);
  });

  it('marks the half whose action is under way, and no other card', () => {
    const acting = (game: Game) => cardsOf(game).map((each) => each.acting);
    expect(acting(lain().selects('one', 'two'))).toEqual([null, null, null, null]);
    expect(acting(walking())).toEqual(['bottom', null, null, null]);
    const onTop = lain({ cards: hand({ top: [{ kind: 'move', value: 3 }] }) })
      .selects('two', 'one')
      .plays('one', 'top');
    expect(acting(onTop)).toEqual(['top', null, null, null]);
  });

  it('shows the face of the card’s side, with elements, loss symbol and numbers', () => {
    const sided = card(
      'one',
      {
        id: 'front',
        initiative: 12,
        shows: ['fire', 'dark'],
        top: { abilities: [{ kind: 'attack', value: 3, range: 2 }], lost: true },
        bottom: [{ kind: 'move', value: 4 }],
      },
      { id: 'back', initiative: 77, bottom: [{ kind: 'loot', range: 1 }] },
    );
    const game = lain({ cards: [sided, ...hand().slice(1)] });
    expect(cardsOf(game)[0]?.model).toEqual({
      id: 'front',
      title: 'front',
      initiative: 12,
      side: 'A',
      level: 1,
      top: {
        rows: [
          [
            { kind: 'glyph', glyph: 'attack', value: '3' },
            { kind: 'glyph', glyph: 'range', value: '2' },
          ],
        ],
        lost: true,
        shows: ['fire', 'dark'],
      },
      bottom: { rows: [[{ kind: 'glyph', glyph: 'move', value: '4' }]] },
      leading: false,
    });
    const flipped = game.given(deal({ hand: ['one/B', 'two', 'three', 'four'] }));
    expect(cardsOf(flipped)[0]?.model).toEqual({
      id: 'back',
      title: 'back',
      initiative: 77,
      side: 'B',
      level: 1,
      top: { rows: [], shows: [] },
      bottom: { rows: [[{ kind: 'glyph', glyph: 'loot', value: '1' }]] },
      leading: false,
    });
  });

  it('R1.3: shows the upgraded face, and marks it as upgraded', () => {
    const upgraded = card('one', { id: 'plain' }, { id: 'plainB' }, { A: { id: 'better' } });
    const game = lain({ cards: [upgraded, ...hand().slice(1)], setup: { upgrades: ['one'] } });
    expect(cardsOf(game).map(({ model }) => [model.id, model.level])).toEqual([
      ['better', 2],
      ['twoA', 1],
      ['threeA', 1],
      ['fourA', 1],
    ]);
  });
});

describe('the items', () => {
  const effect = { when: 'turn', abilities: [] } as const;
  const items = [item('a', effect), item('b', effect, 'consumed'), item('c', effect)];

  it('are ready or not, with their kind of use', () => {
    const game = lain({ items }).given(({ hero }) => {
      for (const each of hero.items) each.state = each.id === 'a' ? 'ready' : each.id === 'b' ? 'consumed' : 'spent';
    });
    expect(view(game).items).toEqual([
      { id: 'a', spent: false, use: 'spent' },
      { id: 'b', spent: true, use: 'consumed' },
      { id: 'c', spent: true, use: 'spent' },
    ]);
  });

  it('count as free if the book does not know them', () => {
    const game = lain().given(({ hero }) => void hero.items.push({ id: 'unknown', state: 'ready' }));
    expect(view(game).items).toEqual([{ id: 'unknown', spent: false, use: 'free' }]);
  });
});

it('a ring marks the hex or the monster on which a lifted half would be played', () => {
  const game = lain({ board: zigzag('@....1'), foes: [idle], cards: hand({ bottom: [{ kind: 'move', value: 3 }] }) });
  const lift = { card: 'one', half: 'bottom', basic: false } as const;
  const ringed = (over: NonNullable<Draft['lift']>['over']) =>
    hexesOf(of(game.selects('one', 'two'), 'focus', { lift: { ...lift, over } }));
  expect(ringed(null)).toEqual([]);
  expect(ringed({ at: 'hex', hex: 'c1', path: ['b1', 'c1'] })).toEqual(['c1']);
  expect(ringed({ at: 'foe', foe: game.play.state.foes[0]?.id ?? '' })).toEqual(['f1']);
});
