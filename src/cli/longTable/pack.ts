/** `npm run pack -- check file` for a pack of the Long Table: reports the first wrong field with its reason. */
import { type LongPack, readLongPack } from '../../packs/longTable/pack';
import { tryPack } from '../../packs/longTable/trial';
import type { Fault } from '../../storage/untrusted';
import type { Io } from '../io';

/** @returns the exit code: 0 for a valid pack, 1 for an invalid pack */
export function checkLongPack(file: string, text: string, { out, error }: Io): 0 | 1 {
  const pack = readLongPack(text);
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
function faultInPlay(pack: LongPack): Fault | null {
  const trial = tryPack(pack);
  let next = trial.next();
  while (!next.done) next = trial.next();
  return next.value;
}

function* summary({ id, by, scenarios, monsters, texts }: LongPack): Generator<string> {
  yield `${id} by ${by}, for the Long Table: ${scenarios.length} scenarios, ${monsters.length} monsters, in ${Object.keys(texts).join(', ')}`;
  for (const { id: page, legend, goal, map } of scenarios) {
    yield '';
    yield `${page}: ${goal}; ${Object.keys(legend).length} marks of monsters`;
    yield map.replace(/^\n|\s+$/g, '');
  }
}
