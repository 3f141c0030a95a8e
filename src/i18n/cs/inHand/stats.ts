/** The texts of the statistics, of one campaign or of all campaigns. */

import type english from '../../en/inHand/stats';
import type { Texts } from '../../shape';

export default {
  title: 'Účetní kniha',
  allTitle: 'Účetní kniha, všechny kampaně',
  none: 'Zatím není co počítat. Dohraj nějaký scénář, ať dopadne jakkoli.',
  unreadable: 'Tato čísla se nedají přečíst: {why}',
  sum: 'Výher: {won} z {games} · kol: {rounds} · odepsaných nestvůr: {kills}',
  wins: 'Výhry podle úrovně',
  levelHead: 'Úroveň',
  won: 'Výher',
  level: 'Úroveň {level}',
  winsOf: '{won} z {games}',
  rolls: 'Pravítko',
  rollsLead: 'Dlouhodobě má každé písmeno třetinu. Do šrafovaného pásu se vejde 95 poctivých pravítek ze sta.',
  face: 'Písmeno',
  thrown: 'Padlo',
  expected: 'Mělo',
  band: 'Pás',
  bandOf: '{low} až {high}',
  within: 'Hodů: {count}. Všechna tři písmena v pásu. Jen to vypadá jako zaujatost.',
  outside:
    'Hodů: {count}, mimo pás: {faces}. Stává se to asi každému desátému poctivému pravítku; další hody to spraví.',
  few: 'Hodů: {count}. Na obvinění je to málo.',
  rollsFor: 'Kvůli čemu',
  purpose: {
    behaviour: 'Co dělají nestvůry',
    heroAttack: 'Tvoje útoky',
    monsterAttack: 'Jejich útoky',
    lot: 'Losy',
  },
  damage: 'Zranění na hru',
  scenario: 'Scénář',
  dealt: 'Udělené',
  taken: 'Utržené',
  favourites: 'Oblíbené půlky karet',
  half: 'Půlka',
  times: 'Zahráno',
  top: 'horní',
  bottom: 'dolní',
} as const satisfies Texts<typeof english>;
