/** Describes the effects of a move on a campaign, with one sentence for each fact. */
import type { CampaignBook } from '../../rules/longTable/campaign/book';
import type { CampaignFact } from '../../rules/longTable/campaign/facts';
import type { Campaign, HeroNo } from '../../rules/longTable/campaign/state';
import { t } from '..';
import { achievementName, effectWords, markText, outcomeText, pendingWords, perkWords } from './campaignWords';
import { capitalise, joinWords, withSign } from './forms';
import { heroTitle } from './naming';
import { endingTitle, eventPage, pageOf, questPage } from './stories';
import { cardName, itemName } from './termNames';

/** Names of heroes by their number. Heroes who have left the campaign are included if one of the facts contains their name. */
type Names = ReadonlyMap<HeroNo, string>;

/**
 * One sentence for each fact, in the same order.
 * @param campaign the campaign after the move; it provides the names of the heroes and the party
 */
export function factSentences(book: CampaignBook, campaign: Campaign, facts: readonly CampaignFact[]): string[] {
  const made = facts.flatMap((fact) => ('name' in fact && 'hero' in fact ? [[fact.hero, fact.name] as const] : []));
  const names: Names = new Map([...campaign.heroes.map(({ no, name }) => [no, name] as const), ...made]);
  return facts.map((fact) => capitalise(sentence(book, campaign, names, fact)));
}

function sentence(book: CampaignBook, campaign: Campaign, names: Names, fact: CampaignFact): string {
  const name = 'hero' in fact ? (names.get(fact.hero) ?? heroTitle('class' in fact ? fact.class : '')) : '';
  switch (fact.fact) {
    case 'gold':
    case 'experience':
    case 'checkmarks':
      return t(`campaign.fact.${fact.fact}`, { name, n: withSign(fact.n), now: fact.now });
    case 'itemGained':
    case 'itemBought':
      return t(`campaign.fact.${fact.fact}`, { name, item: itemName(fact.item) });
    case 'itemSold':
      return t('campaign.fact.itemSold', { name, item: itemName(fact.item), gold: fact.gold });
    case 'itemHeld':
      return t('campaign.fact.itemHeld', { item: itemName(fact.item) });
    case 'next':
      return t('campaign.fact.next', { name, what: pendingWords(fact.pending) });
    case 'nextTable':
      return t('campaign.fact.nextTable', { what: pendingWords(fact.pending) });
    case 'levelledUp': {
      const { card, level } = fact;
      if (card === null) return t('campaign.fact.levelledUpBare', { name, level });
      return t('campaign.fact.levelledUp', { name, level, card: cardName(card) });
    }
    case 'perkTicked': {
      const whose = campaign.heroes.find(({ no }) => no === fact.hero)?.class ?? '';
      return t('campaign.fact.perkTicked', { name, perk: perkWords(whose, fact.perk) });
    }
    case 'donated':
      return t('campaign.fact.donated', { name, gold: fact.gold, inAll: fact.inAll });
    case 'enhanced': {
      const { card, half, mark } = fact.enhancement;
      const what = { card: cardName(card), half: t(`names.half.${half}`), mark: markText(mark) };
      return t('campaign.fact.enhanced', { name, ...what, gold: fact.gold });
    }
    case 'questDealt':
      return t('campaign.fact.questDealt', { name, quests: joinWords(fact.quests.map(questTitle)) });
    case 'questKept':
    case 'questFulfilled':
      return t(`campaign.fact.${fact.fact}`, { name, quest: questPage(fact.quest).title });
    case 'heroMade':
    case 'heroDied':
    case 'heroRetired':
      return t(`campaign.fact.${fact.fact}`, { name, hero: heroTitle(fact.class) });
    case 'joined':
    case 'left':
    case 'partyFounded':
    case 'partyPlays':
      return t(`campaign.fact.${fact.fact}`, { name, party: campaign.parties[fact.party]?.name ?? '' });
    default:
      return worldly(book, fact);
  }
}

const questTitle = (quest: string): string => t('names.quoted', { name: questPage(quest).title });
const scenarioTitle = (scenario: string | null): string => pageOf(scenario ?? 'dungeon').title;

