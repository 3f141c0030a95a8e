import type en from '../en/failure';
import type { Texts } from '../shape';

export default {
  slow: 'Hra je ještě na cestě. Pokud se neobjeví, zkontroluj připojení.',
  boot: 'Hru se nepodařilo otevřít.',
  kept: 'Kampaně uložené v tomto zařízení zůstaly nedotčené. Ulož si jejich kopii, nebo to zkus znovu.',
  rescue: 'Uložit kopii mých kampaní',
  again: 'Zkusit znovu',
  rescued: 'Kopie je uložená. Importovat ji lze na titulní obrazovce pod „Uložené hry“.',
  nothing: 'V tomto zařízení není uložená žádná kampaň.',
  unreadable: 'Prohlížeč nedovolí uložené hry přečíst.',
  standing: 'Něco ve hře se pokazilo. Ulož si kopii kampaní a pak stránku načti znovu.',
} satisfies Texts<typeof en>;
