/** `npm run play` as a process of its own, which takes more than a second to start. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FILE = 'test/cli/inHand/plotNine.json';
const FINAL: unknown = JSON.parse(readFileSync('test/cli/inHand/plotNine.final.json', 'utf8'));

const play = (args: string[], input = '') =>
  spawnSync('node', ['node_modules/tsx/dist/cli.mjs', 'src/cli/main.ts', ...args], { input, encoding: 'utf8' });

it('plays a file given by name', () => {
  const { status, stdout, stderr } = play(['--json', FILE]);
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')).toEqual({ final: FINAL });
});

it('refuses invalid JSON from standard input', () => {
  expect(play(['-'], '{')).toMatchObject({ status: 2, stdout: '', stderr: 'line 1: not JSON: CloseBraceExpected\n' });
});
