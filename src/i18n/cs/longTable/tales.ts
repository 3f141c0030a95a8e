/** The stories of outcomes (L31.2). A key names the event, the answer, and the number of the outcome, from 1. */
import type english from '../../en/longTable/tales';
import type { Texts } from '../../shape';

export default {
  C01: {
    A1: 'Polovinu z nich zná Hrobník podle čísla hrobu. Pouštějí vás dopředu a ptají se, jak se daří mechu.',
    A2: 'Trvá to hodinu. Zatímco hledáte drobné, drží vám místo jedna nebožka, a celá ulice vidí, že stojíte jako ostatní.',
    B1: 'Pekař čte exekuční příkaz dvakrát, platí, co dluží od jara, a přestává se usmívat.',
    B2: 'Fronta nic neříká. Neříká to za vámi až na roh.',
  },
  C02: {
    A1: 'Na žádné kopyto ve městě nesedí. Přibitá nad vchodem do stanu trochu bručí, a ve správné tónině.',
    A2: '„Moudré,“ říká stará Gageová a věší ji zpátky. Pod pultem něco frká.',
    B1: 'Zastavárnice to ví: nebyla jejich, aby ji prodávali. Stará Gageová platí, aby se to říkalo tišeji.',
    B2: 'Vypráví se to do večeře. Dobře z toho nevychází nikdo kromě koně.',
  },
  C03: {
    A1: 'Odchází, protože žádáte zrovna vy. Soudce platí předem a odpuštěno nemá.',
    A2: 'Stěhuje se o krok doleva a za námahu vám nalévá po náprstku. Ulice je na její straně; večer už i vy, a ještě na několika dalších.',
    B1: 'Každému náprstek, i soudci. Hodinu nikdo v uličce nikomu nic nedluží.',
    B2: 'Peníze si necháváte a jen posloucháte. Ukazuje se, že většina lidí přesně ví, co provedla.',
  },
  C04: {
    A1: 'Kluk utíká. Písař si zapisuje vaše jména, celá, i ta prostřední.',
    B1: 'Oddíl čtvrtý: podnožky lze vrátit. Exekutor tuhle vrací její matce.',
    B2: '„Není čalounění,“ říká Zastavárnice, „není podnožka.“ Onen břeh se vyrovnává mimosoudně, v minci.',
    B3: 'Žádná tam není. Písaři trvá tak dlouho, než to dokáže, že kluk mezitím odchází domů.',
  },
  C05: {
    A1: 'Mrtví chodí vlevo, živí vpravo. Vydrží to týden, což je ve městě rekord.',
    A2: 'Obě směny se hned shodnou, totiž na vás. Most opouštíte tou stranou, kde nejsou schody.',
    B1: 'Převoznice jim předzpívá starou převoznickou a vychází najevo, že to celou dobu byla jedna melodie.',
    B2: 'Hrobník je řadí jako na pohřbu: sloka živých, sloka mrtvých. Hýbe se to, krokem.',
    B3: 'Melodii znáte, slova ne. Obě strany ztichnou, aby slyšely, jak dlouho to vydržíte.',
  },
  C06: {
    A1: 'Vychází o patnáct víc. Přepočítává to znovu před celou ulicí, nahlas, a ulice je najednou zamyšlená a štědrá.',
    A2: '„Počítá se úmysl,“ říká Almužník a zapisuje: úmysl, jeden kus.',
    B1: 'Zastavárnice počítá rychleji, než on stačí sledovat. Vychází o deset míň a on je rád, že to konečně ví.',
    B2: 'Počítáte až do setmění a vychází totéž. Uklidňuje to, když člověk přestane doufat.',
  },
  C07: {
    A1: 'Je na to třeba všech, ve dveřích, a tlačit. Dům si sedá, zčásti na vás, a zůstává ve městě.',
    B1: 'V lepším pokoji je pod postelí pokladna. Přes ulici se děti domácího dívají, jak vybalujete.',
  },
  C08: {
    A1: 'Kreslí vás tak, jak budete vypadat, až bude po všem. Pak ukazuje, co všechno se dá vyrýt do karty.',
    B1: 'Platí od slova a nejdřív ryje konec. Od této chvíle pro vás má otevřeno.',
  },
  C09: {
    A1: 'Píše vám stvrzenku a pokládá na ni hodinky. Ani tak netikají, jako spíš kapou.',
    A2: 'Platíte hodinou u jejího kuchyňského stolu. Tak se s ní ještě žádný nájemník nevyrovnal.',
    B1: 'Čtete ho střídavě, za dobrého světla. Ke konci jsou ta jména vaše.',
  },
  C10: {
    A1: '„Žádný háček v tom není,“ říkáte. Vážně mu to ještě nikdo neřekl. Dává vám po jednom, jen aby je neměl.',
    B1: 'Převoznice ho nachází: třetí patří vždycky přívozu. Nechává si to vysvětlit dvakrát.',
    B2: 'Hledáte do rána a žádný tam není. Kdo hledal nejdéle, má to písemně.',
  },
  C11: {
    A1: 'Je to dobrá lavička. Po chvíli si vedle vás sedá někdo, kdo nic neváží, a říká, že se to udělalo hezky.',
    B1: 'Střídají se na ní podle data úmrtí. Přichází děkovný lístek, podepsaný mechem.',
  },
  C12: {
    A1: 'Odbíjejí jednou, otevírají se a místo ptáčka vám podávají mosazný zvonek.',
    A2: 'Za dvířky je jen lístek: zvonek je zapůjčen, a tady je, kolik stál.',
    B1: 'Zastavárnice chce zlaťák za každý rok a dostává je od ženy, která ví, jakou má čas cenu.',
    B2: '„Stojí,“ říkají přes pult, „a jsou ryté.“ Vynášejí polovinu.',
  },
  R01: {
    A1: 'Přepočítává to, zvedá závoru a přeje vám zdanitelnou cestu.',
    A2: 'Ke všemu, co nesete, přivazuje visačku. Ty uzly chvíli zaberou.',
    B1: 'Na tabuli chybí číslo povolení. Exekutor pokutuje židli, závoru a muže, v tomto pořadí.',
    B2: 'Zvedá oči od sazebníku a vidí, kdo to jde. Závora se zvedá sama.',
    B3: '„Pěsti,“ čte, „pár 1 p.,“ a několik jich vydává. Za vámi už stojí fronta a dívá se.',
  },
  R02: {
    A1: 'Uklání se vám jedněmi dvířky a jde si po svém.',
    B1: 'Zastavárnice ji žádá o svolení. Třetí šuplík se otevírá sám a pod podšívkou jsou peníze.',
    B2: 'Ve druhém šuplíku leží pět mincí. Třetí už dlouho čekal na něčí prst.',
  },
  R03: {
    A1: 'Převoznice ho zná odjinud: stojí tam, kde je sucho, nad měšcem někoho, kdo mu nevěřil.',
    A2: 'Vede vás dobře, dokud má samo pevnou zem. Bažinu poznáváte podle hloubky.',
    B1: 'Hrobník ho nechává promluvit jako první. Chtělo jen, aby se ho někdo zeptal.',
    B2: 'Čekáte. Po nějaké době by nikdo z vás neřekl, které z těch světel je vaše.',
  },
  R04: {
    A1: '„A čí byste měli?“ ptají se a jednomu z vás mimochodem berou míru.',
    B1: 'Hrobník udává krok. Celou míli rakev váží, kolik má, a všech šest pláče štěstím.',
    B2: 'Je prázdná, a těžší, než vypadá. Děkují vašim ramenům, každému zvlášť.',
  },
  R05: {
    A1: 'Podepisujete převzetí. Dlouho se dívá do prázdné brašny, jako někdo první den prázdnin.',
    B1: 'Otevíráte ho. Je to zatykač, na vás, a propadlý.',
    B2: 'Jsou to čtyři řádky, od matky, o ponožkách. Chce to slyšet ještě jednou.',
  },
  R06: {
    A1: 'Převoznice říká řece jedno slovo. Ta vás pouští a tváří se, že to stejně měla v plánu.',
    A2: 'Sahá po prsa a nemá náladu. Něco dole si vás cestou počítá.',
    B1: 'Mlynář chce za most tři zlaťáky a s drobnými nespěchá. Tam, kam jdete, se mezitím stačí obléknout.',
  },
  R07: {
    A1: 'Je tam všechno: kolik máte cenu, a proč. Inkoust pouští, jednomu z vás na prsty.',
    B1: 'Zastavárnice účtuje skřivany v pořizovací ceně a skládací stůl jako dar. Vychází to, a šest zbývá.',
    B2: 'Prohazujete dvě čísla. Někde nad vřesovištěm teď létá skřivan, kterému patří stůl.',
  },
  R08: {
    A1: '„Pět,“ souhlasí a jedna jde s vámi, aby dohlédla, že to tak zůstane.',
    B1: 'Jste už za posledním kamenem, když pokračují: podle jmen.',
  },
  R09: {
    A1: 'Hrobník ho drží nad krtinou a odříkává krátký obřad. Uvnitř to vydechne, a je to.',
    A2: 'Uvnitř to vydechne. Někdo z vás stál nejblíž. Co v pytli zbývá, má cenu deseti zlaťáků, za sucha.',
    B1: 'Dáváte na něj kámen. Další vůz jede přes něj a ničeho si nevšímá, od toho cesty jsou.',
  },
  R10: {
    A1: 'Spokojen je po druhém výpadu. Jeho sekundant také: vsadil na vás a dělí se.',
    B1: 'Je to řečeno tak dobře, že žádá o opis. U dvora to budou citovat celou zimu.',
    B2: 'Směje se, až si musí sednout, a za zábavu platí.',
  },
  R11: {
    A1: 'Nikdo nemluví. Když vyjdou hvězdy, vstáváte, odpočatí až do kostí a všude pozdě.',
    B1: '„PRO TOHO, KDO PŘIJDE PO NÁS.“ Jeden z vás si to bere k srdci; ostatní si to opisují.',
  },
  R12: {
    A1: 'Máte sami před sebou hodinu náskoku a hodláte si ho nechat.',
    B1: 'Spíte hodinu, kterou po vás nikdo nebude chtít zpátky.',
  },
} satisfies Texts<typeof english>;
