import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LICENCES_FILE, listOf, readLock } from '../../scripts/licences';

/** Licences that are allowed for code in the page, because anybody may copy the game; any other licence needs a decision. */
const IN_THE_PAGE = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];
const IN_THE_WORKSHOP = [
  ...IN_THE_PAGE,
  'MIT-0',
  'MPL-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-3.0',
  'MIT OR Apache-2.0',
  'Apache-2.0 AND MIT',
];

const lock = readLock();
const licencesIn = (section: string) =>
  [...section.matchAll(/^\| [^|]+ \| [^|]+ \| (?!licence|---)([^|]+) \|$/gm)].map((match) => match[1]);

describe('the licences', () => {
  const list = listOf(lock);
  const [, page = '', tools = ''] = list.split(/^## .*$/m);

  it('are listed as in the lock file: `npm run licences` updates the list', () => {
    expect(readFileSync(LICENCES_FILE, 'utf8')).toBe(list);
  });

  it('are all declared, and allow copying the game', () => {
    expect(licencesIn(page).length).toBeGreaterThan(5);
    expect(licencesIn(page).filter((each) => !IN_THE_PAGE.includes(each ?? ''))).toEqual([]);
    expect(licencesIn(tools).filter((each) => !IN_THE_WORKSHOP.includes(each ?? ''))).toEqual([]);
  });

  it('distinguish packages in the page from packages that only build it', () => {
    const some = listOf({
      '': { dependencies: { game: '1' } },
      'node_modules/game': { version: '1.0.0', license: 'MIT', dependencies: { deep: '1' } },
      'node_modules/deep': { version: '1.2.0', license: 'ISC' },
      'node_modules/tool': { version: '2.0.0' },
    });
    const [before, after] = some.split('## Tools');
    expect(before).toContain('| deep | 1.2.0 | ISC |');
    expect(after).toContain('| tool | 2.0.0 | NOT DECLARED |');
  });
});
