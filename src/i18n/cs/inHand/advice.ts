/** Advice at the table, and what the campaign record says of practice. */
import type english from '../../en/inHand/advice';
import type { Texts } from '../../shape';

export default {
  ask: 'Co by bylo nejlepší?',
  askHint: 'První, co by teď udělal opatrný exekutor, a proč.',
  thinking: 'Přemýšlím…',
  says: 'Já bych: {what}. {why}',
  why: {
    kills: 'Nejspíš ji to dorazí ({chance} %).',
    mostDamage: 'Je to největší rána.',
    safest: 'Tak to schytáš nejmíň.',
    closer: 'Pojď blíž: práce je tam.',
    loot: 'Je tam co vzít.',
    goal: 'Kvůli tomu jsme přišli.',
    rest: 'Unavený exekutor nic nevybere.',
    saveStamina: 'Karty jsou dražší než kůže.',
    heal: 'Teče z tebe.',
    prepare: 'Chystá to, co přijde.',
    only: 'Nic jiného nejde.',
  },
  practice: 'Cvičení',
  practised_one: '{count} hod vzat zpět',
  practised_few: '{count} hody vzaty zpět',
  practised_many: '{count} hodu vzato zpět',
  practised_other: '{count} hodů vzato zpět',
} as const satisfies Texts<typeof english>;
