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
} satisfies Texts<typeof en>;
