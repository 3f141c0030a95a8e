import { expect, it, vi } from 'vitest';
import { openTableSession, type TableSessionOptions as TableSessionOptionsOf } from '../../src/app/tableSession';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { bookFor } from '../../src/content/inHand';
import { NEWCOMER } from '../../src/content/inHand/newcomer';
import { type Campaign, enterScenario, newCampaign, setupOf } from '../../src/flow/inHand/campaign';
import type { GameCommand, Screen } from '../../src/flow/inHand/game';
import type { Play } from '../../src/flow/inHand/play';
import { MAX_COMMANDS } from '../../src/journal/journal';
import { inHand } from '../../src/modes/inHand';
import { front } from '../../src/modes/inHand/front';
import type { InHandMode } from '../../src/modes/inHand/types';
import { campaignOfDay, dailyOf } from '../../src/session/inHand/daily';
import type { Interaction } from '../../src/session/inHand/interaction';
import { DEFAULTS } from '../../src/storage/settings';
import { type Game, newGame } from '../kit/inHand';
import { byHand } from './kit';

type TableSessionOptions = TableSessionOptionsOf<InHandMode>;

const CAMP = newCampaign('one', 'Mirka', { hindrances: false, onTable: false });
const DAILY = campaignOfDay(dailyOf('2026-11-21'), 'Mirka').id;
const AT_TABLE = enterScenario(CAMP, 1, 1, 'app');

/** A campaign at the table, and a fake host that records its calls in `heard`. */
function hall(
  more: Partial<TableSessionOptions> & { campaign?: Campaign; screen?: Screen; saving?: () => Promise<void> } = {},
) {
  const heard: string[] = [];
  const saved: { campaign: Campaign; table: unknown }[] = [];
  const laid: Interaction[] = [];
  const prepared: unknown[] = [];
  const where = { screen: more.screen ?? 'table', campaign: (more.campaign ?? AT_TABLE) as Campaign | null };
  const session = openTableSession<InHandMode>({
    mode: inHand,
    front,
    settings: () => DEFAULTS,
    navigation: {
      get screen() {
        return where.screen;
      },
      get campaign() {
        return where.campaign;
      },
      send: ({ type }: GameCommand) => void heard.push(`send ${type}`),
      warn: (sentence) => void heard.push(`warn ${sentence}`),
      sendQuietly: ({ type }: GameCommand) => void heard.push(`note ${type}`),
    },
    saves: {
      save(what) {
        saved.push(what);
        heard.push(what.table ? 'save table' : 'save');
        return more.saving?.() ?? null;
      },
    },
    tableDisplay: {
      async prepare(book) {
        prepared.push(book);
        heard.push('prepare');
      },
      show(interaction) {
        laid.push(interaction);
        heard.push('lay');
      },
      clear: () => void heard.push('clear'),
      showNotice: (words) => void heard.push(`notice ${words}`),
    },
    now: () => 7,
    isCovered: () => false,
    countFinished: () => void heard.push('count'),
    onOpened: () => void heard.push('seated'),
    onFailed: (error) => void heard.push(`failed ${error}`),
    ...more,
  });
  return { session, heard, saved, laid, prepared, where };
}

const move = (type: GameCommand['type'], was: Screen, is: Screen, before: Campaign | null, after: Campaign | null) => ({
  command: { type } as GameCommand,
  screenBefore: was,
  screenAfter: is,
  before,
  after,
});

it('opens the table in this order: fetch what it needs, save the new game, draw it', async () => {
  const { session, heard, saved, laid } = hall();
  await session.openTable(AT_TABLE, null);
  expect(heard).toEqual(['prepare', 'save table', 'lay', 'seated']);
  expect(saved[0]?.campaign).toBe(AT_TABLE);
  expect(session.interaction).not.toBeNull();
  expect(laid).toEqual([session.interaction]);
});

