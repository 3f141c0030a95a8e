/** Tests that the log describes every event of a journal, under the round in which it happened. */

import { beforeAll, describe, expect, it } from 'vitest';
import { legal } from '../../../src/flow/inHand/play';
import { openChapter } from '../../../src/i18n';
import { eventSentence } from '../../../src/i18n/inHand/narration';
import { commandLabel } from '../../../src/i18n/inHand/words';
import { logEntries } from '../../../src/panels/inHand/logEntries';
import type { Command } from '../../../src/rules/inHand/commands';
import { playByNumbers, skirmish } from '../../journal/kit';
import { keep, newGame, openSession, replay, type Session } from '../../kit/inHand';

beforeAll(() => openChapter('narration'));

const book = skirmish();
const fresh = () => openSession(book, { save: () => {} });

/** Returns a session after a number of commands. */
function sessionAfter(count: number): Session {
  const session = fresh();
  for (const command of playByNumbers(book, [3, 1, 4, 1, 5], count).commands) session.dispatch(command);
  expect(session.journal.commands).toHaveLength(count);
  return session;
}

/** Returns every event that has a sentence, with the number of commands sent before it. */
function narrated(session: Session) {
  const inOrder: { type: string; at: number; text: string }[] = [];
  const again = fresh();
  const listen = (at: number) => {
    for (const event of again.play.events) {
      const text = eventSentence(again.play, event);
      if (text) inOrder.push({ type: event.type, at, text });
    }
  };
  listen(0);
  for (const [index, command] of session.journal.commands.entries()) {
    again.dispatch(command);
    listen(index + 1);
  }
  return inOrder;
}

describe('the log', () => {
  it('begins with the set-up, which no command has caused', () => {
    const entries = logEntries(fresh());
    expect(entries.map(({ event }) => event.type)).toEqual(['scenarioBegan', 'roundBegan']);
    for (const entry of entries) expect(entry).toMatchObject({ at: 0, commandLabel: null, round: 1 });
    expect(entries[1]).toMatchObject({ text: 'Round 1 begins.', rule: 'R6.1' });
  });

  it('has every event that has a sentence, in order, with its rule', () => {
    const session = sessionAfter(50);
    const entries = logEntries(session);
    expect(entries.map(({ event, at, text }) => ({ type: event.type, at, text }))).toEqual(narrated(session));
    for (const { rule, event } of entries) expect(rule).toBe(event.rule);
  });

  it('leaves out events that are obvious', () => {
    const types = logEntries(sessionAfter(50)).map(({ event }) => event.type);
    expect(types).not.toContain('abilitySkipped');
    expect(types).not.toContain('moveEnded');
  });

  it('names the command behind each event, with its label at that time', () => {
    const session = sessionAfter(50);
    const again = fresh();
    const words = session.journal.commands.map((command) => {
      const label = commandLabel(again.play, command);
      again.dispatch(command);
      return label;
    });
    for (const { at, commandLabel: said } of logEntries(session)) expect(said).toBe(at === 0 ? null : words[at - 1]);
  });

  it('loses the entries of an undone command', () => {
    const session = fresh();
    const before = logEntries(session);
    const [command] = legal(session.play);
    expect(command && session.dispatch(command)).toMatchObject({ ok: true });
    expect(logEntries(session).length).toBeGreaterThan(before.length);
    session.undo();
    expect(logEntries(session)).toEqual(before);
  });

  it('begins at the checkpoint if the journal before it is lost', () => {
    const before = sessionAfter(50);
    const { checkpoint } = keep({ journal: before.journal, play: before.play, played: [] });
    const journal = { ...newGame(book).journal, start: checkpoint };
    const taken = replay(book, journal);
    if (!taken.ok) return expect.unreachable(taken.reason);
    const session = openSession(book, { game: taken, save: () => {} });
    expect(logEntries(session)).toEqual([]);
    const [command] = legal(session.play);
    if (!command) return expect.unreachable('the scenario is over');
    session.dispatch(command);
    const entries = logEntries(session);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries[0]).toMatchObject({ at: 1, round: before.play.state.round });
  });

  it('ends at a command that is no longer accepted', () => {
    const session = sessionAfter(20);
    const broken: Command = { type: 'fight', foe: 'nobody' };
    const commands = session.journal.commands.toSpliced(5, 0, broken);
    const entries = logEntries({ ...session, play: session.play, journal: { ...session.journal, commands } });
    expect(entries).toEqual(logEntries(sessionAfter(5)));
  });
});

describe('the round of an entry', () => {
  const entries = logEntries(sessionAfter(50));
  const beginnings = entries.flatMap(({ event }, index) => (event.type === 'roundBegan' ? [index] : []));

  it('is that of the last beginning before it; a beginning belongs to its own round', () => {
    let round = 1;
    for (const entry of entries) {
      if (entry.event.type === 'roundBegan') round = entry.event.round;
      expect(entry.round, entry.text).toBe(round);
    }
    expect(round).toBeGreaterThan(2);
  });

  it('can change within a command: what it ends belongs to the round before', () => {
    const crossing = beginnings.flatMap((index) => {
      const [before, now] = [entries[index - 1], entries[index]];
      return before && now && before.at === now.at && now.at > 0 ? [[before.round, now.round]] : [];
    });
    expect(crossing.length).toBeGreaterThan(1);
    for (const [before = 0, now] of crossing) expect(now).toBe(before + 1);
  });

  it('never decreases', () => {
    const rounds = entries.map(({ round }) => round);
    expect(rounds).toEqual([...rounds].sort((a, b) => a - b));
  });
});
