import type english from '../../en/inHand/arrange';
import type { Texts } from '../../shape';

export default {
  variantsHint: 'На всю кампанию. В первый раз не включайте ни один.',
  hindrances: 'Преграды: ловушки, завалы и труднопроходимая местность между вами и монстром мешают и в бою.',
  onTable: 'Кубик вместо линейки и шкалы ОЗ вместо карт, которые переворачивают.',
  campaign: 'Варианты правил для следующих сценариев ({name})',
  goOn: 'Дальше',
  waits: 'Коснитесь, чтобы продолжить.',
  missed: 'Мимо лотка. Ещё раз.',
} satisfies Texts<typeof english>;
