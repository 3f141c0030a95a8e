import { wantedMonsterCards } from '../../content/inHand';
import { CHAPTERS } from '../../content/inHand/chapters';
import { availabilityOf, type Campaign } from '../../flow/inHand/campaign';
import { buyRefusal } from '../../flow/inHand/town';
import { contentText, t } from '../../i18n';
import type { ItemDef } from '../../rules/inHand/vocabulary';
import { CardPicture, Glyph } from '../CardPicture';
import type { CardPictures } from './cardPictures';

/**
 * R3.5: the numbers of the scenarios in which the king takes this item. During a summons only the scenario of the summons counts,
 * otherwise every open scenario.
 */
export function scenariosWanting(campaign: Campaign, { card }: ItemDef): number[] {
  if (card === null) return [];
  const { stage } = campaign;
  return CHAPTERS.map(({ number }) => number).filter(
    (number) =>
      wantedMonsterCards(number).includes(card) &&
      (stage.at === 'summons' ? number === stage.scenario : availabilityOf(campaign, number) === 'open'),
  );
}

interface ShelfItemProps {
  readonly cardPictures: CardPictures;
  readonly campaign: Campaign;
  readonly item: ItemDef;
  readonly picked: boolean;
  readonly onPick: () => void;
}

/** An item on the shelf of the shop, with its picture, name, effect, slot, use and price. */
export function ShelfItem({ cardPictures, campaign, item, picked, onPick }: ShelfItemProps) {
  const { id, slot, use, cost } = item;
  const refused = buyRefusal(campaign, id);
  const owned = refused === 'owned';
  const wanted = scenariosWanting(campaign, item).join(', ');
  const isTaken = owned || refused === 'wanted';
  if (refused === 'locked') return <Locked cardPictures={cardPictures} item={item} />;
  return (
    <li>
      <button type="button" class="ware paper" data-ware={id} aria-pressed={picked} onClick={onPick}>
        <CardPicture
          of={id}
          class="ware-block"
          paint={(ctx, width, height) => cardPictures.itemBlock(ctx, width, height, id)}
        />
        <b class="ware-name">{contentText('cards.item', id)}</b>
        <span class="ware-effect">{contentText('cards.itemEffect', id)}</span>
        <span class="ware-foot">
          <Glyph cardPictures={cardPictures} name={slot} />
          <Glyph cardPictures={cardPictures} name={use} />
          <span class="said">
            {t(`town.slot.${slot}`)}, {t(`town.use.${use}`)}
          </span>
          {refused === 'tooDear' && <em>{t('journey.town.short', { gold: cost - campaign.gold })}</em>}
          <span class={`coin ${owned ? 'bare' : ''}`}>{cost}</span>
        </span>
        {owned && <span class="ware-owned">{t('journey.town.owned')}</span>}
        {item.card === null && !owned && <span class="ware-owned">{t('journey.town.pledged')}</span>}
        {wanted !== '' && (
          <span class={isTaken ? 'ware-king' : 'ware-king brief'}>
            <Glyph cardPictures={cardPictures} name="king" tone="bone" />
            {!isTaken && <span aria-hidden="true">{wanted}</span>}
            <span class={isTaken ? '' : 'said'}>{t('journey.town.neededIn', { list: wanted })}</span>
          </span>
        )}
      </button>
    </li>
  );
}

/** The place of a locked item on the shelf. It does not show the item's text. */
function Locked({ cardPictures, item }: { cardPictures: CardPictures; item: ItemDef }) {
  return (
    <li>
      <div class="ware locked" data-locked={item.id}>
        <Glyph cardPictures={cardPictures} name="locked" tone="bone" class="large" />
        {t('journey.town.locked')}
        <span class="ware-foot">
          <Glyph cardPictures={cardPictures} name={item.slot} tone="dim" />
          <Glyph cardPictures={cardPictures} name={item.use} tone="dim" />
        </span>
      </div>
    </li>
  );
}
