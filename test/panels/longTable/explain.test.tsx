// @vitest-environment jsdom
/** Tests that a hold, the right button or a key explains signs by their rules. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookFor, campaignBook } from '../../../src/content/longTable';
import { openChapter, t } from '../../../src/i18n';
import { halfLines, monsterCardLines } from '../../../src/i18n/longTable/cardLines';
import { itemLines } from '../../../src/i18n/longTable/itemLines';
import { modifierBits } from '../../../src/i18n/longTable/modifierWords';
import type { LongTableApp } from '../../../src/panels/longTable/app';
import { Explain } from '../../../src/panels/longTable/hud/Explain';
import { LevelTally } from '../../../src/panels/longTable/hud/Header';
import { rulesOf, SIGN_RULES } from '../../../src/panels/longTable/hud/signRules';
import { RULES } from '../../../src/panels/longTable/reference/rules';
import { DEFAULTS } from '../../../src/storage/settings';
import { setupFor } from '../../kit/longTableSetups';
import { newTable } from '../../kit/longTableTable';
import { openLongTable } from '../../kit/longTableWords';
import { steps } from '../kit';
import { NAMED_PICTURES } from './pictures';

await openLongTable();
await openChapter('tableRules');

let asked: string[] = [];
let clicks = 0;
beforeEach(() => {
  vi.useFakeTimers();
  [asked, clicks] = [[], 0];
  document.body.innerHTML = `<div class="hud long"><div id="told"></div>
    <button class="half"><svg data-sign="shield"></svg><svg data-sign="poison"></svg><svg data-sign="shield"></svg></button>
    <svg id="disc" data-sign="fire"></svg><span id="hat" data-sign="item:coalScuttleHat"></span><p id="words">no sign</p></div><button class="half" id="beside"><svg data-sign="heal"></svg></button>`;
  document.querySelector('.half')?.addEventListener('click', () => {
    clicks += 1;
  });
  const view = { settings: DEFAULTS, interaction: { play: { book: { items: campaignBook().items } } } };
  const app = { ...steps(), view, showRule: (rule: string) => void asked.push(rule) } as unknown as LongTableApp;
  const pictures = { icon: (name: string) => name, item: (name: string) => name } as never;
  act(() =>
    render(
      <Explain app={app} pictures={pictures} zoom={1} within=".hud.long" />,
      document.querySelector('#told') as HTMLElement,
    ),
  );
});
afterEach(() => {
  act(() => render(null, document.querySelector('#told') as HTMLElement));
  vi.useRealTimers();
});

const on = (selector: string) => document.querySelector(selector) as HTMLElement;
const told = () =>
  [...document.querySelectorAll<HTMLElement>('.signs-told [data-rule]')].map(({ dataset }) => dataset['rule']);
/** @param happened the time of the event, if it is reported late */
const point = (type: string, selector: string, at: Partial<PointerEventInit> = {}, happened?: number) =>
  act(() => {
    const given = { bubbles: true, cancelable: true, button: 0, clientX: 40, clientY: 40, detail: 1, ...at };
    const event = new MouseEvent(type, given);
    Object.defineProperty(event, 'isPrimary', { value: true });
    Object.defineProperty(event, 'timeStamp', { value: happened ?? Date.now() });
    on(selector).dispatchEvent(event);
  });
const FRAME_MS = 16;
/** Lets this time pass, and the frame that then begins. */
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
    vi.advanceTimersByTime(FRAME_MS);
  });

it('every sign has a rule in the rule book', () => {
  expect(Object.values(SIGN_RULES).filter((rule) => !RULES.includes(rule))).toEqual([]);
  expect(rulesOf(['push', 'shield', 'pull', 'nonsense']).map(({ rule }) => rule)).toEqual(['L14.2', 'L17.4']);
});

it('L3.2: the abbreviated scenario level is told in words, and a long press on it quotes its rule', async () => {
  await openChapter('board');
  const root = on('#told').parentElement?.appendChild(document.createElement('div')) as HTMLElement;
  act(() => render(<LevelTally level={3} />, root));
  const tally = on('.tally');
  expect(tally.title).toBe(t('board.levelMeaning', { level: 3 }));
  expect(tally.getAttribute('aria-label')).toBe(tally.title);
  point('contextmenu', '.tally b');
  expect(told()).toEqual(['L3.2']);
  expect(on('.signs-told').textContent).toContain(t('tableRules.rule.L3_2'));
});

