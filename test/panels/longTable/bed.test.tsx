// @vitest-environment jsdom
/** Tests that no stall of the bed at the foot of a desk is empty, with a question and during an animation. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { isOver } from '../../../src/flow/longTable/play';
import { BottomPanel } from '../../../src/panels/longTable/hud/BottomPanel';
import { eagerBot } from '../../kit/longTableGames';
import { partyAt, tableOf } from '../../kit/longTableWon';
import { paper } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';
import { UNTOLD } from './told';

boardOpened();

/** Returns the classes of the stalls without text or picture. */
const emptyStalls = (root: HTMLElement) =>
  [...root.querySelectorAll('.stall')].flatMap((stall) =>
    (stall.textContent ?? '').trim() === '' && !stall.querySelector('svg') ? [stall.className] : [],
  );

it.each(['bed0', 'bed1', 'bed2'])(
  'no stall is empty in 100 states of the game %s, during animations and between them',
  async (seed) => {
    const interaction = tableOf(partyAt('noticeOnTheDoor', seed));
    const bot = eagerBot(seed);
    const root = paper();
    const parts = {
      pictures: NAMED_PICTURES,
      interaction,
      animatedEvent: UNTOLD,
      prompt: 'What is asked',
      played: null,
      answers: null,
    };
    for (let n = 0; n < 100 && !isOver(interaction.play); n += 1) {
      const { play } = interaction;
      for (const laid of [null, play]) {
        await act(() => render(<BottomPanel {...parts} play={play} shownPlay={laid} />, root));
        expect(root.querySelectorAll('.stall')).toHaveLength(5);
        expect(emptyStalls(root), `${play.state.question?.ask} after ${n}`).toEqual([]);
      }
      const command = bot(play);
      if (!command || !interaction.send(command).ok) break;
    }
  },
);
