/**
 * Test kit: runs effects of panels soon after a render, and none after a file's last test, when its window is removed. Preact itself
 * waits for a frame or 35 ms, and would then use the removed window.
 */
import { options } from 'preact';
import { afterAll } from 'vitest';

const waiting = new Set<ReturnType<typeof setImmediate>>();

options.requestAnimationFrame = (flush) => {
  const task = setImmediate(() => {
    waiting.delete(task);
    flush();
  });
  waiting.add(task);
};

afterAll(() => {
  for (const task of waiting) clearImmediate(task);
});
