/** While the table waits to be waved on, Enter and Space do it, whatever has the focus but a button of its own. */

const BUTTONS = '.hud button, dialog, .sheet';

/** @param goOn waves the table on; false: it does not wait */
export function goOnByKey(goOn: () => boolean): void {
  const wave = (event: KeyboardEvent) => {
    const { key, target } = event;
    if ((key !== 'Enter' && key !== ' ') || (target instanceof Element && target.closest(BUTTONS)) || !goOn()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', wave, true);
}
