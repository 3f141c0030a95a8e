/** Writes the texts of campaigns: effects of outcomes, rewards and quests, prompts, labels of moves, and refusals. */
import { heroes, standardModifiers } from '../../content/longTable/catalogue';
import type { Mark, PendingEffect, TablePending } from '../../rules/longTable/book';
import type { Circumstance, Effect, EventOption, Outcome } from '../../rules/longTable/campaign/book';
import type { Move, Refusal } from '../../rules/longTable/campaign/moves';
import type { Campaign, HeroNo } from '../../rules/longTable/campaign/state';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { contentText, t } from '..';
import { capitalise, joinWords, withSign } from './forms';
import { perkText } from './modifierWords';
import { heroForms, heroTitle, monsterTitle } from './naming';
import { endingTitle, eventPage, pageOf, questPage } from './stories';
import { cardName, conditionName, createWords, itemName } from './termNames';

/** The key of an achievement's printed name, such as `riverFogged` for `River: Fogged`. */
export function achievementKey(name: string): string {
  const [first = '', ...rest] = name.split(/[^A-Za-z]+/);
  return first.toLowerCase() + rest.map((word) => capitalise(word.toLowerCase())).join('');
}

/** The translated name of an achievement. @param id its printed name, such as `River: Clear` */
export const achievementName = (id: string): string => contentText('campaign.achievement', achievementKey(id));

// Effects

/** Effects in one line. For an empty list the line says that nothing happens. */
export const effectsText = (effects: readonly Effect[]): string => capitalise(whatComes(effects));

const whatComes = (effects: readonly Effect[]): string =>
  effects.length === 0 ? t('campaign.effect.nothing') : `${effects.map(effectWords).join('; ')}.`;

export function effectWords(effect: Effect): string {
  switch (effect.effect) {
    case 'gold':
      return t(effect.whom === 'each' ? 'campaign.effect.goldEach' : 'campaign.effect.goldCollective', {
        n: withSign(effect.n),
      });
    case 'experience':
      return t(effect.whom === 'each' ? 'campaign.effect.experienceEach' : 'campaign.effect.experienceOne', {
        n: withSign(effect.n),
      });
    case 'checkmarks':
      return t(effect.whom === 'each' ? 'campaign.effect.checkmarksEach' : 'campaign.effect.checkmarksOne', {
        count: effect.n,
      });
    case 'reputation':
    case 'prosperity':
      return t(`campaign.effect.${effect.effect}`, { n: withSign(effect.n) });
    case 'item':
    case 'design':
      return t(`campaign.effect.${effect.effect}`, { item: itemName(effect.item) });
    case 'randomDesign':
    case 'randomScenario':
      return t(`campaign.effect.${effect.effect}`);
    case 'moreCopies':
      return t('campaign.effect.moreCopies', { n: effect.prosperity });
    case 'achievement':
      return t('campaign.effect.achievement', { name: achievementName(effect.achievement) });
    case 'scenario':
      return t('campaign.effect.scenario', { title: pageOf(effect.scenario).title });
    case 'class': {
      const hero = heroForms(effect.hero)[0] ?? '';
      const { otherwise = [] } = effect;
      if (otherwise.length === 0) return t('campaign.effect.class', { hero });
      return t('campaign.effect.classOr', { hero, effects: otherwise.map(effectWords).join(', ') });
    }
    case 'event':
      return t('campaign.effect.event', { event: effect.event });
    case 'newHeroes':
      return newHeroes(effect);
    case 'blessings':
      return t('campaign.effect.blessings', { n: effect.n });
    case 'next': {
      const what = pendingWords(effect.pending);
      return t(effect.whom === 'each' ? 'campaign.effect.nextEach' : 'campaign.effect.nextOne', { what });
    }
    case 'nextTable':
      return t('campaign.effect.nextTable', { what: pendingWords(effect.pending) });
    case 'ending':
      return t('campaign.effect.ending', { title: endingTitle(effect.ending) });
    case 'when':
      return t('campaign.effect.when', {
        when: circumstanceWords(effect.when),
        effects: effect.effects.map(effectWords).join(', '),
      });
  }
}

