// @vitest-environment jsdom
/** Tests the keys at the Long Table: cards by number, the modifier card, the hint, and the view of the map. */
import { expect, it, vi } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { openChapter } from '../../../src/i18n';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { listenForKeys } from '../../../src/panels/keys';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { keyActions } from '../../../src/panels/longTable/keyActions';
import { hexWords } from '../../../src/panels/longTable/mirror/situation';
import { hexAfter } from '../../../src/panels/mirror/steering';
import { hexDistance } from '../../../src/rules/core/hexes';
import { BOARDS, ORIENTATIONS } from '../../../src/scenes/longTable/board';
import { MAP_MOVED } from '../../../src/session/longTable/mapEvents';
import { noteOrientation } from '../../../src/session/longTable/mapOrientation';
import { openInteraction } from '../../../src/session/longTable/openInteraction';
import { openSession } from '../../../src/session/session';
import { game } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';
import { openLongTable } from '../../kit/longTableWords';

await openLongTable();
await openChapter('board');

const BOOK = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'drawn' }));

/** Returns a table at the first moment that meets a condition. */
function at(meant: (interaction: ReturnType<typeof openInteraction>) => boolean) {
  const session = openSession(LONG_TABLE, BOOK, { save: () => {} });
  const interaction = openInteraction(session);
  for (const { command } of game(BOOK, 'a')) {
    if (meant(interaction)) break;
    if (command) expect(interaction.send(command).ok).toBe(true);
  }
  const hints: string[] = [];
  const app = { view: { interaction }, showHint: () => hints.push('hint') } as unknown as LongTableApp;
  return { session, interaction, app, hints };
}
const asks = (ask: string) => (interaction: ReturnType<typeof openInteraction>) =>
  interaction.play.state.question?.ask === ask;

it('L12.1: the key of the throw pulls the modifier card, and does nothing before', () => {
  const before = at(asks('select'));
  const sent = before.session.journal.commands.length;
  keyActions.roll?.(before.app);
  expect(before.session.journal.commands).toHaveLength(sent);
  const drawing = at(({ options }) => options.some(({ type }) => type === 'draw'));
  keyActions.roll?.(drawing.app);
  expect(drawing.session.journal.commands.at(-1)).toEqual({ type: 'draw' });
});

it('a key asks for a hint', () => {
  const { app, hints } = at(() => true);
  keyActions.hint?.(app);
  expect(hints).toEqual(['hint']);
});

it('arrows lead a cursor over the map from the hero, a full stop leads it back, and Enter acts on its hex', () => {
  const { app, interaction } = at(({ mover }) => mover !== null);
  const pressed: (string | null)[] = [];
  const table = { ...interaction, tapHex: (hex: string | null) => pressed.push(hex) > 0 };
  const moved: unknown[] = [];
  const hear = (event: Event) => void moved.push((event as CustomEvent).detail);
  addEventListener(MAP_MOVED, hear);
  const its = { ...app, view: { ...app.view, interaction: table } } as unknown as LongTableApp;
  const key = (name: string) =>
    keyActions.own?.[name.toLowerCase()]?.(its, new KeyboardEvent('keydown', { code: name }));
  const { board } = interaction.play.book.scenario;
  const home = interaction.mover ?? '';
  key('Enter');
  expect(pressed).toEqual([]);
  const next = hexAfter(board, home, { code: 'ArrowRight' });
  key('ArrowRight');
  key('Enter');
  key('.');
  key('Enter');
  expect(pressed).toEqual([next, home]);
  key('Escape');
  key('Enter');
  expect(pressed).toHaveLength(2);
  expect(moved).toEqual([next, home, null].map((hex) => ({ do: 'cursor', hex })));
  removeEventListener(MAP_MOVED, hear);
});

const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] } as const;

