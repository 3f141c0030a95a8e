/** Creates heroes, raises their levels, and removes retired and dead heroes (L32.2, L32.5, L32.7, L32.11, L32.12, L35.2). */
import type { CardDef, CardId } from '../vocabulary';
import type { CampaignBook } from './book';
import { type CampaignTransaction, emit, push, shuffle } from './change';
import { changeCheckmarks, changeExperience, changeProsperity } from './gains';
import { MAX_COUNT, MAX_HEROES, MAX_NAME_UNITS } from './limits';
import {
  canLevelUp,
  classesInParty,
  experienceForLevel,
  freeLines,
  heroByNumber,
  isQuestCompleted,
  MAX_PARTY_SIZE,
  partyHeroes,
  partyOf,
  perksLeft,
  prosperityLevel,
} from './lookups';
import type { MoveOf, Refusal } from './moves';
import type { MoveRule } from './rule';
import type { Campaign, Hero } from './state';

const GOLD_PER_LEVEL = 15;

/** The reason to refuse a move that is possible only in town; null if the party is in town. */
export const refuseOutsideTown = ({ stage }: Campaign): Refusal | null => (stage.at === 'town' ? null : 'notInTown');

/** The reason to refuse a move of a hero in town; null if the party is in town and the hero is in the party that plays. */
export function refuseHeroOutsideTown(campaign: Campaign, no: number): Refusal | null {
  if (campaign.stage.at !== 'town') return 'notInTown';
  if (!heroByNumber(campaign, no)) return 'noSuchHero';
  return partyOf(campaign).heroes.includes(no) ? null : 'notInParty';
}

/** L1.2, L32.5: the cards of a class that a hero's pool may have at this level. `X` cards are allowed from level 1 on. */
function cardsUpTo(book: CampaignBook, hero: string, level: number): CardDef[] {
  return Object.values(book.cards).filter((card) => card.hero === hero && (card.level === 'X' || card.level <= level));
}

/**
 * L32.2: adds a new hero to the party, and adds the task that deals quests. The hero begins at level 1, with the minimum
 * experience and the gold of `level`, to which the hero may rise. `line` is an index of `Campaign.lines`, or the next unused index.
 */
export function makeHero(
  c: CampaignTransaction,
  { class: name, level, line, ...named }: { class: string; name: string; line: number; level: number },
): Hero {
  const { newHeroes } = c.state.world;
  const { lines } = c.state;
  if (line === lines.length) lines.push(0);
  const hero: Hero = {
    no: c.state.nextHero,
    class: name,
    name: named.name,
    line,
    level: 1,
    experience: experienceForLevel(c.book, level),
    gold: Math.min(MAX_COUNT, GOLD_PER_LEVEL * (level + 1) + newHeroes.gold),
    items: [],
    equipped: [],
    pool: cardsUpTo(c.book, name, 1).map(({ id }) => id),
    hand: [],
    perks: (c.book.classes[name]?.perks ?? []).map(() => 0),
    startPerks: Math.min(MAX_COUNT, (lines[line] ?? 0) + newHeroes.perks),
    checkmarks: 0,
    quest: null,
    progress: { step: 0, count: 0, names: [] },
    pending: [],
  };
  c.state.nextHero += 1;
  c.state.heroes.push(hero);
  partyOf(c.state).heroes.push(hero.no);
  emit(c, { fact: 'heroMade', hero: hero.no, class: name, name: hero.name, rule: 'L32.2' });
  changeCheckmarks(c, hero, newHeroes.checkmarks, 'L32.2');
  push(c, { do: 'dealQuest', hero: hero.no });
  return hero;
}

