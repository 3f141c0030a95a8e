// @vitest-environment jsdom
/** The keys of the answers: numbers in the order of the page, the seal by the space bar, and the focus in the hand. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  answerKeysOf,
  moveFocusInHand,
  numberAnswers,
  pressAnswer,
  pressSealOfTable,
} from '../../../src/panels/longTable/answerKeys';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { Answers } from '../../../src/panels/longTable/hud/Answers';
import { Fan, fanOf } from '../../../src/panels/longTable/hud/Fan';
import { Slips } from '../../../src/panels/longTable/hud/Slips';
import { keyActions } from '../../../src/panels/longTable/keyActions';
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
  const printed = () => [...root.querySelectorAll<HTMLElement>('[aria-keyshortcuts=Space]')];
  expect(printed()).toEqual([]);
  await press('1');
  await press('2');
  const keyOf = ({ dataset, style }: HTMLElement) => [dataset['says'], style.getPropertyValue('--key')];
  expect(printed().map(keyOf)).toEqual([['draft', '"Space"']]);
});

it('in a turn the numbers play the halves and give the answers, each as it is printed', async () => {
  const interaction = chosenTable();
  const { root, press } = await foot(interaction);
  const printed = [...root.querySelectorAll('[aria-keyshortcuts]:not(.sealed)')];
  expect(printed.map((each) => each.getAttribute('aria-keyshortcuts'))).toEqual([
    ...KEYS.slice(0, printed.length - 1),
    '0',
  ]);
  const says = printed[1]?.getAttribute('data-says');
  await press('2');
  expect(interaction.session.journal.commands).toContainEqual(JSON.parse(says ?? ''));
  const free = KEYS.find((key) => root.querySelector(`[aria-keyshortcuts="${key}"]`) === null);
  expect(await press(free ?? '')).toBe(false);
});

/** The keys of a table whose first hero has chosen, and whose foot is empty because the table still moves. */
function betweenHeroes() {
  const interaction = choosing();
  const [first] = interaction.play.state.seats;
  const [leading = '', second = ''] = first?.hand ?? [];
  interaction.send({ type: 'select', hero: first?.hero ?? '', leading, second });
  const app = { view: { interaction, settings: { keys: {} } } } as unknown as LongTableApp;
  const key = (name: string, repeat = false) => {
    const event = new KeyboardEvent('keydown', { key: name, repeat });
    const { card3, own } = keyActions;
    return name === '3' ? card3?.(app, event) : own?.[name]?.(app, event);
  };
  return { interaction, key };
}

it('keys that come between the choices of two heroes, and the space bar after them, choose for the second hero', async () => {
  const { interaction, key } = betweenHeroes();
  for (const name of ['3', '5', ' ']) key(name);
  const next = interaction.play.state.seats[1];
  const hand = fanOf(interaction.play, interaction);
  const { draw } = await foot(interaction);
  for (const _ of 'three') await draw();
  expect(next?.plan).toBeNull();
  expect(interaction.play.state.seats[1]?.plan).toMatchObject({ leading: hand[2], second: hand[4] });
});

it('a held key, a space bar alone and the keys before the first choice of a round are not kept', async () => {
  const before = choosing();
  const app = { view: { interaction: before, settings: { keys: {} } } } as unknown as LongTableApp;
  keyActions.own?.['5']?.(app, new KeyboardEvent('keydown', { key: '5' }));
  const { draw } = await foot(before);
  await draw();
  expect(before.draft.cards).toEqual([]);
  document.body.replaceChildren();
  const { interaction, key } = betweenHeroes();
  key('5', true);
  key(' ');
  const table = await foot(interaction);
  await table.draw();
  expect(interaction.draft.cards).toEqual([]);
});

const keyBy = (root: HTMLElement, says: string) =>
  [...root.querySelectorAll<HTMLElement>('[data-says]')]
    .find(({ dataset }) => dataset['says'] === says)
    ?.getAttribute('aria-keyshortcuts');

/** Plain buttons at the foot of a table, each with its attributes, and the keys that they get. */
function keysOfButtons(turn: string, html: string, keys = KEYS): (string | null)[] {
  const root = document.querySelector('.foot') ?? document.createElement('div');
  root.className = 'foot';
  document.body.append(root);
  root.innerHTML = html;
  numberAnswers(root, keys, turn);
  return [...root.querySelectorAll('button')].map((each) => each.getAttribute('aria-keyshortcuts'));
}
const targets = (...names: string[]) =>
  `<ul class="forecasts">${names.map((name) => `<button data-figure="${name}"></button>`).join('')}</ul>`;
const answers = (...commands: object[]) =>
  `<div class="answers">${commands.map((each) => `<button data-says='${JSON.stringify(each)}'></button>`).join('')}</div>`;

