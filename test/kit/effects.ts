/**
 * Test kit: runs effects of panels soon after a render, and none after a file's last test, when its window is removed. Preact itself
 * waits for a frame or 35 ms, and would then use the removed window.
 */
import { options } from 'preact';
import { afterAll } from 'vitest';

/**
 * The tasks that wait, each with the function that cancels it. A task of fake timers is cancelled by theirs: Node's own function would count
 * it among its immediates, and then start none of them any more.
 */
const waiting = new Map<ReturnType<typeof setImmediate>, typeof clearImmediate>();

options.requestAnimationFrame = (flush) => {
  const task = setImmediate(() => {
    waiting.delete(task);
    flush();
  });
  waiting.set(task, clearImmediate);
};

afterAll(() => {
  for (const [task, cancel] of waiting) cancel(task);
});
