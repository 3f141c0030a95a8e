import { useEffect } from 'preact/hooks';
import { monsters } from '../../content/inHand';
import { type Campaign, resaleOf } from '../../flow/inHand/campaign';
import { buyingRefused, isQuest } from '../../flow/inHand/town';
import { named, t } from '../../i18n';
import type { ItemDef } from '../../rules/inHand/vocabulary';
import { CardPicture, Fact, Glyph } from '../CardPicture';
import type { CardPictures } from './cardPictures';
import { wantedIn } from './TownWare';

interface ItemProps {
  readonly cardPictures: CardPictures;
  readonly campaign: Campaign;
  readonly item: ItemDef;
  /** The player has chosen it. If not, it is the first on the shelf, and is hidden where there is little room. */
  readonly picked: boolean;
  readonly onBuy: () => void;
  readonly onSell: () => void;
  readonly onClose: () => void;
}

/** The item that lies on the counter: everything about it, and the seal that buys or sells it. */
export function TownItem({ cardPictures, campaign, item, picked, onBuy, onSell, onClose }: ItemProps) {
  const { id, slot, use, card } = item;
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [onClose]);
  const wanted = wantedIn(campaign, item);
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
        <h2>{named('cards.item', id)}</h2>
        <p class="lead">{named('cards.itemEffect', id)}</p>
        <dl class="facts signed">
          <Fact cardPictures={cardPictures} sign={slot} name={t('journey.town.slot')}>
            {t(`town.slot.${slot}`)}
          </Fact>
          <Fact cardPictures={cardPictures} sign={use} name={t('journey.town.use')}>
            {t(`town.use.${use}`)}
          </Fact>
          <Fact cardPictures={cardPictures} sign="deadMonster" name={t('journey.town.card')}>
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
              {t('journey.town.kingBuys')}{' '}
              {wanted.length > 0 && <b>{t('journey.town.neededIn', { list: wanted.join(', ') })}</b>}
            </span>
          </p>
        )}
      </article>
      <Bargain cardPictures={cardPictures} campaign={campaign} item={item} onBuy={onBuy} onSell={onSell} />
    </div>
  );
}

/** The monsters on the same card (R3.5). */
const sharers = (card: string): string =>
  Object.values(monsters)
    .filter((each) => each.card === card)
    .map(({ id }) => named('cards.monster', id))
    .join(', ');

type BargainProps = Omit<ItemProps, 'onClose' | 'picked'>;

/** The seal buys; an owned item is sold by a plain button in another place, so that a double tap does not sell what it has bought. */
function Bargain({ cardPictures, campaign, item, onBuy, onSell }: BargainProps) {
  const { id, cost } = item;
  const refused = buyingRefused(campaign, id);
  if (refused === 'owned') return <Owned campaign={campaign} item={item} onSell={onSell} />;
  if (refused !== null) {
    return (
      <p class="refused" role="status">
        {t(`shop.refused.${refused}`)}
      </p>
    );
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
        aria-label={`${does}: ${named('cards.item', id)}`}
        onClick={onBuy}
      >
        <Glyph cardPictures={cardPictures} name="money" tone="bone" class="on-seal" />
      </button>
    </div>
  );
}

function Owned({ campaign, item: { id }, onSell }: Pick<BargainProps, 'campaign' | 'item' | 'onSell'>) {
  const quest = isQuest(id);
  return (
    <div class="owned-row">
      <button type="button" class="plain" data-deal="sell" onClick={onSell}>
        {quest ? t('journey.town.pledge') : t('journey.town.sellFor', { gold: resaleOf(id) })}
      </button>
      <span>
        {t('journey.town.owned')}
        <small>
          {quest ? t('journey.town.pledgeHint') : t('journey.town.goldAfter', { gold: campaign.gold + resaleOf(id) })}
        </small>
      </span>
    </div>
  );
}
