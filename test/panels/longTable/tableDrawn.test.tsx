// @vitest-environment jsdom
/** Tests what the HUD of the Long Table, its mirror and its sheets offer at each question of a game. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import type { LongTable } from '../../../src/flow/longTable/types';
import { addCommand, type Game, newGame } from '../../../src/journal/journal';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import type { LongTableApp, LongTableView } from '../../../src/panels/longTable/app';
import { Hud } from '../../../src/panels/longTable/hud/Hud';
import type { HudPlan } from '../../../src/panels/longTable/hud/plan';
import { Log } from '../../../src/panels/longTable/Log';
import { AccessibleTable } from '../../../src/panels/longTable/mirror/AccessibleTable';
import { TableMenu } from '../../../src/panels/longTable/TableMenu';
import { openInteraction } from '../../../src/session/longTable/openInteraction';
import { openSession } from '../../../src/session/session';
import { DEFAULTS } from '../../../src/storage/settings';
import { game } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';
import { type Drawing, noting, stubBrowser } from '../drawn';
import { steps } from '../kit';
import { offersOf } from '../offers';
import { LONG_TABLE_PHONE as PHONE } from '../plans';
import { OFFERS } from './offers/table';
import { NAMED_PICTURES } from './pictures';
import { gameWords, UNTOLD } from './told';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));

stubBrowser();
beforeAll(async () => {
  for (const fetch of Object.values(import.meta.glob('../../../src/panels/{longTable,viewer}/**/*.tsx'))) await fetch();
}, 60_000);

const BOOK = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'drawn' }));

/** Returns for each question that comes up a game at the moment when it is first asked. */
function questions(): Map<string, Game<LongTable>> {
  const found = new Map<string, Game<LongTable>>();
  for (const seed of ['a', 'b', 'c', 'd']) {
    let recorded = newGame(LONG_TABLE, BOOK);
    for (const { play, command } of game(BOOK, seed)) {
      if (command) recorded = addCommand(LONG_TABLE, recorded, command, play, play.events);
      const ask = play.state.question?.ask ?? 'over';
      if (!found.has(ask)) found.set(ask, recorded);
      if (recorded.journal.commands.length > MAX_COMMANDS) break;
    }
  }
  return found;
}
const MAX_COMMANDS = 160;
const QUESTIONS = questions();

function gameAt(ask: string): Game<LongTable> {
  return QUESTIONS.get(ask) ?? expect.unreachable(`the question ${ask} did not come up`);
}

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const DESKTOP: HudPlan = {
  ...PHONE,
  composition: 'desktop',
  width: 1440,
  height: 900,
  textScale: 1.25,
  boards: box(10, 60, 220, 700),
  reason: box(1180, 60, 250, 400),
  foot: box(300, 640, 840, 250),
};

interface HudSample {
  readonly game: Game<LongTable>;
  readonly plan?: HudPlan;
  readonly notice?: string;
  /** Whether the table still animates the last command. */
  readonly moving?: boolean;
  /** Whether the game is a small claim. */
  readonly isClaim?: boolean;
}

function openGame({ game: of, isClaim = false }: HudSample) {
  const asked: string[] = [];
  const session = openSession(LONG_TABLE, BOOK, { game: of, save: () => null });
  const interaction = openInteraction(session);
  session.subscribe((change) => {
    if (change.kind === 'command') asked.push(`say ${JSON.stringify(session.journal.commands.at(-1))}`);
  });
  const view = {
    screen: 'table',
    settings: DEFAULTS,
    sheet: null,
    viewing: null,
    copy: isClaim ? { isClaim } : null,
    warnings: [],
    interaction,
  };
  const app = noting<LongTableApp>(
    {
      view: view as unknown as LongTableView,
      journal: null,
      cardPictures: NAMED_PICTURES,
      ...steps(),
    },
    asked,
  );
  return { app, asked, interaction };
}

const mounted =
  (what: Parameters<typeof render>[0]): Drawing['mount'] =>
  (root) => {
    render(what, root);
    return () => render(null, root);
  };

function hud(sample: HudSample): Drawing {
  const { plan = PHONE, notice = null, moving = false } = sample;
  const { app, asked, interaction } = openGame(sample);
  const shownPlay = moving ? null : interaction.play;
  const words = { app, interaction, plan, notice, shownPlay, animatedEvent: UNTOLD, waiting: null };
  return { asked, mount: mounted(<Hud {...words} />) };
}

