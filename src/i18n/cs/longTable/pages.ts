import type en from '../../en/longTable/pages';
import type { Texts } from '../../shape';

export default {
  prologue: {
    first:
      'Mrtví z Dunmarku nikdy nepřepluli řeku Prodlevu. V tom byla ta potíž. Na druhé straně leží Onen břeh, který co řeka řekou přijímal vklady: Wherryovi je převáželi za penci z hlavy. Pak Dargoth vyškrábal jediné slovo, mrtví místo toho chodili každé úterý do práce a tři sta let nikdo nic neuložil.',
    second:
      'Onen břeh je trpělivý. Psal každý rok; dopisy skončily v Úřadě mrtvých dopisů, protože tam dopisy mrtvým končí. Letos nenapsal. Poslal likvidátora.',
    third:
      'Království v úpadku smí podle Statutu odlivu jmenovat správce, aby řekli, co zbylo, a svolat všechny věřitele k Dlouhému stolu. Začíná ve sklepení u Přívozních schodů, je u něj místo pro jedenáct, vychází zdí ven, dolů po schodech a přes vodu; z druhého konce se ještě nikdo nevrátil, aby řekl, jak je dlouhý.',
  },
  before: {
    struckOff:
      'Lehli si, všichni do jednoho, a nikdo je nepřišel převzít. Druhý pátek se zase posadili a zdvořile se ptali, jestli nejde o omyl.',
    solventKing: 'Mrtví jsou teď placeni od hodiny. Onen břeh pokládá mzdu za uznání dluhu.',
    carriedForward: 'Jméno své sestry neseš ve svém. Za řekou si někdo všiml, že se pořád převádí.',
    none: 'Kdo zemře dlužen, nezůstane ležet. Hodí se to každému kromě těch, jimž dluží.',
  },
  act: {
    inventory: 'Dějství I: Soupis',
    proofOfDebt: 'Dějství II: Přihlášení pohledávek',
    distribution: 'Dějství III: Rozvrh',
  },
  ending: {
    paidIn: {
      title: 'Uloženo',
      text: 'Mrtví odplouvají z vlastní vůle a Onen břeh je solventní. Živým zůstává ticho, které si nikdo neobjednal, a kalendářík, který začíná zítřkem.',
    },
    nothingLeftOver: {
      title: 'Beze zbytku',
      text: 'Zůstatkář je spotřebován. Nan Wherryová převáží, kdo chce, po jednom, za denního světla, tam i zpět. Jízdné je pence. Začala dokonce vracet drobné.',
    },
    settled: {
      title: 'Vyrovnáno',
      text: 'Koruna kupuje Stůl na otop, za tolik a tolik z libry, a pro jednou platí ze svého. Hoří celou zimu od konce ke konci a hřeje oba břehy zhruba stejně.',
    },
    passengerList: 'Poslední jméno na seznamu bylo tvoje. Teď je škrtnuté. Tužkou.',
  },
  title: {
    noticeOnTheDoor: 'Oznámení na dveřích',
    groundRent: 'Pozemková renta',
    goodsAndChattels: 'Věci movité',
    returnedToSender: 'Zpět odesílateli',
    aFloatingCharge: 'Plovoucí zástava',
    soMuchInThePound: 'Tolik a tolik z libry',
    theCrossing: 'Přeplavba',
    theSaltOffice: 'Solní úřad',
    theRopewalk: 'Provaznická dráha',
    theLifeOffice: 'Životní pojišťovna',
    theSinkingFund: 'Umořovací fond',
    escrow: 'Úschova',
    paidIn: 'Uloženo',
    theLongTable: 'Dlouhý stůl',
    dungeon: 'Náhodné podzemí',
  },
  introduction: {
    noticeOnTheDoor:
      'Přívozní kancelář je zapečetěná poctivým modrým voskem, jaký v Dunmarku nikdo nevyrábí. Pod pečetí je soupis nábytku; pod nábytkem, touž rukou, soupis zaměstnanců.',
    groundRent:
      'Hřbitov v Zástavě dostal účet za tři sta let pozemkové renty s odůvodněním, že tu půdu stejně nikdo z ležících neužíval. Tři parcely jsou otevřené k prohlídce a inspektoři si přinesli rakev.',
    goodsAndChattels:
      'Celní sklad střeží, co Koruna zabavila a ještě neprodala. Od čtvrtka zabavuje sám sebe: za soumraku byl ve Vápenné aleji viděn příborník, jak míří k řece se zavřenými šuplíky.',
    returnedToSender:
      'Onen břeh psal: jednou za rok, tři sta let, obyčejnou poštou. Dopisy mrtvým se uchovávají v Úřadě mrtvých dopisů, který nikdy neměl resty a byl by rád, kdyby všichni šli.',
    aFloatingCharge:
      'Plovoucí zástava, říká Pim, nevázne na ničem až do dne, kdy uvázne na všem. Tahle měří čtyřicet yardů, je natřená načerno a kotví pod stavidly. Pan Sump, likvidátor, je doma.',
    soMuchInThePound:
      'Koruna (ať ji má na hlavě kdokoli) navrhuje vyrovnání: tolik a tolik z libry, z libry někoho jiného. Než padne kladívko, musí někdo udržet položky v ohradě, a položky už podmínky slyšely.',
    theCrossing:
      'Svaz Nezaplacených si odhlasoval přeplavbu většinou jednoho hlasu, který se zdržel. Napřed jdou tři delegáti. Nesou chlebíčky, ze zvyku.',
    theSaltOffice:
      'Dividenda se vyplatí v soli, která je dobrá jako zlato a líp vydrží. Solní úřad ji má pod trojím zámkem a v péči oddělení, které bylo zrušeno a nikdo mu to neřekl.',
    theRopewalk:
      'Provaznická dráha je tři sta yardů dlouhá a osm stop široká a na jejím konci leží nové lano svazu: právě na jednu přeplavbu. Řeči se roznesly. Jdou hned za vámi a mají sirky.',
    theLifeOffice:
      'Životní pojišťovna kryje v Dunmarku každého a proti ničemu zvlášť. V posledním patře sedí Aktuár, který vede tabulky Onoho břehu a zná hodinu každého, kdo jde po schodech. Přistavil přesně tolik židlí, kolik bude třeba.',
    theSinkingFund:
      'Od Dargothových dob Koruna každý rok něco málo uložila do Umořovacího fondu. Je to díra na Svíčkových slatinách, hluboká devadesát sáhů; peníze se házely shora. Dole je něco rovná.',
    escrow:
      'Úschova je ostrov uprostřed řeky, který nepatří nikomu, dokud se něco nevyřeší. Stojí na něm dva zvony, pro každý břeh jeden; zazní-li oba, je svolána schůze. Už se to zkoušelo. Tady jsou klobouky těch, kdo to zkusili.',
    paidIn:
      'Po čtyřech stech, pence z hlavy, a dveře Onoho břehu jsou konečně otevřené, protože je co jimi nosit. Stačí dohlédnout, aby fronta zůstala frontou a kotevní kůl stál, než se loď desetkrát otočí.',
    theLongTable:
      'Vzdálený konec Stolu je prostřen pro každého v Dunmarku, i s cedulkou. V čele sedí Zůstatkář, jemuž nikdo nic nedluží a který dostane, co zbude, když se dvě strany navzájem zruinují. Nikdy nemusel zvýšit hlas.',
    dungeon:
      'Pod zemí je Zástavy víc než nad ní a nic z toho není zaplacené. K prohlídce jsou otevřené tři místnosti. Ve čtvrté jsou ti, kdo si je prohlíželi naposled.',
  },
  door: {
    noticeOnTheDoor: { d1: 'Lodě jsou pryč. Křídou je obkresleno, kde stály, a v každém obrysu leží stvrzenka.' },
    groundRent: {
      d1: 'Vnitřní dvůr je plný lidí: stojí u vlastních náhrobků, klobouky v ruce, a někdo je počítá.',
    },
    goodsAndChattels: {
      d1: 'Nábytek utvořil frontu.',
      d2: 'V trezorové místnosti je zvonek na správce. Správce leží na podlaze, s visačkou.',
    },
    returnedToSender: {
      d1: 'Přihrádky stoupají výš, než je vidět. Mezi R a S si něco udělalo hnízdo.',
      d2: 'V místnosti nepřečtených je zima a všechny židle jsou odsunuté, jako by všichni vstali naráz.',
    },
    aFloatingCharge: {
      d1: 'Pan Sump je vysoký muž nalitý do fraku. Na uvítanou se zvedá, a zvedá se dál. „Věřitel, nebo dlužník?“ ptá se. „Ušetří to čas.“',
    },
    theCrossing: {
      d1: 'Vyslanci Onoho břehu už jsou na schodech a postupují dolů, dveře po dveřích. Delegáti před nimi smekají.',
      d2: 'Molo. Voda vystoupila o dva schody, aby se podívala, kdo to je.',
    },
    theSaltOffice: {
      d1: 'Vážení.',
      d2: 'Pečetění.',
      d3: 'Stížnosti. Je jen jedna, je velká a už dlouho čeká.',
    },
    theRopewalk: {
      d1: 'Půl cesty. Nosiči postavili rakev napříč dráhou a odpočívají na ní, obličejem k vám.',
      d2: 'Lano leží stočené u vodních dveří. Někdo ho už nacenil.',
    },
    theLifeOffice: {
      d1: '„Jdete brzy,“ říká Aktuár a něco škrtá. „Ne. Jste přesně to, co jsem říkal.“',
    },
    theSinkingFund: {
      d1: 'Pence, ve sloupcích, seřazené podle panovníků. Mezi sloupci kaluže, také seřazené.',
      d2: 'Dno. Tady jsou nejstarší mince, tenké jako listí, a námořní truhla se jménem Wherry.',
    },
    escrow: {
      d1: 'Bližší zvon je zelený deštěm. Na provaze visí cedulka: „Zvoňte jednou“.',
      d2: 'Vzdálenější zvon je docela nový, má na sobě jméno vašeho města a datum.',
    },
    theLongTable: {
      d1: '„Posaďte se,“ říká Zůstatkář. „Židle se vždycky najde. Od toho tu vlastně jsem.“',
    },
  },
  goal: {
    noticeOnTheDoor: 'Zabijte všechny nestvůry.',
    groundRent: 'Hrdina skončí tah na každé z otevřených parcel (1), (2) a (3).',
    goodsAndChattels: 'Seberte rejstřík (1) a klíč od skladu (2).',
    returnedToSender: 'Zničte zapečetěné schránky (1), (2) a (3).',
    aFloatingCharge: 'Zabijte pana Sumpa.',
    soMuchInThePound: 'Na konci 9. kola zbývá alespoň jeden nevyčerpaný hrdina.',
    theCrossing: 'Všichni živí delegáti stojí na molu (1).',
    theSaltOffice: 'Seberte libovolné dva pytle z (1), (2) a (3).',
    theRopewalk: 'Na konci kola stojí všichni nevyčerpaní hrdinové u vodních dveří (1).',
    theLifeOffice: 'Zabijte Aktuára.',
    theSinkingFund: 'Seberte truhlu (2); pak skončete kolo se všemi hrdiny u výtahů (1).',
    escrow: 'Oba zvony, (1) i (2), zvoní zároveň.',
    paidIn: 'Na konci 10. kola kotevní kůl (9) ještě stojí.',
    theLongTable: 'Zabijte Zůstatkáře.',
    dungeon: 'Vyčistěte tři místnosti.',
  },
  special: {
    groundRent: 'Obsazeno. Když se parcela poprvé zaplní, někdo se ohradí: z vedlejší vyleze nestvůra.',
    goodsAndChattels: 'Zlevněno. Rejstřík a klíč lze sebrat při každém pokusu.',
    returnedToSender: 'Zapečetěno. Schránka je překážka s {hp} BZ, na kterou lze útočit.',
    aFloatingCharge: 'Voda v podpalubí. Spodní proud, který pan Sump volá, vystoupí na (1) nebo (2).',
    soMuchInThePound: 'Položky. Téměř na konci každého kola přelézají ohradu na (1) až (4) další nestvůry.',
    theCrossing:
      'Delegáti. Tři začínají na (2): BZ {hp}, Pohyb 3, bez útoku; hrají poslední. Jdou nejkratší cestou k molu, a dokud žádná není, za nejbližším hrdinou. Zbudou-li méně než dva, je scénář prohrán.',
    theSaltOffice:
      'Sůl. Kdo nese pytel, smí ho jednou položit a zbavit se Krvácení a Otravy; pak je nutné pytel znovu sebrat.',
    theRopewalk: 'Sirky. Konopí hoří: od 8. kola utrpí každý hrdina v první místnosti na konci kola 1 zranění.',
    theLifeOffice: 'Očekávání. Ze všech, na které může zaútočit, si Aktuár vybírá hrdinu s nejvíce BZ.',
    theSinkingFund:
      'Voda stoupá. Jakmile je truhla sebraná, třetí místnost se změní v náročný terén a za zády, na (1), vyplave něco dalšího.',
    escrow:
      'Zvony. Zvon zvoní od konce tahu hrdiny, který na něm stojí, do konce třetího kola potom. S jediným hrdinou osmého. Vzdálenější dveře jsou zamčené, dokud nezazní bližší zvon (1).',
    paidIn:
      'Kůl. Má {hp} BZ, nehraje a stavy ani strkání mu nevadí. Klesne-li na 0 BZ, je scénář prohrán. Na konci každého kola přicházejí na (1) až (4) nestvůry.',
    theLongTable: 'Cedulky. Koho Zůstatkář zavolá, ten usedne na (1) nebo (2).',
    dungeon: 'Každá místnost si při otevření něco žádá: co, to říká karta. Poklad má cenu 10 zlaťáků.',
  },
  conclusion: {
    noticeOnTheDoor:
      'Stvrzenky znějí na Onen břeh, za Prodlevou, který s živými dosud neobchodoval. „Píše každý rok,“ říká Nan Wherryová. „Letos někoho poslal.“ Zákon dovoluje království v úpadku jmenovat správce; místo bylo týden vypsané, a pak obsazené.',
    groundRent:
      'Poslední parcela je zasypaná. Ansel Loam ji uplácá lopatou, dvakrát, jako se plácá pes, a nabízí své služby: zákazníky mu začali odvádět dřív, než se stihnou vrátit.',
    goodsAndChattels:
      'Rejstřík uvádí všechno, co je v Dunmarku zastavené, od královských lžic dolů. Poslední záznam je modře a zní: měsíc listopad. Pim Gageová by ráda viděla toho, kdo na to půjčil.',
    returnedToSender:
      'První dopis praví: „Konstatujeme, že vklad nedošel.“ Poslední: „Jmenovali jsme pana Sumpa.“ Mezi nimi se písmo zmenšuje a ke konci se trochu bojí.',
    aFloatingCharge:
      'Pan Sump je zlikvidován vlastním řetízkem od hodinek a odchází stavidlem v úplném pořádku. V diáři má zítřejší datum a přesně na devátou: „Dlouhý stůl. Všechny strany.“ Dvě ze stran čekají na nábřeží a každá vás chce jako první.',
    soMuchInThePound:
      'Kladívko padá. Zástava byla prodána Zástavě za slušnou cenu a rozdíl putuje na Onen břeh v malém pytlíku. Licitátor podává ruku a pak si zamyšleně přepočítává prsty.',
    theCrossing:
      'Delegáti sestupují do loďky a loďka neztěžkne. Nan udělá dvacet temp do mlhy a vrací se sama. „Vysazeni,“ říká. „Jen tam nebyl nikdo, kdo by za ně podepsal.“',
    theSaltOffice:
      'Dva pytle na nábřeží, zvážené a zapečetěné; pro třetí se dá přijít, až se za něj někdo podepíše. K ránu neváží nic. Pečeti jsou celé: co Onen břeh vybírá, vybírá zevnitř.',
    theRopewalk:
      'Lano běží přes Prodlevu a napíná se: někdo ho tam vzal do ruky. Brill k němu přikládá ucho. „Počítají,“ říká po chvíli. „Jenom počítají.“',
    theLifeOffice:
      'Tabulky se rozpadají v rukou. Onen břeh půjčil na úrok každou duši, kterou držel, a tři sta let se nic nevrátilo. Nikdo tam není. Je na tom stejně jako vy; jen je déle mrtvý, a proto má lepší rukopis.',
    theSinkingFund:
      'Na hromadě pencí leží seznam cestujících: všichni, kdo měli přeplout a nepřepluli. První řádek je tři sta let starý. Na posledním ještě neoschl inkoust a to jméno je tvoje.',
    escrow:
      'Oba zvony. Mlha se zvedá jako roleta a je tu Stůl: začíná ve sklepení u Přívozních schodů, vychází na vodu po vlastních nohách a je prostřen pro všechny.',
    paidIn:
      'Poslední nastupuje stařec, který je mrtvý od prvního úterý. Ptá se, jestli tam bude práce. „Ne,“ říká Nan. Přemýšlí o tom celou cestu. Ve středu jsou pece studené, ulice velmi tiché a Onen břeh, solventní, posílá stvrzenku a kalendářík.',
    theLongTable:
      '„Něco přece zbýt musí,“ říká Zůstatkář a dívá se na zbytek sebe; a nezbývá. Cedulky putují jedna po druhé do kapsy, protože teď už po nich nikomu nic není. Nan vesluje domů podél hrany Stolu. Do jara jsou z něj většinou lavičky.',
    dungeon:
      'Nahoru se vychází s méně, než se čekalo, a s více, než kolik tam dole komu patřilo. Schody byly aspoň zadarmo.',
  },
  /** What the outcome page shows after a lost scenario, by scenario. */
  lost: {
    noticeOnTheDoor:
      'Pečeť je zpátky na dveřích, vy venku a visí tu nové oznámení: „Byli jsme zde. Nebylo komu předat.“',
    groundRent:
      'K prohlídce byly otevřené tři parcely. Teď jich je víc a inspektoři se ptají, jak se píšou vaše jména.',
    goodsAndChattels: 'Celní sklad vás zapíše jako zboží různé a vyřadí s poškozeným.',
    returnedToSender: 'Domů se dostanete obyčejnou poštou, za čtyři dny, s poznámkou „adresát neznámý“.',
    aFloatingCharge: 'Pan Sump vás vylije u Přívozních schodů a pošle za vámi sklenici, s poručením.',
    soMuchInThePound: 'Kladívko padne, ohrada je prázdná. Za položky dali víc, než by dali za vás.',
    theCrossing: 'Svaz si vestoje vyslechne krátkou zprávu a usnese se, že bude hlasovat znovu.',
    theSaltOffice: 'Vyhodilo vás oddělení, které bylo zrušeno. Je na to pyšné a nemá to komu říct.',
    theRopewalk: 'Lano hoří jako doutnák, všech tři sta yardů, a vy dobíháte těsně před koncem.',
    theLifeOffice: 'Aktuár vaše židle odnese, zamyslí se a vrátí je. Bylo brzy.',
    theSinkingFund: 'Devadesát sáhů nahoru, a v daleko menším pořádku než ty peníze.',
    escrow: 'Zvony visí tiše. Přibylo klobouků.',
    paidIn: 'Fronta se rozpadne, čtyři sta lidí shledá, že by raději zůstali, a loď odjíždí prázdná.',
    theLongTable: 'Zůstatkář dá složit vaše ubrousky a znovu prostřít. Není kam spěchat, říká.',
    dungeon: 'Ven vás doprovodí ti, kdo si to tu prohlíželi naposled: cestu znají, sami zůstávají.',
  },
} satisfies Texts<typeof en>;
