import type en from '../../../en/inHand/reference/turn';
import type { Texts } from '../../../shape';

export default {
  R7_1: 'Na začátku kola vyber dvě karty z ruky a urči tu, která vede, anebo, mimo boj, ohlas dlouhý odpočinek.',
  R7_2: 'Zahraná karta se odhodí, nebo, říká-li to akce, zničí. Odhozená strana A se otočí na stranu B a vrátí do ruky. Odhozená strana B jde na odhazovací hromádku.',
  R7_3: 'S méně než dvěma kartami v ruce musíš odpočívat: v boji krátký odpočinek, hned a zadarmo, a pak vybíráš; mimo boj dlouhý. Kolo, které začíná jako boj (R26.2), je bojem už před výběrem. Nemůžeš-li odpočívat, přichází vyčerpání (R22.1).',
  R7_4: 'K odpočinku musí být na odhazovací hromádce aspoň dvě karty. Jedna z nich se zničí, ostatní se vrátí do ruky. Po něm všechny karty v ruce ukazují stranu A.',
  R7_5: 'Krátký odpočinek se bere při údržbě kteréhokoli kola, nebo když to říká R7.3; zničená karta se vylosuje. Jednou za odpočinek můžeš zaplatit 1 život, nechat si ji a náhodně zničit jinou. Je to cena: zrušit se nedá (R21.1) a posledním životem platit nejde.',
  R7_6: 'Dlouhý odpočinek se ohlašuje místo karet, jen mimo boj, a zabere celý tah. Kartu ke zničení si vybereš, vyléčíš 2 a obnovíš všechny opotřebené předměty.',
  R8_1: 'V boji po výběru karet hoď na chování nestvůry v tomto kole: její iniciativa je v horním řádku toho sloupce, pro její druh. Tvá je na vedoucí kartě. Nižší číslo jedná dřív; při shodě ty.',
  R8_2: 'Některé schopnosti hodí na chování znovu, ve tvém tahu, dokud nestvůra v tomto kole nejednala: nech si kterékoli. Vynecháš-li volbu, platí první. Pořadí tahů zůstává, jak bylo.',
  R9_1: 'Udělej horní akci jedné karty a dolní akci druhé, v libovolném pořadí. Která vede, je tu jedno.',
  R9_2: 'Schopnosti akce se dělají v tištěném pořadí a karty se nemíchají (ale viz R25.4). Po akci se její karta hned odhodí nebo zničí (R7.2). Do té doby jsou její živly vidět (R18.1) a dát ji za zranění nelze.',
  R9_3: 'Vynechat smíš cokoli kromě toho, co ti škodí: zranění, zničení karty, negativní stav. Použiješ-li akci, tuhle část udělat musíš. Karta, kterou by akce zničila, se jen odhodí, když z akce neuděláš nic.',
  R9_4: 'Každá karta se dá zahrát vrškem jako Útok 2 nebo spodkem jako Pohyb 2. Pak se odhodí, ať je na ní vytištěno cokoli.',
  R9_5: 'Předměty smíš v tahu použít kdykoli a kolik chceš (R23.1). Dokud zranění čeká na odpověď, jen ten, který na ně odpovídá.',
  R9_6: 'Tah smíš ukončit, kdykoli chceš. Co je v načaté akci povinné (R9.3), se udělá nejdřív; nezahrané karty se odhodí. Kdo použil kousek předmětu, použil ho celý.',
  R10_1:
    'Pohyb X je až X pohybu, pole po poli, ne skrz zdi, překážky a živé nestvůry. Terén působí, když na něj vstoupíš (R4).',
  R10_2:
    'Skoku X nevadí nic po cestě kromě zdí a zavřených dveří; do dveří se vstoupí a otevřou se jako vždy. Poslední pole skoku se řídí běžnými pravidly.',
  R10_3: 'Pohyb končí, kde řekneš: na kterémkoli poli, kam dosáhneš a kde se smí stát.',
  R11_1: 'V boji se po mapě nikdo nehýbe. Každý pohyb změní vzdálenost o 1, mezi 1 a 7.',
  R11_2: 'Hraješ-li se Zátěžemi, může krok stát víc (R30).',
  R12_1:
    'Útok X, někdy s dosahem Y. Bez dosahu je zblízka, dosah 1. Mimo boj musí být cíl v dosahu, počítaném po polích kolem zdí a nikdy skrz ně, a viditelný (R13). V boji nesmí být vzdálenost větší než dosah.',
  R12_2: 'Útok na dálku na sousední cíl, ze vzdálenosti 1, má Nevýhodu (R14.1).',
  R12_3:
    'Počítej v tomto pořadí: nejdřív bonusy a postihy útočníka; pak modifikátor z jeho tabulky, v řádku tvé úrovně nebo úrovně scénáře; pak obrana cíle a co ho ještě chrání, méně průraznost. Pod 0 zranění neklesne. V rámci kroku volíš pořadí ty; když ne, je to pro tebe nejlepší.',
  R12_4: 'Například: Útok 3, s bonusem +2 je to 5, hod −1 dá 4, Obrana 1 nechá 3 zranění.',
  R12_5:
    'Zranění otočí kartu životů nestvůry do nové polohy (R1.2), takže další její útoky mají jinou tabulku. Na 0 životech a níž hned umírá. Další efekty toho útoku na ni odpadají; efekty na útočníka přijdou i tak.',
  R12_6: 'Ptá-li se něco na tabulku modifikátorů nestvůry, je to ta, která je právě vidět.',
  R12_7:
    'Útok může vyrůst tím, co bylo před ním: za každou vzdálenost, o kterou byl cíl v tomto tahu odstrčen či přitažen, nebo za každý tvůj opotřebený předmět. Patří to k bonusům; co přijde po ohlášení, se nepočítá.',
  R13_1:
    'Na pole vidíš, když se aspoň jedna přímka z rohu tvého pole do rohu toho druhého nedotkne žádné zdi. Zavřené dveře jsou zeď, celé pole, a samy nejsou v dosahu; nic jiného viditelnosti nebrání. Sousední pole (R4.2) na sebe vidí vždycky, i v chodbě, kde leží na zdi každý roh.',
  R13_2: 'Každá schopnost s dosahem potřebuje viditelnost. Ta, která není útok a dosah nemá, ji nepotřebuje.',
  R14_1: 'Výhoda: hoď dvakrát, platí lepší. Nevýhoda: hoď dvakrát, platí horší.',
  R14_2: 'Nesčítají se. Máš-li obojí, neplatí ani jedno.',
} satisfies Texts<typeof en>;
