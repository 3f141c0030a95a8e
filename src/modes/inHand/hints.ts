/** Shows the careful bot's command as a hint at the prompt, and selects the command's cards or path without sending the command. */
import type { Play } from '../../flow/inHand/play';
import { t } from '../../i18n';
import { commandLabel, withFullStop } from '../../i18n/inHand/words';
import type { Command } from '../../rules/inHand/commands';
import type { Interaction } from '../../session/inHand/interaction';
import { liftPlanOf } from '../../session/inHand/lift';

type Adviser = Pick<typeof import('../../bots/inHand/advise'), 'advise'>;

export interface HintsOptions {
  fetch(): Promise<Adviser>;
  /** Whether hints are switched on. */
  isEnabled(): boolean;
  interaction(): Interaction | null;
  /** The play that the table shows; null during an animation. */
  shownPlay(): Play | null;
  /** Shows a notice at the prompt; null removes it. */
  showNotice(words: string | null): void;
  /** Resolves when the notice is visible. */
  whenVisible(): Promise<void>;
}

/** @returns a function that computes and shows a hint */
export function openHints({
  fetch,
  isEnabled,
  interaction,
  shownPlay,
  showNotice,
  whenVisible,
}: HintsOptions): () => Promise<void> {
  return async () => {
    const interactionThen = interaction();
    if (!interactionThen || !shownPlay() || !isEnabled()) return;
    const { play } = interactionThen;
    // The prompt tells of a lifted half, and would hide the hint.
    interactionThen.lift(null);
    showNotice(t('advice.thinking'));
    const adviser = await fetch().catch(() => null);
    if (!adviser) return showNotice(t('frame.cannotFetch'));
    await whenVisible();
    const { advise } = adviser;
    const found = interactionThen === interaction() && interactionThen.play === play ? advise(play) : null;
    if (!found) return showNotice(null);
    const line = [...found.line, ...walkAfter(play, found.line, advise)];
    interactionThen.adoptHint(line);
    const why = t(`advice.why.${found.reason.key}`, found.reason.values);
    showNotice(t('advice.says', { what: wordsOf(play, line), why }));
  };
}

/** The way of an advised half that walks; the adviser finds it only after the half is played. */
function walkAfter(play: Play, [command, ...rest]: readonly Command[], advise: Adviser['advise']): readonly Command[] {
  if (command?.type !== 'play' || rest.length > 0) return [];
  const plan = liftPlanOf(play, command);
  if (!plan?.targets.some(({ at }) => at === 'hex')) return [];
  const line = advise(plan.playAfter)?.line ?? [];
  return line[0]?.type === 'step' ? line : [];
}

/** The first command in words, and the hex where the steps of the line end. */
function wordsOf(play: Play, line: readonly Command[]): string {
  const [command] = line;
  if (!command) return '';
  const last = line.findLast(({ type }) => type === 'step');
  if (command.type === 'step') return commandLabel(play, last ?? command);
  const words = commandLabel(play, command);
  return last ? `${withFullStop(words)} ${commandLabel(play, last)}` : words;
}
