/** What the seal says, and what is left for the slips beside it. */
import { describe, expect, it } from 'vitest';
import type { Phase } from '../../../src/flow/inHand/phases';
import { fitSlips, onSheet, primaryOf, slipsOf } from '../../../src/panels/inHand/hud/primary';
import type { Command } from '../../../src/rules/inHand/commands';
import type { Draft } from '../../../src/session/inHand/interaction';
import { book } from '../../kit/books';
import { attacker, hand, idle, melee, passage, zigzag } from '../../kit/scenes';
import { at, type Game } from '../../kit/table';

const NOTHING: Draft = { cards: [], path: [], basic: false };
const drafting = (part: Partial<Draft>): Draft => ({ ...NOTHING, ...part });
const sealOn = (options: readonly Command[], draft = NOTHING) => primaryOf(options, draft);

const select: Command = { type: 'select', leading: 'one', second: 'two' };
const rest: Command = { type: 'longRest' };
const roll: Command = { type: 'roll' };
const attack = (foe: string, ...consume: string[]): Command => ({ type: 'attack', foe, consume });
const perform = (...consume: string[]): Command => ({ type: 'perform', consume });
const stop: Command = { type: 'stop' };
const fight = (foe: string): Command => ({ type: 'fight', foe });
const proceed: Command = { type: 'proceed' };
const end: Command = { type: 'endTurn' };
const skip: Command = { type: 'skip' };
const play: Command = { type: 'play', card: 'one', half: 'top', basic: false };
const step: Command = { type: 'step', to: 'b1' };
const shift: Command = { type: 'shift', distance: 2 };
const item = (id: string): Command => ({ type: 'useItem', item: id });

describe('the seal', () => {
  it.each<[string, readonly Command[], Command, string]>([
    ['rolls', [item('hat'), roll], roll, 'roll'],
    ['attacks the one foe there is', [item('hat'), attack('a'), skip, end], attack('a'), 'attack'],
    ['stops', [step, stop], stop, 'stop'],
    ['fights the one foe there is', [fight('a')], fight('a'), 'fight'],
    ['proceeds', [{ type: 'shortRest' }, proceed], proceed, 'proceed'],
    ['rests when no two cards can be played', [rest], rest, 'rest'],
    ['ends a turn in which nothing is left to play', [item('hat'), end], end, 'endTurn'],
  ])('%s', (_, options, command, word) => {
    expect(sealOn(options)).toEqual({ command, word: `table.seal.${word}` });
  });

  it.each<[string, readonly Command[]]>([
    ['which of several foes is attacked', [attack('a'), attack('b')]],
    ['which of several foes is fought', [fight('a'), fight('b')]],
    ['whether to rest, while two cards can be played', [select, rest]],
    ['to end a turn with a card still to play', [play, end]],
    ['to end a turn with an ability still to do or to leave out', [skip, end]],
    ['where to go', [step]],
    ['what to do about damage', [{ type: 'suffer' }, { type: 'negateByLosing', card: 'one' }]],
    ['anything when it is all over', []],
  ])('does not say %s', (_, options) => {
    expect(sealOn(options)).toBeNull();
  });

  it.each<[string, readonly Command[], string]>([
    ['a roll before an attack', [attack('a'), roll], 'roll'],
    ['an attack before a performance', [perform(), attack('a')], 'attack'],
    ['a performance before a stop', [stop, perform()], 'perform'],
    ['a stop before a fight', [fight('a'), stop], 'stop'],
    ['a fight before going on', [proceed, fight('a')], 'fight'],
    ['going on before a rest', [rest, proceed], 'proceed'],
    ['a rest before the end', [end, rest], 'rest'],
  ])('says %s', (_, options, word) => {
    expect(sealOn(options)?.word).toBe(`table.seal.${word}`);
  });

  it('says the draft first: both cards, else a way', () => {
    const both = drafting({ cards: ['one', 'two'], path: ['b1'] });
    expect(sealOn([select, roll], both)).toEqual({ command: 'draft', word: 'table.seal.select' });
    expect(sealOn([step, stop], drafting({ path: ['b1'] }))).toEqual({ command: 'draft', word: 'table.seal.move' });
  });

  it('says no draft that is not complete', () => {
    expect(sealOn([select, rest], drafting({ cards: ['one'] }))).toBeNull();
    expect(sealOn([step, stop], drafting({ cards: ['one'] }))?.command).toEqual(stop);
  });
});

