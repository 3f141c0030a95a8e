// @vitest-environment jsdom
/** What became of a scenario of the Long Table: its block, and what has changed in the campaign, in words. */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { campaignBook } from '../../src/content/longTable';
import type { LongTableApp } from '../../src/panels/longTable/app';
import { OutcomePage } from '../../src/panels/longTable/OutcomePage';
import { begin, played, resultFor } from '../kit/campaign';
import { openLongTable } from '../kit/longTableWords';
import { typed } from '../kit/texts';

await openLongTable();
const { openChapter } = await import('../../src/i18n');
await openChapter('board');

afterEach(() => render(null, document.body));

it('shows the block of the scenario, and a sentence to each change but the ending', () => {
  const campaign = begin(campaignBook(), ['bailiff', 'ferrywoman']);
  const { campaign: state, facts } = played(campaignBook(), campaign, 'noticeOnTheDoor');
  const page = { page: 'outcome', scenario: 'noticeOnTheDoor', result: resultFor(campaign, true), facts };
  const app = { view: { page, campaign: { state }, finished: false } } as unknown as LongTableApp;
  render(<OutcomePage app={app} />, document.body);
  expect(document.querySelector('.vignette')?.getAttribute('data-block')).toBe('longTable/scenes/noticeOnTheDoor');
  const changes = [...document.querySelectorAll('.changes li')].map(({ textContent }) => typed(textContent ?? ''));
  expect(changes).toHaveLength(facts.length - 1);
  expect(changes).toContain('Unlocked: “Ground Rent”.');
  expect(changes).toContain('Achievement: Receivers.');
  expect(changes.some((words) => words.startsWith('Won'))).toBe(false);
});
