/** Hody na zkoušku. */
import type english from '../en/practice';
import type { Texts } from '../shape';

export default {
  title: 'Cvičit hod',
  how: 'Přetáhni nebo hoď kartu nestvůry přes červenou čáru, klepni na ni, nebo stiskni R. Čára ukáže A, B, nebo C: každé jednou ze tří. O nic nejde.',
  thrown: '{face}. Zatím: {counts}.',
  missed: 'Vedle čáry: to nebyl hod.',
  roll: 'Hodit',
  enough: 'Stačí',
} as const satisfies Texts<typeof english>;