it('continues a saved game without saving it again', async () => {
  const setup = setupOf(AT_TABLE);
  if (!setup) throw new Error('there is no scenario');
  const left: Game = newGame(bookFor({ ...setup, seed: 'left' }));
  const { session, heard, prepared } = hall();
  await session.openTable(AT_TABLE, left);
  expect(heard).toEqual(['prepare', 'lay', 'seated']);
  expect(prepared).toEqual([left.play.book]);
  expect(session.interaction?.session.journal).toBe(left.journal);
});

it('saves every command before it is shown, and removes the notice at the prompt', async () => {
  const { session, heard } = hall();
  await session.openTable(AT_TABLE, null);
  const interaction = session.interaction;
  interaction?.subscribe(() => void heard.push('shown'));
  heard.length = 0;
  const [first] = interaction?.options ?? [];
  if (first) interaction?.send(first);
  expect(heard.slice(0, 3)).toEqual(['save table', 'notice null', 'shown']);
});

it.each(['is kept', 'has not been kept for a tenth of a second'])('shows a command when it %s', async (which) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let kept = () => {};
  const saving = () =>
    new Promise<void>((resolve) => {
      kept = resolve;
    });
  const { session } = hall({ saving });
  await session.openTable(AT_TABLE, null);
  kept();
  await session.interaction?.session.saving;
  const shown = vi.fn();
  session.interaction?.subscribe(shown);
  const [first] = session.interaction?.options ?? [];
  if (first) session.interaction?.send(first);
  await vi.advanceTimersByTimeAsync(99);
  expect(shown).not.toHaveBeenCalled();
  if (which === 'is kept') {
    kept();
    await session.interaction?.notified;
  } else await vi.advanceTimersByTimeAsync(1);
  expect([shown.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  vi.useRealTimers();
});

/** Plays until something has been rolled. */
function rolled(interaction: Interaction | null): Interaction {
  if (!interaction) throw new Error('nothing lies on the table');
  for (let said = ''; said !== 'roll'; ) {
    const command = greedyBot(interaction.play);
    if (!command) throw new Error('nothing was rolled');
    interaction.session.dispatch(command);
    said = command.type;
  }
  return interaction;
}

it('allows a roll to be undone in a campaign, which is recorded, but not in the daily scenario', async () => {
  const { session, heard } = hall();
  await session.openTable(AT_TABLE, null);
  const interaction = rolled(session.interaction);
  heard.length = 0;
  expect(interaction.rewind()).toBe(true);
  expect(heard.slice(0, 2)).toEqual(['note practised', 'save table']);
  const daily = { ...AT_TABLE, id: DAILY };
  const day = hall({ campaign: daily });
  await day.session.openTable(daily, null);
  expect(rolled(day.session.interaction).rewind()).toBe(false);
});

it('warns when a save has no room for another command, and gives the scenario up only at a second request', async () => {
  const { session, heard } = hall();
  await session.openTable(AT_TABLE, null);
  const interaction = rolled(session.interaction);
  session.giveUp();
  expect(heard).not.toContain('send ended');
  const { journal, play } = interaction.session;
  const [command] = journal.commands;
  if (!command) return expect.unreachable('nothing was said');
  const commands = Array<typeof command>(MAX_COMMANDS).fill(command);
  const full = hall();
  await full.session.openTable(AT_TABLE, { journal: { ...journal, commands }, play, played: [] });
  const [legalNow] = full.session.interaction?.options ?? [];
  if (!legalNow) return expect.unreachable('nothing can be said');
  expect(full.session.interaction?.session.dispatch(legalNow).ok).toBe(false);
  expect(full.heard.at(-1)).toMatch(/^warn .*5,000/);
  full.session.giveUp();
  expect(full.heard.at(-1)).toBe('send ended');
  expect(full.session.finished?.commands).toHaveLength(MAX_COMMANDS);
});

it('does not draw a game while another is watched', async () => {
  const { session, heard } = hall({ isCovered: () => true });
  await session.openTable(AT_TABLE, null);
  expect(heard).toEqual(['prepare', 'save table', 'seated']);
  session.follow(move('quit', 'table', 'title', AT_TABLE, null));
  expect(heard).not.toContain('clear');
  expect(session.interaction).toBeNull();
});

it('opens nothing for a campaign that has been left or replaced during the fetch', async () => {
  const fetched = byHand<void>();
  const tableDisplay = { prepare: () => fetched.promise, show: () => {}, clear: () => {}, showNotice: () => {} };
  const left = hall({ tableDisplay });
  const sitting = left.session.openTable(AT_TABLE, null);
  left.where.screen = 'title';
  const other = hall({ tableDisplay });
  const waiting = other.session.openTable(AT_TABLE, null);
  other.where.campaign = { ...AT_TABLE, id: 'two' };
  fetched.resolve();
  await Promise.all([sitting, waiting]);
  expect([left.session.interaction, other.session.interaction]).toEqual([null, null]);
  expect([...left.heard, ...other.heard]).toEqual([]);
});

it('opens only the game that was asked for last when the picture arrives', async () => {
  const fetched = byHand<void>();
  const laid: string[] = [];
  const tableDisplay = {
    prepare: () => fetched.promise,
    show: () => void laid.push('lay'),
    clear: () => {},
    showNotice: () => {},
  };
  const { session, heard } = hall({ tableDisplay });
  const both = [session.openTable(AT_TABLE, null), session.openTable(AT_TABLE, null)];
  fetched.resolve();
  await Promise.all(both);
  expect([laid, heard]).toEqual([['lay'], ['save table', 'seated']]);
});

it('continues the saved game at the table if it was not there when the picture arrived', async () => {
  const left: Game = newGame(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'left' }));
  const fetched = byHand<void>();
  const prepare = () => fetched.promise;
  const { session, where } = hall({ tableDisplay: { prepare, show: () => {}, clear: () => {}, showNotice: () => {} } });
  const opening = session.openTable(AT_TABLE, left);
  where.screen = 'campaign';
  fetched.resolve();
  await opening;
  expect(session.interaction).toBeNull();
  where.screen = 'table';
  session.follow(move('toTable', 'campaign', 'table', AT_TABLE, AT_TABLE));
  await expect.poll(() => session.interaction?.session.journal).toBe(left.journal);
});

