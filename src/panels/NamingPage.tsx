import { useState } from 'preact/hooks';
import { t } from '../i18n';
import type { App } from './app';

/** The premise, and the Bailiff's name under it. */
export function NamingPage({ app }: { app: App }) {
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState(false);
  const [hindrances, setHindrances] = useState(false);
  const sign = (event: Event) => {
    event.preventDefault();
    setWrong(!app.name(name, { hindrances, onTable: false }));
  };
  return (
    <main class="screen">
      <form class="page paper" onSubmit={sign}>
        <h1>{t('frame.naming.title')}</h1>
        <p class="lead">{t('story.prologue.first')}</p>
        <p class="lead">{t('story.prologue.second', { name: name.trim() || '…' })}</p>
        <p class="lead">{t('story.prologue.third')}</p>
        <label class="field">
          {t('frame.naming.label')}
          <input
            value={name}
            maxLength={24}
            autocomplete="off"
            aria-invalid={wrong}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <p class={wrong ? 'error' : ''}>{t(wrong ? 'frame.naming.empty' : 'frame.naming.hint')}</p>
        <fieldset class="variants">
          <legend>{t('frame.naming.variants')}</legend>
          <label>
            <input type="checkbox" checked={hindrances} onChange={() => setHindrances(!hindrances)} />
            {t('frame.naming.hindrances')}
          </label>
        </fieldset>
        <div class="row end">
          <button type="button" class="plain" onClick={() => app.back()}>
            {t('frame.back')}
          </button>
          <button type="submit" class="wax">
            {t('frame.naming.sign')}
          </button>
        </div>
      </form>
    </main>
  );
}
