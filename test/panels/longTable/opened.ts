import { beforeAll } from 'vitest';
import { openLongTable } from '../../kit/longTableWords';
import { neverResized } from '../kit';

/** Before the tests of a file: the words of the table lie open, and pictures have a window that keeps its size. */
export function boardOpened(): void {
  neverResized();
  beforeAll(async () => {
    await openLongTable();
    const { openChapter } = await import('../../../src/i18n');
    await Promise.all([openChapter('board'), openChapter('desk')]);
  });
}
