import type english from '../en/arrange';
import type { Texts } from '../shape';

export default {
  onTable: 'Кубик вместо линейки и шкалы ОЗ вместо карт, которые переворачивают.',
  campaign: 'Варианты правил для следующих сценариев ({name})',
  hand: 'Игра лежит',
  right: 'В правой руке',
  left: 'В левой руке',
  step: 'По шагам: стол показывает одно событие и ждёт',
  goOn: 'Дальше',
  waits: 'Коснитесь, чтобы продолжить.',
  missed: 'Мимо лотка. Ещё раз.',
} satisfies Texts<typeof english>;
