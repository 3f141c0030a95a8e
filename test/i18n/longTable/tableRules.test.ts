/** The rules reference of the Long Table: complete, the same in every language, and every number leads somewhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/i18n';
import cs from '../../../src/i18n/cs/longTable/tableRules';
import en from '../../../src/i18n/en/longTable/tableRules';
import ru from '../../../src/i18n/ru/longTable/tableRules';
import { BOARD_FIGURES, LEVELS } from '../../../src/panels/longTable/reference/figures';
import { factsOf, RULES, SECTIONS, textOf } from '../../../src/panels/longTable/reference/rules';
import { cutAtNumbers, entryOf } from '../../../src/panels/reference/ruleBook';
import { drawBoard } from '../../../src/rules/core/board';
import { hexDistance } from '../../../src/rules/core/hexes';

/** The written rules: those of the last chapter are for whoever builds the game. */
const WRITTEN = readFileSync('docs/RULES-LONG.md', 'utf8');
const NUMBERS = [...WRITTEN.matchAll(/^- (L\d+\.\d+) /gm)].map(([, number = '']) => number);
const FOR_PLAYERS = NUMBERS.filter((number) => !number.startsWith('L36.'));

/** What stands of a rule in the written rules, with its rulings. */
function writtenOf(number: string): string {
  const from = WRITTEN.indexOf(`- ${number} `) + 2 + number.length;
  const to = WRITTEN.slice(from).search(/\n(- L\d|#)/);
  return to < 0 ? WRITTEN.slice(from) : WRITTEN.slice(from, from + to);
}

const TEXTS = { en, ru, cs };
const numbersIn = (text: string) =>
  [...new Set(cutAtNumbers(text).filter((piece, i) => i % 2 === 1 && piece !== ''))].sort();

it('has every number of the rules, in order', () => {
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

  it('says every rule, in words of its own', () => {
    for (const each of RULES) expect([each, rule[textOf(each)].length > 15]).toEqual([each, true]);
    for (const each of SECTIONS) expect(section[each]).not.toBe('');
    expect(Object.keys(rule)).toEqual(RULES.map(textOf));
    expect(note.L1_1.length).toBeGreaterThan(100);
    expect(Object.values({ ...figure, ...table })).not.toContain('');
    if (language !== 'en') for (const each of RULES) expect(rule[textOf(each)]).not.toBe(en.rule[textOf(each)]);
  });

  it('takes at most 60 words before a drawn example', () => {
    const long = RULES.filter((each) => factsOf(each).figure && rule[textOf(each)].split(' ').length > 60);
    expect(long).toEqual([]);
  });

  it('draws tables whose rows are as long as their heads', () => {
    for (const text of Object.values(TEXTS[language].grid)) {
      const widths = text.split('\n').map((line) => line.split('|').length);
      expect([text, new Set(widths).size]).toEqual([text, 1]);
    }
  });

  it('names only rules that are there, and those that English names', () => {
    for (const each of RULES) {
      const named = numbersIn(rule[textOf(each)]);
      expect([each, named.filter((number) => entryOf({ rules: RULES }, number) === null)]).toEqual([each, []]);
      expect([each, named]).toEqual([each, numbersIn(en.rule[textOf(each)])]);
    }
  });

  it('has no figure that the written rule has not', () => {
    const figures = (text: string) => text.replace(/[RL]\d+(\.\d+)?/g, '').match(/\d+/g) ?? [];
    for (const each of RULES) {
      const written = new Set(figures(writtenOf(each)));
      expect([each, figures(rule[textOf(each)]).filter((number) => !written.has(number))]).toEqual([each, []]);
    }
  });
});

it('knows every rule that an event or a reason names', () => {
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

describe('the drawn examples', () => {
  it('draw the table of the levels as it is written (L3.2)', () => {
    for (const { level, gold, trap, hazard, experience } of LEVELS)
      expect(WRITTEN).toContain(`| ${level} | ${level} | ${gold} | ${trap} | ${hazard} | ${experience} |`);
    expect(LEVELS).toHaveLength(8);
  });

  it.each(Object.entries(BOARD_FIGURES))('%s goes from hex to hex', (_, figure) => {
    const { board } = drawBoard(figure.board);
    for (const way of ['way', 'refused'] as const) {
      const hexes: readonly string[] = way in figure ? (figure as { [key in typeof way]: readonly string[] })[way] : [];
      for (const [i, hex] of hexes.entries()) {
        expect(board.hexes[hex]).toBeDefined();
        if (i > 0) expect(hexDistance(hexes[i - 1] ?? '', hex)).toBe(1);
      }
    }
  });

  it('move round a trap, and pay two for what is difficult (L4.5, L9.1)', () => {
    const { board } = drawBoard(BOARD_FIGURES.move.board);
    expect(BOARD_FIGURES.move.way.map((hex) => board.hexes[hex])).toEqual(['plain', 'plain', 'plain', 'difficult']);
    expect(BOARD_FIGURES.move.refused.map((hex) => board.hexes[hex])).toContain('trap');
  });

  it('push farther with each step of the way, and not with the dashed one (L14.2)', () => {
    const { board, way, refused } = BOARD_FIGURES.push;
    const [hero = ''] = drawBoard(board).marks['@'] ?? [];
    expect(way.map((hex) => hexDistance(hero, hex))).toEqual([1, 2, 3]);
    expect(refused.map((hex) => hexDistance(hero, hex))).toEqual([1, 1]);
  });

  it.each(['nearest', 'escort'] as const)('%s comes beside the nearer hero in fewer steps (L23.1, L27.8)', (name) => {
    const { board, way, refused } = BOARD_FIGURES[name];
    const heroes = drawBoard(board).marks['@'] ?? [];
    expect([way.length, refused.length]).toEqual([2, 3]);
    for (const end of [way[1], refused[2]]) expect(heroes.filter((hex) => hexDistance(hex, end) === 1).length).toBe(1);
  });

  it('step back to where the focus is not adjacent and still within range 3 (L24.3)', () => {
    const { board, way } = BOARD_FIGURES.stepBack;
    const [hero = ''] = drawBoard(board).marks['@'] ?? [];
    expect(way.map((hex) => hexDistance(hero, hex))).toEqual([1, 2]);
  });
});
