/**
 * Test kit: fuzzes campaigns of the Long Table. It changes random campaigns in some places, and checks that each one is refused, or
 * accepted (perhaps after repair) and can be played on.
 */
import { bookFor, campaignBook } from '../../src/content/longTable';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import type { ByMode } from '../../src/rules/core/ruleset';
import { finishScenario, legalMoves, makeMove } from '../../src/rules/longTable/campaign/play';
import { setupOf } from '../../src/rules/longTable/campaign/setupOf';
import type { Campaign, CampaignState } from '../../src/rules/longTable/campaign/state';
import { sealSave, unseal } from '../../src/storage/envelope';
import { type LongTableSaved, SAVED_LONG_TABLE } from '../../src/storage/longTable/mode';
import { restoreSave } from '../../src/storage/restoreSave';
import type { SavedMode } from '../../src/storage/savedMode';
import { lots } from './longTableGames';
import { changed, placesIn } from './longTableStates';
import { resultAtRandom, walk } from './randomCampaign';

/** Runs `work`, up to three times because a busy machine may be slow. @throws Error if no run ends before the timeout */
async function inTime<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  for (let left = TRIES; left > 0; left -= 1) {
    const began = performance.now();
    const done = await work();
    if (performance.now() - began <= TIMEOUT_MS) return done;
  }
  throw new Error(`${what} takes more than ${TIMEOUT_MS} ms`);
}

type Lots = ReturnType<typeof lots>;

const BOOK = campaignBook();
const modes: ByMode<SavedMode<LongTableSaved>> = (id) => (id === 'longTable' ? SAVED_LONG_TABLE : undefined);
/** The maximum time in ms for reading one campaign, or for listing its moves. */
const TIMEOUT_MS = 2000;
const TRIES = 3;
const WALK = 60;
/** The number of moves that are made in an accepted campaign. */
const PLAYED_ON = 4;
/** The maximum number of commands that are sent in a scenario. */
const COMMANDS = 5;

const oneOf = <T>(by: Lots, list: readonly T[]): T | undefined => (list.length > 0 ? by.oneOf(list) : undefined);

/** Changes that somebody could write into a save who knows the format well. */
const DEEDS: readonly ((state: CampaignState, by: Lots, other: Campaign) => void)[] = [
  (state, by) => {
    const hero = oneOf(by, state.heroes);
    if (hero) hero.gold = 1_000_000;
  },
  (state, by) => {
    const event = by.oneOf(Object.keys(BOOK.events));
    state.question = { ask: 'share', left: 1_000_000, cause: { cause: 'event', event, option: 'A' } };
  },
  (state, by) => {
    const event = by.oneOf([...Object.keys(BOOK.events), 'C99']);
    state.question =
      by.upTo(2) === 0 ? { ask: 'option', event } : { ask: 'pay', gold: 5, event, option: 'A', outcome: 0 };
  },
  (state, by) => {
    const heroes = by.some(state.heroes, by.upTo(4)).map(({ no }) => no);
    const effect = by.oneOf(BOOK.scenarios.flatMap(({ rewards }) => rewards));
    state.question = {
      ask: 'hero',
      effect,
      heroes,
      cause: { cause: 'scenario', scenario: by.oneOf(BOOK.scenarios).id },
    };
  },
  (state, by, other) => {
    state.question = structuredClone(other.question) as CampaignState['question'];
    if (by.upTo(2) === 0) state.agenda = structuredClone(other.agenda) as CampaignState['agenda'];
  },
  (state, by) => {
    state.question = { ask: 'quest', hero: 1, quests: by.some(Object.keys(BOOK.quests), by.upTo(4)) };
  },
  (state, by) => oneOf(by, state.heroes)?.perks.push(by.upTo(9)),
  (state, by) => oneOf(by, state.heroes)?.perks.fill(by.upTo(4)),
  (state, by) => {
    const hero = oneOf(by, state.heroes);
    const card = by.oneOf(Object.keys(BOOK.cards));
    if (hero && !hero.pool.includes(card)) hero.pool.push(card);
  },
  (state, by) => {
    const monster = by.oneOf(['tallyCrow', 'shuffler', 'nobody', 'bailiff', 'toString']);
    state.world.pending.push({
      pending: 'joins',
      monster,
      rank: by.oneOf(['normal', 'elite', 'boss', 'named'] as const),
    });
  },
  (state, by) => {
    for (const party of state.parties) party.heroes = party.heroes.slice(0, by.upTo(2));
  },
  (state, by, other) => {
    state.stage = structuredClone(other.stage) as CampaignState['stage'];
    if (by.upTo(2) === 0) state.question = null;
  },
  (state, by) => {
    state.world.enhancements[by.oneOf(['bailiff', 'ferrywoman', 'nobody'])] = [
      { card: by.oneOf(Object.keys(BOOK.cards)), half: 'top', mark: { mark: by.oneOf(['plus', 'jump'] as const) } },
    ];
  },
];

