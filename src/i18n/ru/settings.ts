/** Настройки: движение, вид, звук. */
import type en from '../en/settings';
import type { Texts } from '../shape';

export default {
  hand: 'Игра лежит',
  right: 'В правой руке',
  left: 'В левой руке',
  step: 'По шагам: стол показывает одно событие и ждёт',
  lessons: 'Показать уроки снова',
  speed: 'Скорость',
  slow: 'Медленно',
  normal: 'Обычно',
  fast: 'Быстро',
  fastest: 'Очень быстро',
  off: 'Без движения',
  motion: 'Меньше движения',
  textSize: 'Размер текста',
  usual: 'Обычный',
  larger: 'Крупнее',
  largest: 'Самый крупный',
  contrast: 'Высокий контраст',
  saved: 'Настройки хранятся на этом устройстве.',
  show: 'Что показывать на столе',
  odds: 'Шансы до броска',
  foresight: 'К чему приведёт ход',
  equals: 'Какой из равных вариантов выберет монстр (Длинный стол)',
  hints: 'Совет по просьбе',
  speech: 'Реплики мертвецов по ходу игры',
  sound: {
    effects: 'Звуки',
    ambience: 'Окружение',
    music: 'Музыка',
    vibration: 'Вибрация',
    level: '{level} %',
    off: 'Выкл.',
  },
} satisfies Texts<typeof en>;
