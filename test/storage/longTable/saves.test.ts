/**
 * Tests saves of Long Table campaigns: they are accepted as they are played, refused if impossible, and restored with their
 * scenario.
 */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookFor, campaignBook } from '../../../src/content/longTable';
import { stageOf, type TableCampaign } from '../../../src/flow/longTable/campaign';
import { addCommand, newGame, toSavedGame } from '../../../src/journal/journal';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import type { ByMode } from '../../../src/rules/core/ruleset';
import { legalMoves, makeMove } from '../../../src/rules/longTable/campaign/play';
import { setupOf } from '../../../src/rules/longTable/campaign/setupOf';
import type { Campaign, CampaignState } from '../../../src/rules/longTable/campaign/state';
import { sealSave, unseal } from '../../../src/storage/envelope';
import { type LongTableSaved, SAVED_LONG_TABLE } from '../../../src/storage/longTable/mode';
import { campaignShape } from '../../../src/storage/longTable/schema';
import { restoreSave } from '../../../src/storage/restoreSave';
import type { SavedMode } from '../../../src/storage/savedMode';
import type { Envelope, Saved } from '../../../src/storage/schema';
import { begin } from '../../kit/campaign';
import { lots } from '../../kit/longTableGames';
import { walk } from '../../kit/randomCampaign';

const BOOK = campaignBook();
const named = (state: Campaign): TableCampaign => ({ id: 'two', name: 'Receivers', stage: stageOf(state), state });
const fresh = (seed: string) => begin(BOOK, ['bailiff', 'ferrywoman'], { seed });
const modes: ByMode<SavedMode<LongTableSaved>> = (id) => (id === 'longTable' ? SAVED_LONG_TABLE : undefined);

/** A campaign with a scenario under way, after this many commands. */
function atTable(commands: number): Saved<LongTableSaved> {
  const made = makeMove(BOOK, answered(fresh('table')), { move: 'single', scenario: 'noticeOnTheDoor', level: 1 });
  if ('refused' in made) throw new Error(made.refused);
  const { campaign } = made;
  let game = newGame(LONG_TABLE, bookFor(setupOf(BOOK, campaign)));
  const by = lots('table');
  for (let i = 0; i < commands; i += 1) {
    const command = by.oneOf(LONG_TABLE.legal(game.play));
    const sent = LONG_TABLE.send(game.play, command);
    if (!sent.ok) throw new Error(sent.reason);
    game = addCommand(LONG_TABLE, game, command, sent.play, sent.events);
  }
  return { mode: 'longTable', campaign: named(campaign), table: toSavedGame(LONG_TABLE, game) };
}

/** Answers all questions at the beginning with the first option. */
function answered(campaign: Campaign): Campaign {
  let now = campaign;
  while (now.question) {
    const [first] = legalMoves(BOOK, now);
    const made = first && makeMove(BOOK, now, first);
    if (!made || 'refused' in made) throw new Error('stuck');
    now = made.campaign;
  }
  return now;
}

const envelope = (saved: Saved<LongTableSaved>): Envelope<LongTableSaved> => ({
  version: 2,
  serial: 1,
  created: 1000,
  savedAt: 1001,
  played: 0,
  ...saved,
});

