/** The prompt of the Long Table: the sentence that says what is asked, or what the table shows now. */
import { useRef } from 'preact/hooks';
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { eventSentence } from '../../../i18n/longTable/narration';
import { givePrompt, promptFor, secondPrompt, sentWords } from '../../../i18n/longTable/prompts';
import type { EventType, GameEvent } from '../../../rules/longTable/events';
import type { Interaction } from '../../../session/longTable/interaction';
import type { LongTableApp } from '../app';
import { noEffectWarning } from '../noEffectWarning';
import { damageCalculation, recentOutcomeText } from './attackWords';
import { Forecasts } from './Forecasts';
import type { HudPlan } from './plan';
import { terrainWords } from './terrainWords';
import { type AnimatedEvent, useAnimatedEvent } from './useAnimatedEvent';
import { areaWords, wayWords } from './wayWords';

interface PromptProps {
  readonly interaction: Interaction;
  readonly plan: HudPlan;
  readonly notice: string | null;
  /** Holds the event that the table animates now. */
  readonly animatedEvent: AnimatedEvent;
  readonly pictures: LongTableApp['cardPictures'];
  readonly play: Play;
  /** Whether the player can decide something now. */
  readonly asks: boolean;
  /** Whether the prompt is in the bottom panel of a desktop. There it is shown with forecasts instead of the calculation of an attack. */
  readonly isBed: boolean;
}

/** The prompt with the calculation of an attack, or in the bottom panel with the forecasts of an attack. */
export function Prompt({ pictures, interaction, play, plan, notice, asks, isBed, animatedEvent }: PromptProps) {
  const { draft, options } = interaction;
  const asked = play.state.question?.ask;
  const drawn = asks ? draftWords(interaction) : null;
  const attackWords =
    asks && !draft.losingFrom
      ? asked === 'damage'
        ? damageCalculation(play)
        : recentOutcomeText(interaction, plan)
      : null;
  const vain = asks && !notice ? noEffectWarning(play) : null;
  // On a desktop the heroes' boards already tell it, and the narrow stall needs its room for the answers.
  const sent = asks && !isBed && notice === null && drawn === null ? sentWords(play) : null;
  return (
    <>
      <p class={notice === null ? 'prompt' : 'prompt notice'}>
        {sent !== null && `${sent} `}
        {notice ??
          drawn ??
          (asks ? (
            promptFor(play, options, interaction.preview !== null, interaction.hero)
          ) : (
            <Showing play={interaction.play} animatedEvent={animatedEvent} />
          ))}
        {vain !== null && ` ${vain}`}
      </p>
      {attackWords !== null && !isBed && <p class="reckoned">{attackWords}</p>}
      {isBed && asks && <Forecasts pictures={pictures} interaction={interaction} play={play} />}
    </>
  );
}

/** Events that the map, the turn order or the heroes' boards already show. A sentence about them would only make the layout jump. */
const SEEN_ALREADY: ReadonlySet<EventType> = new Set([
  'turnOrderSet',
  'turnBegan',
  'roundBegan',
  'figurePlaced',
  'damaged',
  'healed',
  'cardMoved',
  'planned',
  'moveEnded',
  'monsterMoved',
]);

/** The sentence of the last animated event that is not in `SEEN_ALREADY`; a general text if there is no such event or sentence. */
function Showing({ play, animatedEvent }: { play: Play; animatedEvent: AnimatedEvent }) {
  const now = useAnimatedEvent(animatedEvent);
  const said = useRef<GameEvent | null>(null);
  if (now && !SEEN_ALREADY.has(now.type)) said.current = now;
  const sentence = said.current && eventSentence(play, said.current);
  return sentence || <span class="quiet">{t('board.showing')}</span>;
}

/** The prompt that describes the draft; null if the prompt of the question is shown instead. */
function draftWords(interaction: Interaction): string | null {
  const { draft, play } = interaction;
  if (draft.losingFrom) return givePrompt(play, draft.losingFrom, draft.cards.length);
  const [leading, second] = draft.cards;
  if (play.state.question?.ask === 'select' && leading !== undefined)
    return second === undefined ? secondPrompt(play, leading) : t('asked.prompt.selectBoth');
  const words = [areaWords(interaction) ?? wayWords(interaction), terrainWords(interaction)];
  return words.filter((each) => each !== null).join(' ') || null;
}
