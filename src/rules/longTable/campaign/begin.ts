/** Starts a campaign with its first party, in town (L30.2, L32.2). */
import { seedGenerator } from '../../core/chance';
import type { Setup } from '../book';
import type { HeroId } from '../vocabulary';
import type { CampaignBook, EventDeck } from './book';
import { applyMove, type ChangedCampaign, shuffle } from './change';
import { gainAchievement, unlock } from './effects';
import { stockAll } from './gains';
import { makeHero } from './heroes';
import { MAX_PARTY_SIZE } from './lookups';
import { runTasks } from './runTasks';
import type { CampaignState } from './state';

/** The player's choices for a new campaign. */
export interface NewCampaign {
  readonly party: string;
  /** One to four heroes of different classes, which must be open for this number of heroes (`CampaignStart`). */
  readonly heroes: readonly { readonly class: HeroId; readonly name: string }[];
  readonly variants: Setup['variants'];
  readonly openInformation: boolean;
  readonly seed: string;
}

/** The classes that are open at the start for this number of heroes. */
export function classesAtStart({ start }: CampaignBook, heroes: number): readonly HeroId[] {
  return heroes >= start.more.heroes ? [...start.classes, ...start.more.classes] : start.classes;
}

export const BEGIN_REFUSALS = ['noHeroes', 'partyFull', 'classInParty', 'classNotOpen'] as const;
export type BeginRefusal = (typeof BEGIN_REFUSALS)[number];

/** The reason why a campaign cannot start with these heroes; null if it can start. */
export function refuseToBegin(book: CampaignBook, { heroes }: NewCampaign): BeginRefusal | null {
  const classes = heroes.map((hero) => hero.class);
  if (classes.length === 0) return 'noHeroes';
  if (classes.length > MAX_PARTY_SIZE) return 'partyFull';
  if (new Set(classes).size < classes.length) return 'classInParty';
  const open = classesAtStart(book, classes.length);
  return classes.every((each) => open.includes(each)) ? null : 'classNotOpen';
}

/**
 * Starts a campaign in town. The first questions to the player are about the heroes' personal quests.
 * @returns `refused` if the campaign cannot start with these heroes
 */
export function beginCampaign(
  book: CampaignBook,
  wish: NewCampaign,
): ChangedCampaign | { readonly refused: BeginRefusal } {
  const refused = refuseToBegin(book, wish);
  if (refused) return { refused };
  return applyMove(book, empty(book, wish), (c) => {
    const { world } = c.state;
    for (const deck of ['city', 'road'] as const) world.events[deck] = shuffle(c, eventsOf(book, deck));
    world.quests = shuffle(c, Object.keys(book.quests));
    world.designs = shuffle(c, book.randomDesigns);
    const sides = book.scenarios.filter(({ side }) => side);
    world.sideScenarios = shuffle(c, sides).map(({ id }) => id);
    for (const achievement of book.start.achievements) gainAchievement(c, achievement, 'L30.2');
    for (const scenario of book.start.scenarios) unlock(c, scenario, 'L30.2');
    for (const [item, from] of Object.entries(book.stock)) if (from <= 1) stockAll(c, item, 'L32.12');
    // The agenda is a stack, so it is reversed to deal the quests of the first hero first.
    for (const [line, hero] of [...wish.heroes.entries()]) makeHero(c, { ...hero, line, level: 1 });
    c.state.agenda.reverse();
    runTasks(c);
  });
}

function eventsOf(book: CampaignBook, deck: EventDeck): string[] {
  return Object.entries(book.events).flatMap(([id, def]) => (def.fromStart && def.deck === deck ? [id] : []));
}

function empty(book: CampaignBook, wish: NewCampaign): CampaignState {
  return {
    generator: seedGenerator(wish.seed),
    variants: { ...wish.variants },
    openInformation: wish.openInformation,
    world: {
      unlocked: [],
      completed: [],
      blocked: [],
      achievements: [],
      prosperity: 0,
      donations: 0,
      classes: [...classesAtStart(book, wish.heroes.length)],
      copies: {},
      moreCopies: {},
      events: { city: [], road: [] },
      eventsGone: [],
      quests: [],
      questsDone: [],
      pages: [],
      designs: [],
      sideScenarios: [],
      looted: [],
      enhancements: {},
      newHeroes: { gold: 0, checkmarks: 0, perks: 0 },
      blessings: book.donation.blessings,
      pending: [],
      endings: [],
    },
    heroes: [],
    nextHero: 1,
    lines: [],
    parties: [{ name: wish.party, notes: '', achievements: [], reputation: 0, heroes: [] }],
    party: 0,
    stage: { at: 'town', eventDrawn: false, donated: [] },
    agenda: [],
    question: null,
  };
}