async function expectOffers(title: string, draw: () => Drawing): Promise<void> {
  expect(await offersOf(draw)).toEqual(OFFERS[title]);
}

describe('the HUD of the Long Table', () => {
  it('is tested at many different questions', () => {
    expect(QUESTIONS.size).toBeGreaterThan(8);
  });

  it.each([...QUESTIONS])('offers what is expected at the question %s', async (ask, of) => {
    const title = `words at ${ask}`;
    await expectOffers(title, () => hud({ game: of }));
  });

  it.each(['select', 'turn', 'draw'])('offers what is expected on a desktop with larger text: %s', async (ask) => {
    const title = `words on a desktop at ${ask}`;
    const at = gameAt(ask);
    await expectOffers(title, () => hud({ game: at, plan: DESKTOP }));
  });

  it('offers what is expected during an animation, and with a notice', async () => {
    const at = gameAt('turn');
    await expectOffers('words while it moves', () => hud({ game: at, moving: true }));
    await expectOffers('words with a notice', () => hud({ game: at, notice: 'No.' }));
  });
});

it('given a small claim, which has an aim of its own, then the goal of its scenario is not told', () => {
  const goalOf = (isClaim: boolean) => {
    const root = document.createElement('div');
    const leave = hud({ game: gameAt('turn'), isClaim }).mount(root);
    const goal = root.querySelector('.bar-title p')?.textContent ?? null;
    leave();
    return goal;
  };
  expect(goalOf(false)).toMatch(/\w/);
  expect(goalOf(true)).toBeNull();
});

it('L29.1: updates progress and round with each animated event, not only at the end of the animation', async () => {
  const { app, interaction } = openGame({ game: gameAt('turn') });
  const { told, tell } = gameWords();
  const shownPlay = interaction.play;
  const root = document.createElement('div');
  const words = { app, interaction, plan: PHONE, notice: null, animatedEvent: told, waiting: null };
  await act(() => render(<Hud {...words} shownPlay={shownPlay} />, root));
  await act(() => render(<Hud {...words} shownPlay={null} />, root));
  const head = () => root.querySelector('header')?.textContent ?? '';
  const here = shownPlay.state.figures.filter(({ kind }) => kind === 'monster');
  expect(head()).toContain(`board.progress.here(n=${here.length})`);
  await act(() => tell({ type: 'died', figure: here[0]?.id }));
  expect(head()).toContain(`board.progress.here(n=${here.length - 1})`);
  for (const { id } of here.slice(1)) await act(() => tell({ type: 'died', figure: id }));
  // The remaining monsters are behind a closed door.
  expect(head()).toContain('board.progress.shut');
  const inOneRoom = {
    ...shownPlay.book,
    scenario: { ...shownPlay.book.scenario, rooms: shownPlay.book.scenario.rooms.slice(0, 1) },
  };
  const nobody = shownPlay.state.figures.filter(({ kind }) => kind !== 'monster');
  const cleared = { ...shownPlay, book: inOneRoom, state: { ...shownPlay.state, figures: nobody } };
  await act(() => render(<Hud {...words} key="cleared" shownPlay={cleared} />, root));
  expect(head()).toContain('board.progress.here(n=0)');
  await act(() => render(<Hud {...words} shownPlay={shownPlay} />, root));
  await act(() => render(<Hud {...words} shownPlay={null} />, root));
  await act(() => tell({ type: 'roundBegan', round: 7 }));
  expect(head()).toMatch(/board\.round ?7/);
  const hp = () => root.querySelector('.tab[data-hero=bailiff] .figures b')?.textContent;
  expect(hp()).not.toBe('3');
  await act(() => tell({ type: 'damaged', figure: 'hero:bailiff', n: 1, hp: 3 }));
  expect(hp()).toBe('3');
  await act(() => tell({ type: 'endingDecided', ending: 'won' }));
  expect(head()).toContain('board.progress.won');
  // L10.1: the target of the goal may be in a dungeon room that is not revealed yet.
  const { scenario } = shownPlay.book;
  const drawWithGoalIn = (room: number) => {
    const [hex = ''] = scenario.rooms[room]?.hexes ?? [];
    const goal = { goal: 'plates' as const, marks: ['9'] };
    const book = { ...shownPlay.book, scenario: { ...scenario, goal, marks: { ...scenario.marks, '9': [hex] } } };
    return act(() => render(<Hud {...words} key={room} shownPlay={{ ...shownPlay, book }} />, root));
  };
  await drawWithGoalIn(0);
  expect(head()).toContain('board.progress.done(done=0, of=1)');
  await drawWithGoalIn(1);
  expect(head()).toContain('board.progress.doneBehind');
  render(null, root);
});

