/** The rules of the Long Table, as its reference shows them. */
import type english from '../../en/longTable/tableRules';
import type { Texts } from '../../shape';
import attacks from './tableRules/attacks';
import campaign from './tableRules/campaign';
import components from './tableRules/components';
import monsters from './tableRules/monsters';
import turns from './tableRules/turns';
import words from './tableRules/words';

export default {
  section: {
    L1: 'Co ke hře patří',
    L2: 'Příprava scénáře',
    L3: 'Úroveň scénáře',
    L4: 'Mapa',
    L5: 'Kolo',
    L6: 'Karty a pořadí tahů',
    L7: 'Tah hrdiny',
    L8: 'Odpočinek',
    L9: 'Pohyb',
    L10: 'Odhalení místnosti',
    L11: 'Útok',
    L12: 'Karty modifikátorů',
    L13: 'Více cílů',
    L14: 'Efekty útoků',
    L15: 'Stavy',
    L16: 'Živly',
    L17: 'Bonusy ve hře',
    L18: 'Ostatní schopnosti',
    L19: 'Pomocníci hrdinů',
    L20: 'Zranění hrdinů a vyčerpání',
    L21: 'Předměty ve scénáři',
    L22: 'Nestvůry: pořadí a tah',
    L23: 'Hlavní cíl nestvůry',
    L24: 'Pohyb nestvůr',
    L25: 'Útoky nestvůr a další řádky',
    L26: 'Kde to není jednoznačné',
    L27: 'Bossové a pravidla scénářů',
    L28: 'Konec kola',
    L29: 'Konec scénáře',
    L30: 'Kampaň',
    L31: 'Cesty a události',
    L32: 'Ve městě',
    L33: 'Odměny',
    L34: 'Náhodné podzemí',
    L35: 'Varianty na celou kampaň',
    L37: 'Slova na kartách',
  },
  rule: { ...components, ...turns, ...attacks, ...monsters, ...campaign, ...words },
  note: {
    L1_1: 'Figurka je hrdina, pomocník, svěřenec nebo nestvůra. Na straně hrdinů jsou hrdinové, pomocníci a svěřenci, na druhé nestvůry. Nepřítel je figurka z druhé strany, spojenec jiná figurka z vlastní. Družina jsou všichni hrdinové kampaně dohromady. L je úroveň scénáře, C počet hrdinů při přípravě. Obsazené pole je to, na kterém stojí figurka. Na prázdném není figurka, žeton ani dílek, leda chodba, nášlapná deska nebo otevřené dveře. Pořadí polí jde sloupec po sloupci, v každém shora. Náhoda je náhoda: o ní ani o míchání nerozhoduje nikdo.',
  },
  figure: {
    deck: 'Základní balíček modifikátorů, bez nadání, Požehnání a Prokletí.',
    levels:
      'Co přináší úroveň scénáře: zlaťáky za minci, zranění od pasti a od nebezpečného terénu, zkušenosti za výhru.',
    range: 'Mezi nimi je zeď: dosah se počítá kolem ní, tři pole, ne jedno.',
    sight: 'Stačí jedna přímka z rohu do rohu, která se nedotkne zdi.',
    move: 'Pohyb 4: kolem pasti, a náročný terén z něj vezme 2.',
    focus:
      'Oba hrdinové jsou dvě pole daleko. Na toho vpravo lze zaútočit po jednom kroku, na druhého po dvou: hlavní cíl je ten vpravo.',
    push: 'Odstrčení 2: cíl stojí jedno pole od hrdiny a skončí tři pole od něj. Čárkovaná cesta odstrčení není: první krok cíl od hrdiny nevzdálí.',
    slots: 'Bonus na tři použití, se zkušenostmi na druhém.',
    consume: '„Útok 2 [Oheň: +1] [Led: Omráčení]“. Zlepšení lze vzít i jen jedno.',
    nearest:
      'Nestvůra útočí nablízko. K levému hrdinovi jí stačí jeden krok, k pravému dva: levý je její hlavní cíl po celý tah.',
    stepBack:
      'Dosah 3, pohyb 2, hrdina vedle je hlavní cíl. O krok dál nestvůra pořád dostřelí, a bez Nevýhody (c); z takových polí si vybere nejbližší (e).',
    drawTwo: '0 s Omráčením a +1: žádná není lepší než druhá, a tak platí ta tažená jako první.',
    reveal: 'Hrdina s iniciativou 30 otevře dveře. Stojí za nimi Šoural (15) a Obsílkový pes (45).',
    escort: 'Svěřenec E jde za hrdinou, ke kterému má nejmíň kroků: tady za levým, i když se pravý skrz zeď zdá blíž.',
  },
  table: { level: 'Úroveň', gold: 'Zlaťáky', trap: 'Past', hazard: 'Nebezpečí', experience: 'Zk.' },
  grid: {
    slots: 'Použití|1.|2.|3.\nŽeton opustí|políčko 1|políčko 2|políčko 3\nTo přinese|–|1 zk.|karta se zničí',
    consume:
      'Předtím|Lze vzít|Potom\nOheň intenzivní|+1|Oheň nepřítomný\nLed prchavý|Omráčení|Led nepřítomný\nOheň nepřítomný|–|–',
    drawTwo:
      'Taženo|Výhoda|Nevýhoda\n+1, −1|+1|−1\n+1 táhni dál, −1|obě: 0|−1\n+1 táhni dál, +1 táhni dál, 0|všechny: +2|0',
    reveal:
      'Iniciativa|Hraje\n15 dřívější Šoural|před hrdinou\n30 hrdina|otevře dveře\nnový Šoural|pozdní tah, hned po hrdinovi\n45 Obsílkoví psi i ten nový|na svém místě',
  },
} satisfies Texts<typeof english>;
