/** The tables of the campaign (L32; docs/CONTENT-LONG.md, section 10): its start, achievements, experience, prosperity and prices. */
import type {
  AchievementDef,
  CampaignStart,
  DonationDef,
  EnhancementPrices,
  PriceSteps,
} from '../../../rules/longTable/campaign/book';

export const START: CampaignStart = {
  achievements: ['River: Fogged'],
  scenarios: ['noticeOnTheDoor'],
  classes: ['bailiff', 'ferrywoman'],
  more: { heroes: 3, classes: ['sexton', 'pawnbroker'] },
};

const party: AchievementDef = { scope: 'party' };
const global: AchievementDef = { scope: 'global' };
/** L30.3: an achievement of the type `River`. A campaign holds only the newest achievement of each type. */
const river: AchievementDef = { scope: 'global', type: 'River' };

export const ACHIEVEMENTS: Readonly<Record<string, AchievementDef>> = {
  Receivers: party,
  'Schedule A': party,
  'Schedule B': party,
  'Three Hundred Letters': party,
  'Wound Up': party,
  Composition: party,
  Crossing: party,
  Salt: party,
  Hawser: party,
  'The Tables': party,
  'Both Bells': party,
  Postage: party,
  Engraver: global,
  'Passenger List': global,
  'River: Fogged': river,
  'River: Clear': river,
  'River: Crossed': river,
  'River: Shut': river,
};

/** The experience needed for levels 2 to 9 (L32.5). */
export const EXPERIENCE = [45, 95, 150, 210, 275, 345, 420, 500] as const;
/** The prosperity marks needed for prosperity levels 2 to 9 (L32.12). */
export const PROSPERITY = [4, 9, 15, 22, 30, 39, 50, 64] as const;
/** Discounts by reputation, as [least reputation, discount in gold]. A negative reputation causes a surcharge of the same size (L32.3). */
export const PRICES: PriceSteps = [
  [3, 1],
  [7, 2],
  [11, 3],
  [15, 4],
  [19, 5],
];

/** The rules of donations (L32.6). */
export const DONATION: DonationDef = { gold: 10, blessings: 2, every: 100, prosperity: 1 };
/** The Almoner's page. It opens once 100 gold have been donated in total (L33.3). */
export const ALMONER = { atLeast: 100, gives: 'design aldermansChain' } as const;

/** L32.8: the achievement that allows enhancing cards. */
export const ENHANCEMENT_NEEDS = 'Engraver';

/** This campaign's prices of enhancements (docs/CONTENT-LONG.md, section 10), which replace those of L32.10. */
export const ENHANCEMENT: EnhancementPrices = {
  numbers: {
    move: 20,
    range: 20,
    heal: 20,
    push: 20,
    pull: 20,
    shove: 20,
    drag: 20,
    dig: 20,
    finish: 20,
    prevent: 20,
    pierce: 15,
    slam: 15,
    attack: 30,
    targets: 30,
    shield: 60,
    retaliate: 60,
  },
  summon: { hp: 30, move: 45, attack: 60 },
  conditions: {
    muddle: 30,
    strengthen: 30,
    bless: 30,
    poison: 45,
    wound: 45,
    curse: 45,
    immobilize: 60,
    disarm: 90,
  },
  jump: 30,
  element: 60,
  anyElement: 90,
  hex: 120,
  severalTargets: 2,
  perCardLevel: 15,
  perMark: 45,
  spots: 1,
  notOnLost: true,
};
