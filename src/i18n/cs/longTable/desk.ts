/** The texts of the HUD around the table: the bar at the foot, the strip of the turn order, the side columns. */
import type english from '../../en/longTable/desk';
import type { Texts } from '../../shape';

export default {
  lastDrawn: 'poslední karta',
  noneDrawn: 'zatím nic netaženo',
  skip: 'Přeskočit',
  waits: 'Čeká se na tebe',
  chooseCard: 'Vyber kartu',
  chooseTwo: 'Vyber dvě karty',
  spaceKey: 'Mezerník',
  heroDeck: '{hero}: v balíčku {count}',
  monsterDeck: 'Balíček nestvůr: {count}',
  sum: {
    printed: 'vytištěno',
    card: 'karta {initiative}',
    ability: 'karta',
    drawn: 'taženo',
    shield: 'Obrana',
    pierced: 'Obrana, průraznost {pierce}',
    damage: 'zranění: {target}',
  },
  strip: {
    share_one: '{count} z {of} dosud netažených karet tohoto balíčku je rychlejší než iniciativa {initiative}.',
    share_few: '{count} z {of} dosud netažených karet tohoto balíčku jsou rychlejší než iniciativa {initiative}.',
    share_many: '{count} z {of} dosud netažených karet tohoto balíčku je rychlejších než iniciativa {initiative}.',
    share_other: '{count} z {of} dosud netažených karet tohoto balíčku je rychlejších než iniciativa {initiative}.',
    title: 'Kdo je na řadě dřív? Karty v balíčcích',
    heroes: 'Hrdinové',
    before: 'před {initiative}',
    of: '{n} z {count}',
    gone: '□ vytaženo od míchání',
    said: '{monster}: v balíčku {undrawn}; vytaženo od míchání {gone}.',
    nobody: 'nic',
  },
} satisfies Texts<typeof english>;
