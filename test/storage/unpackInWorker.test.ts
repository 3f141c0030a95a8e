/** Tests that a long code is unpacked in a worker, with a limit (item 5 of the document on hostile input). */
import { deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerMessage } from '../../src/shell/runInWorker';
import { type UnpackResult, unpack } from '../../src/storage/unpack';
import { unpackInWorker } from '../../src/storage/unpackInWorker';
import { MAX_LENGTH } from '../../src/storage/untrusted';

const packed = (text: string) => deflateRawSync(text, { level: 9 }).toString('base64url');

/** A worker that answers like the real one, or not at all. */
class FakeWorker {
  static made = 0;
  static silent = false;
  ended = false;
  onmessage: ((event: { data: WorkerMessage<never, UnpackResult> }) => void) | null = null;
  constructor() {
    FakeWorker.made += 1;
  }
  async postMessage(body: string) {
    if (!FakeWorker.silent) this.onmessage?.({ data: { result: await unpack(body) } });
  }
  terminate() {
    this.ended = true;
  }
}

beforeEach(() => {
  FakeWorker.made = 0;
  FakeWorker.silent = false;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a long code', () => {
  it('is unpacked in a worker, which is then terminated', async () => {
    const worker = new FakeWorker();
    const found = await unpackInWorker(packed('ink'), () => worker as unknown as Worker);
    expect([found, worker.ended]).toEqual([{ text: 'ink' }, true]);
  });

  it('is unpacked on the page if there are no workers', async () => {
    expect(await unpackInWorker(packed('ink'))).toEqual({ text: 'ink' });
  });

  it('is unpacked on the page if the worker does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    FakeWorker.silent = true;
    const worker = new FakeWorker();
    const found = unpackInWorker(packed('ink'), () => worker as unknown as Worker);
    await vi.runAllTimersAsync();
    expect([await found, worker.ended]).toEqual([{ text: 'ink' }, true]);
  });

  it.each([
    ['more than may be', packed('0'.repeat(MAX_LENGTH + 1)), 'tooLong'],
    ['no base64', '*', 'notCode'],
    ['nothing that was packed', 'AAAA', 'notCode'],
  ])('is refused when it is %s', async (_what, body, wrong) => {
    expect(await unpackInWorker(body)).toEqual({ wrong });
  });
});

describe('a code', () => {
  beforeEach(() => vi.stubGlobal('Worker', FakeWorker));

  it.each([
    ['of a game that was played, is unpacked here', 4_000, 0],
    ['that is longer, is unpacked in a worker', 40_000, 1],
  ])('%s', async (_what, letters, workers) => {
    const { decode, encode } = await import('../../src/storage/codec');
    const mark = { name: 'test', format: 1 };
    const text = Array.from({ length: letters }, (_, at) => ((at * at * 7919) % 104_729).toString(36)).join('');
    const code = await encode(mark, text.slice(0, letters));
    expect(await decode(mark, code)).toEqual({ ok: true, value: text.slice(0, letters) });
    expect(FakeWorker.made).toBe(workers);
  });
});
