/** L32.1, L32.3, L32.4, L32.6: the page of the town, with its event, the Almoner's Box for donations, and Gage's shop. */
import { Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { campaignBook } from '../../../content/longTable/campaign/book';
import { t } from '../../../i18n';
import { moveLabel, nameOf } from '../../../i18n/longTable/campaignWords';
import { joinWords } from '../../../i18n/longTable/forms';
import { itemLines } from '../../../i18n/longTable/itemLines';
import { townText } from '../../../i18n/longTable/stories';
import { itemName, slotName } from '../../../i18n/longTable/termNames';
import { countInStock, heroByNumber, partyHeroes, priceOf, salePrice } from '../../../rules/longTable/campaign/lookups';
import type { MoveOf } from '../../../rules/longTable/campaign/moves';
import type { ItemId } from '../../../rules/longTable/vocabulary';
import { useCloseOnBack } from '../../useCloseOnBack';
import { Lines, Picture } from '../Icon';
import type { CampProps } from './CampQuestion';
import { movesOf } from './choices';

export function Town({ app, state, moves }: CampProps) {
  const gives = movesOf(moves, 'donate');
  const { stage } = state;
  const given = stage.at === 'town' ? stage.donated : [];
  const givers = partyHeroes(state).flatMap(({ no }) => (given.includes(no) ? [nameOf(state, no)] : []));
  return (
    <div class="town-pages">
      <div class="stack">
        {movesOf(moves, 'cityEvent').map((move) => (
          <button type="button" class="slab paper" key="event" data-move="cityEvent" onClick={() => app.makeMove(move)}>
            {moveLabel(state, move)}
            <small>{townText('arrival')}</small>
          </button>
        ))}
        <section class="page paper almoner">
          <h2>{townText('almoner')}</h2>
          <p>{t('board.camp.donations', { n: state.world.donations })}</p>
          {partyHeroes(state).map(({ no }) => {
            const move = { move: 'donate', hero: no } as const;
            const may = gives.some((each) => each.hero === no);
            return (
              // If the hero cannot donate now, the button is disabled but not removed, so that the other buttons keep their places.
              <button
                type="button"
                class="plain"
                key={no}
                data-move="donate"
                disabled={!may}
                onClick={() => app.makeMove(move)}
              >
                {moveLabel(state, move)}{' '}
                <small>
                  <Picture path={app.cardPictures.sign('money')} /> {campaignBook().donation.gold}
                </small>
              </button>
            );
          })}
          {givers.length > 0 && <p>{t('board.camp.given', { list: joinWords(givers) })}</p>}
        </section>
        <Belongings app={app} state={state} moves={moves} />
      </div>
      <Shop app={app} state={state} moves={moves} />
    </div>
  );
}

function Shop({ app, state, moves }: CampProps) {
  const [picked, pick] = useState<ItemId | null>(null);
  useCloseOnBack(app, picked, () => pick(null));
  const book = campaignBook();
  const wares = Object.keys(state.world.copies)
    .filter((item) => book.items[item] && (state.world.copies[item] ?? 0) > 0)
    .sort((a, b) => (book.items[a]?.price ?? 0) - (book.items[b]?.price ?? 0));
  const deals = movesOf(moves, 'buy').filter((move) => move.item === picked);
  return (
    <section class="wares" aria-label={t('board.camp.shop')}>
      <p class="said-by">{townText('shop')}</p>
      <p class="purses">
        {partyHeroes(state).map(({ no, gold }) => (
          <span key={no}>{t('board.camp.goldOf', { hero: nameOf(state, no), gold })}</span>
        ))}
      </p>
      <ul>
        {wares.map((item) => (
          <Fragment key={item}>
            <li>
              <WareCard app={app} state={state} item={item} picked={item === picked} onPick={pick} />
            </li>
            {item === picked && <Deals app={app} state={state} item={item} moves={deals} onDone={() => pick(null)} />}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

/**
 * L32.4: the items of the heroes, each with a button that sells it. They are apart from the shop's buttons, so that a second press on a button
 * that buys never sells.
 */
function Belongings({ app, state, moves }: CampProps) {
  const sales = movesOf(moves, 'sell');
  if (sales.length === 0) return null;
  return (
    <section class="page paper belongings">
      <h2>{t('board.camp.heroItems')}</h2>
      {sales.map((move) => (
        <Sale key={JSON.stringify(move)} app={app} state={state} move={move} />
      ))}
    </section>
  );
}

/** A button that sells an item. It needs a second press, because buying the item back costs about twice the selling price. */
function Sale({ app, state, move }: Pick<CampProps, 'app' | 'state'> & { move: MoveOf<'sell'> }) {
  const [asked, ask] = useState(false);
  return (
    <button
      type="button"
      class="plain"
      data-move="sell"
      onClick={() => (asked ? app.makeMove(move) : ask(true))}
      onBlur={() => ask(false)}
    >
      {moveLabel(state, move)}{' '}
      <small>
        <Picture path={app.cardPictures.sign('money')} /> {salePrice(campaignBook(), move.item)}
      </small>
      {asked && <b role="status">{t('board.camp.sellSure')}</b>}
    </button>
  );
}

/** Why nobody can buy an item. */
function refusalOf(state: CampProps['state'], item: ItemId): 'outOfStock' | 'owned' | 'tooPoor' {
  if (countInStock(state, item) < 1) return 'outOfStock';
  return partyHeroes(state).every(({ items }) => items.includes(item)) ? 'owned' : 'tooPoor';
}

interface DealsProps extends Pick<CampProps, 'app' | 'state'> {
  readonly item: ItemId;
  readonly moves: readonly MoveOf<'buy'>[];
  readonly onDone: () => void;
}

/** Buttons for buying an item, each with the price: one for each hero who may buy it. */
function Deals({ app, state, item, moves, onDone }: DealsProps) {
  const price = priceOf(campaignBook(), state, item);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <li class="deals" ref={place}>
      {moves.length === 0 && <p>{t(`campaign.refused.${refusalOf(state, item)}`)}</p>}
      {moves.map((move) => {
        const gold = heroByNumber(state, move.hero)?.gold ?? 0;
        return (
          <button
            type="button"
            class="slab paper"
            key={move.hero}
            data-move="buy"
            onClick={() => {
              // Closes the buttons first, so that a double tap does not also buy the item for the next hero.
              onDone();
              app.makeMove(move);
            }}
          >
            {moveLabel(state, move)}
            <small>
              <Picture path={app.cardPictures.sign('money')} /> {price}{' '}
              <span class="purse">{`${gold} → ${gold - price}`}</span>
            </small>
          </button>
        );
      })}
    </li>
  );
}

interface WareProps extends Pick<CampProps, 'app' | 'state'> {
  readonly item: ItemId;
  readonly picked: boolean;
  readonly onPick: (item: ItemId | null) => void;
}

/** An item as a card: its effect, its price at the party's reputation, and its owners. */
function WareCard({ app, state, item, picked, onPick }: WareProps) {
  const book = campaignBook();
  const def = book.items[item];
  if (!def) return null;
  const price = priceOf(book, state, item);
  const owners = state.heroes.filter(({ items }) => items.includes(item)).map(({ no }) => nameOf(state, no));
  return (
    <button
      type="button"
      class="item paper"
      data-item={item}
      aria-pressed={picked}
      onClick={() => onPick(picked ? null : item)}
    >
      <span class="card-head">
        <b>{itemName(item)}</b>
      </span>
      <span class="half">
        <Picture path={app.cardPictures.item(item)} class="ware" />
        <Lines pictures={app.cardPictures} lines={itemLines(def)} />
      </span>
      {owners.length > 0 && <span class="owners">{owners.join(', ')}</span>}
      <span class="item-foot">
        <small>
          {slotName(def.slot)} · {t('board.camp.stock', { count: countInStock(state, item) })}
        </small>
        <b class={`coin ${price < def.price ? 'cheap' : price > def.price ? 'dear' : ''}`}>{price}</b>
      </span>
    </button>
  );
}
