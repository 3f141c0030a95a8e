/** Tests the service worker with fake caches and a fake network. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SOURCE = readFileSync('src/shell/worker.js', 'utf8').replace('__VERSION__', 'v').replace('__FILES__', '["./"]');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

/** The answer to a page that requests a file. @param match the answer of the cache */
function ask(match: () => Promise<unknown>): Promise<unknown> {
  const listeners: Record<string, (event: object) => void> = {};
  const address = 'https://game.example/';
  runInNewContext(SOURCE, {
    self: {
      addEventListener: (type: string, listener: (event: object) => void) => {
        listeners[type] = listener;
      },
      location: { origin: new URL(address).origin },
    },
    caches: { open: async () => ({ match }) },
    fetch: async () => 'from the network',
    setTimeout,
    URL,
  });
  let answer: Promise<unknown> = Promise.reject(new Error('nothing was answered'));
  answer.catch(() => {});
  listeners['fetch']?.({
    request: { method: 'GET', url: `${address}assets/a.js`, mode: 'cors' },
    respondWith: (given: Promise<unknown>) => {
      answer = given;
    },
  });
  return answer;
}

it('answers from the cache, or from the network if the file is not in the cache', async () => {
  expect(await ask(async () => 'kept')).toBe('kept');
  expect(await ask(async () => undefined)).toBe('from the network');
});

it('uses the network if the cache fails, or does not answer within two seconds', async () => {
  expect(await ask(() => Promise.reject(new Error('broken')))).toBe('from the network');
  let heard: unknown = 'nothing';
  const hung = ask(() => new Promise(() => {})).then((answer) => {
    heard = answer;
  });
  await vi.advanceTimersByTimeAsync(1990);
  expect(heard).toBe('nothing');
  await vi.advanceTimersByTimeAsync(20);
  await hung;
  expect(heard).toBe('from the network');
});
