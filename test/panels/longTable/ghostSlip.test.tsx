// @vitest-environment jsdom
/** Tests the forecast for the ghost's hex: which sentences it has, in which order, and the bars of the heroes. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { GhostBars, GhostBrief, GhostSlip, GhostSpoken } from '../../../src/panels/longTable/hud/GhostSlip';
import { briefSentences, ghostSentences } from '../../../src/panels/longTable/hud/ghostWords';
import type { HudPlan } from '../../../src/panels/longTable/hud/plan';
import type { GhostView } from '../../../src/session/longTable/ghosts';
import { newTable } from '../../kit/longTableTable';
import { paper } from '../kit';
import { LONG_TABLE_PHONE } from '../plans';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));

const { play } = newTable();
const heroes = play.state.figures.filter(({ kind }) => kind === 'hero').map(({ id }) => id);
const monsters = play.state.figures.filter(({ kind }) => kind === 'monster').map(({ id }) => id);
const [mover = '', other = ''] = heroes;
const [m1 = '', m2 = '', m3 = '', m4 = '', m5 = ''] = [...monsters, 'x4', 'x5'];

type Strikes = Readonly<Record<string, Readonly<Record<string, number>>>>;
const turns = (strikes: Strikes) =>
  Object.entries(strikes).map(([figure, targets]) => ({
    figure,
    strikes: Object.entries(targets).map(([target, mean]) => ({ target, mean })),
  }));

interface HeroEnd {
  hp: number;
  left: number;
  falls: number;
}
const END: HeroEnd = { hp: 8, left: 6.5, falls: 0 };

interface Sketch {
  stay?: Strikes;
  here?: Strikes;
  risks?: string[];
  /** The special rules of the scenario that the move triggers. */
  rules?: string[];
  /** The other heroes who still act before a monster. */
  waiting?: string[];
  hex?: string;
  ends?: { stay?: Partial<HeroEnd>; here?: Partial<HeroEnd> };
}

function view({
  stay = {},
  here = {},
  risks = [],
  rules = [],
  waiting = [],
  hex = 'c3',
  ends = {},
}: Sketch): GhostView {
  const figures = (end: Partial<HeroEnd> = {}) => [
    { figure: mover, ...END, ...end },
    { figure: other, ...END, left: 3 },
  ];
  return {
    play,
    hero: mover,
    hex: 'c3',
    way: { risks, cost: 2, path: [] },
    movement: 4,
    forecast: {
      hex,
      stay: { turns: turns(stay), heroes: figures(ends.stay), waiting, rules: [] },
      here: { turns: turns(here), heroes: figures(ends.here), waiting, rules },
    },
  } as unknown as GhostView;
}

/** The names of the sentences, such as 'turns', and the numbers of figures of each. */
const named = (sentences: readonly string[]) => sentences.map((each) => /^board\.ghost\.(\w+)/.exec(each)?.[1]);

