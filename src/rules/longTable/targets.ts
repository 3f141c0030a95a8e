/**
 * Finds the possible targets of abilities of the heroes' side, and asks the player to choose among them (L11.1, L11.2,
 * L13).
 */
import { compareHexes } from '../core/hexes';
import { rangeBetween } from '../core/routes';
import { canSee } from '../core/sight';
import type { DeepReadonly } from '../core/transaction';
import { isTargetAllowed } from './additions';
import { ask, push, type QuestionRules } from './agenda';
import { placingsOf } from './areas';
import { endCardEffects, endEffectCommands } from './bonuses';
import type { Book } from './book';
import type { Command } from './commands';
import { areAllies, controllingHero, figureOf, hasAsEnemy, hasToken, situationOf } from './figures';
import type { ItemDef } from './itemDef';
import { markUsed, usableItems } from './items';
import { amountFor } from './level';
import { addMods, rangeOf } from './mods';
import { penaltyAt } from './penalties';
import type { FigureId, State } from './state';
import type { Action, QuestionOf } from './tasks';
import type { Transaction } from './transaction';
import type { Ability, HeroId, Mods } from './vocabulary';

type OnTable = State['figures'][number];
type Asked = QuestionOf<'targets'>;
type ReadAsked = DeepReadonly<Asked>;

/** Verbs that affect the hero or its allies. All other verbs with targets affect enemies (L13.3). */
export const FOR_ALLIES: ReadonlySet<Ability['verb']> = new Set(['heal', 'give', 'bid']);
/** The verbs for which the order of targets may matter, so that the player chooses the order. */
const ORDERED: ReadonlySet<Ability['verb']> = new Set(['attack', 'shove', 'drag', 'damage', 'finish', 'bid']);

/**
 * The possible targets of an ability, in hex order. With an area these are all targets that any placement of the area
 * can hit.
 * @param calls whether only enemies with a lien count
 */
export function candidatesOf(book: Book, state: State, actor: FigureId, ability: Ability, calls = false): FigureId[] {
  const by = figureOf(state, actor);
  if (!by) return [];
  if (ability.mods.area) {
    const placings = placingsWithTargets(book, state, by, ability, calls);
    return inHexOrder(state, [...new Set(placings.flatMap(({ targets }) => targets))]);
  }
  return inReach(book, state, by, ability, calls);
}

/** The possible targets in range and sight of the figure `by`. The ability's area does not count. */
function inReach(book: Book, state: State, by: OnTable, ability: Ability, calls: boolean): FigureId[] {
  const situation = situationOf(book, state);
  const range = Math.min(reachOf(ability), farthest(book, by, ability));
  const fits = state.figures.filter(
    (each) =>
      isOfSide(by, each, ability) &&
      mayBeTarget(book, state, by, each, ability, calls) &&
      rangeBetween(situation, by.hex, each.hex) <= range &&
      canSee(situation, by.hex, each.hex),
  );
  return inHexOrder(
    state,
    fits.map(({ id }) => id),
  );
}

/** L34.4: the largest range of a hero's attack, which some dungeon rooms limit; otherwise infinite. */
function farthest(book: Book, by: OnTable, { verb }: Ability): number {
  if (by.kind !== 'hero' || verb !== 'attack') return Number.POSITIVE_INFINITY;
  return penaltyAt(book, by.hex, 'rangeAtMost')?.n ?? Number.POSITIVE_INFINITY;
}

/** L11.1, L18.1: the range in hexes; 0 means the acting figure itself. Without a printed range, the range is 0 for Heal and 1 otherwise. */
function reachOf({ verb, mods }: Ability): number {
  if (mods.self) return 0;
  return rangeOf(mods) ?? (verb === 'heal' ? 0 : 1);
}

function isOfSide(by: OnTable, other: OnTable, { verb, mods }: Ability): boolean {
  if (!FOR_ALLIES.has(verb)) return hasAsEnemy(by, other);
  if (verb === 'bid') return areAllies(by, other);
  return by.id === other.id || (!mods.self && areAllies(by, other));
}

/** Whether the rules (L15.9, L27.2, L27.6) and the ability's own restrictions allow a target. */
function mayBeTarget(
  book: Book,
  state: State,
  by: OnTable,
  target: OnTable,
  ability: Ability,
  calls: boolean,
): boolean {
  const { verb, mods } = ability;
  if (!isTargetAllowed(book, state, mods, by, target)) return false;
  if (calls && !(target.kind === 'monster' && target.lien)) return false;
  if (FOR_ALLIES.has(verb)) return true;
  if (hasToken(target, 'invisible')) return false;
  if (target.kind === 'obstacle') return verb === 'attack' || verb === 'damage' || verb === 'finish';
  if (verb !== 'finish' || target.kind !== 'monster') return true;
  if (target.rank === 'normal') return target.hp <= abilityAmount(book, ability);
  return target.rank !== 'named';
}

