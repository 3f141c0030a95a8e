import { heroes } from '../content';
import { upgradeable } from '../flow/campaign';
import { named, t } from '../i18n';
import { faceWords, plain } from '../i18n/words';
import { SIDES } from '../rules/vocabulary';
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
                {SIDES.map((side) => (
                  <small key={side}>
                    <b>
                      {side} · {plain(named('cards.face', faces[side][1].id))} · {faces[side][1].initiative}
                    </b>
                    <br />
                    {faceWords(faces[side][1])}
                    <br />
                    <i>{t('town.instead', { what: faceWords(faces[side][0]) })}</i>
                  </small>
                ))}
              </button>
            ))}
        </div>
      </div>
    </main>
  );
}
