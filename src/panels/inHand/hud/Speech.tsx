/** Shows the line that a monster or the hero speaks during play, if the setting `speech` is on. */
import type { Play } from '../../../flow/inHand/play';
import { contentText, contentTextOr, t } from '../../../i18n';
import type { Interaction } from '../../../session/inHand/interaction';
import { speechOf } from '../../../session/inHand/speech';
import { SpeechSlip } from '../../SpeechSlip';
import { useSpeech } from '../../useSpeech';
import type { HudPlan } from './plan';
import { speechPlace } from './speechPlace';

interface SpeechProps {
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  readonly shownPlay: Play | null;
  readonly speed: number;
}

export function Speech({ interaction, plan, shownPlay, speed }: SpeechProps) {
  const { session, subscribe } = interaction;
  const line = useSpeech({ session, subscribe, speechOf, shownPlay, animatedEvent: null, speed });
  const words = line && contentTextOr('voices', line.key, '');
  // Monsters from packs have no lines.
  if (!line || !words) return null;
  const [kind, id = ''] = line.key.split('.');
  const place = speechPlace(plan);
  return place && <SpeechSlip speaker={speakerOf(kind, id)} words={words} hidden={line.hidden} place={place} />;
}

/** The name of the speaker; null if nobody in particular speaks. The hero is named, because a slip may lie on the monster's picture. */
function speakerOf(kind: string | undefined, id: string): string | null {
  if (kind === 'monster') return contentText('cards.monster', id);
  return kind === 'hero' ? t('table.map.you') : null;
}
