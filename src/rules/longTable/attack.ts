/** Carries out an attack target by target: items before the draw, draw and damage, then effects and retaliation (L11). */
import { rangeBetween } from '../core/routes';
import { ask, push, type QuestionRules, type TaskRules } from './agenda';
import { type AttackCalculation, calculateAttack, creditOf, damageAfterShield, strikeOn } from './attackCalculation';
import { endCardEffects, endEffectCommands, retaliatesWithin, retaliateTerms, totalOf, useSlot } from './bonuses';
import type { Book } from './book';
import type { Command } from './commands';
import { removeLien } from './effects';
import { createElement } from './elements';
import { controllingHero, figureOf, requireFigure, situationOf } from './figures';
import type { ItemDef, Moment } from './itemDef';
import { markUsed, mustBeUsed, usableItems } from './items';
import { deckNameOf, drawModeOf, drawModifiers, numberAfter } from './modifierDecks';
import type { ModifierDef } from './modifierDef';
import { addMods } from './mods';
import type { Source, State } from './state';
import type { AttackJob, QuestionOf, Strike, Task, TaskOf } from './tasks';
import { emit, type Transaction } from './transaction';
import { abilitiesOnAllyAttacked, activateForLien, hasAbility, triggerAmount } from './triggers';
import type { HeroId } from './vocabulary';

/**
 * L11.1, L11.6: begins an attack on the chosen targets, which are attacked one after the other. Without a target there is
 * no attack (L17.5).
 */
export function beginAttack(t: Transaction, job: AttackJob): void {
  if (job.targets.length === 0) return;
  const { attacker, targets, terms, melee, source } = job;
  emit(t, { type: 'attackBegan', attacker, targets: [...targets], terms: [...terms], melee, source, rule: 'L11.6' });
  push(t, { do: 'attack', job, next: 0 });
}

/**
 * L11.6: attacks the next target, if that target is still on the map. The attack ends if the attacker is dead.
 * After the last target, the standing abilities with the trigger `lienAttacks` are activated if the attacker has a lien.
 */
function attack(t: Transaction, { job, next }: TaskOf<'attack'>): void {
  if (!figureOf(t.state, job.attacker)) return;
  const chosen = job.targets[next];
  if (chosen === undefined) return activateForLien(t, job.attacker);
  if (!figureOf(t.state, chosen)) return push(t, { do: 'attack', job, next: next + 1 });
  const strike = answerFor(t, strikeOn(t.book, t.state, job, chosen));
  const stoodIn = strike.target === chosen ? {} : { stoodIn: [...(job.stoodIn ?? []), strike.target] };
  push(t, { do: 'strike', strike, step: 'before' }, { do: 'attack', job: { ...job, ...stoodIn }, next: next + 1 });
}

/**
 * Applies the standing effects with which allies protect the target. *Stand In*: one ally replaces the target,
 * but not an ally who is a target of the attack or has already replaced one of its targets (L17.6). Range, sight and advantage
 * stay those of the chosen target.
 * @returns the attack with the new target and the added Shield
 */
function answerFor(t: Transaction, begun: Strike): Strike {
  const { book, state } = t;
  const chosen = begun.target;
  let strike = begun;
  for (const bonus of abilitiesOnAllyAttacked(book, state, chosen)) {
    const { bearer } = bonus;
    const standsIn = hasAbility(bonus, 'standIn');
    const isTaken =
      strike.target !== chosen || begun.job.targets.includes(bearer) || begun.job.stoodIn?.includes(bearer);
    if (standsIn && isTaken) continue;
    const n = triggerAmount(book, bonus, 'shield');
    const source: Source = bonus.source as Source;
    if (n > 0) strike = { ...strike, shield: [...strike.shield, { n, source }] };
    if (standsIn) {
      strike = { ...strike, target: bearer };
      emit(t, { type: 'stoodIn', figure: bearer, instead: chosen, rule: 'L17.2' });
    }
    useSlot(t, bonus);
  }
  return strike;
}

/** The moments at which items of the attacker may be used on this attack. */
const momentsOf = ({ melee }: AttackJob): Moment[] => ['attack', melee ? 'meleeAttack' : 'rangedAttack'];

