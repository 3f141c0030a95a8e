/** Součet odehraného, po scénáři. */

import type english from '../../en/inHand/reckoning';
import type { Texts } from '../../shape';

export default {
  title: 'Vyúčtování',
  rounds: 'Kola',
  dealt: 'Způsobené zranění',
  struck: 'vlastní rukou: {struck}',
  allStruck: 'všechno vlastní rukou',
  best: 'Nejlepší hod',
  noThrow: 'žádný zásah',
  card: 'Karta dne',
  noCard: 'všechny mají čisté ruce',
  earned: 'Pocty',
  honour: 'Pocta: {name}.',
  share: 'Vzít obrázek s sebou',
  kept: {
    shared: 'Odesláno.',
    saved: 'Uloženo jako obrázek.',
    failed: 'Obrázek se nepovedl.',
  },
  sealWon: 'Doručeno',
  sealLost: 'Vráceno',
  sealEnd: 'Konec',
} as const satisfies Texts<typeof english>;
