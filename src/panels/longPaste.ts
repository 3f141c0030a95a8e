/** Keeps long pasted or dropped texts out of input fields, because the browser would freeze while it lays out such a text. */

/**
 * The largest number of characters that may be pasted or dropped into a field. The share code of a campaign during a scenario is about as
 * long.
 */
export const MAX_PASTED_CHARACTERS = 20_000;

/**
 * Handlers for the paste and drop events of a field. They pass a text longer than `MAX_PASTED_CHARACTERS` to `onText` instead of the field.
 * @param onText receives the whole text
 */
export function longPasteHandlers(onText: (text: string) => void) {
  const take = (event: Event, from: DataTransfer | null) => {
    const text = from?.getData('text/plain') ?? '';
    if (text.length <= MAX_PASTED_CHARACTERS) return;
    event.preventDefault();
    onText(text);
  };
  return {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
  };
}
