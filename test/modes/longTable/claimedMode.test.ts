/** How small claims of the Long Table are judged: how far a judge looks, and what a new seed changes. */
import { expect, it } from 'vitest';
import { MAX_TABLE_POSITIONS } from '../../../src/audit/longTable/claims';
import { auditedLongTable } from '../../../src/audit/longTable/mode';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { claimedLongTable } from '../../../src/modes/longTable/claimedMode';
import { newTable } from '../../kit/longTableTable';

const { session } = newTable();

it('examines up to ten times as many positions as a claim may have, for players who leave the best line', () => {
  expect(claimedLongTable.maxJudged / MAX_TABLE_POSITIONS).toBe(10);
});

it('reads the position with which a claim starts', () => {
  const start = LONG_TABLE.toJSON(session.play);
  const play = claimedLongTable.playOf(session.journal.setup, start);
  expect(LONG_TABLE.toJSON(play)).toEqual(start);
  expect(play.book.scenario.id).toBe('noticeOnTheDoor');
});

it('shuffles like the first sample of an audit with this seed, but keeps the book: its monsters stay where the claim has them', () => {
  const { play } = session;
  const reseeded = claimedLongTable.reseeded(play, 'seed');
  expect(reseeded.state).toEqual(auditedLongTable(LONG_TABLE).redraw(play, 'seed', 0).state);
  expect(reseeded.state).not.toEqual(claimedLongTable.reseeded(play, 'other').state);
  expect(reseeded.book).toBe(play.book);
});
