// @vitest-environment jsdom
/** Tests the panels about a lifted half and the other side of a card: the prompt, the differences, the tags of lost rounds, the dog-ears. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiftPrompt } from '../../../src/panels/inHand/hud/LiftPrompt';
import { OtherSide } from '../../../src/panels/inHand/hud/OtherSide';
import { Peek } from '../../../src/panels/inHand/hud/Peek';
import { Peel } from '../../../src/panels/inHand/hud/Peel';
import { foldOf } from '../../../src/panels/inHand/hud/peel';
import { Tolls } from '../../../src/panels/inHand/hud/Tolls';
import { type Interaction, openInteraction } from '../../../src/session/inHand/interaction';
import { type BookSketch, book, card } from '../../kit/books';
import { openSession } from '../../kit/inHand';
import { attacker, hand, idle, passage, zigzag } from '../../kit/scenes';
import { settle } from '../drawn';
import { neverResized, paper, testApp } from '../kit';
import { IN_HAND_PHONE } from '../plans';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));
beforeEach(neverResized);
afterEach(() => vi.useRealTimers());

const cards = hand(
  { top: [{ kind: 'attack', value: 4 }], bottom: [{ kind: 'move', value: 2 }] },
  { top: [{ kind: 'gain', condition: 'strengthen' }], bottom: [{ kind: 'move', value: 3 }] },
);
const FIGHT: BookSketch = { board: passage(1), foes: [attacker(1)], cards };
const WALK: BookSketch = { board: zigzag('@...1'), foes: [idle], cards };

function chosen(sketch: BookSketch): Interaction {
  const interaction = openInteraction(openSession(book(sketch), { save: () => {} }));
  interaction.send({ type: 'select', leading: 'one', second: 'two' });
  for (let i = 0; i < 4 && !interaction.options.some(({ type }) => type === 'play'); i += 1) {
    const next = interaction.options[0];
    if (next) interaction.send(next);
  }
  return interaction;
}

describe('the prompt for a lifted half', () => {
  const said = async (interaction: Interaction, lift: object) => {
    interaction.lift(lift as never);
    const { play, draft } = interaction;
    const root = paper();
    await act(() => render(<LiftPrompt play={play} draft={draft} lift={lift as never} />, root));
    const [carries, effect] = [
      root.querySelector('b')?.textContent,
      root.querySelector('span')?.lastChild?.textContent,
    ];
    return { carries, effect };
  };
  const ATTACK = { card: 'one', half: 'top', basic: false };
  const MOVE = { card: 'two', half: 'bottom', basic: false };

  it('names the card and what the half does; a basic action belongs to no card', async () => {
    expect((await said(chosen(FIGHT), { ...ATTACK, over: null })).carries).toMatch(/^table\.lift\.carries\(card=/);
    expect((await said(chosen(FIGHT), { ...ATTACK, basic: true, over: null })).carries).not.toContain('carries');
  });

  it.each([
    ['nothing', FIGHT, ATTACK, null, 'table.lift.carry'],
    ['a monster', FIGHT, ATTACK, { at: 'foe', foe: 'dummy-1' }, 'table.lift.attack('],
    ['a Distance', FIGHT, MOVE, { at: 'distance', distance: 3 }, 'table.lift.distance(distance=3)'],
    ['the hero', FIGHT, { ...ATTACK, card: 'two' }, { at: 'hero' }, 'table.lift.hero'],
    ['a hex', WALK, MOVE, { at: 'hex', hex: 'c1', path: ['b1', 'c1'] }, 'table.lift.walk'],
    ['a hex beside a monster', WALK, MOVE, { at: 'hex', hex: 'd1', path: ['b1', 'c1', 'd1'] }, 'table.lift.fight('],
  ])('says what a drop would do over %s', async (_, sketch, lift, over, expected) => {
    expect((await said(chosen(sketch), { ...lift, over })).effect).toContain(expected);
  });

  it('R12.2: warns of the Disadvantage of a shot at Distance 1', async () => {
    const shot = [card('one', { initiative: 10, top: [{ kind: 'attack', value: 4, range: 3 }] }), ...cards.slice(1)];
    const over = { at: 'foe', foe: 'dummy-1' };
    expect((await said(chosen({ ...FIGHT, cards: shot }), { ...ATTACK, over })).effect).toMatch(
      /^table\.lift\.attack\(.*table\.pair\.disadvantage\(sources=table\.pair\.adjacent\)\.$/,
    );
    expect((await said(chosen(FIGHT), { ...ATTACK, over })).effect).not.toContain('disadvantage');
  });

  it('asks about a trap on the way instead', async () => {
    const trapped = chosen({ ...WALK, board: zigzag('@.T.1') });
    const { effect } = await said(trapped, { ...MOVE, over: { at: 'hex', hex: 'c1', path: ['b1', 'c1'] } });
    expect(effect).not.toContain('table.lift.');
  });
});

const SIDES = [
  card('one', { initiative: 10, shows: ['fire'], top: [] }, {
    initiative: 60,
    shows: ['dark'],
    top: [{ kind: 'attack', value: 2, consume: { elements: ['fire'], plus: 1 } }],
  } as never),
  ...cards.slice(1),
];

it('the other side of a card has its picture and a list of the differences', async () => {
  const { play } = openInteraction(openSession(book({ ...WALK, cards: SIDES }), { save: () => {} }));
  const root = paper();
  await act(() => render(<OtherSide app={testApp().app as never} play={play} card="one" />, root));
  expect(root.querySelector('h2')?.textContent).toBe('cards.face.oneB');
  expect(root.querySelector('canvas')?.getAttribute('aria-label')).toMatch(/^cards\.face\.oneB\. ./);
  expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'table.peek.initiative(now=10, other=60)',
    'table.peek.goesOut(element=cards.element.fire)',
    'table.peek.comesOn(element=cards.element.dark)',
    expect.stringMatching(/^table\.peek\.wants\(elements=cards\.element\.fire, gain=.+\)$/),
  ]);
});

const PLACE = { x: 100, y: 400, width: 90, height: 250, angle: 0.1 };

it('a pulled card folds where the finger is', async () => {
  const { play } = openInteraction(openSession(book(WALK), { save: () => {} }));
  const root = paper();
  const moved = { x: -50, y: 10 };
  await act(() =>
    render(<Peel app={testApp().app as never} play={play} card="one" place={PLACE} moved={moved} />, root),
  );
  const { hole, transform } = foldOf(moved, PLACE);
  const peel = root.querySelector<HTMLElement>('.peel');
  expect(peel?.style).toMatchObject({ left: '100px', top: '400px', width: '90px', height: '250px' });
  expect(peel?.getAttribute('style')).toContain('0.1rad');
  expect(root.querySelector<HTMLElement>('.peel-hole')?.getAttribute('style')).toContain(hole.slice(0, 20));
  expect(root.querySelector<HTMLElement>('.peel-flap')?.style.transform).toBe(transform);
});

describe('the tags of lost rounds', () => {
  const LOSING: BookSketch = {
    ...FIGHT,
    cards: hand(
      { top: { abilities: [{ kind: 'attack', value: 4 }], lost: true }, bottom: [] },
      { top: [], bottom: [] },
    ),
  };
  const PLACES = { 'card:one:top:cost': { x: 60, y: 500 }, 'plate:cost': { x: 40, y: 200 } };
  const tags = async (interaction: Interaction, places: object = PLACES) => {
    const root = paper();
    const inspector = { places: () => places } as never;
    const plan = { ...IN_HAND_PHONE, textScale: 2 };
    await act(() =>
      render(<Tolls app={testApp().app as never} interaction={interaction} inspector={inspector} plan={plan} />, root),
    );
    return [...root.querySelectorAll<HTMLElement>('.toll-tag')];
  };

  it('stand on each half that costs rounds', async () => {
    const [tag, ...others] = await tags(chosen(LOSING));
    expect([tag?.className, others]).toEqual(['toll-tag half', []]);
    expect(tag?.textContent).toMatch(/^\d+→\d+$/);
    const [before, after] = (tag?.textContent ?? '').split('→').map(Number);
    expect(after).toBeLessThan(before ?? 0);
    expect(tag?.style).toMatchObject({ left: '30px', top: '250px' });
  });

  it('stand on the plate, too, as soon as the half is chosen in combat', async () => {
    const interaction = chosen(LOSING);
    interaction.lift({ card: 'one', half: 'top', basic: false, over: { at: 'foe', foe: 'dummy-1' } });
    expect((await tags(interaction)).map(({ className }) => className)).toEqual(['toll-tag half', 'toll-tag plate']);
  });

  it('are absent for a basic action, for halves that cost nothing, and without a place', async () => {
    const interaction = chosen(LOSING);
    expect(await tags(interaction, {})).toEqual([]);
    interaction.setBasic(true);
    expect(await tags(interaction)).toEqual([]);
    expect(await tags(chosen(FIGHT))).toEqual([]);
  });
});

describe('the dog-ears', () => {
  const EAR = { 'card:one:corner': { x: 190, y: 650 }, 'card:one:upperCorner': { x: 190, y: 400 } };

  async function shown({ view = {}, isLaid = true, places = EAR as object, look = async () => null as unknown } = {}) {
    const interaction = openInteraction(openSession(book(WALK), { save: () => {} }));
    const { app } = testApp(view);
    const inspector = { places: () => places, look } as never;
    const root = paper();
    const draw = () =>
      act(() =>
        render(
          <Peek
            app={app as never}
            interaction={interaction}
            inspector={inspector}
            plan={IN_HAND_PHONE}
            isLaid={isLaid}
          />,
          root,
        ),
      );
    await draw();
    const ear = () => root.querySelector<HTMLElement>('[data-ear=one]');
    const point = (type: string, x = 0, y = 0) =>
      act(() => {
        const event = new MouseEvent(`pointer${type}`, { bubbles: true, clientX: x, clientY: y });
        ear()?.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: 'touch' }));
      });
    const other = async () => {
      await settle(root);
      return root.querySelector('.peek h2')?.textContent ?? null;
    };
    const key = (type: string, name: string, target: EventTarget = window) =>
      act(async () => {
        target.dispatchEvent(new KeyboardEvent(`key${type}`, { key: name, bubbles: true, cancelable: true }));
        await Promise.resolve();
      });
    const leave = () => act(() => render(null, root));
    return { root, interaction, ear, point, other, key, draw, leave };
  }

  it('lie on the corner of each card with a place, but not during an animation', async () => {
    const laid = await shown();
    expect([...laid.root.querySelectorAll('.ear')].map((each) => each.className.trim())).toEqual(['ear']);
    await laid.leave();
    const moving = await shown({ isLaid: false });
    expect(moving.root.querySelectorAll('.ear')).toHaveLength(0);
    await moving.leave();
  });

  it('of a card at the foot of the window is at its upper corner', async () => {
    const places = { 'card:one:corner': { x: 190, y: 840 }, 'card:one:upperCorner': { x: 190, y: 590 } };
    const { root, leave } = await shown({ places });
    expect(root.querySelector('.ear')?.className).toBe('ear upper');
    await leave();
  });

  it('a tap opens the other side, and a tap anywhere closes it', async () => {
    const { point, other, leave } = await shown();
    await point('down');
    await point('up');
    expect(await other()).toBe('cards.face.oneB');
    await act(() => void document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })));
    expect(await other()).toBeNull();
    await leave();
  });

  it('a held press opens it until the release', async () => {
    vi.useFakeTimers();
    const { point, other, leave } = await shown();
    await point('down');
    await act(() => void vi.advanceTimersByTime(259));
    await point('move', 3, 3);
    // The press waits for one more frame, which may bring a movement from before.
    await act(() => void vi.advanceTimersByTime(1 + 16));
    vi.useRealTimers();
    expect(await other()).toBe('cards.face.oneB');
    await point('up');
    expect(await other()).toBeNull();
    await leave();
  });

  it('a cancelled press opens nothing', async () => {
    const { point, other, leave } = await shown();
    await point('down');
    await point('cancel');
    expect(await other()).toBeNull();
    await leave();
  });

  it('a pull folds the card, and opens the other side past two thirds of the card', async () => {
    const { root, point, other, leave } = await shown();
    await point('down');
    await point('move', -20, 0);
    await settle(root);
    expect([root.querySelector('.peel') !== null, await other()]).toEqual([true, null]);
    await point('move', -80, 0);
    expect([await other(), root.querySelector('.peel')]).toEqual(['cards.face.oneB', null]);
    await point('up');
    expect(await other()).toBeNull();
    await leave();
  });

  it('Space shows the other side while it is held, and arrows go through the cards', async () => {
    const { key, other, leave } = await shown();
    await key('down', ' ');
    expect(await other()).toBe('cards.face.oneB');
    await key('down', 'ArrowRight');
    expect(await other()).toBe('cards.face.twoB');
    await key('down', 'ArrowLeft');
    await key('down', 'ArrowLeft');
    expect(await other()).toBe('cards.face.fourB');
    await key('up', 'x');
    expect(await other()).toBe('cards.face.fourB');
    await key('up', ' ');
    expect(await other()).toBeNull();
    await key('down', 'ArrowRight');
    expect(await other()).toBeNull();
    await leave();
  });

  it('Space shows a chosen card first, and the card under the mouse before all', async () => {
    const { key, other, interaction, leave } = await shown({
      look: async () => ({ of: { kind: 'card', card: 'three' } }),
    });
    interaction.toggleCard('two');
    await key('down', ' ');
    expect(await other()).toBe('cards.face.twoB');
    await key('up', ' ');
    const move = new MouseEvent('pointermove', { clientX: 5, clientY: 5 });
    dispatchEvent(Object.assign(move, { pointerType: 'mouse' }));
    await key('down', ' ');
    expect(await other()).toBe('cards.face.threeB');
    dispatchEvent(new Event('blur'));
    expect(await other()).toBeNull();
    await leave();
  });

  it.each([
    ['a sheet is open', { sheet: 'menu' }],
    ['a game is watched', { viewing: {} }],
  ])('Space does nothing while %s', async (_, view) => {
    const { key, other, leave } = await shown({ view: view as never });
    await key('down', ' ');
    expect(await other()).toBeNull();
    await leave();
  });

  it('Space on a button presses the button', async () => {
    const { key, other, root, leave } = await shown();
    const button = document.createElement('button');
    root.append(button);
    await key('down', ' ', button);
    expect(await other()).toBeNull();
    await leave();
  });
});
