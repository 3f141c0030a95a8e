/** Keeps long pasted texts out of input fields, because laying out their letters would freeze the page. */

/** The longest text that a field shows, in letters; about the code of a campaign in mid-scenario. */
export const FIELD_LETTERS = 20_000;

/**
 * Handlers for a field's paste and drop: a text longer than FIELD_LETTERS goes to `onText` instead of the field.
 * @param onText receives the whole text
 */
export function longPaste(onText: (text: string) => void) {
  const take = (event: Event, from: DataTransfer | null) => {
    const text = from?.getData('text/plain') ?? '';
    if (text.length <= FIELD_LETTERS) return;
    event.preventDefault();
    onText(text);
  };
  return {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
  };
}
