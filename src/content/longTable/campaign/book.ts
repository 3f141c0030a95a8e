/** Builds the book of the campaign: the printed content that the moves of a campaign need (rules/longTable/campaign). */

import type { TreasureDef } from '../../../rules/longTable/book';
import type {
  CampaignBook,
  ClassDef,
  EventDef,
  PageDef,
  QuestDef,
  ScenarioNode,
} from '../../../rules/longTable/campaign/book';
import type { CardDef, ItemId } from '../../../rules/longTable/vocabulary';
import { type Catalogue, goals, heroes, items, scenarios, summons } from '../catalogue';
import { dungeonBook } from '../dungeon/book';
import { ITEMS } from '../items';
import { readNeeds, readOption, readRewards } from '../notation/campaign';
import { fail, readAt, wholePiece } from '../notation/pieces';
import { prosperityOf } from '../read';
import type { WrittenEvent, WrittenNode, WrittenQuest } from '../written';
import { EVENTS } from './events';
import { GRAPH } from './graph';
import { QUESTS } from './quests';
import {
  ACHIEVEMENTS,
  ALMONER,
  DONATION,
  ENHANCEMENT,
  ENHANCEMENT_NEEDS,
  EXPERIENCE,
  PRICES,
  PROSPERITY,
  START,
} from './tables';

let known: CampaignBook | null = null;

/** Returns the book that all campaigns share. */
export function campaignBook(): CampaignBook {
  known ??= makeBook();
  return known;
}

function makeBook(): CampaignBook {
  const pages = everything(scenarios(2));
  return {
    start: START,
    classes: Object.fromEntries(heroes.ids.map((id) => [id, classOf(id)])),
    cards: Object.fromEntries(heroes.ids.flatMap(cardsOf).map((card) => [card.id, card])),
    summons: everything(summons),
    items: everything(items),
    stock: Object.fromEntries(ITEMS.flatMap((item) => inStock(item.id, prosperityOf(item)))),
    achievements: ACHIEVEMENTS,
    scenarios: GRAPH.map((node, i) => readAt(node.id, () => readNode(node, i + 1))),
    treasures: Object.fromEntries(Object.values(pages).flatMap(({ treasures }) => treasures.flatMap(ordinary))),
    events: Object.fromEntries(EVENTS.map((event) => [event.id, readAt(event.id, () => readEvent(event))])),
    quests: Object.fromEntries(QUESTS.map((quest) => [quest.id, readAt(quest.id, () => readQuest(quest))])),
    goals: everything(goals),
    pages: { almoner: readAlmoner() },
    randomDesigns: ITEMS.filter((item) => (prosperityOf(item) ?? 1) > 1).map(({ id }) => id),
    prosperity: PROSPERITY,
    experience: EXPERIENCE,
    prices: PRICES,
    donation: DONATION,
    enhancement: ENHANCEMENT,
    enhancementNeeds: ENHANCEMENT_NEEDS,
    dungeon: dungeonBook(),
  };
}

function everything<T>(shelf: Catalogue<T>): Record<string, T> {
  return Object.fromEntries(shelf.ids.flatMap((id) => [shelf.get(id)].flatMap((each) => (each ? [[id, each]] : []))));
}

const cardsOf = (hero: string): readonly CardDef[] => heroes.get(hero)?.cards ?? [];

function classOf(hero: string): ClassDef {
  const { def, perks } = heroes.get(hero) ?? fail(wholePiece(hero), 'no such class');
  return { def, perks };
}

const inStock = (id: ItemId, prosperity: number | null): [ItemId, number][] =>
  prosperity === null ? [] : [[id, prosperity]];

/** L4.7: returns a treasure with its number, unless it is a goal treasure, which is not loot of the campaign. */
function ordinary({ hex: _, ...treasure }: TreasureDef): [number, Omit<TreasureDef, 'hex'>][] {
  return treasure.goal ? [] : [[treasure.number, treasure]];
}

/** Reads a scenario's entry in the campaign graph. @throws NotationError */
export function readNode(
  { id, place, needs: asked, unlocks, blocks, rewards: given }: WrittenNode,
  number: number,
): ScenarioNode {
  return {
    id,
    number,
    place,
    needs: readNeeds(asked),
    unlocks,
    blocks,
    rewards: readAt('rewards', () => readRewards(given)),
    links: [],
  };
}

/** Reads an event. @throws NotationError */
export function readEvent({ deck, fromStart, A, B }: WrittenEvent): EventDef {
  return {
    deck,
    fromStart: fromStart === true,
    options: { A: readAt('A', () => readOption(...A)), B: readAt('B', () => readOption(...B)) },
  };
}

/** Reads a personal quest. @throws NotationError */
export const readQuest = ({ steps, gives }: WrittenQuest): QuestDef => ({
  steps,
  gives: readAt('gives', () => readRewards(gives)),
});

const readAlmoner = (): PageDef => ({
  opens: { on: 'donations', atLeast: ALMONER.atLeast },
  gives: readRewards(ALMONER.gives),
});
