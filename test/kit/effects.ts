/**
 * Effects of panels in tests: soon after a drawing, and none after a file's last test, when its window is taken away. Preact itself waits
 * for a frame or 35 ms, whichever comes first, and would then still ask the window that is gone.
 */
import { options } from 'preact';
import { afterAll } from 'vitest';

const waiting = new Set<ReturnType<typeof setTimeout>>();

options.requestAnimationFrame = (flush) => {
  const timer = setTimeout(() => {
    waiting.delete(timer);
    flush();
  });
  waiting.add(timer);
};

afterAll(() => {
  for (const timer of waiting) clearTimeout(timer);
});
