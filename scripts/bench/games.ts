/** Plays the games that the benchmark loads: a fight, a long game and shared games. */
import { greedyBot } from '../../src/bots/inHand/greedy';
import { randomBot } from '../../src/bots/inHand/random';
import { bookFor } from '../../src/content/inHand';
import { CHAPTERS } from '../../src/content/inHand/chapters';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import { newCampaign } from '../../src/flow/inHand/campaign';
import { send } from '../../src/flow/inHand/play';
import { encodeSave } from '../../src/storage/saveCode';
import { VERSION } from '../../src/storage/schema';
import { encodeShare } from '../../src/storage/shareCode';
import { type Game, keep, newGame, record } from '../../test/kit/inHand';

/** Returns the exported save, as text, of a campaign in which `game` is under way. */
export function codeOf(game: Game): Promise<string> {
  const campaign = newCampaign('benchbenchbench1', 'Bench', { hindrances: false, onTable: false });
  const stage = { at: 'table', scenario: 1, scenarioLevel: 1, seed: game.journal.setup.seed } as const;
  const now = Date.now();
  const times = { serial: 1, created: now, savedAt: now, played: 0 };
  return encodeSave({
    version: VERSION,
    mode: 'inHand',
    ...times,
    campaign: { ...campaign, stage },
    table: keep(game),
  });
}

/** Plays a game up to the roll for the monster's behaviour in the first fight. */
export function fightingGame(): Game {
  let game = newGame(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'fight' }));
  for (let command = greedyBot(game.play); command && game.play.phase !== 'behaviour'; command = greedyBot(game.play)) {
    const sent = send(game.play, command);
    if (!sent.ok) throw new Error(sent.reason);
    game = record(game, command, sent.play, sent.events);
  }
  return game;
}

/** Returns a shared game of each of the first ten scenarios, after at most twelve commands. */
export function sharedGames(): Promise<{ scenario: string; code: string }[]> {
  const shared = CHAPTERS.slice(0, 10).map(async ({ id: scenario }) => {
    let game = newGame(bookFor({ ...NEWCOMER, scenario, seed: scenario }));
    for (let n = 0; n < 12; n += 1) {
      const command = greedyBot(game.play);
      const sent = command ? send(game.play, command) : null;
      if (!command || !sent?.ok) break;
      game = record(game, command, sent.play, sent.events);
    }
    return { scenario, code: await encodeShare(game.journal) };
  });
  return Promise.all(shared);
}

/** Plays many random games until the scenario ends. @returns the longest game, without its last command */
export function longGame(): Game {
  let longest: Game | null = null;
  for (let n = 0; n < 60; n += 1) {
    const bot = randomBot(`long${n}`);
    let game = newGame(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: `long${n}` }));
    for (let command = bot(game.play); command; command = bot(game.play)) {
      const sent = send(game.play, command);
      if (!sent.ok || sent.play.phase === 'lost' || sent.play.phase === 'won') break;
      game = record(game, command, sent.play, sent.events);
    }
    if (!longest || game.journal.commands.length > longest.journal.commands.length) longest = game;
  }
  if (!longest) throw new Error('no game was played');
  return longest;
}
