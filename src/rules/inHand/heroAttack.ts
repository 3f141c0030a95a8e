/** The hero's attack, from choosing its target to the target's retaliation (R12, R15, R19.2). */

import { rangeBetween } from '../core/routes';
import { canSee } from '../core/sight';
import { advantageOf, attackBonuses, declareAttack, ridersOf } from './attack';
import type { Book } from './book';
import { beginCombat } from './combat';
import type { Command } from './commands';
import { announceDamage } from './damage';
import { changeDistance, MAX_DISTANCE } from './distance';
import { giveEffect, hasBadCondition, hasCondition } from './durations';
import { consumeSymbols, payments } from './elements';
import { foeOf, livingFoes, opponent, retaliateOf, situationOf } from './foes';
import { itemDef, useUpItem } from './items';
import { changeGold, sumsToPay } from './purse';
import type { AttackState, Rider, State, SymbolId, Term } from './state';
import { emit, type Transaction } from './transaction';
import type { AttackAbility, CardId, FoeId, ItemEffect, ItemId, ShoveAbility } from './vocabulary';

type AttackItem = Extract<ItemEffect, { when: 'attack' }>;

/** The current ability, if it is an attack. */
export function currentAttackAbility(state: State): AttackAbility | null {
  const action = state.turn?.action;
  const ability = action?.abilities[action.next];
  return ability?.kind === 'attack' ? ability : null;
}

/** R12.1: the attack commands for all targets and payments (R18.2). In combat only the monster of the fight can be a target. */
export function waysToAttack(book: Book, state: State): Command[] {
  const ability = currentAttackAbility(state);
  const card = state.turn?.action?.card;
  if (!ability || card === undefined) return [];
  const range = rangeOf(book, state, ability);
  const sums = sumsToPay(book, state, ability.pay);
  const ways = [[], ...payments(book, state, card, ability.consume)].flatMap((consume) =>
    sums.map((pay) => ({ consume, ...(pay > 0 ? { pay } : {}) })),
  );
  return targets(book, state, range).flatMap((foe) => ways.map((way): Command => ({ type: 'attack', foe, ...way })));
}

function targets(book: Book, state: State, range: number): FoeId[] {
  const { fight, hero } = state;
  if (fight) return fight.distance <= range && !hasCondition(state, 'monster', 'invisible') ? [fight.foe] : [];
  const situation = situationOf(book, state);
  return livingFoes(state)
    .filter((foe) => rangeBetween(situation, hero.at, foe.at) <= range && canSee(situation, hero.at, foe.at))
    .map((foe) => foe.id);
}

/** The range of the current ability; null if it is no attack, if the attack is already declared, or if the hero is disarmed (R16.2). */
export function attackRange(book: Book, state: State): number | null {
  const ability = currentAttackAbility(state);
  return ability && !state.attack && !hasCondition(state, 'hero', 'disarm') ? rangeOf(book, state, ability) : null;
}

function rangeOf(book: Book, state: State, ability: AttackAbility): number {
  const longest = boosts(book, state).map(({ effect }) => effect.range ?? 0);
  return Math.max(ability.range ?? 1, ...longest);
}

/** R25.2 b: declares an attack. Out of combat the attack begins a combat, in which a faster monster acts first (R25.4). */
export function attackFoe(t: Transaction, foe: FoeId, consume: readonly SymbolId[], pay = 0): void {
  if (t.state.fight) return declareHeroAttack(t, foe, consume, pay);
  t.state.opening = { foe, consume: [...consume], ...(pay > 0 ? { pay } : {}) };
  beginCombat(t, foe, 'attack');
}

