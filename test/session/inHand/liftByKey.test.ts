/** Tests card halves that are lifted and dropped by keys (R9.1, R9.4). */
import { expect, it } from 'vitest';
import { IN_HAND } from '../../../src/journal/inHand/ruleset';
import { gridPositionOf } from '../../../src/rules/core/hexes';
import { openInteraction } from '../../../src/session/inHand/interaction';
import { liftPlanOf } from '../../../src/session/inHand/lift';
import { changeHalf, changeToBasic, dropLifted, liftCard, moveToTarget } from '../../../src/session/inHand/liftByKey';
import { openSession } from '../../../src/session/session';
import { skirmish } from '../../journal/kit';
import { book } from '../../kit/books';
import { openSession as openInHand } from '../../kit/inHand';
import { hand, idle } from '../../kit/scenes';

function seated() {
  const interaction = openInteraction(openSession(IN_HAND, skirmish(), { save: () => {} }));
  interaction.send({ type: 'select', leading: 'one', second: 'two' });
  return interaction;
}

it('lifts a half of a playable card, and its other half the second time', () => {
  const interaction = seated();
  expect(liftCard(interaction, 'three')).toBe(false);
  expect(interaction.draft.lift).toBeUndefined();
  expect(liftCard(interaction, 'one')).toBe(true);
  expect(interaction.draft.lift).toMatchObject({ card: 'one', half: 'top', basic: false });
  liftCard(interaction, 'one');
  expect(interaction.draft.lift).toMatchObject({ card: 'one', half: 'bottom' });
  changeHalf(interaction, 'top');
  expect(interaction.draft.lift).toMatchObject({ card: 'one', half: 'top' });
});

it('goes through all targets in both directions, and drops the half on the last one', () => {
  const interaction = seated();
  expect([moveToTarget(interaction, 1), dropLifted(interaction)]).toEqual([false, null]);
  liftCard(interaction, 'one');
  changeHalf(interaction, 'bottom');
  const half = { card: 'one', half: 'bottom', basic: false } as const;
  const targets = liftPlanOf(interaction.play, half)?.targets ?? [];
  const seen = targets.map(() => {
    const over = interaction.draft.lift?.over;
    moveToTarget(interaction, 1);
    return over;
  });
  expect(new Set(seen)).toEqual(new Set(targets));
  expect(interaction.draft.lift?.over).toEqual(targets[0]);
  moveToTarget(interaction, -1);
  const last = seen.at(-1);
  expect(interaction.draft.lift?.over).toEqual(last);
  expect(dropLifted(interaction)?.ok).toBe(true);
  expect(interaction.draft.lift).toBeUndefined();
  expect(interaction.play.state.hero.at).toBe(last?.at === 'hex' ? last.hex : 'no hex');
});

it('R9.4: changes to the basic action, with or without a lifted half', () => {
  const interaction = seated();
  changeToBasic(interaction);
  expect(interaction.draft.basic).toBe(true);
  liftCard(interaction, 'two');
  expect(interaction.draft.lift).toMatchObject({ card: 'two', basic: true });
  changeToBasic(interaction);
  expect(interaction.draft.lift).toMatchObject({ card: 'two', basic: false });
});

it('leads a half over the map from top to bottom, and each line from left to right, beginning at the nearest target', () => {
  const [even, odd] = ['.   .   .', '  .   .  '];
  const board = [even, odd, '.   @   .', odd, even, odd, even, odd, '.   .   1'].join('\n');
  const sketch = { board, foes: [idle], cards: hand({ bottom: [{ kind: 'move', value: 1 }] }) };
  const interaction = openInteraction(openInHand(book(sketch), { save: () => {} }));
  interaction.send({ type: 'select', leading: 'one', second: 'two' });
  liftCard(interaction, 'one');
  changeHalf(interaction, 'bottom');
  const hexes = (liftPlanOf(interaction.play, { card: 'one', half: 'bottom', basic: false })?.targets ?? []).flatMap(
    (each) => (each.at === 'hex' ? [each.hex] : []),
  );
  const over = () => (interaction.draft.lift?.over?.at === 'hex' ? interaction.draft.lift.over.hex : '');
  expect(over()).toBe(hexes[0]);
  const seen = new Set<string>();
  for (let i = 0; i < hexes.length; i += 1) {
    seen.add(over());
    moveToTarget(interaction, 1);
  }
  const lines = [...seen].map((hex) => gridPositionOf(hex)).map(({ line, column }) => 100 * line + column);
  const first = lines.indexOf(Math.min(...lines));
  const turned = [...lines.slice(first), ...lines.slice(0, first)];
  expect(turned).toEqual([...lines].sort((a, b) => a - b));
  expect([seen.size, hexes.length]).toEqual([6, 6]);
});
