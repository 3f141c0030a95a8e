// @vitest-environment jsdom
/** Tests which gestures ask for an explanation, and which do not. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExplainTarget } from '../../../src/i18n/inHand/glossary';
import {
  type ExplainRequest,
  type ExplanationListener,
  listenForExplain,
  type TableInspector,
} from '../../../src/panels/inHand/hud/explainGestures';
import type { Interaction } from '../../../src/session/inHand/interaction';

const CHEST: ExplainTarget = { terms: ['treasure'] } as unknown as ExplainTarget;

let asked: (ExplainRequest | null)[];
let looked: string[];
let cancelled: number;
let seen: ExplainTarget | null;
let questions: ExplanationListener;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div id="game"><canvas></canvas></div><div id="hud" class="hud"><button class="term" data-term="shield">Shield</button><p id="plain">words</p></div><input id="name"><div class="explain"></div>';
  asked = [];
  looked = [];
  cancelled = 0;
  seen = CHEST;
  const inspector: TableInspector = {
    places: () => ({}),
    look: async (x, y) => {
      looked.push(`${x} ${y}`);
      return seen;
    },
    cancelPress: () => {
      cancelled += 1;
    },
  };
  questions = listenForExplain(
    {} as Interaction,
    inspector,
    (question) => asked.push(question),
    ({ key }) => key === '?',
  );
});
afterEach(() => {
  questions.end();
  vi.useRealTimers();
});

const canvas = () => document.querySelector('canvas') ?? expect.unreachable();

/** Dispatches a pointer event with a position and a time stamp. */
function point(
  type: string,
  x: number,
  y: number,
  more: Partial<PointerEventInit> & { at?: number; on?: Element | undefined } = {},
) {
  const { at = 0, on = canvas(), ...init } = more;
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    clientX: x,
    clientY: y,
    isPrimary: true,
    pointerType: 'touch',
    button: 0,
    ...init,
  });
  Object.defineProperty(event, 'timeStamp', { value: at });
  on.dispatchEvent(event);
  return event;
}

const click = (on: Element = canvas()) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  on.dispatchEvent(event);
  return event;
};

const FRAME_MS = 16;
/** Lets this time pass, and the frame that then begins. */
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.advanceTimersByTimeAsync(FRAME_MS);
};
const at = (by: ExplainRequest['by'], x = 30, y = 40) => ({ target: CHEST, x, y, by });

describe('a finger', () => {
  it('that is held asks about the thing beneath it, and the explanation stays when it is lifted', async () => {
    point('pointerdown', 30, 40);
    await vi.advanceTimersByTimeAsync(450);
    expect(looked).toEqual([]);
    await pass(0);
    expect([looked, asked]).toEqual([['30 40'], [at('hold')]]);
    point('pointerup', 30, 40, { at: 500 });
    expect([asked.at(-1), cancelled]).toEqual([at('stay'), 1]);
    expect(click().defaultPrevented).toBe(true);
  });

  it('that is lifted earlier asks nothing, and clicks', async () => {
    point('pointerdown', 30, 40);
    await pass(300);
    point('pointerup', 30, 40, { at: 300 });
    await pass(1000);
    expect([asked, looked, cancelled]).toEqual([[], [], 0]);
    expect(click().defaultPrevented).toBe(false);
  });

  it('that was lifted earlier, but is reported late, closes the explanation and clicks', async () => {
    point('pointerdown', 30, 40);
    await pass(450);
    expect(asked).toEqual([at('hold')]);
    point('pointerup', 30, 40, { at: 449 });
    expect([asked.at(-1), cancelled]).toEqual([null, 0]);
    expect(click().defaultPrevented).toBe(false);
  });

  it('that moves drags, but a tremor does not count', async () => {
    point('pointerdown', 30, 40);
    point('pointermove', 36, 47, { at: 100 });
    await pass(450);
    expect(asked).toEqual([at('hold')]);
    point('pointermove', 36, 49, { at: 460 });
    expect([asked, cancelled]).toEqual([[at('hold'), null], 0]);
    point('pointerup', 36, 49, { at: 470 });
    expect([asked.length, cancelled]).toEqual([2, 0]);
    expect(click().defaultPrevented).toBe(true);
    asked.length = 0;
    point('pointerdown', 30, 40, { at: 1000 });
    point('pointermove', 37, 48, { at: 1100 });
    await pass(450);
    expect(asked).toEqual([]);
  });

  it('that had moved before the explanation appeared closes it again', async () => {
    point('pointerdown', 30, 40);
    await pass(450);
    point('pointermove', 60, 40, { at: 449 });
    expect(asked).toEqual([at('hold'), null]);
  });

  it('beside an open explanation closes it, and does nothing else', async () => {
    point('contextmenu', 30, 40, { pointerType: 'mouse' });
    await pass(0);
    expect(asked).toEqual([at('stay')]);
    point('pointerdown', 90, 90);
    expect(asked.at(-1)).toBeNull();
    point('pointerup', 90, 90, { at: 20 });
    expect([cancelled, asked.length]).toEqual([2, 2]);
    expect(click().defaultPrevented).toBe(true);
    expect(click().defaultPrevented).toBe(false);
  });

  it('on the explanation keeps it open; a second finger, or another button, asks nothing', async () => {
    point('contextmenu', 30, 40, { pointerType: 'mouse' });
    await pass(0);
    point('pointerdown', 30, 40, { on: document.querySelector('.explain') ?? undefined });
    expect(asked).toEqual([at('stay')]);
    questions.close();
    asked.length = 0;
    point('pointerdown', 30, 40, { isPrimary: false });
    point('pointerdown', 30, 40, { button: 2 });
    await pass(1000);
    expect(asked).toEqual([]);
  });

  it('whose press is cancelled asks nothing', async () => {
    point('pointerdown', 30, 40);
    await pass(200);
    point('pointercancel', 30, 40);
    await pass(1000);
    expect(looked).toEqual([]);
    point('pointerdown', 30, 40);
    await pass(450);
    point('pointercancel', 30, 40);
    expect(asked).toEqual([at('hold'), null]);
  });

  it('that is lifted while the answer is fetched gets an explanation that stays', async () => {
    point('pointerdown', 30, 40);
    vi.advanceTimersByTime(450 + FRAME_MS);
    point('pointerup', 30, 40, { at: 451 });
    await pass(0);
    expect(asked).toEqual([at('stay')]);
  });

  it('over nothing shows nothing, and its context menu does not ask again', async () => {
    seen = null;
    point('pointerdown', 30, 40);
    await pass(450);
    expect([looked, asked]).toEqual([['30 40'], []]);
    const menu = point('contextmenu', 30, 40);
    await pass(0);
    expect([menu.defaultPrevented, looked.length]).toEqual([true, 1]);
  });

  it('on text without an explanation asks nothing', async () => {
    point('pointerdown', 30, 40, { on: document.getElementById('plain') ?? undefined });
    await pass(450);
    expect([looked, asked]).toEqual([[], []]);
  });
});

