/** Tests the sentences about a drafted way. */
import { expect, it } from 'vitest';
import { openChapter } from '../../../src/i18n';
import { riskWords, wayWords } from '../../../src/panels/longTable/hud/wayWords';
import { openLongTable } from '../../kit/longTableWords';

await openLongTable();
await openChapter('board');

type Given = Parameters<typeof wayWords>[0];
const wordsOf = (way: object | null, blockedBy: string | null = null) =>
  wayWords({ way, draft: { blockedBy } } as unknown as Given);

const WAY = { cost: 2, movement: 4, risks: [], canStop: true };

it('says nothing if there is no way and nothing bars it', () => {
  expect(wordsOf(null)).toBeNull();
});

it('says what bars a way', () => {
  expect(wordsOf(null, 'wall')).toBe('A wall is between.');
});

it('says cost and risks of a way, and that it can be gone only if it can end there and nothing bars it', () => {
  const [risk] = riskWords({ risks: ['trap'] } as unknown as Parameters<typeof riskWords>[0]);
  const go = wordsOf(WAY)?.slice((wordsOf({ ...WAY, canStop: false }) ?? '').length);
  expect(go).not.toBe('');
  expect(wordsOf({ ...WAY, risks: ['trap'] })).toContain(risk);
  expect(wordsOf(WAY, 'wall')).not.toContain(go?.trim());
});
