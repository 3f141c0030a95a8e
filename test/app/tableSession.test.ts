import { expect, it, vi } from 'vitest';
import { openTableSession, type TableSessionOptions as TableSessionOptionsOf } from '../../src/app/tableSession';
import { greedyBot } from '../../src/bots/inHand/greedy';
import { bookFor } from '../../src/content/inHand';
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

/** A campaign at the table, and a hall that notes what is asked of it. */
function hall(
  more: Partial<TableSessionOptions> & { campaign?: Campaign; screen?: Screen; saving?: () => Promise<void> } = {},
) {
  const heard: string[] = [];
  const saved: { campaign: Campaign; table: unknown }[] = [];
  const laid: Interaction[] = [];
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
      note: ({ type }: GameCommand) => void heard.push(`note ${type}`),
    },
    saves: {
      save(what) {
        saved.push(what);
        heard.push(what.table ? 'save table' : 'save');
        return more.saving?.() ?? null;
      },
    },
    tableDisplay: {
      prepare: async () => void heard.push('prepare'),
      lay(interaction) {
        laid.push(interaction);
        heard.push('lay');
      },
      clear: () => void heard.push('clear'),
      notice: (words) => void heard.push(`notice ${words}`),
    },
    now: () => 7,
    covered: () => false,
    count: () => void heard.push('count'),
    onOpened: () => void heard.push('seated'),
    onFailed: (error) => void heard.push(`failed ${error}`),
    ...more,
  });
  return { session, heard, saved, laid, where };
}

const move = (type: GameCommand['type'], was: Screen, is: Screen, before: Campaign | null, after: Campaign | null) => ({
  command: { type } as GameCommand,
  was,
  is,
  before,
  after,
});

it('sits down: what it takes is fetched, the new game is saved, and only then it is laid', async () => {
  const { session, heard, saved, laid } = hall();
  await session.openTable(AT_TABLE, null);
  expect(heard).toEqual(['prepare', 'save table', 'lay', 'seated']);
  expect(saved[0]?.campaign).toBe(AT_TABLE);
  expect(session.interaction).not.toBeNull();
  expect(laid).toEqual([session.interaction]);
});

it('goes on with a game that was left, which needs no saving', async () => {
  const setup = setupOf(AT_TABLE);
  if (!setup) throw new Error('there is no scenario');
  const left: Game = newGame(bookFor({ ...setup, seed: 'left' }));
  const { session, heard } = hall();
  await session.openTable(AT_TABLE, left);
  expect(heard).toEqual(['prepare', 'lay', 'seated']);
  expect(session.interaction?.session.journal).toBe(left.journal);
});

it('saves every command before it is shown, and takes the word at the prompt back', async () => {
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
  await vi.advanceTimersByTimeAsync(90);
  expect(shown).not.toHaveBeenCalled();
  if (which === 'is kept') {
    kept();
    await session.interaction?.notified;
  } else await vi.advanceTimersByTimeAsync(20);
  expect(shown).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

/** Plays on until something has been rolled. */
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

it('lets a roll be taken back in a campaign, which is told, and not in the scenario of a day', async () => {
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

it('warns where a save has no room for one more command, and only then gives the scenario up', async () => {
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

it('does not lay over a game that is looked at', async () => {
  const { session, heard } = hall({ covered: () => true });
  await session.openTable(AT_TABLE, null);
  expect(heard).toEqual(['prepare', 'save table', 'seated']);
  session.follow(move('quit', 'table', 'title', AT_TABLE, null));
  expect(heard).not.toContain('clear');
  expect(session.interaction).toBeNull();
});

it('opens nothing for a campaign that has been left meanwhile, or another one', async () => {
  const fetched = byHand<void>();
  const tableDisplay = { prepare: () => fetched.promise, lay: () => {}, clear: () => {}, notice: () => {} };
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

it('says what cannot be fetched, and nothing is saved', async () => {
  const { session, heard } = hall({
    tableDisplay: { prepare: () => Promise.reject('offline'), lay: () => {}, clear: () => {}, notice: () => {} },
  });
  await session.openTable(AT_TABLE, null);
  expect(heard).toEqual(['failed offline']);
  expect(session.interaction).toBeNull();
});

it('has nothing to open where the campaign is at no table', async () => {
  const { session, heard } = hall({ campaign: CAMP });
  await session.openTable(CAMP, null);
  expect(heard).toEqual([]);
});

it('saves a campaign that has changed, unless it was only taken up', () => {
  const { session, heard, saved } = hall({ screen: 'campaign' });
  const richer = { ...CAMP, gold: 9 };
  session.follow(move('resume', 'title', 'campaign', null, CAMP));
  session.follow(move('open', 'campaign', 'page', CAMP, CAMP));
  session.follow(move('list', 'title', 'campaigns', null, null));
  expect(heard).toEqual([]);
  session.follow(move('buy', 'town', 'town', CAMP, richer));
  expect(saved).toEqual([{ mode: 'inHand', campaign: richer, table: null }]);
});

it('sits down where a move leads to the table, and saves it with what lies there', async () => {
  const { session, heard } = hall();
  session.follow(move('begin', 'page', 'table', CAMP, AT_TABLE));
  await expect.poll(() => session.interaction).not.toBeNull();
  expect(heard).toEqual(['prepare', 'save table', 'lay', 'seated']);
});

it('waits to be sat down where a campaign is taken up at the table', () => {
  const { session, heard } = hall();
  session.follow(move('resume', 'title', 'table', null, AT_TABLE));
  expect(heard).toEqual([]);
});

it('clears the table when it is left, and not before', async () => {
  const { session, heard } = hall();
  await session.openTable(AT_TABLE, null);
  heard.length = 0;
  session.follow(move('practised', 'table', 'table', AT_TABLE, AT_TABLE));
  expect(heard).toEqual([]);
  session.follow(move('quit', 'table', 'title', AT_TABLE, null));
  expect(heard).toEqual(['clear']);
  expect(session.interaction).toBeNull();
});

/** The interaction's play as if it were won. */
const won = ({ play }: Interaction): Play => ({ ...play, phase: 'won' }) as Play;

it('counts what has ended on the table, keeps its journal for the outcome, and sends the game on', async () => {
  const { session, heard } = hall();
  await session.openTable(AT_TABLE, null);
  const { interaction } = session;
  if (!interaction) throw new Error('nothing lies on the table');
  heard.length = 0;
  session.settle(interaction, interaction.play);
  expect(heard).toEqual([]);
  session.settle(interaction, won(interaction));
  expect(heard).toEqual(['count', 'send ended']);
  expect(session.finished).toBe(interaction.session.journal);
  session.follow(move('ended', 'table', 'outcome', AT_TABLE, CAMP));
  expect(session.finished).toBe(interaction.session.journal);
  session.follow(move('proceed', 'outcome', 'campaign', CAMP, CAMP));
  expect(session.finished).toBeNull();
});

it('counts nothing that is only looked at, or that the table is not there for', async () => {
  const { session, heard, where } = hall();
  await session.openTable(AT_TABLE, null);
  const { interaction } = session;
  if (!interaction) throw new Error('nothing lies on the table');
  heard.length = 0;
  session.settle({ ...interaction, play: interaction.play } as Interaction, won(interaction));
  where.screen = 'outcome';
  session.settle(interaction, won(interaction));
  expect(heard).toEqual([]);
});
