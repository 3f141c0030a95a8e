/**
 * `npm run sentences -- [--seed first] [--mode inHand|longTable] [--lang en] [--count 300]`: prints distinct sentences
 * (narration, prompts, answers) of random games, so that an editor can check the language.
 */
import { parseArgs } from 'node:util';
import { randomBot } from '../src/bots/inHand/random';
import { bookFor, heroes, scenarios } from '../src/content/inHand';
import { NEWCOMER } from '../src/content/inHand/newcomer';
import { begin, legal, type Play, send } from '../src/flow/inHand/play';
import { addChapters, LANGUAGES, openChapter, openModes, setLanguage } from '../src/i18n';
import { chapters } from '../src/i18n/inHand/chapters';
import { gameWords } from '../src/i18n/inHand/gameWords';
import { nextInt, seedGenerator } from '../src/rules/core/chance';
import { momentsOf, openLongTable, saidIn } from '../test/kit/longTableWords';

/** The number of games in hand. */
const GAMES = 12;
/** The maximum number of commands of a game in hand; a game of the Long Table has twice as many. */
const COMMANDS = 120;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: 'first' },
    mode: { type: 'string', default: 'inHand' },
    lang: { type: 'string', default: 'en' },
    count: { type: 'string', default: '300' },
  },
});
const { seed, mode, lang } = values;
const language = LANGUAGES.find((each) => each === lang);
const collect = { inHand: inHandSentences, longTable: longTableSentences }[mode];
if (!language || !collect) {
  console.error(`there is no mode "${mode}", or no language "${lang}"`);
  process.exit(2);
}
await setLanguage(language);
for (const sentence of drawn(await collect(), Number(values.count))) console.log(sentence);

async function inHandSentences(): Promise<string[]> {
  addChapters(chapters);
  await Promise.all([openModes(), openChapter('narration')]);
  const said = new Set<string>();
  const pages = Object.keys(scenarios);
  const persons = Object.keys(heroes);
  for (let nth = 0; nth < GAMES; nth += 1) {
    const [at] = nextInt(seedGenerator(`${seed} page ${nth}`), pages.length);
    const setup = {
      ...NEWCOMER,
      scenario: pages[at] ?? '',
      hero: persons[nth % persons.length] ?? '',
      seed: `${seed} ${nth}`,
    };
    const bot = randomBot(`${seed} bot ${nth}`);
    let play: Play = begin(bookFor(setup));
    for (let n = 0; n < COMMANDS; n += 1) {
      for (const event of play.events) said.add(gameWords.narrate(play, event) ?? '');
      said.add(gameWords.prompt(play, { cards: [], path: [] }, false));
      for (const command of legal(play).slice(0, 12)) said.add(gameWords.label(play, command));
      const command = bot(play);
      const sent = command && send(play, command);
      if (!sent?.ok) break;
      play = sent.play;
    }
  }
  return [...said];
}

async function longTableSentences(): Promise<string[]> {
  await openLongTable();
  const games = [...Array(4).keys()].map((nth) => momentsOf(`${seed} ${nth}`, 2 * COMMANDS));
  // Options are omitted, because an option is not a whole sentence.
  const said = games.flatMap(saidIn).filter(([kind]) => !kind.startsWith('option'));
  return [...new Set(said.map(([, words]) => words))];
}

/** Returns a random selection of the sentences. Of sentences that differ only in numbers and hexes, it contains at most one. */
function drawn(sentences: readonly string[], count: number): string[] {
  const kinds = new Map(sentences.map((each) => [each.replace(/\d+/g, '0').replace(/\b[a-z]0\b/g, 'a0'), each]));
  const left = [...kinds.values()].filter((each) => each !== '');
  let chance = seedGenerator(`${seed} drawn`);
  const taken: string[] = [];
  while (taken.length < count && left.length > 0) {
    const [at, next] = nextInt(chance, left.length);
    chance = next;
    taken.push(...left.splice(at, 1));
  }
  return taken;
}
