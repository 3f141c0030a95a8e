/** A won game of the first scenario of the Long Table, touch by touch: what the tests of the page play again there. */
import { greedyBot } from '../../src/bots/longTable/careful';
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
import type { HeroId } from '../../src/rules/longTable/vocabulary';
import { type Interaction, openInteraction } from '../../src/session/longTable/interaction';
import { openSession } from '../../src/session/session';
import { exported } from '../../src/storage/saveCode';
import { type Envelope, VERSION } from '../../src/storage/schema';
import { DEFAULTS } from '../../src/storage/settings';
import { apply, type Gesture, gestureFor, goalOf } from './longTableGestures';

const SCENARIO = 'noticeOnTheDoor';
const HEROES = ['bailiff', 'ferrywoman'] as const;
/** Where the search for a won game begins: as the cards are now it is at its end there. */
const FIRST_SEED = 4;
const MAX_TOUCHES = 2500;

export interface Touch {
  readonly gesture: Gesture;
  /** Commands that the journal holds after it. */
  readonly said: number;
}

export interface WonGame {
  readonly campaign: TableCampaign;
  readonly journal: Journal<LongTable>;
  readonly touches: readonly Touch[];
}

/** A party that has come to a scenario at its easiest level. @throws Error where the way there is closed */
export function partyAt(scenario: string, seed: string, heroes: readonly HeroId[] = HEROES): TableCampaign {
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
      (each) => (each.move === 'travel' || each.move === 'single') && each.scenario === scenario && each.level === 0,
    );
    const move = state.question ? moves[0] : way;
    const made = move && makeMove(book, state, move);
    if (!made || 'refused' in made) throw new Error(`there is no way to ${scenario}`);
    state = made.campaign;
  }
  return { id: 'c000000000000000', name: 'The Receivers', stage: { at: 'table' }, state };
}

/** A table that lies as a new scenario does. */
export function tableOf({ state }: TableCampaign): Interaction {
  const book = bookFor(setupOf(campaignBook(), state));
  return openInteraction(openSession(LONG_TABLE, book, { save: () => null }), () => DEFAULTS);
}

/** Scenario 1 as it is begun. */
export function newGameOf(seed: string): Pick<WonGame, 'campaign' | 'journal'> {
  const campaign = partyAt(SCENARIO, seed);
  return { campaign, journal: tableOf(campaign).session.journal };
}

/** Plays as the greedy bot decides, each command by its place on the screen. Null if it is lost. */
function played(seed: string): WonGame | null {
  const campaign = partyAt(SCENARIO, seed);
  const interaction = tableOf(campaign);
  const bot = greedyBot();
  const touches: Touch[] = [];
  const { session } = interaction;
  while (!isOver(interaction.play)) {
    const said = bot(interaction.play);
    if (!said) return null;
    // A target or a hex that is shown ahead is touched at once, which does the ability.
    const then = said.type === 'perform' && interaction.preview ? bot(interaction.preview) : null;
    const command = then?.type === 'target' || then?.type === 'place' ? then : said;
    const before = session.journal.commands.length;
    const goal = goalOf(interaction, command, bot);
    while (session.journal.commands.length === before) {
      if (touches.length > MAX_TOUCHES) throw new Error(`${JSON.stringify(command)} has no place`);
      const gesture = gestureFor(interaction, command, goal);
      apply(interaction, gesture);
      touches.push({ gesture, said: session.journal.commands.length });
    }
  }
  return interaction.play.phase === 'won' ? { campaign, journal: session.journal, touches } : null;
}

/** @throws Error if none of many is won */
export function wonGame(): WonGame {
  for (let nth = FIRST_SEED; nth < FIRST_SEED + 40; nth += 1) {
    const game = played(`won${nth}`);
    if (game) return game;
  }
  throw new Error('no game is won');
}

/** The game after so many of its commands, as a save. */
export function envelopeAt({ campaign, journal }: Pick<WonGame, 'campaign' | 'journal'>, commands: number): Envelope {
  const book = bookFor(journal.setup);
  const game = replay(LONG_TABLE, book, { ...journal, commands: journal.commands.slice(0, commands) });
  if (!game.ok) throw new Error(`command ${game.index} is refused: ${game.reason}`);
  return campEnvelope(campaign, toSavedGame(LONG_TABLE, game));
}

/** The save of a campaign. @param table null: no scenario is under way */
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

/** The same as a save code. */
export const savedAt = (...given: Parameters<typeof envelopeAt>): Promise<string> => exported(envelopeAt(...given));