it.each(ORIENTATIONS)('arrows lead the cursor over the whole map to where they point on it, when it is %s', (lie) => {
  const { interaction } = at(({ mover }) => mover !== null);
  let to = '';
  const hear = (event: Event) => {
    to = (event as CustomEvent).detail.hex;
  };
  addEventListener(MAP_MOVED, hear);
  const { centre } = BOARDS[lie];
  const reached = new Set([interaction.mover ?? '']);
  for (const from of reached) {
    const table = { ...interaction, mover: from };
    noteOrientation(table, lie);
    const app = { view: { interaction: table } } as unknown as LongTableApp;
    for (const [code, [x, y]] of Object.entries(ARROWS)) {
      keyActions.own?.['.']?.(app, new KeyboardEvent('keydown'));
      keyActions.own?.[code.toLowerCase()]?.(app, new KeyboardEvent('keydown', { code }));
      reached.add(to);
      if (to === from) continue;
      const [dx, dy] = [centre(to).x - centre(from).x, centre(to).y - centre(from).y];
      expect(dx * x + dy * y, `${code} from ${from} to ${to}`).toBeGreaterThan(Math.abs(dx * y + dy * x));
      expect(hexDistance(from, to)).toBe(1);
    }
  }
  expect([...reached].sort()).toEqual(Object.keys(interaction.play.book.scenario.board.hexes).sort());
  removeEventListener(MAP_MOVED, hear);
});

it('the cursor is put away when a turn ends; in the next turn it begins at the hero who acts', () => {
  const session = openSession(LONG_TABLE, BOOK, { save: () => {} });
  const interaction = openInteraction(session);
  const app = { view: { interaction } } as unknown as LongTableApp;
  const shown: (string | null)[] = [];
  const hear = (event: Event) => void shown.push((event as CustomEvent).detail.hex);
  addEventListener(MAP_MOVED, hear);
  const press = (code: string) =>
    keyActions.own?.[code.toLowerCase()]?.(app, new KeyboardEvent('keydown', { code, cancelable: true }));
  let first: string | undefined;
  for (const { command } of game(BOOK, 'a')) {
    const figure = interaction.play.state.turn?.figure;
    const walks = interaction.mover !== null && figure?.startsWith('hero:');
    if (walks && first !== undefined && figure !== first) break;
    if (walks && first === undefined) {
      first = figure;
      press('ArrowRight');
      expect(shown).toEqual([expect.any(String)]);
    }
    if (command) interaction.send(command);
  }
  expect(shown.slice(1)).toEqual([null]);
  const { length } = session.journal.commands;
  press('Enter');
  expect(session.journal.commands).toHaveLength(length);
  press('ArrowRight');
  expect(shown.at(-1)).toBe(
    hexAfter(BOOK.scenario.board, interaction.mover ?? expect.unreachable(), { code: 'ArrowRight' }),
  );
  removeEventListener(MAP_MOVED, hear);
});

it('N leads the cursor from one target to the next', () => {
  const isAiming = ({ places }: ReturnType<typeof openInteraction>) =>
    [...places.spots.values()].filter(({ kind }) => kind === 'target').length > 1;
  const { app, interaction } = at(isAiming);
  const moved: unknown[] = [];
  const hear = (event: Event) => void moved.push((event as CustomEvent).detail.hex);
  addEventListener(MAP_MOVED, hear);
  const targets = [...interaction.places.spots].filter(([, { kind }]) => kind !== 'way').map(([hex]) => hex);
  for (let n = 0; n <= targets.length; n += 1) keyActions.own?.['n']?.(app, new KeyboardEvent('keydown'));
  expect(moved).toEqual([...targets, targets[0]]);
  removeEventListener(MAP_MOVED, hear);
});

it('the space bar presses the seal once, however long it is held', () => {
  const seal = document.createElement('button');
  seal.className = 'sealed';
  const foot = document.createElement('div');
  foot.className = 'foot';
  foot.append(seal);
  const hud = document.createElement('div');
  hud.className = 'hud long';
  hud.append(foot);
  document.body.append(hud);
  let presses = 0;
  seal.addEventListener('click', () => {
    presses += 1;
  });
  const { app } = at(() => true);
  const press = (repeat: boolean) => {
    const event = new KeyboardEvent('keydown', { key: ' ', repeat, cancelable: true });
    keyActions.own?.[' ']?.(app, event);
    return event.defaultPrevented;
  };
  expect([false, true, true].map(press)).toEqual([true, true, true]);
  expect(presses).toBe(1);
  hud.remove();
});

