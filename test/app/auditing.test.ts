/** The audit as the page runs it: it is calculated in a worker, can be stopped and resumed, and refuses games that cannot be audited. */
import { expect, it, vi } from 'vitest';
import { openAuditing } from '../../src/app/auditing';
import { auditedInHand } from '../../src/audit/inHand/mode';
import { greedyBot } from '../../src/bots/inHand/greedy';
import type { InHand } from '../../src/flow/inHand/types';
import { IN_HAND } from '../../src/journal/inHand/ruleset';
import { SHAPES } from '../../src/journal/inHand/schema';
import type { Journal } from '../../src/journal/journal';
import { type AuditTask, serveAudit } from '../../src/modes/auditServing';
import type { InHandMode } from '../../src/modes/inHand/types';
import { SAVED_IN_HAND } from '../../src/storage/inHand/mode';
import { memoryStore, type Store } from '../../src/storage/store';
import { someDesk } from './kit';

/** A game of one and a half rounds. */
function shortGame(): Journal<InHand> {
  const desk = someDesk('audited');
  for (let said = 0; said < 14; said += 1) {
    const command = greedyBot(desk.play);
    if (!command || !desk.session.dispatch(command).ok) break;
  }
  return desk.session.journal;
}

type Heard = AuditTask<InHand>;

/** A worker that answers each message immediately, one answer at a time. With `dies` it fails instead; with `hangs` it never answers. */
function fakeWorker(heard: Heard[], how: 'works' | 'dies' | 'hangs'): Worker {
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
        (word) => worker.onmessage?.({ data: structuredClone(word) } as MessageEvent),
        () => 0,
      );
    },
  };
  return worker as unknown as Worker;
}

function desk(store: Store, journal: Journal<InHand> | null, how: readonly ('works' | 'dies' | 'hangs')[]) {
  const heard: Heard[] = [];
  let asked = 0;
  const auditing = openAuditing<InHandMode>({
    mode: { rules: IN_HAND, journal: SAVED_IN_HAND.journal, shapes: SHAPES },
    desk: {
      worker: () => fakeWorker(heard, how[Math.min(asked++, how.length - 1)] ?? 'works'),
      redraw: () => Promise.reject(new Error('nobody plays on')),
    },
    store,
    game: () => journal,
    finished: () => journal,
    campaign: () => 'c1',
    settings: () => ({ suffers: 1 }),
    now: () => 0,
    changed: () => {},
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
  expect(auditing.view?.narratedGame?.moves).toHaveLength(found?.sheet.moves.length ?? -1);
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