function newHeroes({ gold, checkmarks, perks }: Extract<Effect, { effect: 'newHeroes' }>): string {
  return joinWords([
    ...(gold ? [t('campaign.effect.newHeroesGold', { n: gold })] : []),
    ...(checkmarks ? [t('campaign.effect.newHeroesCheckmarks', { count: checkmarks })] : []),
    ...(perks ? [t('campaign.effect.newHeroesPerks', { count: perks })] : []),
  ]);
}

/** The words for an effect that will be applied at the next set-up (L2.1). */
export function pendingWords(pending: PendingEffect | TablePending): string {
  switch (pending.pending) {
    case 'bless':
    case 'curse':
      return t(`campaign.pending.${pending.pending}`, { count: pending.cards });
    case 'damage':
    case 'monstersShield':
      return t(`campaign.pending.${pending.pending}`, { n: pending.amount });
    case 'condition':
      return t('campaign.pending.condition', { condition: conditionName(pending.condition) });
    case 'noItems':
      return t('campaign.pending.noItems');
    case 'moves':
      return t('campaign.pending.moves', { n: pending.plus });
    case 'initiative':
      return t('campaign.pending.initiative', { n: pending.initiative });
    case 'joins':
      return t('campaign.pending.joins', { monster: monsterTitle(pending.monster) });
  }
}

export function circumstanceWords(when: Circumstance): string {
  switch (when.if) {
    case 'class':
      return t('campaign.when.class', { hero: heroForms(when.hero)[0] ?? '' });
    case 'reputation':
      return when.atLeast === undefined
        ? t('campaign.when.reputationAtMost', { n: signedNumber(when.atMost ?? 0) })
        : t('campaign.when.reputationAtLeast', { n: signedNumber(when.atLeast) });
    case 'pay':
      return t('campaign.when.pay', { gold: when.gold });
    case 'free':
    case 'taken':
      return t(`campaign.when.${when.if}`, { item: itemName(when.item) });
    case 'achievement':
      return t('campaign.when.achievement', { name: achievementName(when.achievement) });
  }
}

const signedNumber = (n: number): string => (n < 0 ? withSign(n) : `${n}`);

/** L31.2: the words for an outcome and its condition. */
export function outcomeText({ when, otherwise, effects }: Outcome): string {
  const what = whatComes(effects);
  const asks = when ? circumstanceWords(when) : otherwise ? t('campaign.when.otherwise') : '';
  return capitalise(asks === '' ? what : t('campaign.effect.when', { when: asks, effects: what }));
}

/** The words for all outcomes of an event's option. */
export const outcomesText = ({ outcomes }: EventOption): string[] => outcomes.map(outcomeText);

// Prompts and moves

/** The name of a hero: its class, as at the table; if several heroes of the campaign have that class, the name that the player gave. */
export function nameOf({ heroes }: Campaign, no: HeroNo): string {
  const hero = heroes.find((each) => each.no === no);
  if (!hero) return '';
  return heroes.some((each) => each.class === hero.class && each.no !== no) ? hero.name : heroTitle(hero.class);
}

/** The prompt of the campaign's current question; null if no question is pending. */
export function campaignPrompt(campaign: Campaign): string | null {
  const { question } = campaign;
  if (question === null) return null;
  switch (question.ask) {
    case 'option':
      return t('campaign.ask.option');
    case 'pay':
      return t('campaign.ask.pay', { gold: question.gold });
    case 'share':
      return question.left < 0
        ? t('campaign.ask.shareCost', { gold: -question.left })
        : t('campaign.ask.share', { gold: question.left });
    case 'hero':
      return t('campaign.ask.hero', { effect: effectWords(question.effect) });
    case 'quest':
      return t('campaign.ask.quest', { name: nameOf(campaign, question.hero) });
  }
}

/** The label of a move's button. It begins with a capital letter, even if it begins with a name that the player wrote in small letters. */
export const moveLabel = (campaign: Campaign, move: Move): string => capitalise(moveWords(campaign, move));

