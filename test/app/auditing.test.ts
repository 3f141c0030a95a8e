/** The audit as the page runs it: it is calculated in a worker, can be stopped and resumed, and refuses games that cannot be audited. */
import { afterEach, expect, it, vi } from 'vitest';
import { type AuditingOptions, openAuditing } from '../../src/app/auditing';
import { auditedInHand } from '../../src/audit/inHand/mode';
import { greedyBot } from '../../src/bots/inHand/greedy';
import type { Play } from '../../src/flow/inHand/play';
import type { InHand } from '../../src/flow/inHand/types';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import { SHAPES } from '../../src/journal/inHand/schema';
import type { Journal } from '../../src/journal/journal';
import { type AuditFindings, type AuditTask, serveAudit } from '../../src/modes/auditServing';
import type { InHandMode } from '../../src/modes/inHand/types';
import type { Command } from '../../src/rules/inHand/commands';
import type { GameEvent } from '../../src/rules/inHand/events';
import { SAVED_IN_HAND } from '../../src/storage/inHand/mode';
import { memoryStore, type Store } from '../../src/storage/store';
import { someDesk } from './kit';

afterEach(() => {
  vi.useRealTimers();
});

/** A game of one and a half rounds. */
function shortGame(): Journal<InHand> {
  const desk = someDesk('audited');
  for (let said = 0; said < 14; said += 1) {
    const command = greedyBot(desk.play);
    if (!command || !desk.session.dispatch(command).ok) break;
  }
  return desk.session.journal;
}

/** The events of all these commands. */
function eventsOf(before: Play, commands: readonly Command[]): readonly GameEvent[] {
  const [first, ...others] = commands;
  if (!first) return [];
  const sent = IN_HAND.send(before, first);
  return sent.ok ? [...sent.play.events, ...eventsOf(sent.play, others)] : expect.unreachable();
}

type Heard = AuditTask<InHand>;

type Way = 'works' | 'dies' | 'hangs' | 'breaksOff';

/**
 * A worker that answers each message immediately, one answer at a time. With `dies` it fails instead; with `hangs` it never answers; with
 * `breaksOff` it answers with its first findings only.
 */
function fakeWorker(heard: Heard[], how: Way): Worker {
  let answers = how === 'breaksOff' ? 2 : Number.POSITIVE_INFINITY;
  const worker = {
    onmessage: null as ((event: MessageEvent) => void) | null,
    onerror: null as ((event: ErrorEvent) => void) | null,
    terminate: () => {},
    postMessage(task: Heard) {
      heard.push(structuredClone(task));
      if (how === 'dies') return worker.onerror?.(new Event('error') as ErrorEvent);
      if (how === 'hangs') return worker.onmessage?.({ data: { progress: 'begun' } } as MessageEvent);
      serveAudit(
        { ...auditedInHand(IN_HAND), limits: { rough: 1, fair: 1, fine: 1 } },
        structuredClone(task),
        (word) => {
          answers -= 1;
          if (answers >= 0) worker.onmessage?.({ data: structuredClone(word) } as MessageEvent);
        },
        () => 0,
      );
    },
  };
  return worker as unknown as Worker;
}

function desk(
  store: Store,
  journal: Journal<InHand> | null,
  how: readonly Way[],
  more: Partial<AuditingOptions<InHandMode>> = {},
) {
  const heard: Heard[] = [];
  let asked = 0;
  const auditing = openAuditing<InHandMode>({
    mode: { rules: IN_HAND, journal: SAVED_IN_HAND.journal, shapes: SHAPES },
    desk: {
      worker: () => fakeWorker(heard, how[Math.min(asked++, how.length - 1)] ?? 'works'),
      fetchRedraw: () => Promise.reject(new Error('nobody plays on')),
    },
    store,
    game: () => journal,
    finished: () => journal,
    campaign: () => 'c1',
    settings: () => ({ suffers: 1 }),
    now: () => 0,
    changed: () => {},
    ...more,
  });
  return { auditing, heard };
}

