/** Which file each worker of the page runs: a wrong name is noticed nowhere else, because tests of the work itself replace the worker. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { auditProvider } from '../../src/modes/inHand/auditProvider';
import { openClaims } from '../../src/modes/inHand/claims';
import { auditProvider as tableAuditProvider } from '../../src/modes/longTable/auditProvider';
import { openClaims as openTableClaims } from '../../src/modes/longTable/claims';
import { ghostsInWorker } from '../../src/modes/longTable/ghostsInWorker';
import { adviseInWorker } from '../../src/modes/longTable/hints';
import { openPage } from '../storage/kit';

const opened: { url: URL; options: WorkerOptions }[] = [];

beforeEach(() => {
  opened.length = 0;
  class RecordedWorker {
    onmessage = (_: { data: unknown }) => {};
    constructor(url: URL, options: WorkerOptions) {
      opened.push({ url, options });
    }
    terminate() {}
    postMessage() {
      queueMicrotask(() => this.onmessage({ data: { nth: 1, ghost: {}, result: { judged: null, best: null } } }));
    }
  }
  vi.stubGlobal('Worker', RecordedWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function findBestLine(open: typeof openClaims | typeof openTableClaims): Promise<unknown> {
  const desk = await open({ ...openPage(), now: () => 0 });
  const [claim] = (await desk.view(null)).claims;
  return desk.bestLine(claim as never);
}

const PLAY = { phase: 'prepare', book: {}, state: {}, events: [] } as never;

it.each<[string, () => unknown]>([
  ['inHand/auditWorker.ts', () => auditProvider.worker()],
  ['longTable/auditWorker.ts', () => tableAuditProvider.worker()],
  ['inHand/claimWorker.ts', () => findBestLine(openClaims)],
  ['longTable/claimWorker.ts', () => findBestLine(openTableClaims)],
  ['longTable/adviseWorker.ts', () => adviseInWorker(PLAY)],
  ['longTable/ghostWorker.ts', () => void ghostsInWorker()(PLAY, [])],
])('runs %s as a module', async (name, start) => {
  await start();
  expect(opened.map(({ options }) => options)).toEqual([{ type: 'module' }]);
  const path = fileURLToPath(opened[0]?.url ?? 'file:///');
  expect([path.endsWith(`src/modes/${name}`), existsSync(path)]).toEqual([true, true]);
});
