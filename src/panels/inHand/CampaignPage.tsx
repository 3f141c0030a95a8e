import { useState } from 'preact/hooks';
import { heroes, items } from '../../content/inHand';
import { CHAPTERS } from '../../content/inHand/chapters';
import { availabilityOf, type Campaign, progressOf } from '../../flow/inHand/campaign';
import { itemLimit } from '../../flow/inHand/town';
import { contentText, t } from '../../i18n';
import { withoutSoftHyphens } from '../../i18n/inHand/words';
import { useAnnouncedText } from '../announcer';
import { CardPicture, Glyph } from '../CardPicture';
import { ReturnToTable } from '../ReturnToTable';
import type { InHandApp } from './app';
import { availabilitySentence, CampaignLayout, titleOf } from './CampaignLayout';

/** The page of a campaign: the hero, the progress, and the scenarios that can be played. */
export function CampaignPage({ app }: { app: InHandApp }) {
  const { campaign } = app.view;
  const [looked, setLooked] = useState<number | null>(null);
  if (!campaign) return null;
  const open = CHAPTERS.filter(({ number }) => availabilityOf(campaign, number) === 'open');
  const { stage } = campaign;
  const mayGo = (number: number) => stage.at === 'camp' && availabilityOf(campaign, number) === 'open';
  const look = (number: number) => (mayGo(number) ? app.openPage(number) : setLooked(number));
  return (
    <CampaignLayout app={app} campaign={campaign} selected={looked} onNode={look} onBack={() => app.quit()}>
      <nav class="journey-list" aria-label={t('journey.whereTo')}>
        <h2>{t('journey.whereTo')}</h2>
        {stage.at === 'table' && <ReturnToTable app={app} title={titleOf(stage.scenario)} />}
        {(stage.at === 'camp' ? open : []).map(({ number }) => (
          <button
            type="button"
            class="slab paper"
            key={number}
            data-scenario={number}
            onClick={() => app.openPage(number)}
          >
            {number} · {titleOf(number)}
            <small>{t('journey.page.open')}</small>
          </button>
        ))}
        {stage.at === 'camp' && (
          <button type="button" class="slab with-sign" data-action="town" onClick={() => app.visitTown()}>
            <Glyph cardPictures={app.cardPictures} name="town" tone="bone" />
            <span>
              {t('town.visit')}
              <small>{t('journey.outcome.goldSum', { gold: campaign.gold })}</small>
            </span>
          </button>
        )}
        <button type="button" class="slab" data-action="stats" onClick={() => app.show('stats')}>
          {t('campaigns.books')}
        </button>
        <button type="button" class="slab" data-action="archive" onClick={() => app.show('archive')}>
          {t('frame.archive')}
        </button>
      </nav>
      {looked !== null && <Looked key={looked} campaign={campaign} number={looked} />}
      <Gear app={app} campaign={campaign} />
    </CampaignLayout>
  );
}

/** Says whether the scenario that the player selected on the map is open, and if not, why. */
function Looked({ campaign, number }: { campaign: Campaign; number: number }) {
  const place = useAnnouncedText<HTMLParagraphElement>();
  return (
    <p class="looked" ref={place}>
      <b>
        {number}
        {progressOf(campaign, number).unlocked && ` · ${titleOf(number)}`}
      </b>
      {availabilitySentence(campaign, number)}
    </p>
  );
}

/** The hero's items and upgraded cards. */
function Gear({ app, campaign }: { app: InHandApp; campaign: Campaign }) {
  const cards = heroes[campaign.hero]?.cards ?? [];
  const turned = cards.filter(({ id }) => campaign.upgrades.includes(id));
  return (
    <section class="leather gear-list" aria-label={t('journey.town.gear')}>
      <h2>
        {t('journey.town.gear')}{' '}
        <small>{t('journey.town.count', { count: campaign.items.length, most: itemLimit(campaign) })}</small>
      </h2>
      {campaign.items.length === 0 && <p>{t('town.nothing')}</p>}
      <ul>
        {campaign.items.map((id) => (
          <li key={id}>
            <span class="block">
              <CardPicture
                of={id}
                class="glyph"
                paint={(ctx, width, height) => app.cardPictures.itemGlyph(ctx, width, height, id, '#F2E8D2')}
              />
            </span>
            <span>
              {contentText('cards.item', id)}
              {items[id] && <small>{t(`town.slot.${items[id].slot}`)}</small>}
            </span>
          </li>
        ))}
      </ul>
      {(campaign.practice ?? 0) > 0 && (
        <p>
          {t('advice.practice')}: {t('advice.practised', { count: campaign.practice ?? 0 })}
        </p>
      )}
      {turned.length > 0 && (
        <p>
          {t('journey.upgraded')}:{' '}
          {turned.map(({ faces }) => withoutSoftHyphens(contentText('cards.face', faces.A[1].id))).join(', ')}
        </p>
      )}
    </section>
  );
}
