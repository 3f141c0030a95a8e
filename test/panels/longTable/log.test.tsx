// @vitest-environment jsdom
/** Tests what an entry of the log tells about a monster's choice of its focus (L23.5). */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { openChapter } from '../../../src/i18n';
import { figureName } from '../../../src/i18n/longTable/naming';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { Log } from '../../../src/panels/longTable/Log';
import { chosenTable } from '../../kit/longTableTable';
import { openLongTable } from '../../kit/longTableWords';
import { paper, testApp } from '../kit';

beforeAll(async () => {
  await openLongTable();
  await Promise.all(['board', 'desk', 'viewer'].map((each) => openChapter(each as 'board')));
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = () => {};
});

it('names the figures from which a focus was chosen', async () => {
  const interaction = chosenTable();
  const chosen = () => interaction.play.events.find(({ type }) => type === 'focusChosen');
  for (let i = 0; i < 200 && !chosen(); i += 1) {
    const { options } = interaction;
    const next = options.find(({ type }) => type === 'endTurn' || type === 'suffer') ?? options[0];
    if (next) interaction.send(next);
  }
  const event = chosen();
  if (event?.type !== 'focusChosen') return expect.unreachable('no monster has acted');
  const { app } = testApp({ screen: 'table', interaction: interaction as never });
  const root = paper();
  await act(() => render(<Log app={app as LongTableApp} />, root));
  const entries = [...root.querySelectorAll('details')];
  for (const entry of entries)
    await act(() => {
      entry.open = true;
      entry.dispatchEvent(new Event('toggle'));
    });
  const names = [...root.querySelectorAll('dt')].map(({ textContent }) => textContent?.toLowerCase());
  const expected = event.candidates.map(({ figure }) => figureName(interaction.play, figure).toLowerCase());
  expect(names).toEqual(expect.arrayContaining(expected));
  expect(names.filter((name) => name?.includes(':'))).toEqual([]);
});