describe('a campaign of the Long Table', () => {
  it.each(['a', 'b', 'c'])('fits its schema after each move, whatever is played: %s', (seed) => {
    const stages = new Set<string>();
    for (const campaign of walk(seed, 150)) {
      const result = v.safeParse(campaignShape, JSON.parse(JSON.stringify(named(campaign))));
      expect(result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
      expect(SAVED_LONG_TABLE.findMissing(named(campaign))).toBeNull();
      stages.add(campaign.stage.at);
    }
    expect([...stages].sort()).toEqual(expect.arrayContaining(['camp', 'scenario', 'town']));
  });

  const oneParty = (over: object) => (s: CampaignState) => ({
    parties: s.parties.map((each) => ({ ...each, ...over })),
  });
  const oneHero = (over: object) => (s: CampaignState) => ({ heroes: s.heroes.map((each) => ({ ...each, ...over })) });
  it.each<[string, (state: CampaignState) => object]>([
    ['of no party', () => ({ parties: [] })],
    ['of a party that there is not', () => ({ party: 3 })],
    ['with a hero twice', (s) => ({ heroes: [...s.heroes, ...s.heroes] })],
    ['with a hero of another number', () => ({ nextHero: 1 })],
    ['of a hero in no line', () => ({ lines: [] })],
    ['of a hero that nobody is', oneParty({ heroes: [77] })],
    ['with a reputation beyond all bounds', oneParty({ reputation: 21 })],
    ['with a hero of level 10', oneHero({ level: 10 })],
    ['whose chance stands still', () => ({ generator: [0, 0, 0, 0] })],
    ['with an effect that there is not', () => ({ agenda: [{ do: 'cheat' }] })],
  ])('is refused: %s', (_, change) => {
    const whole = structuredClone(fresh('a')) as CampaignState;
    const state = { ...whole, ...change(whole) };
    expect(v.is(campaignShape, named(whole))).toBe(true);
    expect(v.is(campaignShape, { ...named(whole), state })).toBe(false);
  });

  it('is refused if its stage contradicts its scenario', () => {
    const { campaign } = atTable(0);
    expect(v.is(campaignShape, campaign)).toBe(true);
    expect(v.is(campaignShape, { ...campaign, stage: { at: 'camp' } })).toBe(false);
  });

  it('is listed with the numbers of its scenarios', () => {
    const { campaign } = atTable(0);
    expect(SAVED_LONG_TABLE.lineOf(campaign)).toEqual({
      name: 'Receivers',
      level: 1,
      stage: 'table',
      done: 0,
      gold: 60,
      ending: null,
      scenario: 1,
    });
    const state = structuredClone(campaign.state) as CampaignState;
    state.world.completed = ['noticeOnTheDoor', 'paidIn'];
    state.world.endings = ['I'];
    state.stage = { at: 'camp', after: 'paidIn' };
    expect(SAVED_LONG_TABLE.lineOf(named(state))).toMatchObject({ stage: 'camp', done: 2, ending: 13, scenario: null });
  });

  it('is reported with the first thing that does not exist any more', () => {
    const state = structuredClone(fresh('a')) as CampaignState;
    state.world.pages.push('lostPage');
    expect(SAVED_LONG_TABLE.findMissing(named(state))).toEqual({ field: 'campaign.state.world.pages', id: 'lostPage' });
    state.heroes[0]?.items.push('lostItem');
    expect(SAVED_LONG_TABLE.findMissing(named(state))).toEqual({ field: 'campaign.state.heroes', id: 'lostItem' });
  });
});

describe('a save of the Long Table', () => {
  it('is sealed, read, and restored with its scenario', async () => {
    const saved = atTable(40);
    const read = unseal(sealSave(envelope(saved)), modes);
    if (!read.ok) throw new Error(`${read.fault.field}: ${read.fault.detail}`);
    const restored = await restoreSave(read.value.envelope, modes);
    if (!restored.ok) throw new Error(restored.fault.detail);
    const { game, rescued } = restored.value;
    expect(rescued).toBe(false);
    expect(game && LONG_TABLE.toJSON(game.play)).toEqual(saved.table?.checkpoint);
    expect(game?.played).toHaveLength(40);
  });

  it('is restored from its checkpoint if the journal leads to another state', async () => {
    const saved = atTable(40);
    if (!saved.table) throw new Error('no table');
    const { journal } = saved.table;
    const other = {
      ...saved,
      table: { ...saved.table, journal: { ...journal, commands: journal.commands.slice(0, 3) } },
    };
    const restored = await restoreSave(other, modes);
    expect(restored.ok && restored.value.rescued).toBe(true);
  });

  /** The same campaign, but a hero is on a hex that does not exist, and the journal cannot be replayed. */
  function displaced(contentHash?: string): Saved<LongTableSaved> {
    const saved = structuredClone(atTable(40)) as { table: NonNullable<Saved<LongTableSaved>['table']> };
    const { checkpoint, journal } = saved.table;
    const figures = checkpoint.state.figures.map((each) => ({ ...each, hex: 'zz99' }));
    return {
      ...(saved as Saved<LongTableSaved>),
      table: {
        checkpoint: { ...checkpoint, state: { ...checkpoint.state, figures } } as never,
        journal: {
          ...journal,
          commands: [{ type: 'endTurn' } as never],
          contentHash: contentHash ?? journal.contentHash,
        },
      },
    };
  }

  it('keeps its campaign if an update has changed its map, and the scenario is set up again', async () => {
    const older = displaced('00000000');
    expect(await restoreSave(older, modes)).toEqual({
      ok: true,
      value: { mode: 'longTable', campaign: older.campaign, game: null, rescued: false, mended: false, restarts: true },
    });
  });

  it('is refused if its state is impossible and the content has not changed', async () => {
    expect(await restoreSave(displaced(), modes)).toMatchObject({
      ok: false,
      fault: { reason: 'invalid', field: 'table.checkpoint' },
    });
  });

  it('is of the scenario that the campaign is at', () => {
    const { campaign } = atTable(0);
    expect(SAVED_LONG_TABLE.setupOf(campaign)).toMatchObject({ scenario: 'noticeOnTheDoor', level: 1 });
    expect(SAVED_LONG_TABLE.setupOf(named(fresh('a')))).toBeNull();
  });
});

it('the name of a campaign has one line of at most 80 characters', () => {
  const called = (name: string) => v.is(campaignShape, { ...named(fresh('a')), name });
  expect([called('x'.repeat(80)), called('x'.repeat(81)), called('')]).toEqual([true, false, false]);
});
