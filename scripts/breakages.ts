/**
 * `npm run breakages -- [--only L12,damage] [--from 40]`: makes the mistakes of test/breakages in the code, one after the
 * other, and prints for each mistake which test fails, if any. The tests that are listed with the mistake run first; if these
 * tests pass, all tests of the Long Table's rules run.
 * `--only` selects mistakes by the beginnings of rule numbers and by file names; `--from` starts at the mistake with this
 * number. Do not edit files while the script runs, because the script changes files in place and restores them.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BREAKAGES, type Breakage } from '../test/breakages/longTable';
import { runTests, type TestRun, type Verdict, whileBroken } from './mutants/testRuns';

const { values } = parseArgs({ options: { only: { type: 'string' }, from: { type: 'string', default: '1' } } });
const only = values.only?.split(',');

const ROOM = 'test/rules/longTable';

function isWanted({ rule, file }: Breakage, number: number): boolean {
  if (number < Number(values.from)) return false;
  // L1 must not match L12.
  return only?.some((each) => `${rule}.`.startsWith(`${each}.`) || file.endsWith(`/${each}.ts`)) ?? true;
}

/** Returns the file's text with the mistake in it. @throws Error unless the replaced text occurs in the file exactly once */
function brokenText({ file, text, instead }: Breakage): string {
  const [before, after, ...more] = readFileSync(file, 'utf8').split(text);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`"${text}" must occur exactly once in ${file}`);
  return `${before}${instead}${after}`;
}

function tried(breakage: Breakage): Promise<TestRun> {
  return whileBroken(breakage.file, brokenText(breakage), async () => {
    const first = await runTests(breakage.tests);
    return first.verdict === 'pass' ? runTests([ROOM]) : first;
  });
}

const SAID: Readonly<Record<Verdict, string>> = { fail: 'noticed ', pass: 'SURVIVED', late: 'LATE    ' };
const brief = (text: string): string => text.trim().replace(/\s+/g, ' ').slice(0, 60);

const numbered = BREAKAGES.map((breakage, i) => ({ breakage, number: i + 1 }));
const wanted = numbered.filter(({ breakage, number }) => isWanted(breakage, number));
if ((await runTests([ROOM])).verdict === 'fail') throw new Error('the tests fail even without a mistake');
const verdicts: Verdict[] = [];
for (const { breakage, number } of wanted) {
  const { verdict, by } = await tried(breakage);
  const { rule, file, text, instead } = breakage;
  console.log(
    `${SAID[verdict]} ${number} ${rule} ${file}: ${brief(text)} -> ${brief(instead)}${by ? `\n  by ${by}` : ''}`,
  );
  verdicts.push(verdict);
}
const times = (verdict: Verdict): number => verdicts.filter((each) => each === verdict).length;
console.log(`${times('fail')} of ${verdicts.length} noticed, ${times('pass')} survived, ${times('late')} late`);
