/** Drops key events that the player did not intend. */

/** Keys that may repeat while held: they move or edit, and decide nothing. */
const REPEATABLE = /^(?:Arrow|Page|Tab$|Home$|End$|Backspace$|Delete$)/;

const isEdited = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/**
 * Drops repeated keys, because one press is one decision: a held Enter would press the next focused button, and a held
 * R would roll again. Also drops the `keydown` events without a key that autofill and password managers send.
 * @param page the event target; call this before adding any other listener
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
