import type en from '../en/report';
import type { Texts } from '../shape';

export default {
  title: 'Něco se pokazilo?',
  about:
    'Zkopíruje se, co se stalo: verze, obrazovka, prohlížeč a hra na stole tah po tahu. Žádná jména a nikam se nic neposílá; předej to tomu, kdo se o hru stará.',
  question: 'Co se stalo předtím, co se mělo stát a co přišlo?',
  subject: 'Gloomholdin’: něco se pokazilo',
  copy: 'Zkopírovat hlášení',
  mail: 'Napsat dopis',
  copied: 'Zkopírováno.',
  notCopied: 'Prohlížeč to nedovolil: otevři text níže a zkopíruj ho ručně.',
  look: 'Co hlášení obsahuje',
} as const satisfies Texts<typeof en>;
