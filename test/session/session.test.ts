import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOver, legal, toJSON } from '../../src/flow/inHand/play';
import { canonicalJson } from '../../src/journal/digest';
import { MAX_COMMANDS } from '../../src/journal/journal';
import type { Command } from '../../src/rules/inHand/commands';
import { notifyAfterSaving } from '../../src/session/session';
import { skirmish } from '../journal/kit';
import { type Change, type Game, keep, openSession, replay, restore, type Session } from '../kit/inHand';

const book = skirmish();
const SELECT: Command = { type: 'select', leading: 'two', second: 'one' };
const WALK: Command = { type: 'play', card: 'one', half: 'bottom', basic: false };
const APPROACH: Command[] = [SELECT, WALK, { type: 'step', to: 'b1' }, { type: 'step', to: 'c2' }, { type: 'stop' }];

function open() {
  const saved: Game[] = [];
  const changes: Change[] = [];
  const session = openSession(book, { save: (game) => void saved.push(game) });
  session.subscribe((change) => void changes.push(change));
  return { session, saved, changes };
}

function dispatchAll(session: Session, commands: readonly Command[]) {
  for (const command of commands) expect(session.dispatch(command)).toMatchObject({ ok: true });
}

const stateOf = ({ play }: Pick<Session, 'play'>) => canonicalJson(toJSON(play));

describe('a session', () => {
  it('saves a new game before its first command', () => {
    const { session, saved } = open();
    expect(saved).toEqual([{ journal: session.journal, play: session.play, played: [] }]);
    expect(session.journal).toMatchObject({ setup: book.setup, start: null, commands: [] });
  });

  it('adds the result to the journal and requests saving before listeners are notified', () => {
    const { session, saved } = open();
    dispatchAll(session, APPROACH);
    const told: unknown[] = [];
    session.subscribe((change) => {
      told.push(change.kind);
      expect(change.play).toBe(session.play);
      expect(session.journal.commands.at(-1)).toEqual({ type: 'roll' });
      expect(saved.at(-1)).toMatchObject({ journal: session.journal, play: session.play });
    });
    const rolled = session.dispatch({ type: 'roll' });
    expect(rolled.ok && rolled.events.some(({ type }) => type === 'rolled')).toBe(true);
    expect(told).toEqual(['command']);
  });

  it('changes nothing, saves nothing and notifies no listener when a command is refused', () => {
    const { session, saved, changes } = open();
    const [play, journal] = [session.play, session.journal];
    expect(session.dispatch({ type: 'roll' })).toEqual({ ok: false, reason: 'notNow' });
    expect(session.play).toBe(play);
    expect(session.journal).toBe(journal);
    expect([saved.length, changes.length]).toEqual([1, 0]);
  });

  it('refuses a command when the journal is full, reports it, and goes on after an undo', () => {
    const start = open();
    dispatchAll(start.session, [SELECT]);
    const { journal, play } = start.session;
    const [played] = start.saved.at(-1)?.played ?? [];
    if (!played) return expect.unreachable('nothing is played');
    const long = (commands: number): Game => ({
      journal: { ...journal, commands: Array<Command>(commands).fill(SELECT) },
      play,
      played: Array(commands).fill({ ...played, reveals: false, continuesAction: false }),
    });
    let told = 0;
    const saved: Game[] = [];
    const save = (game: Game) => void saved.push(game);
    const full = openSession(book, { game: long(MAX_COMMANDS), save, onFull: () => (told += 1) });
    expect(full.dispatch(WALK)).toEqual({ ok: false, reason: 'journalFull' });
    expect([told, saved.length, full.journal.commands.length, full.canUndo()]).toEqual([1, 0, MAX_COMMANDS, true]);
    // A command that is illegal anyway is refused with its usual reason.
    expect(full.dispatch({ type: 'roll' })).toEqual({ ok: false, reason: 'notNow' });
    expect(told).toBe(1);

    const last = openSession(book, { game: long(MAX_COMMANDS - 1), save });
    expect(last.dispatch(WALK).ok).toBe(true);
    expect(last.journal.commands).toHaveLength(MAX_COMMANDS);
  });

  it('notifies every listener of all changes in order, even if a listener sends the next command', () => {
    const session = openSession(book, { save: () => undefined });
    const heard: string[] = [];
    session.subscribe((change) => {
      if (change.kind === 'command' && change.command === SELECT) session.dispatch(WALK);
    });
    session.subscribe((change) => void heard.push(change.kind === 'command' ? change.command.type : change.kind));
    session.dispatch(SELECT);
    expect(heard).toEqual(['select', 'play']);
  });

  it('goes on notifying after a listener has thrown, and does not notify unsubscribed listeners', () => {
    const { session, changes } = open();
    const leave = session.subscribe(() => {
      throw new Error('no picture');
    });
    expect(() => session.dispatch(SELECT)).toThrow('no picture');
    expect(session.journal.commands).toEqual([SELECT]);
    leave();
    session.dispatch(WALK);
    expect(changes.map(({ kind }) => kind)).toEqual(['command', 'command']);
  });
});

