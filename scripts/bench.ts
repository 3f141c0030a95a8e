/**
 * Measures the speed of the rules and of the page. `npm run bench` needs a build, because it measures the files of dist/. With
 * `npm run bench -- --rules` the page is not measured; with `npm run bench -- --frames` only the rules and the page's frames are measured,
 * and with `npm run bench -- --textures` only the textures over ten scenarios.
 * Most times are also printed as a ratio to a reference that is measured in the same run, because the speed of a machine varies. The script
 * tests nothing.
 */
import { existsSync } from 'node:fs';
import { assign, createMachine, getInitialSnapshot, setup, transition } from 'xstate';
import { greedyBot } from '../src/bots/inHand/greedy';
import { randomBot } from '../src/bots/inHand/random';
import { bookFor } from '../src/content/inHand';
import { NEWCOMER } from '../src/content/inHand/newcomer';
import { optionsIn } from '../src/flow/inHand/phases';
import { begin, type Play, send, snapshotOf } from '../src/flow/inHand/play';
import { scenarioMachine } from '../src/flow/inHand/scenario';
import type { ScenarioContext } from '../src/flow/inHand/scenarioChart';
import { canSee } from '../src/rules/core/sight';
import type { Command } from '../src/rules/inHand/commands';
import { situationOf } from '../src/rules/inHand/foes';
import { forecast } from '../src/rules/inHand/odds';
import { newGame, record, replay } from '../test/kit/inHand';
import { benchDeckOdds } from './bench/deckOdds';
import { benchFrameRates } from './bench/frameRates';
import { benchLongTable } from './bench/longTable';
import { ownTime } from './bench/ownTime';
import { benchPage, benchTextures } from './bench/page';

/** Returns the microseconds of CPU time per call: the median of five runs. */
function timed(calls: number, run: () => void): number {
  const runs = Array.from({ length: 5 }, () => {
    const began = ownTime();
    for (let i = 0; i < calls; i++) run();
    return ((ownTime() - began) * 1000) / calls;
  }).sort((a, b) => a - b);
  return runs[2] ?? 0;
}

/** Returns the microseconds of a bare XState transition: one guard, one assign, one automatic step. */
function bareTransition(): number {
  const machine = setup({ types: {} as { context: { n: number }; events: { type: 'go' } } }).createMachine({
    context: { n: 0 },
    initial: 'a',
    states: {
      a: { on: { go: { guard: () => true, target: 'b', actions: assign(({ context }) => ({ n: context.n + 1 })) } } },
      b: { always: { target: 'a' } },
    },
  });
  let snapshot = getInitialSnapshot(machine);
  return timed(2000, () => {
    [snapshot] = transition(machine, snapshot, { type: 'go' });
  });
}

type Guard = (given: { context: ScenarioContext; event: Command }) => boolean;

/** Returns a part of the scenario machine's chart in which `guard` replaces each guard and `actions` replaces each action. */
function chartWith(part: unknown, guard: (own: Guard) => Guard, actions: (own: unknown) => unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => chartWith(each, guard, actions));
  if (typeof part !== 'object' || part === null) return part;
  const changed = Object.entries(part).map(([key, value]) => {
    if (key === 'guard') return [key, guard(value as Guard)];
    if (key === 'actions' || (key === 'entry' && typeof value === 'function')) return [key, actions(value)];
    return [key, key === 'context' ? value : chartWith(value, guard, actions)];
  });
  return Object.fromEntries(changed);
}

const machineOf = (chart: unknown) =>
  createMachine(chart as typeof scenarioMachine.config) as unknown as typeof scenarioMachine;

/**
 * Returns the microseconds that XState itself needs for the given commands, per command. The same chart takes the same steps through
 * as many guards, but the answers of the guards are recorded beforehand and the actions assign nothing.
 */
function emptyCommands(said: readonly (readonly [Play, Command])[]): number {
  let script: boolean[] = [];
  let at = 0;
  const note =
    (own: Guard): Guard =>
    (given) => {
      const answer = own(given);
      script.push(answer);
      return answer;
    };
  const noted = machineOf(chartWith(scenarioMachine.config, note, (own) => own));
  const empty = machineOf(
    chartWith(
      scenarioMachine.config,
      () => () => script[at++] ?? false,
      () => assign(() => ({})),
    ),
  );
  const context = { state: undefined } as unknown as ScenarioContext;
  const commands = said.map(([play, command]) => {
    script = [];
    const snapshot = snapshotOf(play);
    transition(noted, noted.resolveState({ value: snapshot.value, context: snapshot.context }), command);
    return { command, script, snapshot: empty.resolveState({ value: snapshot.value, context }) };
  });
  let n = 0;
  return timed(commands.length, () => {
    const next = commands[n++ % commands.length];
    if (!next) return;
    at = 0;
    script = next.script;
    transition(empty, next.snapshot, next.command);
  });
}

