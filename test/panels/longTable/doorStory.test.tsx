// @vitest-environment jsdom
/** The story of a door: told when the door opens, until the next decision. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it } from 'vitest';
import { openChapter } from '../../../src/i18n';
import { doorText } from '../../../src/i18n/longTable/stories';
import { DoorStory } from '../../../src/panels/longTable/hud/DoorStory';
import { inHudPx } from '../../../src/panels/longTable/hud/plan';
import { planFor } from '../../../src/scenes/longTable/table/layout';
import type { Interaction, InteractionChange } from '../../../src/session/longTable/interaction';
import { newTable } from '../../kit/longTableTable';
import { paper } from '../kit';
import { boardOpened } from './opened';

boardOpened();
beforeAll(() => openChapter('pages'));

const PLAN = inHudPx(planFor(390, 844, 'map', { top: 0, bottom: 0 }));

it('is told at the opening, stays for what follows by itself, and goes with the next decision', async () => {
  const { play } = newTable();
  const [door] = play.book.scenario.doors;
  if (!door) throw new Error('scenario 1 has a door');
  let hear: (change: InteractionChange) => void = () => {};
  const interaction = {
    subscribe(listener: typeof hear) {
      hear = listener;
      return () => {};
    },
  } as unknown as Interaction;
  const root = paper();
  const draw = (asks: boolean) =>
    act(() => render(<DoorStory interaction={interaction} plan={PLAN} asks={asks} />, root));
  const command = (...events: object[]) =>
    act(() => hear({ kind: 'command', play, events, command: { type: 'stop' } } as unknown as InteractionChange));
  const told = () => root.querySelector('.door-story')?.textContent;
  await draw(true);
  await draw(false);
  expect(told()).toBeUndefined();
  await command({ type: 'doorOpened', hex: door.hex, by: null });
  expect(told()).toBe(doorText('noticeOnTheDoor', 1));
  expect(told()).not.toBe('');
  await command({ type: 'moveEnded' });
  expect(told()).toBe(doorText('noticeOnTheDoor', 1));
  await draw(true);
  await command({ type: 'moveEnded' });
  expect(told()).toBeUndefined();
});
