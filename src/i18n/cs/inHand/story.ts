import type en from '../../en/inHand/story';
import type { Texts } from '../../shape';

export default {
  prologue: {
    first:
      'V Dunmarku dluh nekončí s dlužníkem. Před třemi sty lety kdosi vyškrábal ze stránky jediné slovo a od té doby nikdo, kdo zemře dlužen, nezůstane ležet. Nejbližší úterý každý takový vstane a jde do práce.',
    third:
      'Dnešní obsílka je na parcelu devět, hřbitov v Zástavě: čtyři sta dvanáct zlatých. Jméno na ní je Tansy. Na jaře se utopila u jezu a byla to tvoje sestra.',
  },
  /** The descriptions of the heroes on the page where the player chooses one. */
  hero: {
    bailiff: {
      name: 'Exekutor',
      trade: 'Doručuje obsílky mrtvým.',
      way: 'Odzbrojit, počkat, udeřit: od všeho něco.',
      premise:
        'Jmenuješ se {name} a exekvuješ pro Účtárnu: doručuješ obsílky lidem, kteří na ty předchozí už zemřeli. Uživí tě to, což se o klientech říct nedá.',
    },
    sexton: {
      name: 'Hrobník',
      trade: 'Pohřbívá mrtvé. Zatím.',
      way: 'Pomalý, houževnatý, jistý: strká, táhne, kope jámy a čeká, až nepřátelé přijdou.',
      premise:
        'Jmenuješ se {name} a učíš se u hrobníka Brilla. Zakopáváš je a v úterý vylezou, otřou si nohy a jdou do práce. Před jedenácti lety tě Účtárna vzala do přísahy a její obsílky doručuješ vedle toho: kdo kopal jámu, ať předá i papír.',
    },
    pawnbroker: {
      name: 'Zastavárnice',
      trade: 'Zná cenu všeho.',
      way: 'Rychlá a křehká: 30 zlatých, o předmět víc a bojuje obojím.',
      premise:
        'Jmenuješ se {name} a jsi z krámu Gageová a dcera, ta dcera, která na vývěsce není, protože se platilo od písmene. Půlka Zástavy leží na tvých policích, s lístky. Jedenáct let vedle toho doručuješ obsílky Účtárny: víš, kolik kdo dluží.',
    },
  },
  /** Pages of scenarios that belong to no campaign, such as the lesson. */
  outside: {
    lesson: { title: 'Lekce', goal: 'Zabij Šourala a dojdi k bráně' },
  },
  scenario: {
    plotNine: {
      title: 'Parcela devět',
      introduction:
        'Obsílka zní na parcelu devět: čtyři sta dvanáct zlatých, jeden dlužník, zesnulý. Jedenáct let doručuješ mrtvým a poprvé má některý z nich tvůj nos.',
      goal: 'Zabij všechny nestvůry',
      special: 'Poslední pocta. Pole (a) je parcela devět. Když na něm poprvé skončíš tah: léčení 2.',
    },
    tuesdayShift: {
      title: 'Úterní směna',
      introduction:
        'Jdeš po stopách Tansy, bosých a přímých, ke Stavidlům. Noční brána se zavírá na píšťalu a mrtví v životě nikam nepřišli pozdě, leda, nakrátko, na vlastní pohřeb.',
      goal: 'Skonči tah na východu do konce 9. kola',
      special:
        'Píšťala. Noční brána se otevře na konci 7. kola a na konci 9. kola spadne: kdo je ještě uvnitř, prohrál.',
    },
    gageAndDaughter: {
      title: 'Gageová a dcera',
      introduction:
        'Stará Gageová přísahá, že se jí do krámu nikdo nevloupal, hlasem ženy, která slyší, jak se to děje. Někde vzadu je opasek Oswina Thruppa, posledního exekutora, který se vyptával; vdova ho zastavila nadvakrát.',
      prize: 'Máš zástavní potvrzenku.',
      goal: 'Seber obě zástavní potvrzenky a skonči tah na východu',
      special:
        'Rozbité zboží se platí. Každý tvůj útok na dálku v krámu stojí 1 zlatý, pokud nějaký máš. Potvrzenky leží v bednách s červenou značkou.',
    },
    foremanGrubb: {
      title: 'Předák Grubb',
      introduction:
        'Předák Grubb řídí vápenky podle prosté zásady: mrtví se neunaví, a proto se k tomu musí přimět. Tvou sestru má na seznamu a svůj seznam nepůjčuje.',
      goal: 'Zabij předáka Grubba a zůstaň do konce směny',
      special:
        'Druhý dech. Když má Grubb na konci tahu poprvé 5 BZ nebo méně, jedná do konce boje podle elitní poloviny. Směna končí na konci 7. kola: dřív nikdo neodejde.',
    },
    seniorBailiff: {
      title: 'Vrchní exekutor',
      introduction:
        'Lady pokladní Hesper Quillová ti nabízí povýšení, lepší klobouk a nahlédnutí do spisu. Chce jen tři další obsílky v Nájemní ulici, kde jsou nájemníci už dávno mrtví a začali dům vylepšovat.',
      goal: 'Skonči tah na každém z prahů (a), (b) a (c)',
      special:
        'Doručit, nebo roztrhat. Na každém prahu si vyber: doruč obsílku za 2 zlaté hned, nebo ji roztrhej za nic. Roztrhej všechny tři a Účtárna si své zlato nechá.',
    },
    showOfHands: {
      title: 'Hlasování',
      introduction:
        'Svaz Nezaplacených se schází o půlnoci v sále činžáku; hlasuje se o návrhu „aby tento dům ulehl“. Účtárna poslala několik znepokojených občanů.',
      goal: 'Zabij všechny čtyři křiklouny do konce 9. kola',
      special:
        'Přijdou sami. Po mapě se nehýbeš. Na začátku kola bez živého křiklouna vejde další, na vzdálenosti 4, poslední dva na 3. Faktická poznámka. Po každém zabití kromě posledního si vyber: léčení 1, obnov opotřebený předmět, nebo další vejde na vzdálenosti 6.',
    },
    waxFloor: {
      title: 'Voskovaná podlaha',
      introduction:
        'Jako vrchní exekutor smíš do druhého patra pro Modrý kámen, zvaný „Dluží se mu“, kvůli čištění. Nesmíš tam, přísně vzato, v noci a stropem.',
      prize: 'Máš Modrý kámen.',
      goal: 'Seber Modrý kámen a skonči tah tam, kde scénář začal',
      special:
        'Ticho, prosím. Každý zahájený boj přidá 1 k poplachu. Dokud je 2 nebo víc, má každá Vosková stráž Pohyb +1. Do konce 6. kola sedí tam, kde scénář začal, hlídač: tah, který tam skončí dřív, se nepočítá.',
    },
    downTools: {
      title: 'Odložte nářadí',
      introduction:
        'Za svítání vápenky odstaví ti, které v nich pálí. Pod hlavní pecí leží Rudý kámen, zvaný „Dluží“, který Koruna drží rozpálený, aby si ho nikdo nechtěl potěžkat.',
      prize: 'Máš Rudý kámen.',
      goal: 'Skonči tah na obou ventilech, (a) i (b), a seber Rudý kámen',
      special:
        'Horká podlaha. Vápno severního dvora zhasne s ventilem (a), jižního s ventilem (b). Kámen leží v peci; do ní se nevstoupí, dokud nejsou zavřené oba.',
    },
    proofSpirits: {
      title: 'Poctivá pálenka',
      introduction:
        'Přečerpání bývalo polem, než je Koruna odvodnila na úvěr a voda si půjčku vzala zpátky. Kdesi v rákosí pálí Máma Mokřina „odpuštění“, 61 procent, a než se začne mluvit o nožích, chce mít jeden soudek odvezený.',
      goal: 'Skonči tah na východu s pintou v soudku',
      special:
        'V soudku jsou 2 pinty. Kdykoli ti hrozí zranění, smíš místo něj dát pintu; prázdný soudek znamená prohru. Skákat se tu nedá. Za každou doručenou pintu 2 zlaté. Máma Mokřina stojí stranou cesty: přijdeš-li na 2, bojuje; na 0 BZ se se smíchem potopí a nechá 2 zlaté.',
    },
    nightAudit: {
      title: 'Noční audit',
      introduction:
        'Jednou za sto let Auditor prověří Účtárnu a jednou za sto let je Účtárna nová. Tentokrát našel kámen v mínusu, exekutora navíc a sestru ve špatném sloupci, a někdo u dvora poslal Nenápadnou osobu dohlédnout, aby víc nenašel.',
      goal: 'Zabij Auditora a pak skonči tah na jeho spisu (a)',
      special:
        'Účty musí sedět. Dokud karta životů Auditora leží ve 2. poloze, má Obranu 1, ve 4. Odvetu 1 na dosah 3. Audit končí na konci 6. kola: tah, který na spisu skončí dřív, se nepočítá.',
    },
    highWater: {
      title: 'Velká voda',
      introduction:
        'Koruna chce stávku ukončit tím, že na stávkující otevře stavidla; většina z nich se už jednou utopila a nelíbilo se jim to. Otoč kolem a pak odejdi horními dveřmi, v tomto pořadí a svižně.',
      goal: 'Skonči tah na stavidlovém kole (a), pak na východu, do konce 11. kola',
      special:
        'Voda stoupá. Zóny se zaplaví na konci 4., 6. a 8. kola: obyčejná pole jsou pak náročná a skončíš-li později kolo ve vodě, máš 1 zranění. Horní dveře se otevřou, až se zaplaví zóna II, na konci 6. kola.',
    },
    landladyOfTheFen: {
      title: 'Hostinská z bažin',
      introduction:
        'Čepel neprodá, říká; je to jediná věc v bažině, která má ostří, ji samu počítaje. Ty máš obsílku, křivdu a zákon na své straně, ona má bažinu.',
      goal: 'Zabij Mámu Mokřinu a pak skonči tah na Čepeli (a)',
      special:
        'Světla domu. Dokud žije Bludička, vrací každé léčení Mámy Mokřiny o 2 více. Se Zátěžemi: první Odstrčení nebo Přitažení v boji s ní odstraní jednu Zátěž.',
    },
    longStair: {
      title: 'Dlouhé schodiště',
      introduction:
        'Devět set devadesát devět schodů a cedule: „Odtud jen zaměstnanci, na věky“. Oswin došel k chlebíčkům.',
      goal: 'Skonči tah na východu',
      special: 'Při tom světle, co je. Nikdo nevidí dál než na 2 pole, není-li přítomen Oheň.',
    },
    lastOrders: {
      title: 'Poslední runda',
      introduction:
        'Pro destilačku jedou berňáci a Máma Mokřina by uvítala, kdyby tu zůstali. Na oplátku přihodí nůž, který se na limetkách ztupil a na všem ostatním nabrousil.',
      goal: 'Ubraň destilačku do konce 8. kola',
      special:
        'Přijdou sami, na vzdálenosti 4, 3, 4 a 3. Měď. V destilačce je 9 mědi minus úroveň scénáře. Nestvůra, která tě ve svém tahu nezraní, ji nakopne: 2 mědi, elitní 3. Na nule prohráváš. Když jsou mrtví všichni čtyři, je konec dřív.',
    },
    strikeFund: {
      title: 'Stávkový fond',
      introduction:
        'Rudý kámen mají Nezaplacení od přepadení vápenek a drží ho ve sklepích pod destilačkou, vedle pokladny a samovaru. Polovina z nich tě zná; bylo by laskavé pospíšit si.',
      prize: 'Máš Rudý kámen.',
      goal: 'Seber Rudý kámen a skonči tah tam, kde scénář začal',
      special:
        'Střídání směn. Na konci 4. kola se každá nestvůra, s níž ještě nebyl boj, stane elitní. Poklad 15 je pokladnička vdov a sirotků.',
    },
    kingsTicket: {
      title: 'Královská potvrzenka',
      introduction:
        'Pim Gageová posune přes pult potvrzenku: jeden modrý kámen, zastavil „O. Rex“, nevyplaceno. Král zastavuje tvé věci, aby splácel úroky z vlastních, a dnes v noci přijdou jeho lidé uklidit papíry.',
      prize: 'Otvíráš schránku.',
      mark: 'Je v ní Modrý kámen.',
      goal: 'Otvírej schránky, dokud nenajdeš Modrý kámen',
      special:
        'Položka po položce. Klíče má šermíř a na schránkách je časový zámek: žádná se neotevře, dokud šermíř žije a dokud neskončí 5. kolo. U první schránky hoď: při A je v ní kámen. U druhé při A nebo B. Ve třetí je určitě. Každá neotevřená schránka vynese 4 zlaté.',
    },
    principalsDesk: {
      title: 'Stůl Jistiny',
      introduction:
        'Oba kameny zapadnou do dveří a dveře řeknou: „Jste objednaní?“ Za nimi řady stolů klesají do tmy a u prvního sedí podpis s připojeným mužem.',
      prize: 'Máš klíč.',
      goal: 'Rozsviť obě desky, (a) i (b), a seber klíč',
      special:
        'Desky. Rudá deska (a) platí, jen je-li na konci tvého tahu přítomen Oheň, modrá (b) jen s Temnotou; jinak 1 zranění za drzost. Deska, která platila, svítí dál. Zásuvka se otevře, až svítí obě.',
    },
    halfHoliday: {
      title: 'Půlden volna',
      introduction:
        'Noční čepelí vyřízneš jeden řádek z jednoho rozpisu směn a Tansy má volné odpoledne: první od té doby, co se utopila. Předák Grubb, který zemřel ve čtvrtek, byl povýšen.',
      goal: 'Skonči kolo tak, že ty i Tansy jste na parcele devět (a) nebo vedle ní',
      special:
        'Tansy jde za tebou až o 3 pole na konci každého kola bez boje. V boji stojí; nestvůra, která tě ve svém tahu nezraní, ji pošle o 2 pole zpátky.',
    },
    finePrint: {
      title: 'Drobné písmo',
      introduction:
        'Stará hlavní kniha je knihovna s jedinou knihou a tou knihou je sama budova. Máš nahlas přečíst tři články a pak podle nich dál žít.',
      goal: 'Skonči tah na každém článku: (a), (b) a (c)',
      special:
        'Přečtený článek zavazuje. (a): peníze už nelze sbírat. (b): nestvůry mají Pohyb +1. (c): pasti a nebezpečný terén zraňují dvojnásobně, kohokoli.',
    },
    struckOff: {
      title: 'Vyškrtnuto',
      introduction:
        'Noční čepel řeže inkoust; Svitek říká kde. Mezi všemi dluhy Dunmarku a čistou stránkou stojí jen muž, který podepsal první; je velmi unavený a velmi dobrý v tom, co dělá.',
      goal: 'Zabij Dargotha, dvakrát',
      special:
        'Kontrasignováno. Zabitý Dargoth znovu usedne, elitní, na vzdálenosti 4: na začátku dalšího kola, ne však dříve, než na konci 5. kola skončí přestávka. Padající regály. Od 7. kola končí každé kolo 1 zraněním.',
    },
    solventKing: {
      title: 'Solventní král',
      introduction:
        'Nezaplacení táhnou na palác pod praporem s nápisem PROSÍM. Se dvěma kameny a Svitkem lze do čela knihy vepsat jakékoli jméno a stávkový výbor už jedno má.',
      goal: 'Zabij krále Osberta a pak skonči tah na trůnu (a)',
      special:
        'Král potřebuje tvé věci: když s ním začne boj, musíš naprázdno použít jeden připravený předmět. Dokud žije Medvěd z trofejí, má král Obranu 2 a jeho útoky Průraznost 2. Průvod dorazí na konci 6. kola: tah, který na trůnu skončí dřív, se nepočítá.',
    },
    carriedForward: {
      title: 'Převedeno',
      introduction:
        'Lady Quillová rozloží tři stránky a velmi dobré pero: podepiš a jsi kancléř a tvá sestra je čistá. Auditor se kvůli tomu vrátil; zemřel s jedenácti dny nevybrané dovolené.',
      goal: 'Skonči tah na stránkách (a), (b), pak (c), každou podepiš a zabij vše, co je hlídá',
      special:
        'Zde podepište. Stránka (a) stojí 2 BZ (zrušit je nejde), stránka (b) 6 zlatých nebo odhozenou kartu a stránka (c) je poslední: čím jménem podepíšeš?',
    },
  },
  headstone:
    'Náhrobek parcely devět: „TANSY. Zavírala za sebou dveře. Splatno na požádání.“ Pod tím, dětskou rukou a mnohem starší: „vrátím se k večeři“.',
  ending: {
    struckOff: { title: 'Vyškrtnuto' },
    solventKing: { title: 'Solventní král' },
    carriedForward: { title: 'Převedeno' },
  },
} satisfies Texts<typeof en>;