/** The printed number of an ability; 0 if it is 'all' or absent. */
export const abilityAmount = (book: Book, ability: Ability): number =>
  'amount' in ability && ability.amount !== 'all' ? amountFor(book, ability.amount) : 0;

function inHexOrder(state: State, ids: readonly FigureId[]): FigureId[] {
  const hexOf = (id: FigureId) => figureOf(state, id)?.hex ?? 'a1';
  return [...ids].sort((a, b) => compareHexes(hexOf(a), hexOf(b)));
}

interface Placed {
  readonly hexes: readonly string[];
  readonly targets: readonly FigureId[];
}

/** L13.2: the placements of an ability's area that have at least one possible target in sight on a red hex. */
function placingsWithTargets(book: Book, state: State, by: OnTable, ability: Ability, calls: boolean): Placed[] {
  const { area } = ability.mods;
  if (!area) return [];
  const situation = situationOf(book, state);
  const seen = state.figures.filter(
    (each) =>
      isOfSide(by, each, ability) &&
      mayBeTarget(book, state, by, each, ability, calls) &&
      canSee(situation, by.hex, each.hex),
  );
  if (seen.length === 0) return [];
  return placingsOf(situation, area, by.hex, Math.min(rangeOf(ability.mods) ?? 1, farthest(book, by, ability)))
    .map((hexes) => ({ hexes, targets: seen.filter(({ hex }) => hexes.includes(hex)).map(({ id }) => id) }))
    .filter(({ targets }) => targets.length > 0);
}

/** L13.1, L13.4: the maximum number of targets that the player chooses one by one, outside the area. */
function limitOf(book: Book, { area, targets = 1, targetsPlus = 0 }: Mods): number {
  if (area) return targetsPlus;
  return targets === 'all' ? Number.POSITIVE_INFINITY : amountFor(book, targets) + targetsPlus;
}

/** Whether the player paid for `Call`; then the ability can target only an enemy with a lien. */
export const isCallPaid = (action: DeepReadonly<Action>, ability: DeepReadonly<Ability>): boolean =>
  action.paid.some((nth) =>
    ability.improvements?.[nth]?.costs.some((cost) => 'other' in cost && cost.other === 'call'),
  );

/**
 * Lets the player choose the targets of an ability, then adds the task `aimed`. No question is asked if there is no choice. If
 * there is no possible target, the task has no targets.
 * @param ability the ability with the modifiers of its paid improvements (mods.ts)
 */
export function askTargets(t: Transaction, action: Action, ability: Ability): void {
  const start: Asked = { ask: 'targets', action, ability, chosen: [], placing: null, leftOut: [] };
  const { area } = ability.mods;
  const candidates = candidatesOf(t.book, t.state, action.actor, ability, isCallPaid(action, ability));
  if (candidates.length === 0) return aim(t, start);
  if (area) return goOn(t, withOnlyPlacing(t, start));
  const all = limitOf(t.book, ability.mods) >= candidates.length;
  const chosen = all && (candidates.length === 1 || !ORDERED.has(ability.verb)) ? candidates : [];
  goOn(t, { ...start, chosen });
}

/** Adds the placement of the area if there is no choice, because all placements hit the same targets. */
function withOnlyPlacing({ book, state }: Transaction, asked: Asked): Asked {
  const by = figureOf<OnTable>(state, asked.action.actor);
  if (!by) return asked;
  const placings = placingsWithTargets(book, state, by, asked.ability, isCallPaid(asked.action, asked.ability));
  const [first, ...others] = placings;
  const same = others.every(({ targets }) => targets.join() === first?.targets.join());
  return first && same ? { ...asked, placing: [...first.hexes] } : asked;
}

/** The targets that the player can still choose: `inArea` those in the placed area, `more` those outside the area. */
function restOf(book: Book, state: State, asked: ReadAsked): { inArea: FigureId[]; more: FigureId[] } {
  const { chosen, leftOut, placing } = asked;
  const { action, ability } = asked as Asked;
  const by = figureOf(state, action.actor);
  if (!by) return { inArea: [], more: [] };
  const calls = isCallPaid(action, ability);
  const isOpen = (id: FigureId) => !chosen.includes(id) && !leftOut.includes(id);
  const hit = placing
    ? placingsWithTargets(book, state, by, ability, calls).find(({ hexes }) => hexes.join() === placing.join())
    : undefined;
  const covered = hit?.targets ?? [];
  const besides = chosen.filter((id) => !covered.includes(id)).length;
  const reached = inReach(book, state, by, ability, calls).filter((id) => !covered.includes(id));
  const more = besides < limitOf(book, ability.mods) ? reached.filter(isOpen) : [];
  return { inArea: inHexOrder(state, covered.filter(isOpen)), more };
}

