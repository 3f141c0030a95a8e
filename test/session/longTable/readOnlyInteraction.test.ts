/** A game that is watched: nothing that the player does changes it. */
import { expect, it, vi } from 'vitest';
import { readOnlyInteraction } from '../../../src/session/longTable/readOnlyInteraction';
import { newTable } from '../../kit/longTableTable';

it('offers nothing, and refuses every input', () => {
  const { session } = newTable();
  const interaction = readOnlyInteraction(session);
  const told = vi.fn();
  interaction.subscribe(told);
  const { attackAll, playHalf, skipItems, endTurn, sendDraft, placeArea, tapHex } = interaction;
  const half = { type: 'play', card: 'inventoryOfGoods', half: 'top', basic: false } as const;
  const answers = [attackAll(), playHalf(half), skipItems(), endTurn(), sendDraft(), placeArea(), tapHex('a1')];
  expect(answers).toEqual(answers.map(() => false));
  expect([interaction.options, interaction.places.buttons, interaction.draft.cards]).toEqual([[], [], []]);
  expect(interaction.hero).toBe('bailiff');
  expect(session.journal.commands).toEqual([]);
  expect(told).not.toHaveBeenCalled();
});
