/** Applies conditions, liens, healing, and the effects of an attack after its damage (L14.1, L15, L18.1, L18.2). */
import { ask, push, type QuestionRules, type TaskRules } from './agenda';
import { beginBonus, endCardEffects, endEffectCommands } from './bonuses';
import type { Book } from './book';
import { controllingHero, figureOf, hasToken, isFixed } from './figures';
import type { ItemDef } from './itemDef';
import { markUsed, usableItems } from './items';
import { addToDeck, deckNameOf, modifierOf } from './modifierDecks';
import { penaltyAt } from './penalties';
import type { Bonus, FigureId, Source, State } from './state';
import type { Task, TaskOf } from './tasks';
import { emit, type Transaction } from './transaction';
import { type Condition, type HeroId, NEGATIVE_CONDITIONS, type Token } from './vocabulary';

const isBad = (condition: Condition): boolean => NEGATIVE_CONDITIONS.some((each) => each === condition);

/** L15.2: the tokens that last until they are healed. All other tokens end at the end of the bearer's next turn. */
const UNTIL_HEALED: readonly Token[] = ['poison', 'wound'];

/** Whether a figure is immune to a condition (L15.1, L27.6, L27.8). */
function isImmune(book: Book, figure: State['figures'][number], condition: Condition): boolean {
  switch (figure.kind) {
    case 'obstacle':
    case 'escort':
      return isFixed(book, figure);
    case 'monster':
      return book.monsters[figure.monster]?.immune.includes(condition) ?? false;
    case 'hero':
    case 'summon':
      return false;
  }
}

/**
 * L15.1, L15.4: gives a condition, unless the figure is immune or the pool of the card is empty. The task `give` calls this
 * function after the player had the chance to use items against the condition.
 */
export function giveCondition(t: Transaction, id: FigureId, condition: Condition, source: Source): void {
  const { book, state } = t;
  const figure = figureOf(state, id);
  if (!figure) return;
  if (isImmune(book, figure, condition))
    return emit(t, { type: 'conditionHeld', figure: id, condition, why: 'immune', rule: 'L15.1' });
  if (condition === 'bless' || condition === 'curse') {
    if (addToDeck(t, deckNameOf(figure), condition))
      emit(t, { type: 'conditionGiven', figure: id, condition, source, again: false, rule: 'L15.4' });
    else emit(t, { type: 'conditionHeld', figure: id, condition, why: 'poolEmpty', rule: 'L1.7' });
    return;
  }
  const again = hasToken(figure, condition);
  const fresh = state.turn?.figure === id;
  figure.tokens = [...figure.tokens.filter(({ token }) => token !== condition), { token: condition, fresh }];
  emit(t, { type: 'conditionGiven', figure: id, condition, source, again, rule: 'L15.1' });
}

/**
 * L15.2, L7.5 (4): ends the conditions of a figure at the end of its turn, except Poison and Wound. Conditions that the
 * figure got during this turn stay until the end of its next turn.
 */
export function endTokensOf(t: Transaction, id: FigureId): void {
  const figure = figureOf(t.state, id);
  if (!figure) return;
  const ending = figure.tokens.filter(({ token, fresh }) => !fresh && !UNTIL_HEALED.includes(token));
  for (const token of figure.tokens) token.fresh = false;
  for (const { token } of ending) removeToken(t, id, token, 'turn');
}

/** Removes a condition from a figure that has it. */
export function removeToken(t: Transaction, id: FigureId, token: Token, why: 'turn' | 'heal' | 'removed'): void {
  const figure = figureOf(t.state, id);
  if (!figure || !hasToken(figure, token)) return;
  figure.tokens = figure.tokens.filter((each) => each.token !== token);
  const rule = { turn: 'L15.2', heal: 'L18.2', removed: 'L15.3' }[why];
  emit(t, { type: 'conditionEnded', figure: id, condition: token, why, rule });
}

/**
 * L18.1, L18.2: heals a figure up to its maximum HP, and removes Wound. A poisoned figure gains no HP, but loses Poison
 * (and Wound).
 */
export function heal(t: Transaction, id: FigureId, n: number, source: Source): void {
  const figure = figureOf(t.state, id);
  if (!figure || figure.kind === 'obstacle') return;
  const took = (['poison', 'wound'] as const).filter((token) => hasToken(figure, token));
  const less = penaltyAt(t.book, figure.hex, 'healsLess')?.n ?? 0;
  const gained = took.includes('poison') ? 0 : Math.max(0, Math.min(n - less, figure.maxHp - figure.hp));
  figure.hp += gained;
  const rule = took.length > 0 ? 'L18.2' : 'L18.1';
  emit(t, { type: 'healed', figure: id, n: gained, hp: figure.hp, took, source, rule });
  for (const token of took) removeToken(t, id, token, 'heal');
}

