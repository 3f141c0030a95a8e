/** The app's actions on small claims: a claim is begun as a copy, resumed, watched, described and judged. */
import { expect, it, vi } from 'vitest';
import type { ClaimOf } from '../../src/audit/claims';
import type { InHand } from '../../src/flow/inHand/types';
import { type Claims, claimsIn } from '../../src/modes/claims';
import type { ModeHost } from '../../src/modes/front';

const CLAIM = { id: 'c1' } as unknown as ClaimOf<InHand, unknown>;
const OTHER = { id: 'c2' } as unknown as ClaimOf<InHand, unknown>;
const JOURNAL = { setup: 'of the copy' };
const BEST = { setup: 'of the best line' };

const copyOf = (claim: string | null) => ({ claim, interaction: { session: { journal: JOURNAL } } });

/** The actions with copies that note what is requested of them. @param isDecided whether the player's try is decided */
function actions({ isDecided = false, bestLine = async () => BEST as unknown } = {}) {
  const watching = { copy: null as unknown, waitingCopy: null as unknown };
  const copies = { begin: vi.fn(), resume: vi.fn(), watch: vi.fn() };
  const opened = {
    view: vi.fn(async () => 'view'),
    describeAttempt: vi.fn((attempt: object) => ({ attempt, isDecided })),
    judge: vi.fn(),
    bestLine,
    playOf: ({ id }: { id: string }) => `play of ${id}`,
  };
  const onFailed = vi.fn();
  const host = { watching, copies, onFailed } as unknown as ModeHost<never>;
  const app = claimsIn(host, async () => opened as unknown as Claims<never, unknown>) as ReturnType<
    typeof claimsIn<never, unknown>
  > & { playClaim(claim: unknown): void; watchClaim(claim: unknown, isWanted: () => boolean): Promise<void> };
  return { app, watching, copies, opened, onFailed };
}

it('begins a copy at the position of the claim', async () => {
  const { app, copies } = actions();
  await app.readClaims();
  app.playClaim(CLAIM);
  expect(copies.begin.mock.calls).toEqual([['play of c1', 'c1']]);
  expect(copies.resume).not.toHaveBeenCalled();
});

it.each([
  ['resumes an undecided try of the same claim', 'c1', CLAIM, false, 'resume'],
  ['begins anew after a decided try', 'c1', CLAIM, true, 'begin'],
  ['begins another claim than the one that waits', 'c1', OTHER, false, 'begin'],
  ['begins a claim while a copy of a game waits', null, CLAIM, false, 'begin'],
] as const)('%s', async (_, waiting, claim, isDecided, expected) => {
  const { app, watching, copies } = actions({ isDecided });
  watching.waitingCopy = copyOf(waiting);
  await app.readClaims();
  app.playClaim(claim);
  expect([copies.resume.mock.calls.length, copies.begin.mock.calls.length]).toEqual(
    expected === 'resume' ? [1, 0] : [0, 1],
  );
});

it('reads the claims with the try that waits, and without one if a copy of a game waits', async () => {
  const { app, watching, opened } = actions();
  watching.waitingCopy = copyOf('c1');
  expect(await app.readClaims()).toBe('view');
  watching.waitingCopy = copyOf(null);
  await app.readClaims();
  expect(opened.view.mock.calls).toEqual([[{ id: 'c1', journal: JOURNAL }], [null]]);
});

it('watches the best line; says so if it cannot be found', async () => {
  const found = actions();
  await found.app.readClaims();
  await found.app.watchClaim(CLAIM, () => false);
  expect(found.copies.watch).not.toHaveBeenCalled();
  await found.app.watchClaim(CLAIM, () => true);
  expect(found.copies.watch.mock.calls).toEqual([[BEST]]);
  const failure = new Error('the worker died');
  const failing = actions({ bestLine: () => Promise.reject(failure) });
  await failing.app.readClaims();
  await failing.app.watchClaim(CLAIM, () => true);
  expect(failing.copies.watch).not.toHaveBeenCalled();
  expect(failing.onFailed.mock.calls).toEqual([[failure]]);
});

it('describes and judges the try on the table; a copy of a game is neither described nor judged', async () => {
  const { app, watching, opened } = actions();
  await app.readClaims();
  watching.copy = copyOf(null);
  app.judgeClaim();
  expect(app.claimUnderWay()).toBeNull();
  expect(opened.judge).not.toHaveBeenCalled();
  watching.copy = copyOf('c1');
  app.judgeClaim();
  const attempt = { id: 'c1', journal: JOURNAL };
  expect(app.claimUnderWay()).toEqual({ attempt, isDecided: false });
  expect(opened.judge.mock.calls).toEqual([[attempt]]);
});

it('does nothing before the claims were read', async () => {
  const { app, watching, copies, opened } = actions();
  watching.copy = copyOf('c1');
  app.playClaim(CLAIM);
  await app.watchClaim(CLAIM, () => true);
  app.judgeClaim();
  expect(app.claimUnderWay()).toBeNull();
  expect([copies.begin, copies.watch, opened.judge].every((each) => each.mock.calls.length === 0)).toBe(true);
});
