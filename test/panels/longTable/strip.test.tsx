// @vitest-environment jsdom
/** Tests the initiative strip: how many undrawn cards of each monster type act before the card pointed at, and before the leading one. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { fanOf } from '../../../src/panels/longTable/hud/Fan';
import { InitiativeStrip } from '../../../src/panels/longTable/hud/InitiativeStrip';
import { rulesOf } from '../../../src/panels/longTable/hud/signRules';
import type { CardId } from '../../../src/rules/longTable/vocabulary';
import { initiativeRows } from '../../../src/session/longTable/initiatives';
import { newTable } from '../../kit/longTableTable';
import { paper } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';

boardOpened();

it('L6.2: counts the undrawn cards that act before a card, and draws a tick for each undrawn card', async () => {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  const { play } = interaction;
  const [leading, pointed] = fanOf(play, interaction);
  if (!leading || !pointed) throw new Error('the hand has fewer than two cards');
  const root = paper();
  const draw = (at: CardId | null) =>
    act(() =>
      render(
        <InitiativeStrip pictures={NAMED_PICTURES} interaction={interaction} play={play} pointed={at} brief={false} />,
        root,
      ),
    );
  const rows = initiativeRows(play);
  const shares = (look: string) =>
    [...root.querySelectorAll(`li .shares .${look}`)].map(({ textContent }) => textContent);
  const before = (card: CardId) =>
    rows.map(({ undrawn }) => {
      const own = play.book.cards[card]?.initiative ?? 0;
      return `${undrawn.filter((each) => each < own).length} of ${undrawn.length}`;
    });
  await draw(null);
  expect(root.querySelectorAll('.tick:not(.drawn)')).toHaveLength(rows.flatMap(({ undrawn }) => undrawn).length);
  expect(shares('considered')).toEqual([]);

  interaction.toggleCard(leading);
  await draw(pointed);
  expect(shares('leads')).toEqual(before(leading));
  expect(shares('considered')).toEqual(before(pointed));
  const share = root.querySelector<HTMLElement>('li .shares .leads');
  expect(share?.title).toMatch(/^\d of the \d cards still undrawn in this deck acts? before initiative \d+\.$/);
  expect(rulesOf([share?.dataset['sign'] ?? ''])).toMatchObject([{ share: { of: 8 } }]);
  // There is one line over the axis of all rows, beside the column of names.
  expect(root.querySelectorAll('.strip > .line.considered')).toHaveLength(1);
  // A card that already leads is not counted a second time.
  await draw(leading);
  expect(shares('considered')).toEqual([]);
});

it.each([
  [false, 4],
  [true, 10],
])('leaves out the numbers of the scale that a card’s number would cover (brief: %s)', async (brief, apart) => {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  const { play } = interaction;
  const root = paper();
  const scaleAt = async (at: CardId | null) => {
    const props = { pictures: NAMED_PICTURES, interaction, play, pointed: at, brief };
    await act(() => render(<InitiativeStrip {...props} />, root));
    return [...root.querySelectorAll('.strip-head .axis i')].map(({ textContent }) => Number(textContent));
  };
  const all = await scaleAt(null);
  expect(all).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90]);
  for (const card of fanOf(play, interaction)) {
    const own = play.book.cards[card]?.initiative ?? 0;
    expect(await scaleAt(card)).toEqual(all.filter((ten) => Math.abs(ten - own) >= apart));
  }
});
