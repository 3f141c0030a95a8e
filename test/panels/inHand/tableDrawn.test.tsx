// @vitest-environment jsdom
/** Tests what the panels around the table and its mirror offer, in each phase of a game and while a game is watched. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { InHandApp, InHandView } from '../../../src/panels/inHand/app';
import type { CardPictures } from '../../../src/panels/inHand/cardPictures';
import { Hud } from '../../../src/panels/inHand/hud/Hud';
import type { HudPlan } from '../../../src/panels/inHand/hud/plan';
import { AccessibleTable } from '../../../src/panels/inHand/mirror/AccessibleTable';
import type { Command } from '../../../src/rules/inHand/commands';
import { openInteraction } from '../../../src/session/inHand/interaction';
import { DEFAULTS } from '../../../src/storage/settings';
import { openSession, openViewing } from '../../kit/inHand';
import { BOOK, phases } from '../../kit/phases';
import { type Drawing, noting, stubBrowser } from '../drawn';
import { steps } from '../kit';
import { offersOf } from '../offers';
import { IN_HAND_PHONE as PHONE } from '../plans';
import { OFFERS } from './offers/table';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));

stubBrowser();
beforeAll(async () => {
  for (const fetch of Object.values(import.meta.glob('../../../src/panels/**/*.tsx'))) await fetch();
}, 60_000);

const PHASES = new Map([...phases()].map(([phase, { said }]) => [phase, said]));

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const PLANS: Readonly<Record<string, HudPlan>> = {
  'on a phone': PHONE,
  'in landscape': { ...PHONE, width: 844, height: 390, composition: 'landscape' },
  'on a desktop, in larger words': {
    ...PHONE,
    width: 1440,
    height: 900,
    textScale: 1.3,
    side: box(1100, 60, 320, 800),
    composition: 'desktop',
  },
};

interface Seat {
  readonly said: readonly Command[];
  readonly plan?: HudPlan;
  readonly notice?: string;
  /** Whether the table still animates the last command. */
  readonly moving?: boolean;
  readonly view?: Partial<InHandView>;
}

function sitting({ said, view = {} }: Seat) {
  const asked: string[] = [];
  const session = openSession(BOOK, { save: () => {} });
  // The session sends nothing by itself, so each phase is reached.
  for (const command of said) expect(session.dispatch(command).ok).toBe(true);
  const interaction = openInteraction(session);
  session.subscribe((change) => {
    if (change.kind === 'command') asked.push(`say ${JSON.stringify(session.journal.commands.at(-1))}`);
  });
  const app = noting<InHandApp>(
    {
      view: { screen: 'table', settings: DEFAULTS, sheet: null, viewing: null, copy: null, ...view } as InHandView,
      cardPictures: noting<CardPictures>({}, asked),
      ...steps(),
    },
    asked,
  );
  return { app, asked, interaction };
}

function hud(seat: Seat): Drawing {
  const { plan = PHONE, notice = null, moving = false } = seat;
  const { app, asked, interaction } = sitting(seat);
  const inspector = { places: () => ({}), look: async () => null, cancelPress: () => {} };
  const shownPlay = moving ? null : interaction.play;
  const words = {
    interaction,
    plan,
    notice,
    shownPlay,
    animatedEvent: { now: null, subscribe: () => () => {} },
    waiting: null,
    inspector,
  };
  return {
    asked,
    mount(root) {
      render(<Hud app={app} {...words} />, root);
      return () => render(null, root);
    },
  };
}

function mirror(seat: Seat): Drawing {
  const { app, asked, interaction } = sitting(seat);
  return {
    asked,
    mount(root) {
      render(<AccessibleTable app={app} interaction={interaction} inert={false} shownPlay={interaction.play} />, root);
      return () => render(null, root);
    },
  };
}

async function holds(title: string, draw: () => Drawing): Promise<void> {
  expect(await offersOf(draw)).toEqual(OFFERS[title]);
}

/** The commands that lead to the middle of a fight. */
const FIGHTING = PHASES.get('heroTurn.rolling') ?? [];

describe('the expected offers', () => {
  it('cover the phases of a round and a fight', () => {
    expect([...PHASES.keys()].sort()).toEqual([
      'behaviour',
      'cleanup',
      'heroTurn.acting',
      'heroTurn.choosing',
      'heroTurn.rolling',
      'lost',
      'monsterTurn.rolling',
      'monsterTurn.suffering',
      'select',
      'shortRest',
    ]);
  });

  it.each([...PHASES])('are made by the HUD in %s', (phase, said) => holds(`words in ${phase}`, () => hud({ said })));

  it.each([...PHASES])('are made in the mirror in %s', (phase, said) =>
    holds(`mirror in ${phase}`, () => mirror({ said })),
  );

  it.each(Object.entries(PLANS))('are made by the HUD %s', (where, plan) =>
    holds(`words ${where}`, () => hud({ said: FIGHTING, plan, notice: 'No.' })),
  );

  it('are made by the HUD during an animation', () =>
    holds('words while it moves', () => hud({ said: FIGHTING, moving: true })));

  it('are made by the HUD without help', () => {
    const settings = { ...DEFAULTS, hints: false, foresight: false, odds: false };
    return holds('words without help', () => hud({ said: FIGHTING, view: { settings } }));
  });

  it.each([0, 3, 1000])('are made in a game that is watched, at %i', (at) =>
    holds(`watched at ${at}`, () => {
      const session = openSession(BOOK, { save: () => {} });
      for (const command of FIGHTING) session.dispatch(command);
      const viewed = openViewing(BOOK, session.journal, at);
      if (!viewed.ok) return expect.unreachable(viewed.what);
      return hud({ said: [], view: { viewing: viewed.viewing } as Partial<InHandView> });
    }),
  );
});

it('announces each change once: a choice, the same choice again, and an undo', async () => {
  document.body.replaceChildren();
  const { app, interaction } = sitting({ said: [] });
  const root = document.createElement('div');
  document.body.append(root);
  const draw = () =>
    act(() =>
      render(<AccessibleTable app={app} interaction={interaction} inert={false} shownPlay={interaction.play} />, root),
    );
  await draw();
  const select = interaction.options.find(({ type }) => type === 'select');
  if (select?.type !== 'select') throw new Error('no cards can be selected');
  const spoken = async (change: () => unknown) => {
    document.getElementById('announcer')?.replaceChildren();
    await act(async () => void change());
    await draw();
    return [...(document.getElementById('announcer')?.children ?? [])].map((line) => line.textContent ?? '').join(' ');
  };
  const chosen = await spoken(() => interaction.toggleCard(select.leading));
  expect(chosen).toContain('frame.spoken.chosen');
  const first = await spoken(() => interaction.send(select));
  expect(first).not.toBe('');
  expect(await spoken(() => interaction.undo())).toContain('frame.spoken.undone');
  expect(await spoken(() => interaction.send(select))).toBe(first);
  expect(await spoken(() => interaction.undo())).toContain('frame.spoken.undone');
  render(null, root);
});

it('given a small claim, which has an aim of its own, then the goal of its scenario is not told', () => {
  const goalFor = (copy: unknown) => {
    const root = document.createElement('div');
    const leave = hud({ said: [], view: { copy } as Partial<InHandView> }).mount(root);
    const goal = root.querySelector('.bar-title p')?.textContent ?? null;
    // A table that stays mounted would listen for keys in the next file.
    leave();
    return goal;
  };
  expect(goalFor(null)).toMatch(/\w/);
  expect(goalFor({ isClaim: true })).toBeNull();
});
