import { useEffect, useState } from 'preact/hooks';
import type { App, AppView } from './app';

/** The app's view, drawn anew when it changes. */
export function useView(app: App): AppView {
  const [, redraw] = useState(0);
  useEffect(() => {
    const again = () => redraw((n) => n + 1);
    again(); // Something may have changed before this began to listen.
    return app.subscribe(again);
  }, [app]);
  return app.view;
}
