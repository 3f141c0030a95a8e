// @vitest-environment jsdom
/** Tests the page before a scenario, where everything keeps its place when it is chosen. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { goalItemsWarning, goalRoomsNote } from '../../../src/panels/longTable/hud/goalItems';
import { Prepare } from '../../../src/panels/longTable/hud/Prepare';
import { seatOf } from '../../../src/rules/longTable/figures';
import { newTable } from '../../kit/longTableTable';
import { paper } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';

boardOpened();

it('L2.1: one touch keeps the other of two battle goals, and both stay where they are', async () => {
  const interaction = newTable();
  const app = { cardPictures: NAMED_PICTURES } as unknown as LongTableApp;
  const goals = async () => {
    const root = paper();
    await act(() =>
      render(<Prepare app={app} interaction={interaction} play={interaction.play} brief={false} />, root),
    );
    return [...root.querySelectorAll<HTMLButtonElement>('.goals button')];
  };
  const namesAndStates = (buttons: readonly HTMLButtonElement[]) =>
    buttons.map((each) => [each.querySelector('strong')?.textContent, each.getAttribute('aria-pressed')]);
  const before = await goals();
  expect(before).toHaveLength(2);
  await act(() => before.find((each) => !each.disabled)?.click());
  expect(namesAndStates(await goals())).toEqual(
    namesAndStates(before).map(([name, pressed]) => [name, pressed === 'true' ? 'false' : 'true']),
  );
});

it('L2.1: with enough room each card of the pool has a button; otherwise one button opens the hand sheet', async () => {
  const interaction = newTable();
  const app = { cardPictures: NAMED_PICTURES } as unknown as LongTableApp;
  const buttons = async (brief: boolean) => {
    const root = paper();
    await act(() =>
      render(<Prepare app={app} interaction={interaction} play={interaction.play} brief={brief} />, root),
    );
    return [...root.querySelectorAll<HTMLElement>('.pool:last-of-type button')].map((each) => each.dataset['action']);
  };
  const hero = interaction.play.book.heroes.find(({ def }) => def.id === interaction.hero);
  expect(await buttons(true)).toEqual(['hand']);
  expect(await buttons(false)).toHaveLength(1 + (hero?.setup.pool.length ?? 0));
});

it('L2.1: says beside a battle goal that it needs more items than the hero takes along', () => {
  const { play } = newTable();
  const { hero, items } = seatOf(play.state, 'bailiff');
  const withItems = (count: number): Play => ({
    ...play,
    state: {
      ...play.state,
      seats: play.state.seats.map((seat) =>
        seat.hero === hero
          ? {
              ...seat,
              items: Array.from({ length: count }, () => ({ item: 'butchersApron', state: 'ready', uses: 0 })),
            }
          : seat,
      ),
    } as Play['state'],
  });
  expect(items.length).toBeLessThan(2);
  expect(goalItemsWarning(withItems(1), hero, 'bothHands')).toBe('Items needed: 2, taken along: 1.');
  expect(goalItemsWarning(withItems(0), hero, 'savingIt')).toBe('Items needed: 1, taken along: 0.');
  expect(goalItemsWarning(withItems(2), hero, 'bothHands')).toBeNull();
  expect(goalItemsWarning(withItems(0), hero, 'theLastWord')).toBeNull();
});

it('L29.3: tells of the goal to loot in every room how many rooms there are, if there are fewer than it names', () => {
  const { play } = newTable();
  const withRooms = (n: number): Play => ({
    ...play,
    book: {
      ...play.book,
      scenario: { ...play.book.scenario, rooms: Array.from({ length: n }, () => play.book.scenario.rooms[0]) },
    } as Play['book'],
  });
  expect(goalRoomsNote(withRooms(2), 'pettyCash')).toBe('Here there are only 2 rooms.');
  expect(goalRoomsNote(withRooms(3), 'pettyCash')).toBeNull();
  expect(goalRoomsNote(withRooms(2), 'theLastWord')).toBeNull();
});
