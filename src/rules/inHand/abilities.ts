/** Performs the abilities that are neither attack nor move (R8.2, R15, R20, R23.3). */

import { terrainAt } from '../core/board';
import type { HexId } from '../core/hexes';
import { rangeBetween } from '../core/routes';
import { canSee } from '../core/sight';
import { ridersOf } from './attack';
import type { Book } from './book';
import { cardsIn, moveCard } from './cards';
import type { Command } from './commands';
import { announceDamage, healHero } from './damage';
import { MAX_DISTANCE } from './distance';
import { giveEffect, hasCondition } from './durations';
import { consumeSymbols, payments } from './elements';
import { columnOf, hurtFoe, opponent, situationOf } from './foes';
import { offerRiders, waysToShove } from './heroAttack';
import { loot, lootRange } from './looting';
import { changeGold, sumsToPay } from './purse';
import { rollForPurpose } from './rolling';
import type { Fight, HeroTurn, State, SymbolId } from './state';
import { emit, type Transaction } from './transaction';
import { recountTraps, removeTrap, trapDamage } from './traps';
import { type Ability, type CardId, type Face, HINDRANCE_KINDS, type HindranceKind } from './vocabulary';

/** The greatest number of Hindrances (R30.4). */
const MAX_HINDRANCES = 2;

/** The card or item that has an ability. */
export interface Origin {
  /** The id of the card or item. */
  readonly source: string;
  /** The card, whose own symbols cannot pay for the ability (R18.3); null for an item. */
  readonly card: CardId | null;
  /** Whether this action loses the card. If a lasting effect comes from the card, the card stays in the active area (R17.4). */
  readonly lost: boolean;
}

/** The commands that perform an ability; empty for attack and move, whose commands other files list. */
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
      return reaches(state, ability.range) ? [{ type: 'perform', consume: [] }] : [];
    case 'finish': {
      const foe = opponent(state);
      return foe && foe.hp <= ability.hp && reaches(state, ability.range) ? [{ type: 'perform', consume: [] }] : [];
    }
    case 'shove':
      return waysToShove(state, ability);
    case 'reroll':
      return waysToReroll(state, card);
    case 'refresh':
      return waysToRefresh(book, state, ability, card);
    case 'forfeit':
      return state.hero.items
        .filter((item) => item.state === 'ready' && book.items[item.id]?.use !== 'free')
        .map(({ id }) => ({ type: 'forfeit', item: id }));
    case 'grant':
      return sumsToPay(book, state, ability.pay).map((pay) => ({
        type: 'perform',
        consume: [],
        ...(pay > 0 ? { pay } : {}),
      }));
    case 'heal': {
      const paid = card === null ? [] : payments(book, state, card, ability.consume);
      return [[], ...paid].map((consume): Command => ({ type: 'perform', consume }));
    }
    case 'loot':
    case 'gain':
    case 'ride':
    case 'harm':
    case 'infuse':
      return [{ type: 'perform', consume: [] }];
  }
}

/** Whether an effect of this range can target the monster of the fight. */
function reaches(state: State, range = MAX_DISTANCE): boolean {
  return state.fight !== null && state.fight.distance <= range && !hasCondition(state, 'monster', 'invisible');
}

/** R8.2: the commands for rolling the monster's behaviour again, or for choosing between the two results. */
function waysToReroll({ fight, turn }: State, card: CardId | null): Command[] {
  if (card === null || !fight?.face || fight.acted) return [];
  if (turn?.again === undefined) return [{ type: 'perform', consume: [] }];
  return [fight.face, turn.again].map((face) => ({ type: 'behave', face }));
}

/** R23.3: the commands for refreshing an item, one for each item and payment. */
function waysToRefresh(
  book: Book,
  state: State,
  { revive }: Extract<Ability, { kind: 'refresh' }>,
  card: CardId | null,
): Command[] {
  const inState = (wanted: 'spent' | 'consumed') => state.hero.items.filter((item) => item.state === wanted);
  const paid = card === null || revive === undefined ? [] : payments(book, state, card, { elements: revive });
  return [
    ...inState('spent').map(({ id }): Command => ({ type: 'refresh', item: id, consume: [] })),
    ...inState('consumed').flatMap(({ id }) =>
      paid.map((consume): Command => ({ type: 'refresh', item: id, consume })),
    ),
  ];
}

