/** Deals damage, lets heroes negate it, and handles death and exhaustion (L11.5, L20). */
import { type HexId, passagesOf, terrainAt } from '../core/board';
import { ask, push, type QuestionRules, type TaskRules } from './agenda';
import {
  endBonusesOfCard,
  endBonusesOfHero,
  endCardEffects,
  endEffectCommands,
  removeFigure,
  useSlot,
} from './bonuses';
import type { Book } from './book';
import { cardsCountedIn, loseAllCards, moveCard, removeFromActive } from './cards';
import type { Command } from './commands';
import { figureAt, figureOf, heroFigure, heroFigureId, seatOf, situationOf, valuesOf } from './figures';
import { markUsed, mustBeUsed, usableItems } from './items';
import { placeMoney } from './looting';
import type { FigureId, FigureOfKind, Source, State } from './state';
import type { QuestionOf, Task, TaskOf } from './tasks';
import { emit, type Transaction } from './transaction';
import { abilitiesOnDamage, triggerAmount } from './triggers';
import type { CardId, HeroId } from './vocabulary';

type Damage = TaskOf<'damage'>;

const RULES: Partial<Record<Source['from'], string>> = {
  trap: 'L4.5',
  hazard: 'L4.5',
  slam: 'L14.2',
  token: 'L15.6',
  retaliate: 'L17.5',
  burst: 'L11.5',
  rest: 'L8.2',
  scenario: 'L27.7',
  pending: 'L2.1',
};

/**
 * Removes HP from a figure, which may die or be exhausted. The caller has already asked about negation (L20.1), or
 * negation does not apply.
 */
export function removeHp(t: Transaction, id: FigureId, n: number, source: Source, credit: FigureId | null): void {
  const figure = figureOf(t.state, id);
  if (!figure || n <= 0) return;
  figure.hp -= n;
  const rule = RULES[source.from] ?? 'L11.3';
  emit(t, { type: 'damaged', figure: id, n, hp: Math.max(0, figure.hp), source, by: credit, rule });
  if (figure.hp > 0) return;
  if (figure.kind === 'hero') exhaust(t, figure.hero, 'hp');
  else killFigure(t, id, credit, source);
}

/** L11.5, L19.2, L27.6: removes a figure that is not a hero, and applies the effects of its death. */
export function killFigure(t: Transaction, id: FigureId, credit: FigureId | null, source: Source): void {
  const { book, state } = t;
  const figure = figureOf(state, id);
  if (!figure || figure.kind === 'hero') return;
  const { hex } = figure;
  const money = figure.kind === 'monster' && figure.leavesMoney;
  const burst = valuesOf(book, figure).burst ?? 0;
  const { rank, number } = figure.kind === 'monster' ? figure : { rank: null, number: null };
  emit(t, { type: 'died', figure: id, rank, number, hex, credit, source, money, rule: 'L11.5' });
  removeFigure(t, id);
  if (figure.kind === 'monster' && money) leaveMoney(t, figure);
  if (figure.kind === 'summon') summonDied(t, figure);
  if (figure.kind === 'obstacle') clearObstacle(t, hex);
  if (burst > 0) burstAt(t, id, hex, burst, credit);
}

/**
 * L11.5: places the money token of a dead monster. If the monster has a lien, the hero who placed the lien gets the
 * token directly, unless that hero is exhausted.
 */
function leaveMoney(t: Transaction, { hex, lien, lienBy }: FigureOfKind<'monster'>): void {
  const seat = lien && lienBy !== undefined ? seatOf(t.state, lienBy) : null;
  if (!seat || seat.exhausted) return placeMoney(t, hex);
  seat.money += 1;
  emit(t, { type: 'moneyTaken', figure: heroFigureId(seat.hero), hexes: [hex], kept: true, rule: 'L11.5' });
}

