import type en from '../en/frame';
import type { Texts } from '../shape';

export default {
  tagline: 'Podzemí ve dvou rukou',
  continue: 'Pokračovat',
  saveLine: '{name}, úroveň {level}',
  daily: 'Scénář dne',
  archive: 'Archiv',
  practice: 'Cvičit hod',
  newCampaign: 'Nová kampaň',
  inHand: 'V ruce',
  longTable: 'Dlouhý stůl',
  rules: 'Pravidla',
  settings: 'Nastavení',
  packs: 'Balíčky',
  workshop: 'Dílna',
  watch: 'Podívat se na hru',
  credits: 'Autoři',
  language: 'Jazyk',
  renew: {
    elsewhere: 'Jiná karta přešla na novou verzi hry: tato stránka se načetla znovu a pokračuje tam, kde byla.',
    ready: 'Je tu nová verze hry.',
    now: 'Aktualizovat',
  },
  close: 'Zavřít',
  cannotFetch: 'Tuhle část hry se nepodařilo načíst. Stačí být jednou online a zůstane.',
  laying: 'Karty se rozkládají …',
  back: 'Zpět',
  onward: 'Dál',
  gold: 'Zlato',
  fanWork:
    'Neoficiální fanouškovské dílo na motivy Gloomholdin’ a Gloomhaven, s vlastním příběhem, texty i obrázky. Cephalofair Games je nevytvořili, nekontrolovali ani neschválili.',
  creditsIcons: 'Ikony: game-icons.net (Lorc, Delapouite a další), CC BY 3.0, změněny barvy a rytí.',
  creditsType: 'Písma: Piazzolla a Fira Sans Condensed, SIL Open Font License 1.1.',
  creditsRest: 'Vše ostatní je nakresleno a napsáno pro tuto hru.',
  log: { title: 'Co se stalo', copy: 'Kopírovat' },
  storage: {
    hung: 'Úložiště prohlížeče zatím neodpovídá. Hrát lze: hra se zatím ukládá stranou a přejde do úložiště, až odpoví.',
    denied: 'Prohlížeč nic neukládá (soukromé okno?): hrát lze, ale zavřením karty to končí.',
    older: 'Nejnovější uložení bylo poškozené; toto je předchozí.',
    rescued: 'Pravidla se mezitím změnila; hra pokračuje od posledního uloženého stavu.',
  },
} satisfies Texts<typeof en>;
