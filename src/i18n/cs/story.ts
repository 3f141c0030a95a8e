import type en from '../en/story';
import type { Texts } from '../shape';

export default {
  prologue: {
    first:
      'V Dunmarku dluh nekončí s dlužníkem. Před třemi sty lety kdosi vyškrábal ze stránky jediné slovo a od té doby nikdo, kdo zemře dlužen, nezůstane ležet. Nejbližší úterý vstane a jde do práce.',
    second:
      'Jmenuješ se {name} a exekvuješ pro Účtárnu: doručuješ obsílky lidem, kteří na ty předchozí už zemřeli. Uživí tě to, což se o klientech říct nedá.',
    third:
      'Dnešní obsílka je na parcelu devět, hřbitov v Zástavě: čtyři sta dvanáct zlatých. Jméno na ní je Tansy. Na jaře se utopila u jezu a byla to tvoje sestra.',
  },
  scenario: {
    plotNine: {
      title: 'Parcela devět',
      introduction:
        'Obsílka zní na parcelu devět: čtyři sta dvanáct zlatých, jeden dlužník, zesnulý. Jedenáct let doručuješ mrtvým a poprvé má některý z nich tvůj nos.',
      conclusion:
        'Hlína na parcele devět je otevřená zespodu, úhledně, od někoho, koho naučili zavírat za sebou dveře. Je úterý; tvoje sestra odešla do práce.',
      goal: 'Zabij všechny nestvůry',
      special: 'Poslední pocta. Pole a je parcela devět. Když na něm poprvé skončíš tah: léčení 2.',
    },
    tuesdayShift: { title: 'Úterní směna' },
    gageAndDaughter: { title: 'Gageová a dcera' },
  },
  headstone:
    'Náhrobek parcely devět: „TANSY. Zavírala za sebou dveře. Splatno na požádání.“ Pod tím, dětskou rukou a mnohem starší: „vrátím se k večeři“.',
} satisfies Texts<typeof en>;
