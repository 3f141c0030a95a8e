/** Carries out the effects of events, rewards, quests and pages (L31.4, L33). Effects that need a choice ask the player. */

import type { Circumstance, Effect } from './book';
import { ask, type CampaignTransaction, emit, push, shuffleIn } from './change';
import {
  addPending,
  changeCheckmarks,
  changeExperience,
  changeGold,
  changeProsperity,
  changeReputation,
  gainItem,
  stockAll,
} from './gains';
import { MAX_ACHIEVEMENTS, MAX_COUNT } from './limits';
import { countAllCopies, hasAchievements, hasFreeCopy, partyHeroes, partyOf } from './lookups';
import type { CampaignState, CampaignTask, Cause, Hero } from './state';

type TaskOf<D extends CampaignTask['do']> = Extract<CampaignTask, { do: D }>;

/** Whether a condition holds. The condition `pay` is excluded, because it asks the player (L31.3). */
export function isCircumstanceMet(c: CampaignTransaction, when: Exclude<Circumstance, { if: 'pay' }>): boolean {
  const { reputation } = partyOf(c.state);
  switch (when.if) {
    case 'class':
      return partyHeroes(c.state).some((hero) => hero.class === when.hero);
    case 'reputation':
      return reputation >= (when.atLeast ?? reputation) && reputation <= (when.atMost ?? reputation);
    case 'free':
      return hasFreeCopy(c.book, c.state, when.item);
    case 'taken':
      return !hasFreeCopy(c.book, c.state, when.item);
    case 'achievement':
      return hasAchievements(c.state, [[when.achievement]]);
  }
}

/** Carries out effects in order. If an effect asks the player, the remaining effects wait on the agenda. */
export function doEffects(c: CampaignTransaction, { effects, cause }: TaskOf<'effects'>): void {
  const [effect, ...rest] = effects;
  if (!effect) return;
  push(c, { do: 'effects', effects: rest, cause });
  apply(c, effect, cause);
}

/** For each cause, the number of the rule by which it gives effects, for the log. */
const RULE: Record<Cause['cause'], string> = { event: 'L31.2', scenario: 'L33.1', quest: 'L32.11', page: 'L33.3' };

function apply(c: CampaignTransaction, effect: Effect, cause: Cause): void {
  const rule = RULE[cause.cause];
  const { world } = c.state;
  switch (effect.effect) {
    case 'gold':
      if (effect.whom === 'collective') return push(c, { do: 'share', left: effect.n, cause });
      return forEach(c.state, (hero) => changeGold(c, hero, effect.n, rule));
    case 'experience':
    case 'checkmarks':
    case 'next':
      if (effect.whom === 'one') return askHero(c, effect, cause);
      return forEach(c.state, (hero) => applyTo(c, hero, effect, cause));
    case 'item':
      if (!hasFreeCopy(c.book, c.state, effect.item)) return emit(c, { fact: 'itemHeld', item: effect.item, rule });
      return askHero(c, effect, cause);
    case 'reputation':
      return changeReputation(c, effect.n, rule);
    case 'prosperity':
      return changeProsperity(c, effect.n, rule);
    case 'design':
      return stockAll(c, effect.item, rule);
    case 'randomDesign':
      return randomDesign(c);
    case 'randomScenario':
      return randomScenario(c);
    case 'moreCopies':
      return moreCopies(c, effect.prosperity, rule);
    case 'achievement':
      return gainAchievement(c, effect.achievement, rule);
    case 'scenario':
      return unlock(c, effect.scenario, rule);
    case 'class':
      return openClass(c, effect, cause);
    case 'event':
      return addEvent(c, effect.event);
    case 'newHeroes': {
      const { gold = 0, checkmarks = 0, perks = 0 } = effect;
      const now = world.newHeroes;
      world.newHeroes = {
        gold: Math.min(MAX_COUNT, now.gold + gold),
        checkmarks: Math.min(MAX_COUNT, now.checkmarks + checkmarks),
        perks: Math.min(MAX_COUNT, now.perks + perks),
      };
      return emit(c, { fact: 'newHeroes', ...world.newHeroes, rule });
    }
    case 'blessings':
      world.blessings = effect.n;
      return emit(c, { fact: 'blessings', n: effect.n, rule });
    case 'nextTable':
      addPending(world.pending, effect.pending);
      return emit(c, { fact: 'nextTable', pending: effect.pending, rule });
    case 'ending':
      if (!world.endings.includes(effect.ending)) world.endings.push(effect.ending);
      return emit(c, { fact: 'ended', ending: effect.ending, rule });
    case 'when':
      if (effect.when.if === 'pay' || !isCircumstanceMet(c, effect.when)) return;
      return push(c, { do: 'effects', effects: [...effect.effects], cause });
    default:
      effect satisfies never;
  }
}

