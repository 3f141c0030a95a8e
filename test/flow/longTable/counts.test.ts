/**
 * Counts the sequences of legal commands from the first turn of each scenario, by their length. A rule that offers one command more or less
 * changes a number. `npx vitest run --project unit test/flow/longTable/counts.test.ts -u` records new numbers.
 */
import { expect, it } from 'vitest';
import { bookFor, scenarios } from '../../../src/content/longTable';
import { begin, legal, type Play, send } from '../../../src/flow/longTable/play';
import type { Command } from '../../../src/rules/longTable/commands';
import { heroSetup, setupFor } from '../../kit/longTableSetups';

const DEPTH = 4;
const PARTY = [
  heroSetup('bailiff', { items: ['paperweight'], equipped: ['paperweight'] }),
  heroSetup('ferrywoman'),
  heroSetup('sexton'),
  heroSetup('pawnbroker'),
];

function said(play: Play, command: Command): Play {
  const sent = send(play, command);
  if (!sent.ok) throw new Error(`${JSON.stringify(command)} is legal and refused: ${sent.reason}`);
  return sent.play;
}

/** A hero's first turn: the first two cards of each hand are chosen, damage is suffered, and the preselected options are taken. */
function firstTurn(scenario: string): Play {
  let play = said(begin(bookFor(setupFor(scenario, PARTY.slice(0, 2 + (scenario.length % 3))))), { type: 'begin' });
  while (play.phase !== 'turn.turn') {
    const { question, seats } = play.state;
    const planless = seats.find(({ plan }) => plan === null)?.hero;
    const options = legal(play).filter((each) => each.type !== 'select' || each.hero === planless);
    const preset = question?.ask === 'choice' ? options[question.choice.preset] : undefined;
    const command = preset ?? options.find(({ type }) => type === 'suffer') ?? options[0];
    if (!command) throw new Error(`stuck in ${play.phase}`);
    play = said(play, command);
  }
  return play;
}

/** The number of sequences of `depth` commands; one that ends the game earlier counts too. */
function sequences(play: Play, depth: number): number {
  const options = legal(play);
  if (depth <= 1) return options.length;
  return options.reduce((sum, command) => sum + sequences(said(play, command), depth - 1), 0);
}

it('has the recorded number of sequences of legal commands', async () => {
  const rows = scenarios(2).ids.map((id) => {
    const play = firstTurn(id);
    const counts = Array.from({ length: DEPTH }, (_, i) => sequences(play, i + 1));
    return `${id}, ${play.state.seats.length} heroes, ${play.state.turn?.figure}: ${counts.join(' ')}`;
  });
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('golden/counts.txt');
});
