import { useEffect, useState } from 'preact/hooks';
import type { App, AppView } from './app';

/** The app's view, drawn anew when it changes. */
export function useView(app: App): AppView {
  const [, redraw] = useState(0);
  useEffect(() => app.subscribe(() => redraw((n) => n + 1)), [app]);
  return app.view;
}
