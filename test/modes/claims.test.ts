/** The desk of small claims: judges a line in a worker by its chance, keeps the first result, and finds the best line. */
import { expect, it } from 'vitest';
import type { Aim } from '../../src/audit/inHand/claims';
import { verdictOnLine } from '../../src/audit/judging';
import type { InHand } from '../../src/flow/inHand/types';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import { newGame } from '../../src/journal/journal';
import { type ClaimTask, serveClaim } from '../../src/modes/claimServing';
import { openClaims as openAny } from '../../src/modes/claims';
import { FetchError } from '../../src/modes/fetching';
import { claimedInHand } from '../../src/modes/inHand/claimedMode';
import { openClaims } from '../../src/modes/inHand/claims';
import { listedClaims } from '../../src/storage/claims';
import { sealRecord } from '../../src/storage/envelope';
import { openPage } from '../storage/kit';

/** A worker that does its task in this thread, with copies of all messages as between real threads. */
function workerHere(): Worker {
  const worker = {
    onmessage: (_: { data: unknown }) => {},
    postMessage(task: ClaimTask<InHand, Aim>) {
      const post = (data: unknown) => worker.onmessage({ data: structuredClone(data) });
      queueMicrotask(() => serveClaim(claimedInHand, structuredClone(task), post));
    },
    terminate: () => {},
  };
  return worker as unknown as Worker;
}

/** A worker that fails. */
function deadWorker(): Worker {
  const worker = {
    onerror: (_: { message: string }) => {},
    postMessage: () => queueMicrotask(() => worker.onerror({ message: 'dead' })),
    terminate: () => {},
  };
  return worker as unknown as Worker;
}

const NOON = Date.UTC(2026, 10, 29, 12);
const DAY = 24 * 60 * 60 * 1000;

it('judges the best line as the best, stores its score, and tells its steps with their positions', async () => {
  const desk = await openClaims({ ...openPage(), now: () => NOON }, workerHere);
  const [claim] = (await desk.view(null)).claims;
  if (!claim) throw new Error('a claim is needed');
  const journal = await desk.bestLine(claim);
  const attempt = { id: claim.id, journal };
  expect(desk.describeAttempt(attempt)).toMatchObject({ number: 1, isDecided: true });
  desk.judge(attempt);
  const { last, results } = await desk.view(null);
  const [part, whole] = claim.chance;
  const best = Math.round((1000 * part) / whole);
  expect(last?.judged).toMatchObject({ score: best, best });
  expect(last?.judged?.steps.every(({ play, better }) => play.book.scenario.id !== '' && better === null)).toBe(true);
  expect(results?.get(claim.id)?.score).toBe(best);
});

it('given a worker that cannot be loaded, then the best line is missing because a part of the game is', async () => {
  const failing = () => {
    const worker = workerHere();
    worker.postMessage = () => queueMicrotask(() => worker.onerror?.({ preventDefault() {}, message: '' } as never));
    return worker;
  };
  const desk = await openClaims({ ...openPage(), now: () => NOON }, failing);
  const [claim] = (await desk.view(null)).claims;
  if (!claim) throw new Error('a claim is needed');
  await expect(desk.bestLine(claim)).rejects.toBeInstanceOf(FetchError);
});

it('stores a letter for each of the first forty decisions: k if it kept the best chance, l if it lost a part', async () => {
  const page = openPage();
  const [claim] = (await (await openClaims({ ...page, now: () => NOON }, workerHere)).view(null)).claims;
  if (!claim) throw new Error('a claim is needed');
  const journal = await (await openClaims({ ...page, now: () => NOON }, workerHere)).bestLine(claim);
  const play = { phase: claim.start.phase, state: claim.start.state, book: null, events: [] };
  const step = (isLost: boolean) => ({ play, command: {}, better: isLost ? { play, command: {} } : null });
  const steps = [step(false), step(true), ...Array.from({ length: 50 }, () => step(false))];
  const judged = { steps, verdict: 'missed', score: 400, best: 900 };
  const answering = () => {
    const worker = workerHere();
    worker.postMessage = () =>
      queueMicrotask(() => worker.onmessage?.({ data: { result: { judged, best: null } } } as MessageEvent));
    return worker;
  };
  const desk = await openClaims({ ...page, now: () => NOON }, answering);
  desk.judge({ id: claim.id, journal });
  expect((await desk.view(null)).results?.get(claim.id)).toMatchObject({ score: 400, steps: `kl${'k'.repeat(38)}` });
});

it('given results that cannot be read, then it says whether the next one begins a new record, as it does', async () => {
  const page = openPage();
  const desk = await openClaims({ ...page, now: () => NOON }, workerHere);
  const [claim] = (await desk.view(null)).claims;
  if (!claim) throw new Error('a claim is needed');
  const journal = await desk.bestLine(claim);
  const later = sealRecord({ claims: 2, results: [] });
  for (const [text, isDamaged] of [
    ['garbage', true],
    [later, false],
  ] as const) {
    await page.store.set('claims', text);
    expect(await desk.view(null)).toMatchObject({ results: null, isDamaged });
    desk.judge({ id: claim.id, journal });
    expect((await desk.view(null)).results === null).toBe(!isDamaged);
    expect((await page.store.get('claims')) === text).toBe(!isDamaged);
  }
});

