/** Zvuk v nastavení. */
import type en from '../en/sound';
import type { Texts } from '../shape';

export default {
  effects: 'Zvuky',
  ambience: 'Okolí',
  music: 'Hudba',
  musicOn: 'Hudba: zapnutá',
  musicOff: 'Hudba: vypnutá',
  vibration: 'Vibrace',
  level: '{level} %',
  off: 'Vypnuto',
} satisfies Texts<typeof en>;
