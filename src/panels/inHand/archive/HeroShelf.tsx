/** Shows each hero with the games played, the games won, and the highest level. */
import { HEROES } from '../../../flow/inHand/campaign';
import { t } from '../../../i18n';
import { HERO_PORTRAITS } from '../heroPortraits';
import type { ShelfProps } from './Shelf';

export function HeroShelf({ archived: { files } }: ShelfProps) {
  return (
    <ul class="sworn">
      {HEROES.map((id) => {
        const file = files.heroes[id];
        return (
          <li key={id} data-hero={id}>
            <img src={HERO_PORTRAITS[id]} alt="" width="180" height="220" />
            <div>
              <h2>{t(`story.hero.${id}.name`)}</h2>
              <p>{t(`story.hero.${id}.trade`)}</p>
              <p>{t(`story.hero.${id}.way`)}</p>
              <ul class="counts">
                {file ? (
                  <>
                    {file.games > 0 && <li>{t('archive.hero.games', { count: file.games })}</li>}
                    {file.games > 0 && <li>{t('archive.hero.won', { count: file.won })}</li>}
                    {file.level > 0 && <li>{t('archive.hero.level', { level: file.level })}</li>}
                  </>
                ) : (
                  <li>{t('archive.hero.unplayed')}</li>
                )}
              </ul>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
