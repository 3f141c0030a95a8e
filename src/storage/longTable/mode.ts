/** Provides what storage needs to know about the Long Table. */
import { isPackPage } from '../../content/longTable';
import { campaignBook } from '../../content/longTable/campaign/book';
import { isSingle, stageOf, type TableCampaign } from '../../flow/longTable/campaign';
import type { LongTable } from '../../flow/longTable/types';
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import { SHAPES } from '../../journal/longTable/schema';
import { journalShapeOf } from '../../journal/schema';
import type { ScenarioId } from '../../rules/longTable/campaign/book';
import { cancelProgress } from '../../rules/longTable/campaign/cancelProgress';
import { partyHeroes } from '../../rules/longTable/campaign/lookups';
import { setupOf } from '../../rules/longTable/campaign/setupOf';
import type { CampaignLine, SavedMode } from '../savedMode';
import { envelopeShapeOf } from '../schema';
import { fault, type ReadResult } from '../untrusted';
import { brokenLaw } from './campaignLaws';
import { campaignShape } from './schema';
import { brokenUnderWayLaw } from './underWayLaws';

export interface LongTableSaved {
  readonly game: LongTable;
  readonly campaign: TableCampaign;
}

export const SAVED_LONG_TABLE: SavedMode<LongTableSaved> = {
  rules: LONG_TABLE,
  envelope: envelopeShapeOf<LongTableSaved>(LONG_TABLE.id, campaignShape, SHAPES),
  journal: journalShapeOf(LONG_TABLE.id, SHAPES),
  lineOf,
  roundOf: ({ round }) => round,
  setupOf: ({ state }) => (state.stage.at === 'scenario' ? setupOf(campaignBook(), state) : null),
  findMissing: missing,
  checkLaws: lawful,
  isSingle,
  migrations: {},
};

/**
 * The campaign's line in the list of campaigns. The line's level is the highest level in the party, and its gold is the
 * sum of the gold of the party's heroes.
 */
function lineOf({ name, stage, state }: TableCampaign): CampaignLine {
  const heroes = partyHeroes(state);
  const { completed, endings } = state.world;
  return {
    name,
    level: Math.max(1, ...heroes.map(({ level }) => level)),
    stage: stage.at,
    done: completed.length,
    gold: heroes.reduce((sum, { gold }) => sum + gold, 0),
    ending: endings.length > 0 ? numberOf(completed.findLast((id) => endsStory(id)) ?? null) : null,
    scenario: state.stage.at === 'scenario' ? numberOf(state.stage.journey.scenario) : null,
  };
}

const nodeOf = (id: ScenarioId) => campaignBook().scenarios.find((node) => node.id === id);

/** The number of a scenario, or null for a random dungeon or a scenario of a pack, which have no number. */
const numberOf = (id: ScenarioId | null): number | null => (id === null ? null : (nodeOf(id)?.number ?? null));

const endsStory = (id: ScenarioId): boolean =>
  nodeOf(id)?.rewards.some(
    (each) =>
      each.effect === 'ending' || (each.effect === 'when' && each.effects.some(({ effect }) => effect === 'ending')),
  ) ?? false;

function missing({ state }: TableCampaign): { readonly field: string; readonly id: string } | null {
  const book = campaignBook();
  const { world } = state;
  const known = (record: object) => (id: string) => Object.hasOwn(record, id);
  const isScenario = (id: string) => nodeOf(id) !== undefined;
  const named: readonly (readonly [field: string, ids: readonly string[], isKnown: (id: string) => boolean])[] = [
    ['heroes', state.heroes.map((hero) => hero.class), known(book.classes)],
    ['heroes', state.heroes.flatMap(({ items }) => items), known(book.items)],
    ['heroes', state.heroes.flatMap(({ pool, hand }) => [...pool, ...hand]), known(book.cards)],
    ['heroes', state.heroes.flatMap(({ quest }) => quest ?? []), known(book.quests)],
    ['world', [...world.unlocked, ...world.completed, ...world.blocked, ...world.sideScenarios], isScenario],
    ['world.classes', world.classes, known(book.classes)],
    ['world.copies', Object.keys(world.copies), known(book.items)],
    ['world.events', [...world.events.city, ...world.events.road, ...world.eventsGone], known(book.events)],
    ['world.quests', [...world.quests, ...world.questsDone], known(book.quests)],
    ['world.pages', world.pages, known(book.pages)],
    ['world.designs', world.designs, known(book.items)],
    ['world.achievements', world.achievements, known(book.achievements)],
    [
      'stage',
      'journey' in state.stage ? [state.stage.journey.scenario ?? []].flat() : [],
      (id) => isScenario(id) || isPackPage(id),
    ],
  ];
  for (const [field, ids, isKnown] of named) {
    const id = ids.find((each) => !isKnown(each));
    if (id !== undefined) return { field: `campaign.state.${field}`, id };
  }
  return null;
}

/**
 * Checks the laws of a campaign. If the pending question or a task is impossible, the question and all tasks are dropped;
 * any other broken law is a fault.
 */
function lawful(campaign: TableCampaign): ReadResult<{ readonly campaign: TableCampaign; readonly mended: boolean }> {
  const book = campaignBook();
  const broken = brokenLaw(book, campaign.state);
  if (broken) return fault('invalid', broken.field, broken.law);
  if (brokenUnderWayLaw(book, campaign.state) === null) return { ok: true, value: { campaign, mended: false } };
  const state = cancelProgress(book, campaign.state);
  const still =
    brokenLaw(book, state) ?? (brokenUnderWayLaw(book, state) && { field: 'campaign.state.agenda', law: 'mended' });
  if (still) return fault('invalid', still.field, still.law);
  return { ok: true, value: { campaign: { ...campaign, stage: stageOf(state), state }, mended: true } };
}
