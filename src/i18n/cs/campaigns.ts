import type en from '../en/campaigns';
import type { Texts } from '../shape';

export default {
  title: 'Kampaně',
  none: 'Zatím žádná.',
  finished: 'Skončila: {ending}',
  played: 'Naposledy hráno {date}',
  open: 'Pokračovat',
  look: 'Přečíst konec',
  remove: 'Smazat',
  sure: 'Smazat kampaň ({name}) nadobro?',
  sureUnreadable: 'Smazat navždy to, co nelze přečíst? Novější verze hry to možná přečte.',
  yes: 'Smazat',
  no: 'Nechat',
  unreadable: 'Uložená hra, kterou nelze přečíst. Zůstává, jak je.',
  books: 'Účetní kniha',
} satisfies Texts<typeof en>;
