// @vitest-environment jsdom
/** Tests the slip with the forecast: its place, its tables of threats, and the results in them. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { openChapter, t } from '../../../src/i18n';
import { capitalise, foeWithArticle } from '../../../src/i18n/inHand/words';
import { Columns, ForesightSlip } from '../../../src/panels/inHand/hud/ForesightSlip';
import { foresightSentences } from '../../../src/panels/inHand/hud/foresightText';
import type { HudPlan } from '../../../src/panels/inHand/hud/plan';
import type { Forecast } from '../../../src/rules/inHand/odds';
import type { Foresight, Threat } from '../../../src/session/inHand/foresight';
import { book } from '../../kit/books';
import { attacker, hand, melee, passage } from '../../kit/scenes';
import { at } from '../../kit/table';
import { paper } from '../kit';

const CHAPTERS = ['narration', 'mirror', 'foresight'] as const;
beforeAll(() => Promise.all(CHAPTERS.map((each) => openChapter(each))));

const FIGHT = { cards: hand(), foes: [attacker(3)] };
const ROLLED = melee(FIGHT).play;
const UNROLLED = at(book({ board: passage(1), ...FIGHT })).selects('one', 'two').play;
const IDLE = melee({ cards: hand() }).play;
const PLAN = {
  composition: 'portrait',
  width: 800,
  side: null,
  prompt: { x: 10, y: 20, width: 300, height: 40 },
  tabs: { x: 1, y: 50, width: 100, height: 100 },
} as unknown as HudPlan;

/** Odds of an attack with two equally likely kinds of damage, of which one kills with a chance of 1 in 4. */
const ATTACK = {
  of: 4,
  outcomes: [
    { face: 'A', modifier: 0, cases: 3, damage: 1, hp: { before: 4, after: 3 } },
    { face: 'B', modifier: 3, cases: 1, damage: 4, hp: { before: 4, after: 0 } },
  ],
} as unknown as Forecast['attack'];
const HARMLESS = { of: 4, outcomes: ATTACK?.outcomes.slice(0, 1) } as unknown as Forecast['attack'];
const forecast = (face: string, more: Partial<Forecast> = {}): Forecast =>
  ({ face, initiative: 30, distance: 1, events: [], attack: null, ...more }) as Forecast;
const threat = (more: Partial<Threat> = {}): Threat =>
  ({ foe: 'dummy-1', distance: 1, by: 'here', initiative: 30, columns: [forecast('A')], ...more }) as Threat;
/** Two threats, of which only the second comes from a move. */
const twice = (more: Partial<Threat>) => [threat(more), threat({ ...more, by: 'shift' })];
const THREE = ['A', 'B', 'C'].map((face) => forecast(face));

async function shown(
  threats: readonly Threat[],
  { chances = true, plan = {} as Partial<HudPlan>, play = ROLLED } = {},
) {
  const root = paper();
  const foresight = { stamina: 5, elements: [], elementsAfter: null, threats } as unknown as Foresight;
  const parts = { play, foresight, chances, plan: { ...PLAN, ...plan } };
  await act(() => void render(<ForesightSlip {...parts} />, root));
  const texts = (selector: string) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { root, texts, slip: root.querySelector<HTMLElement>('.foresight') ?? expect.unreachable() };
}

describe('the place of the slip', () => {
  it.each([
    ['under the prompt of an upright window', {}, ['10px', '66px', '300px']],
    [
      'to the right of a landscape, if the prompt is on the left',
      { composition: 'landscape' },
      ['408px', '154px', '384px'],
    ],
    [
      'to the left of a landscape, if the prompt is on the right',
      { composition: 'landscape', prompt: { x: 400, y: 20, width: 300, height: 40 } },
      ['8px', '154px', '384px'],
    ],
    ['given by the style sheet, if there is a log', { composition: 'landscape', side: PLAN.tabs }, ['', '', '']],
  ] as const)('is %s', async (_, plan, expected) => {
    const { style } = (await shown([], { plan })).slip;
    expect([style.left, style.top, style.width]).toEqual(expected);
  });

  it.each([
    ['beside the log, if the monster acts', ROLLED, PLAN.tabs, ['Attack 3']],
    ['elsewhere', ROLLED, null, []],
    ['beside the log before the behaviour is rolled', UNROLLED, PLAN.tabs, []],
    ['beside the log, if the monster does nothing', IDLE, PLAN.tabs, []],
  ] as const)('decides about the actions of the monster: %s', async (_, play, side, steps) => {
    const { texts } = await shown([], { plan: { side }, play });
    expect(texts('.steps li')).toEqual(steps);
    expect(texts('.steps')).toHaveLength(steps.length);
    const foe = foeWithArticle(play, 'dummy-1');
    const head = steps.length > 0 ? [capitalise(t('narration.monsterActs', { foe, face: 'A' }))] : [];
    expect(texts('p b')).toEqual([t('foresight.staminaSaid', { count: 5 }), ...head]);
    expect(texts('p')[0]).toBe(`${texts('p b')[0]} ${t('foresight.elementsNow', { list: t('foresight.none') })}`);
  });
});

