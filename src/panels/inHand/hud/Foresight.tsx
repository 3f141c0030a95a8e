/** The forecast of monsters: a tab that unfolds a slip, and the three columns during the roll of the behaviour. */
import { useEffect, useState } from 'preact/hooks';
import { legal, type Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { asksAboutDamage, proposedAnswer } from '../../../session/inHand/damageAnswers';
import { costOf, foresee } from '../../../session/inHand/foresight';
import type { Draft, Interaction } from '../../../session/inHand/interaction';
import { previewOf } from '../../../session/inHand/lift';
import { Glyph } from '../../CardPicture';
import { lazyPanel } from '../../lazyPanel';
import { useCover } from '../../useCover';
import type { InHandApp } from '../app';
import type { HudPlan } from './plan';

// Loaded on demand, because the first frame of a table on a phone shows neither.
const Slip = lazyPanel(() => import('./ForesightSlip').then((panel) => panel.ForesightSlip));
const Columns = lazyPanel(() => import('./ForesightSlip').then((panel) => panel.Columns));

interface ForesightProps {
  readonly app: InHandApp;
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  /** The play that the table shows. Draft and options count only if they belong to it. */
  readonly play: Play;
}

const NOTHING: Draft = { cards: [], path: [], basic: false };

/** Rounds that the cards last after the proposed answer to damage; null: no answer is pending. */
function roundsThen({ play, options, draft }: Interaction): number | null {
  const proposed = asksAboutDamage(play) ? proposedAnswer(play, options, draft) : null;
  const stamina = proposed && costOf(play, proposed)?.stamina;
  return stamina && stamina.after < stamina.before ? stamina.after : null;
}

/** What the table shows is foreseen; while it asks (`interaction`), what the draft or the half that is carried would lead to. */
function foreseenBy(play: Play, interaction: Interaction | null) {
  if (!interaction) return foresee(play, NOTHING, []);
  const { draft, options } = interaction;
  const preview = previewOf(play, draft);
  return foresee(preview.play, preview.draft, preview.play === play ? options : legal(preview.play));
}

/** The tab shows the number of rounds that the cards last; on a wide screen the slip is always open. */
export function Foresight({ app, interaction, plan, play }: ForesightProps) {
  const wide = plan.side !== null;
  const [open, fold] = useState(wide);
  useCover(app, open && !wide, () => fold(false));
  // Preloads the columns, so that they appear with the first roll of the behaviour.
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
        aria-label={`${t('foresight.title')}. ${rounds ? t('table.toll.rounds', rounds) : t('foresight.staminaSaid', { count: foresight.stamina })}`}
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
