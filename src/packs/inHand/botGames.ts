/** Lets the careful bot play a page many times, to measure how hard it is. */
import { carefulBot } from '../../bots/inHand/careful';
import { bookOf } from '../../content/inHand';
import { usualUpgrades } from '../../content/inHand/typicalHero';
import { isOver, type Play } from '../../flow/inHand/play';
import { IN_HAND } from '../../journal/inHand/ruleset';
import type { Setup } from '../../rules/inHand/book';
import type { ScenarioLevel } from '../../rules/inHand/vocabulary';
import { fault, type Read } from '../../storage/untrusted';
import { readPack } from './pack';

/** Why a game was not won: no HP, no cards, a round limit, a rule of the page, or no end within the limit of commands. */
export const BOT_LOSSES = ['hp', 'cards', 'late', 'failed', 'endless'] as const;
export type BotLoss = (typeof BOT_LOSSES)[number];

/** A request: the first page of a pack, and how often to play it. */
export interface BotOrder {
  /** The pack's text. */
  readonly text: string;
  readonly scenarioLevel: ScenarioLevel;
  readonly games: number;
}

/** The results of the games that are over. */
export interface BotTally {
  readonly done: number;
  readonly of: number;
  readonly won: number;
  /** The sum over all games. */
  readonly rounds: number;
  readonly lost: Readonly<Record<BotLoss, number>>;
}

/** The most commands of a game; any game that ends has fewer. */
const MAX_COMMANDS = 2000;

/** Plays, and yields the results so far after each command. @returns all results, or the fault */
export function* botGames({ text, scenarioLevel, games }: BotOrder): Generator<BotTally, Read<BotTally>, void> {
  const read = readPack(text);
  if (!read.ok) return read;
  const { monsters, scenarios } = read.value;
  const [scenario] = scenarios;
  if (!scenario) return fault('invalid', 'scenarios');
  const own = new Map(monsters.map((each) => [each.id, each]));
  let tally: BotTally = {
    done: 0,
    of: games,
    won: 0,
    rounds: 0,
    lost: { hp: 0, cards: 0, late: 0, failed: 0, endless: 0 },
  };
  yield tally;
  for (let game = 0; game < games; game += 1) {
    const { page, heroLevel, items } = scenario;
    const setup: Setup = {
      scenario: page.id,
      hero: 'bailiff',
      level: heroLevel,
      upgrades: usualUpgrades({ heroLevel }),
      items,
      scenarioLevel,
      looted: [],
      variants: { hindrances: false, onTable: false },
      seed: `bot-${game}`,
    };
    let play = IN_HAND.begin(bookOf(setup, page, own));
    for (let said = 0; said < MAX_COMMANDS && !isOver(play); said += 1) {
      const next = after(play);
      if (typeof next === 'string') return fault('invalid', 'scenarios.0', next);
      play = next;
      yield tally;
    }
    tally = counted(tally, play);
    yield tally;
  }
  return { ok: true, value: tally };
}

/** The play after the bot's command, or a text that describes the fault. */
function after(play: Play): Play | string {
  try {
    const command = carefulBot(play);
    const sent = command && IN_HAND.send(play, command);
    return sent?.ok ? sent.play : `nothing can be done in ${play.phase}`;
  } catch (error) {
    return String(error);
  }
}

function counted({ done, won, rounds, lost, of }: BotTally, play: Play): BotTally {
  const loss = lossOf(play);
  return {
    of,
    done: done + 1,
    won: won + (loss === null ? 1 : 0),
    rounds: rounds + play.state.round,
    lost: loss === null ? lost : { ...lost, [loss]: lost[loss] + 1 },
  };
}

function lossOf(play: Play): BotLoss | null {
  if (play.phase === 'won') return null;
  if (!isOver(play)) return 'endless';
  const { ending, hero } = play.state;
  if (ending === 'late' || ending === 'failed') return ending;
  return hero.hp < 1 ? 'hp' : 'cards';
}
