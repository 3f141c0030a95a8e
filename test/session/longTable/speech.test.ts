/** Tests what monsters and heroes say at the Long Table. */

import { describe, expect, it } from 'vitest';
import { standardModifiers } from '../../../src/content/longTable/catalogue';
import type { Play } from '../../../src/flow/longTable/play';
import type { EventOf, GameEvent } from '../../../src/rules/longTable/events';
import { cuesOf } from '../../../src/session/longTable/speech';
import { CUE_WEIGHTS, pickLine } from '../../../src/session/speech';
import { game, randomBook } from '../../kit/longTableGames';
import { textsIn } from '../../kit/texts';

/** The first plays of a random game. */
function playsOf(seed: string, most: number): Play[] {
  const plays: Play[] = [];
  for (const { play } of game(randomBook(seed), seed)) {
    plays.push(play);
    if (plays.length >= most) break;
  }
  return plays;
}

const PLAYS = playsOf('speech', 300);

/** A play during a round, with heroes on the map. */
const MIDST = PLAYS.find(({ state }) => state.round > 0 && state.figures.some(({ kind }) => kind === 'hero'));

/** The lines that this event causes in that play. */
function linesFor(event: GameEvent, play = MIDST): string[] {
  return play ? cuesOf(play, { ...play, events: [event] }).flatMap(({ lines }) => lines) : [];
}

const DRAWN: EventOf<'modifiersDrawn'> = {
  type: 'modifiersDrawn',
  deck: 'monsters',
  figure: '',
  target: '',
  cards: [],
  counted: [0],
  mode: 'plain',
  advantage: [],
  disadvantage: [],
  decided: 'L12.2',
  rule: 'L12.2',
};

describe('speech in a game of the Long Table', () => {
  const hero = MIDST?.state.figures.find(({ kind }) => kind === 'hero');
  const name = hero?.kind === 'hero' ? hero.hero : '';

  it('says no line twice, and only existing lines', () => {
    const said = new Set<string>();
    const lines = PLAYS.flatMap((play, i) => {
      const spoken = pickLine(cuesOf(PLAYS[i - 1] ?? play, play), said, String(i));
      if (spoken) said.add(spoken.line);
      return spoken ? [spoken.line] : [];
    });
    const texts = textsIn('en');
    expect(lines.length).toBeGreaterThan(3);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => !texts.has(`tableVoices.${line}`))).toEqual([]);
  });

  it('distinguishes a miss from a critical hit, by the card that counts', () => {
    const figure = hero?.id ?? '';
    expect(linesFor({ ...DRAWN, figure, cards: ['null'] })).toEqual([`hero.${name}.miss`]);
    expect(linesFor({ ...DRAWN, figure, cards: ['2x'] })).toEqual([`hero.${name}.critical`]);
    expect(linesFor({ ...DRAWN, figure, cards: ['+1', 'null'] })).toEqual([]);
  });

  it('L35.1: with less chance no card is a miss or a critical hit', () => {
    const figure = hero?.id ?? '';
    const play = MIDST && { ...MIDST, book: { ...MIDST.book, modifiers: standardModifiers(true) } };
    for (const card of ['2x', 'null']) expect(linesFor({ ...DRAWN, figure, cards: [card] }, play)).toEqual([]);
  });

  it('comments on an escape at 1 HP', () => {
    const damaged = {
      type: 'damaged',
      figure: hero?.id ?? '',
      n: 2,
      by: null,
      source: { from: 'perk' },
      rule: 'L20.1',
    } as const;
    expect(linesFor({ ...damaged, hp: 1 })).toEqual([`hero.${name}.escape`]);
    expect(linesFor({ ...damaged, hp: 2 })).toEqual([]);
  });
});

const MODIFIERS = standardModifiers(false);

/** A bailiff of 10 HP, a crow and a summon beside the bailiff, and seats with so many cards in hand and discard pile. */
function table(hp: number, cards: readonly [number, number] = [3, 3], isPlanned = false): Play {
  const list = (n: number) => Array.from({ length: n }, (_, i) => `card${i}`);
  const figures = [
    { id: 'hero:bailiff', kind: 'hero', hero: 'bailiff', hp, maxHp: 10 },
    { id: 'monster:crow:1', kind: 'monster', monster: 'crow', hp, maxHp: 8 },
    { id: 'summon:1', kind: 'summon', summon: 'goat', hero: 'bailiff', hp, maxHp: 4 },
  ];
  const plan = isPlanned ? { plan: 'cards' } : { plan: 'rest' };
  const seats = [
    { hero: 'other', hand: list(9), discard: [], plan: null },
    { hero: 'bailiff', hand: list(cards[0]), discard: list(cards[1]), plan },
  ];
  return { book: { modifiers: MODIFIERS }, state: { figures, seats }, events: [] } as unknown as Play;
}

