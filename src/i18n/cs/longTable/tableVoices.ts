import type en from '../../en/longTable/tableVoices';
import type { Texts } from '../../shape';

export default {
  monster: {
    shuffler: {
      appears: 'Levá. Pravá. Vy.',
      wounds: 'Na seznamu jste byli další.',
      nearlyDead: 'Těch jsem míval dvě.',
      dies: 'Do úterka na neschopence.',
    },
    tallyCrow: {
      appears: 'Přepočítala vás a pak drobné.',
      wounds: 'Odečteno.',
      nearlyDead: 'Spletla se v počtech.',
      dies: 'Celkem.',
    },
    writHound: {
      appears: 'Kdo je v žalobě, ať předstoupí.',
      wounds: 'Doručeno do příslušné nohy.',
      nearlyDead: 'Kňučí, trojmo.',
      dies: 'Stažen.',
    },
    inkwight: {
      appears: 'Mě už jednou opravovali.',
      wounds: 'Zapsáno červeně.',
      nearlyDead: 'Zbývá ze mě řádek.',
      dies: 'Viz opravy tisku.',
    },
    waxGuard: {
      appears: 'Fronta stojí za provazem.',
      wounds: 'Orazítkováno.',
      nearlyDead: 'Na tuhle dobu je teplo.',
      dies: 'Roztála při výkonu služby.',
    },
    powderBrat: {
      appears: 'Nikdo neříkal, že se to nesmí.',
      wounds: 'To bylo vaše obočí?',
      nearlyDead: 'Stojíte hezky u sebe.',
      dies: 'Teď koukejte.',
    },
    lienToad: {
      appears: 'Je to její, dokud se neprokáže opak.',
      wounds: 'Držba: devět bodů a jazyk.',
      nearlyDead: 'Spolkla urážku. Jinak nic.',
      dies: 'Zbytek vymáhejte na bažině.',
    },
    chattel: {
      appears: 'Měla stát. Jde.',
      wounds: 'Prodává se i s kováním.',
      nearlyDead: 'Vypadl šuplík. Prázdný.',
      dies: 'Palivové dříví, jedna položka.',
    },
    pallbearer: {
      appears: 'Pozor na záda.',
      wounds: 'My nosíme každého.',
      nearlyDead: 'Vezměte to někdo za druhý konec.',
      dies: 'Postavte to tady.',
    },
    coldCaller: {
      appears: 'Nejdu nevhod?',
      wounds: 'Dlouho nezdržím.',
      nearlyDead: 'Vidím, že máte práci.',
      dies: 'Za dveřmi nikdo nebyl.',
    },
    assessor: {
      appears: 'Nesete známky opotřebení.',
      wounds: 'Teď už za míň.',
      nearlyDead: 'Sám sebe bych odhadl výš.',
      dies: 'Nula. Další položka.',
    },
    undertow: {
      appears: 'Řeka se přišla podívat.',
      wounds: 'Z každého si kousek vezme.',
      nearlyDead: 'Opadá.',
      dies: 'Odešel s odlivem.',
    },
    liquidator: {
      appears: 'Jen dál. Pozor na okraj.',
      wounds: 'Drobná srážka.',
      nearlyDead: 'Jsem pod svou obvyklou hladinou.',
      dies: 'Tak a jsem v likvidaci.',
    },
    actuary: {
      appears: 'Čekáme vás. Na minutu.',
      wounds: 'To bylo v tabulkách.',
      nearlyDead: 'S tím se počítalo.',
      dies: 'Hle, přesně načas.',
    },
    remainderman: {
      appears: 'Co zbylo, prosím.',
      wounds: 'Beru jenom přebytek.',
      nearlyDead: 'Je mě čím dál míň.',
      dies: 'Beze zbytku.',
    },
  },
  hero: {
    bailiff: {
      critical: 'Doručeno osobně, jak se patří.',
      miss: 'Špatná adresa.',
      escape: 'Podepsat se ještě můžu.',
      lastCard: 'Formuláře došly, až na tenhle.',
      victory: 'Soupis je úplný. Přepočítáno.',
      defeat: 'Bez úspěchu. Zastižen nebyl nikdo, ani my.',
    },
    sexton: {
      critical: 'Šest stop, kolmo dolů.',
      miss: 'Tady se stejně mělo kopat.',
      escape: 'Zem počká.',
      lastCard: 'Síly na jednu lopatu.',
      victory: 'Zasypáno a uplácáno.',
      defeat: 'Zítra si přiležíme.',
    },
    pawnbroker: {
      critical: 'Nad vyvolávací cenou.',
      miss: 'Bez příhozu.',
      escape: 'Poprvé, podruhé, a nic.',
      lastCard: 'Víc zboží není.',
      victory: 'Prodáno pánům vzadu.',
      defeat: 'Staženo z dražby.',
    },
    ferrywoman: {
      critical: 'Pozor na veslo.',
      miss: 'Voda. Samá voda.',
      escape: 'Nabrali jsme. Plaveme.',
      lastCard: 'Ještě jeden záběr, dál nás nese proud.',
      victory: 'Konečná. Pence z hlavy.',
      defeat: 'Sedíme na mělčině. Příliv to spraví.',
    },
  },
  door: {
    first: 'Otvírá se dovnitř. Jako většina.',
    second: 'Je na nich cedulka Soukromé.',
    third: 'Zevnitř volají dále.',
  },
  treasure: {
    first: 'V soupisu není. Výborně.',
    second: 'Truhla, jedna, dosud plná.',
    third: 'Čekalo to na dědice.',
  },
} satisfies Texts<typeof en>;
