/** Creates a party for a scenario of a pack. The party's heroes have the cards and perks of their level, and proposed hands. */
import { heroes } from '../../content/longTable';
import { campaignBook } from '../../content/longTable/campaign/book';
import { idOfPackGame, stageOf, type TableCampaign } from '../../flow/longTable/campaign';
import { beginCampaign } from '../../rules/longTable/campaign/begin';
import type { CampaignBook } from '../../rules/longTable/campaign/book';
import { experienceForLevel } from '../../rules/longTable/campaign/lookups';
import type { Move } from '../../rules/longTable/campaign/moves';
import { legalMoves, makeMove } from '../../rules/longTable/campaign/play';
import type { Campaign } from '../../rules/longTable/campaign/state';
import type { HeroId } from '../../rules/longTable/vocabulary';

export interface PartyChoice {
  /** The party's name, already cleaned by `printableName`. */
  readonly party: string;
  readonly heroes: readonly { readonly class: HeroId; readonly name: string }[];
  /** The level of all heroes, from 1 to 9. */
  readonly heroLevel: number;
  readonly seed: string;
}

/** L30.2, L32.5, L32.7: creates the party's campaign; the party is in town. All classes are allowed, even those that a campaign unlocks. */
export function createParty({ party, heroes: chosen, heroLevel, seed }: PartyChoice): Campaign {
  const book = campaignBook();
  const open: CampaignBook = { ...book, start: { ...book.start, classes: heroes.ids } };
  const begun = beginCampaign(open, {
    party,
    heroes: chosen,
    variants: { lessChance: false, death: false, grim: false },
    openInformation: true,
    seed,
  });
  if ('refused' in begun) throw new RangeError(`cannot create the party for a scenario of a pack: ${begun.refused}`);
  const experience = experienceForLevel(book, heroLevel);
  let campaign = answered(book, begun.campaign);
  campaign = { ...campaign, heroes: campaign.heroes.map((hero) => ({ ...hero, experience })) };
  for (const kind of ['levelUp', 'tickPerk'] as const)
    for (let move = first(book, campaign, kind); move; move = first(book, campaign, kind))
      campaign = made(book, campaign, move);
  return { ...campaign, heroes: campaign.heroes.map((hero) => ({ ...hero, hand: handOf(hero) })) };
}

/** L32.2: answers every question of the new campaign with the first legal move. The quests that the heroes get have no effect here. */
function answered(book: CampaignBook, begun: Campaign): Campaign {
  let campaign = begun;
  while (campaign.question) {
    const [move] = legalMoves(book, campaign);
    if (!move) throw new RangeError(`the new campaign asks "${campaign.question.ask}", but no move is legal`);
    campaign = made(book, campaign, move);
  }
  return campaign;
}

const first = (book: CampaignBook, campaign: Campaign, kind: Move['move']): Move | undefined =>
  legalMoves(book, campaign).find(({ move }) => move === kind);

function made(book: CampaignBook, campaign: Campaign, move: Move): Campaign {
  const done = makeMove(book, campaign, move);
  if ('refused' in done) throw new RangeError(`the campaign refuses the move "${move.move}": ${done.refused}`);
  return done.campaign;
}

/** The proposed hand of a hero: the cards of the highest levels in the pool. Cards of level X come last. */
function handOf({ class: hero, pool }: Campaign['heroes'][number]): readonly string[] {
  const read = heroes.get(hero);
  const mine = (read?.cards ?? []).filter(({ id }) => pool.includes(id));
  const rank = (level: number | 'X') => (level === 'X' ? 0 : level);
  const sorted = mine.toSorted((a, b) => rank(b.level) - rank(a.level));
  return sorted.slice(0, read?.def.hand).map(({ id }) => id);
}

/** The player's choices for a game. */
export interface GameChoice extends PartyChoice {
  /** The global id of the scenario. */
  readonly scenario: string;
  /** L3.1: the scenario level. */
  readonly level: number;
}

/** Creates the hidden campaign of a game. Its party stands at the start of the scenario. */
export function campaignOfPage({ scenario, level, ...wanted }: GameChoice): TableCampaign {
  const journey = { scenario, casual: true, level, dungeon: null };
  const state = { ...createParty(wanted), stage: { at: 'scenario', journey, seed: wanted.seed } } as const;
  return { id: idOfPackGame(scenario), name: wanted.party, stage: stageOf(state), state };
}