describe('the sentences about the ghost', () => {
  it.each([
    ['no monster acts', {}, ['none']],
    ['no monster acts, behind a door', { risks: ['door'] }, ['none', 'behind']],
    ['no monster acts yet, but a special rule takes effect', { rules: ['r1'] }, ['rule']],
    ['nothing changes', { stay: { [m1]: { [mover]: 2 } }, here: { [m1]: { [mover]: 2 } } }, ['nothing']],
    [
      'nothing changes, behind a door',
      { stay: { [m1]: { [mover]: 2 } }, here: { [m1]: { [mover]: 2.01 } }, risks: ['door'] },
      ['nothing', 'behind'],
    ],
    ['a monster has no target any more', { stay: { [m1]: { [mover]: 2 } }, here: { [m1]: {} } }, ['idle']],
    ['a monster has a target now', { stay: { [m1]: {} }, here: { [m1]: { [mover]: 2 } } }, ['reaches']],
    ['a monster turns', { stay: { [m1]: { [other]: 2 } }, here: { [m1]: { [mover]: 2 } } }, ['turns']],
    [
      'a monster hits one more',
      { stay: { [m1]: { [mover]: 2 } }, here: { [m1]: { [mover]: 2, [other]: 2 } } },
      ['adds'],
    ],
    [
      'a monster hits one less',
      { stay: { [m1]: { [mover]: 2, [other]: 2 } }, here: { [m1]: { [other]: 2 } } },
      ['drops'],
    ],
    [
      'a hero still acts before a monster for which nothing changes',
      { stay: { [m1]: { [mover]: 2 } }, here: { [m1]: { [mover]: 2 } }, waiting: [other] },
      ['nothing', 'others'],
    ],
    [
      'a hero still acts before a monster that turns',
      { stay: { [m1]: { [other]: 2 } }, here: { [m1]: { [mover]: 2 } }, waiting: [other] },
      ['turns', 'others'],
    ],
    [
      'a monster hits the same two harder, in another order',
      { stay: { [m1]: { [mover]: 2, [other]: 2 } }, here: { [m1]: { [other]: 3, [mover]: 2 } } },
      ['number'],
    ],
    ['a monster hits harder', { stay: { [m1]: { [mover]: 2 } }, here: { [m1]: { [mover]: 3 } } }, ['number']],
  ] as [string, Sketch, string[]][])('%s', (_, sketch, expected) => {
    expect(named(ghostSentences(view(sketch)))).toEqual(expected);
  });

  it('there are none without a forecast', () => {
    expect(ghostSentences({ ...view({}), forecast: null })).toEqual([]);
  });

  it('the greatest change comes first, then the unchanged turns, then the door', () => {
    const sentences = ghostSentences(
      view({
        stay: { [m1]: { [mover]: 2 }, [m2]: { [mover]: 2 }, [m3]: { [mover]: 1 } },
        here: { [m1]: { [mover]: 3 }, [m2]: {}, [m3]: { [mover]: 1 } },
        risks: ['door'],
      }),
    );
    expect(named(sentences)).toEqual(['idle', 'number', 'same', 'behind']);
    expect(sentences[1]).toMatch(/mean=3\.0.*before=2\.0|mean=3\b.*before=2\b/);
  });

  it('are at most four', () => {
    const all = [m1, m2, m3, m4, m5];
    const stay = Object.fromEntries(all.map((id, i) => [id, { [mover]: i + 1 }]));
    const here = Object.fromEntries(all.map((id, i) => [id, { [mover]: 2 * i + 2 }]));
    expect(named(ghostSentences(view({ stay, here })))).toEqual(Array(4).fill('number'));
    expect(named(ghostSentences(view({ stay, here, risks: ['door'] })))).toEqual([
      ...Array(3).fill('number'),
      'behind',
    ]);
    const besides = { risks: ['door'], rules: ['r1', 'r2'], waiting: [other] };
    expect(named(ghostSentences(view({ stay, here: { ...here, [m1]: { [mover]: 1 } }, ...besides })))).toEqual([
      'number',
      'rule',
      'behind',
      'others',
    ]);
  });

  it('one sentence describes monsters that turn alike, but never two that hit the same target harder', () => {
    const turned = view({
      stay: { [m1]: { [other]: 2 }, [m2]: { [other]: 2 } },
      here: { [m1]: { [mover]: 2 }, [m2]: { [mover]: 2 } },
    });
    expect(named(ghostSentences(turned))).toEqual(['turns']);
    const harder = view({
      stay: { [m1]: { [mover]: 2 }, [m2]: { [mover]: 2 } },
      here: { [m1]: { [mover]: 3 }, [m2]: { [mover]: 3 } },
    });
    expect(named(ghostSentences(harder))).toEqual(['number', 'number']);
  });

  it('on a phone: the first, and what fits into 100 letters', () => {
    const [long, half] = ['a'.repeat(120), 'b'.repeat(50)];
    expect(briefSentences([long, half])).toEqual([long]);
    expect(briefSentences([half, half])).toEqual([half, half]);
    expect(briefSentences([half, `${half}b`])).toEqual([half]);
    expect(briefSentences([])).toEqual([]);
  });

  it('on a phone: what the forecast assumes is never left out', () => {
    const [long, half, short, assumed] = ['a'.repeat(120), 'b'.repeat(50), 'c'.repeat(20), 'd'.repeat(30)];
    expect(briefSentences([long, half, assumed], [assumed])).toEqual([long, assumed]);
    expect(briefSentences([half, `${half}b`, assumed], [assumed])).toEqual([half, assumed]);
    expect(briefSentences([half, short, assumed], [assumed])).toEqual([half, short, assumed]);
  });
});

