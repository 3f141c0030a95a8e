/** Texts of the campaign's events (L31). */
import type en from '../../../en/longTable/campaign/events';
import type { Texts } from '../../../shape';

export default {
  C01: {
    title: 'Fronta',
    text: 'Před pekárnou se udělala fronta. Půlka je mrtvá a stojí tam jen kvůli vůni chleba.',
    A: 'Vyčkat, až na vás přijde řada.',
    B: 'Jít dopředu a odvolat se na úřad.',
  },
  C02: {
    title: 'Štěstí z druhé ruky',
    text: 'Stará Gageová nabízí podkovu, ve které zbyly čtyři hřebíky. „Skoro nenošená,“ říká. „Kůň došel dřív.“',
    A: 'Koupit ji za 10 zlaťáků.',
    B: 'Zeptat se, co se stalo s koněm.',
  },
  C03: {
    title: 'Místo u ohně',
    text: 'Máma Mokřina si ve městě otevřela stánek a prodává odpuštění po náprstcích. Soudce by rád, aby zmizela, a taky jeden náprstek.',
    A: 'Vykázat ji.',
    B: 'Koupit rundu.',
  },
  C04: {
    title: 'Dítě s visačkou',
    text: 'Sedmiletý kluk byl zaevidován jako podnožka. Písař Onoho břehu uznává, že to vypadá divně, ale formulář je v pořádku.',
    A: 'Visačku roztrhnout.',
    B: 'Najít ve formuláři chybu.',
  },
  C05: {
    title: 'Střídání směn',
    text: 'Noční směna mrtvých potkala denní směnu živých na Vápenném mostě, který je široký na jeden vůz. Obě strany začaly zpívat.',
    A: 'Řídit provoz.',
    B: 'Zpívat.',
  },
  C06: {
    title: 'Almužníkovy počty',
    text: 'Almužník znovu přepočítal pokladničku a vyšlo mu totéž. Ptá se, jestli jste to nezkoušeli počítat vy.',
    A: 'Vhodit 15 zlaťáků.',
    B: 'Přepočítat mu ji.',
  },
  C07: {
    title: 'Odvedeno k řece',
    text: 'Vašeho domácího ocenili, a dům s ním. Pomalu ho vedou k řece a domácí mu předčítá podmínky.',
    A: 'Zastavit dům.',
    B: 'Nechat ho jít a zabrat lepší pokoj.',
  },
  C08: {
    title: 'Rytec',
    text: 'Hubený muž na Razítkovém dvoře ryje zatykače tak jemně, že nabývají účinnosti předem. Doslechl se, že máte karty.',
    A: 'Sedět mu modelem.',
    B: 'Prodat mu historku.',
  },
  C09: {
    title: 'Bytná pana Sumpa',
    text: 'Nikdy nedostala zaplaceno. Má jeho druhý kabát, jeho druhé hodinky a seznam toho, co říkal ze spaní: hlavně jména, a pak, celou noc, „prosím“.',
    A: 'Zaplatit jeho dluh: 12 zlaťáků.',
    B: 'Vzít seznam.',
  },
  C10: {
    title: 'Tři požehnání',
    text: 'Almužník má dávat tři požehnání za cenu dvou a nemůže přijít na to, v čem je háček. Nespí kvůli tomu.',
    A: 'Uklidnit ho.',
    B: 'Pomoci mu hledat.',
  },
  C11: {
    title: 'Vlastní parcela',
    text: 'Zákazníci Ansela Loama se složili na lavičku na hřbitov. Je na ní štítek: K SEZENÍ.',
    A: 'Sednout si.',
    B: 'Nechat ji jim.',
  },
  C12: {
    title: 'Třicet let',
    text: 'Hodiny dorazily. Je v nich vyryté tvoje jméno a stojí.',
    A: 'Natáhnout je.',
    B: 'Dát je do zastavárny.',
  },
  R01: {
    title: 'Mýto',
    text: 'Závora přes cestu, muž na židli, tabule: VŠECHNY VĚCI 1 p. Prohlíží si vás a počítá.',
    A: 'Zaplatit za všechno, co nesete: 6 zlaťáků.',
    B: 'Rozporovat sazebník.',
  },
  R02: {
    title: 'Nábytek',
    text: 'Po vřesovišti jde sama od sebe komoda, na západ, a šuplíky si přidržuje jako žena sukni ve větru.',
    A: 'Ustoupit.',
    B: 'Podívat se do šuplíků.',
  },
  R03: {
    title: 'Lucerna v bažině',
    text: 'Svítí to tam, kde by svítit nemělo nic. Drží se to úplně nehnutě, jako kdo doufá, že ho budou mít za lampu.',
    A: 'Jít za světlem.',
    B: 'Zhasnout svoje a čekat.',
  },
  R04: {
    title: 'Zkouška',
    text: 'Šest nosičů nese prázdnou rakev do kopce a zase dolů. „Kvůli váze,“ říká první. „Do pátku nějakou mít bude,“ říká poslední.',
    A: 'Zeptat se čí.',
    B: 'Vzít na míli jeden roh.',
  },
  R05: {
    title: 'Nedoručený listonoš',
    text: 'Na milníku sedí mrtvý listonoš s posledním dopisem. Chodí tudy šedesát let; adresa je za řekou.',
    A: 'Vzít ho za něj.',
    B: 'Přečíst mu ho.',
  },
  R06: {
    title: 'Velká voda',
    text: 'Voda na brodu stoupla. Druhý břeh vypadá jako vždycky, a na okamžik taky obydleně.',
    A: 'Přebrodit se.',
    B: 'Obejít to kolem mlýna.',
  },
  R07: {
    title: 'Odhadcův tábor',
    text: 'Úpravný stan, skládací stůl, kniha zatížená dvěma oblázky. Nikde nikdo. Na vřesovišti má všechno číslo, skřivani také.',
    A: 'Přečíst si vlastní záznam.',
    B: 'Přečíslovat skřivany.',
  },
  R08: {
    title: 'Vrány počítají',
    text: 'Jdou po zdi, na každém kameni jedna, a říkají čísla. Když zastavíte, zastaví taky, u čtyř.',
    A: 'Říct pět.',
    B: 'Tiše jít dál.',
  },
  R09: {
    title: 'Pytel soli',
    text: 'Leží na cestě, zapečetěný modrým voskem, a neváží vůbec nic. Něco se v něm nadechuje.',
    A: 'Rozříznout pečeť.',
    B: 'Zakopat ho.',
  },
  R10: {
    title: 'Šermířova navštívenka',
    text: 'Dvorní kavalír žádá zadostiučinění a vezme si je od toho z vás, kdo je nejdražší.',
    A: 'Vyhovět mu.',
    B: 'Skvostně se omluvit.',
  },
  R11: {
    title: 'Lavička na kopci',
    text: 'Někdo ji sem vynesl, aby bylo vidět na řeku. Vejdete se všichni a ještě jeden.',
    A: 'Sedět, než se setmí.',
    B: 'Přečíst štítek.',
  },
  R12: {
    title: 'Zastavené hodiny',
    text: 'V poledne všechny hodiny na cestě odbijí jednou a nechají to tak. Celou hodinu není na nic pozdě.',
    A: 'Pospíšit si.',
    B: 'Spát.',
  },
} satisfies Texts<typeof en>;
