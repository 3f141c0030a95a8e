import logo from '../../assets/key/logotype.webp';
import { LANGUAGE_NAMES, LANGUAGES, t } from '../i18n';
import type { App } from './app';

/** The first screen: go on, begin, choose a language. */
export function Title({ app }: { app: App }) {
  const { saves, language } = app.view;
  const last = saves.find((line) => line.ok);
  return (
    <main class="screen title-screen">
      <div>
        <img class="logo" src={logo} alt="Gloomholdin’" />
        <p class="tagline">{t('frame.tagline')}</p>
      </div>
      <div class="menu">
        {last && (
          <button type="button" class="slab paper" data-action="continue" onClick={() => app.resume(last.id)}>
            {t('frame.continue')}
            <small>{t('frame.saveLine', { name: last.name, level: last.level })}</small>
          </button>
        )}
        {saves.length > 0 && (
          <button type="button" class="slab" data-action="campaigns" onClick={() => app.list()}>
            {t('campaigns.title')}
            <small>{t('campaigns.hint')}</small>
          </button>
        )}
        <button type="button" class="slab" data-action="new" onClick={() => app.create()}>
          {t('frame.newCampaign')}
        </button>
        <button type="button" class="slab" data-action="daily" onClick={() => app.show('daily')}>
          {t('frame.daily')}
        </button>
        <div class="row">
          <button type="button" class="plain" data-action="practice" onClick={() => app.show('practice')}>
            {t('frame.practice')}
          </button>
          <button type="button" class="plain" data-action="rules" onClick={() => app.show('rules')}>
            {t('frame.rules')}
          </button>
          <button type="button" class="plain" onClick={() => app.show('settings')}>
            {t('frame.settings')}
          </button>
          <button type="button" class="plain" data-action="saves" onClick={() => app.show('saves')}>
            {t('saves.title')}
          </button>
          <button type="button" class="plain" data-action="packs" onClick={() => app.show('packs')}>
            {t('frame.packs')}
          </button>
          <button type="button" class="plain" data-action="watch" onClick={() => app.show('watch')}>
            {t('frame.watch')}
          </button>
          <button type="button" class="plain" onClick={() => app.show('credits')}>
            {t('frame.credits')}
          </button>
        </div>
        <div class="languages">
          {LANGUAGES.map((each) => (
            <button
              type="button"
              class="plain"
              key={each}
              lang={each}
              aria-pressed={each === language}
              onClick={() => app.speak(each)}
            >
              {LANGUAGE_NAMES[each]}
            </button>
          ))}
        </div>
        <p class="small">{t('frame.fanWork')}</p>
        <p class="small">
          {t('frame.creditsIcons')} {t('frame.creditsType')}
        </p>
      </div>
    </main>
  );
}
