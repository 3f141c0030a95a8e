/** The hand as a row of cards that scrolls sideways. The player selects two cards for the round, or cards to lose or recover. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Play } from '../../../flow/longTable/play';
import { t } from '../../../i18n';
import { halfLines } from '../../../i18n/longTable/cardLines';
import { linesText } from '../../../i18n/longTable/printedLine';
import { cardName } from '../../../i18n/longTable/termNames';
import type { Command } from '../../../rules/longTable/commands';
import { seatOf } from '../../../rules/longTable/figures';
import type { CardDef, CardId } from '../../../rules/longTable/vocabulary';
import { isInPlay, losableCards } from '../../../session/longTable/cardLoss';
import type { Interaction } from '../../../session/longTable/interaction';
import type { LongPictures } from '../app';
import { IconLines, Lines } from '../Icon';
import { enableSidewaysScroll } from './sidewaysScroll';
import { watchStillMouse } from './stillMouse';

interface FanProps {
  readonly pictures: LongPictures;
  readonly interaction: Interaction;
  readonly play: Play;
  /** Called with the card that is under the pointer or has the focus; null if there is no such card. */
  readonly onPoint?: (card: CardId | null) => void;
  /** Whether all cards of the hand are visible without scrolling. Then cards show signs, and a card on which the mouse rests shows its text. */
  readonly whole?: boolean;
  /** Whether selected cards move to two slots. A selected card then leaves a gap as wide as it was, so that no other card moves. */
  readonly slots?: boolean;
  /** Whether the cards cannot be pressed yet, because the table still shows what came before. */
  readonly inert?: boolean;
}

/** CSS classes of the two slots. */
const SLOTS = ['leads', 'follows'] as const;

/** Whether a tap on a card sends the command. */
export const isOnCard = ({ type }: Command): boolean => type === 'lose' || type === 'recover';

/** The cards that can be lost or recovered, each with its command. */
function oneOf(options: readonly Command[]): Map<CardId, Command> {
  const found = new Map<CardId, Command>();
  for (const each of options) {
    if (each.type === 'lose' || each.type === 'recover') found.set(each.card, each);
  }
  return found;
}

/** The cards of the fan in the order of their initiative; empty if no card can be selected now. */
export function fanOf(
  { state, book }: Play,
  { options, hero, draft: { losingFrom } }: Pick<Interaction, 'options' | 'hero' | 'draft'>,
): readonly CardId[] {
  const asked = state.question?.ask;
  const byInitiative = (ids: Iterable<CardId>) =>
    [...ids].sort((a, b) => (book.cards[a]?.initiative ?? 0) - (book.cards[b]?.initiative ?? 0));
  if (losingFrom) return byInitiative(losableCards(options, losingFrom));
  if (asked === 'longRest' || asked === 'cards') return byInitiative(oneOf(options).keys());
  if (asked !== 'select' || hero === null) return [];
  const { hand, plan } = seatOf(state, hero);
  return byInitiative(plan?.plan === 'cards' ? new Set([...hand, plan.leading, plan.second]) : hand);
}

function flagOf({ losingFrom }: Interaction['draft'], at: number, command: Command | undefined): string {
  if (losingFrom || command?.type === 'lose') return t('board.isLost');
  if (command) return t('board.isBack');
  return t(at === 0 ? 'board.leads' : 'board.second');
}

/**
 * The card widths, as CSS classes. A card has the first width whose limits its text keeps: at most `half` letters in each half, `card`
 * letters in both halves together, and `word` letters in each word of the title. A card that fits neither width has the class `wordy`.
 */
const ROOM = [
  { width: 'terse', half: 56, card: 90, word: 9 },
  { width: '', half: 90, card: 130, word: Number.POSITIVE_INFINITY },
] as const;

function widthOf({ id, top, bottom }: CardDef): string {
  const [above = 0, below = 0] = [top, bottom].map((half) => linesText(halfLines(half)).length);
  const longest = Math.max(
    ...cardName(id)
      .split(/\s/)
      .map(({ length }) => length),
  );
  const fits = ROOM.find(
    ({ half, card, word }) => Math.max(above, below) <= half && above + below <= card && longest <= word,
  );
  return fits ? fits.width : 'wordy';
}

