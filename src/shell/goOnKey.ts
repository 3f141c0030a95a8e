/** While the table waits, step by step, Enter and Space let it go on, unless a button or a sheet has the focus. */

const BUTTONS = '.hud button, dialog, .sheet';

/** @param goOn lets the table go on; returns false if it does not wait */
export function goOnByKey(goOn: () => boolean): void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if ((key !== 'Enter' && key !== ' ') || (target instanceof Element && target.closest(BUTTONS)) || !goOn()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, true);
}
