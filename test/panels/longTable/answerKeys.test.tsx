// @vitest-environment jsdom
/** The keys of the answers: numbers in the order of the page, the seal by the space bar, and the focus in the hand. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { answerKeysOf, moveFocusInHand, pressAnswer, pressSealOfTable } from '../../../src/panels/longTable/answerKeys';
import { Answers } from '../../../src/panels/longTable/hud/Answers';
import { Fan, fanOf } from '../../../src/panels/longTable/hud/Fan';
import { Slips } from '../../../src/panels/longTable/hud/Slips';
import type { Interaction } from '../../../src/session/longTable/interaction';
import { chosenTable, newTable } from '../../kit/longTableTable';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';

boardOpened();
beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => {};
});
beforeEach(() => document.body.replaceChildren());

const KEYS = answerKeysOf({ keys: {} });

/** The foot of the table with hand, slips and answers, drawn again after each press. */
async function foot(interaction: Interaction) {
  const root = document.createElement('div');
  root.className = 'hud long';
  document.body.append(root);
  const parts = { pictures: NAMED_PICTURES, interaction };
  const draw = () =>
    act(() =>
      render(
        <div class="foot">
          {fanOf(interaction.play, interaction).length > 0 ? (
            <Fan {...parts} play={interaction.play} />
          ) : (
            <Slips {...parts} play={interaction.play} />
          )}
          <Answers {...parts} onAlways={() => {}} keys={KEYS} />
        </div>,
        root,
      ),
    );
  await draw();
  const press = async (key: string) => {
    const pressed = pressAnswer(key);
    await draw();
    return pressed;
  };
  return { root, draw, press };
}

function choosing(): Interaction {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  return interaction;
}

it('all ten cards of a hand have a number, the tenth has 0', async () => {
  const interaction = choosing();
  const hand = fanOf(interaction.play, interaction);
  expect(hand).toHaveLength(10);
  const { press } = await foot(interaction);
  for (const [nth, key] of KEYS.entries()) {
    expect(await press(key)).toBe(true);
    expect(interaction.draft.cards).toEqual([hand[nth]]);
    await press(key);
  }
});

it('a number that the player has given to another action is no answer', () => {
  expect(answerKeysOf({ keys: {} })).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']);
  expect(answerKeysOf({ keys: { card1: 'a', hint: '7' } })).toEqual(['a', '2', '3', '4', '5', '6', '8', '9', '0']);
});

it('the space bar presses the seal, and does nothing while there is none', async () => {
  const interaction = choosing();
  const [first, second] = fanOf(interaction.play, interaction);
  const { press, draw } = await foot(interaction);
  await press('1');
  expect(pressSealOfTable()).toBe(false);
  await press('2');
  expect(pressSealOfTable()).toBe(true);
  await draw();
  expect(interaction.play.state.seats[0]?.plan).toMatchObject({ leading: first, second });
});

it('prints the space bar on the seal, and on nothing else', async () => {
  const interaction = choosing();
  const { root, press } = await foot(interaction);
  expect(root.querySelector('[data-key]')).toBeNull();
  await press('1');
  await press('2');
  const printed = [...root.querySelectorAll<HTMLElement>('[data-key]')];
  expect(printed.map(({ dataset }) => [dataset['says'], dataset['key']])).toEqual([['draft', 'Space']]);
});

it('in a turn the numbers play the halves and give the answers, each as it is printed', async () => {
  const interaction = chosenTable();
  const { root, press } = await foot(interaction);
  const printed = [...root.querySelectorAll('[aria-keyshortcuts]:not(.sealed)')];
  expect(printed.map((each) => each.getAttribute('aria-keyshortcuts'))).toEqual(KEYS.slice(0, printed.length));
  const says = printed[1]?.getAttribute('data-says');
  await press('2');
  expect(interaction.session.journal.commands).toContainEqual(JSON.parse(says ?? ''));
  const left = root.querySelectorAll('.slips button').length;
  expect(await press(KEYS[left + 5] ?? '')).toBe(false);
});

it('left and right walk the hand, round its end', async () => {
  const interaction = choosing();
  const hand = fanOf(interaction.play, interaction);
  await foot(interaction);
  const at = () => (document.activeElement as HTMLElement).dataset['card'];
  moveFocusInHand(1);
  expect(at()).toBe(hand[0]);
  moveFocusInHand(1);
  expect(at()).toBe(hand[1]);
  moveFocusInHand(-1);
  moveFocusInHand(-1);
  expect(at()).toBe(hand[9]);
});