/** Puts a lien on a monster that has none. Immunities do not matter. Other enemies, that is obstacles, cannot have a lien. */
export function putLien(t: Transaction, id: FigureId, by: HeroId): void {
  const figure = figureOf(t.state, id);
  if (figure?.kind !== 'monster' || figure.lien) return;
  figure.lien = true;
  figure.lienBy = by;
  emit(t, { type: 'lienPut', figure: id, by, rule: 'L15.1' });
}

/** L16.2, L37.2: removes the lien of an attacked monster. Removing it is the cost *Call* of the attack. */
export function removeLien(t: Transaction, id: FigureId, by: HeroId): void {
  const figure = figureOf(t.state, id);
  if (figure?.kind !== 'monster' || !figure.lien) return;
  figure.lien = false;
  delete figure.lienBy;
  emit(t, { type: 'lienTaken', figure: id, by, rule: 'L16.2' });
}

/**
 * The items of a hero that can prevent a condition (L21.2). There are none if the hero already has this
 * condition and the condition lasts until healed.
 */
function wardsOf(book: Book, state: State, figure: State['figures'][number], condition: Condition): ItemDef[] {
  if (figure.kind !== 'hero' || !isBad(condition)) return [];
  const lasts = UNTIL_HEALED.some((token) => token === condition && hasToken(figure, token));
  return lasts ? [] : usableItems(book, state, figure.hero, 'badCondition').filter(({ effect }) => effect.ward);
}

function give(t: Transaction, task: TaskOf<'give'>): void {
  const figure = figureOf(t.state, task.figure);
  if (!figure) return;
  const wards = wardsOf(t.book, t.state, figure, task.condition);
  if (figure.kind === 'hero' && wards.length > 0) return ask(t, { ask: 'ward', hero: figure.hero, give: task });
  giveCondition(t, task.figure, task.condition, task.source);
}

/**
 * L14.1: applies the effects of an attack after its damage, if the target is alive: first pushes and pulls, then a
 * lien and conditions.
 */
function effects(t: Transaction, task: TaskOf<'effects'>): void {
  const { by, target: id, mods, source, mayWaive } = task;
  const target = figureOf(t.state, id);
  if (!target || target.kind === 'obstacle') return;
  const { push: away, pull: near, slam = 0, ...rest } = mods;
  const forced = [
    ...(away ? [{ kind: 'push' as const, full: away }] : []),
    ...(near ? [{ kind: 'pull' as const, full: near }] : []),
  ].map(({ kind, full }, i): Task => {
    const force = { by, target: id, kind, left: full, full, slam: i === 0 ? slam : 0, path: [], source, mayWaive };
    return { do: 'force', force };
  });
  if (forced.length > 0) return push(t, ...forced, { ...task, mods: rest });
  const hero = controllingHero(t.state, by);
  if (rest.lien && hero !== null) putLien(t, id, hero);
  push(t, ...(rest.conditions ?? []).map((condition): Task => ({ do: 'give', figure: id, condition, source, by })));
}

/**
 * L12.2, L12.8: applies the effects of the counted modifier cards to the figure that drew the cards, regardless of the
 * damage.
 */
function modifierEffects(t: Transaction, { figure: id, cards }: TaskOf<'modifierEffects'>): void {
  for (const card of cards) {
    const { healSelf, shieldSelf, self } = modifierOf(t.book, card);
    const source: Source = { from: 'modifier', card };
    if (!figureOf(t.state, id)) return;
    if (healSelf) heal(t, id, healSelf, source);
    if (shieldSelf) beginBonus(t, roundShield(id, shieldSelf, source), 'L12.2');
    if (self) giveCondition(t, id, self, source);
  }
}

const roundShield = (bearer: FigureId, amount: number, source: Source): Omit<Bonus, 'id'> => ({
  kind: 'shield',
  bearer,
  amount,
  range: 0,
  trigger: null,
  abilities: [],
  until: 'round',
  source,
  used: 0,
  slots: [],
});

export const effectsTasks = { give, effects, modifierEffects } satisfies TaskRules;

export const effectsQuestions = {
  /** L21.2: the player uses an item against the condition, or no item. */
  ward: {
    options: (book, state, { hero, give: { figure: id, condition } }) => {
      const figure = figureOf(state, id);
      const wards = figure ? wardsOf(book, state, figure, condition) : [];
      const uses = wards.map((item) => ({ type: 'useItem', hero, item: item.id }) as const);
      return [...uses, { type: 'proceed' }, ...endEffectCommands(state, hero)];
    },
    answer: (t, { hero, give: given }, command) => {
      const { figure, condition, source } = given;
      if (command.type === 'endBonus') {
        endCardEffects(t, hero, command.card);
        return push(t, given);
      }
      if (command.type !== 'useItem') return giveCondition(t, figure, condition, source);
      markUsed(t, hero, command.item);
      emit(t, { type: 'conditionHeld', figure, condition, why: 'ward', rule: 'L21.2' });
    },
  },
} satisfies QuestionRules;
