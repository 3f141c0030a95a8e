/**
 * Shows the forecast of the monsters' actions: a tab that unfolds a slip. On a narrow screen, columns replace tab and slip before the roll
 * of the behaviour.
 */
import { useEffect, useState } from 'preact/hooks';
import { legal, type Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import type { Command } from '../../../rules/inHand/commands';
import { isDamageQuestion, proposedAnswer } from '../../../session/inHand/damageAnswers';
import { answerCostOf, foresee } from '../../../session/inHand/foresight';
import type { Draft, Interaction } from '../../../session/inHand/interaction';
import { previewOf } from '../../../session/inHand/lift';
import { Glyph } from '../../CardPicture';
import { lazyPanel } from '../../lazyPanel';
import { useCloseOnBack } from '../../useCloseOnBack';
import type { InHandApp } from '../app';
import type { HudPlan } from './plan';

// Both panels are loaded on demand, because on a phone neither is visible when the table opens.
const Slip = lazyPanel(() => import('./ForesightSlip').then((panel) => panel.ForesightSlip));
const Columns = lazyPanel(() => import('./ForesightSlip').then((panel) => panel.Columns));

interface ForesightProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  /** The play that the table shows. The interaction's draft and options are used only if they belong to this play. */
  readonly play: Play;
}

const NOTHING: Draft = { cards: [], path: [], basic: false };
const NO_OPTIONS: readonly Command[] = [];

/** The number of rounds that the hero's cards last after the proposed answer to damage; null if the answer does not reduce the number. */
function roundsThen({ play, options, draft }: Interaction): number | null {
  const proposed = isDamageQuestion(play) ? proposedAnswer(play, options, draft) : null;
  const stamina = proposed && answerCostOf(play, proposed)?.stamina;
  return stamina && stamina.after < stamina.before ? stamina.after : null;
}

/**
 * The forecast for the play on the table. It includes the draft and a dragged half of a card.
 * @param interaction null if the player cannot decide anything now; the forecast then includes no draft
 */
function foreseenBy(play: Play, interaction: Interaction | null) {
  if (!interaction) return foresee(play, NOTHING, NO_OPTIONS);
  const { draft, options } = interaction;
  const preview = previewOf(play, draft);
  return foresee(preview.play, preview.draft, preview.play === play ? options : legal(preview.play));
}

/** The tab shows the number of rounds that the hero's cards last. On a wide screen the slip is open from the start. */
export function Foresight({ app, interaction, plan, play }: ForesightProps) {
  const wide = plan.side !== null;
  const [open, fold] = useState(wide);
  useCloseOnBack(app, open && !wide, () => fold(false));
  // Preload the columns, so that they appear without delay for the first roll of the behaviour.
  useEffect(Columns.preload, []);
  const asks = play === interaction.play;
  const foresight = foreseenBy(play, asks ? interaction : null);
  const chances = app.view.settings.odds;
  if (play.phase === 'behaviour' && !wide) {
    return <Columns threats={foresight.threats} chances={chances} play={play} box={plan.odds} />;
  }
  const { x, y } = plan.prompt;
  const { rounds } = foresight.lastingCost;
  const then = (asks ? roundsThen(interaction) : null) ?? rounds?.after ?? null;
  return (
    <>
      <button
        type="button"
        class={`foresight-tab ${then === null ? '' : 'warns'}`}
        data-term="stamina"
        aria-expanded={open}
        aria-label={`${t('foresight.title')}. ${rounds ? t('table.toll.rounds', { before: rounds.before, count: rounds.after }) : t('foresight.staminaSaid', { count: foresight.stamina })}`}
        style={{ left: `${x}px`, top: `${y - 4}px` }}
        onClick={() => fold(!open)}
      >
        <Glyph cardPictures={app.cardPictures} name="round" tone="bone" />
        <b>{foresight.stamina}</b>
        {then !== null && <b class="falls">→ {then}</b>}
      </button>
      {open && <Slip play={play} foresight={foresight} chances={chances} plan={plan} />}
    </>
  );
}
