/** Lets the careful bot play a scenario page many times, to measure how hard the page is. */
import { carefulBot } from '../../bots/inHand/careful';
import { bookOf } from '../../content/inHand';
import { usualUpgrades } from '../../content/inHand/typicalHero';
import { isOver, type Play } from '../../flow/inHand/play';
import { IN_HAND } from '../../journal/inHand/ruleset';
import type { Setup } from '../../rules/inHand/book';
import type { ScenarioLevel } from '../../rules/inHand/vocabulary';
import { fault, type ReadResult } from '../../storage/untrusted';
import { readPack } from './pack';

/**
 * The reasons for a loss: the hero has no HP (`hp`) or too few cards (`cards`), the round limit is passed (`late`), a rule of the page ends
 * the scenario (`failed`), or the game has more than MAX_COMMANDS commands (`endless`).
 */
export const BOT_LOSSES = ['hp', 'cards', 'late', 'failed', 'endless'] as const;
export type BotLoss = (typeof BOT_LOSSES)[number];

/** A request to play the first page of a pack a number of times. */
export interface BotRequest {
  /** The pack's text. */
  readonly text: string;
  readonly scenarioLevel: ScenarioLevel;
  readonly games: number;
}

/** The results of the games finished so far. */
export interface BotTally {
  readonly done: number;
  readonly of: number;
  readonly won: number;
  /** The total number of rounds of all games. */
  readonly rounds: number;
  readonly lost: Readonly<Record<BotLoss, number>>;
}

/** A game with more commands than this counts as endless; games that end have far fewer. */
const MAX_COMMANDS = 2000;

/** Plays the games and yields the results so far after each command. @returns the final results, or the fault of the pack */
export function* botGames({ text, scenarioLevel, games }: BotRequest): Generator<BotTally, ReadResult<BotTally>, void> {
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
