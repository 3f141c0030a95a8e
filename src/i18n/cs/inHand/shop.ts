import type en from '../../en/inHand/shop';
import type { Texts } from '../../shape';

export default {
  tooMany: 'Tolik neuneseš: něco prodej, nebo nech tady.',
  sale: 'Na prodej',
  sellSure: 'Opravdu?',
  welcome: {
    a: 'Stará Gageová nevzhlédne. „Kupujeme. Prodáváme. Nedivíme se.“',
    b: '„To je krev?“ ptá se Pim. „Jestli ano, nevadí. Máme na to sazbu.“',
    c: '„Pozor na třetí schod,“ říká Gageová. „Je v zástavě.“',
  },
  bought: { a: '„Vaše,“ říká Gageová, „dokud to tak bude.“', b: 'Pim to balí do obsílky z minulého týdne.' },
  sold: {
    a: '„Neptám se,“ říká Gageová a odpočítá polovinu.',
    b: '„Sedlo to?“ ptá se Pim. „Tomu poslednímu taky ne.“',
  },
  returned: { a: '„Tak přece ne?“ ptá se Gageová. „To bereme za plnou cenu.“' },
  kingTakes: {
    a: 'U pultu čeká dvorní páže s plným měšcem a krátkým seznamem.',
    b: '„Zase král,“ říká Gageová. „Platí plnou cenu. Nikdy nevěřím muži, který platí plnou cenu.“',
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
