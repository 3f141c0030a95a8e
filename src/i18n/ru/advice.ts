/** Advice, sharing, and what of both is shown. */
import type english from '../en/advice';
import type { Texts } from '../shape';

export default {
  ask: 'А вы бы как?',
  askHint: 'Первое, что сделал бы сейчас осторожный пристав, — и почему.',
  thinking: 'Думаю…',
  says: 'Я бы так: {what}. {why}',
  why: {
    kills: 'Должен упасть ({chance} %).',
    mostDamage: 'Так врагу больнее всего.',
    safest: 'Так вам меньше всего достанется.',
    closer: 'Работа там, ближе.',
    loot: 'Там есть что взять.',
    goal: 'За этим мы и пришли.',
    rest: 'Уставший пристав ничего не взыщет.',
    saveStamina: 'Карты дороже шкуры.',
    heal: 'Из вас течёт.',
    prepare: 'Это задел на потом.',
    only: 'Больше ничего нельзя.',
  },
  share: 'Скопировать партию кодом',
  shareHint: 'Расклад и все ходы — другу или в отчёт.',
  link: 'Скопировать партию ссылкой',
  linkHint: 'Кто её откроет, увидит партию ход за ходом.',
  shared: 'Скопировано: {length} знаков.',
  notShared: 'Буфер обмена не принял.',
  show: 'Что показывать на столе',
  odds: 'Шансы до броска',
  foresight: 'К чему приведёт ход',
  hints: 'Совет по просьбе',
} as const satisfies Texts<typeof english>;
