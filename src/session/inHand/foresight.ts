/** Forecasts the consequences of a draft, on copies of the state, without drawing from the random generator. */
import type { Play } from '../../flow/inHand/play';
import type { HexId } from '../../rules/core/hexes';
import { cardOf, faceOf, faceOn } from '../../rules/inHand/cards';
import { beginCombat, foesNear } from '../../rules/inHand/combat';
import type { Command } from '../../rules/inHand/commands';
import { negateByDiscarding, negateByLosing, sufferDamage } from '../../rules/inHand/damage';
import { visibleSymbols } from '../../rules/inHand/elements';
import { heroModifiers } from '../../rules/inHand/hpCards';
import { type Forecast, forecast } from '../../rules/inHand/odds';
import { staminaLeft } from '../../rules/inHand/stamina';
import type { State } from '../../rules/inHand/state';
import { applyRule, type Transaction } from '../../rules/inHand/transaction';
import { type CardId, ELEMENTS, type Element, type FoeId, type ModifierRow } from '../../rules/inHand/vocabulary';
import type { Draft } from './interaction';
import { type LastingCost, lastingCostOf } from './lastingCost';

/** The actions of a monster at one Distance, for each column (A, B, C) of its behaviour table. */
export interface Threat {
  readonly foe: FoeId;
  readonly distance: number;
  /**
   * Where the Distance comes from. 'here': it is the current Distance. 'shift': the current move can end there. 'way':
   * the previewed way leads to this fight.
   */
  readonly by: 'here' | 'shift' | 'way';
  /** The hero's initiative, to compare with the initiatives of the columns. */
  readonly initiative: number;
  readonly columns: readonly Forecast[];
}

/** What the HUD shows in advance about the draft and the current move. */
export interface Foresight {
  /** Number of rounds that the hero's cards last after this round. The two cards of the draft count as played. */
  readonly stamina: number;
  /** Elements that are visible now. */
  readonly elements: readonly Element[];
  /**
   * Elements that are visible after the two cards of the draft are played, or null if the draft does not have two
   * cards.
   */
  readonly elementsAfter: readonly Element[] | null;
  readonly threats: readonly Threat[];
  readonly lastingCost: LastingCost;
}

/** The last forecast of each play, because HUD and mirror ask for the same one, and ask again whenever they render. */
const last = new WeakMap<
  Play,
  { readonly draft: Draft; readonly options: readonly Command[]; readonly all: Foresight }
>();

export function foresee(play: Play, draft: Draft, options: readonly Command[]): Foresight {
  const known = last.get(play);
  if (known?.draft === draft && known.options === options) return known.all;
  const all = foreseeAnew(play, draft, options);
  last.set(play, { draft, options, all });
  return all;
}

function foreseeAnew(play: Play, draft: Draft, options: readonly Command[]): Foresight {
  const { book, state } = play;
  const then = draft.cards.length === 2 ? selected(state, draft.cards) : null;
  return {
    stamina: staminaLeft(then ?? state),
    elements: elementsOf(visibleSymbols(book, state).map(({ element }) => element)),
    elementsAfter: then && elementsThen(play, draft.cards),
    threats: threats(play, draft, options),
    lastingCost: lastingCostOf(play, draft, options),
  };
}

const elementsOf = (all: readonly Element[]): Element[] => ELEMENTS.filter((element) => all.includes(element));

function selected(state: State, cards: readonly CardId[]): State {
  const zoneOf = (id: CardId) => (cards.includes(id) ? ('selected' as const) : null);
  return {
    ...state,
    hero: { ...state.hero, cards: state.hero.cards.map((card) => ({ ...card, zone: zoneOf(card.id) ?? card.zone })) },
  };
}

/**
 * R7.2, R18.1: a card played on side A returns to the hand and shows side B; a card played on side B is discarded.
 * Assumes that neither card is lost.
 */
function elementsThen({ book, state }: Play, played: readonly CardId[]): Element[] {
  const rest = state.hero.cards.filter(({ id, zone }) => zone === 'hand' && !played.includes(id));
  const back = played.filter((id) => cardOf(state, id).side === 'A');
  return elementsOf([
    ...rest.flatMap((card) => faceOf(book, card).shows),
    ...back.flatMap((id) => faceOn(book, id, 'B').shows),
  ]);
}

/**
 * In a fight: the threats at the current Distance and at each Distance that the current move can reach. On the map: the
 * threats of fights at the end of the way.
 */
function threats(play: Play, draft: Draft, options: readonly Command[]): Threat[] {
  const { book, state } = play;
  const { fight } = state;
  if (!fight) return threatsOnWay(play, draft);
  const look = (distance: number, by: Threat['by']): Threat => ({
    foe: fight.foe,
    distance,
    by,
    initiative: state.initiative,
    columns: forecast(book, state, distance),
  });
  const shifts = options.flatMap((each) => (each.type === 'shift' ? [look(each.distance, 'shift')] : []));
  const all = [look(fight.distance, 'here'), ...shifts].sort((a, b) => a.distance - b.distance);
  return all.filter(({ columns }) => columns.length > 0);
}

/** R25.2 (a): the threats of the monsters that the hero would fight at the end of the way. */
function threatsOnWay({ book, state }: Play, { path }: Draft): Threat[] {
  const at = path.at(-1);
  if (at === undefined) return [];
  const there = { ...state, hero: { ...state.hero, at } };
  return foesNear(book, there).map(({ id }) => {
    const { state: met } = applyRule(book, there, (t) => beginCombat(t, id, 'near'));
    const distance = met.fight?.distance ?? 1;
    return { foe: id, distance, by: 'way', initiative: state.initiative, columns: forecast(book, met) };
  });
}

/**
 * The shortest Distance at which a fight begins if the hero ends a move on this hex (R25.2 a), or null if no fight
 * begins.
 */
export function fightDistanceAt({ book, state }: Play, at: HexId): number | null {
  const there = { ...state, hero: { ...state.hero, at } };
  const distances = foesNear(book, there).map(
    ({ id }) => applyRule(book, there, (t) => beginCombat(t, id, 'near')).state.fight?.distance ?? 1,
  );
  return distances.length > 0 ? Math.min(...distances) : null;
}

/** The result of an answer to damage. */
export interface AnswerCost {
  /** The hero's HP after the answer. */
  readonly hp: number;
  /** The hero's modifiers at the new position of the HP card; null if the hero is exhausted. */
  readonly modifiers: ModifierRow | null;
  /** Rounds that the cards last, before and after the answer. */
  readonly stamina: { readonly before: number; readonly after: number };
}

/** @returns null if no damage is pending, or if the command is not an answer to damage */
export function answerCostOf({ book, state }: Play, command: Command): AnswerCost | null {
  const pays = paymentOf(command);
  if (!state.suffering || !pays) return null;
  const { state: after } = applyRule(book, state, pays);
  const { hp } = after.hero;
  const stamina = { before: staminaLeft(state), after: staminaLeft(after) };
  return { hp, modifiers: hp > 0 ? heroModifiers(book, after) : null, stamina };
}

function paymentOf(command: Command): ((t: Transaction) => void) | null {
  switch (command.type) {
    case 'suffer':
      return sufferDamage;
    case 'negateByLosing':
      return (t) => negateByLosing(t, command.card);
    case 'negateByDiscarding':
      return (t) => negateByDiscarding(t, command.cards);
    default:
      return null;
  }
}
