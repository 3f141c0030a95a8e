// @vitest-environment jsdom
/** Tests the chart of the undrawn cards: its order, and which labels may stand on two lines. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { openChapter } from '../../../src/i18n';
import { CardBars, countsOf } from '../../../src/panels/longTable/hud/DeckBars';
import { newTable } from '../../kit/longTableTable';
import { openLongTable } from '../../kit/longTableWords';
import { paper } from '../kit';

beforeAll(async () => {
  await openLongTable();
  await openChapter('board');
});

const { play } = newTable();
const idOf = (value: unknown) =>
  Object.values(play.book.modifiers).find((card) => card.value === value && !['bless', 'curse'].includes(card.id))
    ?.id ?? expect.unreachable(String(value));
const NULL = idOf('null');
const DOUBLE = idOf('2x');

it.each([[[NULL, 'curse', DOUBLE, 'bless', idOf(0)]], [['bless', DOUBLE, 'curse', NULL, idOf(0)]]])(
  'the bars have one order, whatever the order of the deck %j',
  (deck) => {
    const order = countsOf(play.book, deck).map(({ id }) => id);
    expect(order).toEqual(['curse', NULL, idOf(0), DOUBLE, 'bless']);
  },
);

it('only labels with words get the width of a word, so that numbers stay narrow', async () => {
  const root = paper();
  const bars = countsOf(play.book, ['curse', NULL, idOf(0), DOUBLE]);
  await act(() => render(<CardBars play={play} bars={bars} />, root));
  const worded = [...root.querySelectorAll('li.worded small')].map(({ textContent }) => textContent);
  expect(worded).toEqual(['Curse (Null)', 'Null']);
});