/** A scenario's title with the number that the campaign map shows. */
function numbered({ scenarios }: CampaignBook, scenario: string): string {
  const number = scenarios.find(({ id }) => id === scenario)?.number;
  return number === undefined ? scenarioTitle(scenario) : `${number} · ${scenarioTitle(scenario)}`;
}

type Personal =
  | 'gold'
  | 'experience'
  | 'checkmarks'
  | 'itemGained'
  | 'itemBought'
  | 'itemSold'
  | 'itemHeld'
  | 'next'
  | 'nextTable'
  | 'levelledUp'
  | 'perkTicked'
  | 'donated'
  | 'enhanced'
  | 'questDealt'
  | 'questKept'
  | 'questFulfilled'
  | 'heroMade'
  | 'heroDied'
  | 'heroRetired'
  | 'joined'
  | 'left'
  | 'partyFounded'
  | 'partyPlays';

/** The sentence of a fact that is not in `Personal`. Such a sentence needs no hero's name and no data of the campaign. */
function worldly(book: CampaignBook, fact: Exclude<CampaignFact, { fact: Personal }>): string {
  switch (fact.fact) {
    case 'partyDisbanded':
      return t('campaign.fact.partyDisbanded', { party: fact.name });
    case 'reputation':
      return t('campaign.fact.reputation', { n: withSign(fact.n), now: signed(fact.now) });
    case 'prosperity':
      return t('campaign.fact.prosperity', { n: withSign(fact.n), now: fact.now, level: fact.level });
    case 'stocked':
      return t('campaign.fact.stocked', { item: itemName(fact.item), copies: fact.copies });
    case 'achievement': {
      const [name, before] = [achievementName(fact.achievement), fact.replaces];
      if (before === null) return t('campaign.fact.achievement', { name });
      return t('campaign.fact.achievementInstead', { name, before: achievementName(before) });
    }
    case 'unlocked':
    case 'blocked':
    case 'completed':
      return t(`campaign.fact.${fact.fact}`, { title: numbered(book, fact.scenario) });
    case 'classOpened':
      return t('campaign.fact.classOpened', { hero: heroTitle(fact.class) });
    case 'newHeroes':
      return `${effectWords({ effect: 'newHeroes', gold: fact.gold, checkmarks: fact.checkmarks, perks: fact.perks })}.`;
    case 'blessings':
      return `${effectWords({ effect: 'blessings', n: fact.n })}.`;
    case 'pageOpened':
      return t('campaign.fact.pageOpened');
    case 'ended':
      return t('campaign.fact.ended', { title: endingTitle(fact.ending) });
    case 'deckEmpty':
      return t(`campaign.fact.deckEmpty.${fact.deck}`);
    case 'eventAdded':
    case 'eventLeft':
    case 'eventReturned':
      return t(`campaign.fact.${fact.fact}`, { event: fact.event });
    case 'eventDrawn':
      return t('campaign.fact.eventDrawn', { event: fact.event, title: eventPage(fact.event).title });
    case 'optionChosen': {
      const { option } = fact;
      const text = eventPage(fact.event).options[option];
      return t('campaign.fact.optionChosen', { option: t(`campaign.letter.${option}`), text });
    }
    case 'outcomeApplied': {
      // Leave out `otherwise`: the outcome has happened, so its printed "otherwise" no longer matters.
      const { otherwise: _, ...outcome } = book.events[fact.event]?.options[fact.option].outcomes[fact.outcome] ?? {
        effects: [],
      };
      return outcomeText(outcome);
    }
    case 'setOut': {
      const what = { title: scenarioTitle(fact.scenario), level: fact.level };
      return t(fact.casual ? 'campaign.fact.setOutAlone' : 'campaign.fact.setOut', what);
    }
    case 'arrived':
      return t(`campaign.fact.${fact.at}`);
    case 'scenarioFinished':
      return t(fact.won ? 'campaign.fact.won' : 'campaign.fact.lost', { title: scenarioTitle(fact.scenario) });
  }
}

const signed = (n: number): string => (n < 0 ? withSign(n) : `${n}`);
