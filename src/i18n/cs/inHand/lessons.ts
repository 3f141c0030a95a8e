/** The texts of the interactive lesson, and of the slips that explain other heroes' cards. */
import type english from '../../en/inHand/lessons';
import type { Texts } from '../../shape';

export default {
  shove: 'Nestvůra se pohne hned: bez útoku, bez hodu. Řekni, jak daleko; některé útoky to počítají.',
  pay: 'Zlato je střelivo. Každý zlatý přidá 1; co zaplatíš, je pryč, a v krámu pak nebude za co nakupovat.',
  forfeit: 'Vzdej se předmětu do konce scénáře a zbytek akce je tvůj. Bez toho akce nedělá nic.',
  know: 'Tuhle hru znám',
  learnt: 'Rozumím',
  name: 'Lekce',
  skip: 'Přeskočit',
  again: 'Znovu',
  done: 'Hotovo',
  /** The texts for each step of the interactive lesson. */
  step: {
    first: 'Každé kolo vybíráš dvě karty. Nejdřív ťukni na „{card}“: první vede a její číslo říká, jak brzy jednáš.',
    second: 'Teď „{card}“. Jedna z nich dá svou horní půlku, druhá spodní.',
    seal: 'Dvě jsou vybrané. Stiskni pečeť; ťuknutím kartu vrátíš.',
    walk: 'Spodními půlkami se chodí. Ťukni na spodek karty „{card}“, nebo ho přetáhni na mapu.',
    way: 'Pole v kroužku jsou v dosahu, číslo je cena. Jdi k Šouralovi: ťukni na pole vedle něj a pak ještě jednou.',
    throw: 'Boj. Co Šoural udělá? Jeho karta je tvá kostka: švihni ji přes červenou čáru. A, B, C mají každé třetinu.',
    strike: 'Horní půlky udeří. Ťukni na vršek karty „{card}“, nebo ho přetáhni na Šourala.',
    aim: 'Cíl je v dosahu. Stiskni pečeť a zaútoč.',
    odds: 'Nejdřív si přečti šance: u každého písmene zranění a co ze Šourala zbude. Pak hoď.',
    blow: 'Teď udeří Šoural. Rozhodne totéž pravítko: útok a jeho řádek u písmene. Hoď za něj.',
    damage:
      'Přijmi zranění a přijď o životy. Nebo zaplať kartami: dvě z ruky se obrátí, jedna z odhazovací hromádky se zničí navždy.',
    turned: 'Druhé kolo. Zahrané karty se vrátily stranou B. Veď kartou „{card}“: 9 jedná dřív než Šoural.',
    behind: 'A druhou kartou bude „{card}“.',
    element: 'Karta v ruce ukazuje Temnotu. „{card}“ ji utratí za +2: ťukni na její vršek.',
    lever: 'Páčka u pečeti Temnotu utratí, nebo nechá. S ní zabíjí každé písmeno. Stiskni pečeť.',
    served: 'Doručeno, a Šoural se ani nehnul. Kartou „{card}“ dojdi k bráně, nebo ukonči tah.',
    rest: 'Strana B jde na odhazovací hromádku. Krátký odpočinek ji vrátí stranou A, ale jedna karta se zničí. Odpočiň si.',
    lot: 'Tuhle kartu vybral los. Nech to tak, nebo zaplať 1 život za jinou. Každá zničená karta zkrátí přesýpací hodiny.',
    longRest: 'Dlouhý odpočinek: vyber kartu, která se zničí. Ostatní se vrátí stranou A a s nimi 2 životy.',
    onward: 'Třetí kolo a cíl: ukončit tah v bráně. Vyber dvě karty, jednu s dlouhým pohybem.',
    gate: 'Zahraj spodní půlku a dojdi k bráně.',
    there: 'Jsi v bráně. Ukonči tah a scénář je vyhraný.',
    choose: 'Nové kolo: vyber dvě karty. Nižší číslo té první rozhoduje, kdo jedná dřív.',
    end: 'Víc tu není co dělat. Ukonči tah.',
    won: 'Vyhráno. Dvě karty za kolo, pravítko místo kostky a ruka, která se krátí: to je celá hra.',
    lost: 'Prohráno. Nic z toho se nepočítá: zkus to znovu.',
  },
} as const satisfies Texts<typeof english>;
