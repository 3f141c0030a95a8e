/** The audit says how many monsters a door has revealed, if they are more than two. */
import { expect, it } from 'vitest';
import { openChapter } from '../../../src/i18n';
import { chanceSummary } from '../../../src/i18n/longTable/chanceSummary';

const revealed = (...figures: `monster:${string}:${number}`[]) => ({
  type: 'roomRevealed' as const,
  room: 1,
  figures,
  cards: [],
  late: [],
  rule: 'L10.1' as const,
});

it('names two monsters and counts six', async () => {
  await openChapter('audit');
  const hounds = [1, 2, 3, 4, 5, 6].map((nth) => `monster:hound:${nth}` as const);
  expect(chanceSummary([revealed(...hounds.slice(0, 2))])).toBeNull();
  expect(chanceSummary([revealed(...hounds)])).toBe('A room is revealed: 6 monsters.');
  expect(chanceSummary([])).toBeNull();
});
