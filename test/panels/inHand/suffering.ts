/** Test kit: a game in hand in which the hero has to answer damage. */
import { type Interaction, openInteraction } from '../../../src/session/inHand/interaction';
import { book } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { attacker, FAST, passage } from '../../kit/scenes';

export function suffering(attack = 3): Interaction {
  const sketch = { board: passage(1), foes: [attacker(attack, { initiative: FAST })], hp: 8 };
  const interaction = openInteraction(openSession(book(sketch), { save: () => {} }));
  interaction.send({ type: 'select', leading: 'one', second: 'two' });
  for (let i = 0; i < 6 && !interaction.options.some(({ type }) => type === 'suffer'); i += 1) {
    const next = interaction.options.find(({ type }) => type === 'roll') ?? interaction.options[0];
    if (next) interaction.send(next);
  }
  return interaction;
}
