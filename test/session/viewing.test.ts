/** Tests a journal that is watched: each position is the result of its commands, and invalid journals are refused. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOver, type Play, toJSON } from '../../src/flow/inHand/play';
import { canonicalJson } from '../../src/journal/digest';
import { playByNumbers, skirmish } from '../journal/kit';
import { book as builtBook } from '../kit/books';
import { type Journal, newGame, openViewing, replay, type Viewing } from '../kit/inHand';
import { many } from '../kit/many';
import { attacker, FAST, passage } from '../kit/scenes';
import { at } from '../kit/table';

const book = skirmish();
const played = (numbers: readonly number[], patience: number): Journal => ({
  ...newGame(book).journal,
  commands: playByNumbers(book, numbers, patience).commands,
});
const journals = fc
  .tuple(fc.array(fc.nat(9), { minLength: 1, maxLength: 8 }), fc.nat(60))
  .map(([numbers, patience]) => played(numbers, patience));
const journal = played([3, 1, 4, 1, 5], 40);

function opened(of: Journal, at?: number): Viewing {
  const viewed = openViewing(book, of, at);
  return viewed.ok ? viewed.viewing : expect.unreachable(viewed.what);
}

function tableAfter(of: Journal, count: number): Play {
  const replayed = replay(book, { ...of, commands: of.commands.slice(0, count) });
  return replayed.ok ? replayed.play : expect.unreachable(replayed.reason);
}

const spell = (play: Play) => canonicalJson(toJSON(play));

describe('a watched game', () => {
  it('has at each position the state to which the first commands of the journal lead', () => {
    fc.assert(
      fc.property(journals, fc.integer({ min: -3, max: 70 }), (each, wanted) => {
        const viewing = opened(each);
        const at = Math.min(Math.max(wanted, 0), each.commands.length);
        viewing.seek(wanted);
        expect([viewing.at, viewing.last]).toEqual([at, each.commands.length]);
        expect(spell(viewing.interaction.play)).toBe(spell(tableAfter(each, at)));
        expect(viewing.interaction.session.play).toBe(viewing.interaction.play);
        expect(viewing.interaction.session.journal).toEqual({ ...each, commands: each.commands.slice(0, at) });
        expect(spell(opened(each, wanted).interaction.play)).toBe(spell(viewing.interaction.play));
      }),
      { numRuns: many(100) },
    );
  });

  it('goes forward command by command, and notifies listeners with the events of each', () => {
    const viewing = opened(journal);
    const told: unknown[] = [];
    viewing.interaction.subscribe((change) => told.push(change));
    for (const [index, command] of journal.commands.entries()) {
      expect(viewing.forward()).toBe(true);
      const play = viewing.playAt(index + 1);
      expect(told.at(-1)).toEqual({ kind: 'command', command, events: play.events, play });
      expect(viewing.commandAt(index + 1)).toEqual(command);
      expect(play.events).toEqual(tableAfter(journal, index + 1).events);
    }
    expect([viewing.forward(), viewing.at, told.length]).toEqual([false, viewing.last, viewing.last]);
    expect(viewing.commandAt(0)).toBeNull();
  });

  it('notifies listeners of a jump as a new picture, until they unsubscribe', () => {
    const viewing = opened(journal, 2);
    const told: string[] = [];
    const leave = viewing.interaction.session.subscribe(({ kind }) => told.push(kind));
    viewing.seek(5);
    leave();
    viewing.seek(1);
    expect(told).toEqual(['sync']);
  });

  it('has the positions where rounds begin', () => {
    fc.assert(
      fc.property(journals, (each) => {
        const { rounds, playAt, last } = opened(each);
        expect(rounds[0]).toEqual({ round: 1, at: 0 });
        for (const [index, { round, at }] of rounds.entries()) {
          expect(playAt(at).state.round).toBe(round);
          const end = rounds[index + 1]?.at ?? last + 1;
          for (let inside = at; inside < end; inside++) expect(playAt(inside).state.round).toBe(round);
        }
      }),
      { numRuns: many(50) },
    );
  });

  it('refuses every command to its interaction', () => {
    const { interaction, at } = opened(journal, 3);
    const before = spell(interaction.play);
    expect(interaction.options).toEqual([]);
    expect(interaction.send({ type: 'endTurn' })).toMatchObject({ ok: false });
    expect(interaction.session.dispatch({ type: 'endTurn' })).toMatchObject({ ok: false });
    interaction.toggleCard('one');
    interaction.previewWay(['a2']);
    interaction.setBasic(true);
    expect([interaction.sendDraft(), interaction.undo(), interaction.redo()]).toEqual([false, false, false]);
    expect([interaction.session.canUndo(), interaction.session.undo(), interaction.session.redo()]).toEqual([
      false,
      false,
      false,
    ]);
    expect([interaction.session.nextUndo(), interaction.session.nextRedo()]).toEqual([null, null]);
    expect(interaction.draft).toEqual({ cards: [], path: [], basic: false });
    expect([spell(interaction.play), at]).toEqual([before, 3]);
  });
});

describe('a journal from outside', () => {
  it('is refused at the first illegal command, with the reason', () => {
    const commands = [...journal.commands.slice(0, 2), { type: 'roll' } as const, ...journal.commands.slice(2)];
    expect(openViewing(book, { ...journal, commands })).toEqual({
      ok: false,
      what: 'command',
      index: 2,
      reason: 'notNow',
    });
  });

  it('may begin with a state in the middle of a scenario', () => {
    const start = toJSON(tableAfter(journal, 4));
    const viewing = opened({ ...journal, start, commands: journal.commands.slice(4) });
    expect(spell(viewing.playAt(0))).toBe(spell(tableAfter(journal, 4)));
    expect(spell(viewing.playAt(viewing.last))).toBe(spell(tableAfter(journal, journal.commands.length)));
    expect(isOver(viewing.playAt(0))).toBe(false);
  });

  it('is refused when its first state does not belong to this book, or is impossible', () => {
    const start = toJSON(tableAfter(journal, 4));
    const { state } = start;
    const strange = { ...start, state: { ...state, hero: { ...state.hero, at: 'z9' } } };
    expect(openViewing(book, { ...journal, start: strange })).toEqual({ ok: false, what: 'start' });
    const broken = { ...start, phase: 'heroTurn.acting' as const, state: { ...state, turn: null } };
    const viewed = openViewing(book, { ...journal, start: broken, commands: [{ type: 'stop' }] });
    expect(viewed.ok).toBe(false);
  });

  it('is refused quickly when it would never end', () => {
    const beside = builtBook({ board: passage(1), foes: [attacker(3, { initiative: FAST })] });
    const struck = at(beside).selects('one', 'two').rolls('A', 'A').play;
    expect(struck.phase).toBe('monsterTurn.suffering');
    const fought = newGame(beside).journal;
    const { phase, state } = toJSON(struck);
    const viewed = (start: Journal['start']) =>
      openViewing(beside, { ...fought, start, commands: [{ type: 'suffer' }] });
    expect(viewed({ phase, state }).ok).toBe(true);
    expect(viewed({ phase, state: { ...state, fight: null } })).toEqual({ ok: false, what: 'start' });
  });
});