describe('a mouse', () => {
  const mouse = { pointerType: 'mouse', buttons: 0 };

  it('that rests asks, until it moves on', async () => {
    point('pointermove', 30, 40, mouse);
    await vi.advanceTimersByTimeAsync(899);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([at('rest')]);
    point('pointermove', 34, 44, mouse);
    expect(asked).toEqual([at('rest')]);
    point('pointermove', 60, 40, mouse);
    expect(asked).toEqual([at('rest'), null]);
    await pass(900);
    expect(asked).toEqual([at('rest'), null, at('rest', 60, 40)]);
  });

  it('that leaves the page or drags asks nothing, nor does a moving finger', async () => {
    point('pointermove', 30, 40, mouse);
    await pass(500);
    point('pointerleave', 30, 40, mouse);
    point('pointermove', 30, 40, { ...mouse, buttons: 1 });
    point('pointermove', 30, 40);
    await pass(2000);
    expect(looked).toEqual([]);
  });

  it('asks nothing more while an explanation stays open', async () => {
    point('contextmenu', 30, 40, mouse);
    await pass(0);
    point('pointermove', 80, 80, mouse);
    await pass(2000);
    expect(asked).toEqual([at('stay')]);
  });

  it('asks with its right button, but only on the table and its panels', async () => {
    const menu = point('contextmenu', 30, 40, mouse);
    await pass(0);
    expect([menu.defaultPrevented, cancelled, asked]).toEqual([true, 1, [at('stay')]]);
    const elsewhere = point('contextmenu', 30, 40, { ...mouse, on: document.getElementById('name') ?? undefined });
    await pass(0);
    expect([elsewhere.defaultPrevented, asked.length]).toEqual([false, 1]);
  });
});

describe('a key', () => {
  const press = (key: string, on: Element | null) => {
    if (on instanceof HTMLElement) on.focus();
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    (on ?? document.body).dispatchEvent(event);
  };

  it('asks about the focused element, but not in a text field', async () => {
    const word = document.querySelector<HTMLElement>('.term');
    press('x', word);
    press('?', document.getElementById('name'));
    await pass(0);
    await vi.dynamicImportSettled();
    expect(asked).toEqual([]);
    press('?', word);
    await vi.dynamicImportSettled();
    await pass(0);
    expect(asked).toMatchObject([{ by: 'stay', x: 0, y: 0 }]);
  });

  it('Escape closes an open explanation, and nothing else', async () => {
    const heard: string[] = [];
    document.addEventListener('keydown', ({ key }) => heard.push(key));
    press('Escape', null);
    point('contextmenu', 30, 40, { pointerType: 'mouse' });
    await pass(0);
    press('Escape', null);
    expect([asked, heard]).toEqual([[at('stay'), null], ['Escape']]);
  });
});

it('stops listening and answering when it ends', async () => {
  point('pointerdown', 30, 40);
  questions.end();
  await pass(1000);
  point('contextmenu', 30, 40, { pointerType: 'mouse' });
  await pass(1000);
  expect([asked, looked]).toEqual([[], []]);
});
