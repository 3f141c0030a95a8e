/** The texts of hints at the table, and of the note about practice in the campaign's record. */
import type english from '../../en/inHand/advice';
import type { Texts } from '../../shape';

export default {
  ask: 'Co by bylo nejlepší?',
  askHint: 'První, co by teď udělal opatrný exekutor, a proč.',
  thinking: 'Přemýšlím…',
  says: 'Doporučuji: {what}. {why}',
  why: {
    kills: 'Nejspíš ji to dorazí ({chance} %).',
    mayKill: 'S trochou štěstí to ji dorazí ({chance} %).',
    mostDamage: 'Šance, že to nestvůru zraní: {chance} %.',
    safest: 'Tak to schytáš nejmíň.',
    closer: 'Pojď blíž: práce je tam.',
    loot: 'Je tam co vzít.',
    goal: 'Kvůli tomu jsme přišli.',
    rest: 'Unavený exekutor nic nevybere.',
    saveStamina: 'Karty jsou dražší než kůže.',
    heal: 'Teče z tebe. Vrátí ti to životy: {hp}.',
    prepare: 'Chystá to, co přijde.',
    whole: 'Se všemi životy léčení nic nedá.',
    nobody: 'Útok na nikoho nedosáhne.',
    spareElements: 'Živly by teď nic nepřidaly.',
    around: 'Vyhne se pasti a cesta je sotva horší.',
    enough: 'V tomto tahu už nic jiného nepomůže.',
    keepLoss: 'Další losování by stálo 1 život.',
    redraw: 'Ta karta má větší cenu než 1 život.',
    restLater: 'Karet je dost: odpočinek počká.',
    only: 'Nic jiného nejde.',
  },
  practice: 'Cvičení',
  practised_one: '{count} hod vzat zpět',
  practised_few: '{count} hody vzaty zpět',
  practised_many: '{count} hodu vzato zpět',
  practised_other: '{count} hodů vzato zpět',
} as const satisfies Texts<typeof english>;
