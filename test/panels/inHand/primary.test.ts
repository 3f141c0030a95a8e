/** Tests which command the seal sends, and which commands the slips beside it offer. */
import { describe, expect, it } from 'vitest';
import type { Phase } from '../../../src/flow/inHand/phases';
import { fitSlips, needsAnswerColumn, primaryOf, sealSituation, slipsOf } from '../../../src/panels/inHand/hud/primary';
import type { Command } from '../../../src/rules/inHand/commands';
import type { Draft } from '../../../src/session/inHand/interaction';
import { book } from '../../kit/books';
import { attacker, hand, idle, melee, passage, zigzag } from '../../kit/scenes';
import { at, deal, type Game } from '../../kit/table';

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

describe('a round follows', () => {
  it('the seal gives a hint: to play a half, to end the turn, or to rest', () => {
    const options = [play, end, skip];
    expect(sealOn(options, drafting({ hint: play, path: ['b1'] }))).toEqual({
      command: 'draft',
      word: 'table.seal.select',
    });
    expect(sealOn(options, drafting({ hint: end }))).toEqual({ command: 'draft', word: 'table.seal.endTurn' });
    for (const type of ['shortRest', 'longRest'] as const)
      expect(sealOn(options, drafting({ hint: { type } }))).toEqual({ command: 'draft', word: 'table.seal.rest' });
  });

  const spent = deal({ hand: ['one/B', 'two/B'], discard: ['three/B', 'four/B'] });
  const waiting = { board: passage(7), foes: [idle], cards: hand() };
  const begun = (sketch: object = {}) => at(book({ ...waiting, ...sketch } as never));
  const ended = (sketch: object = {}) => begun(sketch).given(spent).selects('one', 'two').ends().play;

  it('at the end of a round, but not within it', () => {
    expect(ended().phase).toBe('cleanup');
    expect(sealSituation(ended()).beginsRound).toBe(true);
    expect(sealSituation(begun().play).beginsRound).toBe(false);
  });

  it('not after the last round that the page allows', () => {
    const limited = (round: number) => ended({ rules: [{ kind: 'roundLimit', round }] });
    expect([1, 2].map((round) => sealSituation(limited(round)).beginsRound)).toEqual([false, true]);
  });
});

describe('the seal', () => {
  it.each<[string, readonly Command[], Command, string]>([
    ['rolls', [item('hat'), roll], roll, 'roll'],
    ['attacks the only monster', [item('hat'), attack('a'), skip, end], attack('a'), 'attack'],
    ['stops', [step, stop], stop, 'stop'],
    ['fights the only monster', [fight('a')], fight('a'), 'fight'],
    ['proceeds', [{ type: 'shortRest' }, proceed], proceed, 'proceed'],
    ['rests if no two cards can be played', [rest], rest, 'rest'],
    ['ends a turn in which nothing is left to play', [item('hat'), end], end, 'endTurn'],
  ])('%s', (_, options, command, word) => {
    expect(sealOn(options)).toEqual({ command, word: `table.seal.${word}` });
  });

  it('rests at the end of the round if no two cards can be played, and the other answer is a slip', () => {
    const options = [{ type: 'shortRest' }, proceed] as const;
    const primary = primaryOf(options, NOTHING, { lacksCards: true, beginsRound: true });
    expect(primary).toEqual({ command: { type: 'shortRest' }, word: 'table.seal.rest' });
    expect(slipsOf(options, primary)).toEqual([proceed]);
  });

  it('says that a round follows, where it ends one', () => {
    const options = [{ type: 'shortRest' }, proceed] as const;
    const ending = { lacksCards: false, beginsRound: true };
    expect(primaryOf(options, NOTHING, ending)).toEqual({ command: proceed, word: 'table.seal.nextRound' });
  });

  it.each<[string, readonly Command[]]>([
    ['several monsters to attack', [attack('a'), attack('b')]],
    ['several monsters to fight', [fight('a'), fight('b')]],
    ['a rest while two cards can be played', [select, rest]],
    ['the end of a turn with a card left to play', [play, end]],
    ['the end of a turn with an ability left', [skip, end]],
    ['a step', [step]],
    ['a decision about damage', [{ type: 'suffer' }, { type: 'negateByLosing', card: 'one' }]],
    ['a scenario that is over', []],
  ])('has no command for %s', (_, options) => {
    expect(sealOn(options)).toBeNull();
  });

  it.each<[string, readonly Command[], string]>([
    ['a roll to an attack', [attack('a'), roll], 'roll'],
    ['an attack to performing an ability', [perform(), attack('a')], 'attack'],
    ['performing an ability to a stop', [stop, perform()], 'perform'],
    ['a stop to a fight', [fight('a'), stop], 'stop'],
    ['a fight to proceeding', [proceed, fight('a')], 'fight'],
    ['proceeding to a rest', [rest, proceed], 'proceed'],
    ['a rest to the end of the turn', [end, rest], 'rest'],
  ])('prefers %s', (_, options, word) => {
    expect(sealOn(options)?.word).toBe(`table.seal.${word}`);
  });

  it('sends the draft first: two selected cards, or else a way', () => {
    const both = drafting({ cards: ['one', 'two'], path: ['b1'] });
    expect(sealOn([select, roll], both)).toEqual({ command: 'draft', word: 'table.seal.select' });
    expect(sealOn([step, stop], drafting({ path: ['b1'] }))).toEqual({ command: 'draft', word: 'table.seal.move' });
  });

  it('does not send an incomplete draft', () => {
    expect(sealOn([select, rest], drafting({ cards: ['one'] }))).toBeNull();
    expect(sealOn([step, stop], drafting({ cards: ['one'] }))?.command).toEqual(stop);
  });
});

