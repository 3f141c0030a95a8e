/** Tests the schemas of a journal of the Long Table: of set-ups and commands. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { SHAPES } from '../../../src/journal/longTable/schema';
import { journalShapeOf } from '../../../src/journal/schema';
import type { Command, CommandType } from '../../../src/rules/longTable/commands';
import { heroSetup, setupFor } from '../../kit/longTableSetups';

const hero = { hero: 'bailiff' } as const;
/** One command of each type. */
const COMMANDS: { readonly [T in CommandType]: Extract<Command, { type: T }> } = {
  keepGoal: { type: 'keepGoal', ...hero, goal: 'earlyBird' },
  equip: { type: 'equip', ...hero, item: 'paperweight' },
  unequip: { type: 'unequip', ...hero, item: 'paperweight' },
  takeCard: { type: 'takeCard', ...hero, card: 'levy' },
  putBack: { type: 'putBack', ...hero, card: 'levy' },
  start: { type: 'start', ...hero, hex: 'a1' },
  begin: { type: 'begin' },
  select: { type: 'select', ...hero, leading: 'levy', second: 'writ' },
  longRest: { type: 'longRest', ...hero },
  play: { type: 'play', card: 'levy', half: 'top', basic: false },
  endTurn: { type: 'endTurn' },
  endBonus: { type: 'endBonus', ...hero, card: 'levy' },
  useItem: { type: 'useItem', ...hero, item: 'paperweight' },
  changeInitiative: { type: 'changeInitiative', ...hero, item: 'mrSumpsWatch', to: 'lower' },
  putDown: { type: 'putDown', ...hero, treasure: 301 },
  pay: { type: 'pay', nth: 0, element: 'fire' },
  perform: { type: 'perform' },
  skip: { type: 'skip' },
  step: { type: 'step', to: 'b1' },
  carry: { type: 'carry', figure: 'hero:sexton' },
  stop: { type: 'stop' },
  target: { type: 'target', figure: 'monster:shuffler:1' },
  area: { type: 'area', hexes: ['a1', 'b1'] },
  leaveOut: { type: 'leaveOut', figure: 'monster:shuffler:1' },
  done: { type: 'done' },
  draw: { type: 'draw' },
  proceed: { type: 'proceed' },
  leaveEffect: { type: 'leaveEffect', effect: 'lien' },
  suffer: { type: 'suffer' },
  loseFromHand: { type: 'loseFromHand', card: 'levy' },
  loseFromDiscard: { type: 'loseFromDiscard', cards: ['levy', 'writ'] },
  force: { type: 'force', to: 'b1' },
  forceAgainst: { type: 'forceAgainst', side: 'ne' },
  waive: { type: 'waive' },
  place: { type: 'place', hex: 'a1' },
  recover: { type: 'recover', card: 'levy' },
  refresh: { type: 'refresh', item: 'paperweight' },
  element: { type: 'element', element: 'dark' },
  shortRest: { type: 'shortRest', ...hero },
  keep: { type: 'keep' },
  redraw: { type: 'redraw' },
  lose: { type: 'lose', card: 'levy' },
  choose: { type: 'choose', option: { option: 'hex', hex: 'a1', targets: ['hero:bailiff'] } },
};

describe('a command', () => {
  it.each(Object.values(COMMANDS))('with the right fields is accepted: $type', (command) => {
    expect(v.is(SHAPES.command, command)).toBe(true);
  });

  it.each(Object.values(COMMANDS))('with an extra, missing or wrong field is refused: $type', (command) => {
    expect(v.is(SHAPES.command, { ...command, more: 1 })).toBe(false);
    for (const field of Object.keys(command)) {
      const { [field]: _, ...rest } = { ...command } as Record<string, unknown>;
      if (!(command.type === 'pay' && field === 'element')) expect(v.is(SHAPES.command, rest), field).toBe(false);
      expect(v.is(SHAPES.command, { ...command, [field]: { deep: [] } }), field).toBe(false);
    }
  });

  it('of an unknown type is refused', () => {
    for (const value of [null, 1, 'begin', [], {}, { type: 'dance' }, { type: 'toString' }])
      expect(v.is(SHAPES.command, value)).toBe(false);
  });
});