/** L32.2: creates a hero. */
export const newHeroRule: MoveRule<MoveOf<'newHero'>> = {
  refuse(book, campaign, move) {
    if (campaign.stage.at !== 'town') return 'notInTown';
    if (!campaign.world.classes.includes(move.class)) return 'classNotOpen';
    if (classesInParty(campaign).includes(move.class)) return 'classInParty';
    if (partyOf(campaign).heroes.length >= MAX_PARTY_SIZE) return 'partyFull';
    if (!freeLines(campaign).includes(move.line)) return 'lineTaken';
    if (campaign.heroes.length >= MAX_HEROES || campaign.nextHero >= MAX_COUNT) return 'tooManyHeroes';
    if (move.name.length > MAX_NAME_UNITS) return 'tooLong';
    const most = prosperityLevel(book, campaign.world.prosperity);
    return Number.isInteger(move.level) && move.level >= 1 && move.level <= most ? null : 'level';
  },
  apply: (c, move) => void makeHero(c, move),
  candidates: (book, campaign) =>
    campaign.world.classes.flatMap((name) =>
      freeLines(campaign).flatMap((line) =>
        [...Array(prosperityLevel(book, campaign.world.prosperity)).keys()].map((below) => ({
          move: 'newHero' as const,
          class: name,
          name: '',
          line,
          level: below + 1,
        })),
      ),
    ),
};

/** L32.5: the cards among which a hero chooses at its next level. */
export function cardsToTake(
  book: CampaignBook,
  hero: { class: string; level: number; pool: readonly CardId[] },
): CardId[] {
  return cardsUpTo(book, hero.class, hero.level + 1)
    .filter(({ id }) => !hero.pool.includes(id))
    .map(({ id }) => id);
}

/** L32.5: raises a hero to its next level. */
export const levelUpRule: MoveRule<MoveOf<'levelUp'>> = {
  refuse(book, campaign, move) {
    const refusal = refuseHeroOutsideTown(campaign, move.hero);
    const hero = heroByNumber(campaign, move.hero);
    if (refusal || !hero) return refusal;
    if (!canLevelUp(book, hero)) return 'tooLittleExperience';
    const cards = cardsToTake(book, hero);
    return (move.card === null ? cards.length === 0 : cards.includes(move.card)) ? null : 'notThatCard';
  },
  apply(c, move) {
    const hero = heroByNumber(c.state, move.hero);
    if (!hero) return;
    hero.level += 1;
    if (move.card !== null) hero.pool.push(move.card);
    emit(c, { fact: 'levelledUp', hero: hero.no, level: hero.level, card: move.card, rule: 'L32.5' });
  },
  candidates: (book, campaign) =>
    partyHeroes(campaign).flatMap((hero) => {
      const cards = cardsToTake(book, hero);
      return (cards.length > 0 ? cards : [null]).map((card) => ({ move: 'levelUp' as const, hero: hero.no, card }));
    }),
};

/** L32.12: gives a hero the minimum experience of the prosperity level. The hero then takes the levels one by one (`levelUp`). */
export const riseRule: MoveRule<MoveOf<'rise'>> = {
  refuse(book, campaign, move) {
    const refusal = refuseHeroOutsideTown(campaign, move.hero);
    if (refusal) return refusal;
    const least = experienceForLevel(book, prosperityLevel(book, campaign.world.prosperity));
    return (heroByNumber(campaign, move.hero)?.experience ?? 0) < least ? null : 'highEnough';
  },
  apply(c, move) {
    const hero = heroByNumber(c.state, move.hero);
    const least = experienceForLevel(c.book, prosperityLevel(c.book, c.state.world.prosperity));
    if (hero) changeExperience(c, hero, least - hero.experience, 'L32.12');
  },
  candidates: (_, campaign) => partyHeroes(campaign).map(({ no }) => ({ move: 'rise', hero: no })),
};

/** L32.7: ticks a box of a perk. Each box can be ticked once. */
export const tickPerkRule: MoveRule<MoveOf<'tickPerk'>> = {
  refuse(book, campaign, move) {
    const hero = heroByNumber(campaign, move.hero);
    if (!hero) return 'noSuchHero';
    if (perksLeft(hero) <= 0) return 'noPerkLeft';
    const boxes = book.classes[hero.class]?.perks[move.perk]?.boxes ?? 0;
    return (hero.perks[move.perk] ?? 0) < boxes ? null : 'boxesFull';
  },
  apply(c, move) {
    const hero = heroByNumber(c.state, move.hero);
    if (!hero) return;
    hero.perks[move.perk] = (hero.perks[move.perk] ?? 0) + 1;
    emit(c, { fact: 'perkTicked', hero: hero.no, perk: move.perk, rule: 'L32.7' });
  },
  candidates: (_, campaign) =>
    campaign.heroes.flatMap((hero) => hero.perks.map((__, perk) => ({ move: 'tickPerk', hero: hero.no, perk }))),
};