it('saves nothing more once its campaign is left', async () => {
  const { session, heard, where } = hall();
  await session.openTable(AT_TABLE, null);
  const { interaction } = session;
  where.campaign = null;
  heard.length = 0;
  const [first] = interaction?.options ?? [];
  if (first) interaction?.send(first);
  expect(heard).toEqual(['notice null']);
});

it('gives a scenario up only at its table, and only if the mode allows it', async () => {
  const { session, heard, where } = hall({ front: { ...front, mayGiveUp: () => true } });
  session.giveUp();
  expect(heard).toEqual([]);
  await session.openTable(AT_TABLE, null);
  heard.length = 0;
  where.screen = 'campaign';
  session.giveUp();
  expect([heard, session.finished]).toEqual([[], null]);
  where.screen = 'table';
  session.giveUp();
  expect(heard).toEqual(['send ended']);
  expect(session.finished).toBe(session.interaction?.session.journal);
});

it('keeps the game while the campaign’s page is shown, and draws it again at the table', async () => {
  const { session, heard } = hall();
  await session.openTable(AT_TABLE, null);
  const { interaction } = session;
  heard.length = 0;
  session.follow(move('back', 'table', 'campaign', AT_TABLE, AT_TABLE));
  expect([heard, session.interaction]).toEqual([['clear'], interaction]);
  session.follow(move('toTable', 'campaign', 'campaign', AT_TABLE, AT_TABLE));
  expect(heard).toEqual(['clear']);
  session.follow(move('toTable', 'campaign', 'table', AT_TABLE, AT_TABLE));
  await expect.poll(() => heard).toEqual(['clear', 'prepare', 'lay', 'seated']);
  expect(session.interaction).toBe(interaction);
  // The table of a game that is drawn already is not cleared by a move beside it.
  session.follow(move('open', 'campaign', 'page', AT_TABLE, AT_TABLE));
  expect([heard.length, session.interaction]).toEqual([4, interaction]);
});