it('every sign that is printed on a card, an item or a modifier card is explained', () => {
  const book = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman']));
  const { cards, items } = campaignBook();
  const lines = [
    ...Object.values(cards).flatMap(({ top, bottom }) => [...halfLines(top), ...halfLines(bottom)]),
    ...Object.values(items).flatMap((item) => itemLines(item)),
    ...Object.values(book.decks).flatMap((deck) => deck.flatMap((card) => monsterCardLines(card))),
    ...Object.values(book.modifiers).map((card) => ({ bits: modifierBits(card) })),
  ];
  const signs = new Set(
    lines.flatMap(({ bits }) => bits.flatMap(({ icon, mentioned = [] }) => [...(icon ? [icon] : []), ...mentioned])),
  );
  expect(signs.size).toBeGreaterThan(40);
  expect([...signs].filter((sign) => rulesOf([sign]).length === 0)).toEqual([]);
});

it('L15.7: of a rule about several conditions, only the one in question is explained', () => {
  const text = t('tableRules.rule.L15_7');
  on('#words').innerHTML = '<svg data-sign="muddle"></svg>';
  on('#words').className = 'lines';
  point('pointerdown', '#words');
  pass(500);
  const shown = on('.signs-told p').textContent ?? '';
  const [, , muddle = '', until = ''] = text.split(/(?<=\.) /);
  expect(shown).toContain(`${muddle} ${until}`);
  expect(muddle.startsWith('Muddle:')).toBe(true);
  expect(shown).not.toContain('Immobilize');
});

it('L37: what a card gives or inflicts is explained together with the giving', () => {
  const { inventoryOfGoods } = campaignBook().cards;
  const bits = halfLines(inventoryOfGoods?.top ?? { parts: [] }).flatMap(({ bits }) => bits);
  const told = rulesOf(bits.flatMap(({ icon, mentioned = [] }) => [...(icon ? [icon] : []), ...mentioned]));
  expect(told.map(({ rule }) => rule)).toEqual([
    'L37.9',
    'L37.1',
    'L11.2',
    'L13.1',
    'L37.8',
    'L15.10',
    'L16.1',
    'L18.7',
  ]);
});

it('a half that is held explains each of its signs once, and is not played', async () => {
  point('pointerdown', '.half');
  pass(400);
  expect(told()).toEqual([]);
  pass(100);
  expect(told()).toEqual(['L17.4', 'L15.5']);
  expect(on('.signs-told').textContent).toContain(t('tableRules.rule.L17_4'));
  point('pointerup', '.half');
  point('click', '.half');
  expect(clicks).toBe(0);
  point('click', '.signs-told [data-rule="L15.5"]', { detail: 0 });
  expect(asked).toEqual(['L15.5']);
});

it('a tap plays; a finger that moves or is lifted early gets no explanation', () => {
  point('pointerdown', '.half');
  pass(100);
  point('pointerup', '.half');
  pass(1000);
  point('click', '.half');
  expect([told(), clicks]).toEqual([[], 1]);
  point('pointerdown', '.half');
  point('pointermove', '.half', { clientX: 60 });
  pass(1000);
  expect(told()).toEqual([]);
});

it('the next press closes the explanation, and does nothing else', () => {
  point('pointerdown', '#disc');
  pass(500);
  expect(told()).toEqual(['L16.1']);
  point('pointerup', '#disc');
  point('pointerdown', '.half');
  point('pointerup', '.half');
  point('click', '.half');
  expect([told(), clicks]).toEqual([[], 0]);
});

it('the right button explains signs, but not words without signs or things outside the panels', () => {
  point('contextmenu', '.half', { button: 2 });
  expect(told()).toEqual(['L17.4', 'L15.5']);
  point('pointerdown', '#words');
  for (const selector of ['#words', '#beside']) {
    point('contextmenu', selector, { button: 2 });
    expect(told(), selector).toEqual([]);
  }
});