/** R8.2: rolls the monster's behaviour again. If both results are the same, the ability ends without a choice. */
export function rerollBehaviour(t: Transaction): void {
  const { turn, fight } = t.state;
  if (!turn || !fight) return;
  const again = rollForPurpose(t, 'behaviour', 1, 1, null);
  fight.rolls += 1;
  if (again !== fight.face) turn.again = again;
}

/** R8.2: keeps one of the two behaviours. The turn order of this round does not change. */
export function keepBehaviour(t: Transaction, face: Face): void {
  const { book, state } = t;
  const foe = opponent(state);
  const { fight, turn } = state;
  if (!fight || !turn || !foe) return;
  delete turn.again;
  fight.face = face;
  const { initiative } = columnOf(book, foe, face);
  emit(t, { type: 'behaviourSet', foe: foe.id, face, initiative, hero: state.initiative, rule: 'R8.2' });
}

/**
 * Performs an ability that needs no choice except the payment.
 * @param pay the gold that the player pays for the ability (R18.4)
 * @throws TypeError for every other ability
 */
export function perform(t: Transaction, ability: Ability, origin: Origin, consume: readonly SymbolId[], pay = 0): void {
  consumeSymbols(t, consume);
  changeGold(t, -pay, 'R18.4');
  const { source } = origin;
  switch (ability.kind) {
    case 'heal': {
      const paid = consume.length > 0 ? ability.consume : undefined;
      healHero(t, ability.value + (paid?.plus ?? 0));
      for (const condition of paid?.self ?? []) giveEffect(t, 'hero', { kind: condition, source, self: true });
      return;
    }
    case 'loot':
      if (t.state.turn) t.state.turn.looted = true;
      return loot(t, lootRange(t.book, t.state, ability.range));
    case 'grant': {
      const { bonus, range = 1, lasts = 'turn' } = ability;
      const value = ability.value + pay;
      const card = origin.lost && lasts !== 'turn' ? origin.card : null;
      if (bonus === 'move' && t.state.turn?.move) t.state.turn.move.left += value;
      return giveEffect(t, 'hero', {
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
      return giveEffect(t, 'hero', {
        kind: ability.condition,
        turns: ability.turns ?? 1,
        source,
        self: true,
      });
    case 'ride':
      return ride(t, ability, source);
    case 'harm':
      return announceDamage(t, ability.value, 'card', 'R20.1');
    case 'strike': {
      const foe = opponent(t.state);
      const damage = ability.value + (ability.trap ? trapDamage(t.book, t.state) : 0);
      return foe ? hurtFoe(t, foe, damage, 'strike', 'R20.1') : undefined;
    }
    case 'finish': {
      const foe = opponent(t.state);
      return foe ? hurtFoe(t, foe, foe.hp, 'finish', 'R20.7') : undefined;
    }
    case 'infuse':
      return infuse(t, ability.elements, source);
    case 'attack':
    case 'move':
    case 'disarmTrap':
    case 'recover':
    case 'hindrance':
    case 'shove':
    case 'reroll':
    case 'refresh':
    case 'forfeit':
      throw new TypeError(`'perform' cannot perform the ability '${ability.kind}': another function does`);
    default:
      ability satisfies never;
  }
}

/** R15.2: adds attack effects to the next attack of this turn, or offers them immediately against a living target of the last attack. */
function ride(t: Transaction, ability: Extract<Ability, { kind: 'ride' }>, source: string): void {
  const { turn, fight } = t.state;
  const atOnce = turn?.struck && turn.struck === fight?.foe;
  const waiting: HeroTurn['riders'] = atOnce ? [] : ridersOf(ability, source);
  if (atOnce) offerRiders(t, ridersOf(ability, source));
  // Pierce is part of an attack's damage (R15.4), so it always waits for a later attack.
  if (ability.pierce) waiting.push({ rider: { kind: 'pierce', value: ability.pierce }, source });
  turn?.riders.push(...waiting);
  if (waiting.length > 0) emit(t, { type: 'ridesNext', source, rule: 'R15.2' });
}

/** R18.1: makes elements available (infused) for this turn. */
function infuse(t: Transaction, elements: readonly string[], source: string): void {
  for (const element of elements) {
    const symbol = `${source}/${element}`;
    t.state.turn?.infused.push(symbol);
    emit(t, { type: 'elementInfused', symbol, rule: 'R18.1' });
  }
}

/** R20.2, R13.2: the traps within range and sight. */
function trapsWithin(book: Book, state: State, range: number): HexId[] {
  const situation = situationOf(book, state);
  const { at } = state.hero;
  return Object.keys(book.scenario.board.hexes).filter(
    (hex) =>
      terrainAt(situation, hex) === 'trap' && rangeBetween(situation, at, hex) <= range && canSee(situation, at, hex),
  );
}

/** R20.2: disarms a trap. Its hex is plain afterwards. */
export function disarmTrap(t: Transaction, at: HexId): void {
  t.state.spent.push(at);
  removeTrap(t.state, at);
  emit(t, { type: 'trapDisarmed', at, rule: 'R20.2' });
}

/** R20.4: returns a card to hand. */
export function recover(t: Transaction, ability: Ability, card: CardId): void {
  if (ability.kind === 'recover') moveCard(t, card, 'hand', ability.side, 'recover', 'R20.4');
}

/** R30.4: the kinds of Hindrances that the ability can add or remove now. */
function hindranceChoices(state: State, { change, terrain }: Extract<Ability, { kind: 'hindrance' }>): HindranceKind[] {
  const { fight } = state;
  if (!fight) return [];
  const fits = (kind: HindranceKind): boolean => terrain === 'any' || terrain === kind;
  if (change === 1) return fight.hindrances.length < MAX_HINDRANCES ? HINDRANCE_KINDS.filter(fits) : [];
  return HINDRANCE_KINDS.filter((kind) => fits(kind) && fight.hindrances.includes(kind));
}

/** R30.4: adds or removes a Hindrance. The caller offers only the kinds from `hindranceChoices`, so there are never more than 2. */
export function changeHindrance(t: Transaction, ability: Ability, terrain: HindranceKind): void {
  const { fight } = t.state;
  if (!fight || ability.kind !== 'hindrance') return;
  const forRound = ability.lasts === 'round';
  if (ability.change === -1) return removeHindrance(t, fight, terrain, forRound);
  fight.hindrances.push(terrain);
  if (forRound) fight.fleeting.push(terrain);
  emitHindrance(t, terrain, 1);
}

/**
 * Removes one Hindrance of a kind, for this round or permanently. Hindrances that end with the round in any case are removed
 * last, and do not come back.
 */
export function removeHindrance(t: Transaction, fight: Fight, terrain: HindranceKind, forRound = false): void {
  const left = (list: readonly HindranceKind[]): number => list.filter((each) => each === terrain).length;
  fight.hindrances.splice(fight.hindrances.indexOf(terrain), 1);
  emitHindrance(t, terrain, -1);
  if (left(fight.fleeting) > left(fight.hindrances)) fight.fleeting.splice(fight.fleeting.indexOf(terrain), 1);
  else if (forRound) fight.absent.push(terrain);
  recountTraps(fight);
}

function emitHindrance(t: Transaction, terrain: HindranceKind, change: 1 | -1): void {
  const count = t.state.fight?.hindrances.length ?? 0;
  emit(t, { type: 'hindranceChanged', terrain, change, count, rule: 'R30.4' });
}

/**
 * R17.3: at the end of a round, removes the Hindrances that were added for the round. Then restores those that were removed for the round,
 * as long as there are fewer than 2 Hindrances (R30.4).
 */
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
  if (fight) recountTraps(fight);
}
