/** The slip with a figure's spoken line over the map; it takes no input. */

interface SpeechSlipProps {
  /** Null if there is no particular speaker. */
  readonly speaker: string | null;
  readonly words: string;
  /** Whether it is invisible but keeps its place in the layout. */
  readonly hidden: boolean;
  /** Its upper left corner and its greatest width, in px of the HUD. */
  readonly place: { readonly x: number; readonly y: number; readonly width: number };
}

/** Hidden from screen readers: the player does not need the line, and it would interrupt the events that the mirror speaks. */
export function SpeechSlip({ speaker, words, hidden, place: { x, y, width } }: SpeechSlipProps) {
  return (
    <p
      class="speech paper"
      aria-hidden="true"
      style={{ left: `${x}px`, top: `${y}px`, maxWidth: `${width}px`, visibility: hidden ? 'hidden' : 'visible' }}
    >
      {speaker !== null && <b>{speaker}</b>} {words}
    </p>
  );
}