/** Returns a random campaign with one to three changed places, or with one of `DEEDS`. */
function mutated(by: Lots, campaigns: readonly Campaign[]): unknown {
  const copy = structuredClone(by.oneOf(campaigns)) as CampaignState;
  const other = by.oneOf(campaigns);
  if (by.upTo(2) === 0) by.oneOf(DEEDS)(copy, by, other);
  else {
    const texts: string[] = [];
    const places = placesIn(copy, texts);
    const elsewhere: ReadonlyMap<string, unknown> = new Map(Object.entries(other));
    for (let times = 1 + by.upTo(3); times > 0; times -= 1) {
      const { holder, key } = by.oneOf(places);
      holder[key] = changed(by, holder[key], texts, elsewhere.get(key) ?? null);
    }
  }
  return copy;
}

function sealed(state: unknown): string {
  const { stage } = state as { readonly stage: Campaign['stage'] | null };
  const isAt = stage?.at === 'scenario' ? 'table' : 'camp';
  return sealSave({
    version: 2,
    serial: 1,
    created: 1,
    savedAt: 2,
    played: 1,
    mode: 'longTable',
    campaign: { id: 'a', name: 'Receivers', stage: { at: isAt }, state } as LongTableSaved['campaign'],
    table: null,
  });
}

export type Judged =
  | { readonly came: 'shapeless' | 'refused'; readonly why: string }
  | { readonly came: 'mended' | 'taken'; readonly campaign: Campaign };

/** Reads a campaign from a save as the game does, and returns what becomes of it. */
export async function judge(state: unknown): Promise<Judged> {
  const read = unseal(sealed(state), modes);
  if (!read.ok) return { came: 'shapeless', why: read.fault.detail };
  const restored = await restoreSave(read.value.envelope, modes);
  if (restored.ok) {
    const { mended, campaign } = restored.value;
    return { came: mended ? 'mended' : 'taken', campaign: campaign.state };
  }
  const { reason, detail } = restored.fault;
  return { came: 'refused', why: reason === 'invalid' ? `invalid: ${detail}` : reason };
}

export interface CampaignsReport {
  readonly shapeless: number;
  readonly mended: number;
  readonly taken: number;
  /** The number of refusals by reason. */
  readonly refused: Readonly<Record<string, number>>;
  /** The time in ms of the slowest campaign, including the moves that were made in it. */
  readonly slowest: number;
  /** Some accepted or mended campaigns, as they were before they were played on. */
  readonly sample: readonly Campaign[];
}

const SAMPLE = 40;

/**
 * Judges `count` changed campaigns, and plays the accepted ones on.
 * @throws Error with the number of a campaign that threw, took too long, or was accepted but cannot be played on or saved
 */
export async function fuzzCampaigns(seed: string, count: number): Promise<CampaignsReport> {
  const by = lots(seed);
  const campaigns = [...walk(seed, WALK)];
  const came = { shapeless: 0, mended: 0, taken: 0, refused: 0 };
  const refused: Record<string, number> = {};
  const sample: Campaign[] = [];
  let slowest = 0;
  for (let i = 0; i < count; i += 1) {
    const state = mutated(by, campaigns);
    const began = performance.now();
    try {
      const judged = await inTime('reading it', () => judge(state));
      came[judged.came] += 1;
      if (judged.came === 'refused') refused[judged.why] = (refused[judged.why] ?? 0) + 1;
      if ('campaign' in judged) {
        if (sample.length < SAMPLE) sample.push(judged.campaign);
        await playOn(judged.campaign, lots(`${seed} ${i}`));
      }
    } catch (error) {
      throw new Error(`seed ${seed}, campaign ${i}: ${String(error)}`, { cause: error });
    }
    slowest = Math.max(slowest, performance.now() - began);
  }
  return { ...came, refused, slowest, sample };
}

/** Plays an accepted campaign on. @throws Error if it is not accepted from its save unchanged after each move */
async function playOn(start: Campaign, by: Lots): Promise<void> {
  let campaign = start;
  for (let made = 0; made < PLAYED_ON; made += 1) {
    const next = campaign.stage.at === 'scenario' ? atScenario(campaign, by) : await moved(campaign, by);
    if ('refused' in next) throw new Error(`a legal move is refused after ${made} moves: ${next.refused}`);
    campaign = next.campaign;
    const again = await judge(campaign);
    if (again.came !== 'taken') throw new Error(`after ${made + 1} moves: ${JSON.stringify(again).slice(0, 300)}`);
  }
}

async function moved(campaign: Campaign, by: Lots) {
  const moves = await inTime('listing its moves', () => legalMoves(BOOK, campaign));
  if (moves.length === 0) throw new Error(`no move is legal at ${campaign.stage.at}`);
  const kind = by.oneOf([...new Set(moves.map(({ move }) => move))]);
  return makeMove(BOOK, campaign, by.oneOf(moves.filter(({ move }) => move === kind)));
}

/** Begins the scenario, sends some random commands, and finishes it with a random result. */
function atScenario(campaign: Campaign, by: Lots) {
  let play = LONG_TABLE.begin(bookFor(setupOf(BOOK, campaign)));
  for (let count = 0; count < COMMANDS && LONG_TABLE.outcome(play) === null; count += 1) {
    const sent = LONG_TABLE.send(play, by.oneOf(LONG_TABLE.legal(play)));
    if (!sent.ok) throw new Error(`a legal command is refused: ${sent.reason}`);
    play = sent.play;
  }
  return finishScenario(BOOK, campaign, resultAtRandom(campaign, by));
}
