/** R15.2, R20: what abilities do that need no attack and no move. */

import { terrainAt } from '../core/board';
import type { HexId } from '../core/hexes';
import { rangeBetween } from '../core/routes';
import { sees } from '../core/sight';
import { ridersOf } from './attack';
import type { Book } from './book';
import { cardsIn, moveCard } from './cards';
import type { Command } from './commands';
import { healHero, threaten } from './damage';
import { give, has } from './durations';
import { consumeSymbols, payments } from './elements';
import { hurtFoe, opponent, situationOf } from './foes';
import { offer } from './heroAttack';
import { loot, lootRange } from './looting';
import type { Fight, HeroTurn, State, SymbolId } from './state';
import { emit, type Transaction } from './transaction';
import { countTrapsAnew, trapGoes } from './traps';
import { type Ability, type CardId, HINDRANCE_KINDS, type HindranceKind } from './vocabulary';

/** R30.4 */
const MAX_HINDRANCES = 2;

/** Where an ability comes from: a card, whose symbols do not pay for it (R18.3), or an item. */
export interface Origin {
  readonly source: string;
  readonly card: CardId | null;
  /** The card is lost with this action: what lasts keeps it in the active area (R17.4). */
  readonly lost: boolean;
}

/** The commands that do an ability which is neither attack nor move. */
export function waysToPerform(book: Book, state: State, ability: Ability, card: CardId | null): Command[] {
  switch (ability.kind) {
    case 'attack':
    case 'move':
      return [];
    case 'disarmTrap':
      return trapsWithin(book, state, ability.range).map((at) => ({
        type: 'disarmTrap',
        at,
      }));
    case 'recover':
      return cardsIn(state, ability.from).map((each) => ({
        type: 'recover',
        card: each.id,
      }));
    case 'hindrance':
      return hindranceChoices(state, ability).map((terrain) => ({
        type: 'hinder',
        terrain,
      }));
    case 'strike':
      return state.fight && !has(state, 'monster', 'invisible') ? [{ type: 'perform', consume: [] }] : [];
    case 'heal': {
      const paid = card === null ? [] : payments(book, state, card, ability.consume);
      return [[], ...paid].map((consume): Command => ({ type: 'perform', consume }));
    }
    case 'loot':
    case 'grant':
    case 'gain':
    case 'ride':
    case 'harm':
    case 'infuse':
      return [{ type: 'perform', consume: [] }];
  }
}

export function perform(t: Transaction, ability: Ability, origin: Origin, consume: readonly SymbolId[]): void {
  consumeSymbols(t, consume);
  const { source } = origin;
  switch (ability.kind) {
    case 'heal': {
      const paid = consume.length > 0 ? ability.consume : undefined;
      healHero(t, ability.value + (paid?.plus ?? 0));
      for (const condition of paid?.self ?? []) give(t, 'hero', { kind: condition, source, self: true });
      return;
    }
    case 'loot':
      if (t.state.turn) t.state.turn.looted = true;
      return loot(t, lootRange(t.book, t.state, ability.range));
    case 'grant': {
      const { bonus, value, range = 1, lasts = 'turn' } = ability;
      const card = origin.lost && lasts !== 'turn' ? origin.card : null;
      if (bonus === 'move' && t.state.turn?.move) t.state.turn.move.left += value;
      return give(t, 'hero', {
        kind: bonus,
        value,
        range,
        lasts,
        source,
        self: true,
        card,
      });
    }
    case 'gain':
      return give(t, 'hero', {
        kind: ability.condition,
        turns: ability.turns ?? 1,
        source,
        self: true,
      });
    case 'ride':
      return ride(t, ability, source);
    case 'harm':
      return threaten(t, ability.value, 'card', 'R20.1');
    case 'strike': {
      const foe = opponent(t.state);
      return foe ? hurtFoe(t, foe, ability.value, 'strike', 'R20.1') : undefined;
    }
    case 'infuse':
      return infuse(t, ability.elements, source);
    case 'attack':
    case 'move':
    case 'disarmTrap':
    case 'recover':
    case 'hindrance':
      throw new TypeError(`${ability.kind} has a command of its own`);
  }
}