it('L6.1: stops asking for cards once every hero has chosen, while the turns are animated', async () => {
  const { app, interaction } = openGame({ game: gameAt('turn') });
  const shownPlay = openGame({ game: gameAt('select') }).interaction.play;
  const root = document.createElement('div');
  const words = { app, interaction, plan: PHONE, notice: null, animatedEvent: UNTOLD, waiting: null };
  await act(() => render(<Hud {...words} shownPlay={shownPlay} />, root));
  expect(root.querySelectorAll('.tab .means').length).toBeGreaterThan(0);
  await act(() => render(<Hud {...words} shownPlay={null} />, root));
  expect(root.querySelectorAll('.tab .means')).toHaveLength(0);
  render(null, root);
});

it('L6.1: shows the next hand at once when a hero has chosen, but it cannot be pressed before the table is at rest', async () => {
  const { app, interaction } = openGame({ game: gameAt('select') });
  const words = { app, interaction, plan: DESKTOP, notice: null, animatedEvent: UNTOLD, waiting: null };
  const root = document.createElement('div');
  const hero = interaction.hero;
  await act(() => render(<Hud {...words} shownPlay={interaction.play} />, root));
  const select = interaction.options.find((each) => each.type === 'select') ?? expect.unreachable('nothing to select');
  interaction.send(select);
  expect(interaction.play.state.question?.ask).toBe('select');
  expect(interaction.hero).not.toBe(hero);
  await act(() => render(<Hud {...words} shownPlay={null} />, root));
  const [{ hand } = expect.unreachable()] = interaction.play.state.seats.filter(
    (seat) => seat.hero === interaction.hero,
  );
  const fan = root.querySelector<HTMLElement>('.fan');
  expect(fan?.querySelectorAll('[data-card]')).toHaveLength(hand.length);
  expect(fan?.hasAttribute('inert')).toBe(true);
  await act(() => render(<Hud {...words} shownPlay={interaction.play} />, root));
  expect(root.querySelector('.fan')?.hasAttribute('inert')).toBe(false);
  render(null, root);
});

describe('the table for keyboard and screen reader', () => {
  it.each(['select', 'turn', 'targets'])('offers what is expected at the question %s', async (ask) => {
    const title = `mirror at ${ask}`;
    const draw = (): Drawing => {
      const { asked, interaction } = openGame({ game: gameAt(ask) });
      return { asked, mount: mounted(<AccessibleTable interaction={interaction} inert={false} />) };
    };
    await expectOffers(title, draw);
  });
});

describe('a sheet over the Long Table', () => {
  it.each([
    ['the log of the table', Log],
    ['the menu of the long table', TableMenu],
  ] as const)('offers what is expected: %s', async (title, Sheet) => {
    const draw = (): Drawing => {
      const { app, asked } = openGame({ game: gameAt('turn') });
      return { asked, mount: mounted(<Sheet app={app} />) };
    };
    await expectOffers(title, draw);
  });
});

it('announces each change once: a choice, an undo, and the same choice again', async () => {
  document.body.replaceChildren();
  const { interaction } = openGame({ game: gameAt('select') });
  const root = document.createElement('div');
  document.body.append(root);
  await act(() => render(<AccessibleTable interaction={interaction} inert={false} />, root));
  const select = interaction.options.find(({ type }) => type === 'select');
  if (select?.type !== 'select') throw new Error('no hero can select cards');
  const spoken = async (change: () => unknown) => {
    document.getElementById('announcer')?.replaceChildren();
    await act(async () => void change());
    return [...(document.getElementById('announcer')?.children ?? [])].map((line) => line.textContent ?? '').join(' ');
  };
  const chosen = await spoken(() => {
    interaction.openTab(select.hero);
    interaction.toggleCard(select.leading);
  });
  expect(chosen).toContain('frame.spoken.chosen');
  const first = await spoken(() => interaction.send(select));
  expect(first).not.toBe('');
  expect(await spoken(() => interaction.undo())).toContain('frame.spoken.undone');
  expect(await spoken(() => interaction.send(select))).toBe(first);
  expect(await spoken(() => interaction.undo())).toContain('frame.spoken.undone');
  render(null, root);
});
