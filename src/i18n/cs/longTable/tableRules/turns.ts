/** The texts of rules L5 to L10: the round, cards and turn order, a hero's turn, rests, movement, doors. */
import type english from '../../../en/longTable/tableRules/turns';
import type { Texts } from '../../../shape';

export default {
  L5_1: 'Kolo jde takto: hrdinové vyberou karty; táhnou se karty nestvůr a určí se pořadí tahů; přijdou tahy; nakonec konec kola (L28). Kola se počítají od 1.',
  L6_1: 'Každý hrdina si z ruky vybere dvě karty, z toho jednu vedoucí, nebo dlouhý odpočinek (k němu musí mít 2 karty odhozené). Kdo má v ruce méně než 2, tomu zbývá jen odpočinek; nejde-li ani ten, přichází vyčerpání (L20.4). Všichni hrdinové vyberou dřív, než se cokoli táhne.',
  L6_2: 'Potom každý balíček, jehož některý druh je na mapě, ukáže jednu kartu. Je-li prázdný, zamíchají se nejdřív jeho odhozené karty.',
  L6_3: 'Iniciativa hrdiny je na vedoucí kartě, při dlouhém odpočinku je 99. Iniciativa druhu je na jeho kartě. Nižší hraje dřív.',
  L6_4: 'Při shodě hraje ze dvou hrdinů dřív ten, jehož druhá karta je nižší; je-li stejná i ta, vybíráš ty. Mezi hrdinou a druhem nestvůr hraje dřív hrdina. Mezi dvěma druhy vybíráš ty, na toto kolo; navrženo je pořadí podle jména. Dlouhý odpočinek druhou kartu nemá a přichází až po hrdinovi, který ji má.',
  L6_5: 'Pořadí tahů nenechává nic otevřené. Před každým hrdinou hrají jeho pomocníci, od nejstaršího; v každém druhu elitní nestvůry, potom běžné, podle čísel figurek; svěřenci podle L27.8. „Dřív“ znamená vždycky v tomto pořadí.',
  L7_1: 'Nejdřív se projeví Krvácení (L15.6). Potom přijde horní akce jedné karty a dolní akce druhé, v libovolném pořadí, ať vede kterákoli. Kteroukoli z nich smíš vynechat.',
  L7_2: 'Schopnosti akce se dělají v tištěném pořadí a nemíchají se se schopnostmi druhé karty. Vynechat smíš cokoli kromě toho, co hrdinovi nebo jeho spojencům škodí. Schopnost, která by nic neudělala (není cíl, není pole, není co sebrat nebo obnovit), se přeskočí. Pokyn není tahem toho, kdo ho dostane, a platí jen pro hrdiny a pomocníky, kteří nejsou omráčení.',
  L7_3: 'Každá karta může posloužit jako Útok 2 (nahoře) nebo Pohyb 2 (dole). Pak se odhodí.',
  L7_4: 'Když je akce hotová, její karta dřív než cokoli jiného odchází: mezi odhozené; mezi zničené, pokud to akce ukazuje a něco z ní se udělalo; zanechá-li bonus, zůstává ve hře. Nezahrané karty se odhodí.',
  L7_5: 'Na konci tahu: (1) hrdina sebere, co leží na jeho poli (L18.6); (2) projeví se nášlapné desky; (3) vyvolané živly jsou intenzivní; (4) končí stavy, kterým vypršel čas (L15.2); (5) přijdou pozdní tahy (L10.5).',
  L8_1: 'K odpočinku jsou potřeba 2 odhozené karty. Jedna z odhozených se zničí, ostatní se vrátí do ruky. Karty ve hře, které se počítají za odhozené, smíš vzít s nimi (jejich bonus končí), nebo je nechat.',
  L8_2: 'Krátký odpočinek se bere na konci kola a zničenou kartu určí náhoda. Jednou za odpočinek smí hrdina utrpět 1 zranění, tu kartu si nechat a místo ní náhodně zničit jinou. Je to cena: zrušit se nedá a s 1 BZ ji zaplatit nejde.',
  L8_3: 'Dlouhý odpočinek zabere celý tah, s iniciativou 99: vyber kartu, která se zničí, ostatní vrať do ruky; k tomu Léčení 2 na sebe a všechny opotřebené předměty se obnoví. Pro Krvácení, předměty, kořist a stavy je to tah jako každý jiný. Je-li na řadě a odhozených karet je méně než dvě, odpočinek není: tah propadne, předměty se ale použít smějí.',
  L9_1: 'Pohyb X je až X pohybu, pole po poli, skrz spojence, ne však skrz nepřátele a překážky, a končí na neobsazeném poli. Na pole se vstoupí, jen když pohyb s tím, co z něj zbývá, ještě může někde skončit; pohyb bez jediného kroku se nepočítá za udělaný.',
  L9_2: 'Terén působí hned při vstupu. Pohyb tím nekončí, ledaže to terén říká.',
  L9_3: 'Skok nedbá cestou na figurky ani na terén. Poslední pole se řídí L9.1 a L9.2 a v náročném terénu stojí 2. Zdi platí; hrdina, který přes zavřené dveře skáče, je otevře.',
  L9_4: 'Let nedbá na figurky a terén nikdy, ani na posledním poli, ani při vynuceném pohybu. Skončit smí na kterémkoli neobsazeném poli.',
  L9_5: 'Kdo nad překážkou přijde o Let, utrpí zranění od pasti a hned se přesune na nejbližší prázdné pole (podle vzdálenosti; ze stejně blízkých vybíráš ty).',
  L9_6: 'Kde pohyb skončit nesmí, tam hrdina použije jen předmět toho pohybu a žádný bonus neukončí; je-li tam držen nebo uzavřen, vrátí se na poslední volné pole své cesty, jinak na nejbližší prázdné. Kdo je přenášen, toho postavíš na prázdné pole vedle konce pohybu, aniž na ně vstupuje; není-li takové, zůstane, kde byl.',
  L10_1:
    'Když hrdina svým pohybem vstoupí do zavřených dveří, pohyb se zastaví, místnost se připraví podle počtu hrdinů C (L2.2 až L2.4) a pohyb pokračuje s tím, co z něj zbývá.',
  L10_2:
    'Každý nový druh, jehož balíček v tomto kole žádnou kartu neukazuje, ji teď táhne: podle její iniciativy má druh místo v pořadí.',
  L10_3: 'Nová nestvůra, jejíž druh má místo až za tím, kdo dveře otevřel, hraje na tom místě.',
  L10_4:
    'Nová nestvůra, jejíž druh má místo před ním, ať už ten druh hrál, nebo ne, čeká na konec jeho tahu. Druh se stejnou iniciativou, jakou má druh právě na tahu, přijde až po něm.',
  L10_5:
    'Pozdní tahy: potom hrají nestvůry z L10.4, podle iniciativy, každá jednou; starší nestvůry jejich druhu znovu nehrají. Každá odhalená nestvůra tak hraje ještě v tomto kole.',
  L10_6:
    'Otevře-li dveře pravidlo, je to uprostřed tahu tak, jako by je otevřel ten, kdo je na tahu; mezi koly hrají nestvůry až od příštího kola. Hrdina, který otevře dveře mimo svůj tah, je otevírá v rámci tahu, který právě běží.',
} satisfies Texts<typeof english>;
