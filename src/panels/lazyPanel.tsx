/** Panels that are fetched when they are first wanted: the first screen does not wait for them. */
import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';

export interface LazyPanel<P> {
  (props: P): VNode | null;
  /** Fetches the panel ahead of its first use. A failure is told where the panel is shown, which fetches again. */
  preload(): void;
}

/** The panel that `fetch` brings. Until then nothing is shown; if it cannot be fetched, a sentence says so. */
export function lazyPanel<P extends object>(fetch: () => Promise<ComponentType<P>>): LazyPanel<P> {
  let Found: ComponentType<P> | null = null;
  const load = async () => {
    Found ??= await fetch();
  };
  function Later(props: P) {
    const [state, turn] = useState<'waiting' | 'here' | 'missing'>(Found ? 'here' : 'waiting');
    useEffect(() => {
      if (Found) return;
      load().then(
        () => turn('here'),
        () => turn('missing'),
      );
    }, []);
    if (Found) return <Found {...props} />;
    return state === 'missing' ? <p role="alert">{t('frame.cannotFetch')}</p> : null;
  }
  return Object.assign(Later, { preload: () => void load().catch(() => undefined) });
}
