import type en from '../en/menu';
import type { Texts } from '../shape';

export default {
  title: 'Menu',
  game: 'Tato hra',
  table: 'Stůl',
  resume: 'Hrát dál',
  log: 'Co se stalo',
  redo: 'Znovu: {what}',
  rewind: 'Cvičně: vzít zpět „{what}“',
  lastRoll: 'Poslední hod',
  rewindSure: 'Vzít hod zpět a přiznat to v záznamech?',
  rewindHint: 'Krok zpět před hod je jen cvičný: padne totéž a záznamy kampaně si to započítají.',
  giveUp: 'Vzdát scénář',
  giveUpSure: 'Opravdu vzdát? Scénář bude prohraný.',
  giveUpHint: 'Do uložené hry se další příkaz nevejde. Scénář bude prohraný, kořist ti zůstane.',
  share: 'Zkopírovat hru jako kód',
  shareHint: 'Rozestavení a každý tah, pro kamaráda nebo do hlášení.',
  link: 'Kopírovat hru jako odkaz',
  linkHint: 'Kdo ho otevře, uvidí ji tah po tahu.',
  shared: 'Zkopírováno: {length} znaků.',
  notShared: 'Schránka to nevzala.',
  leave: 'Odejít od stolu',
  leaveHint: 'Vše zůstane, jak leží.',
  leaveCopy: 'Opustit kopii',
  leaveCopyHint: 'Počká na tebe; nic z ní se nepočítá.',
} satisfies Texts<typeof en>;
