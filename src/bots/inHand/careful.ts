/**
 * Defines the careful bot and the swift bot, which searches less. The careful bot searches the hero's turn up to the monster's answer with
 * exact odds, and estimates the later rounds. Neither bot knows the seed. The careful bot is used to measure the game's balance and to give
 * hints.
 */
import { legal, type Play } from '../../flow/inHand/play';
import type { Book } from '../../rules/inHand/book';
import { cardsIn, faceOn } from '../../rules/inHand/cards';
import type { Command } from '../../rules/inHand/commands';
import { heroMaxHp } from '../../rules/inHand/damage';
import { columnOf, livingFoes, medianRange, opponent } from '../../rules/inHand/foes';
import type { State } from '../../rules/inHand/state';
import { worthOfPair } from './cardSelection';
import { evaluate } from './evaluation';
import { placesToGo } from './goalsAhead';
import { itemToUse } from './itemUse';
import type { Bot } from './random';
import { successors } from './successors';
import { positionValue, rankedLines } from './turnPlan';
import { wayCost } from './wayCosts';

/** How much a bot searches. */
interface Care {
  /** The number of pairs of cards that are searched roll by roll; if 0, the quick estimate selects the pair. */
  readonly pairs: number;
  /** The number of rolls that the search assumes at its start (`rankedLines`); a higher number makes the search narrower. */
  readonly rolls: number;
}

/** The bot that searches at most the three pairs that the quick estimate ranks best. */
export const carefulBot: Bot = botWith({ pairs: 3, rolls: 0 });
/** The bot for quick samples: it takes a sixth of the careful bot's time and wins two thirds of the games. */
export const swiftBot: Bot = botWith({ pairs: 0, rolls: 9 });

function botWith(care: Care): Bot {
  return (play) => {
    const options = legal(play);
    const [only] = options;
    if (!only || options.length === 1) return only ?? null;
    return decide(play, options, care);
  };
}

function decide(play: Play, options: readonly Command[], care: Care): Command | null {
  switch (play.phase) {
    case 'select':
      return selection(play, options, care);
    case 'cleanup':
      return rest(play, options);
    case 'longRest':
      return best(options, (command) => (command.type === 'lose' ? -worthOfCard(play.book, command.card) : 0));
    case 'shortRest':
    case 'forcedRest':
      return drawn(play, options);
    case 'initiative':
      return turnOrder(play, options);
    case 'behaviour':
    case 'entry':
    case 'monsterTurn.rolling':
    case 'interrupt.rolling':
      return itemToUse(play, options) ?? options.find(({ type }) => type !== 'useItem') ?? null;
    default:
      return rankedLines(play, care.rolls)[0]?.command ?? null;
  }
}

/** Returns the entry of the list with the highest score (the first of equal entries), or null if the list is empty. */
export function best<T>(items: readonly T[], score: (item: T) => number): T | null {
  let chosen: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = score(item);
    if (value <= most) continue;
    chosen = item;
    most = value;
  }
  return chosen;
}

function selection(play: Play, options: readonly Command[], { pairs }: Care): Command | null {
  if (options.some(({ type }) => type === 'longRest') && wantsLongRest(play)) return { type: 'longRest' };
  const ranked = rankedPairs(play, options);
  if (pairs === 0 || !needsSearch(play)) return ranked[0]?.pair ?? null;
  return best(ranked.slice(0, pairs), ({ pair, worth }) => expectedValue(play, pair) + worth / 1000)?.pair ?? null;
}

/** Returns pairs of cards sorted by the quick estimate, the best first. */
export function rankedPairs(play: Play, options: readonly Command[]) {
  return options
    .filter((command) => command.type === 'select')
    .map((pair) => ({ pair, worth: worthOfPair(play, pair) }))
    .sort((a, b) => b.worth - a.worth);
}

function expectedValue(play: Play, command: Command): number {
  return successors(play, command).reduce(
    (sum, successor) => sum + successor.chance * positionValue(successor.play),
    0,
  );
}

/** Whether the round may need more than walking: the hero is in a fight, or near a monster's attack range or a hex that a goal needs. */
function needsSearch({ book, state }: Play): boolean {
  if (state.fight) return true;
  const { at } = state.hero;
  const foes = livingFoes(state).map((foe) => wayCost(book, at, foe.at) - medianRange(book, foe));
  const places = placesToGo(book, state)
    .flat()
    .map((place) => wayCost(book, at, place));
  return Math.min(99, ...foes, ...places) <= 5;
}

