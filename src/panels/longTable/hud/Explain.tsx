/**
 * Explains the signs on a card, a slip or a disc, and quotes their rules. The player asks with a long press, a right click, or a key while
 * the element has the focus. The next press elsewhere closes the explanation.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../../i18n';
import { itemLines } from '../../../i18n/longTable/itemLines';
import { linesText } from '../../../i18n/longTable/printedLine';
import { itemName } from '../../../i18n/longTable/termNames';
import type { ItemId } from '../../../rules/longTable/vocabulary';
import { useAnnouncedText } from '../../announcer';
import { followExplainPresses, isOn } from '../../explainPresses';
import { actionOf, bindingsOf } from '../../keys';
import { hearUntil } from '../../presses';
import { safeInsets } from '../../safeInsets';
import { useCloseOnBack } from '../../useCloseOnBack';
import type { LongPictures, LongTableApp } from '../app';
import { Picture } from '../Icon';
import { SignRule } from './SignRule';
import { rulesOf, type SignExplanation, shareSign } from './signRules';

/** The distance of the slip from the window's edges and from the pressed element, in px of the HUD. */
const EDGE = 8;
/** The greatest width of the slip, in px of the HUD. */
const WIDE = 340;

const SIGN = 'data-sign';
/** Selector of the explanation. */
const SLIP = '.signs-told';
/** Elements whose signs are explained together, because a single sign is too small for a finger. */
const GROUPS = 'button.half, .card .half, .whole, .marks li, .lines, button.card, [data-sign]';

interface Asked {
  readonly told: readonly SignExplanation[];
  /** The bounding box of the pressed element, in px of the window. */
  readonly of: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** The signs to explain at a pressed element; null if there are none. */
function toldAt(target: EventTarget | null, within: string): Asked | null {
  const group = target instanceof Element && target.closest(within) ? target.closest(GROUPS) : null;
  if (!group) return null;
  const signs = [group, ...group.querySelectorAll(`[${SIGN}]`)].flatMap(
    (each) => each.getAttribute(SIGN)?.split(' ') ?? [],
  );
  const told = rulesOf(signs);
  return told.length > 0 ? { told, of: (group.closest('.card') ?? group).getBoundingClientRect() } : null;
}

export interface ExplanationListener {
  /** Closes the explanation. */
  close(): void;
  /** Removes the listeners. */
  end(): void;
}

/**
 * Listens for presses and keys that ask for an explanation.
 * @param show shows the explanation, or removes it if the argument is null
 * @param isAsking whether a key press asks for an explanation
 * @param within selector of the part of the page that has explanations
 */
export function listenForExplanations(
  show: (asked: Asked | null) => void,
  isAsking: (event: KeyboardEvent) => boolean,
  within: string,
): ExplanationListener {
  const ears = new AbortController();
  const hear = hearUntil(ears.signal);
  let open = false;
  let byFinger = false;
  const say = (asked: Asked | null) => {
    open = asked !== null;
    show(asked);
  };
  hear('pointerdown', ({ pointerType }) => {
    byFinger = pointerType === 'touch';
  });
  followExplainPresses<Asked>(
    {
      slip: SLIP,
      isOpen: () => open,
      find: ({ target }) => toldAt(target, within),
      handle(input) {
        switch (input.do) {
          case 'open':
            return say(input.subject);
          case 'close':
          case 'takeBack':
            return say(null);
          case 'lift':
            return;
          default:
            input satisfies never;
        }
      },
    },
    ears.signal,
  );
  hear('contextmenu', (event) => {
    if (isOn(event.target, SLIP)) return;
    const asked = toldAt(event.target, within);
    if (asked) event.preventDefault();
    // On some phones a long press causes this event too, but has opened the explanation already.
    if (!open || !byFinger) say(asked);
  });
  hear('keydown', (event) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      return say(null);
    }
    const asked = isAsking(event) ? toldAt(document.activeElement, within) : null;
    if (!asked) return;
    event.preventDefault();
    event.stopPropagation();
    say(asked);
  });
  return {
    close: () => say(null),
    end: () => ears.abort(),
  };
}

