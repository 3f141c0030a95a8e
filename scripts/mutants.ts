/**
 * `npm run mutants -- [--rooms flow,journal,storage,panels,scenes] [--count 60] [--seed 1] [--skip longTable] [--own]`: changes one small
 * random place after the other in the code of the given rooms. After each change it runs the unit tests of the changed room, of which at
 * least one should fail. If all pass, it runs the related unit tests of other rooms, unless `--own` is given. It prints a verdict:
 * 'elsewhere' means that only a test of another room failed, 'SURVIVED' that no test failed, 'LATE' that only timeouts occurred. Timeouts
 * occur if the machine is busy or the changed code loops for ever. `--skip` omits files whose paths contain one of the given texts. Do not
 * edit files while the script runs, because the script changes files in place and restores them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { chanceOf } from './fuzz/mutations';
import { KINDS, lineOf, type Mutant, mutantsIn, mutatedText } from './mutants/draw';
import { runRelatedTests, runTests, type Verdict, whileBroken } from './mutants/testRuns';

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: 'flow,journal,storage,panels,scenes' },
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    skip: { type: 'string', default: '' },
    own: { type: 'boolean', default: false },
  },
});
const rooms = values.rooms.split(',');
const skipped = values.skip.split(',').filter((each) => each !== '');
const chance = chanceOf(Number(values.seed));

/** The test folders of the rooms whose test folders do not have the room's name. */
const TESTS: Readonly<Record<string, readonly string[]>> = { scenes: ['scenes', 'art'] };
const MODES = ['inHand', 'longTable'];

interface Drawn {
  readonly room: string;
  readonly file: string;
  readonly mutant: Mutant;
}

function filesIn(folder: string, ending: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => ending.test(path) && !skipped.some((each) => path.includes(each)))
    .sort();
}

const modeOf = (path: string) => MODES.find((mode) => path.split('/').includes(mode));

/** Returns the test files of a room. If `file` belongs to a mode, tests of the other mode are omitted. */
function testsOf({ room, file }: Pick<Drawn, 'room' | 'file'>): string[] {
  const mode = modeOf(file);
  return (TESTS[room] ?? [room])
    .flatMap((folder) => filesIn(`test/${folder}`, /(?<!\.long)\.test\.tsx?$/))
    .filter((test) => mode === undefined || modeOf(test) === undefined || modeOf(test) === mode);
}

/** Chooses `count` different mutants at random. Every room is equally likely, then every file, every kind and every place. */
function draw(count: number): Drawn[] {
  const code = rooms.map((room) => ({ room, files: filesIn(`src/${room}`, /(?<!\.gen)(?<!\.d)\.tsx?$/) }));
  const drawn = new Map<string, Drawn>();
  const of = <T>(all: readonly T[]): T | undefined => all[chance(all.length)];
  while (drawn.size < count) {
    const { room, files } = of(code) ?? { room: '', files: [] };
    const file = of(files);
    if (file === undefined) continue;
    const kind = of(KINDS);
    const mutant = of(mutantsIn(file, readFileSync(file, 'utf8')).filter((each) => each.kind === kind));
    if (mutant) drawn.set(`${file} ${mutant.start} ${mutant.text}`, { room, file, mutant });
  }
  return [...drawn.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Returns the tests to run, in stages: first tests named like the file, then tests that import the file, then all tests of the room. */
function stagesOf(drawn: Drawn): (readonly string[])[] {
  const all = testsOf(drawn);
  const name = basename(drawn.file).replace(/\.tsx?$/, '');
  const own = all.filter((test) => basename(test).replace(/\.test\.tsx?$/, '') === name);
  const near = all.filter((test) => readFileSync(test, 'utf8').includes(`/${name}'`));
  return [own, near, all].filter((tests, stage, stages) => tests.length > (stages[stage - 1]?.length ?? 0));
}

type Noticed = Verdict | 'elsewhere';

/** Returns the verdict of the unit tests on a mutant. */
function tried(drawn: Drawn): Promise<Noticed> {
  const broken = mutatedText(readFileSync(drawn.file, 'utf8'), drawn.mutant);
  return whileBroken(drawn.file, broken, async () => {
    for (const tests of stagesOf(drawn)) {
      const { verdict } = await runTests(tests);
      if (verdict !== 'pass') return verdict;
    }
    if (values.own) return 'pass';
    const { verdict } = await runRelatedTests(drawn.file);
    return verdict === 'fail' ? 'elsewhere' : verdict;
  });
}

function spell({ file, mutant }: Drawn): string {
  const source = readFileSync(file, 'utf8');
  const brief = (text: string) => text.replace(/\s+/g, ' ').slice(0, 60);
  return `${file}:${lineOf(source, mutant)} ${mutant.kind}: ${brief(source.slice(mutant.start, mutant.end))} -> ${brief(mutant.text)}`;
}

const SAID: Readonly<Record<Noticed, string>> = {
  fail: 'noticed  ',
  elsewhere: 'elsewhere',
  pass: 'SURVIVED ',
  late: 'LATE     ',
};

for (const room of rooms) {
  if ((await runTests(testsOf({ room, file: '' }))).verdict === 'fail')
    throw new Error(`the tests of ${room} fail even without a change`);
}
const all = draw(Number(values.count));
const verdicts: (Drawn & { readonly verdict: Noticed })[] = [];
for (const each of all) {
  const verdict = await tried(each);
  console.log(`${SAID[verdict]} ${spell(each)}`);
  verdicts.push({ ...each, verdict });
}
const told = (list: readonly { readonly verdict: Noticed }[]) => {
  const times = (wanted: Noticed) => list.filter(({ verdict }) => verdict === wanted).length;
  const late = times('late');
  const noticed = times('fail') + times('elsewhere');
  return `${noticed} of ${list.length} noticed, ${times('fail')} in their own room${late > 0 ? `, ${late} late` : ''}`;
};
const byRoom = rooms.map((room) => `${room}: ${told(verdicts.filter((each) => each.room === room))}`);
console.log(`seed ${values.seed}: ${told(verdicts)} by unit tests (${byRoom.join('; ')})`);
