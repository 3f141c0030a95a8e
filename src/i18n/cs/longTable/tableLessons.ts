/** The texts of the lessons in the first scenario of the Long Table. */
import type english from '../../en/longTable/tableLessons';
import type { Texts } from '../../shape';

export default {
  prepare: 'Všichni už jsou oblečení a usazení. Změň, co chceš: ruku, předměty, startovní pole; pak začni.',
  select:
    'Každému hrdinovi dvě karty. Ta, na kterou klepneš první, vede: její číslo říká, jak brzy hrdina přijde na řadu, a méně je dřív.',
  second: 'Teď druhou. Jedna z nich dá horní polovinu a druhá dolní; která kterou, rozhodneš až potom.',
  plan: 'Stiskni „Vybrat tyto dvě“ a obě se položí lícem dolů. Dotkneš-li se karty, vrátí se.',
  others:
    'Další hrdina. U každého jména jsou BZ, karty v ruce a odhozené karty. Klepni na jméno a můžeš volit znovu: dokud nezvolí poslední, nic neplatí.',
  halves:
    'Dotkni se poloviny a zahraješ ji: jednu horní, jednu dolní, v jakémkoli pořadí. Pruh vpravo na ní je prostý Útok 2 nebo Pohyb 2.',
  move: 'Dotkni se pole a půjdeš tam; dokud nestvůry ještě nejednaly, první dotek ukáže, co by udělaly. Cesta obejde, co jde. Nevyužitý pohyb propadá.',
  target:
    'Na figurky v kroužku lze útočit. U jména je, co s nimi udělají karty zbývající v balíčku a jak často padnou.',
  draw: 'Ke každému útoku se táhne karta z hrdinova vlastního balíčku. Vytáhni ji, hoď, nebo na ni klepni. Podržením balíčku uvidíš, co v něm zbývá.',
  why: 'Nestvůry jednají jen podle pravidel. Klepni na některou a přečti si, proč to udělala; před jejím tahem, co by udělala teď.',
  elements:
    'Živel se probudil. Kdo je na tahu, může ho spotřebovat pro kartu, která ho chce; jinak na konci kola slábne.',
  money:
    'Mince leží tam, kde nepřátelé padli; s obstávkou je máš hned. Skonči na nich tah a jsou tvoje. Co do vítězství nikdo nesebral, to tam zůstane.',
  damage:
    'Přijmi zranění, nebo místo něj znič karty: jednu z ruky, nebo dvě z odhazovací hromádky. Hrdina bez BZ nebo bez karet ze scénáře vypadne.',
  door: 'Dveře. Vstup do nich a místnost za nimi se hned otevře, se všemi, kdo v ní jsou: líp na začátku kola než s poslední kartou.',
  rest: 'Odpočinek vrátí odhazovací hromádku za jednu zničenou kartu. Při krátkém ji vybere náhoda; dlouhý zabere tah, nechá tě vybrat a léčí.',
  signsByFinger: 'Podrž kartu a dozvíš se, co znamenají její značky.',
  signsByMouse: 'Klepni na kartu pravým tlačítkem myši a dozvíš se, co znamenají její značky.',
  know: 'Tuhle hru znám',
  learnt: 'Rozumím',
} as const satisfies Texts<typeof english>;
