/** Test kit: a director of the Long Table that ends with its test, so that it paints nothing ahead afterwards. */
import { onTestFinished } from 'vitest';
import { directorOf, type TableDirector } from '../../src/scenes/longTable/table/directorOf';

export function openDirector(...parts: Parameters<typeof directorOf>): TableDirector {
  const director = directorOf(...parts);
  onTestFinished(() => director.stop());
  return director;
}
