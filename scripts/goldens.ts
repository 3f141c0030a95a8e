/**
 * `npm run goldens`: rewrites the golden files that need neither a browser nor hours. `npm run goldens -- <name> ...`
 * rewrites the named ones, including those that need a browser or hours; `npm run goldens -- --list` names them all. Review the changes
 * like code.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

interface Golden {
  readonly holds: string;
  readonly command: string;
  /** Needs a browser or hours: written only when named. */
  readonly slow?: true;
}

/** Every unit test that compares with a file. */
function snapshotTests(): string[] {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map((path) => `test/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && /toMatchFileSnapshot|UPDATE_/.test(readFileSync(path, 'utf8')))
    .filter((path) => !path.startsWith('test/browser/'));
}

const sim = 'npm run sim --';

const GOLDENS: Readonly<Record<string, Golden>> = {
  docs: { holds: 'the generated parts of documents', command: 'npm run docs' },
  licences: { holds: 'assets/LICENCES.md', command: 'npm run licences' },
  snapshots: {
    holds: 'every file that a unit test compares with: words of cards, films, layouts, strokes, shapes',
    command: `UPDATE_STROKES=1 UPDATE_LAYOUTS=1 npx vitest run --project=unit* ${snapshotTests().join(' ')} -u`,
  },
  games: { holds: 'test/golden: a game of every scenario at every level', command: 'npm run golden' },
  samples: { holds: 'the sample game of each mode', command: 'npm run samples' },
  bake: { holds: 'the pictures of assets, and *.gen.json', command: 'npm run bake', slow: true },
  pictures: {
    holds: 'test/art/pictures',
    command:
      'UPDATE_PICTURES=1 npx vitest run --project browser --project long-browser test/browser/pictures.test.ts test/browser/longTablePictures',
    slow: true,
  },
  balance: {
    holds: 'test/sim/inHand/golden/balance: only cells that changed, or were played less often',
    command: `${sim} --level 1 --games 100 --write --stale && ${sim} --level 0,2,3 --games 60 --write --stale`,
    slow: true,
  },
  heroes: {
    holds: 'test/sim/inHand/golden/heroes: only cells that changed, or were played less often',
    command: `${sim} --as sexton,pawnbroker --level 1 --games 60 --write --stale`,
    slow: true,
  },
  won: {
    holds: 'a won game of each scenario at the hardest level',
    command: `${sim} --proof --level 3 --games 300 --write`,
    slow: true,
  },
  campaigns: {
    holds: 'a campaign to each ending, in both modes',
    command: `${sim} --campaign 20,21,22 --level 1 --games 1 --write && ${sim} --mode longTable --campaign I,II,III --write`,
    slow: true,
  },
  items: { holds: 'every item in hand, tried on', command: `${sim} --items all --games 16 --write`, slow: true },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => name !== '--list' && !Object.hasOwn(GOLDENS, name));
if (unknown.length > 0) {
  console.error(`no golden is called ${unknown.join(', ')}: see npm run goldens -- --list`);
  process.exit(2);
}
for (const [name, { holds, command, slow }] of Object.entries(GOLDENS)) {
  if (named.includes('--list')) console.log(`${name}${slow ? ' (only when named)' : ''}: ${holds}\n  ${command}`);
  else if (named.length > 0 ? named.includes(name) : !slow) {
    console.log(`${name}: ${command}`);
    // The first failure stops the run, because later files may depend on it.
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
    if (status !== 0) process.exit(1);
  }
}
