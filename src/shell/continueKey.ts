/** Lets Enter and Space continue a paused table, unless a button or a sheet has the focus. */

const BUTTONS = '.hud button, dialog, .sheet';

/** @param goOn continues the table; returns false if it is not paused */
export function continueByKey(goOn: () => boolean): void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if ((key !== 'Enter' && key !== ' ') || (target instanceof Element && target.closest(BUTTONS)) || !goOn()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, true);
}
