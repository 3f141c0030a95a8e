/** Lets Enter and Space continue a paused table, unless the focus is on a button of the HUD or in a sheet. */

const BUTTONS = '.hud button, dialog, .sheet';

/** @param goOn continues the table; returns false if the table is not paused */
export function continueByKey(goOn: () => boolean): void {
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if ((key !== 'Enter' && key !== ' ') || (target instanceof Element && target.closest(BUTTONS)) || !goOn()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, true);
}
