/** Итог сыгранного, после сценария. */

import type english from '../../en/inHand/reckoning';
import type { Texts } from '../../shape';

export default {
  title: 'Итог',
  rounds: 'Раунды',
  dealt: 'Нанесено урона',
  struck: 'своей рукой: {struck}',
  allStruck: 'всё своей рукой',
  best: 'Лучший бросок',
  noThrow: 'ни одного попадания',
  card: 'Карта дня',
  noCard: 'все остались с чистыми руками',
  earned: 'Отличия',
  honour: 'Отличие: {name}.',
  share: 'Взять картинку с собой',
  kept: {
    shared: 'Отправлено.',
    saved: 'Сохранено картинкой.',
    failed: 'Картинка не вышла.',
  },
  sealWon: 'Вручено',
  sealLost: 'Возврат',
  sealEnd: 'Конец',
} as const satisfies Texts<typeof english>;