function scenarios(count: number): {
  commands: number;
  perCommand: number;
  plays: Play[];
  said: readonly (readonly [Play, Command])[];
  longest: ReturnType<typeof newGame>;
} {
  const plays: Play[] = [];
  const said: [Play, Command][] = [];
  let commands = 0;
  let longest = newGame(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'bench' }));
  const began = ownTime();
  for (let n = 0; n < count; n++) {
    // Every other game uses the greedy bot, because the random bot seldom meets a monster.
    const bot = n % 2 === 0 ? randomBot(`bench${n}`) : greedyBot;
    let game = newGame(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: `bench${n}` }));
    for (let command = bot(game.play); command; command = bot(game.play)) {
      const before = game.play;
      const sent = send(before, command);
      if (!sent.ok) throw new Error(sent.reason);
      game = record(game, command, sent.play, sent.events);
      said.push([before, command]);
      commands += 1;
      if (game.play.state.fight || commands % 50 === 0) plays.push(game.play);
    }
    if (game.journal.commands.length > longest.journal.commands.length) longest = game;
  }
  return { commands, perCommand: ((ownTime() - began) * 1000) / commands, plays, said, longest };
}

async function benchRules(): Promise<void> {
  console.log('seeds: bench0-bench59; of the page: fight, commands, long0-long59, and the name of each scenario');
  const bare = bareTransition();
  const { commands, perCommand, plays, said, longest } = scenarios(60);
  const empty = emptyCommands(said);
  let turn = 0;
  const sending = timed(said.length, () => {
    const [play, command] = said[turn++ % said.length] ?? [];
    if (play && command) send(play, command);
  });
  const ratio = (value: number) => `${value.toFixed(1)} µs, ${(value / bare).toFixed(2)} of a bare XState transition`;
  console.log(`bare XState transition: ${bare.toFixed(1)} µs`);
  console.log(
    `a command: ${sending.toFixed(1)} µs, ${(sending / empty).toFixed(2)} of bare transitions of the same shape (${empty.toFixed(1)} µs)`,
  );
  console.log(
    `with a bot's choice (${commands} commands): ${ratio(perCommand)}; ${Math.round((1e6 * 60) / (perCommand * commands))} scenarios a second`,
  );
  let next = 0;
  const some = (): Play =>
    plays[next++ % plays.length] ?? begin(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'x' }));
  /** Computes `legal` without its cache. */
  const afresh = ({ phase, book, state }: Play) => optionsIn(phase, book, state);
  console.log(`legal(): ${ratio(timed(2000, () => afresh(some())))}`);
  const fights = plays.filter(({ state }) => state.fight);
  let fight = 0;
  console.log(
    `forecast of a monster's turn, with odds: ${ratio(
      timed(500, () => {
        const play = fights[fight++ % fights.length];
        if (play) forecast(play.book, play.state);
      }),
    )}`,
  );
  const book = bookFor({ ...NEWCOMER, scenario: 'plotNine', seed: 'x' });
  const situation = situationOf(book, begin(book).state);
  const hexes = Object.keys(book.scenario.board.hexes);
  let pair = 0;
  console.log(
    `sight: ${ratio(
      timed(5000, () => {
        pair += 1;
        canSee(situation, hexes[pair % hexes.length] ?? 'a1', hexes[(pair * 7) % hexes.length] ?? 'a1');
      }),
    )}`,
  );
  console.log(
    `replay of ${longest.journal.commands.length} commands: ${ratio(timed(3, () => void replay(longest.play.book, longest.journal)))}`,
  );
  for (const line of benchDeckOdds(timed)) console.log(line);
  benchLongTable(bare);
  for (const line of await benchFrameRates()) console.log(line);
}

const isWanted = (option: string) => process.argv.includes(option);
if (!isWanted('--textures')) await benchRules();
if (isWanted('--rules')) console.log('the page is left out');
else if (!existsSync('dist/index.html')) console.log('the page: run "npm run build" first');
else if (isWanted('--textures')) await benchTextures();
else await benchPage(isWanted('--frames'));
