/** Implements shortcuts at the table of the game in hand, except `explain` (hud/explainGestures.ts) and Space on cards (hud/Peek.tsx). */
import { chooseCard as chooseForRound } from '../../session/inHand/cardChoice';
import {
  type Answer,
  damageAnswers,
  isDamageQuestion,
  proposeCard,
  proposedAnswer,
} from '../../session/inHand/damageAnswers';
import { leverOf, leverPositionOf } from '../../session/inHand/lever';
import { changeHalf, changeToBasic, dropLifted, liftCard, moveToTarget } from '../../session/inHand/liftByKey';
import type { KeyActions } from '../keys';
import type { InHandApp } from './app';

function chooseCard({ view: { interaction } }: InHandApp, index: number): void {
  const id = interaction?.play.state.hero.cards[index]?.id;
  if (!interaction || id === undefined) return;
  if (isDamageQuestion(interaction.play)) proposeCard(interaction, id);
  else if (!liftCard(interaction, id)) chooseForRound(interaction, id);
}

/** An action that runs only while a half is lifted. The action replaces the usual function of the key for the focused element. */
const whileLifted =
  (act: (interaction: NonNullable<InHandApp['view']['interaction']>, event: KeyboardEvent) => unknown) =>
  ({ view: { interaction } }: InHandApp, event: KeyboardEvent): void => {
    if (!interaction?.draft.lift) return;
    event.preventDefault();
    act(interaction, event);
  };

/** Gives a command if it is legal now; a key that is held gives it once. */
const give =
  (type: 'endTurn' | 'skip') =>
  ({ view: { interaction } }: InHandApp, { repeat }: KeyboardEvent): void => {
    if (!repeat && interaction?.options.some((each) => each.type === type)) interaction.send({ type });
  };

/** Puts a lifted half back. If no half is lifted, clears the path of the draft. */
function cancel({ view: { interaction } }: InHandApp): void {
  if (interaction?.draft.lift) interaction.lift(null);
  else interaction?.previewWay(null);
}

/** R18.2: moves the price lever to its next position. */
function moveLever({ view: { interaction } }: InHandApp): void {
  const lever = interaction && leverOf(interaction.play, interaction.options);
  if (lever) interaction.setPrice((leverPositionOf(lever, interaction.draft) + 1) % lever.prices.length);
}

/** R21.1: proposes an answer of the wanted kind to damage: the answer already proposed if it is of this kind, otherwise the cheapest. */
function answerDamage({ view: { interaction } }: InHandApp, wanted: Answer): void {
  if (!interaction || !isDamageQuestion(interaction.play)) return;
  const { play, options, draft } = interaction;
  const found = damageAnswers(play, options, proposedAnswer(play, options, draft)).find(
    ({ answer }) => answer === wanted,
  );
  if (found?.command) interaction.proposeAnswer(found.command);
}

const dropHalf = whileLifted((interaction, { repeat }) => !repeat && dropLifted(interaction));

/** Enter drops a lifted half. If no half is lifted, Enter presses the seal, unless the focused element has its own function for Enter. */
function dropOrSeal(app: InHandApp, event: KeyboardEvent): void {
  const { target, repeat } = event;
  if (app.view.interaction?.draft.lift) return dropHalf(app, event);
  const isTaken = target instanceof Element && target.closest('a, button, summary, input') !== null;
  if (!repeat && !isTaken) document.querySelector<HTMLElement>('.hud:not(.showing) .seal')?.click();
}

/** Buttons that keep Space for themselves while damage is answered: those of the mirror, and the answers that are not chosen yet. */
const KEEPS_SPACE = '.mirror, .damage-slip[aria-pressed=false], .tabs .slip';

/**
 * R21.1: Space presses the seal of the answer to damage, also while the focus is still on the button of the menu. Everywhere else Space
 * belongs to the cards (hud/Peek.tsx).
 */
function pressSealOfDamage({ view: { interaction } }: InHandApp, event: KeyboardEvent): void {
  const { target, repeat } = event;
  if (!interaction || !isDamageQuestion(interaction.play)) return;
  if (target instanceof Element && target.closest(KEEPS_SPACE)) return;
  event.preventDefault();
  if (repeat) return;
  // Firefox presses the focused button when the key is released.
  addEventListener('keyup', (released) => released.preventDefault(), { once: true, capture: true });
  document.querySelector<HTMLElement>('.hud:not(.showing) .seal')?.click();
}

export const keyActions: KeyActions<InHandApp> = {
  roll({ view: { interaction } }) {
    if (interaction?.options.some(({ type }) => type === 'roll')) interaction.send({ type: 'roll' });
  },
  hint: (app) => app.showHint(),
  card1: (app) => chooseCard(app, 0),
  card2: (app) => chooseCard(app, 1),
  card3: (app) => chooseCard(app, 2),
  card4: (app) => chooseCard(app, 3),
  own: {
    f: moveLever,
    d: moveLever,
    b: ({ view: { interaction } }) => interaction && changeToBasic(interaction),
    e: give('endTurn'),
    '0': give('skip'),
    tab: whileLifted((interaction, { shiftKey }) => moveToTarget(interaction, shiftKey ? -1 : 1)),
    arrowleft: whileLifted((interaction) => moveToTarget(interaction, -1)),
    arrowright: whileLifted((interaction) => moveToTarget(interaction, 1)),
    arrowup: whileLifted((interaction) => changeHalf(interaction, 'top')),
    arrowdown: whileLifted((interaction) => changeHalf(interaction, 'bottom')),
    escape: cancel,
    m: (app) => app.show('map'),
    t: (app) => answerDamage(app, 'take'),
    x: (app) => answerDamage(app, 'tear'),
    c: (app) => answerDamage(app, 'discard'),
    enter: dropOrSeal,
    ' ': pressSealOfDamage,
  },
};
