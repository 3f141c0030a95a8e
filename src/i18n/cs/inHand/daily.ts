/** The texts of the scenario of the day. */
import type english from '../../en/inHand/daily';
import type { Texts } from '../../shape';

export default {
  title: 'Scénář dne',
  of: 'Scénář dne {date}',
  about: 'Jeden scénář, jeden pokus, všem padá totéž. Tvé kampaně se o tom nedozvědí.',
  date: 'Den',
  scenario: 'Scénář',
  scenarioAt: '{number} · {title}, úroveň {level}',
  goal: 'Cíl',
  lent: 'Na dnešek',
  lentHero: 'Exekutor úrovně {level}: {items}',
  hero: 'Nádeník',
  begin: 'Ke stolu',
  goOn: 'Pokračovat',
  unfinished: 'Hra ze dne {date} není dohraná. Když začneš tuhle, bude se počítat jako prohraná.',
  finish: 'Nejdřív dohrát tu',
  atStake_one: '{count} výherní den v řadě. Dnes o něj jde.',
  atStake_few: '{count} výherní dny v řadě. Dnes o ně jde.',
  atStake_many: '{count} výherního dne v řadě. Dnes o ně jde.',
  atStake_other: '{count} výherních dní v řadě. Dnes o ně jde.',
  streak_one: '{count} výherní den v řadě.',
  streak_few: '{count} výherní dny v řadě.',
  streak_many: '{count} výherního dne v řadě.',
  streak_other: '{count} výherních dní v řadě.',
  tomorrow: 'Další přijde o půlnoci, podle UTC.',
  resultWon_one:
    'Gloomholdin’, den {day} · {number} {title}, úr. {level} · výhra za {count} kolo · životy {hp} · {throws}',
  resultWon_few:
    'Gloomholdin’, den {day} · {number} {title}, úr. {level} · výhra za {count} kola · životy {hp} · {throws}',
  resultWon_many:
    'Gloomholdin’, den {day} · {number} {title}, úr. {level} · výhra za {count} kola · životy {hp} · {throws}',
  resultWon_other:
    'Gloomholdin’, den {day} · {number} {title}, úr. {level} · výhra za {count} kol · životy {hp} · {throws}',
  resultLost_one: 'Gloomholdin’, den {day} · {number} {title}, úr. {level} · prohra za {count} kolo · {throws}',
  resultLost_few: 'Gloomholdin’, den {day} · {number} {title}, úr. {level} · prohra za {count} kola · {throws}',
  resultLost_many: 'Gloomholdin’, den {day} · {number} {title}, úr. {level} · prohra za {count} kola · {throws}',
  resultLost_other: 'Gloomholdin’, den {day} · {number} {title}, úr. {level} · prohra za {count} kol · {throws}',
  wonIn_one: 'Výhra za {count} kolo',
  wonIn_few: 'Výhra za {count} kola',
  wonIn_many: 'Výhra za {count} kola',
  wonIn_other: 'Výhra za {count} kol',
  lostIn_one: 'Prohra za {count} kolo',
  lostIn_few: 'Prohra za {count} kola',
  lostIn_many: 'Prohra za {count} kola',
  lostIn_other: 'Prohra za {count} kol',
  copy: 'Zkopírovat výsledek',
  share: 'Sdílet hody jako obrázek',
  copied: 'Zkopírováno. Běž se chlubit.',
  notCopied: 'Prohlížeč nechtěl: označ řádek a zkopíruj ho ručně.',
} as const satisfies Texts<typeof english>;
