/** Provides what storage needs to know about the mode in hand. */
import { heroes, items } from '../../content/inHand';
import { type Campaign, endingScenarioOf, setupOf } from '../../flow/inHand/campaign';
import { countCompleted } from '../../flow/inHand/levels';
import { isSingle } from '../../flow/inHand/singleGame';
import type { InHand } from '../../flow/inHand/types';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { SHAPES } from '../../journal/inHand/schema';
import { journalShapeOf } from '../../journal/schema';
import type { CampaignLine, SavedMode } from '../savedMode';
import { envelopeShapeOf } from '../schema';
import { migrateFromZero } from './migrate';
import { campaignShape } from './schema';

export interface InHandSaved {
  readonly game: InHand;
  readonly campaign: Campaign;
}

export const SAVED_IN_HAND: SavedMode<InHandSaved> = {
  rules: IN_HAND,
  envelope: envelopeShapeOf<InHandSaved>(IN_HAND.id, campaignShape, SHAPES),
  journal: journalShapeOf(IN_HAND.id, SHAPES),
  lineOf,
  roundOf: ({ round }) => round,
  setupOf,
  findMissing: missing,
  isSingle,
  migrations: { 0: migrateFromZero },
};

function lineOf(campaign: Campaign): CampaignLine {
  const { name, level, gold, stage } = campaign;
  return {
    name,
    level,
    stage: stage.at,
    done: countCompleted(campaign),
    gold,
    ending: endingScenarioOf(campaign),
    scenario: stage.at === 'table' ? stage.scenario : null,
  };
}

function missing({ hero, items: owned, forSale, upgrades, pledged = [], stage }: Campaign) {
  const cards = new Set(heroes[hero]?.cards.map(({ id }) => id));
  const names = [
    ...owned.map((id) => ({ field: 'campaign.items', id, known: Object.hasOwn(items, id) })),
    ...forSale.map((id) => ({ field: 'campaign.forSale', id, known: Object.hasOwn(items, id) })),
    ...pledged.map((id) => ({ field: 'campaign.pledged', id, known: Object.hasOwn(items, id) })),
    ...upgrades.map((id) => ({ field: 'campaign.upgrades', id, known: cards.has(id) })),
    ...(stage.at === 'outcome' ? [...stage.outcome.items, ...stage.outcome.forSale] : []).map((id) => ({
      field: 'campaign.stage.outcome',
      id,
      known: Object.hasOwn(items, id),
    })),
  ];
  return names.find(({ known }) => !known) ?? null;
}
