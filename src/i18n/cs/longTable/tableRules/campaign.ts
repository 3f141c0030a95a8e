/** The texts of rules L30 to L35: the campaign, travel, the town, rewards, the random dungeon, variants. */
import type english from '../../../en/longTable/tableRules/campaign';
import type { Texts } from '../../../shape';

export default {
  L30_1:
    'V kampani smíš hrát scénář, který je odemčený, který žádná družina nedokončila a ke kterému máš globální úspěchy i úspěchy družiny, které žádá. „Scénář jen tak“ smí být kterýkoli odhalený: zlaťáky, zkušenosti, poklady, malé úkoly a postup velkých úkolů se počítají; příběh, odměny a události ne.',
  L30_2:
    'Svět mají všechny družiny společný: mapu se sítí a místy, která z nich jsou hotová, globální úspěchy a blahobyt. List družiny drží její jméno, místo, poznámky, úspěchy družiny a reputaci (od 0). Hrdinové se smějí střídat.',
  L30_3: 'Úspěch, který má druh („druh: jméno“), nahradí ten, který máš z téhož druhu; ostatní lze mít i několikrát.',
  L30_4: 'Po scénáři jde družina do města, nebo rovnou do dalšího scénáře.',
  L31_1:
    'Událost na cestě přijde před scénářem, ledaže je to týž scénář znovu, je spojený s posledním (z města: s městem), nebo se hraje jen tak.',
  L31_2:
    'Událost: táhni, přečti, vyber A nebo B; teprve pak se ukáže výsledek a volba platí. Platí všechny její výsledky, jejichž podmínka je splněna, shora dolů.',
  L31_3:
    'Výsledek může vyžadovat povolání v družině, rozmezí reputace, nebo částku, kterou družina zaplatí společně. „Jinak“ platí, když se před ním žádný výsledek nehodil.',
  L31_4:
    '„Každý“: každý hrdina. „Společně“: dělí se podle tvé volby. Předmět: dostane ho jeden. Nikdo nepřijde o víc, než má, ani o nadání nebo úroveň; ani město o svou úroveň.',
  L31_5:
    'Karta pak opustí hru, nebo jde dospod balíčku, podle toho, co na ní stojí; přidaná karta se zamíchá. Každá karta přijde do hry jednou: která tam je nebo byla, ta se znovu nepřidá.',
  L31_6: 'Reputace od −20 do 20 rozhoduje o událostech, cenách a o tom, co se odemkne.',
  L32_1: 'Za návštěvu nejvýš jedna událost ve městě; všechno ostatní kolikrát chceš a v libovolném pořadí.',
  L32_2:
    'Nový hrdina má odemčené povolání; úroveň nejvýš takovou, jaká je úroveň blahobytu; 15 × (úroveň + 1) zlaťáků; nejmenší počet zkušeností své úrovně; nové úrovně podle L32.5 jednu po druhé; jedno nadání za každého hrdinu, který z jeho řady odešel na odpočinek; dva velké úkoly, z nichž si jeden nechá (nezbývá-li žádný, na odpočinek neodejde nikdy). Velký úkol, který počítá vyhrané scénáře, počítá každý jednou; v úkolu o více krocích se každý krok počítá od chvíle, kdy byl splněn předchozí. Řada je pro nového hrdinu volná, když nikdo z jejích hrdinů není ve hře.',
  L32_3:
    'Koupit: za vytištěnou cenu, od reputace 3 / 7 / 11 / 15 / 19 o 1 / 2 / 3 / 4 / 5 levněji, od −3 / −7 … o tolik dráž; nejméně za 1. Vlastnit smíš, kolik chceš, ale nic dvakrát. Na skladě jsou kusy, které nevlastní hrdinové ve hře.',
  L32_4: 'Prodat: za polovinu vytištěné ceny, zaokrouhleno dolů.',
  L32_5:
    'Nová úroveň: jen tady, a tady povinně; úrovně 2 až 9 jsou za 45, 95, 150, 210, 275, 345, 420 a 500 zkušeností. Každá přinese jednu kartu nejvýš té úrovně do zásoby, jedno nadání a BZ; limit ruky se nemění.',
  L32_6:
    'Darovat: jednou za návštěvu smí každý hrdina dát 10 zlaťáků a do balíčku mu v jeho příštím scénáři přijdou dvě Požehnání. Za každých celých 100 ze všech darů dohromady stoupne blahobyt o 1, za prvních se otevře také zapečetěná stránka.',
  L32_7:
    'Nadání jsou políčka na listu povolání, každé jednou: odebrat, nahradit nebo přidat karty modifikátorů, nedbat na postihy předmětů. Každá tři odškrtnutí (z malých úkolů) jsou jedno nadání, zbytek se počítá dál; tímto způsobem nejvýš šest. Ze všech zaškrtnutých nadání se nejdřív nahrazuje, potom odebírá, potom přidává; které najde takových karet méně, udělá méně.',
  L32_8:
    'Vylepšit smíš, jakmile má svět úspěch „Rytec“: značka na volné místo karty ze zásoby, zaplatí ji ten hrdina, je nadobro a pro celé povolání. Vylepšených karet povolání je nejvýš tolik, kolik je úroveň blahobytu. Polovina, po které se karta zničí, místo nemá; má ho ale ta, která zůstává ve hře a přivolá pomocníka: pro některou jeho hodnotu (L32.9).',
  L32_9:
    'Kam: +1 k libovolnému číslu; negativní stavy tam, kde se cílí na nepřátele; pozitivní tam, kde se ovlivňuje hrdina nebo spojenci (pohyb to nedělá); Skok k pohybům; živel ke každé hlavní schopnosti; pole k oblasti. Aby číslo šlo zvýšit, musí být vytištěné; stav tam ještě být nesmí; pole leží vedle červeného; co nemá v žádném seznamu cenu, to koupit nejde. Z poloviny s pomocníkem se značí jen hodnoty, které má pomocník vytištěné: BZ, pohyb, útok, dosah.',
  L32_10:
    'Cena: základ (s více cíli dvojnásobný; u pole ne) + 25 za každou úroveň karty nad 1 + 75 za každou značku, která už na akci je. Základ: pohyb, dosah, léčení, odstrčení, přitažení a průraznost 30; útok a cíle 50; obrana a odveta 100; pohyb a útok pomocníka 100, jeho dosah a BZ 50; Zmatení, Posílení, Požehnání a Skok 50; Otrava, Krvácení a Prokletí 75; Znehybnění 100; Odzbrojení 150; živel 100, libovolný živel 150; pole 200 děleno počtem dosavadních polí, zaokrouhleno dolů. Příklad: +1 k útoku s více cíli, karta úrovně 3: 150; potom pole vedle tří: 66 + 50 + 75 = 191.',
  L32_11:
    'Na odpočinek musí odejít hrdina, jehož velký úkol je splněn, až vyřídí ostatní: předměty jdou na sklad, zlaťáky jsou pryč, úkol opouští hru, blahobyt +1, odemkne se, co úkol odemyká (je-li to už odemčené, přijde z L33.2 po jednom od obojího), přijdou nové události a jedno nadání navíc pro všechny pozdější hrdiny jeho řady.',
  L32_12:
    'Úrovně blahobytu 2 až 9 jsou za 4, 9, 15, 22, 30, 39, 50 a 64. Nová úroveň přinese své předměty a hrdinové na ní smějí začít, nebo na ni hned postoupit. Kdo takto postoupí, dostane nejmenší počet zkušeností té úrovně a pak má nové úrovně podle L32.5.',
  L33_1:
    'Vyhraný scénář dá, co uvádí: úspěchy, zlaťáky, zkušenosti, blahobyt, reputaci, předměty (jeden kus, jednomu hrdinovi), nákresy (všechny kusy na sklad), scénáře. Předmět dostane hrdina, který takový nemá; mají-li ho všichni, jeden podle tvé volby ho hned prodá (L18.5); nezbývá-li žádný kus, nepřijde nic.',
  L33_2:
    'Náhodný nákres a náhodný vedlejší scénář: táhnou se ze svého balíčku na sklad, nebo na mapu; z prázdného balíčku nepřijde nic.',
  L33_3:
    'Zapečetěné stránky se otevřou, když je splněna jejich podmínka: velký úkol, reputace, dary, úspěchy, první odchod na odpočinek.',
  L34_1:
    'Náhodné podzemí se hraje místo scénáře: tři místnosti a všechny je třeba vyčistit. Kampaň tím nepostoupí; zlaťáky, zkušenosti, odškrtnutí a velké úkoly se počítají. Událost na cestě před ním není.',
  L34_2:
    'Místnost je náhodná karta místnosti (podstatné jméno; dílky, 12 očíslovaných míst, vchody a východy druhu A nebo B, menší a větší postih) a karta nestvůr (přívlastek; co stojí na místech 1 až 12 podle C, pasti, poklady).',
  L34_3:
    'Další se táhne, když se otevřou její dveře; její vchod musí být téhož druhu jako východ, jinak se táhne dál. Nepoužitý východ je zavřený. Hrdinové začínají nejvýš dvě pole od prvního vchodu. Je-li tam volných polí méně než čtyři, slouží i nejbližší za nimi; když balíček dojde, přijdou znovu karty, které se přeskočily.',
  L34_4:
    'Postihy: žádný, potom menší, potom větší; nastavit smíš i jiné. Postih, který trvá, se týká toho, co se děje na polích jeho místnosti; ten, který jmenuje toho, kdo otevřel, se netýká nikoho, otevřelo-li dveře pravidlo; v první místnosti platí ostatní od 1. kola. „Vejít smí jen ten, kdo otevřel“ se týká vlastních pohybů hrdinů, kteří přicházejí zvenčí.',
  L35_1: 'Méně náhody: Požehnání a základní 2x jsou +2, Prokletí a základní Minutí jsou −2; L12.9 platí dál.',
  L35_2:
    'Smrt: s 0 BZ je hrdina nadobro mrtvý: předměty jdou na sklad, zlaťáky jsou pryč, velký úkol se vrací; vytvoř si nového. Komu dojdou karty, ten zůstane na mapě, nic nedělá a má 99. Kdo na konci prohraného scénáře žije, žije dál.',
  L35_3: 'Bez milosti: návrh z L26.1 se vezme bez ptaní.',
} satisfies Texts<typeof english>;
