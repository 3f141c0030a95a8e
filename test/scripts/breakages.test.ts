/** Tests that the list of hand-made breakages fits the code: each breakage can be applied, and names existing tests. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whileBroken } from '../../scripts/mutants/testRuns';
import { BREAKAGES } from '../breakages/longTable';

describe('hand-made breakages', () => {
  it.each(BREAKAGES.map((each) => [`${each.rule} ${each.file} ${each.text.trim().slice(0, 40)}`, each] as const))(
    '%s',
    (_name, { file, text, instead, tests }) => {
      expect(readFileSync(file, 'utf8').split(text)).toHaveLength(2);
      expect(instead).not.toBe(text);
      expect(tests.filter((test) => !existsSync(test))).toEqual([]);
    },
  );

  it('are all different', () => {
    const made = BREAKAGES.map(({ file, text, instead }) => `${file} ${text} -> ${instead}`);
    expect(new Set(made).size).toBe(made.length);
  });
});

describe('a file that is broken for a test run', () => {
  let folder = '';
  let file = '';
  const text = () => readFileSync(file, 'utf8');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'broken-'));
    file = join(folder, 'rule.ts');
    writeFileSync(file, 'right');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('is restored when the run is finished', async () => {
    expect(await whileBroken(file, 'wrong', async () => text())).toBe('wrong');
    expect(text()).toBe('right');
  });

  it('is restored when the run fails', async () => {
    const failing = whileBroken(file, 'wrong', () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    expect(text()).toBe('right');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('is restored on %s, before the process ends', async (signal) => {
    const texts: string[] = [];
    vi.spyOn(process, 'exit').mockImplementation(() => {
      texts.push(text());
      return undefined as never;
    });
    await whileBroken(file, 'wrong', async () => {
      process.emit(signal);
    });
    expect(texts).toEqual(['right']);
  });
});
