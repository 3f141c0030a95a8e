// biome-ignore-all lint/a11y/useSemanticElements: a table cannot place hexes between two rows
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid one cell has the focus, never a row
/** A map as an accessible grid: the keyboard moves the focus from hex to hex, and a screen reader speaks the description of each hex. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board } from '../../rules/core/board';
import { gridPositionOf, type HexId, hexAt } from '../../rules/core/hexes';
import './grid.css';
import { hexAfter } from './steering';

interface HexGridProps {
  /** The grid's name for screen readers. */
  readonly label: string;
  readonly board: Board;
  /** The player's hex. When another hex becomes the player's hex, the Tab key reaches this new hex. */
  readonly home: HexId;
  /** The hex that the draft selects; null if there is none. */
  readonly aimed: HexId | null;
  /** The description of a hex in words. */
  wordsOf(hex: HexId): string;
  /** Handles Enter on a hex, and space unless the table uses it. */
  onPress(hex: HexId): void;
  /** Handles Shift with Enter on a hex. */
  onMark?(hex: HexId): void;
  /** Whether the table uses the space bar, so that the grid ignores the key. */
  readonly leavesSpace?: boolean;
  /** Reports the hex that gets the focus, or null if the focus leaves the grid. */
  onAt?(hex: HexId | null): void;
}

export function HexGrid({
  label,
  board,
  home,
  aimed,
  wordsOf,
  onPress,
  onMark,
  leavesSpace = false,
  onAt,
}: HexGridProps) {
  const [at, go] = useState<HexId>(home);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => go(home), [home]);
  const focus = (hex: HexId) => {
    go(hex);
    grid.current?.querySelector<HTMLElement>(`[data-hex="${hex}"]`)?.focus();
  };
  const steer = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // With Shift, the arrow keys move the view of the map instead (keyActions.ts).
    if (event.shiftKey && event.key.startsWith('Arrow')) return;
    const enters = event.key === 'Enter' || (event.key === ' ' && !leavesSpace);
    const to = event.key === 'Home' ? home : hexAfter(board, at, event);
    if (!enters && to === null) return;
    // Outside the grid, the same keys have other functions at the table.
    event.preventDefault();
    event.stopPropagation();
    if (onMark && enters && event.shiftKey) onMark(at);
    else if (enters) onPress(at);
    else if (to) focus(to);
  };
  const leave = ({ relatedTarget: to }: FocusEvent) => {
    if (!(to instanceof Node && grid.current?.contains(to))) onAt?.(null);
  };
  const places = Object.keys(board.hexes).map(gridPositionOf);
  const lines = [...new Set(places.map(({ line }) => line))].sort((a, b) => a - b);
  const first = Math.min(...places.map(({ column }) => column));
  return (
    <div ref={grid} role="grid" class="map-grid" aria-label={label} onKeyDown={steer} onFocusOut={leave}>
      {lines.map((line) => (
        <div key={line} role="row">
          {places
            .filter((place) => place.line === line)
            .map((place) => {
              const hex = hexAt(place) ?? '';
              const row = line - (lines[0] ?? 0) + 1;
              return (
                <div
                  key={hex}
                  role="gridcell"
                  data-hex={hex}
                  data-home={hex === home}
                  tabIndex={hex === at ? 0 : -1}
                  aria-label={wordsOf(hex)}
                  aria-selected={hex === aimed}
                  style={{ gridColumn: place.column - first + 1, gridRow: `${row} / span 2` }}
                  onFocus={() => {
                    go(hex);
                    onAt?.(hex);
                  }}
                >
                  {hex}
                </div>
              );
            })}
        </div>
      ))}
    </div>
  );
}
