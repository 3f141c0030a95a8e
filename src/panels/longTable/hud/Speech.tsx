/** Shows the line that a monster or hero speaks during play (setting `speech`). */
import type { Play } from '../../../flow/longTable/play';
import { contentTextOr } from '../../../i18n';
import { capitalise } from '../../../i18n/longTable/forms';
import { heroTitle, monsterTitle } from '../../../i18n/longTable/naming';
import type { Interaction } from '../../../session/longTable/interaction';
import { speechOf } from '../../../session/longTable/speech';
import { SpeechSlip } from '../../SpeechSlip';
import { useSpeech } from '../../useSpeech';
import type { HudPlan } from './plan';
import type { AnimatedEvent } from './useAnimatedEvent';

interface SpeechProps {
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  readonly shownPlay: Play | null;
  readonly animatedEvent: AnimatedEvent;
  readonly speed: number;
}

/** The width of the button that shows the whole map, with margins, in px of the HUD. */
const BUTTON = 56;

export function Speech({ interaction, plan: { map, hand }, shownPlay, animatedEvent, speed }: SpeechProps) {
  const { session, subscribe } = interaction;
  const line = useSpeech({ session, subscribe, speechOf, shownPlay, animatedEvent, speed });
  const words = line && contentTextOr('tableVoices', line.key, '');
  // Monsters of packs have no spoken lines.
  if (!line || !words) return null;
  const x = map.x + (hand === 'left' ? BUTTON : 8);
  return (
    <SpeechSlip
      speaker={speakerOf(line.key)}
      words={words}
      hidden={line.hidden}
      place={{ x, top: map.y + 8, width: map.width - BUTTON - 8 }}
    />
  );
}

function speakerOf(line: string): string | null {
  const [kind, id = ''] = line.split('.');
  if (kind === 'hero') return capitalise(heroTitle(id));
  return kind === 'monster' ? capitalise(monsterTitle(id)) : null;
}
