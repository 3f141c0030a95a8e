import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { MAX_CODE } from '../../storage/untrusted';
import type { App } from '../app';
import { longPaste } from '../longPaste';
import { SheetFrame } from '../SheetFrame';

/** A field for the code of a game, or for a link to one, that is to be watched. */
export function WatchSheet({ app }: { app: App }) {
  const [code, setCode] = useState('');
  const [why, tell] = useState<string | null>(null);
  const watch = async (what: string) => tell(await app.watch(what));
  return (
    <SheetFrame app={app} title={t('viewer.title')}>
      <p class="lead">{t('viewer.hint')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void watch(code);
        }}
      >
        <label class="field">
          {t('viewer.code')}
          <input
            name="code"
            // A link is a little longer than its code.
            maxLength={MAX_CODE + 1000}
            value={code}
            autocomplete="off"
            onInput={({ currentTarget }) => setCode(currentTarget.value)}
            {...longPaste((text) => void watch(text))}
          />
        </label>
        <p role="status" class="lead error">
          {why}
        </p>
        <div class="row">
          <button type="submit" class="plain strong" data-action="watch-code" disabled={code.trim() === ''}>
            {t('viewer.watch')}
          </button>
        </div>
      </form>
    </SheetFrame>
  );
}
