import logo from '../../assets/key/logotype.webp';
import { LANGUAGE_NAMES, LANGUAGES, t } from '../i18n';
import type { App } from './app';
import { MusicButton } from './MusicButton';
import type { ModePanels } from './mode';
import { NewGames } from './NewGames';

/** The first screen: go on, begin, choose a language. */
export function Title({ app, mode }: { app: App; mode: Pick<ModePanels, 'title'> }) {
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
            <small>
              {t('frame.saveLine', { name: last.name, level: last.level })}
              {last.scenario !== null && ` · ${t('frame.saveAt', { scenario: last.scenario })}`}
              {last.round !== undefined && ` · ${t('frame.saveRound', { round: last.round })}`}
            </small>
          </button>
        )}
        {saves.length > 0 && (
          <button type="button" class="slab" data-action="campaigns" onClick={() => app.list()}>
            {t('campaigns.title')}
            <small>{t('campaigns.hint')}</small>
          </button>
        )}
        <NewGames app={app} mode={mode} />
        {mode.title.large.map(({ sheet, word }) => (
          <button type="button" class="slab" key={sheet} data-action={sheet} onClick={() => app.show(sheet)}>
            {t(word)}
          </button>
        ))}
        <div class="row">
          {mode.title.small.map(({ sheet, word }) => (
            <button type="button" class="plain" key={sheet} data-action={sheet} onClick={() => app.show(sheet)}>
              {t(word)}
            </button>
          ))}
          <MusicButton app={app} look="plain" />
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