it('reports a failed fetch, and saves nothing', async () => {
  const { session, heard } = hall({
    tableDisplay: { prepare: () => Promise.reject('offline'), show: () => {}, clear: () => {}, showNotice: () => {} },
  });
  await session.openTable(AT_TABLE, null);
  expect(heard).toEqual(['failed offline']);
  expect(session.interaction).toBeNull();
});

it('opens nothing when the campaign is not at a table', async () => {
  const { session, heard } = hall({ campaign: CAMP });
  await session.openTable(CAMP, null);
  expect(heard).toEqual([]);
});

it('saves a campaign that has changed, but not one that was only resumed', () => {
  const { session, heard, saved } = hall({ screen: 'campaign' });
  const richer = { ...CAMP, gold: 9 };
  session.follow(move('resume', 'title', 'campaign', null, CAMP));
  session.follow(move('open', 'campaign', 'page', CAMP, CAMP));
  session.follow(move('list', 'title', 'campaigns', null, null));
  expect(heard).toEqual([]);
  session.follow(move('buy', 'town', 'town', CAMP, richer));
  expect(saved).toEqual([{ mode: 'inHand', campaign: richer, table: null }]);
});

it('opens the table when a move leads to it, and saves the campaign with the new game', async () => {
  const { session, heard } = hall();
  session.follow(move('begin', 'page', 'table', CAMP, AT_TABLE));
  await expect.poll(() => session.interaction).not.toBeNull();
  expect(heard).toEqual(['prepare', 'save table', 'lay', 'seated']);
});

it('does not open the table itself when a campaign is resumed there', () => {
  const { session, heard } = hall();
  session.follow(move('resume', 'title', 'table', null, AT_TABLE));
  expect(heard).toEqual([]);
});

it('clears the table when the player leaves it, and not before', async () => {
  const { session, heard } = hall();
  await session.openTable(AT_TABLE, null);
  heard.length = 0;
  session.follow(move('practised', 'table', 'table', AT_TABLE, AT_TABLE));
  expect(heard).toEqual([]);
  expect(session.interaction).not.toBeNull();
  session.follow(move('quit', 'table', 'title', AT_TABLE, null));
  expect(heard).toEqual(['clear']);
  expect(session.interaction).toBeNull();
});

/** The interaction's play, changed so that it is won. */
const won = ({ play }: Interaction): Play => ({ ...play, phase: 'won' }) as Play;

it('records the result of a finished game, keeps its journal for the outcome, and moves on', async () => {
  const { session, heard } = hall();
  await session.openTable(AT_TABLE, null);
  const { interaction } = session;
  if (!interaction) throw new Error('nothing lies on the table');
  heard.length = 0;
  session.endIfOver(interaction, interaction.play);
  expect(heard).toEqual([]);
  session.endIfOver(interaction, won(interaction));
  expect(heard).toEqual(['count', 'send ended']);
  expect(session.finished).toBe(interaction.session.journal);
  session.follow(move('ended', 'table', 'outcome', AT_TABLE, CAMP));
  expect([session.finished, session.interaction]).toEqual([interaction.session.journal, null]);
  session.follow(move('proceed', 'outcome', 'campaign', CAMP, CAMP));
  expect(session.finished).toBeNull();
});

it('records no result of a game that is only watched, or after the table was left', async () => {
  const { session, heard, where } = hall();
  await session.openTable(AT_TABLE, null);
  const { interaction } = session;
  if (!interaction) throw new Error('nothing lies on the table');
  heard.length = 0;
  session.endIfOver({ ...interaction, play: interaction.play } as Interaction, won(interaction));
  where.screen = 'outcome';
  session.endIfOver(interaction, won(interaction));
  expect(heard).toEqual([]);
});