it('runs an audit to its end and stores it with the game', { timeout: 60_000 }, async () => {
  const store = memoryStore();
  const { auditing } = desk(store, shortGame(), ['works']);
  auditing.open();
  await vi.waitFor(() => expect(auditing.view?.state).toBe('done'), 50_000);
  const found = auditing.view?.results;
  expect((found?.sheet.startChance ?? 0) + (found?.sheet.luck ?? 0) + (found?.sheet.choices ?? 0)).toBe(
    found?.sheet.endChance,
  );
  const { moves = [] } = auditing.view?.narratedGame ?? {};
  expect(moves).toHaveLength(found?.sheet.moves.length ?? -1);
  for (const { before, commands, events } of moves) {
    expect(events).toEqual(eventsOf(before as Play, commands as readonly Command[]));
  }
  expect(auditing.view?.isGivenUp, 'its outcome is shown, and it is not over').toBe(true);
  await vi.waitFor(async () => expect(await store.keys()).toHaveLength(1));

  // A later visit continues from the stored audit, and finds the game through its campaign.
  const later = desk(store, null, ['works']);
  expect(await later.auditing.restoreLast()).toBe(true);
  later.auditing.open();
  await vi.waitFor(() => expect(later.auditing.view?.state).toBe('done'), 50_000);
  expect(Object.keys(later.heard[0]?.record?.samples ?? {}).length).toBeGreaterThan(3);
  expect(later.auditing.view?.results?.sheet).toEqual(found?.sheet);
});

it('given a page that closes after the first findings, then the next visit continues from them', async () => {
  const store = memoryStore();
  const closed = desk(store, shortGame(), ['breaksOff']);
  closed.auditing.open();
  await vi.waitFor(() => expect(closed.auditing.view?.results).toBeTruthy(), 50_000);
  await vi.waitFor(async () => expect(await store.keys()).toHaveLength(1));
  const next = desk(store, shortGame(), ['hangs']);
  next.auditing.open();
  await vi.waitFor(() => expect(next.heard).toHaveLength(1));
  expect(Object.keys(next.heard[0]?.record?.samples ?? {}).length).toBeGreaterThan(0);
});

it('reports that a worker has died, and starts again when the audit is opened again', async () => {
  const { auditing, heard } = desk(memoryStore(), shortGame(), ['dies', 'hangs']);
  auditing.open();
  await vi.waitFor(() => expect(auditing.view?.state).toBe('failed'));
  auditing.open();
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(auditing.view?.state).toBe('working');
  auditing.stop();
  expect(auditing.view?.state).toBe('stopped');
});

it('does not audit a game that was played by other rules', async () => {
  const game = shortGame();
  const [first, ...rest] = game.commands;
  const { auditing, heard } = desk(memoryStore(), { ...game, commands: [...rest, ...(first ? [first] : [])] }, [
    'works',
  ]);
  auditing.open();
  await vi.waitFor(() => expect(auditing.view?.state).toBe('otherRules'));
  expect(heard).toEqual([]);
  const gone = desk(memoryStore(), { ...game, setup: { ...game.setup, scenario: 'gone' } }, ['works']);
  gone.auditing.open();
  expect(gone.auditing.view?.state).toBe('otherRules');
});

it('finishes the audit and reports that it is not stored when the store refuses to write', {
  timeout: 60_000,
}, async () => {
  const full = { ...memoryStore(), set: () => Promise.reject(new Error('full')) };
  const { auditing } = desk(full, shortGame(), ['works']);
  auditing.open();
  await vi.waitFor(() => expect([auditing.view?.state, auditing.view?.isStored]).toEqual(['done', false]), 50_000);
});

/** Workers that the test answers itself. */
function byHandWorkers() {
  const tasks: Heard[] = [];
  const opened: { terminated: boolean; post(data: unknown): void; fail(): void }[] = [];
  const open = () => {
    const worker = {
      onmessage: (_: { data: unknown }) => {},
      onerror: (_: { message: string }) => {},
      postMessage: (task: Heard) => void tasks.push(structuredClone(task)),
      terminate: () => {
        hand.terminated = true;
      },
    };
    const hand = {
      terminated: false,
      post: (data: unknown) => worker.onmessage({ data }),
      fail: () => worker.onerror({ message: 'dead' }),
    };
    opened.push(hand);
    return worker as unknown as Worker;
  };
  return { tasks, opened, desk: { worker: open, fetchRedraw: () => Promise.reject(new Error('nobody plays on')) } };
}

let known: AuditFindings<InHand> | null = null;
/** Findings of an audit of the tiny game, as a worker posts them. They are calculated once. */
function someFindings(): AuditFindings<InHand> {
  if (known) return known;
  let found: AuditFindings<InHand> | null = null;
  const { setup, commands } = tinyGame();
  const task = { game: { setup, book: IN_HAND.bookFor(setup), commands }, record: null };
  serveAudit(
    { ...auditedInHand(IN_HAND), limits: { rough: 1, fair: 1, fine: 1 } },
    task,
    (word) => {
      if ('result' in word) found = word.result;
    },
    () => 0,
  );
  known = found;
  if (!known) throw new Error('the game cannot be audited');
  return known;
}

