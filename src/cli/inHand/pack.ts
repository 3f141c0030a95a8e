/** `npm run pack -- check file` for a pack of scenarios in hand: reports the first wrong field with its reason. */
import { type Pack, readPack } from '../../packs/inHand/pack';
import { tryPack } from '../../packs/inHand/trial';
import { printBoard } from '../../rules/core/board';
import type { Fault } from '../../storage/untrusted';
import type { Io } from '../io';

const USAGE = 'usage: npm run pack -- check <file.json | ->';

/** @returns the exit code: 0 for a valid pack, 1 for an invalid pack, 2 for wrong usage or an unreadable file */
export function runPack([verb, file, ...more]: readonly string[], { read, out, error }: Io): 0 | 1 | 2 {
  if (verb !== 'check' || file === undefined || more.length > 0) {
    error(USAGE);
    return 2;
  }
  let text: string;
  try {
    text = read(file);
  } catch (problem) {
    error(`${file}: ${problem instanceof Error ? problem.message : String(problem)}`);
    return 2;
  }
  const pack = readPack(text);
  const fault = pack.ok ? faultInPlay(pack.value) : pack.fault;
  if (fault) {
    const { reason, field, detail } = fault;
    error(`${file}: ${[field, reason, detail].filter(Boolean).join(': ')}`);
    return 1;
  }
  if (pack.ok) for (const line of summary(pack.value)) out(line);
  return 0;
}

/** Plays every scenario of a pack with random commands. @returns the first fault, or null if there is none */
function faultInPlay(pack: Pack): Fault | null {
  const trial = tryPack(pack);
  let next = trial.next();
  while (!next.done) next = trial.next();
  return next.value;
}

function* summary({ id, by, scenarios, monsters, texts }: Pack): Generator<string> {
  yield `${id} by ${by}: ${scenarios.length} scenarios, ${monsters.length} monsters, in ${Object.keys(texts).join(', ')}`;
  for (const { page, heroLevel } of scenarios) {
    const { id, board, foes, goals, rules } = page;
    yield '';
    yield `${id}: hero level ${heroLevel}, ${Object.keys(board.hexes).length} hexes, ${foes.length} monsters, ` +
      `${goals.length} goals, ${rules.length} special rules`;
    yield printBoard(board, { '@': [page.start], ...Object.fromEntries(foes.map(({ at }, i) => [`${i + 1}`, [at]])) });
  }
}
