/** The rules of the moves in town: shop, donations, city events and parties (L30.2, L32). */
import { type CampaignTransaction, emit } from './change';
import { addPending, changeGold, changeProsperity, takeCopy } from './gains';
import { refuseHeroOutsideTown, refuseOutsideTown } from './heroes';
import { MAX_COUNT, MAX_NAME_UNITS, MAX_NOTE_UNITS, MAX_PARTIES } from './limits';
import { countInStock, heroByNumber, partyHeroes, partyOf, priceOf, salePrice } from './lookups';
import type { MoveOf } from './moves';
import { drawEvent } from './outcomes';
import { countFor } from './quests';
import type { MoveRule } from './rule';
import type { Campaign } from './state';

/** Buys an item (L32.3). */
export const buyRule: MoveRule<MoveOf<'buy'>> = {
  refuse(book, campaign, { hero: no, item }) {
    const refusal = refuseHeroOutsideTown(campaign, no);
    const hero = heroByNumber(campaign, no);
    if (refusal || !hero) return refusal;
    if (!book.items[item]) return 'noSuchItem';
    if (hero.items.includes(item)) return 'owned';
    if (countInStock(campaign, item) < 1) return 'outOfStock';
    return hero.gold < priceOf(book, campaign, item) ? 'tooPoor' : null;
  },
  apply(c, { hero: no, item }) {
    const hero = heroByNumber(c.state, no);
    if (!hero) return;
    changeGold(c, hero, -priceOf(c.book, c.state, item), 'L32.3');
    takeCopy(c, hero, item);
    // The next scenario proposes to equip the bought item, if there is room for it (L21.1).
    hero.equipped.push(item);
    emit(c, { fact: 'itemBought', hero: no, item, rule: 'L32.3' });
  },
  candidates: (_, campaign) =>
    partyHeroes(campaign).flatMap(({ no }) =>
      Object.keys(campaign.world.copies).map((item) => ({ move: 'buy', hero: no, item })),
    ),
};

/** Sells an item (L32.4). */
export const sellRule: MoveRule<MoveOf<'sell'>> = {
  refuse(book, campaign, { hero: no, item }) {
    const refusal = refuseHeroOutsideTown(campaign, no);
    if (refusal) return refusal;
    if (!book.items[item]) return 'noSuchItem';
    return heroByNumber(campaign, no)?.items.includes(item) ? null : 'notOwned';
  },
  apply(c, { hero: no, item }) {
    const hero = heroByNumber(c.state, no);
    if (!hero) return;
    hero.items = hero.items.filter((each) => each !== item);
    hero.equipped = hero.equipped.filter((each) => each !== item);
    const gold = salePrice(c.book, item);
    emit(c, { fact: 'itemSold', hero: no, item, gold, rule: 'L32.4' });
    changeGold(c, hero, gold, 'L32.4');
  },
  candidates: (_, campaign) =>
    partyHeroes(campaign).flatMap(({ no, items }) => items.map((item) => ({ move: 'sell', hero: no, item }))),
};

/**
 * L32.6: donates gold. The hero gets blessings for its next scenario, and the town gets prosperity each time the total of
 * all donations reaches a multiple of `DonationDef.every`.
 */
export const donateRule: MoveRule<MoveOf<'donate'>> = {
  refuse(book, campaign, { hero: no }) {
    const refusal = refuseHeroOutsideTown(campaign, no);
    if (refusal) return refusal;
    if (campaign.stage.at === 'town' && campaign.stage.donated.includes(no)) return 'alreadyDonated';
    return (heroByNumber(campaign, no)?.gold ?? 0) < book.donation.gold ? 'tooPoor' : null;
  },
  apply(c, { hero: no }) {
    const hero = heroByNumber(c.state, no);
    const { stage, world } = c.state;
    const { gold, every, prosperity } = c.book.donation;
    if (!hero || stage.at !== 'town') return;
    // Heroes who have retired since their donation are removed from the list.
    stage.donated = [...stage.donated.filter((each) => heroByNumber(c.state, each)), no];
    changeGold(c, hero, -gold, 'L32.6');
    const full = Math.floor((world.donations + gold) / every) - Math.floor(world.donations / every);
    world.donations = Math.min(MAX_COUNT, world.donations + gold);
    emit(c, { fact: 'donated', hero: no, gold, inAll: world.donations, rule: 'L32.6' });
    bless(c, no);
    changeProsperity(c, full * prosperity, 'L32.6');
    countFor(c, hero, (step) => (step.count === 'donated' ? { n: gold } : null));
  },
  candidates: (_, campaign) => partyHeroes(campaign).map(({ no }) => ({ move: 'donate', hero: no })),
};

