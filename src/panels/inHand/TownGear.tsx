import { useState } from 'preact/hooks';
import { items } from '../../content/inHand';
import { type Campaign, resaleOf } from '../../flow/inHand/campaign';
import { isQuest, itemLimit, mustSell } from '../../flow/inHand/town';
import { contentText, t } from '../../i18n';
import type { ItemId } from '../../rules/inHand/vocabulary';
import { CardPicture, Glyph } from '../CardPicture';
import type { InHandApp } from './app';

interface GearProps {
  readonly app: InHandApp;
  readonly campaign: Campaign;
  readonly picked: ItemId | null;
  readonly onPick: (id: ItemId) => void;
  /** The items bought since the hero entered the shop. */
  readonly bought: readonly ItemId[];
  readonly onSell: (id: ItemId) => void;
  readonly onTakeBack: (id: ItemId) => void;
}

/** The hero's items, shown in the shop. Each item has a button that sells, pledges or returns the item. */
export function TownGear({ app, campaign, picked, bought, onPick, onSell, onTakeBack }: GearProps) {
  const { cardPictures } = app;
  const most = itemLimit(campaign);
  const free = Math.max(0, most - campaign.items.length);
  return (
    <section class="leather gear" aria-labelledby="gear">
      <h2 id="gear">
        {t('journey.town.gear')} <small>{t('journey.town.count', { count: campaign.items.length, most })}</small>
      </h2>
      {mustSell(campaign) && (
        <p class="too-much" role="alert">
          {t('shop.tooMany')}
        </p>
      )}
      <ul>
        {campaign.items.map((id) => (
          <li class="paper owned" key={id}>
            <button
              type="button"
              class="owned-look"
              data-own={id}
              aria-pressed={picked === id}
              onClick={() => onPick(id)}
            >
              <span class="block">
                <CardPicture
                  of={id}
                  class="glyph"
                  paint={(ctx, width, height) => cardPictures.itemGlyph(ctx, width, height, id, '#F2E8D2')}
                />
              </span>
              <span>
                <b>{contentText('cards.item', id)}</b>
                {items[id] && <small>{t(`town.slot.${items[id].slot}`)}</small>}
              </span>
            </button>
            {bought.includes(id) ? (
              <button type="button" class="corner" data-return={id} onClick={() => onTakeBack(id)}>
                {t('journey.town.takeBack')} <span class="said">{contentText('cards.item', id)}</span>
              </button>
            ) : (
              <SellCorner app={app} id={id} onSell={() => onSell(id)} />
            )}
          </li>
        ))}
        {Array.from({ length: free }, (_, place) => {
          const belt = place === 0 && campaign.achievements.includes('utilityBelt');
          return (
            <li class="free" key={`free-${place}`}>
              {belt && <Glyph cardPictures={cardPictures} name="belt" tone="gold" />}
              {t(belt ? 'journey.town.freeBelt' : 'journey.town.free')}
            </li>
          );
        })}
      </ul>
      <ul class="uses">
        {(['spent', 'consumed', 'free'] as const).map((use) => (
          <li key={use}>
            <Glyph cardPictures={cardPictures} name={use} tone="dim" />
            {t(`journey.town.${use === 'free' ? 'always' : use}`)}
          </li>
        ))}
      </ul>
      <CardPicture
        of="town"
        class="town-block"
        paint={(ctx, width, height) => cardPictures.townBlock(ctx, width, height)}
      />
    </section>
  );
}

/**
 * The button that sells an item. It needs a second press, because buying the item back costs at least twice the selling price. For a quest
 * item, the first press pledges the item, because the hero gets a pledged item back for free (R29.2).
 */
function SellCorner({ app, id, onSell }: { app: InHandApp; id: ItemId; onSell: () => void }) {
  const [asked, ask] = useState(false);
  if (isQuest(id)) {
    return (
      <button type="button" class="corner" data-sell={id} onClick={onSell}>
        {t('journey.town.pledge')}
      </button>
    );
  }
  return (
    <button
      type="button"
      class="corner"
      data-sell={id}
      onClick={() => (asked ? onSell() : ask(true))}
      onBlur={() => ask(false)}
    >
      {t(asked ? 'shop.sellSure' : 'journey.town.sell')}
      <Glyph cardPictures={app.cardPictures} name="money" />
      {resaleOf(id)} <span class="said">{contentText('cards.item', id)}</span>
    </button>
  );
}
