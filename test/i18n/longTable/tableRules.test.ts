/** Tests that the rules reference of the Long Table is complete, agrees in all languages, and has a target for every rule number. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/i18n';
import cs from '../../../src/i18n/cs/longTable/tableRules';
import en from '../../../src/i18n/en/longTable/tableRules';
import ru from '../../../src/i18n/ru/longTable/tableRules';
import { BOARD_FIGURES, LEVELS } from '../../../src/panels/longTable/reference/figures';
import { factsOf, RULES, SECTIONS, textOf } from '../../../src/panels/longTable/reference/rules';
import { cutAtNumbers, entryOf } from '../../../src/panels/reference/ruleBook';
import { parseBoard } from '../../../src/rules/core/board';
import { hexDistance } from '../../../src/rules/core/hexes';

/** The written rules. Chapter L36 is for developers, so the reference leaves it out. */
const WRITTEN = readFileSync('docs/RULES-LONG.md', 'utf8');
const NUMBERS = [...WRITTEN.matchAll(/^- (L\d+\.\d+) /gm)].map(([, number = '']) => number);
const FOR_PLAYERS = NUMBERS.filter((number) => !number.startsWith('L36.'));

/** Returns the text of a rule in the written rules, with its rulings. */
function writtenOf(number: string): string {
  const from = WRITTEN.indexOf(`- ${number} `) + 2 + number.length;
  const to = WRITTEN.slice(from).search(/\n(- L\d|#)/);
  return to < 0 ? WRITTEN.slice(from) : WRITTEN.slice(from, from + to);
}

const TEXTS = { en, ru, cs };
const numbersIn = (text: string) =>
  [...new Set(cutAtNumbers(text).filter((piece, i) => i % 2 === 1 && piece !== ''))].sort();

it('has every rule for players, in order', () => {
  expect(FOR_PLAYERS.length).toBeGreaterThan(180);
  expect(RULES).toEqual(FOR_PLAYERS);
  expect(SECTIONS).toEqual([...new Set(FOR_PLAYERS.map((number) => number.slice(0, number.indexOf('.'))))]);
});

it('marks the rules that have rulings', () => {
  for (const each of RULES)
    expect([each, factsOf(each).ruling === true]).toEqual([each, writtenOf(each).includes('[ruling]')]);
});

describe.each(LANGUAGES)('%s', (language) => {
  const { rule, section, note, figure, table } = TEXTS[language];

  it('has a text for every rule, which is not the English one in other languages', () => {
    for (const each of RULES) expect([each, rule[textOf(each)].length > 15]).toEqual([each, true]);
    for (const each of SECTIONS) expect(section[each]).not.toBe('');
    expect(Object.keys(rule)).toEqual(RULES.map(textOf));
    expect(note.L1_1.length).toBeGreaterThan(100);
    expect(Object.values({ ...figure, ...table })).not.toContain('');
    if (language !== 'en') for (const each of RULES) expect(rule[textOf(each)]).not.toBe(en.rule[textOf(each)]);
  });

  it('has at most 60 words before an illustrated example', () => {
    const long = RULES.filter((each) => factsOf(each).figure && rule[textOf(each)].split(' ').length > 60);
    expect(long).toEqual([]);
  });

  it('has tables whose rows have as many columns as their header', () => {
    for (const text of Object.values(TEXTS[language].grid)) {
      const widths = text.split('\n').map((line) => line.split('|').length);
      expect([text, new Set(widths).size]).toEqual([text, 1]);
    }
  });

  it('refers only to existing rules, and to the same ones as the English text', () => {
    for (const each of RULES) {
      const named = numbersIn(rule[textOf(each)]);
      expect([each, named.filter((number) => entryOf({ rules: RULES }, number) === null)]).toEqual([each, []]);
      expect([each, named]).toEqual([each, numbersIn(en.rule[textOf(each)])]);
    }
  });

  it('has no number in a rule that the written rule does not have', () => {
    const figures = (text: string) => text.replace(/[RL]\d+(\.\d+)?/g, '').match(/\d+/g) ?? [];
    for (const each of RULES) {
      const written = new Set(figures(writtenOf(each)));
      expect([each, figures(rule[textOf(each)]).filter((number) => !written.has(number))]).toEqual([each, []]);
    }
  });
});

it('has every rule that the rules code refers to', () => {
  const files = readdirSync('src/rules/longTable', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const named = files.flatMap((file) =>
    [...readFileSync(`src/rules/longTable/${file}`, 'utf8').matchAll(/\brule: '(L[\d.]+)'/g)].map(
      ([, number = '']) => number,
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((number) => entryOf({ rules: RULES }, number) === null)).toEqual([]);
});

describe('the illustrated examples', () => {
  it('have the table of levels of the written rules (L3.2)', () => {
    for (const { level, gold, trap, hazard, experience } of LEVELS)
      expect(WRITTEN).toContain(`| ${level} | ${level} | ${gold} | ${trap} | ${hazard} | ${experience} |`);
    expect(LEVELS).toHaveLength(8);
  });

  it.each(Object.entries(BOARD_FIGURES))('%s has paths of adjacent hexes', (_, figure) => {
    const { board } = parseBoard(figure.board);
    for (const way of ['way', 'refused'] as const) {
      const hexes: readonly string[] = way in figure ? (figure as { [key in typeof way]: readonly string[] })[way] : [];
      for (const [i, hex] of hexes.entries()) {
        expect(board.hexes[hex]).toBeDefined();
        if (i > 0) expect(hexDistance(hexes[i - 1] ?? '', hex)).toBe(1);
      }
    }
  });

  it('move around a trap, through one hex of difficult terrain (L4.5, L9.1)', () => {
    const { board } = parseBoard(BOARD_FIGURES.move.board);
    expect(BOARD_FIGURES.move.way.map((hex) => board.hexes[hex])).toEqual(['plain', 'plain', 'plain', 'difficult']);
    expect(BOARD_FIGURES.move.refused.map((hex) => board.hexes[hex])).toContain('trap');
  });

  it('push farther away with each step, but not on the dashed path (L14.2)', () => {
    const { board, way, refused } = BOARD_FIGURES.push;
    const [hero = ''] = parseBoard(board).marks['@'] ?? [];
    expect(way.map((hex) => hexDistance(hero, hex))).toEqual([1, 2, 3]);
    expect(refused.map((hex) => hexDistance(hero, hex))).toEqual([1, 1]);
  });

  it.each(['nearest', 'escort'] as const)('%s reaches the nearer hero in fewer steps (L23.1, L27.8)', (name) => {
    const { board, way, refused } = BOARD_FIGURES[name];
    const heroes = parseBoard(board).marks['@'] ?? [];
    expect([way.length, refused.length]).toEqual([2, 3]);
    for (const end of [way[1], refused[2]]) expect(heroes.filter((hex) => hexDistance(hex, end) === 1).length).toBe(1);
  });

  it('step back to a hex that is not adjacent to the focus but within range 3 (L24.3)', () => {
    const { board, way } = BOARD_FIGURES.stepBack;
    const [hero = ''] = parseBoard(board).marks['@'] ?? [];
    expect(way.map((hex) => hexDistance(hero, hex))).toEqual([1, 2]);
  });
});
