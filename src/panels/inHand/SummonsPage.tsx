import { items } from '../../content/inHand';
import { chapterOf } from '../../content/inHand/chapters';
import { contentText, pageText, t } from '../../i18n';
import { CardPicture, Glyph } from '../CardPicture';
import { PageHeader } from '../PageHeader';
import { Vignette } from '../Vignette';
import type { InHandApp } from './app';
import { SpokenText } from './speaker/Speaker';
import { SPEAKERS } from './speaker/speakers';

const LINES = ['shop.kingTakes.a', 'shop.kingTakes.b'] as const;

/** R3.5: says which items the king has taken and how much he paid. The hero may visit the shop before the scenario begins. */
export function SummonsPage({ app }: { app: InHandApp }) {
  const { campaign } = app.view;
  if (campaign?.stage.at !== 'summons') return null;
  const { scenario, taken } = campaign.stage;
  const { cardPictures } = app;
  const chapter = chapterOf(scenario)?.id;
  const line = LINES[scenario % LINES.length] ?? LINES[0];
  return (
    <main class="screen summons">
      <PageHeader
        cardPictures={cardPictures}
        title={`${scenario} · ${pageText(chapter ?? '', 'title')}`}
        gold={campaign.gold}
      />
      <article class="page paper">
        {chapter && <Vignette of={`scenes/${chapter}`} />}
        <h1>
          <Glyph cardPictures={cardPictures} name="king" class="large" />
          {t('town.summons')}
        </h1>
        <SpokenText by={SPEAKERS[line]}>{t(line)}</SpokenText>
        <ul class="taken">
          {taken.map((id) => (
            <li key={id}>
              <CardPicture
                of={id}
                class="taken-block"
                paint={(ctx, width, height) => cardPictures.itemBlock(ctx, width, height, id)}
              />
              <p>
                <b>{contentText('cards.item', id)}</b>
                {t('town.paid', { gold: items[id]?.cost ?? 0 })}
              </p>
            </li>
          ))}
        </ul>
        <button type="button" class="slab with-sign" data-action="town" onClick={() => app.visitTown()}>
          <Glyph cardPictures={cardPictures} name="town" tone="bone" />
          <span>
            {t('town.visit')}
            <small>{t('journey.outcome.goldSum', { gold: campaign.gold })}</small>
          </span>
        </button>
      </article>
      <div class="seal-row">
        <span>{t('journey.enter')}</span>
        <button
          type="button"
          class="wax"
          data-action="obey"
          aria-label={t('journey.enter')}
          onClick={() => app.obeySummons()}
        >
          <Glyph cardPictures={cardPictures} name="enter" tone="bone" class="on-seal" />
        </button>
      </div>
    </main>
  );
}
