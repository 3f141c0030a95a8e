/** The texts of rules L1 to L4: components, set-up, scenario level, map. */
import type english from '../../../en/longTable/tableRules/components';
import type { Texts } from '../../../shape';

export default {
  L1_1: 'Hrdina má povolání, úroveň od 1 do 9, pro každou úroveň nejvyšší počet BZ, limit karet v ruce podle povolání, zásobu karet schopností, balíček modifikátorů, předměty, zlaťáky a zkušenosti. Žádné povolání není ve scénáři dvakrát.',
  L1_2: 'Karta schopnosti má název, úroveň (1, X nebo 2 až 9), iniciativu od 1 do 99, horní a dolní akci. Akce je jedna schopnost nebo několik schopností po řadě. Může na ní stát, že se karta zničí, že ji pak nelze obnovit, že dává bonus do konce kola nebo bonus, který zůstává ve hře, a že přináší zkušenosti nebo živly.',
  L1_3: 'Karta je v ruce, vybraná, odhozená, zničená, nebo ve hře. Karta ve hře se pro každé pravidlo počítá za odhozenou, nebo za zničenou, podle toho, co z ní nakonec bude.',
  L1_4: 'Druh nestvůry má balíček karet schopností, určitý počet figurek, vlastnosti a pro úrovně nestvůr od 0 do 7, zvlášť běžné a zvlášť elitní, počet BZ, pohyb, útok a dosah. Pomlčka u dosahu znamená útok nablízko, tedy dosah 1.',
  L1_5: 'Balíček schopností nestvůr má 8 karet. Na každé je iniciativa, řádky, které se plní shora dolů, a někdy značka Zamíchat. Více druhů může mít balíček společný; jedna karta pak platí pro všechny.',
  L1_6: 'Základní balíček modifikátorů má 20 karet: šest +0, pět +1, pět −1, jednu +2, jednu −2, jednu 2x a jedno Minutí. Poslední dvě mají značku Zamíchat. Každý hrdina má vlastní balíček, všechny nestvůry jeden společný.',
  L1_7: 'Zásoby: 10 karet Prokletí pro balíčky hrdinů dohromady, 10 pro balíček nestvůr a 10 karet Požehnání pro všechny balíčky dohromady. Z prázdné zásoby se nic nepřidá. Požehnání je 2x, Prokletí je Minutí; jakmile padne, vrací se do své zásoby.',
  L1_8: 'Živly jsou Oheň, Led, Vzduch, Země, Světlo a Temnota. Každý je nepřítomný, prchavý, nebo intenzivní.',
  L2_1: 'Příprava má toto pořadí: (1) na stůl přijdou dílky a nestvůry první místnosti, jiné ne; (2) projeví se, čím scénář začíná; (3) každý hrdina dostane dva malé úkoly a jeden si nechá; (4) hrdinové si vezmou předměty (L21.1) a přidají do balíčku jejich karty −1; (5) každý si ze zásoby vybere přesně tolik karet, kolik je jeho limit; (6) projeví se, co čeká z událostí a darů; (7) všechny balíčky se zamíchají; (8) všechny živly jsou nepřítomné; (9) každý hrdina se s plnými BZ postaví na volné startovní pole podle tvé volby. První místnost je ta, ve které jsou startovní pole. Dokud hra nezačne, smíš všechny volby měnit v libovolném pořadí; kdo si vybere obsazené startovní pole, vymění si místo s tím, kdo na něm stojí.',
  L2_2: 'Značka nestvůry říká zvlášť pro 1, 2, 3 a 4 hrdiny, jestli tu nestvůra není (černá), je běžná (bílá), nebo elitní (zlatá). Rozhoduje vždycky počet hrdinů při přípravě (C), i když už je někdo z nich vyčerpaný.',
  L2_3: 'Každá umístěná nestvůra dostane náhodně číslo některé volné figurky svého druhu. Elitní a běžné mají čísla společná.',
  L2_4: 'Nestačí-li figurky, obsadí se nejdřív značky nejblíž k otevřeným dveřím, v první místnosti nejblíž ke startovním polím. Ze stejně blízkých mají přednost elitní, potom rozhoduje pořadí polí.',
  L3_1: 'Doporučená úroveň scénáře (L) je průměrná úroveň hrdinů dělená 2, zaokrouhleno nahoru; k tomu lehká −1, běžná 0, těžká +1, velmi těžká +2. Příklad: úrovně 6, 4, 4 a 3 mají průměr 4,25, a ten dělený 2 dá po zaokrouhlení 3. Zvolit smíš kteroukoli úroveň od 0 do 7; jakmile hra začne, už se nemění.',
  L3_2: 'Tabulka uvádí pro každou úroveň scénáře úroveň nestvůr, kolik zlaťáků má cenu jedna mince, kolik zraní past, kolik nebezpečný terén a kolik zkušeností navíc přinese výhra.',
  L3_3: 'Past zraní za 2 + L, nebezpečný terén za polovinu toho, co past, zaokrouhleno dolů. Zkušeností navíc je 4 + 2L.',
  L3_4: 'Otevřené karty: kdo vede dva hrdiny nebo víc, ví všechno. Úroveň nestvůr (nejvýš 7) a zranění od pasti jsou proto o 1 vyšší a nebezpečný terén se řídí pastí; zlaťáky a zkušenosti se nemění. Platí to, dokud to nevypneš. S jediným hrdinou to neplatí nikdy.',
  L4_1: 'Zdi vedou po hranách mezi poli a všechno mimo mapu je zeď. Skrz ni se nechodí, nevidí a nepočítá dosah. Pole, mezi kterými je zeď, spolu nesousedí.',
  L4_2: 'Vzdálenost dvou polí, a podle ní i dosah, je nejmenší počet kroků mezi nimi, nikdy ne skrz zdi a zavřené dveře. Na figurkách a terénu nezáleží.',
  L4_3: 'Z pole na pole je vidět, když některá přímka z rohu jednoho do rohu druhého žádnou zeď neprotne a žádné se nedotkne. Viditelnosti brání jen zdi a zavřené dveře. Sousední pole na sebe vidí vždycky.',
  L4_4: 'Zavřené dveře jsou zeď pro všechno kromě vlastního pohybu hrdiny. Hrdina, který do nich vstoupí, je otevře (L10), nadobro a bez příplatku. Odstrčit ani přitáhnout skrz ně nikoho nejde. Otevřené dveře, chodba a nášlapná deska jsou obyčejná pole.',
  L4_5: 'Past spustí figurka, která do ní vstoupí běžným nebo vynuceným pohybem: utrpí zranění od pasti, má-li past zranění vyznačené, a dostane stavy, které na ní jsou; potom je past pryč. Nebezpečný terén zraní při každém vstupu a zůstává; začít v něm nebo odejít neublíží. Vstup do náročného terénu stojí 2 pohyby. Na překážku se nevstupuje ani běžným, ani vynuceným pohybem.',
  L4_6: 'Schopnosti mohou pasti a překážky přidávat, přesouvat a odstraňovat. Překážkami ale nikdy nesmějí uzavřít část mapy.',
  L4_7: 'Mincí smí na jednom poli ležet libovolný počet. Očíslovaný poklad se dá sebrat jednou za kampaň, poklad, který patří k cíli scénáře, při každém pokusu.',
} satisfies Texts<typeof english>;
