/**
 * Defines the price lever (R18.2, R18.4): one control for all prices of an action that may consume elements or cost
 * gold.
 */
import type { Play } from '../../flow/inHand/play';
import { beginCombat } from '../../rules/inHand/combat';
import type { Command } from '../../rules/inHand/commands';
import { attackFoe } from '../../rules/inHand/heroAttack';
import { performAbility } from '../../rules/inHand/heroTurn';
import { attackOdds, killChance, type Odds } from '../../rules/inHand/odds';
import type { State, SymbolId } from '../../rules/inHand/state';
import { applyRule } from '../../rules/inHand/transaction';
import { isHopeless } from './automatic';
import type { Draft } from './interaction';

type PricedCommand = Extract<Command, { type: 'attack' | 'perform' }>;

/** A position of the lever. */
export interface Price {
  readonly consume: readonly SymbolId[];
  /** In gold. */
  readonly pay: number;
  /**
   * Odds of the attack, or null if the action is not an attack or needs no roll. With several targets, the odds of the
   * target that is most likely to die.
   */
  readonly odds: Odds | null;
  /** HP that the hero would gain, or null if it would gain none. */
  readonly heals: number | null;
}

export interface Lever {
  /** All positions of the lever, the cheapest first. */
  readonly prices: readonly Price[];
  /** The index in `prices` of the position before the player moves the lever. */
  readonly preset: number;
}

const isPriced = (command: Command): command is PricedCommand =>
  command.type === 'attack' || command.type === 'perform';

const isAt = ({ consume, pay = 0 }: PricedCommand, price: Pick<Price, 'consume' | 'pay'>): boolean =>
  pay === price.pay && consume.join() === price.consume.join();

const known = new WeakMap<readonly Command[], Lever | null>();

/**
 * The lever for the current action.
 * @param options the legal commands; the result is cached for this array
 * @returns null if there are fewer than two prices
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
  // The preset is the cheapest price with the highest chance to kill.
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
    const after =
      command.type === 'attack'
        ? stateBeforeRoll(play, command)
        : applyRule(book, state, (t) => performAbility(t, consume, pay)).state;
    const healed = after.hero.hp - state.hero.hp;
    return { odds: command.type === 'attack' ? attackOdds(book, after) : null, heals: healed > 0 ? healed : null };
  });
  const best = all.sort((a, b) => chanceOf(b.odds) - chanceOf(a.odds))[0];
  return best ?? { odds: null, heals: null };
}

/**
 * The state just before the roll of an attack. A monster that is not in combat yet may still interrupt (R25.4), and
 * then the attack does not happen.
 */
export function stateBeforeRoll(
  { book, state }: Play,
  { foe, consume, pay }: Extract<Command, { type: 'attack' }>,
): State {
  return applyRule(book, state, (t) => {
    if (!t.state.fight) beginCombat(t, foe, 'attack');
    attackFoe(t, foe, consume, pay);
  }).state;
}

/** The position of the lever: the player's choice, otherwise the preset. */
export const leverPositionOf = ({ preset }: Lever, { price }: Pick<Draft, 'price'>): number => price ?? preset;

/** The commands with the selected price, and all commands that have no price. A rest that changes nothing is left out (`isHopeless`). */
export function pricedOptions(
  play: Play,
  options: readonly Command[],
  draft: Pick<Draft, 'price'>,
): readonly Command[] {
  const lever = leverOf(play, options);
  const price = lever?.prices[leverPositionOf(lever, draft)];
  const wanted = isHopeless(play) ? options.filter(({ type }) => type !== 'shortRest') : options;
  return price ? wanted.filter((each) => !isPriced(each) || isAt(each, price)) : wanted;
}
