import type en from '../../en/inHand/afterwards';
import type { Texts } from '../../shape';

/** The texts after a scenario and at the end of the campaign. */
export default {
  conclusion: {
    plotNine:
      'Hlína na parcele devět je otevřená zespodu, úhledně, kýmsi, koho naučili zavírat za sebou dveře. Je úterý; tvoje sestra odešla do práce.',
    tuesdayShift:
      'Na druhém břehu ji vidíš jedinou minutu: třetí v řadě, nese cihly, brouká si. V knize u brány stojí u jejího jména v kolonce „propuštění“: „viz předák“.',
    gageAndDaughter:
      'Přezku obrousil do svého tvaru lepší člověk a třetí poutko nikdo nezaplnil. V podšívce je jeho poslední vzkaz: „SCHODY. VZÍT PROVAZ. VZÍT CHLEBÍČKY.“',
    foremanGrubb:
      'Grubb umírá s dluhem za tři týdny večeří, takže má čas do úterka. Tansy se na tebe podívá, řekne: „Ubíráš mi přestávku,“ a vrátí se k práci; dva lidé v davu si všimli, že promluvila, a oba s tebou chtějí mluvit.',
    seniorBailiff:
      'Klobouk sedí. Ve spisu pod heslem „Tansy“ je jediný řádek: když zemřela, dluh nebyl její; její se stal ve středu.',
    showOfHands:
      'Návrh je přijat všema rukama, z nichž některé ještě drží na majitelích. Hrobník Brill, kterému jedenáct let nezůstal žádný zákazník, ti připíná černou stužku a říká ti rodino, což od jara nikdo neudělal.',
    waxFloor:
      'Kámen je studený a drží jeden tón jako člověk, který si každou chvíli vzpomene na tvé jméno. Váží přesně tolik, kolik ti kdo dluží, a je lehčí, než v co šlo doufat.',
    downTools:
      'Poprvé za tři sta let komíny Zástavy přestanou kouřit a město zjistí, že je cítit. Kámen pálí do dlaně přesnou vahou všech tvých odkladů.',
    proofSpirits:
      'Máma Mokřina počítá pinty, jednu ochutná a s viditelným potěšením zapomene tvé jméno. Noční čepel má ona; má ji na limetky.',
    nightAudit:
      'Auditor zavře svůj vlastní spis se spokojeným povzdechem a skácí se. Na poslední stránku napsal: „Král dluží. Ptejte se komu.“',
    highWater:
      'Čtyři sta mrtvých vychází potopou ruku v ruce, Tansy v čele je počítá. Pod bahnem voda odkryla vršek schodiště, které není na žádné mapě, a papír od chlebíčku.',
    landladyOfTheFen:
      'Potápí se coul po coulu a přitom ti opravuje držení těla. Noční čepel vyjde z prkénka se zvukem stránky vytržené z něčeho, co se ještě čte.',
    longStair:
      'Dole jsou dveře se dvěma prázdnými lůžky, rudým a modrým, a mosazný štítek: JISTINA. Někdo za nimi brousí pero, a brousí ho od dob, kdy tvůj rod ještě neměl jméno, na které by se dalo dlužit.',
    lastOrders:
      'Poslední nájezdník se skulí do bažiny s připíchnutou stvrzenkou. „Řeže inkoust,“ říká Máma Mokřina a podává Noční čepel, „a my ostatní jsme, drahoušku, z větší části inkoust, jakmile nás jednou zapíšou.“',
    strikeFund:
      'Kámen pálí do dlaně všemi tvými odklady. Za tebou jeden starý mrtvý bez hněvu říká, že to asi někdo udělat musel, a znovu zapíná samovar.',
    kingsTicket:
      'Kámen je studený a drží jeden tón jako člověk, který si každou chvíli vzpomene na tvé jméno. Potvrzenka je psaná královskou rukou a královská ruka se třásla.',
    principalsDesk:
      'V zásuvce je klíč, lisovaná květina a dlužní úpis na „jedno království, celé“. Dargoth se z toho nikdy nedostal: je největším dlužníkem Dunmarku a odpracovává si to od prvního úterka.',
    halfHoliday:
      'Sedí na vlastním náhrobku, komíhá nohama a říká ti, čí těch čtyři sta dvanáct bylo: tvoje, přesunuté o sloupec vedle, úhlednou rukou, v týdnu, kdy se utopila. Pak píšťala; dá ti svou stužku, řekne: „Škrtni to pořádně, nebo se do toho nepouštěj,“ a vstane.',
    finePrint:
      'Tam, kde je vyškrábané poslední slovo, je pergamen tenký jako víčko a proti světlu je vidět, co tam stávalo: „až do smrti“. Svineš Dargothův svitek; regály se nadechnou.',
    struckOff:
      'Vepíšeš slovo zpátky. Po celém království odkládají mrtví, co drží, něco z toho jemně, a lehají si, kde stojí; v dlouhém tichu je slyšet hrobníka Brilla, jak říká, že bude potřebovat větší lopatu.',
    solventKing:
      'Osbert Solventní umírá s dluhem jednoho království a v úterý se hlásí u vápenek, včas a ve druhé nejlepší koruně. Mrtví jsou od té doby placeni od hodiny; Tansy, zvolená pokladní, si každý týden bere půlden volna a hádá se s tebou o ten tvůj.',
    carriedForward:
      'Řádek Tansy je škrtnutý a tvou rukou převedený na tvůj, kde začal; úterý prospala. Kancléř je z tebe spravedlivý a suchý a vedle parcely devět začali, s tvým svolením, kopat parcelu deset.',
  },
  /** What the outcome page shows after a lost scenario, by scenario. */
  lost: {
    plotNine: 'Probouzíš se u hřbitovní brány a na kabátě máš přišpendlenou obsílku: nedoručeno, zkuste to znovu.',
    tuesdayShift: 'Noční brána spadne na píšťalu a po třech stech letech poprvé někdo přišel pozdě.',
    gageAndDaughter: 'Stará Gageová tě vyvede za límec a klobouk si nechá za to, co se rozbilo.',
    foremanGrubb: 'Grubb ti zapíše absenci. Tansy o dvě pece dál nezvedne hlavu; není to její přestávka.',
    seniorBailiff: 'Nájemní ulice vrací obsílky s opravami a přikládá účet za papír.',
    showOfHands: 'Návrh padl, schůze nebyla usnášeníschopná. Ty o něco dřív než on.',
    waxFloor: 'Vynesou tě předními dveřmi, je to blíž, a místo, kde se leželo, přeleští.',
    downTools: 'V poledne pec zase hoří. Kámen je teplý, stávka studená a ty jsi někde mezi tím.',
    proofSpirits: 'Soudek se vrátil bez tebe. Máma Mokřina vypije tvůj díl a odpustí ti dvakrát.',
    nightAudit: 'Audit končí s jednou nevysvětlenou položkou. Jsi to ty a převádíš se do příštího roku.',
    highWater: 'Voda tě vyplaví u dolního stavidla mezi lidmi, kteří to znají.',
    landladyOfTheFen: 'Při zavírací hodině tě vyloví a rozprostře na pult, ať uschneš.',
    longStair: 'Probouzíš se zase na prvním schodu. Někdo vedle tebe položil chlebíček.',
    lastOrders: 'Destilačka jde do šrotu, za tolik a tolik z libry. Máma Mokřina si nechá kohoutek a nůž.',
    strikeFund: 'Uvaří ti čaj v samovaru, doprovodí tě ke dveřím a zamknou je za tebou.',
    kingsTicket: 'Papíry jsou uklizené. Na jednu noc k nim patřila i tvá osoba.',
    principalsDesk: 'Lampy jedna po druhé zhasnou a dveře říkají, že se můžeš objednat znovu.',
    halfHoliday: 'Píšťala zazní dřív, než k ní dojdeš. Půlku odpoledne ti schovala; teď si ji odpracuje.',
    finePrint: 'Shledávají tě v rozporu s článkem a vydávají na poslední straně jako tiskovou chybu.',
    struckOff: 'Dargoth přitiskne piják na řádek s tvým jménem a chvíli vypadá, jako by doufal v něco jiného.',
    solventKing: 'Průvod se zastaví u schodů paláce a tiše na tebe čeká pod nápisem PROSÍM.',
    carriedForward: 'Pero ti vezmou z prstů, otřou a vrátí do stojánku na příště.',
  },
  ending: {
    struckOff: {
      first: 'Slovo se vrací na místo a inkoust je přijme jako suchá zem déšť. Až do smrti. Víc nikdy nikdo nedlužil.',
      second:
        'Lehají si uprostřed směny: u vápenek, ve stavidlech, u stolů, kde sčítali ještě před narozením tvé babičky. V poledne je království na mizině, večer svobodné a cihly chybějí do konce tvého života.',
      third: 'Parcelu devět kopeš podruhé, vlastníma rukama, protože už není komu to nařídit. Zavřela za sebou dveře.',
    },
    solventKing: {
      first:
        'Dluh zůstává. Tak se hlasovalo. Změnilo se, že se za něj platí: od hodiny, v pátek, mincí, kterou nikdo nezastavil.',
      second:
        'Jeho Veličenstvo je na úterní směně. Cihly mu nejdou, ale chodí včas a druhý den ráno požádá starou mrtvou ženu, aby mu to ukázala, a ona mu to ukáže.',
      third: 'Účty vede Tansy. Ve svém volnu se s tebou hádá o to tvoje. Je to nejdelší rozhovor, jaký jste kdy vedli.',
    },
    carriedForward: {
      first: 'Jedno jméno za druhé. Lady Quillová osuší stránku, pogratuluje ti a poprvé ve své kariéře nemá co dodat.',
      second:
        'Každé úterý mrtví vstanou a jdou do práce, všichni až na jednu. Stroj běží hladce jako vždycky; má v sobě novou součástku a ta má tvůj rukopis.',
      third: 'Z kancléřova okna je vidět hřbitov. Stůl je na tvůj příkaz otočený.',
    },
  },
  endingLine: {
    holiday: 'Měla jeden půlden volna. Strávili jste ho spolu celý.',
    noHoliday: 'Půldne volna se nedočkala. Mělo se to zařídit.',
    torn: 'Na třech dveřích Nájemní ulice není obsílka a nikdo se neptá proč.',
    served: 'V Nájemní ulici si pamatují, kdo přinesl poslední tři obsílky; podrží ti dveře a mlčí.',
    voted: 'Zápis Nezaplacených uvádí tvůj hlas. Podpořil jej muž bez čelisti.',
    widowsBox: 'Ve sklepě stála pokladnička pro vdovy a sirotky. Bylo v ní dvanáct zlatých. To číslo si pamatuješ.',
    sexton:
      'Namažeš rýč a pověsíš ho na hřebík. Ať je s ostatními jakkoli, jedna parcela v Zástavě je vykopaná někým, kdo znal její jméno.',
    pawnbroker:
      'Vyndáš ze zásuvky lístek s vlastním jménem a roztrhneš ho vejpůl. Nikdy nestál za to, co se na něj půjčilo.',
  },
  signed: {
    own: 'Podpis je tvůj vlastní. Vedle parcely devět začali, s tvým svolením, kopat parcelu deset.',
    sister: 'Podpis zní na jméno tvé sestry. Je kancléřkou, lepší než ty, a je vzhůru.',
    king: 'Podpis zní na jméno krále. Ukázalo se, že podepsal první, dávno a na každé stránce.',
  },
  /** The summary of a finished game. */
  reckoning: {
    title: 'Vyúčtování',
    rounds: 'Kola',
    dealt: 'Způsobená zranění',
    struck: 'vlastní rukou: {struck}',
    allStruck: 'všechna vlastní rukou',
    best: 'Nejtvrdší rána',
    noThrow: 'žádný zásah',
    card: 'Karta dne',
    noCard: 'všechny mají čisté ruce',
    earned: 'Pocty',
    honour: 'Pocta: {name}.',
    share: 'Vzít obrázek s sebou',
    sealWon: 'Doručeno',
    sealLost: 'Vráceno',
    sealEnd: 'Konec',
  },
} satisfies Texts<typeof en>;
