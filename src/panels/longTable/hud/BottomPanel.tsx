/** The panel at the bottom of the screen on a desktop. Its five parts keep their positions in every phase (style guide, section 12). */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { capitalise } from '../../../i18n/longTable/forms';
import { heroTitle } from '../../../i18n/longTable/naming';
import type { Interaction } from '../../../session/longTable/interaction';
import { MAP_MOVED, type MapMove } from '../../../session/longTable/mapEvents';
import { sealKey } from '../answerKeys';
import type { LongPictures } from '../app';
import { Picture } from '../Icon';
import { ActionPanel } from './ActionPanel';
import { barsOf, CardBars, deckNameAt } from './DeckBars';
import { LastCard } from './LastCard';
import type { AnimatedEvent } from './useAnimatedEvent';
import { isAboutAttack, useLastDraw } from './useLastDraw';
import { useMoreBelow } from './useMoreBelow';
import { useShownPlay } from './useShownPlay';

const HURRY: MapMove = { do: 'hurry' };
/** The words under a seal without an answer, by the pile whose cards are chosen to be lost (L20.1). */
const DARK_SEAL = { none: 'desk.waits', hand: 'desk.chooseCard', discard: 'desk.chooseTwo' } as const;

interface BottomPanelProps {
  readonly pictures: LongPictures;
  readonly interaction: Interaction;
  /** The last play that the table has shown completely. */
  readonly play: Play;
  /** The play that the table shows; null during an animation. */
  readonly shownPlay: Play | null;
  readonly animatedEvent: AnimatedEvent;
  /** The prompt with the forecasts. */
  readonly prompt: ComponentChildren;
  /** The slips or the hand cards for the current question. If null, `ActionPanel` is shown instead. */
  readonly played: ComponentChildren | null;
  /** The buttons that answer the question; the largest has the form of a wax seal. */
  readonly answers: ComponentChildren;
}

export function BottomPanel({
  pictures,
  interaction,
  play: laidLast,
  shownPlay,
  animatedEvent,
  prompt,
  played,
  answers,
}: BottomPanelProps) {
  const play = useShownPlay(laidLast, shownPlay === null, animatedEvent, () => interaction.play);
  const last = useLastDraw(interaction, shownPlay, animatedEvent);
  const asked = useRef<HTMLDivElement>(null);
  useMoreBelow(asked);
  const isHurt = shownPlay !== null && isAboutAttack(shownPlay, last);
  return (
    <>
      <div class="stall last">
        <LastCard play={play} drawn={last.drawn} />
      </div>
      <div class="stall played">
        {played ?? (
          <ActionPanel
            pictures={pictures}
            play={play}
            calculated={shownPlay === null || isHurt ? last.calculated : null}
          />
        )}
      </div>
      <div class="stall asked" ref={asked}>
        {prompt}
      </div>
      <div class="stall deck">
        <Deck play={play} hero={interaction.hero} />
      </div>
      <div class="stall sealing">
        {shownPlay === null ? (
          <button
            type="button"
            class="dark-seal"
            data-action="hurry"
            {...sealKey()}
            onClick={() => dispatchEvent(new CustomEvent(MAP_MOVED, { detail: HURRY }))}
          >
            <Picture path={pictures.icon('jump')} class="on-wax" />
            {t('desk.skip')}
          </button>
        ) : (
          <span class="dark-seal" aria-hidden="true">
            {t(DARK_SEAL[interaction.draft.losingFrom ?? 'none'])}
          </span>
        )}
      </div>
      {answers}
    </>
  );
}

/** Bars for the undrawn cards of the deck that the next draw uses. */
function Deck({ play, hero }: { play: Play; hero: string | null }) {
  const deck = deckNameAt(play, hero);
  const bars = barsOf(play, deck);
  const count = bars.reduce((all, each) => all + each.count, 0);
  return (
    <figure class="deck-bars">
      <figcaption>
        {deck === 'monsters'
          ? t('desk.monsterDeck', { count })
          : t('desk.heroDeck', { hero: capitalise(heroTitle(deck)), count })}
      </figcaption>
      <CardBars play={play} bars={bars} />
    </figure>
  );
}
