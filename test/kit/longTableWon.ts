/** Test kit: a won game of scenario 1 of the Long Table as gestures, which the tests of the real page repeat. */
import { readFileSync } from 'node:fs';
import { createGreedyBot } from '../../src/bots/longTable/careful';
import { bookFor } from '../../src/content/longTable';
import { campaignBook } from '../../src/content/longTable/campaign/book';
import type { TableCampaign } from '../../src/flow/longTable/campaign';
import { isOver } from '../../src/flow/longTable/play';
import type { LongTable } from '../../src/flow/longTable/types';
import { type Journal, replay, toSavedGame } from '../../src/journal/journal';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import { beginCampaign } from '../../src/rules/longTable/campaign/begin';
import { legalMoves, makeMove } from '../../src/rules/longTable/campaign/play';
import { setupOf } from '../../src/rules/longTable/campaign/setupOf';
import type { Campaign } from '../../src/rules/longTable/campaign/state';
import type { Command } from '../../src/rules/longTable/commands';
import type { HeroId } from '../../src/rules/longTable/vocabulary';
import type { Interaction } from '../../src/session/longTable/interaction';
import { openInteraction } from '../../src/session/longTable/openInteraction';
import { openSession } from '../../src/session/session';
import { encodeSave } from '../../src/storage/saveCode';
import { type Envelope, VERSION } from '../../src/storage/schema';
import { DEFAULTS } from '../../src/storage/settings';
import { apply, type Gesture, gestureFor, goalOf } from './longTableGestures';

const SCENARIO = 'noticeOnTheDoor';
const HEROES = ['bailiff', 'ferrywoman'] as const;
/** The first seed that the search tries; with the current cards this game is won. */
const FIRST_SEED = 4;
const MAX_TOUCHES = 2500;
/** Every test reads the game from this file, as playing it takes more than a second. */
export const WON_RECORD = 'test/kit/golden/longTableWon.json';

export interface Touch {
  readonly gesture: Gesture;
  /** The number of commands in the journal after the gesture. */
  readonly said: number;
}

export interface WonGame {
  readonly campaign: TableCampaign;
  readonly journal: Journal<LongTable>;
  readonly touches: readonly Touch[];
}

/** Returns a party that has travelled to a scenario. @throws Error if it cannot travel there */
export function partyAt(scenario: string, seed: string, heroes: readonly HeroId[] = HEROES, level = 0): TableCampaign {
  const book = campaignBook();
  const begun = beginCampaign(book, {
    party: 'The Receivers',
    heroes: heroes.map((each) => ({ class: each, name: each })),
    variants: { lessChance: false, death: false, grim: false },
    openInformation: true,
    seed,
  });
  if ('refused' in begun) throw new Error(begun.refused);
  let state: Campaign = begun.campaign;
  while (state.stage.at !== 'scenario') {
    const moves = legalMoves(book, state);
    const way = moves.find(
      (each) =>
        (each.move === 'travel' || each.move === 'single') && each.scenario === scenario && each.level === level,
    );
    const move = state.question ? moves[0] : way;
    const made = move && makeMove(book, state, move);
    if (!made || 'refused' in made) throw new Error(`the party cannot travel to ${scenario}`);
    state = made.campaign;
  }
  return { id: 'c000000000000000', name: 'The Receivers', stage: { at: 'table' }, state };
}

/** Returns an interaction with the campaign's scenario before its first command. */
export function tableOf({ state }: TableCampaign): Interaction {
  const book = bookFor(setupOf(campaignBook(), state));
  return openInteraction(openSession(LONG_TABLE, book, { save: () => null }), () => DEFAULTS);
}

/** Returns scenario 1 before its first command. */
export function newGameOf(seed: string, level = 0): Pick<WonGame, 'campaign' | 'journal'> {
  const campaign = partyAt(SCENARIO, seed, HEROES, level);
  return { campaign, journal: tableOf(campaign).session.journal };
}

/** Plays scenario 1 like the greedy bot, with gestures. Returns null if the game is lost. */
function played(seed: string): WonGame | null {
  const campaign = partyAt(SCENARIO, seed);
  const interaction = tableOf(campaign);
  const bot = createGreedyBot();
  const touches: Touch[] = [];
  const { session } = interaction;
  while (!isOver(interaction.play)) {
    const next = bot(interaction.play);
    if (!next) return null;
    // Targets, hexes and areas of a previewed ability are touched at once, which also performs the ability.
    const then = next.type === 'perform' && interaction.preview ? bot(interaction.preview) : null;
    const command = then?.type === 'target' || then?.type === 'place' || then?.type === 'area' ? then : next;
    const before = session.journal.commands.length;
    const goal = goalOf(interaction, command, bot);
    while (session.journal.commands.length === before) {
      if (touches.length > MAX_TOUCHES) throw new Error(`no gestures send ${JSON.stringify(command)}`);
      const gesture = gestureFor(interaction, command, goal);
      apply(interaction, gesture);
      touches.push({ gesture, said: session.journal.commands.length });
    }
  }
  return interaction.play.phase === 'won' ? { campaign, journal: session.journal, touches } : null;
}

/** What is recorded of the won game: the seed, with which the party and the scenario begin, and what follows. */
export interface WonRecord extends Pick<WonGame, 'touches'> {
  readonly seed: string;
  readonly commands: readonly Command[];
}

/** Plays games with different seeds until one is won. @throws Error if none of 40 is won */
export function findWonGame(): WonRecord {
  for (let nth = FIRST_SEED; nth < FIRST_SEED + 40; nth += 1) {
    const seed = `won${nth}`;
    const game = played(seed);
    if (game) return { seed, commands: game.journal.commands, touches: game.touches };
  }
  throw new Error('none of 40 games is won');
}

let won: WonGame | null = null;

/** Returns the recorded won game. `npm run goldens -- snapshots` records it anew after a change of rules, content or bots. */
export function wonGame(): WonGame {
  if (won) return won;
  const { seed, commands, touches } = JSON.parse(readFileSync(WON_RECORD, 'utf8')) as WonRecord;
  const { campaign, journal } = newGameOf(seed);
  won = { campaign, journal: { ...journal, commands }, touches };
  return won;
}

/** Returns the game after so many of its commands, as a save. */
export function envelopeAt({ campaign, journal }: Pick<WonGame, 'campaign' | 'journal'>, commands: number): Envelope {
  const book = bookFor(journal.setup);
  const game = replay(LONG_TABLE, book, { ...journal, commands: journal.commands.slice(0, commands) });
  if (!game.ok) throw new Error(`command ${game.index} is refused: ${game.reason}`);
  return campEnvelope(campaign, toSavedGame(LONG_TABLE, game));
}

/** Returns the save of a campaign. @param table null if no scenario is in progress */
export const campEnvelope = (campaign: TableCampaign, table: Envelope['table'] = null): Envelope => ({
  version: VERSION,
  mode: 'longTable',
  serial: 1,
  created: 1,
  savedAt: 2,
  played: 0,
  campaign,
  table,
});

/** Returns the game after so many of its commands, as a save code. */
export const savedAt = (...given: Parameters<typeof envelopeAt>): Promise<string> => encodeSave(envelopeAt(...given));
