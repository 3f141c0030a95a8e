import type en from '../../en/inHand/town';
import type { Texts } from '../../shape';

export default {
  tooMany: 'Tolik neuneseš: něco prodej, nebo nech tady.',
  nothing: 'Prázdné ruce.',
  sale: 'Na prodej',
  sellSure: 'Opravdu?',
  visit: 'Do města',
  summons: 'Král potřebuje tvé věci',
  paid: 'Zaplaceno v plné výši: {gold} zlatých',
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
    spent: 'do dlouhého odpočinku',
    free: 'vždy',
  },
  refused: {
    unknown: 'To nikdo neprodává.',
    locked: 'V krámu zatím není.',
    owned: 'Už je tvoje.',
    wanted: 'Potřebuje to sám král.',
    tooDear: 'Na to nemáš.',
    full: 'Máš plné ruce.',
    slot: 'Není kam si to vzít.',
    notOwned: 'Není tvoje.',
  },
} satisfies Texts<typeof en>;
