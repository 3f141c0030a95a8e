/** Keeps key events from the page that no player means. */

/** Keys that may repeat while they are held: they move or edit, and decide nothing. */
const REPEATABLE = /^(?:Arrow|Page|Tab$|Home$|End$|Backspace$|Delete$)/;

const isEdited = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/**
 * One press is one decision: a held Enter would press whatever gets the focus next, and a held R throw again. Autofill and password
 * managers send `keydown` without a key.
 * @param page listened to before anything else on it
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
