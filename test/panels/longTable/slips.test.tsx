// @vitest-environment jsdom
/** Tests what tapping a half of the two cards of a turn does. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { t } from '../../../src/i18n';
import { Slips } from '../../../src/panels/longTable/hud/Slips';
import type { Interaction } from '../../../src/session/longTable/interaction';
import { hasNoEffect } from '../../../src/session/longTable/noEffect';
import { chosenTable } from '../../kit/longTableTable';
import { paper } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';

boardOpened();

/** Returns an interaction in the first turn of a hero, when no monster is in reach yet. */
function inTurn(): Interaction {
  const interaction = chosenTable();
  for (let i = 0; i < 60 && interaction.places.halves.length === 0; i += 1) {
    const [first] = interaction.options;
    if (first) interaction.send(interaction.options.find(({ type }) => type === 'suffer') ?? first);
  }
  return interaction;
}

it('L7.2: a half without effect says so, and is played only at the second tap', async () => {
  const interaction = inTurn();
  const root = paper();
  const draw = () =>
    act(() => render(<Slips interaction={interaction} pictures={NAMED_PICTURES} play={interaction.play} />, root));
  const idle = interaction.places.halves.find((each) => !each.basic && hasNoEffect(interaction.play, each));
  if (!idle) throw new Error('every half has an effect');
  const button = () => root.querySelector<HTMLElement>(`[data-says='${JSON.stringify(idle)}']`);
  await draw();
  expect(button()?.querySelector('.nothing')?.textContent).toBe(t('board.idle'));
  const before = interaction.session.journal.commands.length;
  await act(() => button()?.click());
  await draw();
  expect(interaction.session.journal.commands).toHaveLength(before);
  expect(button()?.querySelector('.nothing')?.textContent).toBe(t('board.idleAnyway'));
  await act(() => button()?.click());
  expect(interaction.session.journal.commands[before]).toEqual(idle);
});

it('L15.7: given a hero who is immobilized, a move says that this is why it has no effect', async () => {
  const interaction = inTurn();
  const { play } = interaction;
  const token = { token: 'immobilize', from: 'round' };
  const figures = play.state.figures.map((each) =>
    each.id === play.state.turn?.figure && 'tokens' in each ? { ...each, tokens: [token] } : each,
  );
  const held = { ...play, state: { ...play.state, figures } } as unknown as Play;
  const root = paper();
  await act(() => render(<Slips interaction={interaction} pictures={NAMED_PICTURES} play={held} />, root));
  const reasons = [...root.querySelectorAll('.half.bottom .nothing')].map(({ textContent }) => textContent);
  expect(reasons).toContain('Immobilize: without effect now');
});

it('marks the half that a hint recommends', async () => {
  const interaction = inTurn();
  const root = paper();
  for (const half of interaction.places.halves) {
    interaction.showHint({ ...half }, []);
    await act(() =>
      render(<Slips interaction={interaction} pictures={NAMED_PICTURES} play={interaction.play} />, root),
    );
    const marked = [...root.querySelectorAll('.advised')].map((each) => each.getAttribute('data-says'));
    expect(marked).toEqual([JSON.stringify(half)]);
  }
});
