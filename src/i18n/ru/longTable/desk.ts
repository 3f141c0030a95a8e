/** The texts of the HUD around the table: the bar at the foot, the strip of the turn order, the side columns. */
import type english from '../../en/longTable/desk';
import type { Texts } from '../../shape';

export default {
  lastDrawn: 'последняя карта',
  noneDrawn: 'карт ещё не тянули',
  skip: 'Пропустить',
  waits: 'Ждём вас',
  chooseCard: 'Выберите карту',
  chooseTwo: 'Выберите две карты',
  spaceKey: 'Пробел',
  heroDeck: '{hero}: в колоде {count}',
  monsterDeck: 'Колода монстров: {count}',
  sum: {
    printed: 'на карте',
    card: 'карта {initiative}',
    ability: 'карта',
    drawn: 'вытянуто',
    shield: 'Щит',
    pierced: 'Щит, Пробивание {pierce}',
    damage: 'урон: {target}',
  },
  strip: {
    share_one: 'Карт в этой колоде, которые ходят раньше инициативы {initiative}: {count} из {of}.',
    share_few: 'Карт в этой колоде, которые ходят раньше инициативы {initiative}: {count} из {of}.',
    share_many: 'Карт в этой колоде, которые ходят раньше инициативы {initiative}: {count} из {of}.',
    share_other: 'Карт в этой колоде, которые ходят раньше инициативы {initiative}: {count} из {of}.',
    title: 'Кто ходит раньше? Карты в колодах',
    heroes: 'Герои',
    before: 'до {initiative}',
    of: '{n} из {count}',
    gone: '□ вышли после перемешивания',
    said: '{monster}: в колоде {undrawn}; вышли после перемешивания {gone}.',
    nobody: 'нет',
  },
} satisfies Texts<typeof english>;
