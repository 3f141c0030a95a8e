/** Estimates the value of two selected cards (R7.1) without simulating the round. In a fight, averages over the monster's three columns. */
import type { Play } from '../../flow/inHand/play';
import type { Book } from '../../rules/inHand/book';
import { cardsIn, faceOf } from '../../rules/inHand/cards';
import type { Command } from '../../rules/inHand/commands';
import { heroMaxHp } from '../../rules/inHand/damage';
import { totalBonus } from '../../rules/inHand/durations';
import { consumableSymbols } from '../../rules/inHand/elements';
import { columnOf, livingFoes, medianRange, opponent, shieldOf } from '../../rules/inHand/foes';
import { heroModifiers } from '../../rules/inHand/hpCards';
import { forecast, meanDamage } from '../../rules/inHand/odds';
import { goldOf } from '../../rules/inHand/purse';
import type { CardState, State } from '../../rules/inHand/state';
import {
  type Ability,
  type Action,
  type AttackAbility,
  type CardFace,
  FACES,
  type Face,
} from '../../rules/inHand/vocabulary';
import { meanAttack } from './evaluation';
import { placesToGo } from './goalsAhead';
import { wayCost } from './wayCosts';

type Pair = Extract<Command, { type: 'select' }>;

/** Returns the approximate value of a pair, in HP. */
export function worthOfPair(play: Play, { leading, second }: Pair): number {
  const { book, state } = play;
  const [lead, other] = [leading, second].map((id) => state.hero.cards.find((card) => card.id === id));
  if (!lead || !other) return 0;
  const ways = [
    { top: lead, bottom: other },
    { top: other, bottom: lead },
  ];
  const { initiative } = faceOf(book, lead);
  const worth = state.fight ? inCombat : onTheMap;
  return Math.max(...ways.map((way) => worth(play, way, initiative))) - sameSideCost(lead, other);
}

interface Way {
  readonly top: CardState;
  readonly bottom: CardState;
}

/** Returns a small cost for two cards that show the same side, because such cards are often discarded together. */
function sameSideCost(lead: CardState, other: CardState): number {
  return lead.side === other.side ? 0.02 : 0;
}

interface AttackEstimate {
  readonly value: number;
  readonly range: number;
  readonly pierce: number;
  /** The share of the monster's turn that conditions of the attack take away (`SHARE_TAKEN`). */
  readonly holds: number;
  readonly push: number;
  /** The bonus against a monster with a condition. */
  readonly plusTroubled: number;
}

/**
 * Estimates the attack of a top half, with the payments that the visible symbols allow. Null if the half deals no damage, or if the hero
 * must forfeit an item but has no ready item.
 */
function attackEstimate(
  book: Book,
  state: State,
  card: CardState,
  action: Action,
  basic: boolean,
  other: readonly Ability[] = [],
): AttackEstimate | null {
  if (basic) return { value: 2, range: 1, pierce: 0, holds: 0, push: 0, plusTroubled: 0 };
  const attack = action.abilities.find((ability) => ability.kind === 'attack');
  if (action.abilities.some(({ kind }) => kind === 'forfeit') && !hasReadyItem(state)) return null;
  if (attack?.kind !== 'attack') return strikeEstimate(book, action);
  const symbols = consumableSymbols(book, state).filter(({ symbol }) => !symbol.startsWith(`${card.id}/`));
  const paid = attack.consume?.elements.every((element) => symbols.some((each) => each.element === element));
  const extra = paid ? attack.consume : undefined;
  const conditions = [...(attack.conditions ?? []), ...(extra?.conditions ?? [])];
  const invisible = extra?.self?.includes('invisible') ? 0.9 : 0;
  return {
    value: attack.value + (extra?.plus ?? 0) + grown(book, state, attack, other) + finishing(action),
    range: attack.range ?? 1,
    pierce: (attack.pierce ?? 0) + (extra?.pierce ?? 0),
    holds: Math.max(invisible, ...conditions.map((each) => SHARE_TAKEN[each]), 0),
    push: attack.push ?? 0,
    plusTroubled: attack.againstTroubled ?? 0,
  };
}

const hasReadyItem = ({ hero }: State): boolean => hero.items.some((item) => item.state === 'ready');