/** R15.2: on the next attack of this turn, or at once on the target of the last one, if it lives. */
function ride(t: Transaction, ability: Extract<Ability, { kind: 'ride' }>, source: string): void {
  const { turn, fight } = t.state;
  const atOnce = turn?.struck && turn.struck === fight?.foe;
  const waiting: HeroTurn['riders'] = atOnce ? [] : ridersOf(ability, source);
  if (atOnce) offer(t, ridersOf(ability, source));
  // Pierce belongs to the reckoning of an attack (R15.4), so it is always for one that is still to come.
  if (ability.pierce) waiting.push({ rider: { kind: 'pierce', value: ability.pierce }, source });
  turn?.riders.push(...waiting);
  if (waiting.length > 0) emit(t, { type: 'ridesNext', source, rule: 'R15.2' });
}

/** R18.1: elements that count as infused for this turn. */
function infuse(t: Transaction, elements: readonly string[], source: string): void {
  for (const element of elements) {
    const symbol = `${source}/${element}`;
    t.state.turn?.infused.push(symbol);
    emit(t, { type: 'elementInfused', symbol, rule: 'R18.1' });
  }
}

/** R20.2, R13.2: closed to what is out of range or sight. */
function trapsWithin(book: Book, state: State, range: number): HexId[] {
  const situation = situationOf(book, state);
  const { at } = state.hero;
  return Object.keys(book.scenario.board.hexes).filter(
    (hex) =>
      terrainAt(situation, hex) === 'trap' && rangeBetween(situation, at, hex) <= range && sees(situation, at, hex),
  );
}

/** R20.2: the hex is plain from then on. */
export function disarmTrap(t: Transaction, at: HexId): void {
  t.state.spent.push(at);
  trapGoes(t.state, at);
  emit(t, { type: 'trapDisarmed', at, rule: 'R20.2' });
}

/** R20.4 */
export function recover(t: Transaction, ability: Ability, card: CardId): void {
  if (ability.kind === 'recover') moveCard(t, card, 'hand', ability.side, 'recover', 'R20.4');
}

/** R30.4: the kinds that can be added or removed now. */
function hindranceChoices(state: State, { change, terrain }: Extract<Ability, { kind: 'hindrance' }>): HindranceKind[] {
  const { fight } = state;
  if (!fight) return [];
  const fits = (kind: HindranceKind): boolean => terrain === 'any' || terrain === kind;
  if (change === 1) return fight.hindrances.length < MAX_HINDRANCES ? HINDRANCE_KINDS.filter(fits) : [];
  return HINDRANCE_KINDS.filter((kind) => fits(kind) && fight.hindrances.includes(kind));
}

/** R30.4: never more than 2. */
export function hinder(t: Transaction, ability: Ability, terrain: HindranceKind): void {
  const { fight } = t.state;
  if (!fight || ability.kind !== 'hindrance') return;
  const forRound = ability.lasts === 'round';
  if (ability.change === -1) return removeHindrance(t, fight, terrain, forRound);
  fight.hindrances.push(terrain);
  if (forRound) fight.fleeting.push(terrain);
  emitHindrance(t, terrain, 1);
}

/**
 * Takes one away, for this round or for good. Of several of a kind those that go by themselves at its end go last, and are not
 * missed then.
 */
export function removeHindrance(t: Transaction, fight: Fight, terrain: HindranceKind, forRound = false): void {
  const left = (list: readonly HindranceKind[]): number => list.filter((each) => each === terrain).length;
  fight.hindrances.splice(fight.hindrances.indexOf(terrain), 1);
  emitHindrance(t, terrain, -1);
  if (left(fight.fleeting) > left(fight.hindrances)) fight.fleeting.splice(fight.fleeting.indexOf(terrain), 1);
  else if (forRound) fight.absent.push(terrain);
  countTrapsAnew(fight);
}

function emitHindrance(t: Transaction, terrain: HindranceKind, change: 1 | -1): void {
  const count = t.state.fight?.hindrances.length ?? 0;
  emit(t, { type: 'hindranceChanged', terrain, change, count, rule: 'R30.4' });
}

/** R17.3: those that were added for a round go at its end; those that were removed for it come back, up to 2 in all (R30.4). */
export function clearHindrances(t: Transaction): void {
  const { fight } = t.state;
  for (const terrain of fight?.fleeting.splice(0) ?? []) {
    fight?.hindrances.splice(fight.hindrances.lastIndexOf(terrain), 1);
    emitHindrance(t, terrain, -1);
  }
  for (const terrain of fight?.absent.splice(0) ?? []) {
    if (!fight || fight.hindrances.length >= MAX_HINDRANCES) continue;
    fight.hindrances.push(terrain);
    emitHindrance(t, terrain, 1);
  }
  if (fight) countTrapsAnew(fight);
}