/** The hero whose items may change the attack now: the attacker in its own turn (L21.2), or the target of a monster; null if none. */
function sideAsked(state: State, strike: Strike): { hero: HeroId; moments: Moment[] } | null {
  const attacker = figureOf(state, strike.job.attacker);
  if (attacker?.kind === 'hero' && state.turn?.figure === attacker.id)
    return { hero: attacker.hero, moments: momentsOf(strike.job) };
  const target = figureOf(state, strike.target);
  return attacker?.kind === 'monster' && target?.kind === 'hero' ? { hero: target.hero, moments: ['attacked'] } : null;
}

/** The items that may be used on this attack. Items that add targets are left out; they are used when targets are chosen (L13.4). */
function itemsFor(book: Book, state: State, strike: Strike): { hero: HeroId; items: ItemDef[] } | null {
  const asked = sideAsked(state, strike);
  if (!asked) return null;
  const items = asked.moments.flatMap((moment) => usableItems(book, state, asked.hero, moment));
  const fits = ({ id, effect }: ItemDef) => !strike.answered.includes(id) && !effect.mods?.targetsPlus;
  return { hero: asked.hero, items: items.filter(fits) };
}

/** L21.3: applies an item to this attack. The item counts as used even if only a part of the item has an effect. */
function withItem(strike: Strike, hero: HeroId, { id, effect }: ItemDef): Strike {
  const source: Source = { from: 'item', hero, item: id };
  const { plus = 0, shield = 0, mods = {}, disadvantage } = effect;
  return {
    ...strike,
    answered: [...strike.answered, id],
    terms: plus ? [...strike.terms, { n: plus, source }] : strike.terms,
    shield: shield ? [...strike.shield, { n: shield, source }] : strike.shield,
    mods: addMods(strike.mods, mods),
    advantage: mods.advantage ? [...strike.advantage, source] : strike.advantage,
    disadvantage: disadvantage ? [...strike.disadvantage, source] : strike.disadvantage,
  };
}

/**
 * L21.2: the step before modifiers are drawn. Uses mandatory items. If a hero or summon attacks, asks the player to draw or to use
 * items. If a monster attacks a hero who can use items, asks the player to use items or to proceed. Otherwise draws immediately.
 */
function before(t: Transaction, begun: Strike): void {
  const { book, state } = t;
  const attacker = figureOf(state, begun.job.attacker);
  if (!attacker || !figureOf(state, begun.target)) return;
  let strike = begun;
  const answers = itemsFor(book, state, strike);
  for (const item of answers?.items.filter(mustBeUsed) ?? []) {
    if (answers) markUsed(t, answers.hero, item.id);
    if (answers) strike = withItem(strike, answers.hero, item);
  }
  if (attacker.kind === 'hero' || attacker.kind === 'summon') return ask(t, { ask: 'draw', strike });
  const optional = itemsFor(book, state, strike);
  if (optional && optional.items.length > 0) return ask(t, { ask: 'defend', strike, hero: optional.hero });
  resolve(t, strike);
}

/** L11.3: draws modifiers, deals the damage, and adds the tasks that follow for this target (L11.6). */
function resolve(t: Transaction, strike: Strike): void {
  const { book, state } = t;
  const reckoning = calculateAttack(book, state, strike);
  if (!reckoning) return;
  const { job, target } = strike;
  const attacker = requireFigure(state, job.attacker);
  const { terms, base, advantage, disadvantage, shield } = reckoning;
  for (const bonus of reckoning.usedBonuses) useSlot(t, bonus);
  const cards = drawFor(t, strike, reckoning);
  const mods = cards.reduce((sum, card) => addMods(sum, card.mods ?? {}), reckoning.mods);
  const { pierce = 0, ...effects } = mods;
  const damage = damageAfterShield(numberAfter(base, cards), totalOf(shield), pierce);
  const modifiers = cards.map(({ id }) => id);
  const reckoned = { attacker: attacker.id, target, terms, modifiers, shield, pierce, damage };
  emit(t, { type: 'attackReckoned', ...reckoned, rule: 'L11.3' });
  if (job.calls && attacker.kind === 'hero') removeLien(t, target, attacker.hero);
  for (const { id, element } of cards) if (element) createElement(t, element, { from: 'modifier', card: id });
  const { source, mayWaive } = job;
  const after: Task[] = [
    { do: 'damage', figure: target, amount: damage, source, credit: creditOf(attacker), attack: true },
    { do: 'effects', by: attacker.id, target, mods: effects, source, mayWaive },
    { do: 'modifierEffects', figure: attacker.id, cards: modifiers },
    { do: 'strike', strike: { ...strike, advantage, disadvantage, shield }, step: 'retaliate' },
  ];
  push(t, ...after);
}