/** Estimates the value of damage without a roll, which ignores Shield. */
function strikeEstimate(book: Book, { abilities }: Action): AttackEstimate | null {
  const strike = abilities.find((ability) => ability.kind === 'strike');
  if (strike?.kind !== 'strike') return null;
  const value = strike.value + (strike.trap ? 2 + book.setup.scenarioLevel : 0);
  return { value, range: strike.range ?? 7, pierce: 9, holds: 0, push: 0, plusTroubled: 0 };
}

/** Returns the bonus of an attack for shoves by the other card, for spent items and for gold (R12.7, R18.4). */
function grown(book: Book, state: State, attack: AttackAbility, other: readonly Ability[]): number {
  const { perShove = 0, perSpent = 0, pay = 0 } = attack;
  const shoved = other.reduce((sum, each) => (each.kind === 'shove' ? sum + Math.min(2, each.value) : sum), 0);
  const spent = state.hero.items.filter((item) => item.state === 'spent').length;
  return perShove * shoved + perSpent * spent + 0.8 * Math.min(pay, goldOf(book, state));
}

/** Returns the value of killing a weak monster immediately (R20.7): half of the HP at or below which the action kills. */
function finishing({ abilities }: Action): number {
  return abilities.reduce((sum, each) => (each.kind === 'finish' ? sum + each.hp / 2 : sum), 0);
}

/** The share of a monster's turn that each condition takes away. */
const SHARE_TAKEN = { disarm: 0.95, stun: 1, immobilize: 0.35, muddle: 0.3 } as const;

function inCombat(play: Play, { top, bottom }: Way, initiative: number): number {
  const { book, state } = play;
  const foe = opponent(state);
  const { fight } = state;
  if (!foe || !fight) return 0;
  const turns = monsterTurns(book, state);
  const faceTop = faceOf(book, top);
  const faceBottom = faceOf(book, bottom);
  const plans = plansOf(book, state, top, faceTop, faceBottom);
  let sum = 0;
  for (const face of FACES) {
    const column = turns.get(face);
    if (!column) continue;
    const first = initiative <= columnOf(book, foe, face).initiative;
    const suffered = first ? 0 : (column.damage[fight.distance] ?? 0);
    const start = first ? fight.distance : (column.to[fight.distance] ?? fight.distance);
    sum += Math.max(...plans.map((plan) => worthOfPlan(play, plan, first, start, column.damage))) - suffered;
  }
  return sum / FACES.length;
}

interface Plan {
  readonly estimate: AttackEstimate | null;
  readonly move: number;
  readonly shield: number;
  readonly heal: number;
  readonly retaliate: number;
  readonly strengthen: boolean;
  /** The share of the monster's turn that conditions of other abilities take away (`SHARE_TAKEN`). */
  readonly holds: number;
  /** The bonuses to attacks and pits. */
  readonly plus: number;
  /** The number of times that the recovered card can be played again: 2 on side A, 1 on side B, 0 if no card is recovered. */
  readonly recovers: number;
  readonly lost: boolean;
}

function plansOf(book: Book, state: State, top: CardState, a: CardFace, b: CardFace): Plan[] {
  const plans: Plan[] = [];
  for (const basicTop of [false, true]) {
    for (const basicBottom of [false, true]) {
      const abilities: readonly Ability[] = [
        ...(basicTop ? [] : a.top.abilities),
        ...(basicBottom ? [{ kind: 'move', value: 2 } as const] : b.bottom.abilities),
      ];
      plans.push({
        estimate: attackEstimate(book, state, top, a.top, basicTop, basicBottom ? [] : b.bottom.abilities),
        move: sumOf(abilities, 'move'),
        heal: healOf(book, state, top, abilities),
        shield: bonusOf(abilities, 'shield'),
        retaliate: bonusOf(abilities, 'retaliate'),
        plus: bonusOf(abilities, 'attack') + 0.6 * bonusOf(abilities, 'pit'),
        strengthen: abilities.some((each) => each.kind === 'gain' && each.condition === 'strengthen'),
        holds: Math.max(
          0,
          ...abilities
            .flatMap((each) => (each.kind === 'ride' ? (each.conditions ?? []) : []))
            .map((each) => SHARE_TAKEN[each]),
        ),
        recovers: recovers(state, top, abilities),
        lost: !basicTop && a.top.lost === true,
      });
    }
  }
  return plans;
}

