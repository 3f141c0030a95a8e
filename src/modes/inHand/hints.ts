/** What the careful bot would do, said at the prompt; cards and a way are pointed at on the table, and nothing is done. */
import type { Play } from '../../flow/inHand/play';
import { t } from '../../i18n';
import { commandLabel } from '../../i18n/inHand/words';
import type { Interaction } from '../../session/inHand/interaction';

type Adviser = Pick<typeof import('../../bots/inHand/advise'), 'advise'>;

export interface HintsOptions {
  fetch(): Promise<Adviser>;
  /** Whether the player wants any. */
  wanted(): boolean;
  interaction(): Interaction | null;
  /** Null during an animation. */
  laid(): Play | null;
  /** Shows a notice at the prompt; null removes it. */
  say(words: string | null): void;
  /** Resolves when what was said can be seen. */
  seen(): Promise<void>;
}

/** @returns what gives a hint */
export function openHints({ fetch, wanted, interaction, laid, say, seen }: HintsOptions): () => Promise<void> {
  return async () => {
    const asked = interaction();
    if (!asked || !laid() || !wanted()) return;
    const { play } = asked;
    say(t('advice.thinking'));
    const adviser = await fetch().catch(() => null);
    if (!adviser) return say(t('frame.cannotFetch'));
    await seen();
    const { advise } = adviser;
    const found = asked === interaction() && asked.play === play ? advise(play) : null;
    if (!found) return say(null);
    asked.take(found.line);
    const why = t(`advice.why.${found.reason.key}`, found.reason.values);
    say(t('advice.says', { what: commandLabel(play, found.command), why }));
  };
}