export function Fan({ pictures, interaction, play, onPoint, whole = false, slots = false, inert = false }: FanProps) {
  const { draft, options, hero } = interaction;
  const cards = fanOf(play, interaction);
  const named = oneOf(options);
  const plan = hero === null ? null : seatOf(play.state, hero).plan;
  const planned: readonly CardId[] = plan?.plan === 'cards' ? [plan.leading, plan.second] : [];
  const chosen = draft.cards.length > 0 || draft.losingFrom ? draft.cards : planned;
  const list = useRef<HTMLUListElement>(null);
  /** The place that is open: a card's place in the hand, or a slot. It stays open until the mouse rests on another one. */
  const [open, unfold] = useState<string | null>(null);
  const openClass = (place: string) => (place === open ? ' open' : '');
  const listens = useCallback((element: HTMLUListElement | null) => {
    list.current = element;
    enableSidewaysScroll(element);
    return element ? watchStillMouse(element, unfold) : undefined;
  }, []);
  const last = chosen.at(-1);
  const touched = useRef<CardId | undefined>(undefined);
  // Scrolls to the last selected card, such as a card from a hint. A card that the player has touched must not move under the finger.
  useEffect(() => {
    if (last === touched.current) return;
    list.current?.querySelector(`[data-card="${last}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [last]);
  return (
    // `key` creates a new list for another hero, so that its scroll position starts at the left.
    <ul class={`fan ${whole ? 'spread' : ''}`} key={hero ?? ''} ref={listens} inert={inert}>
      {cards.flatMap((id) => {
        const def = play.book.cards[id];
        if (!def) return [];
        const at = chosen.indexOf(id);
        const slot = slots && at >= 0 ? (SLOTS[at] ?? '') : '';
        const card = (
          <li
            key={id}
            class={`${slot ? `slot ${slot}` : widthOf(def)}${openClass(slot || id)}`.trim()}
            data-place={slot || id}
          >
            <button
              type="button"
              class={`card paper ${at >= 0 ? 'chosen' : ''}`}
              aria-pressed={at >= 0}
              data-card={id}
              onPointerEnter={() => onPoint?.(id)}
              onPointerLeave={() => onPoint?.(null)}
              onFocus={() => onPoint?.(id)}
              onBlur={() => onPoint?.(null)}
              onClick={() => {
                touched.current = id;
                interaction.toggleCard(id);
              }}
            >
              <h3>
                {cardName(id)} <b>{def.initiative}</b>
              </h3>
              {(['top', 'bottom'] as const).map((half) => (
                <span class={`half ${half}`} key={half}>
                  <Lines pictures={pictures} lines={halfLines(def[half])} />
                  {whole && <IconLines pictures={pictures} lines={halfLines(def[half])} />}
                </span>
              ))}
              {isInPlay(play.state, id) && <small class="ends">{t('board.give.ends')}</small>}
              {at >= 0 && <span class="flag">{flagOf(draft, at, named.get(id))}</span>}
            </button>
          </li>
        );
        if (!slot) return [card];
        const gap = (
          <li key={`gap ${id}`} class={`gap${openClass(id)}`} aria-hidden="true">
            <b>{def.initiative}</b>
            <span>{cardName(id)}</span>
          </li>
        );
        return [gap, card];
      })}
      {slots &&
        SLOTS.slice(chosen.length).map((slot) => (
          <li key={slot} class={`slot empty ${slot}${openClass(slot)}`} aria-hidden="true">
            <span class="flag">{t(slot === 'leads' ? 'board.leads' : 'board.second')}</span>
          </li>
        ))}
    </ul>
  );
}

interface OpenCardProps extends Pick<FanProps, 'pictures' | 'interaction' | 'play'> {
  /** The card to show. If it is null or not in the hand, the first card of the hand is shown. */
  readonly card: CardId | null;
}

/** Shows one card of the hand with its full text, beside a hand whose cards show only signs. */
export function OpenCard({ pictures, interaction, play, card }: OpenCardProps) {
  const cards = fanOf(play, interaction);
  const def = play.book.cards[card !== null && cards.includes(card) ? card : (cards[0] ?? '')];
  if (!def) return null;
  return (
    <section class="paper open-card" aria-hidden="true">
      <h3>
        {cardName(def.id)} <b>{def.initiative}</b>
      </h3>
      <Lines pictures={pictures} lines={halfLines(def.top)} />
      <hr />
      <Lines pictures={pictures} lines={halfLines(def.bottom)} />
    </section>
  );
}