/** R25.4: continues the attack that began the fight, after the monster had its chance to interrupt. */
export function resumeOpeningAttack(t: Transaction): void {
  const { book, state } = t;
  const { opening } = state;
  const ability = currentAttackAbility(state);
  if (!opening || !ability) return;
  state.opening = null;
  if (!state.fight)
    return emit(t, {
      type: 'attackLapsed',
      foe: opening.foe,
      why: 'dead',
      rule: 'R26.1',
    });
  const { consume, pay = 0 } = opening;
  const paid = [...consume].sort().join();
  const sameWay = (way: Command): boolean =>
    way.type === 'attack' && (way.pay ?? 0) === pay && [...way.consume].sort().join() === paid;
  const ways = waysToAttack(book, state);
  if (ways.some(sameWay)) return declareHeroAttack(t, opening.foe, consume, pay);
  // To negate damage, the player may have lost the cards whose symbols pay for the attack. Then the player chooses a payment again.
  if (ways.length > 0) return;
  if (state.turn?.action) state.turn.action.waiting = true;
  emit(t, {
    type: 'attackLapsed',
    foe: opening.foe,
    why: 'outOfRange',
    rule: 'R25.4',
  });
}

function declareHeroAttack(t: Transaction, foe: FoeId, consume: readonly SymbolId[], pay: number): void {
  const { book, state } = t;
  const { turn } = state;
  const ability = currentAttackAbility(state);
  if (!ability || !turn?.action) return;
  consumeSymbols(t, consume);
  changeGold(t, -pay, 'R18.4');
  const { card } = turn.action;
  const paid = consume.length > 0 ? ability.consume : undefined;
  const items = boosts(book, state);
  const terms: Term[] = [{ what: 'printed', source: card, value: ability.value }];
  if (ability.againstTroubled && hasBadCondition(state, 'monster')) {
    terms.push({
      what: 'troubled',
      source: card,
      value: ability.againstTroubled,
    });
  }
  terms.push(...growth(state, ability, card));
  if (pay > 0) terms.push({ what: 'paid', source: card, value: pay });
  if (paid?.plus) terms.push({ what: 'consume', source: card, value: paid.plus });
  terms.push(...itemTerms(items), ...attackBonuses(state, 'hero'));
  const ranged = isRanged(ability, items);
  const [advantage, reasons] = advantageOf(state, 'hero', ranged, advantageItems(items));
  const waiting = turn.riders.splice(0);
  const attack: AttackState = {
    by: 'hero',
    terms,
    range: rangeOf(book, state, ability),
    ranged,
    advantage,
    rolls: [],
    pierce: sumOf([ability, paid ?? {}, ...items.map(({ effect }) => effect)]) + pierceOf(waiting),
    riders: [
      ...ridersOf(ability, card),
      ...(paid ? ridersOf(paid, card) : []),
      ...items.flatMap(({ id, effect }) => ridersOf(effect, id)),
      ...waiting.filter(({ rider }) => rider.kind !== 'pierce'),
    ],
    self: (paid?.self ?? []).map((condition) => ({ condition, source: card })),
    shield: 0,
    stage: 'rolling',
  };
  turn.action.used = true;
  turn.struck = foe;
  declareAttack(t, attack, reasons);
}

const isRanged = ({ range }: AttackAbility, items: ReturnType<typeof boosts>): boolean =>
  range !== undefined || items.some(({ effect }) => effect.range !== undefined);

/** R14: the reasons why the hero's current attack ability would have Disadvantage, before the attack is declared; empty if it would not. */
export function reasonsForDisadvantage(book: Book, state: State): readonly string[] {
  const ability = currentAttackAbility(state);
  if (!ability || state.attack) return [];
  const items = boosts(book, state);
  const [advantage, reasons] = advantageOf(state, 'hero', isRanged(ability, items), advantageItems(items));
  return advantage < 0 ? reasons : [];
}

/** R12.7: the terms that an attack gets for pushes and pulls in this turn, and for spent items. */
function growth({ turn, hero }: State, { perShove = 0, perSpent = 0 }: AttackAbility, source: CardId): Term[] {
  const spent = hero.items.filter((item) => item.state === 'spent').length;
  const terms: Term[] = [
    { what: 'shoved', source, value: perShove * (turn?.shoved ?? 0) },
    { what: 'spent', source, value: perSpent * spent },
  ];
  return terms.filter(({ value }) => value > 0);
}

