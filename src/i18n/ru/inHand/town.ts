import type en from '../../en/inHand/town';
import type { Texts } from '../../shape';

export default {
  nothing: 'Пустые руки.',
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
    spent: 'раз до длительного отдыха',
    free: 'всегда',
  },
} satisfies Texts<typeof en>;
