/** Drops key events that the player did not intend. */

/** Keys that may repeat while they are held, because they only scroll, move the focus or edit text. */
const REPEATABLE = /^(?:Arrow|Page|Tab$|Home$|End$|Backspace$|Delete$)/;

const isEdited = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/**
 * Drops repeated keys outside form fields, except `REPEATABLE` ones, because one press must make only one decision. A
 * held Enter would also press the button that gets the focus next, and a held R would roll again. Also drops `keydown`
 * events without a key, which autofill and password managers send. Call this before any other listener is added.
 */
export function guardKeys(page: Pick<Window, 'addEventListener'> = window): void {
  page.addEventListener(
    'keydown',
    (event) => {
      const isForeign = typeof event.key !== 'string';
      const isRepeated = event.repeat && !isEdited(event.target) && !REPEATABLE.test(event.key);
      if (!isForeign && !isRepeated) return;
      event.stopImmediatePropagation();
      if (isRepeated) event.preventDefault();
    },
    true,
  );
}
