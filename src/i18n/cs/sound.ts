/** Co se říká o hudbě mimo nastavení. */
import type en from '../en/sound';
import type { Texts } from '../shape';

export default {
  musicOn: 'Hudba: zapnutá',
  musicOff: 'Hudba: vypnutá',
} satisfies Texts<typeof en>;
