import { useEffect } from 'preact/hooks';
import { monsters } from '../../content/inHand';
import { type Campaign, resaleOf } from '../../flow/inHand/campaign';
import { buyRefusal, isQuest } from '../../flow/inHand/town';
import { contentText, t } from '../../i18n';
import type { ItemDef } from '../../rules/inHand/vocabulary';
import { useAnnouncement } from '../announcer';
import { CardPicture, Fact, Glyph } from '../CardPicture';
import type { CardPictures } from './cardPictures';
import { scenariosWanting } from './TownWare';

interface ItemProps {
  readonly cardPictures: CardPictures;
  readonly campaign: Campaign;
  readonly item: ItemDef;
  /** Whether the player selected the item. Otherwise `item` is the first item of the shelf, and narrow windows hide its details. */
  readonly picked: boolean;
  /** Whether the item was bought since the hero entered the shop. */
  readonly isBought: boolean;
  readonly onBuy: () => void;
  readonly onTakeBack: () => void;
  readonly onClose: () => void;
}

/** The details of the selected item (or of the first item on the shelf), with the button that buys the item. */
export function TownItem({ picked, onClose, ...bargain }: ItemProps) {
  const { cardPictures, campaign, item } = bargain;
  const { id, slot, use, card } = item;
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [onClose]);
  const wanted = scenariosWanting(campaign, item);
  return (
    <div class={picked ? 'counter' : 'counter unpicked'} data-counter={id}>
      <article class="paper sheet">
        <button type="button" class="square close" aria-label={t('frame.close')} onClick={onClose}>
          ×
        </button>
        <CardPicture
          of={id}
          class="counter-block"
          paint={(ctx, width, height) => cardPictures.itemBlock(ctx, width, height, id)}
        />
        <h2>{contentText('cards.item', id)}</h2>
        <p class="lead">{contentText('cards.itemEffect', id)}</p>
        <dl class="facts signed">
          <Fact cardPictures={cardPictures} sign={slot} name={t('journey.town.slot')}>
            {t(`town.slot.${slot}`)}
          </Fact>
          <Fact cardPictures={cardPictures} sign={use} name={t('journey.town.use')}>
            {t(`town.use.${use}`)}
          </Fact>
          <Fact
            cardPictures={cardPictures}
            sign="deadMonster"
            name={t(card === null ? 'journey.town.card' : 'journey.town.sharedCard')}
          >
            {card === null ? t('journey.town.quest') : sharers(card)}
          </Fact>
          {!isQuest(id) && (
            <Fact cardPictures={cardPictures} sign="resale" name={t('journey.town.resale')}>
              {t('journey.outcome.goldSum', { gold: resaleOf(id) })}
            </Fact>
          )}
        </dl>
        {card !== null && (
          <p class="king-note">
            <Glyph cardPictures={cardPictures} name="king" tone="oxblood" />
            <span>
              {t('journey.town.kingBuys', { gold: item.cost })}{' '}
              <b>
                {wanted.length > 0
                  ? t('journey.town.openTake', { list: wanted.join(', ') })
                  : t('journey.town.noneTakes')}
              </b>
            </span>
          </p>
        )}
      </article>
      <Bargain {...bargain} />
    </div>
  );
}

/** The names of the monsters that are printed on the same card as an item (R3.5). */
const sharers = (card: string): string =>
  Object.values(monsters)
    .filter((each) => each.card === card)
    .map(({ id }) => contentText('cards.monster', id))
    .join(', ');

function Refused({ why }: { why: string }) {
  useAnnouncement(why);
  return <p class="refused">{why}</p>;
}

type BargainProps = Omit<ItemProps, 'onClose' | 'picked'>;

/**
 * The main button, which buys the item. If the hero cannot buy the item, the reason is shown instead of the button. The button never
 * sells, so that an accidental second tap does no harm; `TownGear` sells items.
 */
function Bargain({ cardPictures, campaign, item, isBought, onBuy, onTakeBack }: BargainProps) {
  const { id, cost } = item;
  const refused = buyRefusal(campaign, id);
  if (refused === 'owned') return isBought ? <Bought item={item} onTakeBack={onTakeBack} /> : <Owned item={item} />;
  if (refused !== null) {
    return <Refused why={t(`shop.refused.${refused}`)} />;
  }
  const does = isQuest(id) ? t('journey.town.fetch') : t('journey.town.buyFor', { gold: cost });
  return (
    <div class="seal-row">
      <span>
        {does}
        <small>{t('journey.town.leftAfter', { gold: campaign.gold - cost })}</small>
      </span>
      <button
        type="button"
        class="wax"
        data-buy={id}
        aria-label={`${does}: ${contentText('cards.item', id)}`}
        onClick={onBuy}
      >
        <Glyph cardPictures={cardPictures} name="money" tone="bone" class="on-seal" />
      </button>
    </div>
  );
}

/** Says that the item was bought, with a button that returns the item. This button is far from the place of the button that buys. */
function Bought({ item: { id, cost }, onTakeBack }: Pick<BargainProps, 'item' | 'onTakeBack'>) {
  return (
    <div class="owned-row">
      <button type="button" class="plain" data-return={id} onClick={onTakeBack}>
        {t('journey.town.takeBack')}
        <span class="said">{contentText('cards.item', id)}</span>
      </button>
      <span role="status">
        {isQuest(id) ? t('journey.town.fetched') : t('journey.town.boughtFor', { gold: cost })}
        <small>{t('journey.town.takeBackHint')}</small>
      </span>
    </div>
  );
}

function Owned({ item: { id } }: Pick<BargainProps, 'item'>) {
  return (
    <div class="owned-row">
      <span>
        {t('journey.town.owned')}
        <small>{isQuest(id) ? t('journey.town.pledgeHint') : t('journey.town.sellHint', { gold: resaleOf(id) })}</small>
      </span>
    </div>
  );
}
