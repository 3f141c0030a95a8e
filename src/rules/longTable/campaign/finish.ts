/** Applies the result of a finished scenario to the campaign (L29.2, L29.3, L30.1, L33). */
import type { QuestStep, ScenarioId } from './book';
import { type CampaignTransaction, emit, push } from './change';
import { changeCheckmarks, changeExperience, changeGold, gainTreasureItem, stockAll } from './gains';
import { removeDeadHero } from './heroes';
import { partyHeroes, partyOf, scenarioNode } from './lookups';
import type { Refusal } from './moves';
import { type Contribution, countFor } from './quests';
import type { HeroResult, ScenarioResult } from './result';
import { DUNGEON_ID } from './setupOf';
import type { Campaign, Hero, Journey } from './state';

/**
 * The reason to refuse a result; null if it fits. The party must be at a scenario, and the result must list exactly the party's heroes, in
 * the order of the party. Experience, gold and checkmarks must be whole numbers from 0.
 */
export function refuseResult(campaign: Campaign, result: ScenarioResult): Refusal | null {
  if (campaign.stage.at !== 'scenario') return 'notInScenario';
  const classes = partyHeroes(campaign).map((hero) => hero.class);
  const same = classes.length === result.heroes.length && result.heroes.every(({ hero }, i) => hero === classes[i]);
  const whole = result.heroes.every((each) =>
    [each.experience, each.gold, each.checkmarks].every((n) => Number.isInteger(n) && n >= 0),
  );
  return same && whole ? null : 'noSuchResult';
}

/** Gives each hero the gains of the finished scenario. A won scenario also gives its rewards, except a single scenario or a dungeon. */
export function applyScenarioResult(c: CampaignTransaction, result: ScenarioResult): void {
  const { stage, world } = c.state;
  if (stage.at !== 'scenario') return;
  const { journey } = stage;
  c.state.stage = { at: 'camp', after: journey.scenario };
  emit(c, { fact: 'scenarioFinished', scenario: journey.scenario, won: result.won, rule: 'L29.1' });
  world.pending = [];
  for (const [i, hero] of partyHeroes(c.state).entries()) {
    const brought = result.heroes[i];
    if (brought) bringHome(c, hero, brought, { won: result.won, scenario: journey.scenario });
  }
  push(c, { do: 'scenarioDone' });
  if (result.won) win(c, journey);
}

function bringHome(
  c: CampaignTransaction,
  hero: Hero,
  brought: HeroResult,
  scenario: { won: boolean; scenario: ScenarioId | null },
): void {
  hero.pending = [];
  hero.hand = brought.hand.filter((card) => hero.pool.includes(card));
  hero.equipped = brought.equipped.filter((item) => hero.items.includes(item));
  changeExperience(c, hero, brought.experience, scenario.won ? 'L29.3' : 'L29.2');
  changeGold(c, hero, brought.gold, 'L29.2');
  if (scenario.won) changeCheckmarks(c, hero, brought.checkmarks, 'L29.3');
  for (const number of brought.treasures) openTreasure(c, hero, number);
  countFor(c, hero, (step) => contributionOf(step, brought, scenario));
  if (brought.dead) removeDeadHero(c, hero);
}

/** L4.7, L18.5: opens an ordinary treasure, once per campaign. The hero's result already includes the gold of the treasure. */
function openTreasure(c: CampaignTransaction, hero: Hero, number: number): void {
  const treasure = c.book.treasures[number];
  const { looted } = c.state.world;
  if (!treasure || treasure.goal || looted.includes(number)) return;
  looted.push(number);
  if (treasure.item) gainTreasureItem(c, hero, treasure.item);
  if (treasure.design) stockAll(c, treasure.design, 'L18.5');
}

/** L32.2: what a finished scenario contributes to a quest step. Single scenarios and dungeons count too (L30.1, L34.1). */
function contributionOf(
  step: QuestStep,
  { counters, killed, exhausted }: HeroResult,
  { won, scenario }: { won: boolean; scenario: ScenarioId | null },
): Contribution | null {
  switch (step.count) {
    case 'kills':
      return { n: step.monsters.reduce((sum, monster) => sum + (killed[monster] ?? 0), 0) };
    case 'counter':
      return { n: counters[step.counter] ?? 0 };
    case 'wins': {
      const name = scenario ?? DUNGEON_ID;
      const asked = !step.scenarios || step.scenarios.includes(name);
      return won && asked && !(step.unexhausted && exhausted) ? { name } : null;
    }
    case 'items':
    case 'reputation':
    case 'donated':
      return null;
  }
}

/** L33.1: gives the rewards of a won scenario. A single scenario and a dungeon give no rewards. */
function win(c: CampaignTransaction, { scenario, casual }: Journey): void {
  const node = scenario === null ? undefined : scenarioNode(c.book, scenario);
  if (!node || casual) return;
  const { world } = c.state;
  world.completed.push(node.id);
  emit(c, { fact: 'completed', scenario: node.id, rule: 'L33.1' });
  for (const each of node.blocks) {
    if (world.blocked.includes(each)) continue;
    world.blocked.push(each);
    emit(c, { fact: 'blocked', scenario: each, rule: 'L33.1' });
  }
  const unlocks = node.unlocks.map((each) => ({ effect: 'scenario', scenario: each }) as const);
  const effects = [...node.rewards, ...unlocks];
  push(c, { do: 'effects', effects, cause: { cause: 'scenario', scenario: node.id } });
}

/** L32.2: counts the party's reputation for quest steps. This happens after all rewards, which may change the reputation. */
export function doScenarioDone(c: CampaignTransaction): void {
  const { reputation } = partyOf(c.state);
  for (const hero of partyHeroes(c.state))
    countFor(c, hero, (step) => (step.count === 'reputation' ? { value: reputation } : null));
}
