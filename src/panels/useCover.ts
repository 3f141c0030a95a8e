import { useLayoutEffect, useRef } from 'preact/hooks';
import type { App } from './app';

/**
 * While a dialog is open, the browser's Back closes it, and only it.
 * @param open what it shows, so that one that follows another is closed for itself; false or null: it is closed
 */
export function useCover(app: Pick<App, 'cover'>, open: unknown, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => {
    if (open === false || open === null) return;
    return app.cover(() => latest.current());
  }, [app, open]);
}
