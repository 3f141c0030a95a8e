import type en from '../../en/inHand/town';
import type { Texts } from '../../shape';

export default {
  nothing: 'Prázdné ruce.',
  visit: 'Do města',
  summons: 'Král potřebuje tvé věci',
  paid: 'Zaplaceno v plné výši, zlatých: {gold}',
  special: 'Podle pravidel stránky',
  slot: {
    head: 'Hlava',
    body: 'Tělo',
    legs: 'Nohy',
    oneHand: 'Jedna ruka',
    twoHands: 'Obě ruce',
    small: 'Drobnost',
  },
  use: {
    consumed: 'jednou za scénář',
    spent: 'jednou do dlouhého odpočinku',
    free: 'vždy',
  },
} satisfies Texts<typeof en>;
