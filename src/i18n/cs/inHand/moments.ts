import type en from '../../en/inHand/moments';
import type { Texts } from '../../shape';

export default {
  boss: {
    foremanGrubb: 'Mrtví se neunaví, a proto se k tomu musí přimět. Svůj seznam nepůjčuje.',
    auditor: 'Jednou za sto let prověří Účtárnu a jednou za sto let je Účtárna nová.',
    motherMire: 'Hostinská z močálu. Jedna její sklenka a zapomeneš, kolik dlužíš a komu.',
    dargoth: 'První kancléř a poslední dlužník. Od té doby si to odpracovává.',
    kingOsbert: 'Solventní, čtvrtý toho jména. S potěšením převezme tvé věci.',
    signature: 'Jen jeho jméno, jeho vlastní rukou. Víc nikdy nebylo potřeba.',
  },
  person: {
    tansy: {
      name: 'Tansy',
      seen: 'Portrét: mladá žena s dlouhými mokrými vlasy, unavenýma očima a červenou stuhou.',
    },
    quill: {
      name: 'Lady Quillová',
      seen: 'Portrét: úzká dáma se skřipcem, brk ve vlasech a límec ze stránek účetní knihy.',
    },
    brill: {
      name: 'Hrobník Brill',
      seen: 'Portrét: starý hrobník v širokém klobouku, s bílým plnovousem a lucernou.',
    },
    mire: {
      name: 'Máma Mokřina',
      seen: 'Portrét: statná hostinská mrká přes sklenku s kolečkem limetky.',
    },
    gage: {
      name: 'Stará Gageová',
      seen: 'Portrét: stará žena v čepci a s půlměsícovými brýlemi, která nevzhlédne.',
    },
    pim: {
      name: 'Pim Gageová',
      seen: 'Portrét: dívka s vykulenýma očima a dvěma copy, tužka za uchem a potvrzenka v ruce.',
    },
  },
} satisfies Texts<typeof en>;