/** R23.1: uses an item on the current attack ability, before the roll. The item's effects count as if they were printed on the attack. */
export function useItemOnAttack(t: Transaction, item: ItemId): void {
  const { state } = t;
  const { effect } = itemDef(t.book, item);
  useUpItem(t, item);
  state.turn?.action?.boosts.push(item);
  const { attack } = state;
  if (!attack || effect.when !== 'attack') return;
  attack.terms.push(...itemTerms([{ id: item, effect }]));
  attack.pierce += effect.pierce ?? 0;
  attack.riders.push(...ridersOf(effect, item));
  updateAttack(t);
}

/** R12.3 (1): updates the hero's current attack, because bonuses that the hero gains between declaration and first roll count. */
export function updateAttack(t: Transaction): void {
  const { book, state } = t;
  const { attack } = state;
  if (attack?.by !== 'hero' || attack.rolls.length > 0) return;
  const [advantage, reasons] = advantageOf(state, 'hero', attack.ranged, advantageItems(boosts(book, state)));
  if (advantage !== attack.advantage)
    emit(t, { type: 'advantageChanged', by: 'hero', advantage, reasons, rule: 'R14.1' });
  attack.advantage = advantage;
  attack.terms = [...attack.terms.filter(({ what }) => what !== 'effect'), ...attackBonuses(state, 'hero')];
}

/**
 * R14: the reasons why the current attack of either party is rolled twice. The list is empty if the present reasons no longer explain the
 * declared Advantage or Disadvantage.
 */
export function reasonsForTwoRolls(book: Book, state: State): readonly string[] {
  const { attack } = state;
  if (!attack || attack.advantage === 0) return [];
  const items = attack.by === 'hero' ? advantageItems(boosts(book, state)) : [];
  const [advantage, reasons] = advantageOf(state, attack.by, attack.ranged, items);
  return advantage === attack.advantage ? reasons : [];
}

function boosts(book: Book, { turn }: State): { id: ItemId; effect: AttackItem }[] {
  return (turn?.action?.boosts ?? []).flatMap((id) => {
    const { effect } = itemDef(book, id);
    return effect.when === 'attack' ? [{ id, effect }] : [];
  });
}

/** The ids of the items that give Advantage. */
function advantageItems(items: readonly { id: ItemId; effect: AttackItem }[]): ItemId[] {
  return items.flatMap(({ id, effect }) => (effect.advantage ? [id] : []));
}

function itemTerms(items: readonly { id: ItemId; effect: AttackItem }[]): Term[] {
  return items.flatMap(({ id, effect }) => (effect.plus ? [{ what: 'item', source: id, value: effect.plus }] : []));
}

function sumOf(printed: readonly { readonly pierce?: number }[]): number {
  return printed.reduce((sum, { pierce = 0 }) => sum + pierce, 0);
}

function pierceOf(riders: readonly { rider: Rider }[]): number {
  return riders.reduce((sum, { rider }) => sum + (rider.kind === 'pierce' ? rider.value : 0), 0);
}

/** R15.1: offers the effects of the attack after its damage, if the target is alive. */
export function offerEffects(t: Transaction): void {
  const { state } = t;
  if (!state.attack) return;
  state.attack.stage = 'spent';
  if (state.fight) offerRiders(t, state.attack.riders);
}

/** R15.1: offers attack effects to the player, one after the other. */
export function offerRiders(t: Transaction, riders: readonly { rider: Rider; source: string }[]): void {
  t.state.offers.push(...riders);
  for (const { rider } of riders) emit(t, { type: 'effectOffered', rider, rule: 'R15.1' });
}

