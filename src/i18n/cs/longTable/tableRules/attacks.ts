/** The texts of rules L11 to L21: attacks and their effects, conditions, elements, bonuses, summons, damage to heroes, items. */
import type english from '../../../en/longTable/tableRules/attacks';
import type { Texts } from '../../../shape';

export default {
  L11_1:
    'Útok X zraní nepřítele v dosahu, na kterého je vidět. Nablízko: bez uvedeného dosahu, dosah je 1. Na dálku: Dosah Y; proti sousednímu cíli má Nevýhodu. Na spojence se neútočí nikdy.',
  L11_2: 'Každá schopnost s dosahem potřebuje viditelnost. Schopnost, která není útok a dosah nemá, ji nepotřebuje.',
  L11_3:
    'Pro každý cíl zvlášť se počítá: (1) bonusy a postihy útočníka (předměty, bonusy, Otrava cíle); (2) karta nebo karty modifikátoru; (3) Obrana cíle a co ho ještě chrání, méně Průraznost. V rámci kroku je pořadí volné: v 1 a 2 se vezme nejlepší pro útočníka, ve 3 nejlepší pro cíl. Pod 0 se neklesá.',
  L11_4: 'Příklad: Útok 3, k tomu +2 a zdvojnásobení, to je 10; karta −1 dá 9; Obrana 1 nechá 8.',
  L11_5:
    'Nestvůra, jejíž zranění dosáhnou jejích BZ, z jakékoli příčiny, hned umírá; další efekty na ni odpadají. Přišla-li s místností, nechá na svém poli minci; přivolaná nestvůra ani posila minci nenechá. Výbuch zasáhne sousední figurky po směru hodin, od horní; překážka není figurka.',
  L11_6:
    'Při více cílech se nejdřív vyberou všechny. Pak přijde jeden po druhém: kroky 1 až 3, zranění, efekty, stavy, odveta. Smrt útočníka útok ukončí. Cíle v oblasti jmenuj v pořadí útoků; nejmenované následují v pořadí polí.',
  L12_1:
    'Na každý cíl se táhne jednou: hrdina z vlastního balíčku, pomocník z balíčku svého hrdiny, nestvůry a svěřenci z balíčku nestvůr. Dojde-li balíček, když je karta potřeba, zamíchají se odhozené; karty, které se táhly právě teď, zůstanou venku. Nezbývá-li karta ani v balíčku, ani mezi odhozenými, platí jen to, co už padlo.',
  L12_2:
    'Karta má hodnotu (+n, −n, 2x, Minutí), může říkat „táhni dál“ a může mít efekty. Ty platí, jako by byly vytištěny na útoku, pro tento cíl. Co karta dává na sebe (Léčení, Obrana, Neviditelnost), je pro toho, kdo útočí, i když je to pomocník.',
  L12_3: 'Obyčejně se táhne, dokud nepřijde karta bez „táhni dál“; platí všechny.',
  L12_4:
    'Výhoda: táhnou se dvě karty. Neříká-li žádná „táhni dál“, platí lepší. Říká-li to jedna, platí obě. Říkají-li to obě, táhne se, dokud nepřijde karta bez toho; platí všechny.',
  L12_5:
    'Nevýhoda: táhnou se dvě karty. Neříká-li žádná „táhni dál“, platí horší. Říká-li to jedna, platí jen ta druhá. Říkají-li to obě, táhne se, dokud nepřijde karta bez toho; platí jen ta.',
  L12_6:
    'Která je lepší: vezmi číslo po kroku 2, nejméně 0. Karta P je lepší než Q, když je s ní číslo aspoň tak vysoké, má všechny efekty karty Q a aspoň v jednom z toho je před ní. Není-li lepší žádná, platí první tažená.',
  L12_7: 'Víc důvodů k témuž se nesčítá. Výhoda a Nevýhoda najednou: neplatí ani jedna.',
  L12_8:
    'Minutí: žádné zranění, ať padne k tomu cokoli; ostatní efekty přijdou. 2x zdvojnásobuje až po všem, co se přičítá.',
  L12_9:
    'Každá tažená karta se odhodí, ať se použila, nebo ne (Požehnání a Prokletí: L1.7). Padne-li základní 2x nebo Minutí, použité či ne, balíček se na konci kola znovu zamíchá.',
  L12_10: 'Požehnání a Prokletí se zamíchají do té části balíčku, která ještě nebyla tažena.',
  L13_1: 'Cíle N: až N různých nepřátel v dosahu. Jedna schopnost nezasáhne nikoho dvakrát.',
  L13_2:
    'Oblast jsou červená pole, jakkoli otočená nebo zrcadlově obrácená. Se šedým polem (na něm stojí útočník) je útok nablízko a na dosah se nehledí; bez něj musí být v dosahu jedno červené pole mapy, ať na něm nepřítel je, nebo není. Cílem smí být každý nepřítel na červeném poli, na kterého je vidět.',
  L13_3: 'Spojencům v oblasti se nic nestane, ledaže to útok říká; „ovlivní“ platí pro spojence, „cíl“ pro nepřátele.',
  L13_4:
    'Přidat cíl: ještě jeden nepřítel v dosahu, který cílem není, se všemi efekty kromě těch, které cíle přidávají.',
  L14_1:
    'Efekty přicházejí po zranění, i kdyby bylo 0, ale ne na mrtvý cíl. Hrdina smí kterýkoli vynechat (zkušenosti ne); nestvůra nevynechá žádný. Vytištěný stav nebo obstávka se vynechává dřív, než se táhne modifikátor; co přidá karta modifikátoru, přijde bez ptaní, kromě odstrčení a přitažení: u těch se volí cesta a vynechat je lze jako jindy.',
  L14_2:
    'Odstrčení X posune cíl o X polí a každým krokem ho dostane dál od útočníka; měří se dosahem. Přitažení X ho stejně vede blíž. Cestu volí hráč, který vede útočníka. Smí vést skrz spojence cíle a končí na neobsazeném poli. Za odstrčeného či přitaženého se počítá ten, koho to pohnulo nebo zasáhl Náraz.',
  L14_3: 'Pro pasti a nebezpečný terén je obojí běžný pohyb; náročný terén nestojí nic.',
  L14_4: 'Průraznost X: v kroku 3 nedbá až na X bodů Obrany. Útok 3 s Průrazností 2 proti Obraně 3 zraní za 2.',
  L14_5:
    'Odstrčení i přitažení jdou až do konce, pokud cíl nezastaví jeho nepřítel, překážka, zeď, zavřené dveře, a při přitažení také pole samotného útočníka. Cíl pak zůstane na posledním volném poli. Smíš zvolit i cestu, kterou hned něco zastaví. Když se měří „dál“ a „blíž“, zdi a okraje mapy jako by nebyly. Hrob nezastaví toho, kdo letí.',
  L15_1:
    'Každý stav leží na figurce nejvýš jednou; přijde-li znovu, jeho čas začíná od začátku. Stavy přijdou, ať útok zranil, nebo ne. Imunity jsou na kartě nestvůry.',
  L15_2:
    '„Příští tah“ znamená, že stav končí s příštím tahem figurky. Tah, který běží, když stav přijde, příští není, ale stav působí hned: co zakazuje, se přeruší.',
  L15_3: 'Pozitivní stavy předčasně sejmout nejde, negativní jen tím, co to říká.',
  L15_4: 'Požehnání, Prokletí: do balíčku figurky přijde jedna taková karta. Žeton k tomu není.',
  L15_5: 'Otrava: útoky na otrávenou figurku mají +1 (krok 1), dokud ji někdo neléčí.',
  L15_6: 'Krvácení: na začátku každého svého tahu utrpí figurka 1 zranění, dokud ji někdo neléčí.',
  L15_7:
    'Znehybnění: žádné schopnosti pohybu. Odzbrojení: žádné schopnosti útoku. Zmatení: útoky figurky mají Nevýhodu. Všechno na příští tah.',
  L15_8:
    'Omráčení: žádné schopnosti ani předměty. Hrdina smí dál odpočívat, krátce i dlouze, na konci tahu bere, co leží na jeho poli, a smí ničit karty místo zranění; karty, které vybral, se prostě odhodí. Bonusy, které už platí, zůstávají. Na příští tah.',
  L15_9:
    'Neviditelnost: nepřátelé na figurku nemohou mířit ani ji vzít za cíl; nestvůry berou její pole za překážku. Na příští tah.',
  L15_10: 'Posílení: útoky figurky mají Výhodu. Na příští tah.',
  L16_1:
    'Kdo udělá kteroukoli část akce nebo karty nestvůry, na níž je volný znak živlu, vyvolá ten živel: na konci tohoto tahu je intenzivní. Na kartě nestvůry je znak řádkem pro sebe: kdo není omráčen, živel vyvolá, i když z karty nic jiného udělat nejde.',
  L16_2:
    'Přeškrtnutý znak živlu dovoluje ten živel spotřebovat, dokud je intenzivní nebo prchavý: hned je nepřítomný a schopnost získá, co je vytištěno. Jeden znak vezme jeden živel. Má-li zlepšení znaků víc, jsou potřeba všechny. Je-li zlepšení víc, volí se každé zvlášť a v libovolném pořadí.',
  L16_3:
    'Co se vyvolá teď, je tu pro každého, kdo má tah později, i v tomto kole. Živel, který tu byl už dřív, se v jednom tahu smí spotřebovat i znovu vyvolat.',
  L16_4:
    'Nestvůry spotřebují živly vždycky: když začne první z druhu, která není omráčená, zaplatí se po řadě každé zlepšení na kartě, které zaplatit jde, jednou za všechny z druhu, které teď hrají. Pozdní (L10.5) platí znovu, nebo se obejdou bez něj.',
  L16_5: 'Libovolný živel: vybíráš ty, i za nestvůry; při spotřebě takový, který tu je, pokud tu nějaký je.',
  L16_6:
    'Cena se platí před schopností, a jen když ji pak ještě lze použít. Každý znak ceny bere svůj živel: ten, který cena jmenuje, neposlouží jako libovolný a dva libovolné jsou dva různé. Je-li cenou uplatnění obstávky, smí být cílem jen nepřítel s obstávkou.',
  L17_1: 'Bonus do konce kola platí od zahrání do konce kola.',
  L17_2:
    'Bonus, který zůstává ve hře, má jedno políčko na každé použití. Použít se musí, kdykoli se hodí, i naprázdno; žeton se přitom posune o políčko dál, a když opustí poslední, karta se zničí. Políčko se zkušenostmi je přinese, když ho žeton opouští. Bonus bez políček trvá, jak dlouho chceš.',
  L17_3:
    'Bonus smíš kdykoli ukončit; jeho karta jde na svou hromádku. „Kdykoli“ je vždycky, když hra čeká na rozhodnutí o tom, co dělá hrdina nebo jeho pomocník, nebo o tom, co hrdinovi hrozí.',
  L17_4: 'Obrana X: každý útok na nositele zraní o X méně. Víc Obran se sčítá.',
  L17_5:
    'Odveta X [Dosah Y]: po útoku na nositele, když jsou všechny efekty hotové, utrpí útočník zranění X, je-li tou dobou do vzdálenosti Y (není-li uvedena, 1). Odvety, které dosáhnou, se sčítají. Nepřijde, pokud nositel zemřel. Není to útok a nemá cíl: nic na ni neodpovídá.',
  L17_6:
    '„Nastavit se místo cíle“ nemůže ten, kdo je cílem téhož útoku nebo se při něm už jednou nastavil; může-li víc figurek, platí nejstarší bonus. „Zranění nižší“ platí, dokud nějaké zranění zbývá, nejdřív vlastní bonus zraněného. Bonus, který vyvolá útok nepřítele s obstávkou, platí jednou za celý útok, po jeho posledním cíli.',
  L18_1: 'Léčení X: na sebe, nebo s Dosahem Y na sebe či na jednoho spojence, na kterého je vidět. Nikdy nad maximum.',
  L18_2: 'Léčení sejme Krvácení a pokračuje. S Otravou sejme jen Otravu (a Krvácení) a nic dalšího neudělá.',
  L18_3:
    'Obnovit karty: vezmi je zpět do ruky z odhozených nebo ze zničených, jak schopnost říká, i z těch, které jsou ve hře. Obnovit předměty: opotřebené nebo spotřebované, jak schopnost říká, lze znovu použít. Co je označeno, že to obnovit nelze, se nevrátí nikdy. Zničená karta je taková, pokud ji zničila akce s tou značkou; zničená jinak se vrátit smí.',
  L18_4: 'Kořist X: všechny mince a poklady do vzdálenosti X, na které je vidět, ať tam stojí kdokoli.',
  L18_5:
    'Poklad se vyhodnotí hned. Nový předmět slouží od příštího scénáře; ten, který hrdina už má, se hned prodá (L32.4). Hrdinové si mince ani předměty nikdy nepředávají. Poklad cíle, který někdo položil a znovu sebral, nepřinese nic nového; je-li ve dvou pokladech scénáře týž předmět, druhý se prodá.',
  L18_6: 'Hrdina, který končí tah na minci nebo pokladu, je musí sebrat. Pomocníci a svěřenci neberou nic.',
  L18_7:
    'Zkušenosti přijdou, když se aspoň zčásti udělá akce, která je ukazuje; podmíněné, když je splněna podmínka. Za zabití nejsou. Živly a zkušenosti akce přijdou s její první udělanou částí, u pohybu s prvním krokem, takže je má i hrdina, který v ní později padne.',
  L18_8:
    'Zabití se počítá útočníkovi, za pomocníka jeho hrdinovi; pastí nebo nebezpečným terénem tomu, kdo tam oběť dostal; odvetou jejímu nositeli; krvácením nikomu.',
  L19_1:
    'Pomocník přijde na prázdné pole vedle hrdiny podle tvé volby; není-li žádné, schopnost se použít nedá. Má tolik BZ, kolik je vytištěno, a k tomu úroveň hrdiny při přípravě. Hrdina ho smí kdykoli ukončit jako bonus (L17.3).',
  L19_2:
    'Má BZ, pohyb, útok, dosah a vlastnosti; jeho karta zůstává ve hře jako bonus. Odejde, když mu dojdou BZ, když jeho karta ve hře skončí, nebo když je jeho hrdina vyčerpaný.',
  L19_3:
    'Hraje těsně před svým hrdinou, ve vlastním tahu, i když hrdina odpočívá nebo je omráčený; nikdy v kole, ve kterém přišel.',
  L19_4:
    'Vždycky hraje „Pohyb +0, Útok +0“ podle L22 až L26; jeho nepřátelé jsou nestvůry a zničitelné překážky. Nemá-li na koho mířit, zůstane stát.',
  L19_5: 'Neotvírá dveře a nepoužívá předměty ani bonusy svého hrdiny, ale táhne z jeho balíčku modifikátorů.',
  L20_1:
    'Než hrdina utrpí zranění, použije se, co se použít musí (L17.2). Potom vyber: přijmout ho; nebo zničit jednu kartu z ruky; nebo zničit dvě odhozené (i ty ve hře, které se za odhozené počítají; jejich bonus končí). Zničené karty zruší celé zranění; ostatní efekty přijdou i tak.',
  L20_2:
    'Vybrané karty nejsou ani v ruce, ani odhozené, dokud se každá nepoužije. Každý útok, past, nebezpečný terén, krvácení a odveta je zranění zvlášť. Rušit zranění smějí jen hrdinové.',
  L20_3: 'BZ nikdy nepřesáhnou maximum.',
  L20_4:
    'Vyčerpání: BZ jsou 0 nebo méně, nebo L6.1. Hrdinův tah končí (z L7.5 přijdou ještě body 3 a 5); všechny jeho karty se zničí, figurka, pomocníci i bonusy mizí a do tohoto scénáře se nevrátí. Co sebral a jaké má zkušenosti, to mu zůstává.',
  L20_5: 'Jsou-li vyčerpaní všichni hrdinové, scénář hned končí prohrou, ledaže byl jeho cíl splněn už předtím.',
  L21_1:
    'Hrdina si při přípravě vezme jeden předmět na hlavu, jeden na tělo, jeden na nohy, dva do jedné ruky nebo jeden do dvou rukou a drobností nejvýš polovinu své úrovně, zaokrouhleno nahoru.',
  L21_2:
    'Předmět použij, když to říká, ve vlastním tahu, neříká-li něco jiného, třeba i uprostřed schopnosti; kolik jich použiješ, je na tobě. Co mění útok, se používá dřív, než se táhne modifikátor. Předmět, který přidává cíle, se použije, když se cíle vybírají.',
  L21_3:
    'Efekt přidaný k útoku platí, jako by na něm byl vytištěn, pro ten jeden cíl, u kterého se předmět použil. Použít část předmětu znamená použít ho.',
  L21_4:
    'Opotřebený předmět čeká na dlouhý odpočinek nebo na obnovení, spotřebovaný jen na obnovení; předmět bez obojího omezení nemá. Předmět s políčky se musí použít, kdykoli se hodí.',
} satisfies Texts<typeof english>;