it('stores nothing if the worker fails, and says that the try could not be judged', async () => {
  const page = openPage();
  const { claims } = await (await openClaims({ ...page, now: () => NOON }, workerHere)).view(null);
  const [claim] = claims;
  if (!claim) throw new Error('a claim is needed');
  const journal = await (await openClaims({ ...page, now: () => NOON }, workerHere)).bestLine(claim);
  const desk = await openClaims({ ...page, now: () => NOON }, deadWorker);
  desk.judge({ id: claim.id, journal });
  expect(await desk.view(null)).toMatchObject({ last: { id: claim.id, judged: null }, results: new Map() });
});

it('does not judge a try that is not decided, and can resume it', async () => {
  const desk = await openClaims({ ...openPage(), now: () => NOON }, deadWorker);
  const [claim] = (await desk.view(null)).claims;
  if (!claim) throw new Error('a claim is needed');
  const journal = { ...newGame(IN_HAND, IN_HAND.bookFor(claim.setup)).journal, start: claim.start };
  const attempt = { id: claim.id, journal };
  desk.judge(attempt);
  expect(await desk.view(attempt)).toMatchObject({ last: null, waiting: claim.id });
});

it('has the claim of the day from midnight to midnight (UTC)', async () => {
  const todayAt = async (now: number) =>
    (await (await openClaims({ ...openPage(), now: () => now }, deadWorker)).view(null)).today;
  const midnight = Date.UTC(2026, 10, 29);
  const hours = await Promise.all([midnight, NOON, midnight + DAY - 1].map(todayAt));
  expect(new Set(hours).size).toBe(1);
  const all = await Promise.all([-3, -2, -1, 1, 2, 3].map((days) => todayAt(midnight + days * DAY)));
  expect(all).toEqual(await Promise.all([-2, -1, 0, 2, 3, 4].map((days) => todayAt(midnight + days * DAY - 1))));
  expect(new Set(all).size).toBeGreaterThan(2);
});

it('lists the claims of both modes, and those of its own only if it can read them', async () => {
  const desk = await openClaims({ ...openPage(), now: () => NOON }, deadWorker);
  const { list, claims } = await desk.view(null);
  const all = await listedClaims();
  expect(list).toEqual(all);
  expect(new Set(list.map(({ mode }) => mode)).size).toBe(2);
  const own = list.filter(({ mode }) => mode === IN_HAND.id);
  expect(own.map(({ id }) => id)).toEqual(claims.map(({ id }) => id));
  const unread = await openAny({
    ...{ ...openPage(), now: () => NOON, rules: IN_HAND, mode: claimedInHand, worker: deadWorker },
    shipped: async () => ({ claims: [claims[0] ?? null, null, null], mined: { games: 0, tried: 0, found: 0 } }),
  });
  const view = await unread.view(null);
  expect([view.unreadable, view.claims.length]).toEqual([2, 1]);
  expect(view.list).toEqual(all.filter(({ mode, id }) => mode !== IN_HAND.id || id === claims[0]?.id));
});

it('has the same claim of the day for all players, and another one on most other days', async () => {
  const days = [0, 1, 2, 3, 4].map((day) => async () => {
    const desk = await openClaims({ ...openPage(), now: () => NOON + day * 24 * 60 * 60 * 1000 }, deadWorker);
    return (await desk.view(null)).today;
  });
  const found = await Promise.all(days.map((each) => each()));
  expect(new Set(found).size).toBeGreaterThan(2);
  expect(await days[0]?.()).toBe(found[0]);
});

it('begins the best line at the position of the claim, and reaches the aim with it', async () => {
  const desk = await openClaims({ ...openPage(), now: () => NOON }, workerHere);
  const { claims } = await desk.view(null);
  const [claim] = claims;
  if (!claim) throw new Error('a claim is needed');
  expect(IN_HAND.toJSON(desk.playOf(claim))).toEqual(claim.start);
  const journal = await desk.bestLine(claim);
  expect(journal.setup).toEqual(claim.setup);
  expect(journal.start).toMatchObject({ phase: claim.start.phase });
  const from = desk.playOf({ ...claim, start: journal.start ?? claim.start });
  expect(verdictOnLine(claimedInHand.rulesOf(from, claim.aim), from, journal.commands)).toBe('reached');
});

it('draws random results anew until an uncertain line reaches its aim, and begins with those', async () => {
  const desk = await openClaims({ ...openPage(), now: () => NOON }, workerHere);
  const uncertain = (await desk.view(null)).claims.filter(({ chance: [part, whole] }) => 2 * part < whole).slice(0, 4);
  expect(uncertain).toHaveLength(4);
  for (const claim of uncertain) {
    const { start, commands } = await desk.bestLine(claim);
    const from = desk.playOf({ ...claim, start: start ?? claim.start });
    expect(verdictOnLine(claimedInHand.rulesOf(from, claim.aim), from, commands), claim.id).toBe('reached');
  }
});

it('describes no try of a claim that it does not know, and judges none', async () => {
  const desk = await openClaims({ ...openPage(), now: () => NOON }, deadWorker);
  const [claim, next] = (await desk.view(null)).claims;
  if (!claim || !next) throw new Error('two claims are needed');
  const { journal } = newGame(IN_HAND, IN_HAND.bookFor(claim.setup));
  expect(desk.describeAttempt({ id: 'gone', journal })).toBeNull();
  desk.judge({ id: 'gone', journal });
  expect(await desk.view({ id: 'gone', journal })).toMatchObject({ last: null, waiting: null, unreadable: 0 });
  const start = { ...journal, setup: next.setup, start: next.start };
  expect(desk.describeAttempt({ id: next.id, journal: start })).toMatchObject({
    number: 2,
    isDecided: false,
    claim: next,
  });
});
