/** Shows the careful bot's command as a hint at the prompt, and selects its cards or path without sending the command. */
import type { Play } from '../../flow/inHand/play';
import { t } from '../../i18n';
import { commandLabel } from '../../i18n/inHand/words';
import type { Interaction } from '../../session/inHand/interaction';

type Adviser = Pick<typeof import('../../bots/inHand/advise'), 'advise'>;

export interface HintsOptions {
  fetch(): Promise<Adviser>;
  /** Whether hints are switched on. */
  wanted(): boolean;
  interaction(): Interaction | null;
  /** The play that the table shows; null during an animation. */
  laid(): Play | null;
  /** Shows a notice at the prompt; null removes it. */
  say(words: string | null): void;
  /** Resolves when the notice is visible. */
  seen(): Promise<void>;
}

/** @returns a function that computes and shows a hint */
export function openHints({ fetch, wanted, interaction, laid, say, seen }: HintsOptions): () => Promise<void> {
  return async () => {
    const interactionThen = interaction();
    if (!interactionThen || !laid() || !wanted()) return;
    const { play } = interactionThen;
    say(t('advice.thinking'));
    const adviser = await fetch().catch(() => null);
    if (!adviser) return say(t('frame.cannotFetch'));
    await seen();
    const { advise } = adviser;
    const found = interactionThen === interaction() && interactionThen.play === play ? advise(play) : null;
    if (!found) return say(null);
    interactionThen.adoptHint(found.line);
    const why = t(`advice.why.${found.reason.key}`, found.reason.values);
    say(t('advice.says', { what: commandLabel(play, found.command), why }));
  };
}