/** A ghost that can change. */
function ghost(first: GhostView | null) {
  let shown = first;
  const listeners = new Set<() => void>();
  const ghosts = {
    get shown() {
      return shown;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const root = paper();
  const show = (next: GhostView | null) =>
    act(() => {
      shown = next;
      for (const listener of listeners) listener();
    });
  return { interaction: { ghosts } as never, root, show, listeners };
}

const CHANGED: Sketch = { stay: { [m1]: { [mover]: 2 } }, here: { [m1]: { [mover]: 3 } } };

describe('the slip of the ghost', () => {
  it('is shown with the cost of the way, the sentences, and the HP left of the party', async () => {
    const { interaction, root, show } = ghost(null);
    await act(() => render(<GhostSlip interaction={interaction} />, root));
    expect(root.childElementCount).toBe(0);
    await show({ ...view(CHANGED), forecast: null });
    expect(root.childElementCount).toBe(0);
    await show(view({ ...CHANGED, ends: { here: { left: 4.5 } } }));
    expect(root.querySelector('h3')?.textContent).toBe('board.ghost.title(hex=c3)board.ghost.cost(cost=2, most=4)');
    expect(named([...root.querySelectorAll('p')].map(({ textContent }) => textContent ?? ''))).toEqual(['number']);
    expect([...root.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['9.5', '7.5']);
    expect(root.querySelectorAll('dt')[1]?.textContent).toBe('board.ghost.partyGoes(hex=c3)');
  });

  it('has no cost while it still shows the forecast of another hex', async () => {
    const { interaction, root } = ghost(view({ ...CHANGED, hex: 'd4' }));
    await act(() => render(<GhostSlip interaction={interaction} />, root));
    expect(root.querySelector('h3')?.textContent).toBe('board.ghost.title(hex=d4)');
  });

  it('no longer listens after it is removed', async () => {
    const { interaction, root, listeners } = ghost(null);
    await act(() => render(<GhostSlip interaction={interaction} />, root));
    expect(listeners.size).toBe(1);
    await act(() => render(null, root));
    expect(listeners.size).toBe(0);
  });

  const PLAN = { ...LONG_TABLE_PHONE, width: 390, header: { x: 0, y: 5, width: 390, height: 40 } };
  const FOOT = { x: 500, y: 0, width: 300, height: 390 };
  it.each([
    ['upright', PLAN, { left: '58px', top: '5px', width: '274px', height: '40px' }],
    [
      'sideways, for the right hand',
      { ...PLAN, composition: 'landscape', foot: FOOT, hand: 'right' },
      { left: '500px', top: '5px', width: '242px', height: '40px' },
    ],
    [
      'sideways, for the left hand',
      { ...PLAN, composition: 'landscape', foot: FOOT, hand: 'left' },
      { left: '558px', top: '5px', width: '242px', height: '40px' },
    ],
  ])('on a phone it covers the title between the buttons of the header: %s', async (_, plan, expected) => {
    const { interaction, root, show } = ghost(null);
    await act(() => render(<GhostBrief interaction={interaction} plan={plan as HudPlan} />, root));
    expect(root.childElementCount).toBe(0);
    await show(view(CHANGED));
    expect(root.querySelector('aside')?.style).toMatchObject(expected);
    expect(named([root.textContent ?? ''])).toEqual(['number']);
  });

  it('on a phone it has smaller letters if the first sentence and what the forecast assumes are long', async () => {
    const turned: Sketch = { stay: { [m1]: { [other]: 2 } }, here: { [m1]: { [mover]: 2 } } };
    const { interaction, root, show } = ghost(view({}));
    await act(() => render(<GhostBrief interaction={interaction} plan={PLAN as HudPlan} />, root));
    const isSmall = () => root.querySelector('aside')?.classList.contains('long-words');
    expect(isSmall()).toBe(false);
    await show(view({ ...turned, waiting: [other] }));
    expect((root.textContent ?? '').length).toBeGreaterThan(100);
    expect(isSmall()).toBe(true);
  });

  it('is read aloud, with the chance that the hero falls', async () => {
    const { interaction, root, show } = ghost(null);
    const spoken = () => root.querySelector('[role=status]')?.textContent;
    await act(() => render(<GhostSpoken interaction={interaction} />, root));
    expect(spoken()).toBe('');
    await show(view(CHANGED));
    expect(spoken()).toMatch(/^board\.ghost\.title\(hex=c3\)\. board\.ghost\.number/);
    expect(spoken()).not.toContain('fallsNow');
    await show(view({ ...CHANGED, ends: { here: { falls: 0.254 } } }));
    expect(spoken()).toMatch(/ board\.ghost\.fallsNow\(chance=25\)$/);
  });
});

describe('the bars of a hero', () => {
  const hero = 'bailiff';
  const id = play.state.figures.find((each) => each.kind === 'hero' && each.hero === hero)?.id;
  const bars = async (sketch: Sketch, brief: boolean) => {
    if (id !== mover) throw new Error('the bailiff is not the first hero');
    const { interaction, root } = ghost(view(sketch));
    await act(() => render(<GhostBars interaction={interaction} hero={hero} brief={brief} />, root));
    return root;
  };
  const widths = (root: Element, of: string) =>
    [...root.querySelectorAll<HTMLElement>(`.ghost-bar ${of}`)].map(({ style }) => style.width);
  const max = play.state.figures.find((each) => each.id === id)?.maxHp ?? 0;
  const part = (n: number) => `${(100 * n) / max}%`;

  it('show nothing without a forecast', async () => {
    const { interaction, root } = ghost({ ...view({}), forecast: null });
    await act(() => render(<GhostBars interaction={interaction} hero={hero} brief />, root));
    expect(root.childElementCount).toBe(0);
  });

  it('compare the HP left of both forecasts, and name the chances to fall', async () => {
    const root = await bars({ ends: { stay: { falls: 0.1 }, here: { left: 5, falls: 0.2 } } }, false);
    expect([widths(root, 'em'), widths(root, 'u')]).toEqual([
      [part(8), part(8)],
      [part(6.5), part(5)],
    ]);
    expect([...root.querySelectorAll('.left')].map(({ textContent }) => textContent)).toEqual(['6.5', '5.0']);
    expect(root.querySelector('s')?.textContent).toBe('board.ghost.chance(n=10)');
    expect(root.querySelector('.falls b')?.outerHTML).toBe('<b class="worse">board.ghost.chance(n=20)</b>');
  });

  it('a chance that is the same or smaller is not marked, and the same one is not struck out', async () => {
    const same = await bars({ ends: { stay: { falls: 0.2 }, here: { falls: 0.2 } } }, false);
    expect([same.querySelector('s'), same.querySelector('.worse')]).toEqual([null, null]);
    const smaller = await bars({ ends: { stay: { falls: 0.2 }, here: { falls: 0.1 } } }, false);
    expect([smaller.querySelector('s') !== null, smaller.querySelector('.worse')]).toEqual([true, null]);
  });

  it('in little room: no labels, one number, and a chance only if there is one', async () => {
    const root = await bars({ ends: { here: { left: 9 } } }, true);
    expect([...root.querySelectorAll('.left')].map(({ textContent }) => textContent)).toEqual(['9.0']);
    expect([root.querySelector('small'), root.querySelector('.falls')]).toEqual([null, null]);
    expect([widths(root, 'em'), widths(root, 'u')]).toEqual([
      [part(8), part(9)],
      [part(6.5), part(9)],
    ]);
    const risky = await bars({ ends: { here: { falls: 0.01 } } }, true);
    expect(risky.querySelector('.falls')?.textContent).toBe('board.ghost.chance(n=1)');
  });
});
