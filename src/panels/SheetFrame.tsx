import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';
import type { App } from './app';

/** A sheet of paper over whatever is on the screen; Escape puts it away. */
export function SheetFrame({ app, title, children }: { app: App; title: string; children: ComponentChildren }) {
  const page = useRef<HTMLDivElement>(null);
  // Before it is painted, so that a key pressed at once already goes to the sheet.
  useLayoutEffect(() => {
    const before = document.activeElement;
    page.current?.focus();
    const rest = ['game', 'hud', 'mirror'].flatMap((id) => document.getElementById(id) ?? []);
    for (const each of rest) each.inert = true;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && app.show(null);
    addEventListener('keydown', close);
    return () => {
      for (const each of rest) each.inert = false;
      removeEventListener('keydown', close);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [app]);
  return (
    <div class="veil">
      <div class="page paper" role="dialog" aria-modal="true" aria-label={title} tabIndex={-1} ref={page}>
        <h1>{title}</h1>
        {children}
        <div class="row end">
          <span />
          <button type="button" class="plain" onClick={() => app.show(null)}>
            {t('frame.close')}
          </button>
        </div>
      </div>
    </div>
  );
}
