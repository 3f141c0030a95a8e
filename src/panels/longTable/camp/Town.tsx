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
import type { ItemId } from '../../../rules/longTable/vocabulary';
import { useCloseOnBack } from '../../useCloseOnBack';
import { Lines, Picture } from '../Icon';
import type { CampProps } from './CampQuestion';
import { movesOf } from './choices';

export function Town({ app, state, moves }: CampProps) {
  const gives = movesOf(moves, 'donate');
  const { stage } = state;
  const given = stage.at === 'town' ? stage.donated : [];
  const givers = partyHeroes(state).flatMap(({ no, name }) => (given.includes(no) ? [name] : []));
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
  const deals = [...movesOf(moves, 'buy'), ...movesOf(moves, 'sell')].filter((move) => move.item === picked);
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
            {item === picked && <Deals app={app} state={state} moves={deals} onDone={() => pick(null)} />}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

/** Buttons for buying or selling an item, each with the price: one for each hero who may buy the item, one for each who may sell it. */
function Deals({ app, state, moves, onDone }: CampProps & { onDone: () => void }) {
  const book = campaignBook();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <li class="deals" ref={place}>
      {moves.length === 0 && <p>{t('campaign.refused.tooPoor')}</p>}
      {moves.map((move) => {
        if (move.move !== 'buy' && move.move !== 'sell') return null;
        const price = move.move === 'buy' ? -priceOf(book, state, move.item) : salePrice(book, move.item);
        const gold = heroByNumber(state, move.hero)?.gold ?? 0;
        return (
          <button
            type="button"
            class="slab paper"
            key={JSON.stringify(move)}
            data-move={move.move}
            onClick={() => {
              // Closes the buttons first, so that a double tap does not sell a second copy of the item.
              onDone();
              app.makeMove(move);
            }}
          >
            {moveLabel(state, move)}
            <small>
              <Picture path={app.cardPictures.sign('money')} /> {Math.abs(price)}{' '}
              <span class="purse">{`${gold} → ${gold + price}`}</span>
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
  const owners = state.heroes.filter((hero) => hero.items.includes(item)).map(({ name }) => name);
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
