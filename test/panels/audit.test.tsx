// @vitest-environment jsdom
/** Tests how the audit is drawn: the sum, the curve as a slider, turning points, a single step, and why it has stopped. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LANGUAGES, openChapter, setLanguage } from '../../src/i18n';
import type { App, AuditResults, AuditView, CopyView } from '../../src/panels/app';
import { AuditSheet } from '../../src/panels/audit/AuditSheet';
import type { AuditWords } from '../../src/panels/audit/words';
import { CopyStrip } from '../../src/panels/CopyStrip';
import { neverResized, paper, testApp } from './kit';

beforeAll(() => openChapter('audit'));
beforeEach(() => {
  neverResized();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => vi.unstubAllGlobals());

const at = (value: number, error = 20) => ({ value, error, samples: 16 });
const take = [{ type: 'take' }];
const lose = [{ type: 'lose' }];

/** Two rounds: a costly choice, and a throw that loses the game. */
const CHOICE = {
  nth: 0,
  round: 1,
  first: 2,
  next: 3,
  before: at(610),
  after: at(480),
  choice: { by: -130, error: 20 },
  luck: null,
  options: [
    { commands: lose, isChosen: false, isBest: true, estimate: at(610) },
    { commands: take, isChosen: true, isBest: false, estimate: at(480) },
  ],
};
const THROW = {
  nth: 1,
  round: 2,
  first: 3,
  next: 4,
  before: at(480),
  after: at(0, 0),
  choice: null,
  luck: { by: -480, error: 20 },
  drift: 0,
  options: [],
};
const FOUND = {
  sheet: { startChance: 610, luck: -480, drift: 0, choices: -130, endChance: 0, moves: [CHOICE, THROW], error: 20 },
  points: [
    { kind: 'choice', move: CHOICE, change: CHOICE.choice, chosen: CHOICE.options[1], other: CHOICE.options[0] },
    { kind: 'luck', move: THROW, change: THROW.luck },
  ],
  progress: null,
} as unknown as AuditResults;

const play = { phase: 'x', book: {}, state: { round: 1 }, events: [] };
const TOLD = {
  moves: [
    { before: play, commands: take, first: 2, isChoice: true, isChance: false, events: [] },
    {
      before: play,
      commands: [{ type: 'roll' }],
      first: 3,
      isChoice: false,
      isChance: true,
      events: [{ type: 'fell' }],
    },
  ],
  end: play,
  mode: { rules: { revealsChance: () => true, outcome: () => 'lost' } },
} as unknown as AuditView['narratedGame'];
const DONE: AuditView = {
  id: 'a',
  state: 'done',
  results: FOUND,
  narratedGame: TOLD,
  isStored: true,
  isGivenUp: false,
};

const WORDS: AuditWords = {
  offBy: 22,
  label: (_, { type }) => (type === 'take' ? 'Take 4 damage' : 'Lose Lights Out'),
  narrate: () => 'It fell on C.',
  titleOf: () => '1 · Plot Nine',
  decision: () => 'Damage',
  situation: () => ['7 of 11 HP.'],
  picture: () => null,
};

async function shown(view: AuditView | null, waiting: CopyView | null = null, words = WORDS) {
  const { app: plain, asked, turn } = testApp({ screen: 'outcome', waitingCopy: waiting });
  const note = (what: string) => () => void asked.push(what);
  const app = Object.assign(plain, {
    audit: {
      view,
      open: note('open'),
      stop: note('stop'),
      pause: note('pause'),
      watch: (n: number) => void asked.push(`watch ${n}`),
      restoreLast: async () => false,
    },
    startCopy: (n: number) => void asked.push(`play on ${n}`),
    copies: {
      leave: note('leave'),
      restart: note('restart'),
      resumeCopy: note('resumeCopy'),
      discard: note('discard'),
    },
  }) as App;
  const root = paper();
  await act(() => render(<AuditSheet app={app} words={words} />, root));
  const press = (action: string) => act(() => root.querySelector<HTMLElement>(`[data-action=${action}]`)?.click());
  const key = (name: string, on: EventTarget = window) =>
    act(() => void on.dispatchEvent(new KeyboardEvent('keydown', { key: name, code: '', bubbles: true })));
  return { root, asked, press, key, app, turn };
}

