import { useState } from 'preact/hooks';
import { t } from '../../i18n';
import { MAX_CODE } from '../../storage/untrusted';
import type { App } from '../app';
import { longPasteHandlers } from '../longPaste';
import type { ModePanels } from '../mode';
import { SheetFrame } from '../SheetFrame';
import { Status } from '../Status';

interface WatchSheetProps {
  readonly app: App;
  readonly sampleGame: ModePanels['sampleGame'];
}

/** The sheet that opens a game for watching. The game comes from a share code or a link, or is the sample game. */
export function WatchSheet({ app, sampleGame }: WatchSheetProps) {
  const [code, setCode] = useState('');
  const [why, tell] = useState<{ readonly text: string } | null>(null);
  const watch = async (what: string) => {
    const fault = await app.watch(what);
    tell(fault === null ? null : { text: fault });
  };
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
            // The player can also paste a link, which is slightly longer than the code in it.
            maxLength={MAX_CODE + 1000}
            value={code}
            autocomplete="off"
            onInput={({ currentTarget }) => setCode(currentTarget.value)}
            {...longPasteHandlers((text) => void watch(text))}
          />
        </label>
        <Status class="lead error" of={why}>
          {why?.text}
        </Status>
        <div class="row">
          <button type="submit" class="plain strong" data-action="watch-code" disabled={code.trim() === ''}>
            {t('viewer.watch')}
          </button>
          <button
            type="button"
            class="plain"
            data-action="watch-sample"
            onClick={() => void sampleGame().then(watch, () => tell({ text: t('frame.cannotFetch') }))}
          >
            {t('viewer.sample')}
          </button>
        </div>
      </form>
    </SheetFrame>
  );
}
