import type en from '../en/campaigns';
import type { Texts } from '../shape';

export default {
  title: 'Кампании',
  none: 'Пока ни одной.',
  finished: 'Окончена: {ending}',
  played: 'Последняя игра {date}',
  open: 'Дальше',
  look: 'Перечитать конец',
  remove: 'Удалить',
  sure: 'Удалить кампанию ({name}) насовсем?',
  sureUnreadable: 'Удалить нечитаемое навсегда? Возможно, более новая версия игры его прочтёт.',
  yes: 'Удалить',
  no: 'Оставить',
  unreadable: 'Сохранение, которое не читается. Оно остаётся как есть.',
  books: 'Книга учёта',
} satisfies Texts<typeof en>;