it('adds up the chance at the beginning, luck and choices to the result', async () => {
  const { root, asked } = await shown(DONE);
  expect(asked).toEqual(['open']);
  expect([...root.querySelectorAll('.audit-balance dd')].map((each) => each.textContent)).toEqual([
    '61 %',
    '−48',
    '−13',
    '0 %',
  ]);
  expect(root.querySelector('.audit-balance .sum dt')?.textContent).toBe('Lost');
});

it.each(LANGUAGES)('the caption of the table ends in one full stop: %s', async (language) => {
  await setLanguage(language);
  const { root, key } = await shown(DONE);
  await key('t');
  await setLanguage('en');
  expect(root.querySelector('caption')?.textContent).toMatch(/[^.]\.$/);
});

it.each([
  ['rough', '…'],
  ['fair', '…'],
  ['others', '−48'],
  [null, '−48'],
] as const)('tells luck and choices apart only after the fair copy: %s', async (pass, luck) => {
  const results = { ...FOUND, progress: pass && { pass, move: 1 } } as AuditResults;
  const { root, key } = await shown({ ...DONE, state: 'working', results });
  const isRough = luck === '…';
  expect([...root.querySelectorAll('.audit-balance dd')].map((each) => each.textContent)).toEqual([
    '61 %',
    luck,
    isRough ? '…' : '−13',
    '0 %',
  ]);
  expect(root.querySelectorAll('.audit-balance .rough')).toHaveLength(isRough ? 3 : 0);
  expect(root.querySelector('.audit-drift')?.textContent.startsWith('Rough')).toBe(isRough || undefined);
  await key('t');
  const caption = root.querySelector('caption')?.textContent;
  expect([caption?.includes('Luck −48.'), caption?.includes('about 61 per cent. Lost.')]).toEqual([!isRough, isRough]);
});

it('says how much of the luck is no throw or draw, if it is much', async () => {
  const { root } = await shown(DONE);
  expect(root.querySelector('.audit-drift')).toBeNull();
  const found = { ...FOUND, sheet: { ...FOUND.sheet, drift: -273 } } as AuditResults;
  const { root: corrected } = await shown({ ...DONE, results: found });
  expect(corrected.querySelector('.audit-drift')?.textContent).toContain(
    'Luck includes −27 for corrections. No throw or draw caused them',
  );
});

it('says beside the error of sampling how far a chance itself may be off, at the curve and at the table', async () => {
  const { root, key } = await shown(DONE);
  const said = '±2 by sampling alone; a chance itself may be off by about 22 points';
  expect(root.querySelector('.audit-legend')?.textContent).toContain(said);
  await key('t');
  expect(root.querySelector('caption')?.textContent).toContain(said);
});

it('shows changes that agree with the chances beside them, and the corrections of the estimate as rows', async () => {
  const choice = { ...CHOICE, before: at(514), after: at(506), choice: { by: -8, error: 20 }, options: [] };
  const luck = { ...THROW, before: at(506), after: at(494), luck: { by: 14, error: 20 }, drift: -26 };
  const sheet = {
    ...FOUND.sheet,
    startChance: 514,
    moves: [choice, luck],
    luck: -12,
    drift: -26,
    choices: -8,
    endChance: 494,
  };
  const points = [{ kind: 'luck', move: luck, change: luck.luck }];
  const { root, key } = await shown({ ...DONE, results: { ...FOUND, sheet, points } as unknown as AuditResults });
  expect(root.querySelector('.slip-where b')?.textContent).toBe('+1');
  expect(root.querySelector('.slip-sentence')?.textContent).toContain('48 → 49%');
  expect([...root.querySelectorAll('.audit-balance dd')].map((each) => each.textContent)).toEqual([
    '51 %',
    '−1',
    '−1',
    '49 %',
  ]);
  await key('t');
  const rows = [...root.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['1', '1', 'choice', 'Take 4 damage', '51', '0', '±2'],
    ['2', '2', 'correction', 'The Audit corrects its own estimate.', '48', '−3', ''],
    ['2', '2', 'luck', 'It fell on C.', '49', '+1', '±2'],
  ]);
});