describe('the slips', () => {
  it('are what neither the seal nor the table says', () => {
    const options = [select, play, step, shift, roll, attack('a'), skip, item('hat'), end];
    expect(slipsOf(options, { command: skip, word: 'table.seal.stop' })).toEqual([attack('a'), item('hat'), end]);
    expect(slipsOf(options, null)).toEqual([attack('a'), skip, item('hat'), end]);
  });

  it('are all there while the seal says the draft', () => {
    const options = [step, stop, skip];
    expect(slipsOf(options, sealOn(options, drafting({ path: ['b1'] })))).toEqual([stop, skip]);
  });
});

describe('the answers', () => {
  const sheetFor = (game: Game, few?: number) => {
    const slips = slipsOf(game.legal(), sealOn(game.legal()));
    return onSheet(game.play, few === undefined ? slips : Array.from({ length: few }, (_, n) => item(`item${n}`)));
  };
  const start = at(book({ board: passage(5), foes: [idle] }));

  it('come on a sheet when they are more than three, but not over the cards that are chosen', () => {
    const { play } = start;
    const sheets = (phase: Phase) =>
      [0, 3, 4, 9].map((few) =>
        onSheet(
          { ...play, phase },
          Array.from({ length: few }, (_, n) => item(`item${n}`)),
        ),
      );
    expect(sheets('heroTurn.acting')).toEqual([false, false, true, true]);
    expect(sheets('select')).toEqual([false, false, false, false]);
    expect(sheets('heroTurn.choosing')).toEqual([false, false, false, false]);
  });

  it('gather the items behind one where there is no room, if there are several', () => {
    const [hat, flask] = [item('hat'), item('flask')];
    expect(fitSlips([hat, flask, end], 1, 3, false)).toEqual({ behind: [hat, flask], word: 'items', slips: [end] });
    expect(fitSlips([hat, flask, end], 0, 3, false)).toEqual({ behind: [], word: 'items', slips: [hat, flask, end] });
    expect(fitSlips([hat, skip, end], 1, 3, false)).toEqual({ behind: [], word: 'items', slips: [hat, skip, end] });
  });

  it('all go behind one where the place is cramped, so that none is out of sight', () => {
    const [hat, flask] = [item('hat'), item('flask')];
    expect(fitSlips([hat, skip, end], 1, 2, true)).toEqual({ behind: [hat, skip, end], word: 'more', slips: [] });
    expect(fitSlips([hat, flask, end], 1, 3, true)).toEqual({ behind: [hat, flask], word: 'items', slips: [end] });
    expect(fitSlips([skip, end], 0, 2, true)).toEqual({ behind: [], word: 'items', slips: [skip, end] });
    expect(fitSlips([end], 2, 2, true)).toEqual({ behind: [], word: 'items', slips: [end] });
  });

  it('to damage have slips of their own, and no sheet', () => {
    const hurt = melee({ foes: [attacker(3)], cards: hand() })
      .ends()
      .rolls('A');
    expect(hurt.phase).toBe('monsterTurn.suffering');
    expect(sheetFor(hurt, 1)).toBe(false);
  });

  it('to a special rule come on a sheet', () => {
    const { play } = start;
    const deciding = (['roundStart', 'heroTurn', 'turnEnd', 'roundEnd'] as const).map((part) =>
      onSheet({ ...play, phase: `${part}.deciding` }, [item('hat')]),
    );
    expect(deciding).toEqual([true, true, true, true]);
    expect(onSheet({ ...play, phase: 'heroTurn.choosing' }, [item('hat')])).toBe(false);
  });

  it('of a long rest leave the cards in sight', () => {
    const { play } = start;
    const many = ['one', 'two', 'three', 'four'].map((card): Command => ({ type: 'lose', card }));
    expect(onSheet({ ...play, phase: 'longRest' }, many)).toBe(false);
    expect(onSheet({ ...play, phase: 'shortRest' }, many)).toBe(true);
  });
});

it('stops a real move, once it has begun', () => {
  const walking = at(
    book({ board: zigzag('@...1'), foes: [idle], cards: hand({ bottom: [{ kind: 'move', value: 2 }] }) }),
  )
    .selects('one', 'two')
    .plays('one', 'bottom');
  expect(sealOn(walking.legal())).toBeNull();
  const begun = walking.steps('b1').legal();
  expect(sealOn(begun)).toEqual({ command: stop, word: 'table.seal.stop' });
  expect(slipsOf(begun, sealOn(begun))).toEqual([]);
});
