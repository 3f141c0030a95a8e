import { useEffect, useState } from 'preact/hooks';
import type { App } from './app';

/**
 * Returns the app's view, and renders the component again when the view changes, and when pictures have been loaded: icons are text in the
 * page, and a page that was rendered before has none.
 */
export function useView<A extends App>(app: A): A['view'] {
  const [, redraw] = useState(0);
  useEffect(() => {
    const again = () => redraw((n) => n + 1);
    again(); // The view may have changed before the subscription.
    addEventListener('reprint', again);
    const unsubscribe = app.subscribe(again);
    return () => {
      removeEventListener('reprint', again);
      unsubscribe();
    };
  }, [app]);
  return app.view;
}
