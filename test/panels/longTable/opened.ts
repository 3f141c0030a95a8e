import { beforeAll } from 'vitest';
import { openLongTable } from '../../kit/longTableWords';
import { neverResized } from '../kit';

/** Opens the texts of the table before the tests of a file, and stubs `ResizeObserver`. */
export function boardOpened(): void {
  neverResized();
  beforeAll(async () => {
    await openLongTable();
    const { openChapter } = await import('../../../src/i18n');
    await Promise.all([openChapter('board'), openChapter('desk')]);
  });
}
