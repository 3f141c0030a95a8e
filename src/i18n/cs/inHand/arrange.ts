import type english from '../../en/inHand/arrange';
import type { Texts } from '../../shape';

export default {
  variantsHint: 'Na celou kampaň. Poprvé nech obě vypnuté.',
  hindrances: 'Zátěže: pasti, suť a náročný terén mezi tebou a nestvůrou překážejí i v boji.',
  onTable: 'Kostka místo pravítka a počítadla životů místo karet, které se otáčejí.',
  campaign: 'Varianty pravidel pro další scénáře ({name})',
  goOn: 'Dál',
  waits: 'Klepnutím dál.',
  missed: 'Vedle misky. Ještě jednou.',
} satisfies Texts<typeof english>;