describe('the table of threats', () => {
  it('is missing without threats, and without columns', async () => {
    expect((await shown([])).texts('table')).toEqual([]);
    expect((await shown([threat({ columns: [] })])).texts('table')).toEqual([]);
  });

  it('has a row for each threat and a column for each behaviour', async () => {
    const threats = [threat({ columns: THREE }), threat({ columns: THREE, distance: 2, by: 'shift' })];
    const { root, texts } = await shown(threats);
    expect(texts('thead .foresight-face')).toEqual(['A', 'B', 'C']);
    expect(
      [...root.querySelectorAll('tbody tr')].map((row) => [row.className, row.querySelectorAll('td').length]),
    ).toEqual([
      ['here', 3],
      ['shift', 3],
    ]);
    expect(texts('.rolled')).toEqual([]);
  });

  it('of one threat with one behaviour has its name', async () => {
    const { texts } = await shown([threat()]);
    expect([texts('.rolled'), texts('tbody th')]).toEqual([[], ['Distance 1, as it is']]);
  });

  it('of several threats with one behaviour has a column for each Distance', async () => {
    const { root, texts } = await shown([threat(), threat({ distance: 2, by: 'shift' }), threat({ distance: 3 })]);
    expect(texts('table')).toHaveLength(1);
    expect(texts('.rolled thead th').slice(1)).toEqual(['1', '2', '3']);
    expect(texts('.rolled tbody .foresight-face')).toEqual(['A']);
    expect([...root.querySelectorAll('tbody td, thead th')].map((each) => each.className)).toEqual([
      '',
      'here',
      'shift',
      'here',
      'here',
      'shift',
      'here',
    ]);
  });

  it('is also shown alone in a box before the roll', async () => {
    const root = paper();
    const box = { x: 1, y: 2, width: 30, height: 40 };
    await act(() => void render(<Columns threats={[threat()]} chances play={ROLLED} box={box} />, root));
    const { style } = root.querySelector<HTMLElement>('.foresight-columns') ?? expect.unreachable();
    expect([style.left, style.top, style.width, style.height]).toEqual(['1px', '2px', '30px', '40px']);
    expect(root.querySelectorAll('table')).toHaveLength(1);
  });
});

describe('the head of a column', () => {
  it.each([
    [31, t('foresight.before')],
    [30, t('foresight.after')],
    [1, t('foresight.after')],
    [0, undefined],
  ])('R8.1: if the hero has initiative %i, says: %s', async (initiative, expected) => {
    for (const threats of [[threat({ initiative })], [threat({ initiative }), threat({ initiative, distance: 2 })]]) {
      const { texts } = await shown(threats);
      expect(texts('th small')[0]).toBe(expected);
    }
  });
});

describe('a forecast of an attack of the monster after the hero', () => {
  const { hp } = ROLLED.state.foes[0] ?? expect.unreachable();
  const holds = `${t('foresight.after')}, ${t('foresight.atHp', { hp })}`;
  const striking = forecast('A', { attack: HARMLESS });
  const monsterTurn = { ...ROLLED, phase: 'monsterTurn.rolling' } as typeof ROLLED;
  it.each([
    ['holds only at its HP, which the hero can change before', striking, 30, ROLLED, holds],
    ['holds only at its HP, before the roll too', striking, 30, UNROLLED, holds],
    ['holds if the monster acts before the hero', striking, 31, ROLLED, t('foresight.before')],
    ['holds in the turn of the monster', striking, 30, monsterTurn, t('foresight.after')],
    ['is none without an attack', forecast('A'), 30, ROLLED, t('foresight.after')],
  ] as const)('R12.6: %s', async (_, column, initiative, play, expected) => {
    for (const threats of [[threat({ initiative, columns: [column] })], twice({ initiative, columns: [column] })])
      expect((await shown(threats, { play })).texts('th small')[0]).toBe(expected);
  });

  it('R12.6: the mirror says so too', () => {
    const foresight = { stamina: 5, elements: [], elementsAfter: null } as unknown as Foresight;
    const said = (initiative: number) =>
      foresightSentences(ROLLED, { ...foresight, threats: [threat({ initiative, columns: [striking] })] }, true).at(-1);
    expect(said(30)).toBe(`A, at 30, after you: attacks from Distance 1, damage 1 while it has ${hp} HP.`);
    expect(said(31)).toBe('A, at 30, before you: attacks from Distance 1, damage 1.');
  });
});

describe('a result', () => {
  const damage = (range: string) => t('foresight.damage', { damage: range });
  const deadly = t('foresight.deadly', { chance: 25 });
  it.each([
    ['without an attack', {}, true, [t('foresight.noAttack')], null],
    ['with a deadly attack', { attack: ATTACK }, true, [damage('1–4'), deadly], 'deadly'],
    ['with a deadly attack, if chances are not shown', { attack: ATTACK }, false, [damage('1–4')], ''],
    ['with a harmless attack', { attack: HARMLESS }, true, [damage('1')], ''],
    [
      'at another Distance',
      { distance: 3 },
      true,
      [t('foresight.noAttack'), t('foresight.steps', { distance: 3 })],
      null,
    ],
  ] as const)('%s', async (_, column, chances, expected, look) => {
    for (const threats of [
      [threat({ columns: [forecast('A', column)] })],
      twice({ columns: [forecast('A', column)] }),
    ]) {
      const { root, texts } = await shown(threats, { chances });
      expect(texts('tbody td')[0]).toBe(expected.join(''));
      expect(root.querySelector('tbody td b')?.className ?? null).toBe(look);
      expect(root.querySelectorAll('tbody td small.deadly')).toHaveLength(look === 'deadly' ? threats.length : 0);
    }
  });
});
