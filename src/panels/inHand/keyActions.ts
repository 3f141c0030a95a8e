/** What keys do at the table of the game in hand. `explain` is heard where the focus is: hud/explainGestures. */
import { leverOf, positionOf } from '../../session/inHand/lever';
import type { KeyActions } from '../keys';
import type { InHandApp } from './app';

function chooseCard({ view: { interaction } }: InHandApp, index: number): void {
  const id = interaction?.play.state.hero.cards[index]?.id;
  if (id !== undefined) interaction?.choose(id);
}

/** R18.2: to the next position. */
function moveLever({ view: { interaction } }: InHandApp): void {
  const lever = interaction && leverOf(interaction.play, interaction.options);
  if (lever) interaction.spend((positionOf(lever, interaction.draft) + 1) % lever.prices.length);
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
  own: { f: moveLever },
};
