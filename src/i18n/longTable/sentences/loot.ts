/** Sentences of the log about items, money and treasures. */
import { t } from '../..';
import { itemName } from '../termNames';
import { figure, hero, type Sentences } from './values';

export const lootSentences = {
  itemUsed: (_play, event) => t(`tidings.itemUsed.${event.state}`, { ...hero(event.hero), item: itemName(event.item) }),
  itemRefreshed: (_play, event) => t('tidings.itemRefreshed', { ...hero(event.hero), item: itemName(event.item) }),
  itemPledged: (_play, event) =>
    t(`tidings.itemPledged.${event.state}`, { ...hero(event.hero), item: itemName(event.item) }),
  moneyGivenBack: (_play, event) => t('tidings.moneyGivenBack', hero(event.hero)),
  moneyChanged(_play, event) {
    if (event.tokens === 0) return null;
    return t('tidings.moneyChanged', { ...hero(event.hero), count: event.tokens, gold: event.gold });
  },
  moneyTaken(play, event) {
    const values = { ...figure(play, event.figure), count: event.hexes.length };
    // L11.5: money from a lien goes straight to the hero and never lies on the map.
    if (event.rule === 'L11.5') return t('tidings.moneyByLien', values);
    return event.kept ? t('tidings.moneyTaken', values) : t('tidings.moneyGone', values);
  },
  treasureLooted(play, event) {
    const { number, gold, item } = event;
    const values = { ...hero(event.hero), number };
    if (item !== null) return t('tidings.treasureItem', { ...values, item: itemName(item) });
    if (gold > 0) return t('tidings.treasureGold', { ...values, gold });
    const isGoal = play.book.scenario.treasures.find((each) => each.number === number)?.goal;
    return isGoal ? t('tidings.treasureGoal', hero(event.hero)) : t('tidings.treasureDesign', values);
  },
  treasurePutDown: (_play, event) => t('tidings.treasurePutDown', { ...hero(event.hero), hex: event.hex }),
} satisfies Partial<Sentences>;
