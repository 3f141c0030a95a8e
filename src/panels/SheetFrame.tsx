import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../i18n';
import type { App } from './app';
import { useDialog } from './useDialog';

/** A dialog over the screen; Escape closes it. */
export function SheetFrame({ app, title, children }: { app: App; title: string; children: ComponentChildren }) {
  const page = useRef<HTMLDivElement>(null);
  useDialog(page, () => app.show(null));
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
