/** The texts of the statistics, of one campaign or of all campaigns. */

import type english from '../../en/inHand/stats';
import type { Texts } from '../../shape';

export default {
  title: 'Книга учёта',
  allTitle: 'Книга учёта, все кампании',
  none: 'Считать пока нечего. Доиграйте хоть один сценарий — хоть как-нибудь.',
  unreadable: 'Эти цифры не прочесть: {why}',
  sum: 'Побед: {won} из {games} · раундов: {rounds} · монстров списано: {kills}',
  wins: 'Победы по уровням',
  levelHead: 'Уровень',
  won: 'Победы',
  level: 'Уровень {level}',
  winsOf: '{won} из {games}',
  rolls: 'Линейка',
  rollsLead: 'В долгой игре каждой букве — по трети. В заштрихованную полосу попадают 95 честных линеек из ста.',
  face: 'Буква',
  thrown: 'Выпало',
  expected: 'Ждали',
  band: 'Полоса',
  bandOf: 'от {low} до {high}',
  within: 'Бросков: {count}. Все три буквы в своей полосе. Ничего личного, только кажется.',
  outside:
    'Бросков: {count}, вне полосы: {faces}. Такое бывает с каждой десятой честной линейкой; лечится новыми бросками.',
  few: 'Бросков: {count}. Маловато, чтобы кого-то обвинять.',
  rollsFor: 'Ради чего',
  purpose: {
    behaviour: 'Поведение монстров',
    heroAttack: 'Ваши атаки',
    monsterAttack: 'Их атаки',
    lot: 'Жребий',
  },
  damage: 'Урон за игру',
  scenario: 'Сценарий',
  dealt: 'Нанесено',
  taken: 'Получено',
  favourites: 'Любимые половины карт',
  half: 'Половина',
  times: 'Сыграно',
  top: 'верх',
  bottom: 'низ',
} as const satisfies Texts<typeof english>;
