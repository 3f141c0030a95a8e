/** Shows the line that a monster or the hero speaks during play, if the setting `speech` is on. */
import type { Play } from '../../../flow/inHand/play';
import { contentText, contentTextOr } from '../../../i18n';
import type { Interaction } from '../../../session/inHand/interaction';
import { speechOf } from '../../../session/inHand/speech';
import { SpeechSlip } from '../../SpeechSlip';
import { useSpeech } from '../../useSpeech';
import type { HudPlan } from './plan';

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
  const speaker = kind === 'monster' ? contentText('cards.monster', id) : null;
  const place = placeIn(plan);
  return place && <SpeechSlip speaker={speaker} words={words} hidden={line.hidden} place={place} />;
}

/** The least free width for the slip in landscape, in px. If less is free, no line is shown. */
const LEAST_WIDTH = 160;

/** The place of the slip: in portrait under the prompt, otherwise on the map. Null in landscape if too little width is free. */
function placeIn({ composition, header, prompt, tabs }: HudPlan): { x: number; y: number; width: number } | null {
  if (composition === 'portrait') return { x: prompt.x, y: prompt.y + prompt.height + 6, width: prompt.width };
  if (composition === 'landscape') {
    const x = tabs.x + tabs.width + 8;
    const width = header.x - x - 8;
    return width < LEAST_WIDTH ? null : { x, y: 8, width };
  }
  return { x: 16, y: header.y + header.height + 10, width: 380 };
}
