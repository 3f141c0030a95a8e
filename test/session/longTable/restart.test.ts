/** Tests how far a round of the Long Table can be restarted. */
import { expect, it } from 'vitest';
import { roundUndoOf } from '../../../src/session/longTable/restart';
import { chosenTable, newTable } from '../../kit/longTableTable';

it('L6.1: while the heroes choose cards, the round restarts from its beginning', () => {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  const { session } = interaction;
  const begun = session.journal.commands.length;
  expect(roundUndoOf(session)).toBeNull();
  const [seat] = session.play.state.seats;
  const [leading = '', second = ''] = seat?.hand ?? [];
  interaction.send({ type: 'select', hero: seat?.hero ?? '', leading, second });
  expect(roundUndoOf(session)).toEqual({ commands: begun, isWhole: true });
  expect(session.undoTo(begun)).toBe(true);
  expect([session.journal.commands.length, session.play.state.seats[0]?.plan]).toEqual([begun, null]);
});

it('L22.1: once the monster cards are shown, a restart keeps them', () => {
  const interaction = chosenTable();
  const { session } = interaction;
  const shown = session.journal.commands.length;
  expect([roundUndoOf(session), session.undoLimit]).toEqual([null, shown]);
  for (let i = 0; i < 6 && session.undoLimit === shown && session.journal.commands.length < shown + 2; i += 1) {
    const [option] = interaction.options;
    if (option) session.dispatch(option);
  }
  expect(roundUndoOf(session)).toEqual({ commands: session.undoLimit, isWhole: false });
  // Revealed random results cannot be undone, even if the undo asks for more.
  session.undoTo(0);
  expect(session.journal.commands.length).toBe(session.undoLimit);
});