/** L19.2: reports that a dead summon is gone, ends the effects of its card, and moves the card to the pile for which it counts. */
function summonDied(t: Transaction, { id, summon, hero, card }: FigureOfKind<'summon'>): void {
  emit(t, { type: 'summonGone', figure: id, summon, hero, why: 'hp', rule: 'L19.2' });
  endBonusesOfCard(t, hero, card, 'gone');
  removeFromActive(t, hero, card, 'bonusEnded');
}

/** L27.6: makes the hex of a destroyed obstacle plain terrain. */
function clearObstacle(t: Transaction, hex: HexId): void {
  if (terrainAt(situationOf(t.book, t.state), hex) !== 'obstacle') return;
  t.state.tiles[hex] = 'plain';
  emit(t, { type: 'terrainChanged', hexes: [hex], to: 'plain', rule: 'L27.6' });
}

/**
 * *Burst n*: every figure adjacent to the dead figure, except obstacles, suffers n damage, clockwise from the top.
 * The figure with the credit for the death also gets the credit for this damage.
 */
function burstAt(t: Transaction, by: FigureId, hex: HexId, amount: number, credit: FigureId | null): void {
  const ways = passagesOf(situationOf(t.book, t.state)).ways.get(hex) ?? [];
  const hit = ways.flatMap((beside) => figureAt(t.state, beside) ?? []).filter(({ kind }) => kind !== 'obstacle');
  const source: Source = { from: 'burst', by };
  push(t, ...hit.map(({ id }): Task => ({ do: 'damage', figure: id, amount, source, credit })));
}

/**
 * L20.4: removes a hero from the scenario, with its cards, summons and bonuses. If all heroes are exhausted, the scenario
 * is over (L20.5). L35.2: with the variant Death a hero without cards stays on the map.
 */
export function exhaust(t: Transaction, hero: HeroId, why: 'hp' | 'cards'): void {
  const { book, state } = t;
  const seat = seatOf(state, hero);
  const { death } = book.setup.variants;
  if (seat.exhausted && why === 'cards') return;
  seat.exhausted = true;
  emit(t, { type: 'exhausted', hero, why: death && why === 'hp' ? 'death' : why, rule: death ? 'L35.2' : 'L20.4' });
  endBonusesOfHero(t, hero);
  for (const figure of state.figures) {
    if (figure.kind !== 'summon' || figure.hero !== hero) continue;
    removeFigure(t, figure.id);
    emit(t, { type: 'summonGone', figure: figure.id, summon: figure.summon, hero, why: 'exhausted', rule: 'L20.4' });
  }
  loseAllCards(t, hero);
  const figure = heroFigure(state, hero);
  if (figure && !(death && why === 'cards')) removeFigure(t, figure.id);
  if (state.seats.every(({ exhausted }) => exhausted)) endForAll(t);
}

/** L20.5: ends the scenario immediately, because no hero is left. The scenario is lost unless its ending was decided before. */
function endForAll(t: Transaction): void {
  const { state } = t;
  if (!state.ending) {
    state.ending = 'lost';
    emit(t, { type: 'endingDecided', ending: 'lost', rule: 'L20.5' });
  }
  state.over = true;
  state.agenda = [];
}

/**
 * Deals damage to a figure. First all mandatory prevention applies. Only heroes can negate the damage that remains (L20.2);
 * the player is asked if there is a way to negate or reduce it.
 */
function dealDamage(t: Transaction, damage: Damage): void {
  const { book, state } = t;
  const figure = figureOf(state, damage.figure);
  if (!figure) return;
  const amount = damage.prepared ? damage.amount : afterPrevention(t, damage);
  if (amount <= 0) return;
  const rest: Damage = { ...damage, amount, prepared: true };
  if (figure.kind === 'hero') {
    const others = optionsAgainst(book, state, figure.hero, rest).some(({ type }) => NEGATES.has(type));
    if (others) return ask(t, { ask: 'damage', hero: figure.hero, damage: rest });
  }
  removeHp(t, figure.id, amount, damage.source, damage.credit);
}

/**
 * L20.1: the damage that remains after all mandatory prevention by standing effects and items. Items with the moment `damaged` do not
 * prevent damage of an attack.
 */
