// @vitest-environment jsdom
/** Before a scenario: what is chosen keeps its place, so that a finger finds it again. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { Prepare } from '../../../src/panels/longTable/hud/Prepare';
import { newTable } from '../../kit/longTableTable';
import { paper } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';

boardOpened();

it('L2.1: of two battle goals the other one is kept by a touch, and both stay where they are', async () => {
  const interaction = newTable();
  const app = { cardPictures: NAMED_PICTURES } as unknown as LongTableApp;
  const goals = async () => {
    const root = paper();
    await act(() =>
      render(<Prepare app={app} interaction={interaction} play={interaction.play} brief={false} />, root),
    );
    return [...root.querySelectorAll<HTMLButtonElement>('.goals button')];
  };
  const told = (buttons: readonly HTMLButtonElement[]) =>
    buttons.map((each) => [each.querySelector('strong')?.textContent, each.getAttribute('aria-pressed')]);
  const before = await goals();
  expect(before).toHaveLength(2);
  await act(() => before.find((each) => !each.disabled)?.click());
  expect(told(await goals())).toEqual(
    told(before).map(([name, pressed]) => [name, pressed === 'true' ? 'false' : 'true']),
  );
});

it('L2.1: where there is room each card of the pool has its button; else one leads to the sheet of the hand', async () => {
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
