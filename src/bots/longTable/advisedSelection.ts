/**
 * Chooses the two cards or the long rest that a hint advises. Unlike the careful bot's choice, this choice considers who acts first. A long
 * rest that the hero may not survive is advised only if nothing else is legal.
 */
import type { Book } from '../../rules/longTable/book';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import { heroFigure } from '../../rules/longTable/figures';
import type { State } from '../../rules/longTable/state';
import type { CardId } from '../../rules/longTable/vocabulary';
import type { BotSettings } from './careful';
import { imagine } from './imagine';
import { threatTo } from './peril';
import { pairsFor, wantsLongRest, withLeadingFirst, worthOfPair } from './planning';
import { hpWorth } from './worth';

/** The share of the expected loss that a hero avoids by acting before the enemies: by killing them, stopping them or moving away. */
const SAVED = 0.5;
/** The maximum value of acting first, in points of damage. */
const MAX_SAVED = 8;

/**
 * Returns a selection or a long rest for the first hero who is not exhausted and has no plan yet. Null if there is no such hero, or if
 * neither is legal for the hero.
 */
export function advisedSelection(
  book: Book,
  state: State,
  options: readonly Command[],
  care: BotSettings,
): Command | null {
  const hero = state.seats.find(({ plan, exhausted }) => !exhausted && plan === null)?.hero;
  if (hero === undefined) return null;
  const selects = options.flatMap((each) => (each.type === 'select' && each.hero === hero ? [each] : []));
  const rest = options.find((each) => each.type === 'longRest' && each.hero === hero);
  const table = imagine(book, state);
  const hp = heroFigure(table, hero)?.hp ?? 0;
  const threat = threatTo(book, table, hero, () => true);
  const danger = dangerFrom(threat, hp);
  const [first] = selects;
  if (!first) return rest ?? null;
  if (rest && threat < hp && wantsLongRest(book, table, hero)) return rest;
  const { need, ranked } = pairsFor(book, table, hero);
  let chosen: CommandOf<'select'> = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const pair of ranked.slice(0, care.pairs)) {
    const worth = worthOfPair(book, table, hero, pair, care.plan);
    const [leading, second] = danger > 0 ? faster(book, pair) : withLeadingFirst(book, pair, need.isNear);
    const value = worth + danger * firstness(book, table, leading);
    const select = selects.find((each) => each.leading === leading && each.second === second);
    if (!select || value <= most) continue;
    most = value;
    chosen = select;
  }
  return chosen;
}

/**
 * Returns the value, in points of damage, of acting first; 0 if `threat` is less than half of `hp`.
 * @param threat the damage that the hero must expect
 */
function dangerFrom(threat: number, hp: number): number {
  if (threat < hp / 2) return 0;
  return Math.min(MAX_SAVED, SAVED * (hpWorth(hp) - hpWorth(Math.max(0, hp - threat))));
}

function faster(book: Book, [a, b]: readonly [CardId, CardId]): readonly [CardId, CardId] {
  return (book.cards[a]?.initiative ?? 50) <= (book.cards[b]?.initiative ?? 50) ? [a, b] : [b, a];
}

/**
 * Returns the share, from 0 to 1, of the undrawn monster cards that are not faster than the leading card. The share is the mean over the
 * monster types on the map. If no card of a deck is undrawn, all cards of the deck count.
 */
function firstness(book: Book, state: State, leading: CardId): number {
  const mine = book.cards[leading]?.initiative ?? 50;
  const kinds = new Set(state.figures.flatMap((each) => (each.kind === 'monster' ? [each.monster] : [])));
  const shares = [...kinds].map((kind) => {
    const deck = book.monsters[kind]?.deck ?? kind;
    const left = state.decks[deck]?.draw ?? [];
    const cards = (book.decks[deck] ?? []).filter(({ id }) => left.length === 0 || left.includes(id));
    return cards.filter(({ initiative }) => initiative >= mine).length / Math.max(1, cards.length);
  });
  return shares.reduce((sum, each) => sum + each, 0) / Math.max(1, shares.length);
}
