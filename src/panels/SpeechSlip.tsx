/** The slip that shows a figure's spoken line over the map. Taps and clicks pass through it. */

interface SpeechSlipProps {
  /** The name of the speaker; null if nobody in particular speaks. */
  readonly speaker: string | null;
  readonly words: string;
  /** Whether the slip is invisible but keeps its place in the layout. */
  readonly hidden: boolean;
  /** The upper left corner and the maximum width of the slip, in px of the HUD. */
  readonly place: { readonly x: number; readonly y: number; readonly width: number };
}

/** The slip is hidden from screen readers: the line is not needed to play, and would interrupt the events that the mirror announces. */
export function SpeechSlip({ speaker, words, hidden, place: { x, y, width } }: SpeechSlipProps) {
  return (
    <p
      class="speech paper"
      aria-hidden="true"
      style={{ left: `${x}px`, top: `${y}px`, maxWidth: `${width}px`, visibility: hidden ? 'hidden' : 'visible' }}
    >
      {speaker !== null && <b>{speaker}:</b>} {words}
    </p>
  );
}
