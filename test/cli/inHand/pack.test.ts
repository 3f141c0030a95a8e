/** `npm run pack -- check file`: sums a pack up, or refuses it with the wrong field and the reason. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runPack } from '../../../src/cli/inHand/pack';

const EXAMPLE = readFileSync('assets/packs/lostProperty.json', 'utf8');

function checked(args: readonly string[], text = EXAMPLE): { code: number; out: string; error: string } {
  const out: string[] = [];
  const error: string[] = [];
  const read = (file: string): string => {
    if (file === 'missing.json') throw new Error('no such file');
    return text;
  };
  const code = runPack(args, { read, out: (line) => out.push(line), error: (line) => error.push(line) });
  return { code, out: out.join('\n'), error: error.join('\n') };
}

describe('npm run pack', () => {
  it('sums up a valid pack, with its maps', () => {
    const { code, out, error } = checked(['check', 'pack.json']);
    expect([code, error]).toEqual([0, '']);
    expect(out).toContain('lostProperty by The makers of this game: 2 scenarios, 1 monsters, in en, ru, cs');
    expect(out).toContain('  .   T   .   1\n');
  });

  it('names the field that is wrong', () => {
    const { code, out, error } = checked(['check', 'pack.json'], EXAMPLE.replace('"killAll"', '"killNone"'));
    expect([code, out]).toEqual([1, '']);
    expect(error).toMatch(/^pack\.json: scenarios\.1\.goals\.0\.kind: invalid: .*killNone/);
  });

  it.each([[[]], [['check']], [['eat', 'pack.json']], [['check', 'a', 'b']]])('prints its usage: %j', (args) => {
    expect(checked(args)).toMatchObject({ code: 2, error: expect.stringContaining('usage') });
  });

  it('reports a missing file', () => {
    expect(checked(['check', 'missing.json'])).toMatchObject({ code: 2, error: 'missing.json: no such file' });
  });
});
