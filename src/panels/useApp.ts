import { useEffect, useState } from 'preact/hooks';
import type { App } from './app';

/** The app's view; the component is drawn again when it changes. */
export function useView<A extends App>(app: A): A['view'] {
  const [, redraw] = useState(0);
  useEffect(() => {
    const again = () => redraw((n) => n + 1);
    again(); // Something may have changed before this began to listen.
    return app.subscribe(again);
  }, [app]);
  return app.view;
}
