/**
 * Plays whole campaigns with a bot through the statecharts of the game, including town, level-ups, the King and defeats.
 */
import type { Bot } from '../../bots/inHand/random';
import { bookFor, items } from '../../content/inHand';
import { CHAPTERS, chapterOf } from '../../content/inHand/chapters';
import { NEWCOMER } from '../../content/inHand/newcomer';
import { usualItems, usualUpgrades } from '../../content/inHand/typicalHero';
import {
  type Campaign,
  canPlay,
  endingScenarioOf,
  type HeroId,
  leaveOutcome,
  newCampaign,
  progressOf,
  setupOf,
} from '../../flow/inHand/campaign';
import { type GameCommand, screenOf, startScreenActor } from '../../flow/inHand/game';
import { upgradeableCards } from '../../flow/inHand/levels';
import { finishScenario } from '../../flow/inHand/outcome';
import { isOver, type Play, send } from '../../flow/inHand/play';
import { resultOf } from '../../flow/inHand/result';
import { buyRefusal, mustSell } from '../../flow/inHand/town';
import type { InHand } from '../../flow/inHand/types';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { addCommand, type Game, type Journal, newGame } from '../../journal/journal';
import type { ItemId, ScenarioLevel } from '../../rules/inHand/vocabulary';

/** The parameters of a simulated campaign. */
export interface CampaignRun {
  /** The number of the scenario with which the campaign ends. The bot plays the scenarios that lead to it. */
  readonly ending: number;
  readonly scenarioLevel: ScenarioLevel;
  /** The base from which the seeds of all scenarios are made. */
  readonly seed: string;
  /** Default: the Bailiff. */
  readonly hero?: HeroId;
}

/** One attempt at a scenario, won or lost. */
export interface Attempt {
  readonly scenario: number;
  readonly won: boolean;
  readonly rounds: number;
  readonly journal: Journal<InHand>;
}

/** The result of a whole campaign. */
export interface CampaignResult {
  /** The campaign at its end. */
  readonly campaign: Campaign;
  readonly attempts: readonly Attempt[];
  /** Everything that the hero bought, in order. An item that the King took and the hero bought again occurs twice. */
  readonly bought: readonly ItemId[];
}

/** The run fails if one scenario needs more attempts than this. */
const MAX_TRIES = 25;

/**
 * The shortest order of scenarios that leads to an ending.
 * @throws RangeError if no order leads to the ending
 */
export function shortestWayTo(ending: number): readonly number[] {
  const start = newCampaign('way', 'Nobody', { hindrances: false, onTable: false });
  const open: { readonly campaign: Campaign; readonly way: readonly number[] }[] = [{ campaign: start, way: [] }];
  const seen = new Set<string>();
  for (const { campaign, way } of open) {
    for (const { number } of CHAPTERS) {
      if (!canPlay(campaign, number)) continue;
      const next = { campaign: asWon(campaign, number), way: [...way, number] };
      if (number === ending) return next.way;
      const key = [...next.way].sort((a, b) => a - b).join();
      if (seen.has(key) || endingScenarioOf(next.campaign) !== null) continue;
      seen.add(key);
      open.push(next);
    }
  }
  throw new RangeError(`no way leads to scenario ${ending}`);
}

function asWon(campaign: Campaign, scenario: number): Campaign {
  const stage = { at: 'table', scenario, scenarioLevel: 1, seed: 'way' } as const;
  const nothing = { won: true, money: 0, treasures: [], purse: 0, flags: {}, rounds: 0 };
  return leaveOutcome(finishScenario({ ...campaign, stage }, nothing));
}

/**
 * Plays a campaign.
 * @throws Error if a scenario needs more than `MAX_TRIES` attempts, or if an unexpected screen is reached
 */
