// biome-ignore-all lint/a11y/useSemanticElements: hexes stand between rows, and no table lets them
// biome-ignore-all lint/a11y/useFocusableInteractive: of a grid one cell has the focus, no row
/** A map as a grid that is walked with the keyboard, hex by hex, each said in words. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Board } from '../../rules/core/board';
import { gridPositionOf, type HexId, hexAt } from '../../rules/core/hexes';
import './grid.css';
import { hexAfter } from './steering';

interface HexGridProps {
  /** What a listener is told that this is. */
  readonly label: string;
  readonly board: Board;
  /** Where the player stands; whenever that changes the focus is there again. */
  readonly home: HexId;
  /** The hex that is pointed at; null: none. */
  readonly aimed: HexId | null;
  /** A hex in words. */
  wordsOf(hex: HexId): string;
  /** Enter on a hex, and space where it does nothing of its own. */
  onPress(hex: HexId): void;
  /** Space on a hex. */
  onMark?(hex: HexId): void;
  /** The hex that has the focus; null: none has. */
  onAt?(hex: HexId | null): void;
}

export function HexGrid({ label, board, home, aimed, wordsOf, onPress, onMark, onAt }: HexGridProps) {
  const [at, go] = useState<HexId>(home);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => go(home), [home]);
  const focus = (hex: HexId) => {
    go(hex);
    grid.current?.querySelector<HTMLElement>(`[data-hex="${hex}"]`)?.focus();
  };
  const steer = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // It moves the map itself.
    if (event.shiftKey && event.key.startsWith('Arrow')) return;
    const enters = event.key === 'Enter' || event.key === ' ';
    const to = event.key === 'Home' ? home : hexAfter(board, at, event);
    if (!enters && to === null) return;
    // These keys mean something else at the table.
    event.preventDefault();
    event.stopPropagation();
    if (onMark && event.key === ' ') onMark(at);
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