it('names the hero of a choice in the table, in the slip and above the step, and no decision above a throw', async () => {
  const words = { ...WORDS, whose: () => 'Sexton', decision: () => 'Sexton: damage' };
  const { root, press, key } = await shown(DONE, null, words);
  expect(root.querySelector('.slip-sentence')?.textContent).toMatch(/^Your choice \(Sexton\): Take 4 damage \(/);
  await key('t');
  expect(root.querySelector('tbody th')?.textContent).toBe('Sexton: Take 4 damage');
  await key('t');
  await press('openPoint');
  expect(root.querySelector('.audit-then h2')?.textContent).toBe('Sexton: damage');
  await key('2');
  expect(root.querySelector('.audit-then h2')?.textContent).toBe('The table then');
});

it('puts no quotes around a choice that has quotes itself', async () => {
  const words = { ...WORDS, label: () => '“Lights Out”, top: Attack 6' };
  const { root } = await shown(DONE, null, words);
  expect(root.querySelector('.slip-sentence')?.textContent).not.toMatch(/““|””/);
});

it('says of a game that was given up at which chance that was, on the sheet and in the table', async () => {
  const found = { ...FOUND, sheet: { ...FOUND.sheet, endChance: 920 } } as AuditResults;
  const told = {
    ...TOLD,
    mode: { rules: { revealsChance: () => true, outcome: () => null } },
  } as AuditView['narratedGame'];
  const { root, key } = await shown({ ...DONE, results: found, narratedGame: told, isGivenUp: true });
  expect(root.querySelector('.audit-balance .sum')?.textContent).toBe('Given up at92 %');
  expect(root.querySelector('.audit-head p')?.textContent).toBe('1 · Plot Nine, given up at 92 per cent');
  await key('t');
  expect(root.querySelector('caption')?.textContent).toContain('Given up at 92 per cent.');
});

it('describes each turning point with both chances, and plays on from it', async () => {
  const { root, asked, press } = await shown(DONE);
  const [choice, luck] = [...root.querySelectorAll('.slip-sentence')].map((each) => each.textContent);
  expect(choice).toBe('Your choice: Take 4 damage (61 → 48%). Better: Lose Lights Out (61%).');
  expect(luck).toBe('It fell on C. 48 → 0%.');
  await press('playOnHere');
  expect(asked.at(-1)).toBe('play on 2');
});

it('opens a turning point with the table at that time, and each answer with its chance and its error', async () => {
  const { root, asked, press, key } = await shown(DONE);
  await press('openPoint');
  expect(root.querySelector('.audit-then h2')?.textContent).toBe('Damage');
  const bars = [...root.querySelectorAll('.audit-bar')].map((each) => each.textContent);
  expect(bars[0]).toMatch(/^Lose Lights Outbest61±2/);
  expect(bars[1]).toMatch(/^Take 4 damageyours48±2/);
  await press('watchHere');
  await press('playOn');
  expect(asked.slice(-2)).toEqual(['watch 2', 'play on 2']);
  await key('Escape');
  expect(root.querySelector('.audit-slips')).not.toBeNull();
  await key('Escape');
  expect(asked.at(-1)).toBe('show null');
});

it.each([
  ['that the player has selected', true],
  ['that the page has shown by itself', false],
])('keeps showing the step %s when finer findings name other turning points', async (_, isPressed) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const [first, second] = FOUND.points;
  const working = { ...DONE, state: 'working' } as const;
  const found = (points: unknown, pass: string) => ({ ...FOUND, points, progress: { pass, move: 1 } }) as AuditResults;
  const { root, app, press } = await shown({ ...working, results: found([], 'rough') });
  const step = () => root.querySelector('.audit-steps p')?.textContent;
  const see = async (points: unknown, pass: string) => {
    Object.assign(app.audit, { view: { ...working, results: found(points, pass) } });
    await act(() => render(<AuditSheet app={app} words={WORDS} />, root));
    return step();
  };
  expect(step()).toBeUndefined();
  expect(await see([second], 'fair')).toBe('Step 2 of 2, luck');
  if (isPressed) await press('openPoint');
  expect(await see([first, second], 'fine')).toBe('Step 2 of 2, luck');
});

