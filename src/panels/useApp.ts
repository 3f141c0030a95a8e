import { useEffect, useState } from 'preact/hooks';
import type { App } from './app';

/** Returns the app's view, and renders the component again when the view changes. */
export function useView<A extends App>(app: A): A['view'] {
  const [, redraw] = useState(0);
  useEffect(() => {
    const again = () => redraw((n) => n + 1);
    again(); // The view may have changed before the subscription.
    return app.subscribe(again);
  }, [app]);
  return app.view;
}