function moveWords(campaign: Campaign, move: Move): string {
  const { question } = campaign;
  const hero = (no: HeroNo) => ({ name: nameOf(campaign, no) });
  switch (move.move) {
    case 'choose': {
      const text = question?.ask === 'option' ? eventPage(question.event).options[move.option] : '';
      return t('campaign.move.choose', { option: t(`campaign.letter.${move.option}`), text });
    }
    case 'pay':
      if (!move.agree) return t('campaign.move.payNo');
      return t('campaign.move.payYes', { gold: question?.ask === 'pay' ? question.gold : 0 });
    case 'share':
      return t('campaign.move.share', { ...hero(move.hero), gold: withSign(move.gold) });
    case 'chooseHero':
    case 'donate':
    case 'rise':
    case 'retire':
    case 'join':
    case 'leave':
      return t(`campaign.move.${move.move}`, hero(move.hero));
    case 'keepQuest':
      return t('campaign.move.keepQuest', { quest: questPage(move.quest).title });
    case 'cityEvent':
    case 'toTown':
      return t(`campaign.move.${move.move}`);
    case 'newHero':
      return t('campaign.move.newHero', { name: move.name, hero: heroTitle(move.class), level: move.level });
    case 'buy':
    case 'sell':
      return t(`campaign.move.${move.move}`, { ...hero(move.hero), item: itemName(move.item) });
    case 'levelUp':
      if (move.card === null) return t('campaign.move.levelUpBare', hero(move.hero));
      return t('campaign.move.levelUp', { ...hero(move.hero), card: cardName(move.card) });
    case 'enhance':
      return t('campaign.move.enhance', {
        ...hero(move.hero),
        card: cardName(move.card),
        half: t(`names.half.${move.half}`),
        mark: markText(move.mark),
      });
    case 'foundParty':
      return t('campaign.move.foundParty', { name: move.name });
    case 'playParty':
    case 'disband':
      return t(`campaign.move.${move.move}`, { name: campaign.parties[move.party]?.name ?? '' });
    case 'tickPerk': {
      const whose = campaign.heroes.find(({ no }) => no === move.hero)?.class ?? '';
      return t('campaign.move.tickPerk', { ...hero(move.hero), perk: perkWords(whose, move.perk) });
    }
    case 'note':
      return t('campaign.move.note', { text: move.text });
    case 'travel':
    case 'single':
      return t(`campaign.move.${move.move}`, { title: pageOf(move.scenario).title, level: move.level });
    case 'dungeon': {
      const steps = move.penalties.map((step) => t(`campaign.penaltyStep.${step}`));
      return `${t('campaign.move.dungeon', { level: move.level })}: ${steps.join(', ')}`;
    }
  }
}

/** L32.7: the effect of one tick on a line of a hero's perk sheet; empty if there is no such line. @param line the line's index, from 0 */
export function perkWords(hero: HeroId, line: number): string {
  const read = heroes.get(hero);
  const perk = read?.perks[line];
  const standard = standardModifiers(false);
  return perk ? perkText(perk, (id) => standard[id] ?? read?.modifiers.find((card) => card.id === id)) : '';
}

/** L32.8: an enhancement of a card in words. */
export function markText(mark: Mark): string {
  switch (mark.mark) {
    case 'plus':
      return t('campaign.mark.plus');
    case 'more':
      return t('campaign.mark.more', { what: t(`campaign.mark.number.${mark.of}`) });
    case 'condition':
      return conditionName(mark.condition);
    case 'jump':
      return t('printed.mod.jump');
    case 'element':
      return createWords(mark.element);
    case 'hex':
      return t('campaign.mark.hex');
    case 'summon':
      return t('campaign.mark.summon', { what: t(`campaign.mark.number.${mark.value}`) });
  }
}

/** The sentence about the reason why a move is refused. */
export const refusalSentence = (refusal: Refusal): string => t(`campaign.refused.${refusal}`);
