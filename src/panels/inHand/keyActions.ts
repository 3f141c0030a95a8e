/** What keys do at the table of the game in hand. `explain` is heard where the focus is: hud/explainGestures. */
import type { KeyActions } from '../keys';
import type { InHandApp } from './app';

function chooseCard({ view: { interaction } }: InHandApp, index: number): void {
  const id = interaction?.play.state.hero.cards[index]?.id;
  if (id !== undefined) interaction?.choose(id);
}

export const keyActions: KeyActions<InHandApp> = {
  roll({ view: { interaction } }) {
    if (interaction?.options.some(({ type }) => type === 'roll')) interaction.say({ type: 'roll' });
  },
  hint: (app) => app.hint(),
  card1: (app) => chooseCard(app, 0),
  card2: (app) => chooseCard(app, 1),
  card3: (app) => chooseCard(app, 2),
  card4: (app) => chooseCard(app, 3),
};