function bless(c: CampaignTransaction, no: number): void {
  const pending = { pending: 'bless', cards: c.state.world.blessings } as const;
  addPending(heroByNumber(c.state, no)?.pending, pending);
  emit(c, { fact: 'next', hero: no, pending, rule: 'L32.6' });
}

/** L32.1: draws a city event, at most one per visit to the town. */
export const cityEventRule: MoveRule<MoveOf<'cityEvent'>> = {
  refuse(_, campaign) {
    if (campaign.stage.at !== 'town') return 'notInTown';
    if (campaign.stage.eventDrawn) return 'eventDrawn';
    if (partyOf(campaign).heroes.length === 0) return 'noHeroes';
    return campaign.world.events.city.length === 0 ? 'noEventLeft' : null;
  },
  apply(c) {
    if (c.state.stage.at === 'town') c.state.stage.eventDrawn = true;
    drawEvent(c, 'city');
  },
  candidates: () => [{ move: 'cityEvent' }],
};

/** L30.2: founds another party, which becomes the party that plays. */
export const foundPartyRule: MoveRule<MoveOf<'foundParty'>> = {
  refuse(_, campaign, { name }) {
    if (campaign.parties.length >= MAX_PARTIES) return refuseOutsideTown(campaign) ?? 'tooManyParties';
    return refuseOutsideTown(campaign) ?? (name.length > MAX_NAME_UNITS ? 'tooLong' : null);
  },
  apply(c, { name }) {
    c.state.parties.push({ name, notes: '', achievements: [], reputation: 0, heroes: [] });
    c.state.party = c.state.parties.length - 1;
    emit(c, { fact: 'partyFounded', party: c.state.party, rule: 'L30.2' });
  },
  candidates: () => [{ move: 'foundParty', name: '' }],
};

/** L30.2: makes another party the party that plays. */
export const playPartyRule: MoveRule<MoveOf<'playParty'>> = {
  refuse: (_, campaign, { party }) => refuseOutsideTown(campaign) ?? (campaign.parties[party] ? null : 'noSuchParty'),
  apply(c, { party }) {
    c.state.party = party;
    emit(c, { fact: 'partyPlays', party, rule: 'L30.2' });
  },
  candidates: (_, campaign) => otherParties(campaign).map((party) => ({ move: 'playParty', party })),
};

/** L30.2: disbands a party other than the one that plays. */
export const disbandRule: MoveRule<MoveOf<'disband'>> = {
  refuse(_, campaign, { party }) {
    const outside = refuseOutsideTown(campaign);
    if (outside) return outside;
    if (!campaign.parties[party]) return 'noSuchParty';
    return party === campaign.party ? 'partyPlays' : null;
  },
  apply(c, { party }) {
    const [gone] = c.state.parties.splice(party, 1);
    if (party < c.state.party) c.state.party -= 1;
    emit(c, { fact: 'partyDisbanded', name: gone?.name ?? '', rule: 'L30.2' });
  },
  candidates: (_, campaign) => otherParties(campaign).map((party) => ({ move: 'disband', party })),
};

function otherParties(campaign: Campaign): number[] {
  return [...campaign.parties.keys()].filter((party) => party !== campaign.party);
}

/** L30.2: sets the notes on the party sheet. */
export const noteRule: MoveRule<MoveOf<'note'>> = {
  refuse: (_, __, { text }) => (text.length > MAX_NOTE_UNITS ? 'tooLong' : null),
  apply(c, { text }) {
    partyOf(c.state).notes = text;
  },
  candidates: () => [],
};
