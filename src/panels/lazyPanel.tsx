/** Panels that are fetched when they are first wanted: the first screen does not wait for them. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';

/** The panel that `fetch` brings. Until then nothing is shown; if it cannot be fetched, a sentence says so. */
export function lazyPanel<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Found: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [state, turn] = useState<'waiting' | 'here' | 'missing'>(Found ? 'here' : 'waiting');
    useEffect(() => {
      if (Found) return;
      fetch().then(
        (panel) => {
          Found = panel;
          turn('here');
        },
        () => turn('missing'),
      );
    }, []);
    if (Found) return <Found {...props} />;
    return state === 'missing' ? <p role="alert">{t('frame.cannotFetch')}</p> : null;
  };
}
