import { useLayoutEffect, useRef } from 'preact/hooks';
import type { App } from './app';

/**
 * While a dialog is open, the Back button of the browser closes only the dialog.
 * @param open any value that stands for the open dialog, a new value for each dialog; false or null if no dialog is open
 */
export function useCloseOnBack(app: Pick<App, 'registerDialog'>, open: unknown, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => {
    if (open === false || open === null) return;
    return app.registerDialog(() => latest.current());
  }, [app, open]);
}
