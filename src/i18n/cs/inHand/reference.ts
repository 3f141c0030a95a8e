import type en from '../../en/inHand/reference';
import type { Texts } from '../../shape';
import effects from './reference/effects';
import fights from './reference/fights';
import setting from './reference/setting';
import turn from './reference/turn';

export default {
  section: {
    R1: 'Co ke hře patří',
    R2: 'Hod',
    R3: 'Příprava scénáře',
    R4: 'Pole mapy',
    R5: 'Úroveň scénáře',
    R6: 'Kola',
    R7: 'Karty a odpočinek',
    R8: 'Iniciativa',
    R9: 'Tvůj tah',
    R10: 'Pohyb po mapě',
    R11: 'Pohyb v boji',
    R12: 'Útok',
    R13: 'Viditelnost',
    R14: 'Výhoda a Nevýhoda',
    R15: 'Efekty útoků',
    R16: 'Stavy',
    R17: 'Jak dlouho co trvá',
    R18: 'Živly',
    R19: 'Obrana a odveta',
    R20: 'Ostatní schopnosti',
    R21: 'Tvá zranění',
    R22: 'Vyčerpání',
    R23: 'Předměty',
    R24: 'Tah nestvůry',
    R25: 'Začátek boje',
    R26: 'Konec boje',
    R27: 'Konec scénáře',
    R28: 'Úrovně',
    R29: 'Město',
    R30: 'Zátěže',
  },
  rule: { ...setting, ...turn, ...effects, ...fights },
  note: {
    R29_2:
      'Památeční věc prodat nejde: nech ji u Gageové a ona ti ji zadarmo vrátí. Předmět nalezený podruhé se hned prodá za polovinu ceny.',
  },
  figure: {
    hp: 'Tvé životy a poloha karty: o 4 životy méně či více, a leží stejně.',
    ruler: 'Pravítko kříží červenou čáru dílkem B: padlo B.',
    difficult: 'Pohyb 3: náročný terén z něj vezme 2, obyčejné pole za ním poslední 1.',
    jump: 'Skok 3 přes překážku a past; na posledním poli past sklapne.',
    range: 'Mezi nimi je zeď: tři pole pro nohy i pro dosah, ne jedno.',
    sight: 'Stačí jedna přímka z rohu do rohu, která se nedotkne zdi.',
    elements: 'Dokud je Neutralizace v ruce, je její Temnota přítomná. Po odhození je pryč.',
    hindrance: 'Překážka na přímé cestě, obchůzka volná: 1 Zátěž.',
    order: 'Bonus, modifikátor, obrana: vždycky v tomto pořadí.',
    median: 'Dosahy 3, 3 a 1: střední je 3 a až tam sahá nebezpečí.',
    rides: 'Kam přijde efekt poloviny bez útoku, tady „Zmatení“.',
    lasting: 'Kdy to zmizí, neříká-li znak trvání něco jiného.',
    position: 'Poloha',
    hitPoints: 'životy',
    inHand: 'v ruce',
    discarded: 'odhozená',
  },
  grid: {
    rides:
      'Hraješ|Zmatení dostane\nnapřed Zmatení, pak Útok 2|cíl toho útoku\nnapřed Útok 2, pak Zmatení|cíl, na který se právě útočilo, pokud žije\nZmatení a v tahu žádný útok|nikdo',
    lasting:
      'Co a odkud|Zmizí na konci\nZmatení na tobě od nestvůry|tvého příštího tahu\nPosílení z tvé karty před útokem|tohoto tahu\nObrana z tvé karty|příštího tahu nestvůry',
  },
} satisfies Texts<typeof en>;
