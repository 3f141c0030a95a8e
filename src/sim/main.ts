/** `npm run sim -- [games] [seed]`: plays scenario 1 headlessly with the bots, at every scenario level, and prints how it went. */
import { greedyBot } from '../bots/greedy';
import { type Bot, randomBot } from '../bots/random';
import { bookFor } from '../content';
import { begin, type Play, send } from '../flow/play';
import { SCENARIO_LEVELS, type ScenarioLevel } from '../rules/vocabulary';

const [games = '200', seed = 'sim'] = process.argv.slice(2);
const count = Number(games);
if (!Number.isInteger(count) || count < 1) {
  console.error(`"${games}" is no number of games`);
  process.exit(2);
}

function playOut(bot: Bot, scenarioLevel: ScenarioLevel, name: string): Play {
  const variants = { hindrances: false, onTable: false };
  const choice = { scenario: 'plotNine', hero: 'bailiff', level: 1, upgrades: [], items: [], looted: [] } as const;
  let play = begin(bookFor({ ...choice, scenarioLevel, variants, seed: name }));
  for (let command = bot(play); command; command = bot(play)) {
    const sent = send(play, command);
    if (!sent.ok) throw new Error(`${name}: the bot said what is refused: ${sent.reason}`);
    play = sent.play;
  }
  return play;
}

/** Wilson's interval of a share, 95 %, in per cent. */
function interval(hits: number, of: number): string {
  const [z, p] = [1.96, hits / of];
  const middle = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2));
  return `${(100 * (middle - half)).toFixed(0)}-${(100 * (middle + half)).toFixed(0)} %`;
}

const bots: Readonly<Record<string, (name: string) => Bot>> = { random: randomBot, greedy: () => greedyBot };
console.log('bot      level  won     interval   rounds  HP left  tokens');
for (const [name, make] of Object.entries(bots)) {
  for (const level of SCENARIO_LEVELS) {
    const plays = Array.from({ length: count }, (_, n) => playOut(make(`${name}${n}`), level, `${seed}${n}`));
    const won = plays.filter(({ phase }) => phase === 'won');
    const mean = (pick: (play: Play) => number) =>
      won.length > 0 ? (won.reduce((sum, play) => sum + pick(play), 0) / won.length).toFixed(1) : '-';
    const share = `${((100 * won.length) / count).toFixed(0)} %`;
    console.log(
      [
        name.padEnd(8),
        String(level).padEnd(6),
        share.padEnd(7),
        interval(won.length, count).padEnd(10),
        mean(({ state }) => state.round).padEnd(7),
        mean(({ state }) => state.hero.hp).padEnd(8),
        mean(({ state }) => state.hero.money),
      ].join(' '),
    );
  }
}