function forEach(state: CampaignState, change: (hero: Hero) => void): void {
  for (const hero of partyHeroes(state)) change(hero);
}

/** Applies an effect to one hero. @throws Error if the effect is of a kind that does not concern a single hero */
export function applyTo(c: CampaignTransaction, hero: Hero, effect: Effect, cause: Cause): void {
  const rule = RULE[cause.cause];
  switch (effect.effect) {
    case 'experience':
      return changeExperience(c, hero, effect.n, rule);
    case 'checkmarks':
      return changeCheckmarks(c, hero, effect.n, rule);
    case 'item':
      return gainItem(c, hero, effect.item, rule);
    case 'next':
      addPending(hero.pending, effect.pending);
      return emit(c, { fact: 'next', hero: hero.no, pending: effect.pending, rule });
    default:
      throw new Error(`the effect "${effect.effect}" cannot be applied to a single hero`);
  }
}

/**
 * L31.4: asks which hero receives an effect. For an item, only heroes without the item can be chosen, if there are any. If
 * only one hero can be chosen, the effect applies without a question.
 */
function askHero(c: CampaignTransaction, effect: Effect, cause: Cause): void {
  const all = partyHeroes(c.state);
  const without = effect.effect === 'item' ? all.filter((hero) => !hero.items.includes(effect.item)) : all;
  const heroes = without.length > 0 ? without : all;
  const [only, ...others] = heroes;
  if (!only) return;
  if (others.length === 0) return applyTo(c, only, effect, cause);
  ask(c, { ask: 'hero', effect, heroes: heroes.map(({ no }) => no), cause });
}

/**
 * L31.4: asks how the heroes divide gold that they get, or gold that they pay together. The gold changes without a question if only one
 * hero can take or give, or if the heroes must give all their gold.
 */
export function doShare(c: CampaignTransaction, { left, cause }: TaskOf<'share'>): void {
  const heroes = heroesWhoShare(c.state, left);
  const [only, ...others] = heroes;
  if (!only || left === 0) return;
  const all = heroes.reduce((sum, hero) => sum + hero.gold, 0);
  if (others.length > 0 && all + left > 0) return ask(c, { ask: 'share', left, cause });
  for (const hero of heroes) changeGold(c, hero, left, RULE[cause.cause]);
}

/** The heroes who may take a part of a positive amount; for a negative amount, the heroes who have gold to give. */
export function heroesWhoShare(state: CampaignState, left: number): Hero[] {
  return partyHeroes(state).filter((hero) => left > 0 || hero.gold > 0);
}

/** L31.4: lets one hero take or give `gold` of the shared amount. @param left the amount before that; negative if the heroes must pay */
export function takeShare(c: CampaignTransaction, hero: Hero, gold: number, left: number, cause: Cause): void {
  changeGold(c, hero, left > 0 ? gold : -gold, RULE[cause.cause]);
  push(c, { do: 'share', left: left > 0 ? left - gold : left + gold, cause });
}

