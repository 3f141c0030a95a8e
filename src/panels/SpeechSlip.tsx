/** The slip that shows a figure's spoken line over the map. Taps and clicks pass through it. */

/** The slip grows downwards from its upper edge, or upwards from its lower edge. */
export type SpeechPlace = { readonly x: number; readonly width: number } & (
  | { readonly top: number }
  | { readonly bottom: number }
);

interface SpeechSlipProps {
  /** The name of the speaker; null if nobody in particular speaks. */
  readonly speaker: string | null;
  readonly words: string;
  /** Whether the slip is invisible but keeps its place in the layout. */
  readonly hidden: boolean;
  /** The left edge, the maximum width, and the upper or lower edge of the slip, in px of the HUD. */
  readonly place: SpeechPlace;
}

/** The slip is hidden from screen readers: the line is not needed to play, and would interrupt the events that the mirror announces. */
export function SpeechSlip({ speaker, words, hidden, place }: SpeechSlipProps) {
  const { x, width } = place;
  const upright = 'top' in place ? { top: `${place.top}px` } : { bottom: `calc(100% - ${place.bottom}px)` };
  return (
    <p
      class="speech paper"
      aria-hidden="true"
      style={{ left: `${x}px`, ...upright, maxWidth: `${width}px`, visibility: hidden ? 'hidden' : 'visible' }}
    >
      {speaker !== null && <b>{speaker}:</b>} {words}
    </p>
  );
}