it('shows the first step of a game without turning points beside the curve, once the audit is done', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const { root } = await shown({ ...DONE, results: { ...FOUND, points: [] } });
  expect(root.querySelector('.audit-steps p')?.textContent).toBe('Step 1 of 2, choice');
});

it('shows a step from its top, and the overview again where it was scrolled to', async () => {
  const { root, press, key } = await shown(DONE);
  const body = root.querySelector<HTMLElement>('.audit-body') ?? expect.unreachable('there is no body');
  body.scrollTop = 400;
  await act(() => void body.dispatchEvent(new Event('scroll')));
  await press('openPoint');
  expect(body.scrollTop).toBe(0);
  await key('Escape');
  expect(body.scrollTop).toBe(400);
});

it('draws the way of the choice and of the better option on the small map, the choice above the other', async () => {
  const step = (...hexes: string[]) => hexes.map((to) => ({ type: 'step', to }));
  const [better, chosen] = CHOICE.options;
  const options = [
    { ...better, commands: step('b2', 'b3') },
    { ...chosen, commands: [...step('c2'), { type: 'end' }] },
  ];
  const move = { ...CHOICE, options };
  const point = { kind: 'choice', move, change: move.choice, chosen: options[1], other: options[0] };
  const found = { ...FOUND, sheet: { ...FOUND.sheet, moves: [move, THROW] }, points: [point, FOUND.points[1]] };
  const ways: unknown[] = [];
  const words: AuditWords = { ...WORDS, picture: (_, drawn) => void ways.push(drawn) };
  const { press } = await shown({ ...DONE, results: found as unknown as AuditResults }, null, words);
  const both = [
    { hexes: ['b2', 'b3'], isChosen: false },
    { hexes: ['c2'], isChosen: true },
  ];
  expect(ways.slice(-2)).toEqual([both, []]);
  await press('openPoint');
  expect(ways.at(-1)).toEqual(both);
});

it('calls no option better than another that is as good within the error', async () => {
  const alike = CHOICE.options.map((option) => ({ ...option, isBest: true }));
  const move = { ...CHOICE, choice: { by: 90, error: 20 }, options: alike };
  const point = { kind: 'choice', move, change: move.choice, chosen: alike[1], other: alike[0] };
  const found = { ...FOUND, sheet: { ...FOUND.sheet, moves: [move, THROW] }, points: [point] };
  const { root, press } = await shown({ ...DONE, results: found as unknown as AuditResults });
  expect(root.querySelector('.slip-sentence')?.textContent).toContain('Equal within the error: Lose Lights Out (61%).');
  await press('openPoint');
  expect([...root.querySelectorAll('.audit-bar .best')].map((each) => each.textContent)).toEqual(['equal', 'equal']);
});

it('can be operated by keys, and describes each step', async () => {
  const { root, asked, key } = await shown(DONE);
  const slider = root.querySelector('[role=slider]');
  if (!slider) throw new Error('there is no slider');
  await key('ArrowRight', slider);
  expect(slider.getAttribute('aria-valuetext')).toBe('Step 1 of 2, round 1, 48 per cent');
  await key('PageDown', slider);
  expect(slider.getAttribute('aria-valuetext')).toBe('Step 2 of 2, round 2, 0 per cent');
  await key('t');
  expect(root.querySelector('caption')?.textContent).toContain('Began at 61 per cent');
  expect(root.querySelectorAll('tbody tr')).toHaveLength(2);
  await key('t');
  await key('2');
  expect(root.querySelector('.audit-steps p')?.textContent).toBe('Step 2 of 2, luck');
  await key('p');
  expect(asked.at(-1)).toBe('play on 3');
});

