/** The files on which hosting and contributors rely: workflows, templates, versions and the commit hook. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { refusalOf } from '../../scripts/commitSubject';

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<string, { readonly steps: readonly { readonly uses?: string; readonly run?: string }[] }>
  >;
}

const read = (file: string): string => readFileSync(file, 'utf8');
const workflow = (name: string): Workflow => parse(read(`.github/workflows/${name}.yml`));
const packageJson: {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
} = JSON.parse(read('package.json'));

const runsOf = (name: string): string[] =>
  Object.values(workflow(name).jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

describe('the workflows', () => {
  it('install, check and test every push and pull request', () => {
    expect(Object.keys(workflow('ci').on)).toEqual(['push', 'pull_request']);
    expect(runsOf('ci')).toEqual(['npm ci', 'npm run check', 'npm test']);
  });

  it('build the page and deploy it to Pages', () => {
    const { jobs } = workflow('pages');
    const uses = Object.values(jobs).flatMap(({ steps }) => steps.flatMap((step) => step.uses?.split('@')[0] ?? []));
    expect(runsOf('pages')).toEqual(['npm ci', 'npm run build']);
    expect(uses).toEqual([
      'actions/checkout',
      'actions/setup-node',
      'actions/upload-pages-artifact',
      'actions/deploy-pages',
    ]);
  });

  it.each(['ci', 'pages'])('run scripts of package.json, with read access by default: %s', (name) => {
    const scripts = runsOf(name).flatMap((run) => /^npm (?:run )?(\w[\w:]*)/.exec(run)?.[1] ?? []);
    expect(scripts.filter((each) => each !== 'ci' && !packageJson.scripts[each])).toEqual([]);
    expect(workflow(name).permissions).toEqual({ contents: 'read' });
  });

  it('build a page that works under any path', () => {
    expect(read('vite.config.ts')).toContain("base: './'");
  });
});

describe('the templates', () => {
  it.each(['bug', 'idea'])('are forms with a name and a required field: %s', (name) => {
    const form: { name: string; description: string; body: { validations?: { required?: boolean } }[] } = parse(
      read(`.github/ISSUE_TEMPLATE/${name}.yml`),
    );
    expect(form.name).not.toBe('');
    expect(form.description).not.toBe('');
    expect(form.body.some(({ validations }) => validations?.required)).toBe(true);
  });

  it('exist for pull requests and for reports of weaknesses', () => {
    expect(existsSync('.github/pull_request_template.md')).toBe(true);
    expect(read('SECURITY.md').split('\n').length).toBeLessThanOrEqual(11);
  });
});

describe('the versions', () => {
  it('of Node for development are in the range that the game needs', () => {
    const least = Number(/^>=(\d+)/.exec(packageJson.engines.node)?.[1]);
    expect(Number(read('.nvmrc'))).toBeGreaterThanOrEqual(least);
  });

  it('of the game are the same in package.json, the changelog and the lock file', () => {
    const [newest] = [...read('CHANGELOG.md').matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version]) => version);
    expect(packageJson.version).toBe(newest);
    expect(JSON.parse(read('package-lock.json')).version).toBe(newest);
  });
});

describe('the check of commit subjects', () => {
  it('accepts a subject of up to 60 characters', () => {
    expect(refusalOf('Fix push targets on occupied hexes\n\nThe why.')).toBeNull();
    expect(refusalOf('x'.repeat(60))).toBeNull();
  });

  it('refuses a subject that is empty, too long or ends with a full stop', () => {
    expect(refusalOf('\n\nThe why.')).toContain('no subject');
    expect(refusalOf('x'.repeat(61))).toContain('61 characters');
    expect(refusalOf('Fix push targets.')).toContain('full stop');
  });

  it('accepts subjects that git writes itself', () => {
    expect(refusalOf(`Merge branch '${'x'.repeat(80)}'`)).toBeNull();
    expect(refusalOf(`fixup! ${'x'.repeat(80)}`)).toBeNull();
  });

  it('is installed as a hook', () => {
    expect(packageJson.scripts['prepare']).toContain('scripts/installHooks.ts');
    expect(read('scripts/hooks/commit-msg')).toContain('scripts/commitSubject.ts');
  });
});

describe('the changelog', () => {
  it('has at most 40 short bullets a release', () => {
    const [, ...releases] = read('CHANGELOG.md').split(/^## /m);
    const bullets = (release: string) => release.split('\n').filter((line) => line.startsWith('- '));
    expect(releases.filter((release) => bullets(release).length > 40)).toEqual([]);
    expect(releases.flatMap(bullets).filter((line) => line.length > 160)).toEqual([]);
  });
});
