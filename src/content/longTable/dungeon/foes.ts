/** Monster cards of the random dungeon (L34.2; docs/CONTENT-LONG.md, section 9): the monsters, traps and loot on each spot of a room. */
import type { WrittenFoes } from '../written';

const PRINTED = [
  {
    id: 'overdue',
    prints: 'A shuffler nne, C shuffler nnn, E shuffler -nn, G shuffler nnn, I tallyCrow nnn, K tallyCrow -nn, L $',
  },
  {
    id: 'barking',
    prints: 'A writHound nnn, B writHound nnn, D writHound -ne, F writHound nne, H shuffler nnn, J t, K $',
  },
  {
    id: 'illegible',
    prints: 'A inkwight nnn, D inkwight nne, F inkwight -nn, C shuffler nnn, E shuffler nne, H t, L $',
  },
  { id: 'waxed', prints: 'A waxGuard nne, B waxGuard nnn, E waxGuard -nn, H inkwight nnn, I inkwight nnn, J $, L *' },
  {
    id: 'smouldering',
    prints: 'A powderBrat nnn, D powderBrat nne, G powderBrat -nn, C waxGuard nnn, F shuffler nnn, K t, L $',
  },
  { id: 'damp', prints: 'A lienToad nnn, D lienToad nne, F undertow nnn, H undertow -nn, I undertow nnn, B $, K $' },
  { id: 'walking', prints: 'A chattel nnn, C chattel nne, E chattel -nn, G tallyCrow nnn, J tallyCrow nnn, L $' },
  { id: 'solemn', prints: 'A pallbearer nnn, B pallbearer nnn, C pallbearer nne, H shuffler -nn, I shuffler nnn, K $' },
  {
    id: 'chilly',
    prints: 'A coldCaller nnn, D coldCaller nne, G coldCaller nnn, E undertow -nn, F undertow nnn, J t, L *',
  },
  { id: 'valued', prints: 'A assessor nnn, B assessor nne, F assessor -nn, C chattel nnn, E pallbearer nnn, H t, K $' },
] as const satisfies readonly WrittenFoes[];

export const FOES: readonly WrittenFoes[] = PRINTED;

export type PrintedFoesId = (typeof PRINTED)[number]['id'];
