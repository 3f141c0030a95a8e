// @vitest-environment jsdom
/** Tests that no stall of the bed at the foot of a desk is empty, with a question and during an animation. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { isOver, type Play } from '../../../src/flow/longTable/play';
import { BottomPanel } from '../../../src/panels/longTable/hud/BottomPanel';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { EMPTY_DRAFT } from '../../../src/session/longTable/draft';
import type { Interaction } from '../../../src/session/longTable/interaction';
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

it('L20.1: while cards to lose are chosen, the dark seal says how many', async () => {
  const interaction = tableOf(partyAt('noticeOnTheDoor', 'bed0'));
  const root = paper();
  const { play } = interaction;
  const parts = { pictures: NAMED_PICTURES, animatedEvent: UNTOLD, prompt: '', played: null, answers: null };
  const words = async (losingFrom: 'hand' | 'discard' | null) => {
    const asking: Interaction = { ...interaction, play, draft: { ...EMPTY_DRAFT, losingFrom } };
    await act(() => render(<BottomPanel {...parts} interaction={asking} play={play} shownPlay={play} />, root));
    return root.querySelector('.dark-seal')?.textContent;
  };
  expect([await words(null), await words('hand'), await words('discard')]).toEqual([
    'Waiting for you',
    'Choose a card',
    'Choose two cards',
  ]);
});

it('L11.3: the sum of an attack stands while its damage is pending, and goes with its attack', async () => {
  const interaction = tableOf(partyAt('noticeOnTheDoor', 'bed0'));
  const bot = eagerBot('bed0');
  const root = paper();
  const told: (() => void)[] = [];
  const animated: { now: GameEvent | null } = { now: null };
  const animatedEvent = {
    get now() {
      return animated.now;
    },
    subscribe: (listener: () => void) => {
      told.push(listener);
      return () => {};
    },
  };
  const parts = { pictures: NAMED_PICTURES, interaction, animatedEvent, prompt: '', played: null, answers: null };
  const draw = (play: Play, shownPlay: Play | null) =>
    act(() => render(<BottomPanel {...parts} play={play} shownPlay={shownPlay} />, root));
  const hasSum = () => root.querySelector('.sum') !== null;
  const isPending = () => interaction.play.state.question?.ask === 'damage';
  for (let n = 0; n < 60 && !isPending(); n += 1) interaction.send(bot(interaction.play) ?? expect.unreachable());
  const { play } = interaction;
  await draw(play, play);
  expect(hasSum()).toBe(true);
  await draw(play, null);
  expect(hasSum()).toBe(true);
  const focus: GameEvent = { type: 'focusNone', figure: 'monster:writHound:1', rule: 'L23.8' } as never;
  animated.now = focus;
  await act(() => {
    for (const tell of told) tell();
  });
  expect(hasSum()).toBe(false);
  // Damage that no attack causes, and events after another answer, have no sum.
  const { question } = play.state;
  const ask = (next: unknown) => ({ ...play, state: { ...play.state, question: next } }) as Play;
  const other = question?.ask === 'damage' ? { ...question, damage: { ...question.damage, attack: false } } : null;
  for (const next of [other, { ask: 'select' }]) {
    await draw(play, play);
    await draw(ask(next), ask(next));
    expect(hasSum()).toBe(false);
    await draw(ask(next), null);
    expect(hasSum()).toBe(false);
  }
});
