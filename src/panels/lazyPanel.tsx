/** Makes panels whose code is loaded on first use, so that the first screen does not wait for their code. */
import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';

export interface LazyPanel<P> {
  (props: P): VNode | null;
  /** Loads the panel before its first use. If loading fails, the panel tries again when it is rendered; only a second failure is shown. */
  preload(): void;
}

/** A panel that renders nothing until `fetch` has loaded its component. If loading fails, the panel renders a sentence that says so. */
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
