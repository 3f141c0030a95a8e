/** The texts of rules L22 to L29: how monsters act, bosses and scenario rules, the end of the round and of the scenario. */
import type english from '../../../en/longTable/tableRules/monsters';
import type { Texts } from '../../../shape';

export default {
  L22_1:
    'Když je druh na řadě, má každá jeho nestvůra vlastní tah: nejdřív elitní od nejnižšího čísla, potom stejně běžné.',
  L22_2:
    'Tah nestvůry: Krvácení; je-li omráčená, nic víc; jinak si určí hlavní cíl (L23) a udělá řádky karty po řadě; na konci přijdou z L7.5 body (3) a (4).',
  L22_3:
    'Pohybuje se a útočí, jen když to karta říká, svou hodnotou upravenou o hodnotu karty, nejméně 0. Útok 0 je pořád útok.',
  L22_4: 'Řádek s bonusem (Obrana, Odveta…) platí od tohoto tahu do konce kola; vlastnosti platí vždycky.',
  L23_1:
    'Hlavní cíl je ten jediný nepřítel, na kterého nestvůra jde: vede k němu cesta s nejméně pastmi, potom nejkratší (L23.6). Určí se jednou, před prvním řádkem karty. Jak nestvůra útočí, určuje první Útok na kartě. Není-li na kartě Útok nebo je-li nestvůra odzbrojená, je to útok nablízko na jeden cíl.',
  L23_2:
    'Cesta jsou pole, po kterých by nestvůra mohla jít podle L9, bez ohledu na to, jak velký má pohyb, až tam, kde smí stát: skrz spojence ano, skrz nepřátele, neviditelné a zavřené dveře ne. Má-li její řádek Pohyb Skok, podle L9.3, s Letem podle L9.4. Délka se měří v pohybu; zůstat stát má délku 0.',
  L23_3:
    'Nástrahy cesty jsou pasti a nebezpečný terén, do kterých se na ní vstupuje, každé pole za jednu, ať škodí, nebo pomáhá; pole, kde nestvůra stojí, ne; u Skoku jen poslední pole; u Letu žádné.',
  L23_4:
    'Pole k útoku je konec cesty, ze kterého lze nepřítele tím útokem zasáhnout (dosah, viditelnost, některé umístění oblasti). Na Nevýhodě nezáleží.',
  L23_5:
    'Pro každého nepřítele, který není neviditelný, vezmi jeho nejlepší cestu: s nejméně nástrahami, potom nejkratší. Kdo nemá žádné pole k útoku, nepřipadá v úvahu.',
  L23_6:
    'Hlavní cíl má (1) nejméně nástrah, potom (2) nejkratší cestu, (3) nejmenší vzdálenost od místa, kde nestvůra stojí, (4) nejdřívější tah (pomocník před svým hrdinou, i nový; odpočinek má 99). Nestvůra, která má nejradši nejvíc BZ, bere v (2) místo toho hrdinu s nejvíce BZ; nejkratší cestu jen tehdy, nepřipadá-li v úvahu žádný hrdina.',
  L23_7: 'Cesta o délce deset bez pasti tedy předčí cestu o délce dvě přes past, i kdyby vedla k jinému nepříteli.',
  L23_8: 'Nepřipadá-li v úvahu nikdo, nestvůra se nehýbe a neútočí; ostatní řádky udělá.',
  L24_1:
    'S řádkem Pohyb má nestvůra k dispozici m: svůj pohyb plus nebo minus X. Bez takového řádku, s m = 0 nebo se Znehybněním zůstane stát.',
  L24_2:
    'Následuje-li na kartě Útok a nestvůra není odzbrojená, pohybuje se kvůli němu; jinak jako k útoku nablízko na jeden cíl. Na ostatních řádcích nezáleží.',
  L24_3:
    'Z polí k útoku na hlavní cíl si nestvůra postupně nechá ta, (a) s nejméně pastmi a nebezpečnými poli cestou; (b) na která jí stačí pohyb, pokud taková jsou; (c) při útoku na dálku a bez Zmatení: nesousední, pokud taková jsou; (d) s nejvíce cíli; (e) nejbližší; (f) s lepšími dalšími cíli (L25.3). Bez pole k útoku zůstane stát.',
  L24_4:
    'Z polí stejně dobrých v (a) až (c), odkud lze zasáhnout právě tyto cíle, rozhodne nejméně cílů s Nevýhodou, potom nejkratší cesta.',
  L24_5: 'Je-li to pole v rámci m, nestvůra na ně jde nejlepší cestou; stojí-li na něm už, zůstane.',
  L24_6:
    'Není-li v rámci m, jde na to ze všech polí, kde smí skončit a kam vede nejlepší cesta v rámci m, které má (1) nejméně nástrah, cestou tam i odtud dál dohromady, (2) nejkratší zbytek cesty, (3) nejméně použitého pohybu. Sousedství hlavního cíle se přitom nevyhýbá.',
  L24_7:
    'Je-li v L24.3 až L24.6 něco rovnocenné, vybíráš ty z koncových polí a cílů, které se liší; rovnocenné cesty na jedno pole volbou nejsou.',
  L24_8:
    'Terén působí na nestvůru jako na hrdiny a může ji zabít nebo zastavit. Dveře neotvírá. Zastaví-li se na poli, kde stojí spojenec, vrátí se na poslední volné pole své cesty.',
  L24_9:
    'Ústup n: nestvůra se pohne až o n, ať L24 říká cokoli, na to z polí, kde může bez nástrahy skončit, odkud je to k jejímu nejbližšímu nepříteli nejdál; z rovnocenných tam, kam je nejkratší cesta, potom L26.1. Se Znehybněním ne.',
  L25_1:
    'Útok plus nebo minus X. Nestvůra musí útočit na hlavní cíl; nemůže-li, neútočí. Šedé pole dělá z útoku útok nablízko.',
  L25_2:
    'S více cíli: hlavní cíl a co nejvíc dalších; oblast se umístí tak, aby zasáhla hlavní cíl a co nejvíc dalších. Jsou-li vedle oblasti ještě další cíle, jsou to nejlepší další nepřátelé v dosahu, které oblast nezasáhne.',
  L25_3:
    'Lepší další: seřaď nepřátele podle vzdálenosti od pole, kde nestvůra začala tah, potom podle pořadí tahů. Ze dvou skupin je lepší ta, která má v prvním rozdílu toho, kdo je v řadě dřív.',
  L25_4: 'Pořadí útoků: hlavní cíl, potom ostatní podle této řady.',
  L25_5:
    'Každý další Útok karty má nový hlavní cíl podle L23, se svou podobou, z místa, kde nestvůra stojí, a bez nepřátel, na které v tomto tahu už útočila; řádek Pohyb před ním ji přesune kvůli němu. Kdo už byl cílem útoku, smí být zasažen znovu jako další, jen ne jako hlavní cíl.',
  L25_6: 'Efekty se použijí všechny; cestu odstrčení nebo přitažení vybíráš ty.',
  L25_7:
    'Léčení X: nestvůra léčí sebe nebo spojence v dosahu (řádku, jinak svém), na kterého vidí, a to toho, komu chybí nejvíc BZ. Nechybí-li nikomu nic, někoho s Otravou nebo Krvácením, jinak nic.',
  L25_8:
    'Přivolat: na prázdné pole vedle nestvůry, co nejblíž některému nepříteli (podle vzdálenosti); není-li pole nebo figurka, nic. Číslo je náhodné; v tomto kole tah nemá; nový druh táhne kartu od příštího kola.',
  L25_9:
    'Kořist X: mince do vzdálenosti X, na které je vidět, jsou nadobro pryč. Poklady nestvůra nebere a na konci tahu nebere nic.',
  L25_10:
    'Ostatní řádky s počtem cílů vezmou nejdřív hlavní cíl, potom další podle L25.3. Přitažení, Odstrčení, Způsobit a Zranění: nepřátelé v dosahu (bez dosahu sousední), na které je vidět; není-li uveden počet cílů, jeden.',
  L26_1:
    'Kdykoli L22 až L25 nechají něco rovnocenné, vybíráš ty. Navrženo je, co nestvůře poslouží nejlépe: nejvíc cílů, největší očekávané zranění, nejvíc nástrah, do kterých dostane hrdiny, potom pořadí polí. Nic jiného na nestvůře volit nejde.',
  L27_1:
    'Boss má vlastní hodnoty (často násobené počtem hrdinů C), společný balíček bossů, jehož Zvláštní schopnosti 1 a 2 popisuje jeho karta, a vlastní imunity; není běžný ani elitní. Zvláštní schopnost, která říká „každý hrdina v dosahu“, neviditelné míjí. Koho boss přivolá, je běžný, nenechá minci a hraje od příštího kola.',
  L27_2: 'Pojmenovaná nestvůra také není ani běžná, ani elitní; co cílí jen na takové, ji míjí.',
  L27_3:
    'Posila přijde na své pole, ať na něm leží cokoli (past zůstane nastražená), jinak na nejbližší prázdné. Přijde-li na konci kola, hraje od příštího; přijde-li uprostřed kola, hraje jako odhalená nestvůra. Ze stejně blízkých polí platí první v pořadí polí. Bez figurky nebo bez prázdného pole nepřijde nic.',
  L27_4: 'Zamčené dveře jsou zeď, dokud není splněna jejich podmínka.',
  L27_5: 'Nášlapná deska: hrdina, který na ní skončí tah, spustí to, co říká scénář.',
  L27_6:
    'Zničitelná překážka je překážka s BZ. Je nepřítelem strany hrdinů a v pořadí tahů je s 99 poslední; škodí jí jen zranění, proti všem stavům a vynuceným pohybům je imunní; s 0 BZ je pryč. Pro nestvůry je to pouhá překážka.',
  L27_7: 'Žetony dílčích cílů a pomocné žetony značí figurky, kořist a pole; ke vstupu na pole může patřit text.',
  L27_8:
    'Svěřenec patří na stranu hrdinů. Hodnoty a pravidlo mu dává scénář: balíček, nebo jeden stálý řádek, podle L22–L26. Jeho iniciativa je 99, po hrdinech a druzích s 99, není-li dána jiná. Hrdina, za kterým svěřenec jde, se hledá jako hlavní cíl pro útok nablízko; z rovnocenných vybíráš ty.',
  L27_9:
    'Vzorce počítají s L a C z přípravy a zaokrouhlují se nahoru. Ve vzorcích pro BZ svěřenců je C aspoň 2; BZ bosse se násobí C, s jedním hrdinou tedy 1.',
  L27_10:
    'Je-li svěřenců víc, hrají podle náhodných čísel. Začíná-li jich na jedné značce víc, ostatní stojí na nejbližších obyčejných polích její místnosti, na kterých nic jiného není, v pořadí polí.',
  L28_1:
    'Po řadě: (1) projeví se, co scénář dělá na konci kola; znovu se zamíchají (2) balíčky modifikátorů z L12.9 a (3) balíčky nestvůr, jejichž karta má značku Zamíchat; (4) intenzivní živly jsou prchavé, prchavé nepřítomné; (5) skončí bonusy do konce kola; (6) přijdou krátké odpočinky; (7) posoudí se konec scénáře (L29).',
  L29_1:
    'Když je splněn cíl nebo podmínka prohry, kolo se dohraje a scénář skončí. Platí, co přišlo první. Kdo vydržel do některého kola a kdo stojí u východu, se posuzuje na konci kola, všechno ostatní hned.',
  L29_2:
    'Po výhře i po prohře: hrdinové si nechají zkušenosti a mince promění ve zlaťáky (L3.2); co leží na mapě, propadne; karty se vrátí, předměty se obnoví, BZ jsou plné; Požehnání, Prokletí a přidané karty opustí všechny balíčky.',
  L29_3:
    'Po výhře: zkušenosti navíc a malé úkoly pro každého hrdinu, i vyčerpaného; v kampani také závěr a odměny (L33).',
} satisfies Texts<typeof english>;
