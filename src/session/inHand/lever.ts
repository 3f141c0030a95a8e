/** R18.2, R18.4: an action that may consume elements, or be paid for with gold, is one action with a lever for what is spent on it. */
import type { Play } from '../../flow/inHand/play';
import { beginCombat } from '../../rules/inHand/combat';
import type { Command } from '../../rules/inHand/commands';
import { attack } from '../../rules/inHand/heroAttack';
import { performAbility } from '../../rules/inHand/heroTurn';
import { attackOdds, killChance, type Odds } from '../../rules/inHand/odds';
import type { SymbolId } from '../../rules/inHand/state';
import { resolve } from '../../rules/inHand/transaction';
import type { Draft } from './interaction';

type PricedCommand = Extract<Command, { type: 'attack' | 'perform' }>;

/** A position of the lever. */
export interface Price {
  readonly consume: readonly SymbolId[];
  /** Gold. */
  readonly pay: number;
  /** The roll that the attack would come to; null: it is no attack, or comes to none. With several targets, that of the likeliest kill. */
  readonly odds: Odds | null;
  /** The HP that the hero would gain; null: it would gain none. */
  readonly heals: number | null;
}

/** All positions, the one that spends least first; and the one in which the lever stands until it is moved. */
export interface Lever {
  readonly prices: readonly Price[];
  readonly preset: number;
}

const isPriced = (command: Command): command is PricedCommand =>
  command.type === 'attack' || command.type === 'perform';

const isAt = ({ consume, pay = 0 }: PricedCommand, price: Pick<Price, 'consume' | 'pay'>): boolean =>
  pay === price.pay && consume.join() === price.consume.join();

const known = new WeakMap<readonly Command[], Lever | null>();

/**
 * @param options the legal commands; the answer is kept for them
 * @returns null if there is nothing to spend, or nothing to be chosen about it
 */
export function leverOf(play: Play, options: readonly Command[]): Lever | null {
  const before = known.get(options);
  if (before !== undefined) return before;
  const lever = findLever(play, options);
  known.set(options, lever);
  return lever;
}

function findLever(play: Play, options: readonly Command[]): Lever | null {
  const priced = options.filter(isPriced);
  const firsts = priced.filter((command, i) => priced.findIndex((each) => isAt(each, priceOf(command))) === i);
  if (firsts.length < 2) return null;
  const prices = firsts.map((first) => {
    const price = priceOf(first);
    return {
      ...price,
      ...effectOf(
        play,
        priced.filter((each) => isAt(each, price)),
      ),
    };
  });
  // Spent if that raises the chance to kill, and then as little as does.
  const chances = prices.map(({ odds }) => chanceOf(odds));
  return { prices, preset: chances.indexOf(Math.max(...chances)) };
}

const priceOf = ({ consume, pay = 0 }: PricedCommand) => ({ consume, pay });

function chanceOf(odds: Odds | null): number {
  const kills = odds && killChance(odds);
  return kills ? kills.cases / kills.of : 0;
}

function effectOf(play: Play, commands: readonly PricedCommand[]): Pick<Price, 'odds' | 'heals'> {
  const { book, state } = play;
  const all = commands.map((command) => {
    const { consume, pay } = command;
    const after = resolve(book, state, (t) => {
      if (command.type === 'perform') return performAbility(t, consume, pay);
      // Out of combat the monster may still interrupt it (R25.4): the odds are those of the attack if it comes about.
      if (!t.state.fight) beginCombat(t, command.foe, 'attack');
      attack(t, command.foe, consume, pay);
    }).state;
    const healed = after.hero.hp - state.hero.hp;
    return { odds: command.type === 'attack' ? attackOdds(book, after) : null, heals: healed > 0 ? healed : null };
  });
  const best = all.sort((a, b) => chanceOf(b.odds) - chanceOf(a.odds))[0];
  return best ?? { odds: null, heals: null };
}

/** The position in which the lever stands: where the player has put it, else the preset. */
export const positionOf = ({ preset }: Lever, { price }: Pick<Draft, 'price'>): number => price ?? preset;

/** The commands at the price at which the lever stands; all others are not touched by it. */
export function pricedOptions(
  play: Play,
  options: readonly Command[],
  draft: Pick<Draft, 'price'>,
): readonly Command[] {
  const lever = leverOf(play, options);
  const price = lever?.prices[positionOf(lever, draft)];
  return price ? options.filter((each) => !isPriced(each) || isAt(each, price)) : options;
}
