import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';
import type { App } from './app';

/**
 * The button on the outcome page that opens the audit of the game just ended. After a reload of the page, the button appears only if the
 * audit is stored.
 */
export function AuditButton({ app }: { app: App }) {
  const [isKept, find] = useState(false);
  const { finished } = app.view;
  useEffect(() => {
    if (!finished) void app.audit.restoreLast().then(find);
  }, [app, finished]);
  if (!finished && !isKept) return null;
  return (
    <button type="button" class="slab" data-action="audit" onClick={() => app.show('audit')}>
      {t('viewer.audit')}
      <small>{t('viewer.auditHint')}</small>
    </button>
  );
}
