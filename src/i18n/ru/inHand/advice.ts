/** The texts of hints at the table, and of the note about practice in the campaign's record. */
import type english from '../../en/inHand/advice';
import type { Texts } from '../../shape';

export default {
  ask: 'Подсказка',
  askHint: 'Первое, что сделал бы сейчас осторожный пристав, — и почему.',
  thinking: 'Думаю…',
  says: 'Мой совет. {what}. {why}',
  why: {
    kills: 'Скорее всего, это его добьёт ({chance} %).',
    mayKill: 'При удаче это его добьёт ({chance} %).',
    mostDamage: 'Шанс ранить врага: {chance} %.',
    safest: 'Так вам меньше всего достанется.',
    closer: 'Подойдём ближе: работа там.',
    loot: 'Там есть что взять.',
    goal: 'За этим мы и пришли.',
    rest: 'Уставший пристав ничего не взыщет.',
    saveStamina: 'Карты дороже шкуры.',
    heal: 'Из вас течёт: это вернёт {hp} ОЗ.',
    prepare: 'Это задел на потом.',
    whole: 'При полных ОЗ лечение ничего не даёт.',
    nobody: 'Атаке никого не достать.',
    spareElements: 'Стихии сейчас ничего не прибавят.',
    around: 'Так ловушка остаётся в стороне, а путь почти не хуже.',
    enough: 'Больше в этот ход ничего не поможет.',
    keepLoss: 'Тянуть другую — минус 1 ОЗ.',
    redraw: 'Карта дороже, чем 1 ОЗ.',
    restLater: 'Карт пока хватает: отдых подождёт.',
    only: 'Больше ничего нельзя.',
  },
  practice: 'Тренировка',
  practised_one: 'отменён {count} бросок',
  practised_few: 'отменено {count} броска',
  practised_many: 'отменено {count} бросков',
  practised_other: 'отменено {count} броска',
} as const satisfies Texts<typeof english>;
