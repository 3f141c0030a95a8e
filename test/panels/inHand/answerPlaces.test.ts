/** Tests the place of the lever on the card that is played (R18.2). */
import { expect, it } from 'vitest';
import { leverPlace } from '../../../src/panels/inHand/hud/answerPlaces';
import type { TableInspector } from '../../../src/panels/inHand/hud/explainGestures';
import type { HudPlan } from '../../../src/panels/inHand/hud/plan';
import { openInteraction } from '../../../src/session/inHand/interaction';
import { book, column, monster } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { hand, passage } from '../../kit/scenes';

const at = (x: number, places: readonly string[] = ['top', 'number', 'lower']) => {
  const y: Readonly<Record<string, number>> = { top: 600, number: 660, lower: 700 };
  const found = Object.fromEntries(places.map((each) => [`card:one:${each}`, { x, y: y[each] ?? 0 }]));
  return { places: () => found } as unknown as TableInspector;
};
const PLAN = { width: 390, textScale: 1 } as HudPlan;

function attacking(half: 'top' | 'bottom' = 'top') {
  const attack = { kind: 'attack', value: 3, consume: { elements: ['dark'], plus: 2 } } as const;
  const interaction = openInteraction(
    openSession(
      book({
        board: passage(1),
        foes: [monster({ hp: 20, columns: column({ initiative: 90 }) })],
        cards: hand({ [half]: [attack] }, { shows: ['dark'] }),
      }),
      { save: () => {} },
    ),
  );
  interaction.send({ type: 'select', leading: 'one', second: 'two' });
  interaction.send({ type: 'roll' });
  return interaction;
}

it('lies on the half that is not played, inside the window', () => {
  const interaction = attacking();
  expect(leverPlace(PLAN, interaction, at(200))).toBeNull();
  interaction.send({ type: 'play', card: 'one', half: 'top', basic: false });
  expect(leverPlace(PLAN, interaction, at(200))).toEqual({ left: '200px', top: '700px' });
  expect(leverPlace(PLAN, interaction, at(20))).toEqual({ left: '69px', top: '700px' });
  expect(leverPlace(PLAN, interaction, at(380))).toEqual({ left: '321px', top: '700px' });
  expect(leverPlace({ ...PLAN, textScale: 1.25 }, interaction, at(200))).toEqual({ left: '160px', top: '560px' });
});

it('lies between the name and the initiative if the lower half is played', () => {
  const interaction = attacking('bottom');
  interaction.send({ type: 'play', card: 'one', half: 'bottom', basic: false });
  expect(leverPlace(PLAN, interaction, at(200))).toEqual({ left: '200px', top: '612px' });
});

it('is not on a card that is not on the table', () => {
  const interaction = attacking();
  interaction.send({ type: 'play', card: 'one', half: 'top', basic: false });
  expect(leverPlace(PLAN, interaction, at(200, []))).toBeNull();
});
