/** Tests that the screen is kept on by a single wake lock, which is released again. */
import { expect, it } from 'vitest';
import { openWakeLock } from '../../src/shell/wake';

function phone() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const answers: (() => void)[] = [];
  let held = 0;
  const wakeLock = {
    request: () =>
      new Promise<WakeLockSentinel>((resolve) => {
        answers.push(() => {
          held += 1;
          const lock = Object.assign(new EventTarget(), {
            release() {
              held -= 1;
              lock.dispatchEvent(new Event('release'));
              return Promise.resolve();
            },
          });
          resolve(lock as EventTarget as WakeLockSentinel);
        });
      }),
  };
  const answer = async () => {
    for (const each of answers.splice(0)) each();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { wake: openWakeLock({ page, wakeLock }), page, answers, answer, held: () => held };
}

const show = (page: EventTarget) => page.dispatchEvent(new Event('visibilitychange'));

it('the lock is requested once, even if the page is shown several times before it is granted', () => {
  const { wake, page, answers } = phone();
  wake.setActive(true);
  show(page);
  show(page);
  expect(answers.length).toBe(1);
});

it('the lock is released', async () => {
  const { wake, answer, held } = phone();
  wake.setActive(true);
  await answer();
  expect(held()).toBe(1);
  wake.setActive(false);
  expect(held()).toBe(0);
});

it('a lock that is granted after it is no longer wanted is released', async () => {
  const { wake, answer, held } = phone();
  wake.setActive(true);
  wake.setActive(false);
  await answer();
  expect(held()).toBe(0);
});

it('the lock is requested again when the page is shown after the browser has released it', async () => {
  const { wake, page, answer, answers } = phone();
  wake.setActive(true);
  await answer();
  wake.setActive(false);
  wake.setActive(true);
  await answer();
  show(page);
  expect(answers).toEqual([]);
});

it('no lock is requested while the page is hidden', () => {
  const { wake, page, answers } = phone();
  page.visibilityState = 'hidden';
  wake.setActive(true);
  expect(answers).toEqual([]);
});
