/** Texts about music outside the settings. */
import type en from '../en/sound';
import type { Texts } from '../shape';

export default {
  musicOn: 'Hudba: zapnutá',
  musicOff: 'Hudba: vypnutá',
} satisfies Texts<typeof en>;
