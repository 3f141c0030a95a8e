import { t } from '../i18n';
import type { App } from './app';

/** The button on the campaign's page that returns to the current scenario. @param title the scenario's title; null if it has none */
export function ReturnToTable({ app, title }: { app: App; title: string | null }) {
  return (
    <button type="button" class="slab paper" data-action="toTable" onClick={() => app.returnToTable()}>
      {t('frame.toTable')}
      {title !== null && <small>{title}</small>}
    </button>
  );
}
