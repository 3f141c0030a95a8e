/** Advice, sharing, and what of both is shown. */
import type english from '../en/advice';
import type { Texts } from '../shape';

export default {
  ask: 'Co bys dělal ty?',
  askHint: 'První, co by teď udělal opatrný exekutor, a proč.',
  thinking: 'Přemýšlím…',
  says: 'Já bych: {what}. {why}',
  why: {
    kills: 'Měl by padnout ({chance} %).',
    mostDamage: 'Je to největší rána.',
    safest: 'Tak to schytáš nejmíň.',
    closer: 'Práce je blíž.',
    loot: 'Je tam co vzít.',
    goal: 'Kvůli tomu jsme přišli.',
    rest: 'Unavený exekutor nic nevybere.',
    saveStamina: 'Karty jsou dražší než kůže.',
    heal: 'Teče z tebe.',
    prepare: 'Chystá to, co přijde.',
    only: 'Nic jiného nejde.',
  },
  share: 'Zkopírovat hru jako kód',
  shareHint: 'Rozestavení a každý tah, pro kamaráda nebo do hlášení.',
  link: 'Kopírovat hru jako odkaz',
  linkHint: 'Kdo ho otevře, uvidí ji tah po tahu.',
  shared: 'Zkopírováno: {length} znaků.',
  notShared: 'Schránka to nevzala.',
  show: 'Co ukazovat na stole',
  odds: 'Šance před hodem',
  foresight: 'K čemu tah povede',
  hints: 'Rada na požádání',
} as const satisfies Texts<typeof english>;
