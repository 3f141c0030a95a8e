/** Tests that each log entry has its command, its round, and the numbers of its event. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTranscript } from '../../../src/cli/transcript';
import { bookFor } from '../../../src/content/inHand';
import { LANGUAGES, openChapter, setLanguage } from '../../../src/i18n';
import cs from '../../../src/i18n/cs/viewer';
import en from '../../../src/i18n/en/viewer';
import ru from '../../../src/i18n/ru/viewer';
import { figuresOf } from '../../../src/panels/inHand/eventFigures';
import { logEntries } from '../../../src/panels/inHand/logEntries';
import { newGame, openViewing } from '../../kit/inHand';
import { modeOf } from '../../kit/modes';

const { setup, commands } = readTranscript(readFileSync('test/cli/inHand/plotNine.json', 'utf8'), modeOf);
const book = bookFor(setup);
const viewed = openViewing(book, { ...newGame(book).journal, commands }, commands.length);
const viewing = viewed.ok ? viewed.viewing : expect.unreachable(viewed.what);
const { session } = viewing.interaction;

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([place]) => place).sort();
const spelled = (texts: object, path = ''): [string, string[]][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[`${path}${key}`, places(text)]] : spelled(text, `${path}${key}.`),
  );

it.each([ru, cs])('has the same placeholders in every language', (texts) => {
  expect(Object.fromEntries(spelled(texts))).toEqual(Object.fromEntries(spelled(en)));
});

describe('the log of a game', () => {
  it('links every entry to its command, round and event', () => {
    const entries = logEntries(session);
    for (const [index, { at, round, event, rule, commandLabel }] of entries.entries()) {
      expect(viewing.playAt(at).events).toContainEqual(event);
      expect([rule, commandLabel === null]).toEqual([event.rule, at === 0]);
      const before = entries[index - 1];
      expect(at).toBeGreaterThanOrEqual(before?.at ?? 0);
      expect(round).toBe(event.type === 'roundBegan' ? event.round : (before?.round ?? 1));
      expect(round).toBeLessThanOrEqual(viewing.playAt(at).state.round);
    }
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.at(-1)?.round).toBe(viewing.interaction.play.state.round);
  });

  it.each(LANGUAGES)('labels the numbers of its events in %s', async (language) => {
    await setLanguage(language);
    await openChapter('viewer');
    await openChapter('narration');
    const labels = new Set<string>();
    for (const { event } of logEntries(session)) {
      for (const { what, value } of figuresOf(event)) {
        expect([what, value]).not.toContainEqual(expect.stringMatching(/viewer\.|undefined|NaN|\{/));
        labels.add(what);
      }
    }
    expect(labels.size).toBeGreaterThan(12);
    await setLanguage('en');
  });

  it('shows HP and hexes before and after, and how an attack was calculated', () => {
    const event = {
      rule: 'R12.5',
      type: 'monsterHurt',
      foe: 'a',
      by: 'attack',
      amount: 5,
      before: 6,
      after: 1,
    } as const;
    expect(figuresOf(event).map(({ value }) => value)).toEqual(['6 → 1', '5']);
    const step = { rule: 'R10.1', type: 'stepped', from: 'b7', to: 'c7', cost: 1, left: 2 } as const;
    expect(figuresOf(step).map(({ value }) => value)).toEqual(['b7 → c7', '1', '2']);
    const reckoned = logEntries(session).find((entry) => entry.event.type === 'attackResolved');
    const values = reckoned && figuresOf(reckoned.event).map(({ what, value }) => `${what} ${value}`);
    expect(values?.[0]).toMatch(/^Reckoned \d/);
  });
});
