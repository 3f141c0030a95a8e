/** `npm run play`: plays a written game by the rules, or reports the line that is wrong. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { runPlay } from '../../../src/cli/play';
import { readTranscript } from '../../../src/cli/transcript';
import { bookFor } from '../../../src/content/inHand';
import { begin, toJSON } from '../../../src/flow/inHand/play';
import { fetchModes, modeOf as withWords } from '../../../src/modes/headless';
import { encodeShare } from '../../../src/storage/shareCode';
import { type Journal, newGame } from '../../kit/inHand';
import { modeOf } from '../../kit/modes';

beforeAll(() => fetchModes());

const GAME = readFileSync('test/cli/inHand/plotNine.json', 'utf8');
const FINAL: unknown = JSON.parse(readFileSync('test/cli/inHand/plotNine.final.json', 'utf8'));

/** Plays a text, and returns what was printed and the exit code. */
async function played(text: string, name = '-'): Promise<{ code: number; out: string[]; error: string[] }> {
  const out: string[] = [];
  const error: string[] = [];
  const read = (file: string): string => {
    if (file === 'missing.json') throw new Error('no such file');
    return text;
  };
  const code = await runPlay(
    [name],
    { read, out: (line) => out.push(line), error: (line) => error.push(line) },
    modeOf,
  );
  return { code, out, error };
}

async function refusal(text: string, name?: string): Promise<string> {
  const { code, out, error } = await played(text, name);
  expect([code, out]).toEqual([2, []]);
  return error.join('\n');
}

const lines = GAME.split('\n');
const changed = (from: RegExp | string, to: string): string => GAME.replace(from, to);
const lineWith = (text: string, part: string): number => text.split('\n').findIndex((line) => line.includes(part)) + 1;

describe('a transcript', () => {
  it('is played to its end: it prints every event as a line of JSON, and then the table', async () => {
    const { code, out, error } = await played(GAME);
    expect([code, error]).toEqual([0, []]);
    const told = out.map((line) => JSON.parse(line));
    expect(told[0]).toMatchObject({ type: 'scenarioBegan', scenario: 'plotNine' });
    expect(told.at(-2)).toMatchObject({ type: 'scenarioWon' });
    expect(told.at(-1)).toEqual({ final: FINAL });
    expect(told.slice(0, -1).every(({ rule }) => /^R\d+\.\d+$/.test(rule))).toBe(true);
  });

  it('may stop before the scenario is over', async () => {
    const { setup } = readTranscript(GAME, modeOf);
    const { code, out } = await played(JSON.stringify({ scenario: setup.scenario, seed: 'x' }));
    expect([code, JSON.parse(out.at(-1) ?? '').final.phase]).toEqual([0, 'select']);
  });

  it('is refused with the line of the illegal command', async () => {
    const text = changed('"seed": "play0"', '"seed": "another"');
    const said = await refusal(text);
    expect(said).toMatch(/^line \d+: command \d+, \{"type":/);
    const line = Number(/^line (\d+)/.exec(said)?.[1]);
    const command = Number(/command (\d+)/.exec(said)?.[1]);
    expect(line).toBe(lineWith(text, '"commands"') + command);
  });

  it.each<[string, string, RegExp]>([
    ['is not JSON', `${lines.slice(0, 4).join('\n')}\n  "seed" 7`, /^line 5: not JSON: ColonExpected/],
    ['is empty', '', /^line 1: not JSON/],
    ['is no object', '[]', /^line 1: a transcript must be a JSON object/],
    ['names no scenario that there is', changed('"plotNine"', '"plotTen"'), /^line 2: there is no scenario "plotTen"$/],
    ['names no hero that there is', changed('"level": 1', '"hero": "thief"'), /^line 3: there is no hero "thief"$/],
    [
      'names no item that there is',
      changed('1,\n', '1, "items": [\n"spoon"],\n'),
      /^line 4: there is no item "spoon"$/,
    ],
    ['names no card that there is', changed('1,\n', '1, "upgrades": [\n"ace"],\n'), /^line 4: there is no card "ace"$/],
    ['has a level that there is not', changed('"level": 1', '"level": 6'), /^line 3: level/],
    ['has a field too many', changed('"level": 1', '"cheat": 1'), /^line 3: cheat/],
    ['has no seed', changed(/ {2}"seed": "[^"]*",\n/, ''), /^line 1: seed/],
    ['speaks a word that there is not', changed('"type": "select"', '"type": "win"'), /^line 7: commands\.0\.type/],
    ['hides a prototype', changed('"level": 1', '"__proto__": {}'), /^line 3: forbiddenKey __proto__/],
    ['is an abyss', changed('"level": 1', `"level": ${'['.repeat(100_000)}`), /^line 3: nested deeper than 32/],
    ['has no end', `${GAME}${' '.repeat(2_000_000)}`, /^line 1: longer than 2000000 characters/],
  ])('that %s is refused', async (_what, text, said) => {
    expect(await refusal(text)).toMatch(said);
  });

  it('may name its mode, and is refused with the line of an unknown mode', async () => {
    expect(await played(changed('{', '{\n"mode": "inHand",'))).toEqual(await played(GAME));
    expect(await refusal(changed('{', '{\n"mode": "otherGame",'))).toBe('line 2: there is no mode "otherGame"');
    expect(await refusal(changed('{', '{\n"mode": 7,'))).toBe('line 2: there is no mode 7');
  });

  it('that does not exist is refused', async () => {
    expect(await refusal('', 'missing.json')).toBe('missing.json: cannot be read: no such file');
  });

  it('must be named on the command line', async () => {
    const error: string[] = [];
    expect(await runPlay([], { read: () => '', out: () => {}, error: (line) => error.push(line) }, modeOf)).toBe(2);
    expect(error).toEqual([expect.stringMatching(/^usage/)]);
  });

  it('given --help, then the usage is told and no file of that name is sought', async () => {
    const { code, out, error } = await played('', '--help');
    expect([code, out, error]).toEqual([0, [expect.stringMatching(/^usage/)], []]);
  });
});

describe('a written game with another hero', () => {
  it('is played with that hero’s cards', async () => {
    const game = {
      scenario: 'plotNine',
      seed: 'spade',
      hero: 'sexton',
      commands: [
        { type: 'select', leading: 'lastRites', second: 'sparePlot' },
        { type: 'play', card: 'sparePlot', half: 'bottom', basic: false },
      ],
    };
    const { code, out } = await played(JSON.stringify(game));
    expect(code).toBe(0);
    expect(out.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ type: 'cardsSelected', leading: 'lastRites', initiative: 40 }),
    );
  });
});

