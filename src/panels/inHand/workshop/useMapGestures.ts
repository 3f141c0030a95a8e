/** The taps, strokes and keys by which the player draws on the map card of the workshop. */
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { CARD_HEXES } from '../../../packs/inHand/draft';
import { clearHex, toggleWall } from '../../../packs/inHand/draftEdits';
import { compareHexes, type HexId } from '../../../rules/core/hexes';
import { hexAfter, KEY_DIRECTIONS } from '../../mirror/steering';
import { neighbourOnCard, sideAt } from './card';
import { applyTool, isBrush } from './toolKinds';
import type { Editor } from './useEditor';

const WHOLE = { hexes: Object.fromEntries(CARD_HEXES.map((hex) => [hex, 'plain' as const])), walls: [] };

export interface MapGestures {
  /** A click on a hex uses the tool there, picks the hex, or adds or removes a wall on the side of the hex nearest to the pointer. */
  tap(event: MouseEvent, hex: HexId): void;
  /** Begins a stroke, if the tool is a brush. */
  begin(event: PointerEvent): void;
  /** Continues the stroke with the hex under the pointer. */
  draw(event: PointerEvent): void;
  cancel(): void;
  /** Keys move the selection, draw with a brush, toggle walls, or clear the selected hex. */
  steer(event: KeyboardEvent): void;
}

/** @param grid the element with the hexes, which get the focus when keys move the selection */
export function useMapGestures(editor: Editor, grid: RefObject<HTMLElement | null>): MapGestures {
  const { hex: at, hexPick, tool } = editor;
  /** The current stroke of a brush: its name for undo, its first hex, and whether it has left that hex (`drawn`). */
  const stroke = useRef<{ readonly about: string; readonly from: HexId; drawn: boolean } | null>(null);
  const strokes = useRef(0);

  const focus = (hex: HexId) => {
    editor.selectHex(hex);
    grid.current?.querySelector<HTMLElement>(`[data-hex="${hex}"]`)?.focus();
  };
  const use = (hex: HexId, about?: string) => {
    editor.selectHex(hex);
    editor.change((each) => applyTool(each, tool, hex, editor.monster), about);
  };
  const tap = (event: MouseEvent, hex: HexId) => {
    // The click is the end of a stroke, which has already changed the hex.
    if (stroke.current?.drawn) return;
    if (hexPick) return pickHex(editor, hex);
    if (tool !== 'wall') return use(hex);
    editor.selectHex(hex);
    // A click by key has no position within the hex, so it cannot choose a wall; other keys edit walls.
    if (event.detail === 0 || !(event.currentTarget instanceof Element)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const other = neighbourOnCard(
      hex,
      sideAt((event.clientX - left) / width - 0.5, (event.clientY - top) / height - 0.5),
    );
    if (other) editor.change((each) => toggleWall(each, hex, other));
  };
  const draw = (event: PointerEvent) => {
    const line = stroke.current;
    const hex = hexUnder(event);
    if (!line || hex === null || (!line.drawn && hex === line.from)) return;
    if (!line.drawn) use(line.from, line.about);
    line.drawn = true;
    use(hex, line.about);
  };
  const steer = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const side = KEY_DIRECTIONS[event.code];
    if (event.shiftKey && side && !event.code.startsWith('Arrow')) {
      event.preventDefault();
      event.stopPropagation();
      const other = neighbourOnCard(at, side);
      if (other) editor.change((each) => toggleWall(each, at, other));
      return;
    }
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return editor.change((each) => clearHex(each, at));
    }
    const to = event.code.startsWith('Arrow') ? hexAfter(WHOLE, at, event) : null;
    if (to === null) return;
    event.preventDefault();
    focus(to);
    if (event.shiftKey && isBrush(tool) && !hexPick) use(to);
  };
  const begin = (event: PointerEvent) => {
    const hex = hexUnder(event);
    strokes.current += 1;
    const begins = isBrush(tool) && !hexPick && hex !== null && event.button === 0;
    stroke.current = begins ? { about: `stroke ${strokes.current}`, from: hex, drawn: false } : null;
  };
  const cancel = () => {
    stroke.current = null;
  };
  return { tap, begin, draw, cancel, steer };
}

/** The hex under the pointer, even if another hex has captured the pointer. */
function hexUnder({ clientX, clientY }: PointerEvent): HexId | null {
  const found = document.elementFromPoint?.(clientX, clientY)?.closest<HTMLElement>('[data-hex]');
  return found?.dataset['hex'] ?? null;
}

/**
 * Adds a hex to the picked hexes, or removes the hex from them. If the field takes only one hex, the hex replaces the picked hex, and the
 * picking ends.
 */
function pickHex({ hexPick, setHexPick, selectHex }: Editor, hex: HexId): void {
  if (!hexPick) return;
  selectHex(hex);
  if (hexPick.single) {
    hexPick.onPicked([hex]);
    return setHexPick(null);
  }
  const rest = hexPick.hexes.filter((each) => each !== hex);
  const hexes = rest.length < hexPick.hexes.length ? rest : [...rest, hex].sort(compareHexes);
  hexPick.onPicked(hexes);
  setHexPick({ ...hexPick, hexes });
}
