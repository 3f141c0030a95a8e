import { t } from '../i18n';
import type { App } from './app';

/** On the campaign's page, while a scenario is under way: back to its table. @param title the scenario's; null: it has none */
export function ToTable({ app, title }: { app: App; title: string | null }) {
  return (
    <button type="button" class="slab paper" data-action="toTable" onClick={() => app.toTable()}>
      {t('frame.toTable')}
      {title !== null && <small>{title}</small>}
    </button>
  );
}