/**
 * R20.4: returns how often a recovered card can be played again. The recovered card is a discarded card, or the other card of this turn:
 * if that card shows side B, it will be discarded.
 */
function recovers(state: State, other: CardState, abilities: readonly Ability[]): number {
  const lies = other.side === 'B' || cardsIn(state, 'discard').length > 0;
  const taken = lies ? abilities.find((each) => each.kind === 'recover' && each.from === 'discard') : undefined;
  return taken?.kind === 'recover' ? (taken.side === 'A' ? 2 : 1) : 0;
}
/** The value in HP of playing a recovered card once. */
const RECOVERED = 1.6;

function sumOf(abilities: readonly Ability[], kind: 'move'): number {
  return abilities.reduce((sum, each) => (each.kind === kind ? sum + each.value : sum), 0);
}

function healOf(book: Book, state: State, top: CardState, abilities: readonly Ability[]): number {
  const missing = heroMaxHp(book) - state.hero.hp;
  const symbols = consumableSymbols(book, state).filter(({ symbol }) => !symbol.startsWith(`${top.id}/`));
  const heals = abilities.reduce((sum, each) => {
    if (each.kind !== 'heal') return sum;
    const paid = each.consume?.elements.every((element) => symbols.some((symbol) => symbol.element === element));
    return sum + each.value + (paid ? (each.consume?.plus ?? 0) : 0);
  }, 0);
  return Math.min(missing, heals);
}

function bonusOf(abilities: readonly Ability[], bonus: 'shield' | 'retaliate' | 'attack' | 'pit'): number {
  return abilities.reduce(
    (sum, each) => (each.kind === 'grant' && each.bonus === bonus ? sum + each.value + 0.7 * (each.pay ?? 0) : sum),
    0,
  );
}

/** The value of one HP of the monster, in HP of the hero. */
const HIT = 0.95;

function worthOfPlan(
  { book, state }: Play,
  plan: Plan,
  first: boolean,
  start: number,
  damage: readonly number[],
): number {
  const { fight } = state;
  const foe = opponent(state);
  if (!foe || !fight) return 0;
  const { estimate } = plan;
  const reachable = Array.from({ length: 7 }, (_, n) => n + 1).filter((d) => Math.abs(d - start) <= plan.move);
  const struck = estimate !== null && (start <= estimate.range || reachable.some((d) => d <= estimate.range));
  const [mean, kills] = struck && estimate ? hits(book, state, estimate, plan) : [0, 0];
  const held = struck ? Math.max(estimate?.holds ?? 0, plan.holds) : 0;
  const stands =
    struck && estimate && start > estimate.range ? reachable.filter((d) => d <= estimate.range) : reachable;
  const taken = (d: number) => Math.max(0, (damage[d] ?? 0) - plan.shield * 0.8);
  const least = stands.length > 0 ? Math.min(...stands.map(taken)) : (damage[start] ?? 0);
  const answered = first ? least * (1 - kills) * (1 - held) : 0;
  const lasting = first ? 0 : held * meanAttack(book, foe) * 0.5 * (1 - kills);
  const feedback = first && least > 0 ? plan.retaliate * 0.5 : 0;
  return (
    mean * HIT +
    kills * 1.5 -
    answered +
    lasting +
    feedback +
    plan.heal * 0.9 +
    plan.plus * 0.9 +
    plan.recovers * RECOVERED -
    (plan.lost ? lostCost(state) : 0)
  );
}

/** Returns the cost in HP of losing a card: every later rest would have brought the card back for further rounds. */
function lostCost(state: State): number {
  const left = state.hero.cards.filter(({ zone }) => zone !== 'lost' && zone !== 'active').length;
  return left <= 2 ? 0.3 : left === 3 ? 4 : 6;
}