/** L12.1: draws the modifiers of an attack and returns the cards that count. */
function drawFor(
  t: Transaction,
  { job, target }: Strike,
  { base, advantage, disadvantage }: AttackCalculation,
): ModifierDef[] {
  const attacker = requireFigure(t.state, job.attacker);
  const deck = deckNameOf(attacker);
  const mode = drawModeOf(advantage.length > 0, disadvantage.length > 0);
  const { cards, counted, decided } = drawModifiers(t, deck, mode, base);
  emit(t, {
    type: 'modifiersDrawn',
    deck,
    figure: attacker.id,
    target,
    cards: cards.map(({ id }) => id),
    counted,
    mode,
    advantage,
    disadvantage,
    decided,
    rule: decided,
  });
  return counted.flatMap((nth) => cards[nth] ?? []);
}

/** L17.5: after all effects, a living target retaliates if the attacker is still in the range of the target's Retaliate. */
function retaliate(t: Transaction, { job, target: id }: Strike): void {
  const { book, state } = t;
  const [attacker, target] = [figureOf(state, job.attacker), figureOf(state, id)];
  if (!attacker || !target) return;
  const range = rangeBetween(situationOf(book, state), attacker.hex, target.hex);
  const terms = retaliateTerms(book, state, id, range);
  const n = totalOf(terms);
  for (const bonus of retaliatesWithin(state, id, range)) useSlot(t, bonus);
  if (n <= 0) return;
  emit(t, { type: 'retaliated', figure: id, at: attacker.id, n, terms, rule: 'L17.5' });
  const source: Source = { from: 'retaliate', by: id };
  push(t, { do: 'damage', figure: attacker.id, amount: n, source, credit: creditOf(target) });
}

/** L14.1: commands to waive the conditions and the lien that a hero may waive for this target. */
function waivable(book: Book, state: State, strike: Strike): Command[] {
  const { conditions = [], lien } = strike.job.mayWaive ? (calculateAttack(book, state, strike)?.mods ?? {}) : {};
  const effects = [...conditions, ...(lien ? (['lien'] as const) : [])];
  return effects.map((effect) => ({ type: 'leaveEffect', effect }));
}

/** The commands with which a hero may use items on this attack: the attacking hero, or the hero that a monster attacks. */
function useCommands(book: Book, state: State, strike: Strike): Command[] {
  const asked = itemsFor(book, state, strike);
  return asked?.items.map(({ id }): Command => ({ type: 'useItem', hero: asked.hero, item: id })) ?? [];
}

function answerStrike(t: Transaction, { strike }: QuestionOf<'draw' | 'defend'>, command: Command): void {
  const again = (next: Strike) => push(t, { do: 'strike', strike: next, step: 'before' });
  switch (command.type) {
    case 'draw':
    case 'proceed':
      return resolve(t, strike);
    case 'useItem': {
      const item = t.book.items[command.item];
      if (!item) throw new Error(`the book has no item ${command.item}`);
      markUsed(t, command.hero, command.item);
      return again(withItem(strike, command.hero, item));
    }
    case 'leaveEffect': {
      const { attacker: figure } = strike.job;
      const { effect } = command;
      emit(t, { type: 'effectWaived', figure, target: strike.target, effect, rule: 'L14.1' });
      return again({ ...strike, waived: [...strike.waived, effect] });
    }
    case 'endBonus':
      endCardEffects(t, command.hero, command.card);
      return again(strike);
    default:
      throw new Error(`the command "${command.type}" is not an answer to a question about an attack`);
  }
}

const STEPS = { before, draw: resolve, retaliate } as const;

export const attackTasks = {
  attack,
  strike: (t, { strike, step }) => STEPS[step](t, strike),
} satisfies TaskRules;

export const attackQuestions = {
  draw: {
    options: (book, state, { strike }) => [
      { type: 'draw' },
      ...useCommands(book, state, strike as Strike),
      ...endEffectCommands(state, controllingHero(state, strike.job.attacker)),
      ...waivable(book, state, strike as Strike),
    ],
    answer: answerStrike,
  },
  defend: {
    options: (book, state, { strike, hero }) => [
      { type: 'proceed' },
      ...useCommands(book, state, strike as Strike),
      ...endEffectCommands(state, hero),
    ],
    answer: answerStrike,
  },
} satisfies QuestionRules;