it('the explanation is beside the thing that it explains, where there is room', () => {
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  const place = (left: number, top: number, width: number, height: number) => {
    on('.half').getBoundingClientRect = () => new DOMRect(left, top, width, height);
    point('contextmenu', '.half', { button: 2 });
    const { left: x, width: wide, top: y, bottom, maxHeight } = on('.signs-told').style;
    point('pointerdown', '#words');
    return { x, wide, y, bottom, maxHeight };
  };
  // A card at the foot of a phone, and one at the top of a sheet.
  expect(place(10, 600, 120, 160)).toEqual({ x: '8px', wide: '340px', y: '', bottom: '252px', maxHeight: '584px' });
  expect(place(250, 100, 120, 160)).toEqual({ x: '42px', wide: '340px', y: '268px', bottom: '', maxHeight: '568px' });
  // With hardly any room it covers as little as possible.
  expect(place(10, 200, 370, 420)).toMatchObject({ bottom: '', y: `${844 - 8 - 844 * 0.46}px` });
  // On a phone in landscape it is beside the column.
  vi.stubGlobal('innerWidth', 844);
  vi.stubGlobal('innerHeight', 390);
  expect(place(500, 120, 180, 200)).toMatchObject({ x: '152px', y: '120px', maxHeight: '262px', bottom: '' });
  vi.unstubAllGlobals();
});

it('a key explains the focused element, and Escape closes the explanation', () => {
  on('.half').focus();
  const press = (key: string) =>
    act(() => void on('.half').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  press('?');
  expect(told()).toEqual(['L17.4', 'L15.5']);
  press('Escape');
  expect(told()).toEqual([]);
});

it('a tap or a swipe whose end is reported late is no hold: the explanation closes, and the tap counts', () => {
  const began = Date.now();
  point('pointerdown', '.half');
  pass(600);
  expect(told()).not.toEqual([]);
  point('pointerup', '.half', {}, began + 60);
  expect(told()).toEqual([]);
  point('click', '.half');
  expect(clicks).toBe(1);

  for (const type of ['pointermove', 'pointercancel']) {
    const again = Date.now();
    point('pointerdown', '.half');
    pass(600);
    point(type, '.half', { clientX: 90 }, again + 80);
    expect([type, told()]).toEqual([type, []]);
    point('pointerup', '.half');
  }
  // A long press is a hold, and the explanation stays when the finger is lifted.
  point('pointerdown', '.half');
  pass(600);
  point('pointerup', '.half');
  expect(told()).not.toEqual([]);
});

it('an element is explained by its name, and an item by its printed text', () => {
  point('pointerdown', '#disc');
  pass(500);
  expect(on('.signs-told li').textContent).toMatch(/^Fire\. /);
  point('pointerup', '#disc');
  point('pointerdown', '#words');
  point('pointerdown', '#hat');
  pass(500);
  expect(on('.signs-told li').textContent).toMatch(/^Coal-Scuttle Hat\. .*[Dd]isadvantage/);
});

it('a card held on a sheet explains its signs and is not taken; the table beneath explains nothing', async () => {
  const { HandSheet } = await import('../../../src/panels/longTable/HandSheet');
  const interaction = newTable();
  await openChapter('board');
  const root = document.createElement('div');
  document.body.append(root);
  const view = { settings: DEFAULTS, interaction };
  const app = { ...steps(), view, cardPictures: NAMED_PICTURES, showRule() {} } as unknown as LongTableApp;
  act(() => render(<HandSheet app={app} />, root));
  vi.useRealTimers();
  await vi.waitFor(() => {
    const held = document.querySelector('.hand-sheet .whole .lines');
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    act(() => void held?.dispatchEvent(event));
    expect(document.querySelectorAll('.hand-sheet .signs-told')).toHaveLength(1);
  });
  expect(document.querySelectorAll('.signs-told')).toHaveLength(1);
  vi.useFakeTimers();
  const hand = interaction.play.state.seats[0]?.hand;
  point('pointerdown', '#words');
  point('click', '#words');
  point('pointerdown', '.hand-sheet [aria-pressed=true] .lines');
  pass(500);
  expect(document.querySelectorAll('.signs-told')).toHaveLength(1);
  point('pointerup', '.hand-sheet [aria-pressed=true] .lines');
  point('click', '.hand-sheet [aria-pressed=true] .lines');
  expect(interaction.play.state.seats[0]?.hand).toEqual(hand);
  act(() => render(null, root));
});