interface ExplainProps {
  readonly app: LongTableApp;
  readonly pictures: LongPictures;
  /** The scale of the HUD's text. */
  readonly zoom: number;
  /** Selector of the part of the page that has explanations. */
  readonly within: string;
}

/** The height that the slip needs at least, as a fraction of the window's height. */
const LEAST = 0.46;

/**
 * The CSS position of the slip: above or below the pressed element, where there is more room. If there is too little room in both places,
 * the slip is to the left or right of the element. If the slip does not fit there either, it covers a part of the element.
 */
function beside(of: Asked['of'], zoom: number) {
  const insets = safeInsets();
  const [wide, high] = [innerWidth / zoom, innerHeight / zoom];
  const [leftmost, rightmost] = [EDGE + insets.left / zoom, wide - EDGE - insets.right / zoom];
  const [left, right, top, bottom] = [of.left / zoom, of.right / zoom, of.top / zoom, of.bottom / zoom];
  const width = Math.min(WIDE, rightmost - leftmost);
  const within = (x: number) => Math.max(leftmost, Math.min(x, rightmost - width));
  const [above, beneath] = [top - 2 * EDGE, high - bottom - 2 * EDGE];
  const least = high * LEAST;
  if (Math.max(above, beneath) < least && Math.max(left, wide - right) >= width + 2 * EDGE) {
    const x = left > wide - right ? left - width - EDGE : right + EDGE;
    const y = Math.max(EDGE, Math.min(top, high - EDGE - least));
    return { left: `${x}px`, width: `${width}px`, top: `${y}px`, maxHeight: `${high - EDGE - y}px` };
  }
  const most = Math.max(above, beneath, least);
  const upright =
    above > beneath
      ? { bottom: `${Math.min(high - top + EDGE, high - EDGE - most)}px` }
      : { top: `${Math.min(bottom + EDGE, high - EDGE - most)}px` };
  return { left: `${within((left + right - width) / 2)}px`, width: `${width}px`, maxHeight: `${most}px`, ...upright };
}

/** The printed text of an item in the current scenario. */
function printedOn({ view: { interaction } }: LongTableApp, item: ItemId): string {
  const def = interaction?.play.book.items[item];
  return def ? linesText(itemLines(def)) : '';
}

export function Explain({ app, pictures, zoom, within }: ExplainProps) {
  const [asked, show] = useState<Asked | null>(null);
  const listening = useRef<ExplanationListener | null>(null);
  useCloseOnBack(app, asked, () => listening.current?.close());
  useEffect(() => {
    const heard = listenForExplanations(
      show,
      (event) => actionOf(event, bindingsOf(app.view.settings)) === 'explain',
      within,
    );
    listening.current = heard;
    return heard.end;
  }, [app, within]);
  return (
    asked && <SignsTold key={JSON.stringify(asked.told)} app={app} pictures={pictures} zoom={zoom} asked={asked} />
  );
}

interface SignsToldProps extends Pick<ExplainProps, 'app' | 'pictures' | 'zoom'> {
  readonly asked: Asked;
}

/** The slip with the explanations. A screen reader speaks the slip's text when the slip appears. */
function SignsTold({ app, pictures, zoom, asked }: SignsToldProps) {
  const place = useAnnouncedText<HTMLDivElement>();
  return (
    <div class="signs-told paper" ref={place} style={beside(asked.of, zoom)}>
      <ul>
        {asked.told.map((told) =>
          told.share !== undefined ? (
            <li key={shareSign(told.share)}>
              <p>{t('desk.strip.share', { ...told.share })}</p>
            </li>
          ) : told.item !== undefined ? (
            <li key={told.item}>
              <Picture path={pictures.item(told.item)} />
              <p>
                <b>{itemName(told.item)}.</b> {printedOn(app, told.item)}
              </p>
            </li>
          ) : (
            <li key={told.rule}>
              {told.icon && <Picture path={pictures.icon(told.icon)} class={told.icon} />}
              <p>
                <SignRule icon={told.icon} rule={told.rule} />{' '}
                <button type="button" class="rule-number" data-rule={told.rule} onClick={() => app.showRule(told.rule)}>
                  {told.rule}
                </button>
              </p>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}
