import type { ComponentChildren } from 'preact';
import logo from '../../assets/key/logotype.webp';
import { LANGUAGE_NAMES, LANGUAGES, t } from '../i18n';
import type { App } from './app';
import { MusicButton } from './MusicButton';
import type { ModePanels, ReadableSave, SheetLink } from './mode';
import { NewGames } from './NewGames';

type TitleLinks = Pick<ModePanels, 'title'>;

/** The title screen, on which the player resumes or begins a campaign and chooses a language. */
export function Title({ app, mode }: { app: App; mode: TitleLinks }) {
  const { saves, language, settings } = app.view;
  const last = saves.find((line) => line.ok);
  const { large, learning, keeping, lesson } = mode.title;
  // The main button has a wax seal. It resumes the last campaign. If there is no campaign, it starts the lesson, but only until the
  // player has finished or skipped the lesson.
  const begins = lesson !== null && saves.length === 0 && !settings.lessons.includes(lesson);
  return (
    <main class="screen title-screen">
      <div class="title-head">
        <img class="logo" src={logo} alt="Gloomholdin’" />
        <p class="tagline">{t('frame.tagline')}</p>
      </div>
      <div class="menu">
        {last && <GoOn app={app} mode={mode} last={last} />}
        {begins && (
          <button type="button" class="slab paper" data-action="lesson" onClick={() => app.copies.startLesson()}>
            {t('frame.lesson')}
            <small>{t('frame.lessonHint')}</small>
          </button>
        )}
        {saves.length > 0 && (
          <button type="button" class="slab" data-action="campaigns" onClick={() => app.showCampaigns()}>
            {t('campaigns.title')}
          </button>
        )}
        {large.map(({ sheet, word }) => (
          <button type="button" class="slab stamped" key={sheet} data-action={sheet} onClick={() => app.show(sheet)}>
            {t(word)}
          </button>
        ))}
        <NewGames app={app} mode={mode} />
        <div class="quiet">
          <Group app={app} name={t('frame.learning')} links={learning}>
            {lesson !== null && !begins && (
              <button type="button" class="plain" data-action="lesson" onClick={() => app.copies.startLesson()}>
                {t('frame.lesson')}
              </button>
            )}
          </Group>
          <Group app={app} name={t('frame.keeping')} links={keeping}>
            <MusicButton app={app} look="plain" />
          </Group>
          <div class="languages">
            {LANGUAGES.map((each) => (
              <button
                type="button"
                class="plain"
                key={each}
                lang={each}
                aria-pressed={each === language}
                onClick={() => app.changeLanguage(each)}
              >
                {LANGUAGE_NAMES[each]}
              </button>
            ))}
          </div>
        </div>
        <p class="small">{t('frame.fanWork')}</p>
        <p class="small credit">
          {t('frame.creditsIcons')} {t('frame.creditsType')}
        </p>
      </div>
    </main>
  );
}

/** The main button, which resumes the campaign played last. The campaign can be of any mode. */
function GoOn({ app, mode, last }: { app: App; mode: TitleLinks; last: ReadableSave }) {
  const { games } = mode.title;
  const game = games.find((each) => each.mode === last.mode) ?? games.find((each) => each.mode === undefined);
  return (
    <button type="button" class="slab paper" data-action="continue" onClick={() => app.resume(last.id)}>
      {t('frame.continue')}
      <small>
        {game && `${t(game.word)} · `}
        {t('frame.saveLine', { name: last.name, level: last.level })}
        {last.scenario !== null && ` · ${t('frame.saveAt', { scenario: last.scenario })}`}
        {last.round !== undefined && ` · ${t('frame.saveRound', { round: last.round })}`}
      </small>
    </button>
  );
}

interface GroupProps {
  readonly app: App;
  readonly name: string;
  readonly links: readonly SheetLink[];
  readonly children?: ComponentChildren;
}

function Group({ app, name, links, children }: GroupProps) {
  return (
    <fieldset class="group">
      <legend class="said">{name}</legend>
      {links.map(({ sheet, word }) => (
        <button type="button" class="plain" key={sheet} data-action={sheet} onClick={() => app.show(sheet)}>
          {t(word)}
        </button>
      ))}
      {children}
    </fieldset>
  );
}