describe('undo in a session', () => {
  it('takes back a whole move, then the decisions before it, and names the first undone command', () => {
    const { session, saved, changes } = open();
    const fresh = stateOf(session);
    dispatchAll(session, [SELECT, WALK]);
    const beforeTheMove = stateOf(session);
    dispatchAll(session, [{ type: 'step', to: 'a2' }, { type: 'step', to: 'a3' }, { type: 'stop' }]);

    expect(session.nextUndo()).toEqual({ type: 'step', to: 'a2' });
    expect(session.undo()).toBe(true);
    expect(stateOf(session)).toBe(beforeTheMove);
    expect(session.journal.commands).toEqual([SELECT, WALK]);
    expect(saved.at(-1)).toMatchObject({ journal: session.journal, play: session.play });
    expect(changes.at(-1)).toEqual({ kind: 'sync', play: session.play });

    expect([session.undo(), session.undo()]).toEqual([true, true]);
    expect(stateOf(session)).toBe(fresh);
    expect([session.nextUndo(), session.canUndo(), session.undo()]).toEqual([null, false, false]);
  });

  it('stops at a roll, also in a resumed game', () => {
    const { session } = open();
    dispatchAll(session, [...APPROACH, { type: 'roll' }]);
    expect(session.canUndo()).toBe(false);
    expect(session.undo()).toBe(false);

    const again = replay(book, session.journal);
    if (!again.ok) return expect.unreachable(again.reason);
    const saved: Game[] = [];
    const resumed = openSession(book, { game: again, save: (game) => void saved.push(game) });
    expect(saved).toEqual([]);
    expect(stateOf(resumed)).toBe(stateOf(session));
    expect(resumed.canUndo()).toBe(false);
  });

  it('always leads to a state that the game has passed, and never changes revealed random results', () => {
    const moves = fc.array(fc.oneof(fc.nat(1000), fc.constant('undo' as const)), { maxLength: 60 });
    fc.assert(
      fc.property(moves, (choices) => {
        const { session } = open();
        const passed = [stateOf(session)];
        let rolls: readonly unknown[] = [];
        for (const choice of choices) {
          if (isOver(session.play)) break;
          const { generator } = session.play.state;
          if (choice === 'undo') {
            if (session.undo()) expect(session.play.state.generator).toEqual(generator);
            passed.length = session.journal.commands.length + 1;
          } else {
            const options = legal(session.play);
            const command = options[choice % options.length];
            if (command) dispatchAll(session, [command]);
            passed.push(stateOf(session));
            if (!session.canUndo()) rolls = session.journal.commands;
          }
          expect(stateOf(session)).toBe(passed.at(-1));
          expect(session.journal.commands.slice(0, rolls.length)).toEqual(rolls);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('redo in a session', () => {
  it('repeats a whole move, and is empty after a different command', () => {
    const { session } = open();
    const way: Command[] = [{ type: 'step', to: 'a2' }, { type: 'step', to: 'a3' }, { type: 'stop' }];
    dispatchAll(session, [SELECT, WALK, ...way]);
    const there = stateOf(session);
    session.undo();
    expect(session.nextRedo()).toEqual(way[0]);
    expect(session.redo()).toBe(true);
    expect([stateOf(session), session.nextRedo(), session.redo()]).toEqual([there, null, false]);
    session.undo();
    dispatchAll(session, [{ type: 'step', to: 'a2' }]);
    expect([session.nextRedo(), session.redo()]).toEqual([null, false]);
  });

  it('reverses every undo: the same number of redos leads to the same state and journal', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 40 }), fc.nat(12), (choices, undos) => {
        const { session } = open();
        for (const choice of choices) {
          const options = legal(session.play);
          const command = options[choice % options.length];
          if (command) dispatchAll(session, [command]);
        }
        const [there, { commands }] = [stateOf(session), session.journal];
        let undone = 0;
        while (undone < undos && session.undo()) undone += 1;
        for (let n = 0; n < undone; n += 1) expect(session.redo()).toBe(true);
        expect(session.redo()).toBe(false);
        expect([stateOf(session), session.journal.commands]).toEqual([there, commands]);
      }),
      { numRuns: 60 },
    );
  });

  it('survives a reload, and is dropped if it is not legal there', async () => {
    const { session, saved } = open();
    const way: Command[] = [{ type: 'step', to: 'a2' }, { type: 'step', to: 'a3' }, { type: 'stop' }];
    dispatchAll(session, [SELECT, WALK, ...way]);
    const there = stateOf(session);
    session.undo();
    session.undo();
    const last = saved.at(-1);
    if (!last) return expect.unreachable('nothing was saved');
    const kept = keep(last);
    const restored = await restore(book, JSON.parse(JSON.stringify(kept)));
    if (!restored.ok) return expect.unreachable('it is its own');
    const resumed = openSession(book, { game: restored, save: () => {} });
    expect([resumed.redo(), resumed.redo(), resumed.redo()]).toEqual([true, true, false]);
    expect(stateOf(resumed)).toBe(there);
    const nonsense = await restore(book, { ...kept, undone: [[{ type: 'stop' }]] });
    expect(nonsense.ok && nonsense.undone).toBeUndefined();
  });
});

describe('practice', () => {
  it('can undo a roll only if a listener records this, before the game is saved', () => {
    const { session } = open();
    dispatchAll(session, [...APPROACH, { type: 'roll' }]);
    expect([session.mayRewind, session.nextRewind(), session.rewind()]).toEqual([false, null, false]);

    const order: string[] = [];
    const game = replay(book, session.journal);
    if (!game.ok) return expect.unreachable(game.reason);
    const practising = openSession(book, {
      game,
      save: () => void order.push('saved'),
      onPractice: () => void order.push('written down'),
    });
    const rolled = stateOf(practising);
    expect(practising.mayRewind).toBe(true);
    expect(practising.nextRewind()).toEqual({ type: 'roll' });
    expect(practising.rewind()).toBe(true);
    expect(order).toEqual(['written down', 'saved']);
    expect(practising.journal.commands).toEqual(APPROACH);
    // The seed is the same, so the repeated roll has the same result.
    dispatchAll(practising, [{ type: 'roll' }]);
    expect(stateOf(practising)).toBe(rolled);
  });

  it('can undo to the beginning, one roll at a time, and redo everything', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 40 }), (choices) => {
        const session = openSession(book, { save: () => {}, onPractice: () => {} });
        for (const choice of choices) {
          const options = legal(session.play);
          const command = options[choice % options.length];
          if (command) dispatchAll(session, [command]);
        }
        const there = stateOf(session);
        while (session.undo() || session.rewind());
        expect(session.journal.commands).toEqual([]);
        while (session.redo());
        expect(stateOf(session)).toBe(there);
      }),
      { numRuns: 40 },
    );
  });
});

