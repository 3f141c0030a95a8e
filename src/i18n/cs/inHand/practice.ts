/** The texts of the sheet for practising the throw. */
import type english from '../../en/inHand/practice';
import type { Texts } from '../../shape';

export default {
  title: 'Cvičit hod',
  how: 'Přetáhni nebo hoď kartu nestvůry přes červenou čáru, nebo na ni klepni. Čára ukáže A, B, nebo C: každé jednou ze tří. O nic nejde.',
  key: 'Hází i klávesa R.',
  thrown: '{face}. Zatím: {counts}.',
  missed: 'Vedle čáry: to nebyl hod.',
  roll: 'Hodit',
  enough: 'Stačí',
} as const satisfies Texts<typeof english>;
