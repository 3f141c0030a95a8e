/** Narrators and auditors outside of the page: each loads the texts it needs itself, in English. */
import { beforeEach, expect, it, vi } from 'vitest';
import { bookFor } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import { bookFor as tableBookFor } from '../../src/content/longTable';
import { setupFor } from '../kit/longTableSetups';

/** New modules have no chapters, unlike those of other tests. Another language is selected, as a process before may have done. */
beforeEach(async () => {
  vi.resetModules();
  const { onEarlyLookup, setLanguage } = await import('../../src/i18n');
  await setLanguage('cs');
  onEarlyLookup((key) => {
    throw new Error(`"${key}" is read before its chapter is open`);
  });
});

const SETUP = { ...NEWCOMER, scenario: 'plotNine', seed: 'told' };
const TABLE_SETUP = setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'told' });

it('in hand, a narrator and an auditor narrate and prompt', async () => {
  const { begin, legal, send } = await import('../../src/flow/inHand/play');
  const { narrator } = await import('../../src/modes/inHand/narrator');
  const { prompt, narrate } = await narrator();
  const play = begin(bookFor(SETUP));
  expect(prompt(play)).toMatch(/^Choose two cards/);
  const [command] = legal(play);
  const sent = command && send(play, command);
  if (!sent?.ok) return expect.unreachable('a command is legal');
  expect(sent.play.events.flatMap((event) => narrate(sent.play, event) ?? []).join(' ')).toMatch(/[a-z]{3}/);
});

it('in hand, an auditor has the texts of the audit and of the narration', async () => {
  const { begin, legal, send } = await import('../../src/flow/inHand/play');
  const { audit } = await import('../../src/modes/inHand/auditor');
  const [title] = await audit({ setup: SETUP, book: bookFor(SETUP), commands: [] });
  expect(title).toBe('The Audit');
  const { gameWords } = await import('../../src/i18n/inHand/gameWords');
  const play = begin(bookFor(SETUP));
  const [command] = legal(play);
  const sent = command && send(play, command);
  if (!sent?.ok) return expect.unreachable('a command is legal');
  expect(sent.play.events.flatMap((event) => gameWords.narrate(sent.play, event) ?? []).join(' ')).toMatch(/[a-z]{3}/);
});

it('at the Long Table, a narrator narrates and prompts', async () => {
  const { begin, send } = await import('../../src/flow/longTable/play');
  const { narrator } = await import('../../src/modes/longTable/narrator');
  const { prompt, narrate } = await narrator();
  const play = begin(tableBookFor(TABLE_SETUP));
  expect(prompt(play)).toMatch(/[a-z]{3}/);
  const sent = send(play, { type: 'begin' });
  if (!sent.ok) return expect.unreachable('the scenario begins');
  expect(sent.play.events.flatMap((event) => narrate(sent.play, event) ?? []).join(' ')).toMatch(/round/i);
  // Scenario rules quote the texts of the scenario's page, which are in a chapter of their own.
  const { t } = await import('../../src/i18n');
  expect(t('pages.before.none')).toContain('Nobody');
});

it('at the Long Table, an auditor has the texts of the audit', async () => {
  const { audit } = await import('../../src/modes/longTable/auditor');
  const [title] = await audit({ setup: TABLE_SETUP, book: tableBookFor(TABLE_SETUP), commands: [] });
  expect(title).toBe('The Audit');
});
