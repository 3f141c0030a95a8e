/** Divides the legal commands between the seal (main button) and the slips beside it. */
import type { Play } from '../../../flow/inHand/play';
import type { TextKey } from '../../../i18n';
import { cardsIn } from '../../../rules/inHand/cards';
import type { Command } from '../../../rules/inHand/commands';
import { roundLimit } from '../../../rules/inHand/goals';
import { isHopeless } from '../../../session/inHand/automatic';
import type { Draft } from '../../../session/inHand/interaction';

/** What the seal sends (a command, or 'draft' for the player's draft), and the label of the seal (`word`). */
export interface Primary {
  readonly command: Command | 'draft';
  readonly word: TextKey;
}

/** Commands that the player gives on the table itself: with cards, hexes, the Distance tracker and the ruler. */
const ON_TABLE: readonly Command['type'][] = ['select', 'play', 'step', 'shift', 'roll'];

/** R7.3: whether the hero has too few cards in hand to play two in the next round. */
const lacksCards = ({ state }: Play): boolean => cardsIn(state, 'hand').length < 2;

/** What the seal depends on, apart from the legal commands. */
export interface SealSituation {
  /** Whether the hand has too few cards to play two: if so, the seal sends the short rest and not `proceed`. */
  readonly lacksCards: boolean;
  /** Whether `proceed` begins a round: at the end of each round but the last one. */
  readonly beginsRound: boolean;
}

/** The labels of the seal for hints other than to play a half. */
const HINTED: Partial<Record<Command['type'], TextKey>> = {
  endTurn: 'table.seal.endTurn',
  shortRest: 'table.seal.rest',
  longRest: 'table.seal.rest',
};

const USUAL: SealSituation = { lacksCards: false, beginsRound: false };

export function sealSituation(play: Play): SealSituation {
  const limit = roundLimit(play.book);
  const isLast = limit !== null && play.state.round >= limit;
  return {
    lacksCards: lacksCards(play),
    beginsRound: play.phase === 'cleanup' && !isLast && !isHopeless(play),
  };
}

/**
 * Chooses what the seal sends; null if there is no seal.
 * @param options the legal commands at the lever's price (`pricedOptions`)
 */
export function primaryOf(options: readonly Command[], draft: Draft, situation = USUAL): Primary | null {
  const all = (type: Command['type']) => options.filter((each) => each.type === type);
  const only = (type: Command['type']) => (all(type).length === 1 ? all(type)[0] : undefined);
  if (draft.cards.length === 2) return { command: 'draft', word: 'table.seal.select' };
  if (draft.hint) return { command: 'draft', word: HINTED[draft.hint.type] ?? 'table.seal.select' };
  if (draft.path.length > 0) return { command: 'draft', word: 'table.seal.move' };
  const roll = only('roll');
  if (roll) return { command: roll, word: 'table.seal.roll' };
  const attack = only('attack');
  if (attack) return { command: attack, word: 'table.seal.attack' };
  const perform = only('perform');
  if (perform) return { command: perform, word: 'table.seal.perform' };
  const stop = only('stop');
  if (stop) return { command: stop, word: 'table.seal.stop' };
  const fight = only('fight');
  if (fight) return { command: fight, word: 'table.seal.fight' };
  const shortRest = situation.lacksCards ? only('shortRest') : undefined;
  if (shortRest) return { command: shortRest, word: 'table.seal.rest' };
  const proceed = only('proceed');
  const { beginsRound } = situation;
  if (proceed) return { command: proceed, word: beginsRound ? 'table.seal.nextRound' : 'table.seal.proceed' };
  const rest = all('select').length === 0 ? only('longRest') : undefined;
  if (rest) return { command: rest, word: 'table.seal.rest' };
  const end = only('endTurn');
  if (end && all('play').length === 0 && all('skip').length === 0) return { command: end, word: 'table.seal.endTurn' };
  return null;
}

/** The number of slips that fit beside the seal (`needsAnswerColumn`). */
const FEW = 3;

/** The commands that are shown as slips. */
export function slipsOf(options: readonly Command[], primary: Primary | null): Command[] {
  return options.filter((each) => !ON_TABLE.includes(each.type) && each !== primary?.command);
}

/**
 * Whether answers on paper (`AnswerColumn`) replace seal and slips. They do so for every decision about a special rule, and if there are
 * too many slips; but not while the player chooses cards, because the cards must be visible.
 */
export function needsAnswerColumn({ phase }: Play, slips: readonly Command[]): boolean {
  return (slips.length > FEW && !CHOOSES_CARDS.test(phase)) || phase.endsWith('deciding');
}

/** Phases in which the player chooses cards: for the round, to play next, or (from the discarded cards) to lose in a long rest. */
const CHOOSES_CARDS = /^(select|heroTurn\.choosing|longRest)$/;

/** The ids of the cards that the player can select for the round or play now. */
export function selectableCards(options: readonly Command[]): ReadonlySet<string> {
  return new Set(
    options.flatMap((each) => {
      if (each.type === 'play') return [each.card];
      return each.type === 'select' ? [each.leading, each.second] : [];
    }),
  );
}

/**
 * Fits slips into `room` places. If there are too many slips and several usable items, one slip opens a list of the items (R23.1). If there
 * are still too many slips, the result depends on `cramped`.
 * @param others the number of other tabs, each of which also needs one of the places
 * @param cramped if true, one slip opens a list of all commands; if false, there are more slips than `room`
 * @returns `behind`: the commands of the list that a slip opens; `word`: the label of this slip; `slips`: the commands with their own slips
 */
export function fitSlips(
  slips: readonly Command[],
  others: number,
  room: number,
  cramped: boolean,
): { readonly behind: readonly Command[]; readonly word: 'items' | 'more'; readonly slips: readonly Command[] } {
  const word = 'items';
  if (slips.length + others <= room) return { behind: [], word, slips };
  const items = slips.filter(({ type }) => type === 'useItem');
  const rest = slips.filter((each) => !items.includes(each));
  const gathers = items.length > 1;
  if (cramped && rest.length + others + (gathers ? 1 : items.length) > room && slips.length > 1) {
    return { behind: slips, word: 'more', slips: [] };
  }
  return gathers ? { behind: items, word, slips: rest } : { behind: [], word, slips };
}