/** A game of a few commands, whose audit takes no time. */
function tinyGame(seed = 'tiny'): Journal<InHand> {
  const { session } = someDesk(seed);
  const [first] = IN_HAND.legal(session.play);
  if (first) session.dispatch(first);
  return session.journal;
}

/** An audit of a tiny game under way, with workers that the test answers itself. */
async function underWay(more: Partial<AuditingOptions<InHandMode>> = {}, store: Store = memoryStore()) {
  const journal = tinyGame();
  const { tasks, opened, desk: provider } = byHandWorkers();
  const time = { now: 0 };
  let rendered = 0;
  const { auditing } = desk(store, journal, [], {
    desk: provider,
    now: () => time.now,
    changed: () => {
      rendered += 1;
    },
    ...more,
  });
  auditing.open();
  await vi.waitFor(() => expect(tasks).toHaveLength(1));
  return { auditing, journal, tasks, opened, store, time, rendered: () => rendered, found: someFindings() };
}

it('begins with the settings of the player, shows results as they come, and stores the first ones at once and later ones every second', async () => {
  const { auditing, journal, tasks, opened, store, time, rendered, found } = await underWay();
  expect(tasks[0]).toMatchObject({ game: { commands: journal.commands }, record: { settings: { suffers: 1 } } });
  expect(auditing.view).toMatchObject({ state: 'working', results: null, narratedGame: null, isStored: true });
  opened[0]?.post({ progress: 'begun' });
  expect(auditing.view?.results).toBeNull();
  const before = rendered();
  opened[0]?.post({ progress: found });
  expect([auditing.view?.results, rendered()]).toEqual([found, before + 1]);
  expect(auditing.view?.narratedGame?.moves.length).toBeGreaterThan(0);
  for (const at of [0, 1000]) {
    time.now = at;
    if (at > 0) opened[0]?.post({ progress: found });
    await vi.waitFor(async () => expect(await store.keys()).toEqual([`audit/${auditing.view?.id}`]));
    await store.remove(`audit/${auditing.view?.id}`);
  }
  time.now = 1999;
  opened[0]?.post({ progress: found });
  await new Promise((resolve) => setTimeout(resolve));
  expect(await store.keys()).toEqual([]);
  opened[0]?.post({ result: found });
  await vi.waitFor(async () => expect(await store.keys()).toHaveLength(1));
  expect([auditing.view?.state, opened[0]?.terminated]).toEqual(['done', true]);
  const stored = JSON.parse(String(await store.get(`audit/${auditing.view?.id}`)));
  expect(stored).toMatchObject({ savedAt: 1999, campaign: 'c1', journal });
});

it.each(['stop', 'pause'] as const)('keeps and stores the results on %s, and continues from them', async (how) => {
  const { auditing, tasks, opened, store, found } = await underWay();
  opened[0]?.post({ progress: found });
  auditing[how]();
  expect(auditing.view).toMatchObject({ state: how === 'stop' ? 'stopped' : 'resting', results: found });
  await vi.waitFor(async () => expect(await store.keys()).toHaveLength(1));
  await vi.waitFor(() => expect(opened[0]?.terminated).toBe(true));
  expect(auditing.view?.state).toBe(how === 'stop' ? 'stopped' : 'resting');
  auditing.open();
  expect(auditing.view?.state).toBe('opening');
  await vi.waitFor(() => expect(tasks).toHaveLength(2));
  expect(tasks[1]?.record).toEqual(JSON.parse(found.record));
  // A worker that answers late has no effect.
  opened[0]?.post({ progress: { ...found, record: '{}' } });
  expect(auditing.view?.results).toEqual(found);
  opened[1]?.post({ result: found });
  await vi.waitFor(() => expect(auditing.view?.state).toBe('done'));
  auditing[how]();
  expect(auditing.view?.state).toBe('done');
});

it('does not begin again while it is working or done', async () => {
  const { auditing, tasks, opened, found, rendered } = await underWay();
  const before = rendered();
  auditing.open();
  expect([auditing.view?.state, rendered()]).toEqual(['working', before + 1]);
  opened[0]?.post({ result: found });
  await vi.waitFor(() => expect(auditing.view?.state).toBe('done'));
  auditing.open();
  await new Promise((resolve) => setTimeout(resolve));
  expect([auditing.view?.state, tasks.length]).toEqual(['done', 1]);
});

