/** The panel at the foot of a desk: stalls that keep their places whatever is asked (style guide, section 13). */
import type { ComponentChildren } from 'preact';
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { capital } from '../../../i18n/longTable/forms';
import { heroTitle } from '../../../i18n/longTable/naming';
import type { Interaction } from '../../../session/longTable/interaction';
import { MAP_MOVED, type MapMove } from '../../../session/longTable/mapEvents';
import type { LongPictures } from '../app';
import { Picture } from '../Icon';
import { barsOf, deckNameAt, Sticks } from './DeckBars';
import { LastCard } from './LastCard';
import { Played } from './Played';
import { useLastDraw } from './useLastDraw';
import { useShown } from './useShown';
import type { Told } from './useTold';

const HURRY: MapMove = { do: 'hurry' };

interface BedProps {
  readonly pictures: LongPictures;
  readonly interaction: Interaction;
  readonly play: Play;
  readonly laid: Play | null;
  readonly told: Told;
  /** What is asked, with its answers. */
  readonly asked: ComponentChildren;
  /** What is played now; null for the cards of the figure that acts. */
  readonly played: ComponentChildren | null;
  /** The answers to the question, of which the seal is one. */
  readonly answers: ComponentChildren;
}

export function Bed({ pictures, interaction, play: laidLast, laid, told, asked, played, answers }: BedProps) {
  const play = useShown(laidLast, laid === null, told, () => interaction.play);
  const last = useLastDraw(interaction, laid, told);
  const isHurt = laid?.state.question?.ask === 'damage';
  return (
    <>
      <div class="stall last">
        <LastCard play={play} drawn={last.drawn} />
      </div>
      <div class="stall played">
        {played ?? <Played pictures={pictures} play={play} reckoned={laid === null || isHurt ? last.reckoned : null} />}
      </div>
      <div class="stall asked">{asked}</div>
      <div class="stall deck">
        <Deck play={play} hero={interaction.hero} />
      </div>
      <div class="stall sealing">
        {laid === null ? (
          <button
            type="button"
            class="dark-seal"
            data-action="hurry"
            onClick={() => dispatchEvent(new CustomEvent(MAP_MOVED, { detail: HURRY }))}
          >
            <Picture path={pictures.icon('jump')} class="on-wax" />
            {t('desk.skip')}
          </button>
        ) : (
          <span class="dark-seal" aria-hidden="true">
            {t('desk.waits')}
          </span>
        )}
      </div>
      {answers}
    </>
  );
}

/** Whose card is drawn next, and what is left in that deck. */
function Deck({ play, hero }: { play: Play; hero: string | null }) {
  const deck = deckNameAt(play, hero);
  const bars = barsOf(play, deck);
  const count = bars.reduce((all, each) => all + each.count, 0);
  return (
    <figure class="deck-bars">
      <figcaption>
        {deck === 'monsters'
          ? t('desk.monsterDeck', { count })
          : t('desk.heroDeck', { hero: capital(heroTitle(deck)), count })}
      </figcaption>
      <Sticks play={play} bars={bars} />
    </figure>
  );
}