function hits(book: Book, state: State, estimate: AttackEstimate, plan: Plan): [mean: number, kills: number] {
  const foe = opponent(state);
  if (!foe) return [0, 0];
  const troubled = state.fight?.effects.some(({ kind }) => kind in SHARE_TAKEN) ? estimate.plusTroubled : 0;
  const base = estimate.value + troubled + totalBonus(state, 'hero', 'attack');
  const shield = Math.max(0, shieldOf(book, state, 'monster') - estimate.pierce);
  const row = [...heroModifiers(book, state)].sort((x, y) => x - y);
  const chances = plan.strengthen ? [1, 3, 5] : [3, 3, 3];
  let [mean, kills] = [0, 0];
  row.forEach((modifier, index) => {
    const damage = Math.min(foe.hp, Math.max(0, base + modifier - shield));
    const chance = (chances[index] ?? 0) / 9;
    mean += damage * chance;
    if (damage >= foe.hp) kills += chance;
  });
  return [mean, kills];
}

interface MonsterTurn {
  /** The mean damage, by the Distance at which the monster's turn begins; index 0 is unused. */
  readonly damage: readonly number[];
  /** The Distance at which the monster's turn ends, by the Distance at which it begins. */
  readonly to: readonly number[];
}

const known = new WeakMap<State, Map<Face, MonsterTurn>>();

/** Returns the monster's turn for each face, from each Distance. */
function monsterTurns(book: Book, state: State): Map<Face, MonsterTurn> {
  const old = known.get(state);
  if (old) return old;
  const turns = new Map(FACES.map((face) => [face, { damage: [0] as number[], to: [0] as number[] }]));
  for (let distance = 1; distance <= 7; distance += 1) {
    for (const each of forecast(book, state, distance)) {
      const mean = each.attack ? meanDamage(each.attack) : { sum: 0, of: 1 };
      const turn = turns.get(each.face);
      if (!turn) continue;
      turn.damage[distance] = mean.sum / mean.of;
      turn.to[distance] = each.distance;
    }
  }
  known.set(state, turns);
  return turns;
}

/** Returns the value of a pair outside combat: mainly for a long move, or for a move into range with an attack still to come. */
function onTheMap({ book, state }: Play, { top, bottom }: Way, initiative: number): number {
  const printed = faceOf(book, bottom).bottom.abilities;
  const move = Math.max(2, sumOf(printed, 'move'));
  const estimate = attackEstimate(book, state, top, faceOf(book, top).top, false);
  const healed = Math.min(heroMaxHp(book) - state.hero.hp, sumOfHeals(faceOf(book, top).top));
  const near = Math.min(
    99,
    ...livingFoes(state).map((foe) => wayCost(book, state.hero.at, foe.at) - medianRange(book, foe)),
  );
  const engages = near <= move;
  const strikes = estimate ? estimate.value + estimate.holds : 2;
  const again = recovers(state, top, printed) * RECOVERED;
  // Outside range an attack has a cost, so that good attacks are kept for a fight.
  const spent = engages ? strikes * 0.9 - initiative / 60 : -strikes * 0.15;
  return (
    Math.min(move, 6) * (engages ? 0.5 : 0.8) + spent + healed * 0.8 + again + light(book, state, [top, bottom], move)
  );
}

/**
 * Returns the value of the hexes within reach that the goals need and whose special rule needs elements. The value of a hex is positive if
 * all these elements will be visible at the end of the turn (R18.1), otherwise negative.
 */
function light(book: Book, state: State, played: readonly CardState[], move: number): number {
  const kept = cardsIn(state, 'hand').filter((card) => !played.some(({ id }) => id === card.id));
  const flipped = played.filter(({ side }) => side === 'A').map(({ id }) => ({ id, side: 'B', zone: 'hand' }) as const);
  const shown = [...kept, ...flipped].flatMap((card) => faceOf(book, card).shows);
  const places = placesToGo(book, state).flat();
  return book.scenario.rules.reduce((sum, rule) => {
    if (rule.kind !== 'when' || rule.trigger.on !== 'endTurnOn' || !places.includes(rule.trigger.at)) return sum;
    if (wayCost(book, state.hero.at, rule.trigger.at) > move) return sum;
    const wanted = (rule.needs ?? []).flatMap((each) => (each.kind === 'infused' ? [each.element] : []));
    return sum + (wanted.length === 0 ? 0 : wanted.every((element) => shown.includes(element)) ? 4 : -4);
  }, 0);
}

function sumOfHeals({ abilities }: Action): number {
  return abilities.reduce((sum, each) => (each.kind === 'heal' ? sum + each.value : sum), 0);
}
