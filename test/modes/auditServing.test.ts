/** The worker that audits a game: when it posts findings, and what it answers for a game that cannot be replayed. */
import { expect, it } from 'vitest';
import { newRecord, openAudit, runAudit } from '../../src/audit/audit';
import { auditedInHand } from '../../src/audit/inHand/mode';
import type { AuditedMode } from '../../src/audit/mode';
import { sheetOf } from '../../src/audit/sheet';
import { turningPointsOf } from '../../src/audit/turningPoints';
import { greedyBot } from '../../src/bots/inHand/greedy';
import type { InHand } from '../../src/flow/inHand/types';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import { type AuditFindings, serveAudit } from '../../src/modes/auditServing';
import { someDesk } from '../app/kit';

const QUICK: AuditedMode<InHand> = { ...auditedInHand(IN_HAND), limits: { rough: 1, fair: 1, fine: 1 } };

/** The first decisions of a game. */
function shortGame() {
  const { session } = someDesk('sheet');
  for (let sent = 0; sent < 16; sent += 1) {
    const command = greedyBot(session.play);
    if (command) session.dispatch(command);
  }
  const { setup, commands } = session.journal;
  return { setup, book: IN_HAND.bookFor(setup), commands };
}

const GAME = shortGame();

/** The audit of the game without a worker, and the number of its steps. */
function wholeAudit() {
  const audit = openAudit(QUICK, GAME);
  const steps = [...runAudit(audit)].length;
  const sheet = sheetOf(audit);
  return { steps, sheet, points: turningPointsOf(sheet), record: JSON.stringify(audit.record) };
}

const WHOLE = wholeAudit();

type Posted = { progress?: 'begun' | AuditFindings<InHand>; result?: AuditFindings<InHand> | null };

/** Serves the audit while each step of it takes so many milliseconds; posting takes none. */
function served(stepMs: number, record: Parameters<typeof serveAudit<InHand>>[1]['record'] = null): Posted[] {
  const posted: Posted[] = [];
  let [time, hasPosted] = [0, false];
  const now = () => {
    if (!hasPosted) time += stepMs;
    hasPosted = false;
    return time;
  };
  const post = (message: Posted) => {
    posted.push(message);
    hasPosted = message.progress !== 'begun';
  };
  serveAudit(QUICK, { game: GAME, record }, post as never, now);
  return posted;
}

it.each([
  [500, WHOLE.steps],
  [499, Math.ceil(WHOLE.steps / 2)],
  [0, 1],
])('posts findings in progress at most twice a second: if a step takes %i ms, %i times', (stepMs, times) => {
  expect(WHOLE.steps).toBeGreaterThan(3);
  const posted = served(stepMs);
  expect(posted[0]).toEqual({ progress: 'begun' });
  expect(posted.slice(1, -1)).toHaveLength(times);
  expect(posted[1]).toMatchObject({ progress: { progress: {}, sheet: {}, points: [], record: expect.any(String) } });
});

it('ends with the findings of the whole audit, the same each time and as on the command line', () => {
  const { sheet, points, record } = WHOLE;
  expect(served(0).at(-1)).toEqual({ result: { sheet, points, progress: null, record } });
});

it('goes on with the record of an earlier audit', () => {
  const begun = { ...newRecord<InHand>('audit'), seed: 'earlier' };
  const { result } = served(0, begun).at(-1) ?? {};
  expect(JSON.parse(result?.record ?? '{}')).toMatchObject({ seed: 'earlier' });
});

it('answers nothing for a game of other rules, but does not hide another failure', () => {
  const posted: unknown[] = [];
  const post = (message: unknown) => void posted.push(message);
  const refused = { ...GAME, commands: [...GAME.commands].reverse() };
  serveAudit(QUICK, { game: refused, record: null }, post, () => 0);
  expect(posted).toEqual([{ progress: 'begun' }, { result: null }]);
  const broken = { ...QUICK, rules: { ...QUICK.rules, send: () => expect.unreachable('broken') } };
  expect(() => serveAudit(broken as never, { game: GAME, record: null }, post, () => 0)).toThrow('broken');
});
