/** `npm run play -- --audit`: prints the audit of a written game of either mode, whose sums add up. */
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { runPlay } from '../../src/cli/play';
import { fetchModes, modeOf } from '../../src/modes/headless';

/** Few commands are enough, because every command is audited in the same way. */
const GAMES = [
  { file: 'test/cli/inHand/plotNine.json', commands: 6 },
  { file: 'test/cli/longTable/goodsAndChattels.json', commands: 4 },
];

beforeAll(() => fetchModes(), 60_000);

it.each(GAMES)('audits $file', async ({ file, commands }) => {
  const game = JSON.parse(readFileSync(file, 'utf8'));
  const text = JSON.stringify({ ...game, commands: game.commands.slice(0, commands) });
  const out: string[] = [];
  const error: string[] = [];
  const io = { read: () => text, out: (line: string) => out.push(line), error: (line: string) => error.push(line) };
  expect(await runPlay([file, '--audit'], io, modeOf)).toBe(0);
  expect(error).toEqual([]);
  const [title, head, ...rows] = out;
  expect(title).toBe('The Audit');
  expect(head?.split('\t')).toHaveLength(7);
  const moves = rows.filter((row) => row.includes('\t'));
  expect(moves.length).toBeGreaterThan(0);
  for (const move of moves)
    expect(move).toMatch(/^\d+\t\d+\t((choice|luck)\t.+\t\d+\t[+−]?\d+\t±\d+|correction\t.+\t\d+\t[+−]\d+\t)$/);
  const [began, luck, choices, ended] = rows
    .slice(moves.length)
    .map((row) => Number(/[+−]?\d+$/.exec(row)?.[0].replace('−', '-')));
  expect((began ?? 0) + (luck ?? 0) + (choices ?? 0)).toBe(ended);
});

it('prints only the error for a game that cannot be read', async () => {
  const out: string[] = [];
  const error: string[] = [];
  const io = { read: () => '{', out: (line: string) => out.push(line), error: (line: string) => error.push(line) };
  expect(await runPlay(['bad.json', '--audit'], io, modeOf)).toBe(2);
  expect([out, error.length]).toEqual([[], 1]);
});
