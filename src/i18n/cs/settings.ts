/** Co se dá nastavit: pohyb, vzhled, zvuk. */
import type en from '../en/settings';
import type { Texts } from '../shape';

export default {
  hand: 'Hra leží',
  right: 'V pravé ruce',
  left: 'V levé ruce',
  step: 'Po krocích: stůl ukáže jednu věc a čeká',
  lessons: 'Ukázat lekce znovu',
  speed: 'Rychlost',
  slow: 'Pomalu',
  normal: 'Běžně',
  fast: 'Rychle',
  fastest: 'Velmi rychle',
  off: 'Bez pohybu',
  motion: 'Omezit pohyb',
  textSize: 'Velikost písma',
  usual: 'Běžná',
  larger: 'Větší',
  largest: 'Největší',
  contrast: 'Vysoký kontrast',
  saved: 'Nastavení zůstává v tomto zařízení.',
  show: 'Co ukazovat na stole',
  odds: 'Šance před hodem',
  foresight: 'K čemu tah povede',
  equals: 'Kterou z rovnocenných možností nestvůra zvolí (Dlouhý stůl)',
  hints: 'Rada na požádání',
  speech: 'Poznámky mrtvých během hry',
  sound: {
    effects: 'Zvuky',
    ambience: 'Okolí',
    music: 'Hudba',
    vibration: 'Vibrace',
    level: '{level} %',
    off: 'Vypnuto',
  },
} satisfies Texts<typeof en>;
