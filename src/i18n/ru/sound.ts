/** Texts about music outside the settings. */
import type en from '../en/sound';
import type { Texts } from '../shape';

export default {
  musicOn: 'Музыка: вкл.',
  musicOff: 'Музыка: выкл.',
} satisfies Texts<typeof en>;
