/** A line that is spoken in play: a slip of paper over the map that takes no press and goes by itself. */

interface SpeechSlipProps {
  /** Null: nobody in particular. */
  readonly speaker: string | null;
  readonly words: string;
  /** Its place is kept, but nothing is seen there. */
  readonly hidden: boolean;
  /** Its upper left corner and its largest width, in px of the words. */
  readonly place: { readonly x: number; readonly y: number; readonly width: number };
}

/** Hidden from screen readers: it carries nothing that the player needs, and would interrupt the events as the mirror reads them. */
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
