import type en from '../../../en/inHand/reference/effects';
import type { Texts } from '../../../shape';

export default {
  R15_1:
    'Přicházejí po zranění, i když žádné nebylo, leda by cíl zemřel. Vynechat je smíš; nestvůra je nevynechá nikdy.',
  R15_2:
    'Efekt na akci bez útoku se přidá k útoku v tomto tahu, na kterékoli z obou karet: k příštímu, anebo, je-li už po útoku, hned na jeho cíl, pokud žije.',
  R15_3:
    'Odstrčení X přidá ke vzdálenosti X, nejvýš do 7. Přitažení X ubere X, nejméně na 1. Kde se nedá nic posunout, nikdo se neptá.',
  R15_4: 'Průraznost X nedbá až na X bodů obrany cíle v posledním kroku počítání (R12.3).',
  R15_5:
    'Odstrčení X nebo Přitažení X hned nepotřebuje útok a k žádnému se nepřidává: posune nestvůru, se kterou bojuješ, až o X, z jakékoli vzdálenosti, není-li neviditelná. Mimo boj nedělá nic.',
  R16_1:
    'Každý druh stavu leží na tobě nebo na nestvůře nejvýš jednou; týž znovu ho obnoví. Různé se snesou. Přicházejí po hlavním účinku schopnosti, ať zranila, nebo ne. Pozitivní stav nejde sejmout dřív; negativní jen tím, na čem to stojí.',
  R16_2:
    'Negativní, všechny na příští tah nositele. Znehybnění: žádný pohyb. Odzbrojení: žádný útok. Omráčení: žádné schopnosti ani předměty, dvě zahrané karty se prostě odhodí; odpočívat se smí a dlouhý odpočinek léčí. Zmatení: všechny útoky s Nevýhodou.',
  R16_3:
    'Pozitivní. Neviditelnost: v příštím tahu nepřítele nelze nositele zvolit za cíl; některá trvá dva nepřátelské tahy, ať R17.1 říká cokoli, a mimo boj se za jeden počítá konec kola. Neviditelný hrdina nezačne boj tím, že přijde blízko, ani tím, že na začátku kola blízko stojí (R25.2, R26.2). Posílení: všechny útoky v příštím tahu nositele s výhodou.',
  R17_1:
    'Stav nebo bonus bez znaku trvání drží, dokud neměl příležitost se projevit, nebo do konce příštího kola, podle toho, co je dřív.',
  R17_2:
    'Co působí v tahu nositele (znehybnění, odzbrojení, omráčení, zmatení, posílení, bonusy k útoku a pohybu), má příležitost v jeho příštím tahu, nebo ještě v tomto, dal-li si to sám. Co působí v tahu nepřítele (neviditelnost, obrana, odveta), v příštím tahu nepřítele. Na konci toho tahu zmizí.',
  R17_3:
    'Znaky: do konce tohoto kola, tohoto boje, nebo scénáře. Účinek na boj, použitý mimo boj, počká na takový, který začne do konce příštího kola; nezačne-li, propadne.',
  R17_4:
    'Karta se znakem trvání se odhodí jako vždy. Pokud se i zničí, leží mezi působícími, dokud účinek trvá, a teprve pak jde ke zničeným.',
  R17_5:
    'Tah, který běží, když ho druhá strana přeruší (R25.3), není „příští tah“. Odzbrojí-li tě přerušující nestvůra, zbytek tohoto tahu zůstane a příští to odnese celý; její obrana platí hned a do konce tvého příštího tahu.',
  R18_1:
    'Znak Temnoty nebo Ohně, který je vidět na té polovině karty v tvé ruce, která je ve hře, je přítomný, dokud je vidět. Karty vybrané na toto kolo se počítají, dokud nejsou odhozené nebo zničené.',
  R18_2:
    'Schopnost může spotřebovat živly, které jmenuje, a získat vytištěné zlepšení; musí tu být všechny. Každý viditelný znak jde spotřebovat jednou za tah.',
  R18_3: 'Znaky karty neplatí za její vlastní schopnosti. Působící karta a karta, která z ruky odešla, neukazují nic.',
  R18_4:
    'Schopnost, která to říká, bere zlato, nejvýše tolik: každý zlatý přidá 1 k jejímu číslu. Platí se, když se schopnost provede, za útok, když je ohlášen, z toho, co máš a co tu přibylo, kromě mincí z mapy a pokladů sebraných v tomto scénáři. Zaplacené je pryč, ať vyhraješ, nebo ne.',
  R19_1: 'Obrana X: každý útok na nositele zraní o X méně. Obrany se sčítají. Zranění, které není útok, je nevidí.',
  R19_2:
    'Odveta X: kdo zaútočí ze vzdálenosti 1 nebo v uvedeném dosahu, dostane potom X zranění. Odvety se sčítají; útok to není; mrtví se nemstí. Vzdálenost se měří, když udeří, po odstrčení či přitažení: odstrč ji z dosahu a nic ti není.',
  R20_1: 'Léčení X: X životů zpět, nikdy nad maximum. „−X BZ“ je zranění pro tebe.',
  R20_2:
    'Zneškodnit past, v dosahu 1, není-li uveden jiný: pole je od té chvíle obyčejné, pro obě strany i pro Zátěže.',
  R20_3:
    'Kořist X: seber všechny mince a poklady do X polí, na které vidíš, ať tam stojí nestvůry a překážky jaké chtějí.',
  R20_4: 'Vrátit kartu do ruky: vezmi zpět zničené nebo odhozené, jak říká schopnost.',
  R20_5:
    'Na konci tahu musíš sebrat, co leží na tvém poli. Kořist a zneškodnění pastí fungují i v boji, z tvého pole na mapě.',
  R20_6:
    'Jáma X: až příště nestvůra, se kterou bojuješ, přijde na vzdálenost 1, sama nebo postrčená, utrží X zranění, jednou; více jam se sčítá. Ne když přijdeš ty k ní. Létající jámu přeletí a ta zůstává.',
  R20_7:
    'Nestvůra, s níž bojuješ, zemře, má-li X životů nebo méně: v dosahu, bez hodu, ať má jakoukoli Obranu; neviditelná ne. Mimo boj se nestane nic. Zranění od pasti je to z R5.3 a není to útok.',
  R21_1:
    'Když ti hrozí zranění, vyber si: přijmout ho, nebo zničit jednu kartu z odhazovací hromádky, nebo odhodit dvě z ruky (R7.2). Ty druhé dvě možnosti ho zruší celé. Ostatní efekty útoku přijdou i tak.',
  R21_2: 'Dvě karty vybrané na kolo nejsou ani v ruce, ani odhozené, dokud se každá nepoužije.',
  R22_1: 'Vyčerpání přijde, když životy klesnou pod 1, nebo když musíš odpočívat a nemůžeš (R7.3). Scénář je prohraný.',
  R23_1:
    'Předmět použij, kdykoli to dovolí, i uprostřed schopnosti; ten, který mění útok, před hodem na modifikátor. Co přidá, platí, jako by to bylo na akci vytištěno. Spotřebuje se: jednou za scénář. Opotřebí se: čeká na dlouhý odpočinek. Bez omezení: kolikrát chceš. Léčení mezi dvěma hody jednoho útoku první hod nezmění: jeho modifikátor zůstane.',
  R23_2:
    'Předmět, který použiješ příště, zůstane připravený: použití ho nechá, jak byl. Předmět bez omezení o to nepřipraví.',
  R23_3:
    'Obnovit: opotřebený předmět podle tvé volby je znovu připravený; kde to stojí, i spotřebovaný, za jmenované živly (R18.2).',
  R23_4:
    'Vzdát se předmětu: připravený předmět, který není bez omezení, se bez efektu stane spotřebovaným. Co stojí v akci za tím, je jen pro toho, kdo to udělal; vynecháš-li to nebo nic nemáš, akce končí.',
} satisfies Texts<typeof en>;
