/** Long texts from outside: a field that is given one lays out every letter of it, and the page stands still meanwhile. */

/** Letters. A code of a campaign in the middle of a scenario is about as long. */
export const FIELD_LETTERS = 20_000;

/**
 * What a field does with a text that is pasted or dropped: one that is longer than FIELD_LETTERS is handed on at once and not shown.
 * @param onText is given the whole text
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