/** The commands that use or waive the offered effect; `by: 0` waives it. */
export function answersToOffer(_book: Book, state: State): Command[] {
  const [next] = state.offers;
  if (!next || !state.fight) return [];
  return [...Array(mostOf(next.rider, state.fight.distance) + 1).keys()].map((by) => ({ type: 'effect', by }));
}

function mostOf(rider: Rider, distance: number): number {
  if (rider.kind === 'condition') return 1;
  return rider.kind === 'pierce' ? 0 : farthest(rider.kind, rider.value, distance);
}

/** R15.3: the largest possible push or pull of the monster from this Distance. */
function farthest(how: 'push' | 'pull', value: number, distance: number): number {
  return Math.min(value, how === 'push' ? MAX_DISTANCE - distance : distance - 1);
}

/** R15.5: the pushes or pulls that the ability allows, as commands. The player may also skip the ability. */
export function waysToShove(state: State, { how, value }: ShoveAbility): Command[] {
  if (!state.fight || hasCondition(state, 'monster', 'invisible')) return [];
  return [...Array(farthest(how, value, state.fight.distance)).keys()].map((nth) => ({ type: 'shove', by: nth + 1 }));
}

/** R15.3: whether the offered effect is a Push or Pull that cannot move the monster, so that the game does not ask the player. */
export function isIdleOffer(state: State): boolean {
  const [next] = state.offers;
  return next !== undefined && state.fight !== null && mostOf(next.rider, state.fight.distance) === 0;
}

/** R15.3: removes an offered Push or Pull that cannot move the monster. */
export function dropIdleOffer(t: Transaction): void {
  const next = t.state.offers.shift();
  if (next) emit(t, { type: 'effectWaived', rider: next.rider, rule: 'R15.3' });
}

/** R15.3, R16.1: uses or waives the offered effect. */
export function applyOffer(t: Transaction, by: number): void {
  const { state } = t;
  const next = state.offers.shift();
  if (!next || !state.fight) return;
  const { rider, source } = next;
  if (by === 0) return emit(t, { type: 'effectWaived', rider, rule: 'R15.1' });
  if (rider.kind === 'condition') return giveEffect(t, 'monster', { kind: rider.condition, source });
  if (rider.kind === 'pierce') return;
  shove(t, rider.kind, by);
}

/** R15.3: pushes or pulls the monster: changes Distance by +X or -X. Hindrances cost nothing. The monster is the party that moves. */
export function shove(t: Transaction, how: 'push' | 'pull', by: number): void {
  const foe = opponent(t.state);
  const distance = t.state.fight?.distance ?? 1;
  if (!foe) return;
  const to = how === 'push' ? distance + by : distance - by;
  if (t.state.turn) t.state.turn.shoved = (t.state.turn.shoved ?? 0) + by;
  changeDistance(t, to, {
    by: 'monster',
    how,
    flies: isFlier(t, foe.id),
    reason: null,
  });
}

function isFlier(t: Transaction, id: FoeId): boolean {
  const foe = foeOf(t.state, id);
  return t.book.monsters[foe.monster]?.traits[foe.kind].flying ?? false;
}

/** R19.2: a monster that is alive retaliates against the hero, if its Retaliate reaches the current Distance. */
export function retaliateOnHero(t: Transaction): void {
  const { book, state } = t;
  if (!state.attack) return;
  state.attack.stage = 'answered';
  if (!state.fight) return;
  const { distance } = state.fight;
  const value = retaliateOf(book, state, 'monster', distance);
  if (value === 0) return;
  emit(t, {
    type: 'retaliated',
    by: 'monster',
    value,
    distance,
    rule: 'R19.2',
  });
  announceDamage(t, value, 'retaliate', 'R19.2');
}

/** Ends the attack and gives the hero the conditions that the attack earns, even if the target died (R12.5). */
export function endHeroAttack(t: Transaction): void {
  const { state } = t;
  for (const { condition, source } of state.attack?.self ?? []) {
    giveEffect(t, 'hero', { kind: condition, source, self: true });
  }
  state.attack = null;
}
