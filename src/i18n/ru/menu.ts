import type en from '../en/menu';
import type { Texts } from '../shape';

export default {
  title: 'Меню',
  resume: 'Играть дальше',
  log: 'Что произошло',
  redo: 'Повторить: {what}',
  rewind: 'Тренировка: вернуть «{what}»',
  lastRoll: 'Последний бросок',
  rewindSure: 'Вернуть бросок и отметить это в летописи?',
  rewindHint: 'Дальше броска — только тренировка: выпадет то же самое, а летопись кампании всё запомнит.',
  share: 'Скопировать партию кодом',
  shareHint: 'Расклад и все ходы — другу или в отчёт.',
  link: 'Скопировать партию ссылкой',
  linkHint: 'Кто её откроет, увидит партию ход за ходом.',
  shared: 'Скопировано: {length} знаков.',
  notShared: 'Буфер обмена не принял.',
  leave: 'Встать из-за стола',
  leaveHint: 'Всё останется как лежит.',
} satisfies Texts<typeof en>;
