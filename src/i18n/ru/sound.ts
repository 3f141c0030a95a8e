/** Звук в настройках. */
import type en from '../en/sound';
import type { Texts } from '../shape';

export default {
  effects: 'Звуки',
  ambience: 'Окружение',
  music: 'Музыка',
  musicOn: 'Музыка: вкл.',
  musicOff: 'Музыка: выкл.',
  vibration: 'Вибрация',
  level: '{level} %',
  off: 'Выкл.',
} satisfies Texts<typeof en>;
