/** `npm run play` accepts a game of the Long Table: the one of this test opens two doors and wins. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { runPlay } from '../../../src/cli/play';
import { readTranscript } from '../../../src/cli/transcript';
import { addCommand, newGame } from '../../../src/journal/journal';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { modeOf as shown } from '../../../src/modes';
import { fetchModes, type HeadlessMode, modeOf } from '../../../src/modes/headless';
import type { ByMode } from '../../../src/rules/core/ruleset';
import type { GameEvent } from '../../../src/rules/longTable/events';
import { decodeShare, encodeShare } from '../../../src/storage/shareCode';

const FILE = 'test/cli/longTable/goodsAndChattels.json';
const GAME = readFileSync(FILE, 'utf8');
const FINAL: unknown = JSON.parse(readFileSync('test/cli/longTable/goodsAndChattels.final.json', 'utf8'));

beforeAll(() => fetchModes());

async function played(source: string, text = GAME, modes: ByMode<HeadlessMode> = modeOf) {
  const out: string[] = [];
  const error: string[] = [];
  const io = { read: () => text, out: (line: string) => out.push(line), error: (line: string) => error.push(line) };
  const code = await runPlay([source, '--json'], io, modes);
  return { code, error, told: out.map((line): GameEvent & { final?: unknown } => JSON.parse(line)) };
}

/** The narration that is printed without the JSON option. */
async function inWords(source: string, text = GAME): Promise<string[]> {
  const out: string[] = [];
  const io = { read: () => text, out: (line: string) => out.push(line), error: () => {} };
  expect(await runPlay([source], io, modeOf)).toBe(0);
  return out;
}

/** The same game as a share code. */
async function shareCode(): Promise<string> {
  const { setup, commands } = readTranscript(GAME, modeOf);
  let game = newGame(LONG_TABLE, LONG_TABLE.bookFor(setup as Parameters<typeof LONG_TABLE.bookFor>[0]));
  for (const command of commands) {
    const sent = LONG_TABLE.send(game.play, command as Parameters<typeof LONG_TABLE.send>[1]);
    if (!sent.ok) throw new Error(sent.reason);
    game = addCommand(LONG_TABLE, game, command as Parameters<typeof LONG_TABLE.send>[1], sent.play, sent.events);
  }
  return encodeShare(game.journal);
}

describe('a written game of the Long Table', () => {
  it('opens two doors and wins: it prints every event as a line with its rule, and then the table', async () => {
    const { code, error, told } = await played(FILE);
    expect([code, error]).toEqual([0, []]);
    const events = told.slice(0, -1);
    expect(events[0]).toMatchObject({ type: 'scenarioBegan', scenario: 'goodsAndChattels' });
    expect(events.filter(({ type }) => type === 'doorOpened')).toHaveLength(2);
    expect(events.at(-1)).toMatchObject({ type: 'scenarioEnded', ending: 'won' });
    expect(events.every(({ rule }) => /^L\d+\.\d+$/.test(rule))).toBe(true);
    expect(told.at(-1)).toEqual({ final: FINAL });
  });

  it('is narrated: one sentence for each event, with its rule, and the last question', async () => {
    const lines = await inWords(FILE);
    expect(lines[0]).toMatch(/^.*Goods and Chattels.* L2\.1$/);
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.slice(0, -1).filter((line) => !/[.?!] L\d+\.\d+$/.test(line))).toEqual([]);
    expect(lines.filter((line) => /[{}]|\b[a-z]+\.[a-zA-Z]+\.|undefined/.test(line))).toEqual([]);
    expect(await inWords(await shareCode())).toEqual(lines);
  });

  it('ends with the current question when the scenario is not over', async () => {
    const lines = await inWords('-', '{ "mode": "longTable", "scenario": "noticeOnTheDoor", "seed": "x" }');
    expect(lines.at(-1)).toMatch(/^Choose .*\.$/);
  });

  it('has the same result as a share code', async () => {
    const code = await shareCode();
    expect((await played(code)).told.at(-1)).toEqual({ final: FINAL });
  });

  it('can be decoded by the page, and is refused by a page without this mode', async () => {
    expect(await decodeShare(await shareCode(), shown)).toMatchObject({ ok: true });
    expect(
      await decodeShare(await shareCode(), (mode) => (mode === 'longTable' ? undefined : shown(mode))),
    ).toMatchObject({
      ok: false,
      fault: { reason: 'unknownMode', field: 'mode', detail: 'longTable' },
    });
  });

  it('reports the place and the reason of an illegal command', async () => {
    const text = GAME.replace('"begin"', '"endTurn"');
    const { code, error } = await played('-', text);
    expect([code, error]).toEqual([2, ['line 8: command 1, {"type":"endTurn"}: notNow in prepare']]);
  });

  it('needs only the scenario and the seed', async () => {
    const { code, told } = await played('-', '{ "mode": "longTable", "scenario": "noticeOnTheDoor", "seed": "x" }');
    expect([code, told.at(-1)]).toMatchObject([0, { final: { phase: 'prepare' } }]);
  });
});
