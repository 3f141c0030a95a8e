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
    first:
      'Na každé kolo vyber dvě karty. Nejdřív klepni na kartu „{card}“: první vede, a čím nižší číslo, tím dřív jednáš.',
    second: 'Teď „{card}“. Jedna dá svou horní půlku, druhá spodní. Tlačítkem Zpět vezmeš obě zpátky.',
    seal: 'Dvě jsou vybrané. Stiskni pečeť; klepnutím kartu vrátíš.',
    walk: 'Spodními půlkami se chodí. Klepni na spodek karty „{card}“, nebo ho přetáhni na pole a pusť: hned tam dojdeš.',
    way: 'Pole s číslem jsou v dosahu, číslo je cena. Zastavíš-li se na červeně šrafovaném poli, začne boj: klepni na pole v kroužku vedle Šourala a pak ještě jednou.',
    nearer: 'K Šouralovi tenhle pohyb nestačí. Klepni na pole v kroužku cestou k němu a pak ještě jednou.',
    again:
      'Cesta je vyznačená; červená šipka ukazuje, kde stojíš. Klepni na konec cesty ještě jednou, nebo stiskni pečeť.',
    throw:
      'Boj skončí jen smrtí. Místo kostky házíš pravítkem, okrajem Šouralovy karty: švihni jím. Písmeno na červené čáře určí Šouralův sloupec.',
    throwAgain: 'Nové kolo, nový hod: švihni pravítkem a písmeno určí Šouralův sloupec.',
    strike:
      'Horními půlkami se útočí. Bez luku jen na vzdálenost 1; tu tvoji ukazuje proužek. Klepni na vršek karty „{card}“, nebo ho přetáhni na Šourala.',
    aim: 'Proužek Vzdálenost říká, jak daleko je Šoural. Číslo u luku musí stačit; útok bez luku dosáhne na 1. Stiskni pečeť.',
    odds: 'Nejdřív si přečti šance: písmeno přidá číslo ze zakroužkovaného řádku; pak zranění a co ze Šourala zbude. Hoď.',
    certain: 'Přečti si šance: Šourala zabije každé písmeno. Hoď, ať pravítko řekne které.',
    blow: 'Teď udeří Šoural. Znovu rozhodne pravítko: k jeho útoku se přičte číslo u písmene. Hoď za něj.',
    damage:
      'Přijmi zranění a přijď o životy. Nebo zaplať kartami: odhoď dvě z ruky, nebo znič jednu z odhazovací hromádky, ta je pryč navždy.',
    turned: 'Druhé kolo. Zahrané karty se vrátily stranou B. Veď kartou „{card}“: 9 jedná dřív než Šoural.',
    behind: 'Druhá může být kterákoli, třeba „{card}“.',
    loss: 'A druhou kartou bude „{card}“. Půlka s červeným stohem karet stojí celou kartu: po zahrání je navždy zničená.',
    element:
      'Znak na kartě v ruce je živel, připravený, dokud tam karta je. Karta „{card}“ spotřebuje Temnotu za +2: klepni na její vršek.',
    lever: 'Páčka na kartě Temnotu pro tento tah spotřebuje, nebo nechá; je na ní šance na zabití. Stiskni pečeť.',
    served:
      'Šoural je mrtvý a ránu už nevrátí. Jdi kartou „{card}“, nebo stiskni Základ: každý spodek je pak pohyb 2, každý vršek útok 2.',
    rest: 'Strana B jde na odhazovací hromádku. Leží-li tam dvě, smí kolo skončit krátkým odpočinkem: všechny se vrátí stranou A, jen jedna se zničí. Odpočiň si.',
    lot: 'O kartu přijdeš podle losu. Nech ji zničit, nebo zaplať 1 život za jinou. Přesýpací hodiny ukazují, na kolik kol karty vystačí: po odpočinku míň.',
    longRest: 'Dlouhý odpočinek: vyber kartu, která se zničí. Ostatní se vrátí stranou A a s nimi 2 životy.',
    onward:
      'Teď cíl: ukončit tah v bráně. Vyber dvě karty, jednu kvůli dlouhému pohybu. (Mimo boj tu jde zvolit i dlouhý odpočinek.)',
    gate: 'Zahraj spodek karty „{card}“ a dojdi k bráně.',
    toGate: 'Teď jdi. Klepni na bránu a pak ještě jednou.',
    towards: 'K bráně tenhle pohyb nestačí. Jdi k ní: klepni na pole v kroužku a pak ještě jednou.',
    there: 'Jsi v bráně. Ukonči tah a scénář je vyhraný. Prohraješ, když ti dojdou životy nebo přesýpací hodiny.',
    choose: 'Nové kolo: vyber dvě karty. Nižší číslo té první rozhoduje, kdo jedná dřív.',
    basic: 'Žádná spodní půlka tu nechodí. Stiskni „Základ“: pak je každý vršek útok 2, každý spodek pohyb 2.',
    end: 'Víc tu není co dělat. Ukonči tah.',
    won: 'Vyhráno. Dvě karty na kolo, pravítko místo kostky a ruka, která se tenčí: to je celá hra.',
    lost: 'Prohráno. Nic z toho se nepočítá: zkus to znovu.',
  },
} as const satisfies Texts<typeof english>;