/** Removes a hero from play. The hero's items return to stock, because no hero owns them any more, and the gold is lost. */
function takeOut(c: CampaignTransaction, hero: Hero): void {
  c.state.heroes = c.state.heroes.filter(({ no }) => no !== hero.no);
  for (const party of c.state.parties) party.heroes = party.heroes.filter((no) => no !== hero.no);
}

/** L32.11: a hero retires. The class that the retirement unlocks is unlocked last. */
export const retireRule: MoveRule<MoveOf<'retire'>> = {
  refuse(book, campaign, move) {
    const refusal = refuseHeroOutsideTown(campaign, move.hero);
    const hero = heroByNumber(campaign, move.hero);
    if (refusal || !hero) return refusal;
    if (!isQuestCompleted(book, hero)) return 'questOpen';
    return canLevelUp(book, hero) ? 'mustLevelUp' : null;
  },
  apply(c, move) {
    const hero = heroByNumber(c.state, move.hero);
    if (!hero || hero.quest === null) return;
    takeOut(c, hero);
    c.state.lines[hero.line] = (c.state.lines[hero.line] ?? 0) + 1;
    c.state.world.questsDone.push(hero.quest);
    emit(c, { fact: 'heroRetired', hero: hero.no, class: hero.class, name: hero.name, rule: 'L32.11' });
    changeProsperity(c, 1, 'L32.11');
    const gives = c.book.quests[hero.quest]?.gives ?? [];
    push(c, { do: 'effects', effects: [...gives], cause: { cause: 'quest', quest: hero.quest } });
  },
  candidates: (_, campaign) => partyHeroes(campaign).map(({ no }) => ({ move: 'retire', hero: no })),
};

/** L35.2: removes a dead hero. Its items return to stock, its gold is lost, and its quest returns to the deck. */
export function removeDeadHero(c: CampaignTransaction, hero: Hero): void {
  takeOut(c, hero);
  if (hero.quest !== null) c.state.world.quests = shuffle(c, [...c.state.world.quests, hero.quest]);
  emit(c, { fact: 'heroDied', hero: hero.no, class: hero.class, name: hero.name, rule: 'L35.2' });
}

/** L30.2: a hero joins the party that plays. */
export const joinRule: MoveRule<MoveOf<'join'>> = {
  refuse(_, campaign, move) {
    if (campaign.stage.at !== 'town') return 'notInTown';
    const hero = heroByNumber(campaign, move.hero);
    if (!hero) return 'noSuchHero';
    if (campaign.parties.some((party) => party.heroes.includes(move.hero))) return 'inAParty';
    if (partyOf(campaign).heroes.length >= MAX_PARTY_SIZE) return 'partyFull';
    return classesInParty(campaign).includes(hero.class) ? 'classInParty' : null;
  },
  apply(c, move) {
    partyOf(c.state).heroes.push(move.hero);
    emit(c, { fact: 'joined', hero: move.hero, party: c.state.party, rule: 'L30.2' });
  },
  candidates: (_, campaign) => campaign.heroes.map(({ no }) => ({ move: 'join', hero: no })),
};

/** L30.2: a hero leaves the party. */
export const leaveRule: MoveRule<MoveOf<'leave'>> = {
  /** L32.11: a hero who must retire cannot leave the party instead. */
  refuse(book, campaign, move) {
    const refusal = refuseHeroOutsideTown(campaign, move.hero);
    const hero = heroByNumber(campaign, move.hero);
    if (refusal || !hero) return refusal;
    return isQuestCompleted(book, hero) ? 'mustRetire' : null;
  },
  apply(c, move) {
    const party = partyOf(c.state);
    party.heroes = party.heroes.filter((no) => no !== move.hero);
    emit(c, { fact: 'left', hero: move.hero, party: c.state.party, rule: 'L30.2' });
  },
  candidates: (_, campaign) => partyHeroes(campaign).map(({ no }) => ({ move: 'leave', hero: no })),
};