/**
 * R7.6: whether to rest long: if fewer than two cards are in hand, or if there is no round limit, at least two cards are discarded and the
 * rest improves the evaluation.
 */
function wantsLongRest({ book, state }: Play): boolean {
  const { hero } = state;
  if (cardsIn(state, 'hand').length < 2) return true;
  const pile = cardsIn(state, 'discard');
  if (pile.length < 2 || book.scenario.rules.some(({ kind }) => kind === 'roundLimit')) return false;
  const [least] = [...pile].sort((a, b) => worthOfCard(book, a.id) - worthOfCard(book, b.id));
  const spent = hero.items.filter((item) => item.state === 'spent').length;
  const rested: State = {
    ...state,
    hero: {
      ...hero,
      hp: Math.min(heroMaxHp(book), hero.hp + 2),
      items: hero.items.map((item) => (item.state === 'spent' ? { ...item, state: 'ready' } : item)),
      cards: hero.cards.map((card) =>
        card === least
          ? { ...card, zone: 'lost' }
          : card.zone === 'discard' || card.zone === 'hand'
            ? { ...card, zone: 'hand', side: 'A' }
            : card,
      ),
    },
  };
  return evaluate(book, rested) + spent * 0.02 > evaluate(book, state) + 0.01;
}

/** R7.5: takes a short rest only if fewer than two cards are in hand and a fight, a round limit or waves leave no time for a long rest. */
function rest({ book, state }: Play, options: readonly Command[]): Command | null {
  const limited = book.scenario.rules.some(({ kind }) => kind === 'roundLimit' || kind === 'wave');
  const now = cardsIn(state, 'hand').length < 2 && (state.fight !== null || limited);
  return options.find(({ type }) => type === (now ? 'shortRest' : 'proceed')) ?? null;
}

/** R7.5: pays for another draw if the hero has more than 3 HP and the drawn card is worth clearly more than the other discarded cards. */
function drawn({ book, state }: Play, options: readonly Command[]): Command | null {
  const lost = state.rest?.lost;
  const pile = cardsIn(state, 'discard').filter(({ id }) => id !== lost);
  const mean = pile.reduce((sum, { id }) => sum + worthOfCard(book, id), 0) / Math.max(1, pile.length);
  const again = lost && state.hero.hp > 3 && worthOfCard(book, lost) > mean + 2.5;
  return options.find(({ type }) => type === (again ? 'redraw' : 'keep')) ?? null;
}

/** Returns the value of a card, by the initiatives and abilities of both sides. */
export function worthOfCard(book: Book, id: string): number {
  let worth = 0;
  for (const side of ['A', 'B'] as const) {
    const { top, bottom, initiative } = faceOn(book, id, side);
    worth += (100 - initiative) / 100;
    for (const ability of [...top.abilities, ...bottom.abilities]) {
      if (ability.kind === 'attack')
        worth += ability.value * (top.lost ? 0.5 : 1) + (ability.range ? 0.5 : 0) + (ability.conditions?.length ?? 0);
      if (ability.kind === 'move') worth += ability.value * 0.5;
      if (ability.kind === 'heal') worth += ability.value * 0.5;
      if (ability.kind === 'grant' || ability.kind === 'gain') worth += 1;
    }
  }
  return worth;
}

/** Decides after the behaviour roll: uses an item to act before the monster, or to repeat the roll if the monster's attack is strong. */
function turnOrder({ book, state }: Play, options: readonly Command[]): Command | null {
  const foe = opponent(state);
  const face = state.fight?.face;
  if (!foe || !face) return options[0] ?? null;
  const { initiative, attack } = columnOf(book, foe, face);
  return best(options, (command) => {
    if (command.type !== 'useItem') return 0;
    const effect = book.items[command.item]?.effect;
    if (effect?.when === 'initiative')
      return initiative < state.initiative && initiative >= state.initiative - effect.lower ? 1 : -1;
    return effect?.when === 'behaviour' && (attack ?? 0) >= 4 ? 1 : -1;
  });
}