/** Adds an achievement to the party or the world (L30.3). */
export function gainAchievement(c: CampaignTransaction, achievement: string, rule: string): void {
  const { scope = 'party', type } = c.book.achievements[achievement] ?? {};
  const held = scope === 'global' ? c.state.world.achievements : partyOf(c.state).achievements;
  const at = type === undefined ? -1 : held.findIndex((each) => c.book.achievements[each]?.type === type);
  const replaces = held[at] ?? null;
  if (at >= 0) held.splice(at, 1);
  if (held.length < MAX_ACHIEVEMENTS) held.push(achievement);
  emit(c, { fact: 'achievement', achievement, replaces, rule });
}

/** L30.1: unlocks a scenario. */
export function unlock(c: CampaignTransaction, scenario: string, rule: string): void {
  const { unlocked } = c.state.world;
  if (unlocked.includes(scenario)) return;
  unlocked.push(scenario);
  emit(c, { fact: 'unlocked', scenario, rule });
}

/** L32.11: unlocks a class. For a class already unlocked, the printed alternative happens, or one card of each deck of L33.2 is drawn. */
function openClass(c: CampaignTransaction, effect: Extract<Effect, { effect: 'class' }>, cause: Cause): void {
  const { classes } = c.state.world;
  if (!classes.includes(effect.hero)) {
    classes.push(effect.hero);
    return emit(c, { fact: 'classOpened', class: effect.hero, rule: RULE[cause.cause] });
  }
  const otherwise = effect.otherwise ?? [{ effect: 'randomDesign' }, { effect: 'randomScenario' }];
  push(c, { do: 'effects', effects: [...otherwise], cause });
}

/** L31.5: shuffles an event card into its deck. Each event card enters the game only once. */
function addEvent(c: CampaignTransaction, event: string): void {
  const { world } = c.state;
  const deck = c.book.events[event]?.deck;
  const known = [...world.events.city, ...world.events.road, ...world.eventsGone, ...underWay(c.state)];
  if (!deck || known.includes(event)) return;
  shuffleIn(c, world.events[deck], event);
  emit(c, { fact: 'eventAdded', event, rule: 'L31.5' });
}

/** The event cards that have been drawn and are not put back yet. */
function underWay({ agenda, question }: CampaignState): string[] {
  const asked = question && 'event' in question ? [question.event] : [];
  return [...asked, ...agenda.flatMap((task) => ('event' in task ? [task.event] : []))];
}

/** L33.2: draws the next random design. Designs that have already entered the game in another way are skipped. */
function randomDesign(c: CampaignTransaction): void {
  const { designs, copies } = c.state.world;
  for (let item = designs.shift(); item !== undefined; item = designs.shift())
    if ((copies[item] ?? 0) < countAllCopies(c.book, c.state, item)) return stockAll(c, item, 'L33.2');
  emit(c, { fact: 'deckEmpty', deck: 'designs', rule: 'L33.2' });
}

function randomScenario(c: CampaignTransaction): void {
  const scenario = c.state.world.sideScenarios.shift();
  if (scenario !== undefined) return unlock(c, scenario, 'L33.2');
  emit(c, { fact: 'deckEmpty', deck: 'sideScenarios', rule: 'L33.2' });
}

/**
 * Adds one copy of each item of a prosperity level. If all copies of an item are in the game, the new copy enters the stock
 * immediately. Otherwise the new copy enters the stock later, together with the other copies.
 */
function moreCopies(c: CampaignTransaction, prosperity: number, rule: string): void {
  const { world } = c.state;
  for (const [item, from] of Object.entries(c.book.stock)) {
    if (from !== prosperity) continue;
    const complete = (world.copies[item] ?? 0) >= countAllCopies(c.book, c.state, item);
    world.moreCopies[item] = Math.min(MAX_COUNT, (world.moreCopies[item] ?? 0) + 1);
    if (complete) stockAll(c, item, rule);
  }
}
