/**
 * Finds answers for hints without a search of the turn. Replaces answers of the careful bot (`answerWithoutSearch`, `decideWithoutSearch`)
 * that a player would find wasteful. Examples: an item used against a weak attack, two lost cards instead of one, a good card lost in a
 * rest.
 */
import type { Play } from '../../flow/longTable/play';
import { hexDistance } from '../../rules/core/hexes';
import type { Book } from '../../rules/longTable/book';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import { figureOf, heroFigure, seatOf, valuesOf } from '../../rules/longTable/figures';
import type { State } from '../../rules/longTable/state';
import type { QuestionKind } from '../../rules/longTable/tasks';
import type { CardId, HeroId } from '../../rules/longTable/vocabulary';
import { best, worthOfCard } from './answerWithoutSearch';
import { canReach, willStillAct } from './peril';
import { priceOfCard, roundsLeft } from './stamina';

type Options = readonly Command[];
type Asked<K extends QuestionKind> = Extract<State['question'], { readonly ask: K }>;

/** By how many card levels the drawn card must exceed the mean of the other cards, so that drawing again is worth 1 HP. */
const WORTH_REDRAW = 1.5;
/** The minimum HP at which a hero is healthy, so that 1 HP is a low price. */
const HEALTHY = 6;

/** Returns the answer, or null if the careful bot's own answer is good enough. */
export function advisedAnswer({ book, state }: Play, options: Options): Command | null {
  const { question } = state;
  switch (question?.ask) {
    case 'damage':
      return answerToDamage(book, state, question, options);
    case 'draw':
      return isOverkill(book, state, question.strike) ? { type: 'draw' } : null;
    case 'defend':
      return isBetterSaved(book, state, question) ? { type: 'proceed' } : null;
    case 'restLoss':
      return isWorthRedraw(book, state, question) ? { type: 'redraw' } : null;
    default:
      return null;
  }
}

/**
 * L20.1: uses an item if the damage is more than 1 or would exhaust the hero. Otherwise loses cards if the damage would exhaust the hero or
 * costs more than a card, and suffers any other damage. The bot loses the cards whose loss leaves the most rounds.
 */
function answerToDamage(book: Book, state: State, { hero, damage }: Asked<'damage'>, options: Options): Command {
  const hp = heroFigure(state, hero)?.hp ?? 0;
  const isDeadly = damage.amount >= hp;
  const item = options.find(({ type }) => type === 'useItem');
  if (item && (isDeadly || damage.amount > 1)) return item;
  const isDear = damage.amount * (hp <= 4 ? 1.4 : 1) > priceOfCard(book, state, hero) + 1;
  if (!isDeadly && !isDear) return { type: 'suffer' };
  return leastLoss(book, state, hero, options) ?? { type: 'suffer' };
}

function leastLoss(book: Book, state: State, hero: HeroId, options: Options): Command | undefined {
  const { hand, discard } = seatOf(state, hero);
  const coming = cardsInPlay(state, hero);
  const cost = (cards: readonly CardId[]) => cards.reduce((sum, card) => sum + worthOfCard(book, state, hero, card), 0);
  return best(
    options.flatMap((each): (CommandOf<'loseFromHand'> | CommandOf<'loseFromDiscard'>)[] =>
      each.type === 'loseFromHand' || each.type === 'loseFromDiscard' ? [each] : [],
    ),
    (each) =>
      each.type === 'loseFromHand'
        ? roundsLeft(hand.length - 1, discard.length + coming) - cost([each.card]) / 10
        : roundsLeft(hand.length, discard.length + coming - 2) - cost(each.cards) / 10,
  );
}

/** Counts the cards that the hero has selected or still has to play in this round; most of them will be discarded. */
function cardsInPlay({ turn, seats }: State, hero: HeroId): number {
  const isActing = turn?.figure === `hero:${hero}`;
  const plan = seats.find((each) => each.hero === hero)?.plan;
  return (isActing ? turn.cards.length : 0) + (plan?.plan === 'cards' ? 2 : 0);
}

/** Whether the target of a hero's attack dies even with a -1 modifier, so that an item that improves the attack would be wasted. */
function isOverkill(book: Book, state: State, { job, target, terms, shield }: Asked<'draw'>['strike']): boolean {
  const figure = figureOf(state, target);
  if (figure?.kind !== 'monster') return false;
  const sum = (list: readonly { readonly n: number }[]) => list.reduce((all, { n }) => all + n, 0);
  const guard = (valuesOf(book, figure).shield ?? 0) + sum(shield);
  return sum(job.terms) + sum(terms) - guard - 1 >= figure.hp;
}

/**
 * Whether to save an item that helps against an attack. An item is saved for a stronger attack that may come in this round. It is also
 * saved if the present attack is at most 1 and the hero is healthy.
 */
function isBetterSaved(book: Book, state: State, { hero, strike }: Asked<'defend'>): boolean {
  const figure = heroFigure(state, hero);
  if (!figure) return false;
  const amount = [...strike.job.terms, ...strike.terms].reduce((sum, { n }) => sum + n, 0);
  if (amount >= figure.hp) return false;
  if (amount <= 1 && figure.hp >= HEALTHY) return true;
  return state.figures.some(
    (each) =>
      each.kind === 'monster' &&
      each.id !== strike.job.attacker &&
      willStillAct(state, each) &&
      valuesOf(book, each).attack > amount &&
      canReach(book, each, figure.hex) &&
      state.figures.every(
        (other) => other.kind !== 'hero' || hexDistance(other.hex, each.hex) >= hexDistance(figure.hex, each.hex),
      ),
  );
}

/** L8.2: whether a healthy hero should pay 1 HP because the drawn card is much better than the mean of the other discarded cards. */
function isWorthRedraw(book: Book, state: State, { hero, card, mayRedraw }: Asked<'restLoss'>): boolean {
  if (!mayRedraw || (heroFigure(state, hero)?.hp ?? 0) < HEALTHY) return false;
  const others = seatOf(state, hero).discard.filter((each) => each !== card);
  const mean = others.reduce((sum, each) => sum + worthOfCard(book, state, hero, each), 0) / Math.max(1, others.length);
  return worthOfCard(book, state, hero, card) - mean >= WORTH_REDRAW;
}