describe('a share code', () => {
  const { setup, commands } = readTranscript(GAME, modeOf);
  const journal = { ...newGame(bookFor(setup)).journal, commands };

  it('plays the same game as its transcript', async () => {
    const code = await encodeShare(journal);
    expect((await played('', code)).out).toEqual((await played(GAME)).out);
    expect((await played(`${code}\n`)).out).toEqual((await played(GAME)).out);
  });

  it('that was altered is refused', async () => {
    const code = await encodeShare(journal);
    const at = Math.floor(code.length / 2);
    const altered = code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1);
    expect(await refusal('', altered)).toBe('share code: checksum code');
    expect(await refusal('', code.slice(0, -9))).toBe('share code: notCode');
  });

  it('with an illegal command is refused', async () => {
    const code = await encodeShare({ ...journal, commands: [...commands, { type: 'roll' }] });
    expect(await refusal('', code)).toBe(
      `share code: command ${commands.length + 1}, {"type":"roll"}: scenarioOver in won`,
    );
  });

  it.each<[string, Partial<Journal>, RegExp]>([
    ['of another edition', { contentHash: '00000000' }, /^share code: played by other cards or maps/],
    [
      'of a scenario that there is not',
      { setup: { ...setup, scenario: 'plotTen' } },
      /^share code: there is no scenario/,
    ],
    ['that goes on from a rescue', { start: toJSON(begin(bookFor(setup))) }, /^share code: its game does not begin/],
  ])('%s is refused', async (_what, change, said) => {
    expect(await refusal('', await encodeShare({ ...journal, ...change }))).toMatch(said);
  });
});

describe('the narration of a game in hand', () => {
  const inWords = async (text: string): Promise<string[]> => {
    const out: string[] = [];
    const io = { read: () => text, out: (line: string) => out.push(line), error: () => {} };
    expect(await runPlay(['-'], io, withWords)).toBe(0);
    return out;
  };

  it('has one sentence for each event, with its rule', async () => {
    const told = await inWords(GAME);
    expect(told.slice(0, -1).every((line) => /^[\p{Lu}\d“].*[.!?…] R\d+\.\d+$/u.test(line))).toBe(true);
    expect(told.length).toBeGreaterThan(20);
  });

  it('ends with the current question', async () => {
    const told = await inWords(JSON.stringify({ scenario: 'plotNine', seed: 'x' }));
    expect(told.at(-1)).toBe('Choose two cards. The first one leads.');
  });
});