it('draws the rows of a long table in parts, and writes the sentence of a row only once', async () => {
  vi.useFakeTimers();
  const nths = Array.from({ length: 120 }, (_, nth) => nth);
  const moves = nths.map((nth) => ({ ...CHOICE, nth }));
  const told = { ...TOLD, moves: nths.map(() => TOLD?.moves[0]) } as AuditView['narratedGame'];
  const long = { ...DONE, results: { ...FOUND, sheet: { ...FOUND.sheet, moves }, points: [] }, narratedGame: told };
  const label = vi.fn(WORDS.label);
  const { root, key } = await shown(long as unknown as AuditView, null, { ...WORDS, label });
  await key('t');
  const counts = [root.querySelectorAll('tbody tr').length];
  for (let part = 0; part < 2; part += 1) {
    await act(() => void vi.runOnlyPendingTimers());
    counts.push(root.querySelectorAll('tbody tr').length);
  }
  vi.useRealTimers();
  expect(counts).toEqual([50, 100, 120]);
  expect(label).toHaveBeenCalledTimes(120);
});

it.each([
  ['working', 'stopAudit', 'stop'],
  ['stopped', 'goOnAudit', 'open'],
  ['failed', 'goOnAudit', 'open'],
] as const)('%s: is shown as the state, with a button for what can be done', async (state, action, done) => {
  const progress = { pass: 'fair', move: 1 } as const;
  const { root, asked, press } = await shown({ ...DONE, state, results: { ...FOUND, progress } });
  expect(root.querySelector('.audit-work')?.getAttribute('data-state')).toBe(state);
  await press(action);
  expect(asked.at(-1)).toBe(done);
});

it.each([
  ['of the entries that are precise already', 'fair', 1, '±2'],
  ['of all entries while none is precise', 'rough', 1, '±21'],
] as const)('says the error %s', async (_, pass, move, error) => {
  const rough = { ...THROW, before: at(480, 210) };
  const sheet = { ...FOUND.sheet, moves: [CHOICE, rough], error: 210 };
  const results = { ...FOUND, sheet, progress: { pass, move } } as unknown as AuditResults;
  const { root } = await shown({ ...DONE, state: 'working', results });
  expect(root.querySelector('.audit-work p:nth-of-type(2)')?.textContent).toContain(`: ${error} by sampling alone.`);
});

it('says that a game with other rules can only be watched, and that there is no game', async () => {
  const { root } = await shown({ ...DONE, state: 'otherRules', results: null, narratedGame: null });
  expect(root.querySelector('[role=alert]')?.textContent).toContain('played under other rules');
  expect(root.querySelector('[data-action=goOnAudit]')).toBeNull();
  expect((await shown(null)).root.querySelector('.audit-work')?.textContent).toContain('no game here');
});

it('offers to continue or discard a waiting copy', async () => {
  const { root, asked, press } = await shown(DONE, {
    firstRound: 3,
    round: 6,
    outcome: 'won',
    isLesson: false,
    isClaim: false,
  });
  expect(root.querySelector('.copy-slip')?.textContent).toContain('Won in round 6.');
  await press('goOnCopy');
  await press('discardCopy');
  expect(asked.slice(-2)).toEqual(['resumeCopy', 'discard']);
});

/** The strip above the table of a copy, and what its buttons ask for. */
async function stripOf(outcome: CopyView['outcome']) {
  const { app, asked } = await shown(DONE);
  const root = paper();
  const copy: CopyView = { firstRound: 3, round: 3, outcome, isLesson: false, isClaim: false };
  await act(() => render(<CopyStrip app={app} copy={copy} />, root));
  const text = root.querySelector('.copy-strip')?.textContent;
  return { root, asked, text };
}

it('says above the table that a copy does not count, and leads back', async () => {
  const { root, asked, text } = await stripOf(null);
  expect(text).toContain('A copy: nothing here counts');
  expect(text).toContain('From round 3');
  expect(root.querySelector('[data-action=copyAgain]')).toBeNull();
  await act(() => root.querySelector<HTMLElement>('[data-action=leaveCopy]')?.click());
  expect(asked.at(-1)).toBe('leave');
});

it('says above the table how a copy ended and that the game stays as it was, and offers to play it again', async () => {
  const { root, asked, text } = await stripOf('won');
  expect(text).toContain('Won, in the copy');
  expect(text).toContain('Your real game is untouched.');
  await act(() => root.querySelector<HTMLElement>('[data-action=copyAgain]')?.click());
  expect(asked.at(-1)).toBe('restart');
});