const NOBODY = { state: { figures: [], seats: [] }, events: [] } as unknown as Play;
const [BAILIFF, CROW, GOAT] = ['hero:bailiff', 'monster:crow:1', 'summon:1'] as const;
const damaged = (figure: string, n: number, hp: number, by: string | null = null) => ({
  type: 'damaged',
  figure,
  n,
  hp,
  by,
});
const drawn = (figure: string, ...cards: string[]) => ({ type: 'modifiersDrawn', figure, cards, counted: [0] });

it.each<[string, object, readonly string[], Play?]>([
  ['the monsters of round 1', { type: 'roundBegan', round: 1 }, ['monster.crow.appears']],
  ['a later round', { type: 'roundBegan', round: 2 }, []],
  ['monsters behind a door', { type: 'roomRevealed', figures: [CROW, BAILIFF] }, ['monster.crow.appears']],
  ['a summoned monster', { type: 'monsterSummoned', figure: CROW }, ['monster.crow.appears']],
  ['a death', { type: 'died', figure: CROW }, ['monster.crow.dies']],
  ['the end of a summon', { type: 'died', figure: GOAT }, []],
  ['a monster at a quarter of its HP', damaged(CROW, 2, 2), ['monster.crow.nearlyDead']],
  ['a monster with more', damaged(CROW, 2, 3), []],
  ['a monster that was there before', damaged(CROW, 1, 2), ['monster.crow.nearlyDead']],
  ['a monster that was below before', damaged(CROW, 1, 1), []],
  ['a hero wounded by a monster', damaged(BAILIFF, 1, 5, CROW), ['monster.crow.wounds']],
  [
    'a hero wounded by a monster to the last HP',
    damaged(BAILIFF, 1, 1, CROW),
    ['monster.crow.wounds', 'hero.bailiff.escape'],
  ],
  ['a hero wounded by a summon', damaged(BAILIFF, 1, 5, GOAT), []],
  ['a hero who loses nothing', damaged(BAILIFF, 0, 1, CROW), []],
  ['a summon', damaged(GOAT, 3, 1, CROW), []],
  ['a figure that is unknown', damaged('monster:gone:1', 3, 1, CROW), []],
  [
    'damage negated that would have exhausted the hero',
    { type: 'damageNegated', hero: 'bailiff', n: 4 },
    ['hero.bailiff.escape'],
  ],
  ['other negated damage', { type: 'damageNegated', hero: 'bailiff', n: 3 }, []],
  ['negated damage of a hero who is gone', { type: 'damageNegated', hero: 'gone', n: 99 }, []],
  ['a doubled attack', drawn(BAILIFF, '2x'), ['hero.bailiff.critical']],
  ['a blessed attack', drawn(BAILIFF, 'bless', 'null'), ['hero.bailiff.critical']],
  ['a missed attack', drawn(BAILIFF, 'null', '2x'), ['hero.bailiff.miss']],
  ['a cursed attack', drawn(BAILIFF, 'curse'), ['hero.bailiff.miss']],
  ['any other attack', drawn(BAILIFF, '+1', '2x'), []],
  ['the attack of a monster', drawn(CROW, '2x'), []],
  ['a rest that leaves two cards', { type: 'restTaken', hero: 'bailiff' }, ['hero.bailiff.lastCard'], table(4, [1, 1])],
  ['a rest that leaves three cards', { type: 'restTaken', hero: 'bailiff' }, [], table(4, [2, 1])],
  [
    'a rest with two cards planned',
    { type: 'restTaken', hero: 'bailiff' },
    ['hero.bailiff.lastCard'],
    table(4, [0, 0], true),
  ],
  ['a rest with two cards planned and one left', { type: 'restTaken', hero: 'bailiff' }, [], table(4, [1, 0], true)],
  ['the rest of nobody', { type: 'restTaken', hero: 'nobody' }, ['hero.nobody.lastCard']],
  ['a door', { type: 'doorOpened' }, ['door.first', 'door.second', 'door.third']],
  ['a treasure', { type: 'treasureLooted' }, ['treasure.first', 'treasure.second', 'treasure.third']],
  ['the end of a turn', { type: 'turnEnded', figure: CROW }, []],
])('comments on %s', (_, event, lines, play = table(4)) => {
  const events = [event] as unknown as readonly GameEvent[];
  const found = cuesOf(play, { ...play, events });
  expect(found.flatMap((cue) => cue.lines)).toEqual(lines);
  for (const cue of found) {
    const kind = cue.lines[0]?.split('.').at(cue.lines.length > 1 ? 0 : -1) as keyof typeof CUE_WEIGHTS;
    expect([cue.weight, cue.event]).toEqual([CUE_WEIGHTS[kind], event]);
  }
});

it('knows figures that come or go with the command', () => {
  const event = { type: 'died', figure: CROW } as GameEvent;
  const lines = (before: Play, after: Play) =>
    cuesOf(before, { ...after, events: [event] }).flatMap((cue) => cue.lines);
  expect(lines(NOBODY, table(4))).toEqual(['monster.crow.dies']);
  expect(lines(table(4), NOBODY)).toEqual(['monster.crow.dies']);
});
