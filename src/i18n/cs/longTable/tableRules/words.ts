import type en from '../../../en/longTable/tableRules/words';
import type { Texts } from '../../../shape';

export default {
  L37_1:
    'Obstávka: žeton na nepříteli, na každém nejvýš jeden, dokud nezemře. Není to stav, imunity jí nebrání; na překážky se neklade. Když takový nepřítel zemře, jeho minci dostane hned hrdina, jehož obstávka to je, není-li vyřazený. Jiné karty toho na nepříteli s obstávkou zmohou víc.',
  L37_2: 'Uplatnit obstávku: cena. Jakmile je útok spočítán, obstávka z cíle zmizí.',
  L37_3:
    'Výkop N: tolik hrobů na prázdná pole v dosahu. Na mapě leží nejvýš 4, nejstarší zmizí; ne na dveřích, značkách a žetonech. Pro nestvůry, které nelétají, je hrob náročný terén. Nepřítel, který je do hrobu odstrčen nebo přitažen, se zastaví a je znehybněn a hrob je zasypán.',
  L37_4: 'Zasypat hrob: cena. Odstraní se hrob do vzdálenosti 3.',
  L37_5:
    'Náraz N: zastaví-li odstrčení nebo přitažení předčasně zeď, překážka, zavřené dveře nebo figurka, utrpí cíl tolik zranění.',
  L37_6: 'Přenesení: jeden spojenec, který stál na začátku pohybu vedle, se postaví na prázdné pole vedle jeho konce.',
  L37_7: 'Výbuch N: když zemře, utrpí každá figurka vedle tolik zranění.',
  L37_8: 'Udělit: pozitivní stav spojencům nebo sobě, bez útoku. Bez dosahu: sousední figurce.',
  L37_9: 'Způsobit: negativní stav nebo obstávka nepřátelům, bez útoku. Bez dosahu: sousední figurce.',
  L37_10: 'Odstrčení a přitažení na vlastním řádku: bez útoku. Bez dosahu: sousední figurka.',
  L37_11: 'Zranění N nepřátelům, které není útok: netáhne se karta a obrana nepomáhá.',
  L37_12: 'Vlastní zranění N: nezruší ho zničená karta ani nic jiného.',
  L37_13:
    'Doražení N: jeden běžný nepřítel, který má nejvýš N BZ, zemře. Elitní, boss nebo překážka utrpí místo toho 2 zranění.',
  L37_14: 'Past N: na prázdné pole v dosahu se položí past s takovým zraněním a s uvedenými stavy.',
  L37_15: 'Zneškodnit past: past v dosahu se odstraní.',
  L37_16:
    'Pokyn: spojenec v dosahu, jeden z tvých pomocníků nebo všichni udělají hned, mimo svůj tah, co následuje. Co má plus, přičte se k jejich vlastní hodnotě.',
  L37_17: 'Přídavek ke všem tvým útokům, všem tvým pohybům nebo všem útokům tvých pomocníků, dokud trvá.',
  L37_18: 'Když …: spustí se samo pokaždé, když se to stane. Každé spuštění je jedno použití.',
  L37_19: 'Nastavit se: útok dopadne na tohoto hrdinu.',
  L37_20: 'Zranění nižší o N: toto zranění se o N sníží.',
  L37_21: 'Dát předmět do zástavy: cena. Jeden tvůj neopotřebený předmět se opotřebí, bez svého účinku.',
  L37_22: 'Nechat předmět propadnout: cena. Jeden tvůj neopotřebený předmět se odloží do konce scénáře.',
  L37_23: 'Vrátit minci: cena. Vrátí se jedna mince, kterou máš z tohoto scénáře.',
} satisfies Texts<typeof en>;