it('rests when another game is audited, and shows only that one', async () => {
  let journal: Journal<InHand> | null = tinyGame();
  const { auditing, tasks, opened, found, store } = await underWay({ game: () => journal });
  opened[0]?.post({ progress: found });
  const { id } = auditing.view ?? {};
  journal = tinyGame('other');
  auditing.open();
  expect(auditing.view).toMatchObject({ state: 'opening', results: null });
  expect(auditing.view?.id).not.toBe(id);
  expect(auditing.journal).toBe(journal);
  await vi.waitFor(() => expect(tasks).toHaveLength(2));
  expect(auditing.view).toMatchObject({ state: 'working', results: null });
  await vi.waitFor(async () => expect(await store.keys()).toEqual([`audit/${id}`]));
  // The same game, replayed from its text, is the same audit.
  journal = structuredClone(journal);
  auditing.open();
  expect(auditing.view?.state).toBe('working');
  journal = null;
  auditing.open();
  expect(auditing.view?.state).toBe('working');
});

it('fails when the worker is silent for a minute, and keeps its results', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { auditing, opened, found, store } = await underWay();
  opened[0]?.post({ progress: 'begun' });
  await vi.advanceTimersByTimeAsync(59_999);
  opened[0]?.post({ progress: found });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(auditing.view?.state).toBe('working');
  await vi.advanceTimersByTimeAsync(1);
  expect([auditing.view?.state, opened[0]?.terminated, vi.getTimerCount()]).toEqual(['failed', true, 0]);
  expect(auditing.view?.results).toEqual(found);
  await vi.waitFor(async () => expect(await store.keys()).toHaveLength(1));
});

it('tries once more without the stored results if the worker fails before it has found anything', async () => {
  const store = memoryStore();
  const first = await underWay({}, store);
  first.opened[0]?.post({ result: first.found });
  await vi.waitFor(async () => expect(await store.keys()).toHaveLength(1));
  const { auditing, tasks, opened } = await underWay({}, store);
  expect(tasks[0]?.record).toEqual(JSON.parse(first.found.record));
  opened[0]?.fail();
  await vi.waitFor(() => expect(tasks).toHaveLength(2));
  expect(tasks[1]?.record).toMatchObject({ samples: {} });
  expect(auditing.view?.state).toBe('working');
  opened[1]?.fail();
  await vi.waitFor(() => expect(auditing.view?.state).toBe('failed'));
  expect(tasks).toHaveLength(2);
});

it('reports that a game was played by other rules if the worker says so, and stores nothing', async () => {
  const { auditing, opened, store } = await underWay();
  opened[0]?.post({ result: null });
  await vi.waitFor(() => expect(auditing.view?.state).toBe('otherRules'));
  expect(await store.keys()).toEqual([]);
  const copy = { ...tinyGame(), start: IN_HAND.toJSON(someDesk('tiny').play) };
  const continued = desk(memoryStore(), copy, ['works']);
  continued.auditing.open();
  expect(continued.auditing.view).toMatchObject({ state: 'otherRules', results: null, isGivenUp: false });
  expect([continued.auditing.journal, continued.heard]).toEqual([null, []]);
});

it('calls a game given up only if its outcome is shown although no rule has ended it', async () => {
  for (const [finished, isGivenUp] of [
    [null, false],
    [tinyGame('other'), false],
    [tinyGame(), true],
  ] as const) {
    const { auditing, opened, found } = await underWay({ finished: () => finished });
    expect(auditing.view?.isGivenUp).toBe(false);
    opened[0]?.post({ result: found });
    await vi.waitFor(() => expect(auditing.view?.state).toBe('done'));
    expect(auditing.view?.isGivenUp).toBe(isGivenUp);
  }
});

it('restores nothing for a campaign without an audit, or without a campaign', async () => {
  const store = memoryStore();
  const { auditing } = desk(store, null, []);
  expect(await auditing.restoreLast()).toBe(false);
  auditing.open();
  auditing.stop();
  expect([auditing.view, auditing.journal]).toEqual([null, null]);
  const { opened, found } = await underWay({}, store);
  opened[0]?.post({ result: found });
  await vi.waitFor(async () => expect(await store.keys()).toHaveLength(1));
  expect(await auditing.restoreLast()).toBe(true);
  const watched = desk(store, null, [], { campaign: () => null });
  expect(await watched.auditing.restoreLast()).toBe(false);
});
