import type en from '../../../en/inHand/reference/fights';
import type { Texts } from '../../../shape';

export default {
  R24_1: 'Nestvůra dělá, co je ve vrženém sloupci, v pořadí, které je pro ni nejlepší.',
  R24_2:
    'Nehýbe se víc, než musí: na nejbližší vzdálenost, ze které může zaútočit, a pryč z Nevýhody, dovolí-li to pohyb, takže střelec na vzdálenosti 1 ustoupí na 2. Nedosáhne-li na tebe, přijde co nejblíž. Po útoku ti už natruc nikam nechodí. Pohyb 2, útok 3, dosah 3, vzdálenost 1: ustoupí na 2 a střílí. Žádný pohyb, útok zblízka, vzdálenost 2: nezmůže nic.',
  R24_3:
    'S pohybem bez útoku, a odzbrojená, se blíží jako k boji zblízka. Zmatený střelec zůstává na vzdálenosti 1, nemá co získat. Léčení v řádku dosahu ji nechá bojovat zblízka, i pro R25.1. Dokud působí tvá neviditelnost, nehýbe se a neútočí, ale zbytek udělá.',
  R24_4: 'Léčí se před útokem, chybí-li jí aspoň tolik životů, jinak po něm. Počítá se i to, oč přišla cestou (R30.3).',
  R24_5: 'Bonusy jejího sloupce platí od začátku jejího tahu. Na létání záleží jen se Zátěžemi (R30).',
  R25_1:
    'Střední dosah nestvůry je druhý nejvyšší z dosahů jejích tří sloupců, největší ten nejvyšší. Pomlčka se počítá za 1: z 3, 3 a 1 je střední 3.',
  R25_2:
    'Boj začíná, když tvůj pohyb skončí ve středním dosahu živé nestvůry, která tě vidí, nebo když na některou zaútočíš. Rozhoduje jen to, kde pohyb skončí, ne co míjí, a vždycky se nejdřív dokončí.',
  R25_3:
    'Začne-li boj tím, že přijdeš blízko, a zbývá ti v tahu ještě akce nebo její část (předměty se nepočítají), hoď na chování hned. Nestvůra s nižší iniciativou, než má tvá vedoucí karta, tě přeruší celým tahem a pak pokračuješ; jinak jedná po tobě. Nezbývá-li ti nic, jedná teď, poslední v kole.',
  R25_4:
    'Útočíš-li, má nestvůra vždycky tuto příležitost přerušit, ještě před útokem, ať je jakkoli daleko; při shodě nepřeruší. Nedosáhneš-li po jejím tahu, útok počká: můžeš teď udělat akci druhé karty a pak zaútočit, nebo útok vynechat. Je to jediná výjimka z R9.2.',
  R25_5: 'Od toho hodu je kolo bojové. Vzdálenost je na začátku počet polí mezi vámi, u sousedních 1, nejvýš 7.',
  R25_6:
    'Chce-li bojovat víc nestvůr, jednu si vybereš. Zahájit palbu smíš na kteroukoli v dosahu; sám od sebe začíná boj jen střední dosah.',
  R26_1:
    'Smrt nestvůry boj hned ukončí. Na mapě stojíš tam, kde na jeho začátku; zbylé akce se dělají odtud a mohou začít další. Zabiješ-li ji před jejím tahem, kolo po nich končí.',
  R26_2:
    'Začíná-li kolo a ty jsi ve středním dosahu živé nestvůry, která tě vidí, je to kolo boje s ní. Pravidla scénáře pro začátek kola mají přednost.',
  R26_3: 'Z boje se neodchází jinak než něčí smrtí.',
  R27_1:
    'Výhra či prohra, z každé sebrané mince budou 2 zlaté, na kterékoli úrovni. Karty se vrátí, předměty obnoví, životy doplní.',
  R27_2:
    'Výhra: přečti závěr, označ scénář za splněný, otevři a zablokuj jiné, vezmi odměny a úspěchy a podívej se, jestli nepřišla nová úroveň (R28.1).',
  R28_1:
    'Po 3., 6., 9. a 12. splněném scénáři přijde dřív než co jiného nová úroveň, nejvýš 5.: otoč jednu kartu schopnosti na polovinu úrovně 2. Nejvyšší počet životů roste, jak říká karta životů.',
  R29_1: 'Po scénáři, vyhraném i prohraném, můžeš do města, nebo rovnou do jiného otevřeného scénáře.',
  R29_2:
    'Kupuje se za cenu, prodává za polovinu, zaokrouhleno dolů. Mít smíš 2 předměty, s Opaskem 3, Zastavárnice o jeden víc, a všechny jsou na tobě. Nikdy dva na jedno místo, jen jednoruční a drobnosti mohou být dvě; obouruční nenechá místo jednoručním. Zamčené předměty se objeví, když je něco odemkne.',
  R30_1:
    'Varianta, která se volí na celou kampaň. Když začne boj, dřív než kdo jedná, spočítej 0, 1 nebo 2 Zátěže na celý boj. Každá zdraží krok vzdálenosti o 1 pohyb, oběma. Skok a let platí 1. Odstrčení a přitažení si jich nevšímají.',
  R30_2:
    'Podívej se na cesty z tvého pole na pole nestvůry, ne skrz zdi, zavřené dveře a jiné živé nestvůry. Zátěží jsou překážky, pasti, náročný a nebezpečný terén. Když na některé z nejkratších cest, jako by byl všechen terén volný, nic z toho není, nebo když zdi žádnou cestu nenechají, žádná Zátěž není. Jinak počítej podle R30.6.',
  R30_3:
    'Zátěže jsou téhož druhu jako pole, ze kterých vzešly: z první cesty, a jsou-li 2, i z druhé; co se přejít musí, to se počítá. Je-li mezi nimi past nebo nebezpečný terén, zraní toho, kdo první přijde na vzdálenost 1, třeba odstrčený či přitažený, jednou za boj; z obou to horší. Kdo letí nebo skáče, vyvázne a nechá to dalšímu. Past zneškodněná v boji dál zdržuje, ale nezraní. Zranění se dá zrušit (R21.1).',
  R30_4:
    'Schopnosti mohou Zátěže přidat i ubrat, určitého druhu nebo kteréhokoli, natrvalo nebo na čas (R17.3). Je-li jich víc, volíš ty. Nikdy nejsou víc než 2.',
  R30_5:
    'Příklady. Překážka na přímé cestě a volná obchůzka: 1. Překážka, a na obchůzce past: 2, se zraněním pasti. Dva náročné terény na jediné krátké cestě: 2. Jeden: 1. Překážka na nejrychlejší cestě, jiná na druhé nejrychlejší: 2.',
  R30_6:
    'Vyber jednu z nejkratších cest, zakaž její překážky a najdi nejkratší ze zbylých. Spočítej na ní pole, která zdržují (bez tvého a nestvůřina). Je-li některé z nich i na první cestě, jedno odečti. Žádné: 1 Zátěž. Víc, nebo není kudy obejít: 2. Z možných prvních cest vezmi tu s nejnižším výsledkem, pak s nejmírnějšími druhy.',
} satisfies Texts<typeof en>;
