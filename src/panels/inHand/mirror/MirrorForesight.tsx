/** Shows the forecast, the odds of an attack, and the prices and costs of commands as sentences for screen readers. */
import { commandLabel } from '../../../i18n/inHand/words';
import { answerCostOf, foresee } from '../../../session/inHand/foresight';
import type { Interaction } from '../../../session/inHand/interaction';
import { leverOf } from '../../../session/inHand/lever';
import type { InHandApp } from '../app';
import { costSentence, foresightSentences, oddsSentences } from '../hud/foresightText';
import { priceWords } from '../hud/leverText';

export function MirrorForesight({ app, interaction }: { app: InHandApp; interaction: Interaction }) {
  const { play, draft, options } = interaction;
  const { odds, foresight } = app.view.settings;
  const costs = options.flatMap((command) => {
    const cost = answerCostOf(play, command);
    return cost ? [`${commandLabel(play, command)}. ${costSentence(cost, command.type === 'suffer')}`] : [];
  });
  const lever = leverOf(play, options);
  const prices = (lever?.prices ?? []).map((price) => priceWords(play, price, odds));
  const said = [
    ...prices,
    ...(odds ? oddsSentences(play) : []),
    ...(foresight ? [...foresightSentences(play, foresee(play, draft, options), odds), ...costs] : []),
  ];
  return (
    <>
      {said.map((sentence, i) => (
        <p key={`${i} ${sentence}`}>{sentence}</p>
      ))}
    </>
  );
}
