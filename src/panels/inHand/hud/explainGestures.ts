/**
 * Listens for gestures that request an explanation: long press, right click, a resting mouse, or a key on the focused element.
 * Elements of the HUD and the mirror have attributes with a term or a command; for the table, the scene provides an inspector.
 */
import type { Point } from '../../../gestures/gestures';
import { isStill } from '../../../gestures/recognizer';
import type { ExplainTarget } from '../../../i18n/inHand/glossary';
import type { Interaction } from '../../../session/inHand/interaction';
import { type ExplainInput, followExplainPresses } from '../../explainPresses';
import { hearUntil } from '../../presses';

/** Functions of the table scene for explanations. */
export interface TableInspector {
  /** The positions of things on the table by name, in CSS px. */
  places(): Readonly<Record<string, { readonly x: number; readonly y: number }>>;
  /** The thing at a point of the screen; null if there is none, or if an animation is running. */
  look(x: number, y: number): Promise<ExplainTarget | null>;
  /** Tells the scene that the current press is not a tap or a drag, because it has opened an explanation or the map sheet. */
  cancelPress(): void;
}

/** A request for an explanation: what to explain, and the point of the request in CSS px of the window. */
export interface ExplainRequest {
  readonly target: ExplainTarget;
  readonly x: number;
  readonly y: number;
  /**
   * How long the slip is shown. 'hold': during the press, then as for 'stay'; 'rest': while the mouse does not move; 'stay': until closed.
   */
  readonly by: 'hold' | 'rest' | 'stay';
}

/** The time in ms after which a mouse that does not move requests an explanation. */
const REST_MS = 900;

/** Matches elements that have an explanation. */
const SPEAKING = '[data-term], [data-says], [data-command], .prompt';

/** Whether an element has an explanation or is inside an element that has one. */
const speaks = (target: EventTarget | null | undefined): target is Element =>
  target instanceof Element && target.closest(SPEAKING) !== null;

/**
 * The HUD text at a point. CSS (pointer-events) lets presses pass through texts to the table, so the event's target is not the text, and
 * the function compares the point with the boxes of all texts.
 */
function wordsAt({ x, y }: Point): Element | undefined {
  return [...document.querySelectorAll(`.hud :is(${SPEAKING})`)].find((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}

/** What the inspector sees, and what lies around it. */
export interface Ground {
  /** Selector of the element on which the inspector finds things. */
  readonly things: string;
  /** Selector of the elements on which a right click asks for an explanation instead of the browser's menu. */
  readonly asks: string;
  /** Returns the text that lies over the things at a point and lets presses pass. */
  wordsAt(point: Point): Element | undefined;
}

const TABLE: Ground = { things: '#game', asks: '#game, #hud, #mirror', wordsAt };

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Finds what to explain at a point: a text of the HUD, or a thing on the table; null if there is nothing to explain. */
async function sightingAt(
  target: EventTarget | null,
  point: Point,
  interaction: Interaction,
  inspector: TableInspector,
  ground: Ground,
): Promise<ExplainTarget | null> {
  const words = isIn(target, ground.things) ? ground.wordsAt(point) : target;
  const spoken = speaks(words) ? words.closest<HTMLElement>(SPEAKING) : null;
  if (words && !spoken) return null;
  if (!spoken) return inspector.look(point.x, point.y);
  // The code that finds the explained thing is loaded at the first request.
  return (await import('./commandTerms')).explainTargetOn(spoken, interaction);
}

export interface ExplanationListener {
  /** Closes the slip. */
  close(): void;
  /** Removes the listeners. */
  end(): void;
}

/**
 * Listens for the gestures until `end` is called.
 * @param show shows a question's explanation; null closes the explanation
 * @param isAsking whether a key event is the shortcut that requests an explanation
 * @param ground where the inspector sees things
 */
export function listenForExplain(
  interaction: Interaction,
  inspector: TableInspector,
  show: (question: ExplainRequest | null) => void,
  isAsking: (event: KeyboardEvent) => boolean,
  ground: Ground = TABLE,
): ExplanationListener {
  const ears = new AbortController();
  const hear = hearUntil(ears.signal);
  let restTimer = 0;
  /** The long press that has requested an explanation, and whether it has ended; null if there is none. */
  let press: { isOver: boolean } | null = null;
  let shown: ExplainRequest | null = null;
  let byFinger = false;
  /** The point of the resting mouse that has requested an explanation; null if none has. */
  let rest: Point | null = null;
  const ask = (question: ExplainRequest | null) => {
    shown = question;
    show(question);
  };

  async function answer(target: EventTarget | null, { x, y }: Point, by: ExplainRequest['by'], holds = () => true) {
    const explainTarget = await sightingAt(target, { x, y }, interaction, inspector, ground);
    if (!explainTarget || !holds() || ears.signal.aborted) return;
    ask({ target: explainTarget, x, y, by: by === 'hold' && press?.isOver ? 'stay' : by });
  }
  const forget = () => {
    clearTimeout(restTimer);
    if (rest) ask(null);
    rest = null;
  };
  function handle(input: ExplainInput<EventTarget>): void {
    switch (input.do) {
      case 'open': {
        const begun = { isOver: false };
        press = begun;
        return void answer(input.subject, input.at, 'hold', () => press === begun);
      }
      case 'close':
        return ask(null);
      case 'takeBack':
        press = null;
        return shown?.by === 'hold' ? ask(null) : undefined;
      case 'lift':
        if (press) press.isOver = true;
        inspector.cancelPress();
        return shown ? ask({ ...shown, by: 'stay' }) : undefined;
      default:
        input satisfies never;
    }
  }

  hear('pointerdown', ({ isPrimary, pointerType }) => {
    forget();
    byFinger = pointerType === 'touch';
    if (isPrimary) press = null;
  });
  followExplainPresses<EventTarget>(
    {
      slip: '.explain',
      isOpen: () => shown !== null,
      find: ({ target }) => (isIn(target, ground.things) || speaks(target) ? target : null),
      handle,
    },
    ears.signal,
  );
  hear('pointermove', ({ target, clientX: x, clientY: y, pointerType, buttons }) => {
    if (pointerType !== 'mouse' || buttons !== 0 || (rest && isStill(rest, { x, y }))) return;
    forget();
    restTimer = window.setTimeout(() => {
      if (shown) return;
      const begun = { x, y };
      rest = begun;
      void answer(target, begun, 'rest', () => rest === begun);
    }, REST_MS);
  });
  hear('pointerleave', forget);
  hear('contextmenu', (event) => {
    const { target, clientX: x, clientY: y } = event;
    if (!isIn(target, ground.asks)) return;
    event.preventDefault();
    // On some phones a long press causes this event too, but the timer already opens the explanation.
    if (byFinger) return;
    forget();
    inspector.cancelPress();
    void answer(target, { x, y }, 'stay');
  });
  hear('keydown', (event) => {
    if (event.key === 'Escape' && shown) {
      event.stopImmediatePropagation();
      return ask(null);
    }
    const { activeElement } = document;
    if (!isAsking(event) || !activeElement || activeElement instanceof HTMLInputElement) return;
    const { left: x, bottom: y } = activeElement.getBoundingClientRect();
    void answer(activeElement, { x, y }, 'stay');
  });
  return {
    close: () => ask(null),
    end() {
      clearTimeout(restTimer);
      ears.abort();
    },
  };
}