/** L17.3: removes from the chosen targets the figures that are gone, such as a summon whose card was removed. */
function stillThere({ book, state }: Transaction, asked: Asked): Asked {
  const { action, ability } = asked;
  const candidates = candidatesOf(book, state, action.actor, ability, isCallPaid(action, ability));
  const chosen = asked.chosen.filter((id) => figureOf(state, id));
  // If no placement hits a target, the player does not choose a placement.
  return { ...asked, chosen, placing: asked.placing ?? (candidates.length === 0 ? [] : null) };
}

/**
 * Asks for the placement of the area, then for the next target; ends the choice if no target is left. A single target in
 * the area, with no other target, is taken without asking.
 */
function goOn(t: Transaction, asked: Asked): void {
  if (asked.ability.mods.area && asked.placing === null) return ask(t, asked);
  const { inArea, more } = restOf(t.book, t.state, asked);
  const settled = more.length === 0 && (inArea.length === 0 || (inArea.length === 1 && asked.chosen.length === 0));
  if (settled) return aim(t, { ...asked, chosen: [...asked.chosen, ...inArea] });
  ask(t, asked);
}

function aim(t: Transaction, { action, ability, chosen, placing }: Asked): void {
  push(t, { do: 'aimed', action, ability, targets: chosen, placing });
}

/** L13.4: the items that add targets to the hero's own ranged or melee attack. */
function itemsFor(book: Book, state: State, { action, ability }: ReadAsked): { hero: HeroId; items: ItemDef[] } {
  const { hero, actor } = action;
  const by = figureOf(state, actor);
  if (ability.verb !== 'attack' || by?.kind !== 'hero' || by.hero !== hero || state.turn?.figure !== actor)
    return { hero, items: [] };
  const moments = ['attack', isMelee(ability.mods as Mods) ? 'meleeAttack' : 'rangedAttack'] as const;
  const items = moments.flatMap((moment) => usableItems(book, state, hero, moment));
  return { hero, items: items.filter(({ effect }) => effect.mods?.targetsPlus) };
}

/** L11.1, L13.2: whether an ability is melee: it has an area with a grey hex, or neither an area nor a range. */
export const isMelee = ({ range, area }: Mods): boolean => (area ? area.melee : range === undefined);

function optionsOf(book: Book, state: State, asked: ReadAsked): Command[] {
  const { action, ability, placing, chosen } = asked as Asked;
  const { hero, items } = itemsFor(book, state, asked);
  const uses = items.map(({ id }): Command => ({ type: 'useItem', hero, item: id }));
  const others = [...uses, ...endEffectCommands(state, controllingHero(state, action.actor))];
  const by = figureOf(state, action.actor);
  if (!by) return [];
  if (ability.mods.area && placing === null) {
    const placings = placingsWithTargets(book, state, by, ability, isCallPaid(action, ability));
    return [...placings.map(({ hexes }): Command => ({ type: 'area', hexes })), ...others];
  }
  const { inArea, more } = restOf(book, state, asked);
  const mayLeaveOut = chosen.length + inArea.length > 1;
  return [
    ...[...inArea, ...more].map((figure): Command => ({ type: 'target', figure })),
    ...(mayLeaveOut ? inArea : []).map((figure): Command => ({ type: 'leaveOut', figure })),
    ...(chosen.length + inArea.length > 0 ? [{ type: 'done' } as const] : []),
    ...others,
  ];
}

function answer(t: Transaction, asked: Asked, command: Command): void {
  switch (command.type) {
    case 'area':
      return goOn(t, { ...asked, placing: [...command.hexes] });
    case 'target':
      return goOn(t, { ...asked, chosen: [...asked.chosen, command.figure] });
    case 'leaveOut':
      return goOn(t, { ...asked, leftOut: [...asked.leftOut, command.figure] });
    case 'useItem': {
      markUsed(t, command.hero, command.item);
      const { targetsPlus = 0 } = t.book.items[command.item]?.effect.mods ?? {};
      const mods = addMods(asked.ability.mods, { targetsPlus });
      return goOn(t, { ...asked, ability: { ...asked.ability, mods } });
    }
    case 'done': {
      const { inArea } = restOf(t.book, t.state, asked);
      return aim(t, { ...asked, chosen: [...asked.chosen, ...inArea] });
    }
    case 'endBonus':
      endCardEffects(t, command.hero, command.card);
      return goOn(t, stillThere(t, asked));
    default:
      throw new Error(`the command "${command.type}" is not an answer to a question about targets`);
  }
}

export const targetsQuestions = { targets: { options: optionsOf, answer } } satisfies QuestionRules;