export function playCampaign(
  { ending, scenarioLevel, seed, hero = NEWCOMER.hero }: CampaignRun,
  bot: Bot,
): CampaignResult {
  const actor = startScreenActor();
  const attempts: Attempt[] = [];
  const bought: ItemId[] = [];
  const way = shortestWayTo(ending);
  const say = (command: GameCommand) => actor.send(command);
  const now = (): Campaign => {
    const { campaign } = actor.getSnapshot().context;
    if (!campaign) throw new Error('the game has no campaign');
    return campaign;
  };
  const next = () => way.find((number) => !progressOf(now(), number).completed) ?? ending;
  /** Whether the hero has shopped since the last attempt. */
  let shopped = false;
  /** Whether the King has paid since the last attempt, so that the hero has shopped once more (R3.5). */
  let paidOut = false;
  say({ type: 'ready' });
  say({ type: 'create' });
  say({ type: 'name', id: 'journey', name: 'Mirka', hero, variants: { hindrances: false, onTable: false } });
  for (;;) {
    const screen = screenOf(actor.getSnapshot());
    switch (screen) {
      case 'campaign':
        if (shopped) say({ type: 'open', scenario: next() });
        else say({ type: 'visitTown' });
        break;
      case 'town':
        shop(now, say, next(), bought);
        shopped = true;
        say({ type: 'back' });
        break;
      case 'page':
        say({ type: 'chooseLevel', scenarioLevel });
        say({ type: 'begin', seed: `${seed} ${next()} ${attempts.length}` });
        break;
      case 'summons':
        // After the King has paid (R3.5), the hero shops once more.
        if (paidOut) say({ type: 'obey' });
        else say({ type: 'visitTown' });
        paidOut = true;
        break;
      case 'table': {
        const { play, journal } = playOut(now(), bot);
        const result = resultOf(play);
        if (!result) throw new Error('the bot stopped before the scenario ended');
        attempts.push({ scenario: next(), won: result.won, rounds: result.rounds, journal });
        const tries = attempts.filter((each) => each.scenario === attempts.at(-1)?.scenario).length;
        if (tries > MAX_TRIES) throw new Error(`scenario ${next()} was not won in ${tries} attempts`);
        say({ type: 'ended', result });
        shopped = false;
        paidOut = false;
        break;
      }
      case 'outcome':
        say({ type: 'proceed' });
        break;
      case 'levelUp': {
        const wishes = usualUpgrades({ heroLevel: 5 }, hero).filter((card) => upgradeableCards(now()).includes(card));
        const [card] = wishes;
        if (!card) throw new Error('there is no card to upgrade at a level-up');
        say({ type: 'upgrade', card });
        break;
      }
      case 'ending':
        return { campaign: now(), attempts, bought };
      default:
        throw new Error(`the game has reached the unexpected screen "${screen}"`);
    }
  }
}

/** Sells the items that must be sold, and buys the usual items for a scenario. */
function shop(now: () => Campaign, say: (command: GameCommand) => void, scenario: number, bought: ItemId[]): void {
  const chapter = chapterOf(scenario);
  const wishes = chapter ? usualItems(chapter, now().hero) : [];
  const spare = () => now().items.filter((id) => !wishes.includes(id));
  while (mustSell(now())) {
    const item = spare()[0] ?? now().items[0];
    if (item === undefined) return;
    say({ type: 'sell', item });
  }
  for (const item of wishes) {
    const refused = buyRefusal(now(), item);
    const [other] = spare().filter((id) => items[id]?.card != null);
    const { gold } = now();
    // Sell an item to make room only if the hero can then pay for the better item.
    if ((refused === 'full' || refused === 'slot') && other && gold >= (items[item]?.cost ?? 0))
      say({ type: 'sell', item: other });
    const before = now().items.length;
    say({ type: 'buy', item });
    if (now().items.length > before) bought.push(item);
  }
}

function playOut(campaign: Campaign, bot: Bot): { readonly play: Play; readonly journal: Journal<InHand> } {
  const setup = setupOf(campaign);
  if (!setup) throw new Error('the campaign has no scenario to play');
  let game: Game<InHand> = newGame(IN_HAND, bookFor(setup));
  for (let command = bot(game.play); command && !isOver(game.play); command = bot(game.play)) {
    const sent = send(game.play, command);
    if (!sent.ok) throw new Error(`${setup.seed}: ${JSON.stringify(command)} is refused: ${sent.reason}`);
    game = addCommand(IN_HAND, game, command, sent.play, sent.events);
  }
  return game;
}
