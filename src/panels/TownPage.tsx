import { items } from '../content';
import type { Campaign } from '../flow/campaign';
import { buyingRefused, itemLimit, mustSell, onSale, salePrice, sellingRefused, type TownRefusal } from '../flow/town';
import { named, t } from '../i18n';
import { type ItemDef, type ItemId, SLOTS } from '../rules/vocabulary';
import type { App } from './app';

const WELCOMES = ['a', 'b', 'c'] as const;

/** R29: Gage & Daughter buy and sell. */
export function TownPage({ app }: { app: App }) {
  const { campaign } = app.view;
  if (!campaign) return null;
  const tooMuch = mustSell(campaign);
  const sale = onSale(campaign);
  // The same words until something changes hands.
  const welcome = WELCOMES[(campaign.wins + campaign.losses) % WELCOMES.length] ?? 'a';
  return (
    <main class="screen">
      <div class="page paper town">
        <header class="town-head">
          <h1>{t('story.scenario.gageAndDaughter.title')}</h1>
          <p class="purse">
            <b>{t('frame.outcome.goldSum', { gold: campaign.gold })}</b>
          </p>
        </header>
        <p class="lead">{t(`story.shop.welcome.${welcome}`)}</p>
        <section aria-labelledby="yours">
          <h2 id="yours">{t('town.yours', { count: campaign.items.length, most: itemLimit(campaign) })}</h2>
          {tooMuch && <p role="alert">{t('town.tooMany')}</p>}
          {campaign.items.length === 0 && <p>{t('town.nothing')}</p>}
          <ul class="wares">
            {campaign.items.map((id) => (
              <Owned app={app} campaign={campaign} id={id} key={id} />
            ))}
          </ul>
        </section>
        <section aria-labelledby="sale">
          <h2 id="sale">{t('town.sale')}</h2>
          {SLOTS.map((slot) => {
            const here = sale.filter((item) => item.slot === slot);
            if (here.length === 0) return null;
            return (
              <div key={slot}>
                <h3>{t(`town.slot.${slot}`)}</h3>
                <ul class="wares">
                  {here.map((item) => (
                    <Ware app={app} campaign={campaign} item={item} key={item.id} />
                  ))}
                </ul>
              </div>
            );
          })}
        </section>
        <div class="row end">
          <span />
          <button type="button" class="wax" data-action="leave-town" disabled={tooMuch} onClick={() => app.back()}>
            {t('frame.onward')}
          </button>
        </div>
      </div>
    </main>
  );
}

function Owned({ app, campaign, id }: { app: App; campaign: Campaign; id: ItemId }) {
  const refused = sellingRefused(campaign, id);
  const item = items[id];
  return (
    <li>
      <Label
        id={id}
        note={item ? `${t(`town.slot.${item.slot}`)} · ${t(`town.use.${item.use}`)}` : ''}
        refused={refused}
      />
      <button
        type="button"
        class="plain"
        data-sell={id}
        disabled={refused !== null}
        aria-label={t('town.sellWhat', { item: named('cards.item', id), gold: salePrice(id) })}
        onClick={() => app.sell(id)}
      >
        {t('town.sell', { gold: salePrice(id) })}
      </button>
    </li>
  );
}

function Ware({ app, campaign, item }: { app: App; campaign: Campaign; item: ItemDef }) {
  const refused = buyingRefused(campaign, item.id);
  return (
    <li>
      <Label id={item.id} note={t(`town.use.${item.use}`)} refused={refused} />
      <button
        type="button"
        class="plain"
        data-buy={item.id}
        disabled={refused !== null}
        aria-label={t('town.buyWhat', { item: named('cards.item', item.id), gold: item.cost })}
        onClick={() => app.buy(item.id)}
      >
        {t('town.buy', { gold: item.cost })}
      </button>
    </li>
  );
}

function Label({ id, note, refused }: { id: ItemId; note: string; refused: TownRefusal | null }) {
  return (
    <p>
      <b>{named('cards.item', id)}</b> <small>{note}</small>
      <br />
      {named('cards.itemEffect', id)}
      {refused && <em> {t(`town.refused.${refused}`)}</em>}
    </p>
  );
}
