import { heroes } from '../content';
import { upgradeable } from '../flow/campaign';
import { named, t } from '../i18n';
import { plain } from '../i18n/words';
import type { App } from './app';

/** R28.1: one ability card turns to its level 2 half. */
export function LevelUpPage({ app }: { app: App }) {
  const { campaign } = app.view;
  if (!campaign) return null;
  const cards = heroes[campaign.hero]?.cards ?? [];
  return (
    <main class="screen">
      <div class="page paper">
        <h1>{t('frame.levelUp.title', { level: campaign.level + 1 })}</h1>
        <p class="lead">{t('frame.levelUp.choose')}</p>
        <div class="stack">
          {cards
            .filter(({ id }) => upgradeable(campaign).includes(id))
            .map(({ id, faces }) => (
              <button type="button" class="slab" key={id} onClick={() => app.upgrade(id)}>
                {plain(named('cards.face', faces.A[0].id))}
                <small>
                  {plain(named('cards.face', faces.A[1].id))} · {plain(named('cards.face', faces.B[1].id))}
                </small>
              </button>
            ))}
        </div>
      </div>
    </main>
  );
}
