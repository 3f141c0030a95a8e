import type en from '../../en/inHand/town';
import type { Texts } from '../../shape';

export default {
  tooMany: 'Столько вам не унести: продайте или оставьте что-нибудь.',
  nothing: 'Пустые руки.',
  sale: 'В продаже',
  sellSure: 'Точно?',
  visit: 'В город',
  summons: 'Королю нужны ваши вещи',
  paid: 'Уплачено сполна, золота: {gold}',
  special: 'По правилам страницы',
  slot: {
    head: 'Голова',
    body: 'Тело',
    legs: 'Ноги',
    oneHand: 'Одна рука',
    twoHands: 'Две руки',
    small: 'Мелочь',
  },
  use: {
    consumed: 'раз за сценарий',
    spent: 'до длительного отдыха',
    free: 'всегда',
  },
  refused: {
    unknown: 'Такого никто не продаёт.',
    locked: 'В лавке этого ещё нет.',
    owned: 'Это уже ваше.',
    wanted: 'Это нужно самому королю.',
    tooDear: 'Вам не по карману.',
    full: 'Руки заняты.',
    slot: 'Некуда надеть.',
    notOwned: 'Это не ваше.',
  },
} satisfies Texts<typeof en>;