it.each([
  ['a button of the head of the table', '<header><button></button></header><div class="foot"></div>', true],
  ['a hero’s panel', '<section class="party"><button></button></section><div class="foot"></div>', true],
  ['a card of the hand', '<div class="foot"><button class="card"></button></div>', false],
])('without a seal, the space bar on %s: it presses nothing there is %s', (_, html, isTaken) => {
  const hud = document.createElement('div');
  hud.className = 'hud long';
  hud.innerHTML = html;
  document.body.append(hud);
  const { app } = at(() => true);
  const press = (type: string) => {
    const event = new KeyboardEvent(type, { key: ' ', cancelable: true, bubbles: true });
    hud.querySelector('button')?.addEventListener(type, (each) => {
      if (type === 'keydown') keyActions.own?.[' ']?.(app, each as KeyboardEvent);
    });
    hud.querySelector('button')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(['keydown', 'keyup'].map(press)).toEqual([isTaken, isTaken]);
  hud.remove();
});

it('L13.2: Q and E turn the area that is being placed', () => {
  const turned: number[] = [];
  const app = { view: { interaction: { rotateArea: (by: number) => turned.push(by) } } } as unknown as LongTableApp;
  const event = new KeyboardEvent('keydown');
  keyActions.own?.['q']?.(app, event);
  keyActions.own?.['e']?.(app, event);
  expect(turned).toEqual([-1, 1]);
});

it('keys zoom and fit the map, and Shift with an arrow moves it, unless something else takes the arrow', () => {
  const steered: unknown[] = [];
  const hear = (event: Event) => void steered.push((event as CustomEvent).detail);
  addEventListener(MAP_MOVED, hear);
  const { app } = at(asks('select'));
  listenForKeys(
    { ...app, view: { ...app.view, settings: { keys: {} }, viewing: null, sheet: null } } as unknown as LongTableApp,
    keyActions,
  );
  const key = (key: string, shiftKey = false) => {
    const event = new KeyboardEvent('keydown', { key, shiftKey, cancelable: true });
    dispatchEvent(event);
    return steered.splice(0);
  };
  expect(key('m')).toEqual([{ do: 'fit' }]);
  // The key of the answers that decline never means the map.
  expect(key('0')).not.toContainEqual({ do: 'fit' });
  expect(key('+', true)).toEqual([{ do: 'zoom', factor: 1.25 }]);
  expect(key('=')).toEqual([{ do: 'zoom', factor: 1.25 }]);
  expect(key('-')).toEqual([{ do: 'zoom', factor: 0.8 }]);
  expect(key('ArrowLeft', true)).toEqual([{ do: 'pan', by: { x: 0.2, y: 0 } }]);
  expect(key('ArrowDown', true)).toEqual([{ do: 'pan', by: { x: 0, y: -0.2 } }]);
  expect(key('ArrowDown')).toMatchObject([{ do: 'cursor' }]);
  const take = (event: Event) => event.preventDefault();
  addEventListener('keydown', take, true);
  expect(key('ArrowDown', true)).toEqual([]);
  removeEventListener('keydown', take, true);
  removeEventListener(MAP_MOVED, hear);
});

it('announces only the hex on which the cursor stays, if it moves on while the words are loading', async () => {
  const { app, interaction } = at(({ mover }) => mover !== null);
  document.getElementById('announcer')?.remove();
  for (const code of ['ArrowRight', 'ArrowRight', '.']) {
    keyActions.own?.[code.toLowerCase()]?.(app, new KeyboardEvent('keydown', { code }));
  }
  await vi.dynamicImportSettled();
  const lines = document.getElementById('announcer')?.children ?? [];
  expect([...lines].map(({ textContent }) => textContent)).toEqual([hexWords(interaction, interaction.mover ?? '')]);
});

it('a number key hurries the table while it moves, and only then', () => {
  const { app } = at(asks('select'));
  const moves: unknown[] = [];
  const note = (event: Event) => moves.push(event instanceof CustomEvent && event.detail);
  addEventListener(MAP_MOVED, note);
  const press = (repeat = false) => keyActions.own?.['7']?.(app, new KeyboardEvent('keydown', { key: '7', repeat }));
  document.body.innerHTML = '<div class="hud long"><div class="foot"></div></div>';
  press();
  press(true);
  expect(moves).toEqual([{ do: 'hurry' }]);
  document.body.innerHTML =
    '<div class="hud long"><div class="foot"><div class="answers"><button></button></div></div></div>';
  press();
  expect(moves).toHaveLength(1);
  document.body.innerHTML = '';
  removeEventListener(MAP_MOVED, note);
});