describe('listeners that are notified after saving', () => {
  /** A session whose saves finish only when the test says so. */
  function slow() {
    const waiting: (() => void)[] = [];
    const session = openSession(skirmish(), {
      save: () => new Promise<void>((resolve) => waiting.push(resolve)),
    });
    const heard: string[] = [];
    const gameWords = notifyAfterSaving(session, (what: string) => void heard.push(what));
    return { session, gameWords, heard, keep: () => waiting.shift()?.() };
  }
  const some = (session: Session) => {
    const [command] = legal(session.play);
    if (command) session.dispatch(command);
  };

  it('are notified after the save, in order, or at once if there is nothing to save', async () => {
    const { session, gameWords, heard, keep } = slow();
    keep();
    await session.saving;
    expect([session.saving, gameWords.pending]).toEqual([null, null]);
    gameWords.send('nothing to wait for');
    expect(heard).toEqual(['nothing to wait for']);
    some(session);
    gameWords.send('first');
    some(session);
    gameWords.send('second');
    expect(heard).toHaveLength(1);
    const { pending: told } = gameWords;
    keep();
    keep();
    await told;
    expect(heard.slice(1)).toEqual(['first', 'second']);
    expect([session.saving, gameWords.pending]).toEqual([null, null]);
  });

  it('are still waiting while an older change is saved before the newest', async () => {
    const { session, keep } = slow();
    const first = session.saving;
    some(session);
    const second = session.saving;
    keep();
    await first;
    expect(second).not.toBe(first);
    expect(session.saving).toBe(second);
    keep();
    await second;
    expect(session.saving).toBeNull();
  });

  it('do not delay the result: the next command can be sent at once', () => {
    const { session } = slow();
    const before = session.journal.commands.length;
    some(session);
    some(session);
    expect(session.journal.commands.length).toBe(before + 2);
  });
});
