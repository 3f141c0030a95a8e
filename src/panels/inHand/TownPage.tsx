import { useState } from 'preact/hooks';
import { items } from '../../content/inHand';
import type { Campaign } from '../../flow/inHand/campaign';
import { purchasesOf } from '../../flow/inHand/game';
import { buy, catalogue, mustSell, sell } from '../../flow/inHand/town';
import { contentText, t } from '../../i18n';
import { type ItemDef, type ItemId, SLOTS, type Slot } from '../../rules/inHand/vocabulary';
import { announce } from '../announcer';
import { Glyph } from '../CardPicture';
import { PageHeader } from '../PageHeader';
import { useCloseOnBack } from '../useCloseOnBack';
import type { InHandApp } from './app';
import type { CardPictures } from './cardPictures';
import { Speaker } from './speaker/Speaker';
import { SPEAKERS } from './speaker/speakers';
import { TownGear } from './TownGear';
import { TownItem } from './TownItem';
import { ShelfItem } from './TownWare';

const WELCOMES = ['shop.welcome.a', 'shop.welcome.b', 'shop.welcome.c'] as const;
const BOUGHT = ['shop.bought.a', 'shop.bought.b'] as const;
const SOLD = ['shop.sold.a', 'shop.sold.b'] as const;

/** Picks one of several lines by a number, so that equal numbers give the same line. */
const lineOf = <T,>(lines: readonly [T, ...T[]], n: number): T => lines[n % lines.length] ?? lines[0];

/** The shop's items for a slot (null: for all), sorted by slot and price. Items that the hero owns and locked items are included. */
function wares(campaign: Campaign, slot: Slot | null): ItemDef[] {
  return catalogue(campaign)
    .filter((item) => slot === null || item.slot === slot)
    .sort((a, b) => SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot) || a.cost - b.cost);
}

/** R29: the page of the shop "Gage & Daughter". */
export function TownPage({ app }: { app: InHandApp }) {
  const { campaign } = app.view;
  const [slot, setSlot] = useState<Slot | null>(null);
  const [picked, setPicked] = useState<ItemId | null>(null);
  const [said, setSaid] = useState<(typeof BOUGHT | typeof SOLD)[number] | 'shop.returned.a' | null>(null);
  useCloseOnBack(app, picked, () => setPicked(null));
  if (!campaign) return null;
  const { cardPictures } = app;
  const tooMuch = mustSell(campaign);
  const bought = purchasesOf(app.view.page);
  const deals = campaign.wins + campaign.losses + campaign.items.length;
  /** Shows the shopkeeper's line about a deal. Screen readers also speak the item and the hero's gold. */
  const tell = (id: ItemId, words: NonNullable<typeof said>) => {
    setSaid(words);
    const gold = app.view.campaign?.gold ?? 0;
    announce([t(words), `${contentText('cards.item', id)}.`, `${t('journey.outcome.goldSum', { gold })}.`]);
  };
  const bargain = {
    buy(id: ItemId) {
      if (buy(campaign, id) === campaign) return;
      app.buy(id);
      tell(id, lineOf(BOUGHT, deals));
    },
    sell(id: ItemId) {
      if (sell(campaign, id) === campaign) return;
      app.sell(id);
      tell(id, lineOf(SOLD, deals));
    },
    takeBack(id: ItemId) {
      app.takeBackPurchase(id);
      tell(id, 'shop.returned.a');
    },
  };
  const line = said ?? lineOf(WELCOMES, campaign.wins + campaign.losses);
  const shown = wares(campaign, slot);
  const item = picked === null ? shown[0] : items[picked];
  return (
    <main class="screen town">
      <PageHeader
        cardPictures={cardPictures}
        title={t('story.scenario.gageAndDaughter.title')}
        portrait={<Speaker by={SPEAKERS[line]} />}
        note={t(line)}
        gold={campaign.gold}
        shut={tooMuch}
        onBack={() => app.back()}
      />
      <TownGear
        app={app}
        campaign={campaign}
        picked={picked}
        bought={bought}
        onPick={setPicked}
        onSell={bargain.sell}
        onTakeBack={bargain.takeBack}
      />
      <section class="shop" aria-label={t('shop.sale')}>
        <Slots cardPictures={cardPictures} chosen={slot} onChoose={setSlot} />
        <ul class="shelf">
          {shown.map((each) => (
            <ShelfItem
              cardPictures={cardPictures}
              campaign={campaign}
              item={each}
              picked={each.id === picked}
              key={each.id}
              onPick={() => setPicked(each.id)}
            />
          ))}
        </ul>
      </section>
      {item && (
        <TownItem
          cardPictures={cardPictures}
          campaign={campaign}
          item={item}
          picked={picked !== null}
          onBuy={() => bargain.buy(item.id)}
          isBought={bought.includes(item.id)}
          onTakeBack={() => bargain.takeBack(item.id)}
          onClose={() => setPicked(null)}
        />
      )}
    </main>
  );
}

interface SlotsProps {
  readonly cardPictures: CardPictures;
  readonly chosen: Slot | null;
  readonly onChoose: (slot: Slot | null) => void;
}

const wordOf = (slot: Slot | null): string => (slot === null ? t('journey.town.all') : t(`town.slot.${slot}`));

function Slots({ cardPictures, chosen, onChoose }: SlotsProps) {
  return (
    <fieldset class="slots">
      <legend class="said">{t('journey.town.filter')}</legend>
      {[null, ...SLOTS].map((slot) => (
        <button
          type="button"
          class="tab"
          key={slot}
          aria-pressed={chosen === slot}
          data-slot={slot ?? 'all'}
          aria-label={wordOf(slot)}
          onClick={() => onChoose(slot)}
        >
          <Glyph cardPictures={cardPictures} name={slot ?? 'town'} tone={chosen === slot ? 'ink' : 'bone'} />
          <span>{wordOf(slot)}</span>
        </button>
      ))}
    </fieldset>
  );
}