function afterPrevention(t: Transaction, { figure: id, amount, source, attack }: Damage): number {
  const { book, state } = t;
  let left = amount;
  const prevent = (n: number) => {
    if (n <= 0) return;
    emit(t, { type: 'damagePrevented', figure: id, n: Math.min(n, left), source, rule: 'L20.1' });
    left -= Math.min(n, left);
  };
  for (const bonus of abilitiesOnDamage(book, state, id)) {
    if (left <= 0) break;
    useSlot(t, bonus);
    prevent(triggerAmount(book, bonus, 'prevent'));
  }
  const hero = heroOf(state, id);
  if (hero === null || attack) return left;
  for (const item of usableItems(book, state, hero, 'damaged').filter(mustBeUsed)) {
    if (left <= 0) break;
    markUsed(t, hero, item.id);
    prevent(item.effect.prevent ?? 0);
  }
  return left;
}

function heroOf(state: State, id: FigureId): HeroId | null {
  const figure = figureOf(state, id);
  return figure?.kind === 'hero' ? figure.hero : null;
}

/** The answers that negate or reduce the damage. */
const NEGATES: ReadonlySet<Command['type']> = new Set(['loseFromHand', 'loseFromDiscard', 'useItem']);

function optionsAgainst(book: Book, state: State, hero: HeroId, { attack }: Pick<Damage, 'attack'>): Command[] {
  const discard = cardsCountedIn(state, hero, 'discard');
  const items = attack ? [] : usableItems(book, state, hero, 'damaged').filter((item) => !mustBeUsed(item));
  return [
    { type: 'suffer' },
    ...items.map(({ id }): Command => ({ type: 'useItem', hero, item: id })),
    ...seatOf(state, hero).hand.map((card): Command => ({ type: 'loseFromHand', card })),
    ...discard.flatMap((first, i) =>
      discard.slice(i + 1).map((second): Command => ({ type: 'loseFromDiscard', cards: [first, second] })),
    ),
    ...endEffectCommands(state, hero),
  ];
}

function answerDamage(t: Transaction, { hero, damage }: QuestionOf<'damage'>, command: Command): void {
  switch (command.type) {
    case 'suffer':
      return removeHp(t, damage.figure, damage.amount, damage.source, damage.credit);
    case 'loseFromHand':
      return negate(t, hero, damage, [command.card]);
    case 'loseFromDiscard':
      return negate(t, hero, damage, command.cards);
    case 'useItem': {
      const { prevent = 0 } = t.book.items[command.item]?.effect ?? {};
      markUsed(t, hero, command.item);
      const n = Math.min(prevent, damage.amount);
      emit(t, { type: 'damagePrevented', figure: damage.figure, n, source: damage.source, rule: 'L21.2' });
      return push(t, { ...damage, amount: damage.amount - n });
    }
    case 'endBonus':
      endCardEffects(t, hero, command.card);
      return push(t, damage);
    default:
      throw new Error(`the command "${command.type}" is not an answer to damage`);
  }
}

/** L20.1: loses cards to negate all of the damage. */
function negate(t: Transaction, hero: HeroId, { amount, source }: Damage, cards: readonly CardId[]): void {
  for (const card of cards) {
    const seat = seatOf(t.state, hero);
    if (seat.active.some((each) => each.card === card)) {
      endBonusesOfCard(t, hero, card, 'negate');
      moveCard(t, hero, card, 'active', 'lost', 'negate');
    } else moveCard(t, hero, card, seat.hand.includes(card) ? 'hand' : 'discard', 'lost', 'negate');
  }
  emit(t, { type: 'damageNegated', hero, n: amount, source, cards: [...cards], rule: 'L20.1' });
}

export const damageTasks = { damage: dealDamage } satisfies TaskRules;

export const damageQuestions = {
  damage: {
    options: (book, state, { hero, damage }) => optionsAgainst(book, state, hero, damage),
    answer: answerDamage,
  },
} satisfies QuestionRules;
