/** What keys do at the long table. */
import type { KeyActions } from '../keys';
import type { LongTableApp } from './app';
import { fanOf } from './hud/Fan';

/** The cards of the open hand as they lie in the fan. */
function chooseCard({ view: { interaction } }: LongTableApp, index: number): void {
  const card = interaction && fanOf(interaction.play, interaction)[index];
  if (card !== undefined && card !== null) interaction?.choose(card);
}

export const keyActions: KeyActions<LongTableApp> = {
  roll({ view: { interaction } }) {
    if (interaction?.options.some(({ type }) => type === 'draw')) interaction.say({ type: 'draw' });
  },
  hint: (app) => app.hint(),
  card1: (app) => chooseCard(app, 0),
  card2: (app) => chooseCard(app, 1),
  card3: (app) => chooseCard(app, 2),
  card4: (app) => chooseCard(app, 3),
  own: {
    q: ({ view }) => view.interaction?.turnArea(-1),
    e: ({ view }) => view.interaction?.turnArea(1),
  },
};
