/**
 * Shows the advised command as a hint at the prompt. If the command plans two cards, the cards are selected but the
 * command is not sent.
 */
import type { Hint } from '../../bots/longTable/advise';
import type { PlannedAct } from '../../bots/longTable/plannedActs';
import type { Play } from '../../flow/longTable/play';
import { t } from '../../i18n';
import { basicWords } from '../../i18n/longTable/actionWords';
import { commandLabel } from '../../i18n/longTable/commandLabels';
import { caseValues, joinForms, joinWords } from '../../i18n/longTable/forms';
import { figureForms, figureName } from '../../i18n/longTable/naming';
import { cardName } from '../../i18n/longTable/termNames';
import type { CommandOf } from '../../rules/longTable/commands';
import type { CardId } from '../../rules/longTable/vocabulary';
import { countCardsBefore, initiativeRows } from '../../session/longTable/initiatives';
import type { Interaction } from '../../session/longTable/interaction';
import { orientationOf } from '../../session/longTable/mapOrientation';
import { runInWorker } from '../../shell/runInWorker';

export interface HintsOptions {
  /** Computes a hint. Rejects if the computation fails. */
  advise(play: Play): Promise<Hint | null>;
  /** Whether hints are switched on. */
  isEnabled(): boolean;
  interaction(): Interaction | null;
  /** The play that the table shows; null during an animation. */
  shownPlay(): Play | null;
  /** Shows a notice at the prompt; null removes it. */
  showNotice(words: string | null): void;
}

/** Computes a hint in a worker, because the bot needs up to a few seconds. */
export function adviseInWorker(
  play: Play,
  worker = () => new Worker(new URL('./adviseWorker.ts', import.meta.url), { type: 'module' }),
): Promise<Hint | null> {
  const { phase, book, state } = play;
  return runInWorker<Play, 'begun', Hint | null>(worker(), { phase, book, state, events: [] }, () => {});
}

/** @returns a function that computes and shows a hint; the function ignores calls while it computes a hint for the same play */
export function openHints({
  advise: think,
  isEnabled,
  interaction,
  shownPlay,
  showNotice,
}: HintsOptions): () => Promise<void> {
  let pending: Play | null = null;
  return async () => {
    const interactionThen = interaction();
    if (!interactionThen || !shownPlay() || !isEnabled() || pending === interactionThen.play) return;
    const { play } = interactionThen;
    pending = play;
    showNotice(t('board.advice.thinking'));
    const found = await think(play).catch(() => undefined);
    pending = null;
    // If the player has sent a command in the meantime or has left the table, the hint is outdated.
    if (interactionThen !== interaction() || interactionThen.play !== play) return;
    if (found === undefined) return showNotice(t('frame.cannotFetch'));
    if (found === null) return showNotice(null);
    interactionThen.showHint(found.command, found.at);
    showNotice(wordsOf(play, found, orientationOf(interactionThen) === 'turned'));
  };
}

function wordsOf(play: Play, hint: Hint, isTurned: boolean): string {
  const said = { what: whatIn(play, hint, isTurned), why: [whyIn(play, hint), planIn(play, hint)].join(' ').trim() };
  return hint.next ? t('board.advice.saysThen', { ...said, next: halfIn(hint.next) }) : t('board.advice.says', said);
}

/** The half of a later command, without what it does. */
function halfIn({ card, half, basic }: CommandOf<'play'>): string {
  if (basic) return t('board.advice.basic', { card: cardName(card), what: basicWords(half) });
  return t('board.advice.half', { card: cardName(card), half: t(`names.half.${half}`) });
}

/** What the two advised cards are for; empty if nothing is planned with them. */
function planIn(play: Play, { plan }: Hint): string {
  const [first, second] = plan.map((act) =>
    t('board.advice.act', { aim: aimWords(play, act), half: halfIn(act.play) }),
  );
  if (first === undefined) return '';
  return second === undefined ? t('board.advice.plan', { first }) : t('board.advice.planThen', { first, second });
}

function aimWords(play: Play, { aim }: PlannedAct): string {
  if (!('figures' in aim)) return t(`board.advice.aims.${aim.key}`);
  const figures = joinForms(aim.figures.map((id) => figureForms(play, id)));
  return t(`board.advice.aims.${aim.key}`, caseValues('figures', figures));
}

function whatIn(play: Play, { command, at, opens }: Hint, isTurned: boolean): string {
  const end = command.type === 'step' ? at.at(-1) : undefined;
  if (end === undefined) return commandLabel(play, command, isTurned);
  return t(opens ? 'board.advice.toDoor' : 'board.advice.walk', { hex: end });
}

function whyIn(play: Play, { command, reason }: Hint): string {
  switch (reason.key) {
    case 'leads':
      return command.type === 'select' ? leadWords(play, command.leading) : '';
    case 'kills':
      return t('board.advice.why.kills', { figures: joinWords(reason.figures.map((id) => figureName(play, id))) });
    case 'hurts':
    case 'heals':
      return t(`board.advice.why.${reason.key}`, { hp: reason.hp });
    default:
      return t(`board.advice.why.${reason.key}`);
  }
}

/** L6.2: how many monsters' cards are faster than the leading card. The strip above the hand shows the same numbers. */
function leadWords(play: Play, leading: CardId): string {
  const initiative = play.book.cards[leading]?.initiative ?? 0;
  const rows = initiativeRows(play);
  const of = rows.reduce((sum, { undrawn }) => sum + undrawn.length, 0);
  const before = rows.reduce((sum, row) => sum + countCardsBefore(row, initiative), 0);
  if (of === 0) return t('board.advice.why.leadsAlone');
  if (before === 0) return t('board.advice.why.leadsFirst', { initiative });
  const when = before === of ? 'leadsLast' : 2 * before < of ? 'leadsEarly' : 'leadsLate';
  return t(`board.advice.why.${when}`, { initiative, count: before, of });
}
