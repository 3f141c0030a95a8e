/** Builds the set-up of the scenario at which a party has arrived (L2.1, L30, L32). */
import type { HeroSetup, Setup } from '../book';
import type { CampaignBook } from './book';
import { partyHeroes } from './lookups';
import type { Campaign } from './state';

/** The id of a random dungeon (L34), used instead of a scenario's id. */
export const DUNGEON_ID = 'randomDungeon';

/** The set-up of the party's scenario. @throws Error if the party is not at a scenario */
export function setupOf(book: CampaignBook, campaign: Campaign): Setup {
  const { stage, world } = campaign;
  if (stage.at !== 'scenario') throw new Error('the party is not at a scenario');
  const { scenario, level, dungeon } = stage.journey;
  const heroes = partyHeroes(campaign).map(
    (hero): HeroSetup => ({
      hero: hero.class,
      level: hero.level,
      pool: hero.pool,
      hand: hero.hand,
      items: hero.items,
      equipped: hero.equipped,
      perks: hero.perks,
      enhancements: world.enhancements[hero.class] ?? [],
      pending: hero.pending,
      ...(hero.quest === null ? {} : { personalQuest: hero.quest }),
    }),
  );
  return {
    scenario: scenario ?? DUNGEON_ID,
    heroes,
    level,
    openInformation: campaign.openInformation && heroes.length > 1,
    variants: campaign.variants,
    looted: world.looted,
    battleGoals: Object.keys(book.goals),
    pending: world.pending,
    ...(dungeon ? { dungeon } : {}),
    seed: stage.seed,
  };
}
