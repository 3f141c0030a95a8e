/** The lessons of the first scenario. */
import type english from '../../en/inHand/lessons';
import type { Texts } from '../../shape';

export default {
  select: 'Vyber dvě karty. První vede: její číslo říká, jak brzy jednáš, a nízké je brzy.',
  second: 'Teď druhou. V tomto tahu dá jedna z nich horní půlku a druhá dolní; která kterou, rozhodneš až potom.',
  seal: 'Dvě jsou vybrané. Stiskni pečeť, nebo se karty dotkni a vrátíš ji.',
  halves:
    'Dotkni se půlky a zahraješ ji. Horní bijí, dolní většinou chodí. Základní udělá z každé Útok 2 nebo Pohyb 2.',
  move: 'Pole v kroužku jsou na dosah, číslo je cena. Jeden dotyk ukáže cestu, druhý tě tam pošle. Šrafovaná začínají boj.',
  sides:
    'Zahraná karta se otočí a vrátí se do ruky stranou B. Zahraješ-li i tu, jde do odpočinku na odhazovací hromádku. U přesýpacích hodin je, na kolik kol karty ještě stačí.',
  throw:
    'Karta nestvůry je tvoje kostka. Přetáhni nebo hoď pravítko přes červenou čáru, nebo stiskni pečeť. A, B, C: každé jedno ze tří.',
  throwDie:
    'Tady rozhoduje miska. Hoď kostkou, klepni na ni, nebo stiskni pečeť. 1 a 2 je A, 3 a 4 je B, 5 a 6 je C: každé jedno ze tří.',
  distance: 'V boji se po mapě nechodí. Stupnice je vzdálenost mezi vámi: čepel potřebuje 1.',
  attack: 'Tvůj útok plus to, co je ve světlém řádku pod písmenem, které padne. Řádek se mění s tvými životy.',
  damage:
    'Přijmi zranění, nebo ho celé zruš: znič kartu z odhazovací hromádky, nebo odhoď dvě z ruky. Životy se vyléčí, zničené karty ne.',
  money: 'Peníze. Skonči na nich tah a jsou tvoje; mrtví je nepočítají.',
  rest: 'Odpočinek vrátí odhazovací hromádku do ruky stranou A za jednu zničenou kartu. Míň karet, kratší dny: hlídej hodiny.',
  shove: 'Nestvůra se pohne hned: bez útoku, bez hodu. Řekni, jak daleko; některé útoky to počítají.',
  pay: 'Zlato je střelivo. Každý zlatý přidá 1; co zaplatíš, je pryč, a v krámu pak nebude za co nakupovat.',
  forfeit: 'Vzdej se předmětu do konce scénáře a zbytek akce je tvůj. Bez toho akce nedělá nic.',
  know: 'Tuhle hru znám',
  learnt: 'Rozumím',
} as const satisfies Texts<typeof english>;