describe('the slips', () => {
  it('offer the commands that neither the seal nor the table offers', () => {
    const options = [select, play, step, shift, roll, attack('a'), skip, item('hat'), end];
    expect(slipsOf(options, { command: skip, word: 'table.seal.stop' })).toEqual([attack('a'), item('hat'), end]);
    expect(slipsOf(options, null)).toEqual([attack('a'), skip, item('hat'), end]);
  });

  it('offer all other commands while the seal sends the draft', () => {
    const options = [step, stop, skip];
    expect(slipsOf(options, sealOn(options, drafting({ path: ['b1'] })))).toEqual([stop, skip]);
  });
});

describe('the answers', () => {
  const sheetFor = (game: Game, few?: number) => {
    const slips = slipsOf(game.legal(), sealOn(game.legal()));
    return needsAnswerColumn(
      game.play,
      few === undefined ? slips : Array.from({ length: few }, (_, n) => item(`item${n}`)),
    );
  };
  const start = at(book({ board: passage(5), foes: [idle] }));

  it('are on a sheet if there are more than three, but not while cards are selected or played', () => {
    const { play } = start;
    const sheets = (phase: Phase) =>
      [0, 3, 4, 9].map((few) =>
        needsAnswerColumn(
          { ...play, phase },
          Array.from({ length: few }, (_, n) => item(`item${n}`)),
        ),
      );
    expect(sheets('heroTurn.acting')).toEqual([false, false, true, true]);
    expect(sheets('select')).toEqual([false, false, false, false]);
    expect(sheets('heroTurn.choosing')).toEqual([false, false, false, false]);
  });

  it('have several items behind one slip if there is not enough room', () => {
    const [hat, flask] = [item('hat'), item('flask')];
    expect(fitSlips([hat, flask, end], 1, 3, false)).toEqual({ behind: [hat, flask], word: 'items', slips: [end] });
    expect(fitSlips([hat, flask, end], 0, 3, false)).toEqual({ behind: [], word: 'items', slips: [hat, flask, end] });
    expect(fitSlips([hat, skip, end], 1, 3, false)).toEqual({ behind: [], word: 'items', slips: [hat, skip, end] });
  });

  it('are all behind one slip if space is cramped, so that none is out of sight', () => {
    const [hat, flask] = [item('hat'), item('flask')];
    expect(fitSlips([hat, skip, end], 1, 2, true)).toEqual({ behind: [hat, skip, end], word: 'more', slips: [] });
    expect(fitSlips([hat, flask, end], 1, 3, true)).toEqual({ behind: [hat, flask], word: 'items', slips: [end] });
    expect(fitSlips([skip, end], 0, 2, true)).toEqual({ behind: [], word: 'items', slips: [skip, end] });
    expect(fitSlips([end], 2, 2, true)).toEqual({ behind: [], word: 'items', slips: [end] });
  });

  it('to damage have their own slips, and no sheet', () => {
    const hurt = melee({ foes: [attacker(3)], cards: hand() })
      .ends()
      .rolls('A');
    expect(hurt.phase).toBe('monsterTurn.suffering');
    expect(sheetFor(hurt, 1)).toBe(false);
  });

  it('to a special rule are on a sheet', () => {
    const { play } = start;
    const deciding = (['roundStart', 'heroTurn', 'turnEnd', 'roundEnd'] as const).map((part) =>
      needsAnswerColumn({ ...play, phase: `${part}.deciding` }, [item('hat')]),
    );
    expect(deciding).toEqual([true, true, true, true]);
    expect(needsAnswerColumn({ ...play, phase: 'heroTurn.choosing' }, [item('hat')])).toBe(false);
  });

  it('of a long rest do not cover the cards', () => {
    const { play } = start;
    const many = ['one', 'two', 'three', 'four'].map((card): Command => ({ type: 'lose', card }));
    expect(needsAnswerColumn({ ...play, phase: 'longRest' }, many)).toBe(false);
    expect(needsAnswerColumn({ ...play, phase: 'shortRest' }, many)).toBe(true);
  });
});

it('the seal stops a move only after its first step', () => {
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
