/** Zvuk v nastavení. */
import type en from '../en/sound';
import type { Texts } from '../shape';

export default {
  effects: 'Zvuky',
  ambience: 'Okolí',
  vibration: 'Vibrace',
  level: '{level} %',
  off: 'Vypnuto',
} satisfies Texts<typeof en>;
