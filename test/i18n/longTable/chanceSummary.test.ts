/** Tests how the audit describes random results of the Long Table that are too many to name each. */
import { beforeAll, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { openChapter } from '../../../src/i18n';
import { chanceSentences } from '../../../src/i18n/auditWords';
import { chanceWords } from '../../../src/i18n/longTable/chanceSummary';
import { gameWords } from '../../../src/i18n/longTable/gameWords';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { openSession } from '../../../src/session/session';
import { setupFor } from '../../kit/longTableSetups';
import { openLongTable } from '../../kit/longTableWords';

beforeAll(async () => {
  await openLongTable();
  await Promise.all([openChapter('audit'), openChapter('tidings')]);
});

const PLAY = openSession(LONG_TABLE, bookFor(setupFor('noticeOnTheDoor')), { save: () => null }).play;
const revealed = (...figures: `monster:${string}:${number}`[]) => ({
  type: 'roomRevealed' as const,
  room: 1,
  figures,
  cards: [],
  late: [],
  rule: 'L10.1' as const,
});
const shown = (deck: string, initiative: number) => ({
  type: 'monsterCardShown' as const,
  deck,
  card: 'none',
  initiative,
  rule: 'L6.4' as const,
});

it('names two monsters and counts six', () => {
  const hounds = [1, 2, 3, 4, 5, 6].map((nth) => `monster:hound:${nth}` as const);
  expect(chanceWords.summary([revealed(...hounds.slice(0, 2))], PLAY)).toBeNull();
  expect(chanceWords.summary([revealed(...hounds)], PLAY)).toBe('A room is revealed: 6 monsters.');
  expect(chanceWords.summary([], PLAY)).toBeNull();
});

it('given the cards of two kinds of monsters, then only their initiatives are named; one card is named whole', () => {
  const [one, other] = [shown('shuffler', 74), shown('writHound', 26)] as unknown as GameEvent[];
  if (!one || !other) return expect.unreachable();
  expect(chanceWords.summary([one, other], PLAY)).toBe('Monster cards: Shuffler\u00A074, Writ Hound\u00A026.');
  expect(chanceWords.summary([one], PLAY)).toBeNull();
});

it('given a result that wanes elements and sets the turn order too, then only the result is named', () => {
  const events = [
    { type: 'deckShuffled', deck: 'writHound' },
    { type: 'elementsWaned', elements: ['ice'], inert: ['ice'] },
    { type: 'turnOrderSet', order: [] },
  ] as unknown as GameEvent[];
  const game = {
    moves: [{ before: PLAY, commands: [], events }],
    end: PLAY,
    mode: { rules: { revealsChance: () => true, outcome: LONG_TABLE.outcome } },
  };
  const words = { label: gameWords.label, narrate: gameWords.narrate, ...chanceWords };
  expect(chanceSentences(words, game as never, 0)).toBe('Writ Hound: the ability deck is shuffled.');
});
