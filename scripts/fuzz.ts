/**
 * `npm run fuzz [inputs] [seed]`: feeds mutated saves, exports, settings, packs and addresses to their parsers. No parser
 * may throw, hang, change a prototype, or accept something that can neither be played nor refused.
 * `npm run fuzz -- --states [states] [seed]` mutates well-formed states of games in hand. The game must refuse each state,
 * or be able to play it to its end and to save it after every command. Then the laws are checked in every state of whole
 * random games.
 * `npm run fuzz -- --campaigns [campaigns] [seed]` mutates campaigns of the Long Table. The game must refuse each campaign,
 * or be able to play it on, repaired or unchanged.
 * `npm run fuzz -- --longTable [commands] [seed]` plays at least 300 random scenarios of the Long Table and checks the
 * laws in every game. Then it mutates states of such games; the rules must refuse each state or be able to play it on.
 * `npm run fuzz -- --monsters [positions] [seed]` compares the rules of the Long Table's monsters with a second, slow
 * implementation of these rules.
 */
import { parseArgs } from 'node:util';
import { fuzzCampaigns } from '../test/kit/campaignStates';
import { prove } from '../test/kit/longTableProof';
import { fuzzStates as assaultTables } from '../test/kit/longTableStates';
import { race } from '../test/kit/slowRace';
import { parsers } from './fuzz/parsers';
import { fuzzPlays } from './fuzz/plays';
import { fuzzParser } from './fuzz/run';
import { fuzzStates } from './fuzz/states';

/** Number of mutated states per whole random game. */
const STATES_A_PLAY = 25;

const { values, positionals } = parseArgs({
  options: {
    states: { type: 'boolean' },
    monsters: { type: 'boolean' },
    longTable: { type: 'boolean' },
    campaigns: { type: 'boolean' },
  },
  allowPositionals: true,
});
const usual =
  values.states || values.campaigns ? '50000' : values.monsters ? '20000' : values.longTable ? '200000' : '120000';
const [count = usual, seed = String(Date.now() % 1_000_000)] = positionals;

const LEAST_SCENARIOS = 300;
/** Mutated states per game. */
const STATES_EACH = 60;
/** One state is mutated for each such number of `commands`. */
const COMMANDS_A_STATE = 20;

function playLongTable(commands: number): void {
  const began = performance.now();
  const endings = { won: 0, lost: 0 };
  let [played, scenarios, doors] = [0, 0, 0];
  for (; played < commands || scenarios < LEAST_SCENARIOS; scenarios += 1) {
    const proof = prove(`${seed}/${scenarios}`);
    played += proof.commands;
    doors += proof.doors;
    endings[proof.ending] += 1;
  }
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`seed ${seed}: ${scenarios} scenarios, ${played} commands, ${doors} doors, ${minutes} minutes`);
  console.log(`${endings.won} won, ${endings.lost} lost; none threw, hung or broke a law, all were replayed`);
  const states = { shapeless: 0, refused: 0, taken: 0 };
  for (let i = 0; i * STATES_EACH * COMMANDS_A_STATE < commands; i += 1) {
    const report = assaultTables(`${seed}/${i}`, STATES_EACH);
    states.shapeless += report.shapeless;
    states.refused += report.refused;
    states.taken += report.taken;
  }
  console.log(
    `states changed by chance: ${states.shapeless} of no shape, ${states.refused} refused, ${states.taken} played on`,
  );
}

/** Mutated campaigns per random campaign. */
const CAMPAIGNS_EACH = 250;

async function changeCampaigns(campaigns: number): Promise<void> {
  const came = { shapeless: 0, mended: 0, taken: 0 };
  const refused = new Map<string, number>();
  let [slowest, changed] = [0, 0];
  for (let i = 0; changed < campaigns; i += 1) {
    const each = Math.min(CAMPAIGNS_EACH, campaigns - changed);
    const report = await fuzzCampaigns(`${seed}/${i}`, each);
    changed += each;
    came.shapeless += report.shapeless;
    came.mended += report.mended;
    came.taken += report.taken;
    for (const [why, times] of Object.entries(report.refused)) refused.set(why, (refused.get(why) ?? 0) + times);
    slowest = Math.max(slowest, report.slowest);
  }
  const reasons = [...refused].sort(([, a], [, b]) => b - a);
  for (const [why, times] of reasons) console.log(`${String(times).padStart(7)} refused: ${why}`);
  const all = reasons.reduce((sum, [, times]) => sum + times, 0);
  console.log(
    `seed ${seed}: ${changed} campaigns, ${came.shapeless} of no shape, ${all} refused, ${came.mended} mended`,
  );
  console.log(
    `${came.taken} taken as they are; all of these were played on and saved; slowest ${slowest.toFixed(0)} ms`,
  );
}

if (values.campaigns) {
  await changeCampaigns(Number(count));
} else if (values.states) {
  const { refused, heroes, ...report } = fuzzStates(Number(count), Number(seed));
  const laws = Object.entries(refused).sort(([, a], [, b]) => b - a);
  for (const [law, times] of laws) console.log(`${String(times).padStart(7)} refused: ${law}`);
  const all = laws.reduce((sum, [, times]) => sum + times, 0);
  const ofEach = Object.entries(heroes).map(([hero, times]) => `${times} of the ${hero}`);
  console.log(`seed ${report.seed}: ${report.mutated} states, ${ofEach.join(', ')}`);
  console.log(
    `${report.shapeless} of no shape, ${all} refused, ${report.played} played to an end in ${report.commands} commands`,
  );
  console.log(
    `none threw, hung, broke a law or could not be saved; slowest to be judged ${report.slowest.toFixed(1)} ms`,
  );
  const plays = Math.ceil(Number(count) / STATES_A_PLAY);
  console.log(`${plays} plays of books by chance: ${fuzzPlays(plays, Number(seed))} states, and none broke a law`);
} else if (values.longTable) {
  playLongTable(Number(count));
} else if (values.monsters) {
  const { positions, focused, chosen } = race(seed, Number(count));
  console.log(
    `seed ${seed}: ${positions} positions, ${focused} with a focus, ${chosen} with a choice of ends: no difference`,
  );
} else {
  const all = await parsers('test/saves');
  for (const parser of all) {
    const report = await fuzzParser(parser, Math.ceil(Number(count) / all.length), Number(seed));
    const { name, inputs, taken, slowest } = report;
    const told = `${inputs} inputs, ${taken} taken, ${inputs - taken} refused, slowest ${slowest.toFixed(1)} ms`;
    console.log(`${name}, seed ${seed}: ${told}`);
  }
}
