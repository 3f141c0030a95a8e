/** The texts of the archive of all campaigns, and of the honours. */

import type english from '../../en/inHand/archive';
import type { Texts } from '../../shape';

export default {
  title: 'Archiv',
  lead: 'Vše potkané, viděné a přečtené ve všech kampaních dohromady.',
  unreadable: 'Archiv je zamčený: klíč má pozdější verze hry, nebo prohlížeč neodpovídá.',
  shelf: {
    monsters: 'Nestvůry',
    items: 'Předměty',
    pages: 'Stránky',
    heroes: 'Hrdinové',
    honours: 'Pocty',
  },
  shelves: 'Police',
  filed: '{count} z {most}',
  back: 'Zpět k polici',
  monster: {
    unmet: 'Bez setkání: zásuvka {number}',
    uncounted: 'Setkání z doby, kdy to nikdo nepočítal.',
    met: 'Her s ní: {count}',
    slain: 'Odepsáno: {count}',
    by: '{hero}: {count}',
    slew: 'Výher nad tebou: {count}',
    turn: 'Otočit kartu',
    other: 'Na druhé polovině: {monster}.',
    otherUnmet: 'Druhá polovina zůstane prázdná, dokud nepotkáš, kdo tam bydlí.',
    cardOf: '{monster}, jak je na kartě',
  },
  item: {
    unseen: 'Zatím neobjeveno',
    carried: 'Her s ním: {count}',
    used: 'Použití: {count}',
    never: 'Objeveno, ale nikdy neneseno.',
  },
  page: {
    unread: 'Zatím nepřečtená',
    won: 'Výher: {count}',
    lost: 'Proher: {count}',
    concluded: 'Jak to dopadlo',
    endings: 'Konce',
    ending: 'Konec: zatím nedosažen',
  },
  hero: {
    games: 'Her: {count}',
    won: 'Výher: {count}',
    level: 'Nejvyšší úroveň: {level}',
    unplayed: 'Zatím bez přísahy.',
  },
  honours: {
    held: 'Udělena',
    open: 'Zatím ne',
  },
  honour: {
    served: {
      name: 'Řádně doručeno',
      line: 'První stránka uzavřena ve prospěch věřitele. Věřitel se ptá, kdo vlastně jsi.',
    },
    returned: {
      name: 'Vráceno nedoručené',
      line: 'Prohra: obsílka se vrátila s tebou. Dluh také; účty sedí.',
    },
    unscratched: {
      name: 'Bez škrábnutí',
      line: 'Výhra bez ztráty jediného života. Úřad má podezření, že nikdo nebyl doma.',
    },
    lastDrop: {
      name: 'Kapka v záloze',
      line: 'Výhra s jediným životem. Krev je ubývající aktivum; už nemá co ubývat.',
    },
    lastSheet: {
      name: 'Došel papír',
      line: 'Výhra s jednou kartou. Byla to ta pravá, protože jiná nebyla.',
    },
    heavyHand: { name: 'Těžká ruka', line: 'Devět zranění jednou ranou. Formulář počítá s osmi.' },
    paperCut: {
      name: 'Říznutí papírem',
      line: 'Útok, který nezpůsobil vůbec žádné zranění. Zapsán jako korespondence.',
    },
    thickSkin: {
      name: 'Tlustá kůže',
      line: 'Dvanáct životů pryč, a výhra. Ranhojič by rád účtoval po vědrech.',
    },
    stuckRuler: {
      name: 'Zase to písmeno',
      line: 'Pět hodů, jedno písmeno. Pravítko prošlo kontrolou a je prostě poctivé.',
    },
    naturalCauses: {
      name: 'Přirozené příčiny',
      line: 'Skon jinak než útokem. Nikdo z úřadu v tu chvíli nic nedržel.',
    },
    brisk: {
      name: 'Před svačinou',
      line: 'Výhra do čtyř kol. Zbytkem obsílky se smí zatopit.',
    },
    restless: {
      name: 'Bez odpočinku',
      line: 'Výhra bez jediného odpočinku. Přesčas se s politováním bere na vědomí a neplatí.',
    },
    magpie: {
      name: 'Drobná hotovost',
      line: 'Čtyři mince z jedné podlahy. Uklízeči už vědí, že tam nic není.',
    },
    twoChests: {
      name: 'Dvě truhly',
      line: 'Dva poklady z jednoho domu. Co dlužník nepočítal, to mu chybět nebude.',
    },
    foundIt: {
      name: 'Nalezeno',
      line: 'Past byla tam co tvoje noha. V soupisu je vedena jako objevená.',
    },
    locksmith: {
      name: 'Pevná ruka',
      line: 'Past zneškodněna. Čekala celá léta a nesla to těžce.',
    },
    counterclaim: {
      name: 'Protinávrh',
      line: 'Zranění třikrát odvráceno v jedné hře. Rány se napadají písemně.',
    },
    hardest: {
      name: 'V plné sazbě',
      line: 'Výhra na nejtěžší úrovni. Příplatek za to není a žádost taky nepřišla.',
    },
    nothingPersonal: {
      name: 'Nic osobního',
      line: 'Deset kusů jednoho druhu odepsáno. Začínají tě zdravit.',
    },
    knownToAll: {
      name: 'Místní známost',
      line: 'Vyčerpání od pěti druhů nestvůr. Každý druh si podal žádost o odměnu.',
    },
    halfCabinet: { name: 'Půl kartotéky', line: 'Potkána polovina druhů nestvůr. Zásuvka už drhne.' },
    fullCabinet: {
      name: 'Celá kartotéka',
      line: 'Potkány všechny druhy nestvůr. Katalog je úplný a někteří chtějí opis.',
    },
    threeTrades: {
      name: 'Tři řemesla',
      line: 'Výhra za exekutora, za hrobníka i za zastavárnici: doručeno, pohřbeno, zastaveno.',
    },
    halfTheBook: {
      name: 'Půl knihy',
      line: 'Jedenáct stránek s výhrou. Čtenáře upozorňujeme, že sušší už to nebude.',
    },
    anEnding: {
      name: 'Poslední řádek',
      line: 'Kampaň dovedena do konce. Stránku někdo obrátit musel, a cesta vedla kolem.',
    },
    everyEnding: { name: 'Trojmo', line: 'Všechny tři konce. Bílý opis zůstává úřadu.' },
    purse: {
      name: 'Provozní hotovost',
      line: 'Šedesát zlatých v ruce najednou. Účtárna si všímá tvé chůze.',
    },
    hundredFiles: {
      name: 'Sto spisů',
      line: 'Sto nestvůr odepsáno. Pečetní vosk jde na tvůj účet.',
    },
    thousandThrows: {
      name: 'Tisíc hodů',
      line: 'Tisíc hodů pravítkem. Je o kousek kratší a život taky.',
    },
  },
} as const satisfies Texts<typeof english>;
