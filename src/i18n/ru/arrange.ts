import type english from '../en/arrange';
import type { Texts } from '../shape';

export default {
  onTable: 'На столе: кубик и счётчики здоровья вместо карт, которые держат и переворачивают (R2.2)',
  campaign: 'Варианты правил для следующих сценариев ({name})',
  hand: 'Игра лежит',
  right: 'В правой руке',
  left: 'В левой руке',
  step: 'По шагам: стол показывает одно событие и ждёт',
  goOn: 'Дальше',
  waits: 'Коснитесь, чтобы продолжить.',
  missed: 'Мимо лотка. Ещё раз.',
} satisfies Texts<typeof english>;