it.each(['skip', 'stop', 'waive', 'done', 'endTurn', 'proceed'])('the answer %s always has the key 0', (type) => {
  expect(keysOfButtons('1', targets('rat') + answers({ type: 'recover', card: 'a' }, { type }))).toEqual([
    '1',
    '2',
    '0',
  ]);
  expect(keysOfButtons('1', answers({ type }))).toEqual(['0']);
});

it('declining items for the round has the key 0', () => {
  const spare = '<div class="answers"><button data-action="spare"></button></div>';
  expect(keysOfButtons('1', spare)).toEqual(['0']);
});

it('a target keeps its number while other targets are chosen, and no number comes to decline', () => {
  const skip = { type: 'skip' };
  expect(keysOfButtons('1', targets('a', 'b', 'c') + answers(skip))).toEqual(['1', '2', '3', '0']);
  expect(keysOfButtons('1', targets('b', 'c') + answers(skip))).toEqual(['2', '3', '0']);
  expect(keysOfButtons('1', targets('c') + answers({ type: 'done' }))).toEqual(['3', '0']);
});

it('of two answers that decline, one has the key 0 and the other none', () => {
  const leave = { type: 'leaveEffect', effect: 'wound' };
  expect(keysOfButtons('1', answers(leave, { type: 'skip' }))).toEqual([null, '0']);
});

it('an answer that declines has no key if the player has bound 0 to something else', () => {
  const keys = answerKeysOf({ keys: { hint: '0' } });
  expect(keysOfButtons('1', targets('a') + answers({ type: 'skip' }), keys)).toEqual(['1', null]);
});

const fan = (...cards: string[]) =>
  `<ul class="fan">${cards.map((card) => `<li><button class="card" data-card="${card}"></button></li>`).join('')}</ul>`;
const pile = (name: string) => `<div class="answers"><button data-gives="${name}"></button></div>`;

it('L20.1: each card of an open pile has the number of its place, whatever number an answer beside it had before', () => {
  const both = '<div class="answers"><button data-gives="hand"></button><button data-gives="discard"></button></div>';
  expect(keysOfButtons('1', both)).toEqual(['1', '2']);
  expect(keysOfButtons('1', fan('a', 'b', 'c') + pile('discard'))).toEqual(['1', '2', '3', '4']);
  expect(keysOfButtons('1', fan('c', 'b', 'a') + pile('hand'))).toEqual(['1', '2', '3', '4']);
  expect(keysOfButtons('1', both)).toEqual(['1', '2']);
});

it('an answer beside a hand of nine cards has no number, and the way back has 0', () => {
  const nine = fan(...'abcdefghi');
  const back =
    '<div class="answers"><button data-gives="discard"></button><button data-action="closePile"></button></div>';
  expect(keysOfButtons('1', nine + back)).toEqual([...KEYS.slice(0, 9), null, '0']);
});

it('in a turn the key 0 ends the turn from the first', async () => {
  const { root } = await foot(chosenTable());
  expect(keyBy(root, JSON.stringify({ type: 'endTurn' }))).toBe('0');
});

it('an action keeps its number in the whole turn, also if fewer are left', async () => {
  const interaction = chosenTable();
  const { root, draw } = await foot(interaction);
  const endTurn = JSON.stringify({ type: 'endTurn' });
  const basics = interaction.places.halves.filter(({ basic }) => basic);
  const [top, other] = [basics.find(({ half }) => half === 'top'), basics.findLast(({ half }) => half === 'bottom')];
  if (!top || !other) throw new Error('no basic actions');
  const [before, end] = [keyBy(root, JSON.stringify(other)), keyBy(root, endTurn)];
  expect(before).toBeTruthy();
  interaction.send(top);
  for (let n = 0; n < 9 && interaction.play.state.question?.ask !== 'turn'; n += 1) {
    await draw();
    const skip = interaction.options.find(({ type }) => type === 'skip' || type === 'done' || type === 'proceed');
    interaction.send(skip ?? interaction.options[0] ?? { type: 'skip' });
  }
  await draw();
  expect(interaction.play.state.question?.ask).toBe('turn');
  expect([keyBy(root, JSON.stringify(other)), keyBy(root, endTurn)]).toEqual([before, end]);
});

it('a number that is held or pressed twice answers no second question', async () => {
  const interaction = chosenTable();
  const { root, draw } = await foot(interaction);
  const sent = () => interaction.session.journal.commands.length;
  const second = (timeStamp: number, repeat = false) => pressAnswer('2', { repeat, timeStamp });
  const before = sent();
  second(1000);
  await draw();
  const played = sent();
  expect(played).toBeGreaterThan(before);
  // The next prompt has an answer with the same number.
  const answer = root.querySelector<HTMLElement>('.answers .slip');
  answer?.setAttribute('aria-keyshortcuts', '2');
  expect(second(1200)).toBe(true);
  expect(second(5000, true)).toBe(true);
  expect(sent()).toBe(played);
  second(5000);
  expect(sent()).toBeGreaterThan(played);
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
