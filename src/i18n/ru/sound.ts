/** The texts about music that appear outside the settings sheet. */
import type en from '../en/sound';
import type { Texts } from '../shape';

export default {
  musicOn: 'Музыка: вкл.',
  musicOff: 'Музыка: выкл.',
} satisfies Texts<typeof en>;