describe('a set-up', () => {
  const valid = setupFor(
    'escrow',
    [heroSetup('sexton', { pending: [{ pending: 'bless', cards: 2 }] }), heroSetup('bailiff')],
    {
      pending: [{ pending: 'joins', monster: 'shuffler', rank: 'elite' }],
    },
  );

  it('with the right fields is accepted', () => {
    expect(v.is(SHAPES.setup, valid)).toBe(true);
  });

  it.each([
    ['no hero', { heroes: [] }],
    ['a class twice (L1.1)', { heroes: [heroSetup('sexton'), heroSetup('sexton')] }],
    ['five heroes', { heroes: ['a', 'b', 'c', 'd', 'e'].map((each) => ({ ...heroSetup('sexton'), hero: each })) }],
    ['open information with one hero (L3.4)', { heroes: [heroSetup('sexton')], openInformation: true }],
    ['a level above 7 (L3.1)', { level: 8 }],
    ['a hero of level 10', { heroes: [{ ...heroSetup('sexton'), level: 10 }] }],
    ['a card twice in the pool', { heroes: [{ ...heroSetup('sexton'), pool: ['openGrave', 'openGrave'] }] }],
    [
      'more blessings than the supply has',
      { heroes: [heroSetup('sexton', { pending: [{ pending: 'bless', cards: 11 }] })] },
    ],
    ['no seed', { seed: '' }],
    ['an unknown field', { cheat: true }],
  ])('is refused with %s', (_, over) => {
    expect(v.is(SHAPES.setup, { ...valid, ...over })).toBe(false);
  });
});

describe('a journal', () => {
  const shape = journalShapeOf(LONG_TABLE.id, SHAPES);
  const journal = {
    format: 1,
    mode: 'longTable',
    contentHash: '0123abcd',
    setup: setupFor('escrow'),
    start: null,
    commands: Object.values(COMMANDS),
  };

  it('has a set-up, commands and its mode', () => {
    expect(v.is(shape, journal)).toBe(true);
    expect(v.is(shape, { ...journal, mode: 'inHand' })).toBe(false);
    expect(v.is(shape, { ...journal, commands: [{ type: 'roll' }] })).toBe(false);
  });
});

describe('undo', () => {
  const at = { rule: 'L12.3' };
  it('L36.6: stops at revealed random results', () => {
    const { revealsChance } = LONG_TABLE;
    expect(revealsChance([{ type: 'deckShuffled', deck: 'monsters', cards: 20, ...at }])).toBe(true);
    expect(revealsChance([{ type: 'monsterCardShown', deck: 'crow', card: 'crow1', initiative: 1, ...at }])).toBe(true);
    expect(revealsChance([{ type: 'restDrawn', hero: 'bailiff', card: 'levy', again: false, ...at }])).toBe(true);
    const placed = { type: 'figurePlaced', figure: 'x', hex: 'a1', hp: 1, rank: null, ...at } as const;
    expect([revealsChance([{ ...placed, number: 3 }]), revealsChance([{ ...placed, number: null }])]).toEqual([
      true,
      false,
    ]);
    expect(revealsChance([{ type: 'roundBegan', round: 1, ...at }])).toBe(false);
  });

  it('L9.1: takes back all steps of a move together', () => {
    const { continuesAction, keepsActionOpen } = LONG_TABLE;
    expect([continuesAction(COMMANDS.step), continuesAction(COMMANDS.stop), continuesAction(COMMANDS.play)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(keepsActionOpen(COMMANDS.step, [])).toBe(true);
    expect(keepsActionOpen(COMMANDS.step, [{ type: 'moveEnded', figure: 'x', at: 'a1', steps: 1, ...at }])).toBe(false);
    expect(keepsActionOpen(COMMANDS.stop, [])).toBe(false);
  });
});
