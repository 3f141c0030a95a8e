/** Shows the careful bot's command as a hint at the prompt, and selects the command's cards or path without sending the command. */
import type { Play } from '../../flow/inHand/play';
import { t } from '../../i18n';
import { commandLabel } from '../../i18n/inHand/words';
import type { Interaction } from '../../session/inHand/interaction';

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
    showNotice(t('advice.thinking'));
    const adviser = await fetch().catch(() => null);
    if (!adviser) return showNotice(t('frame.cannotFetch'));
    await whenVisible();
    const { advise } = adviser;
    const found = interactionThen === interaction() && interactionThen.play === play ? advise(play) : null;
    if (!found) return showNotice(null);
    interactionThen.adoptHint(found.line);
    const why = t(`advice.why.${found.reason.key}`, found.reason.values);
    showNotice(t('advice.says', { what: commandLabel(play, found.command), why }));
  };
}
