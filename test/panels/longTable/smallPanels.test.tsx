// @vitest-environment jsdom
/** Tests small panels of the Long Table: forecasts, the calculation of damage, the choice of heroes, the small table, losing cards. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { heroes } from '../../../src/content/longTable';
import type { Play } from '../../../src/flow/longTable/play';
import * as numbers from '../../../src/i18n/numbers';
import { HeroField, toggleHero } from '../../../src/panels/longTable/HeroField';
import { CardLossButtons, CardLossLabel } from '../../../src/panels/longTable/hud/CardLossButtons';
import { DamageCalculation } from '../../../src/panels/longTable/hud/DamageCalculation';
import { Forecasts } from '../../../src/panels/longTable/hud/Forecasts';
import { Prepare } from '../../../src/panels/longTable/hud/Prepare';
import { TableInSmall } from '../../../src/panels/longTable/TableInSmall';
import { TableMenu } from '../../../src/panels/longTable/TableMenu';
import { ReturnToTable } from '../../../src/panels/ReturnToTable';
import { SpeechSlip } from '../../../src/panels/SpeechSlip';
import * as foresight from '../../../src/session/longTable/foresight';
import type { Interaction } from '../../../src/session/longTable/interaction';
import * as restart from '../../../src/session/longTable/restart';
import { DEFAULTS } from '../../../src/storage/settings';
import { newTable } from '../../kit/longTableTable';
import { neverResized, paper, testApp } from '../kit';
import { NAMED_PICTURES } from './pictures';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));
beforeAll(neverResized);

async function drawn(panel: preact.JSX.Element) {
  const root = paper();
  await act(() => render(panel, root));
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  return { root, all, texts: (selector: string) => all(selector).map(({ textContent }) => textContent) };
}

const table = newTable();
const { play } = table;
const figures = play.state.figures;
const monster = figures.find(({ kind }) => kind === 'monster') ?? expect.unreachable();
const hero = figures.find(({ kind }) => kind === 'hero') ?? expect.unreachable();
const having = (interaction: Interaction, parts: object): Interaction =>
  Object.create(interaction, Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, { value }])));
const withState = (state: object): Play => ({ ...play, state: { ...play.state, ...state } }) as Play;

describe('the forecasts of an attack', () => {
  const threat = (kill: number, more: object = {}) => ({
    figure: monster.id,
    hp: 5,
    after: 2,
    odds: { mean: 2.54, kill },
    slam: null,
    ...more,
  });
  async function shown(threats: object[], { at = play, spots = new Map() as object, send = {} } = {}) {
    const spy = vi.spyOn(foresight, 'threatsOf').mockReturnValue(threats as never);
    const interaction = having(table, { preview: null, places: { spots }, ...send });
    const result = await drawn(<Forecasts pictures={NAMED_PICTURES as never} interaction={interaction} play={at} />);
    spy.mockRestore();
    return result;
  }

  it.each([
    [0, 'board.oddsNever', 0],
    [0.001, 'board.odds', 1],
    [0.5, 'board.odds', 50],
    [0.999, 'board.odds', 99],
    [1, 'board.oddsSure', 100],
  ])('a chance to kill of %s is %s with %s %%', async (kill, key, percent) => {
    const { texts } = await shown([threat(kill)]);
    expect(texts('small')).toEqual([`${key}(mean=2.5, kill=${percent})`]);
  });

  it('the mean has the decimal mark of the language', async () => {
    const spy = vi.spyOn(numbers, 'formatTenths').mockReturnValue('2,5');
    const { all } = await shown([threat(0)]);
    spy.mockRestore();
    expect(all('small').map(({ textContent }) => textContent)).toEqual(['board.oddsNever(mean=2,5, kill=0)']);
  });

  it('name the HP before and after, and what Slam adds', async () => {
    const { texts } = await shown([threat(0.5, { slam: { n: 2, kill: 0.25 } })]);
    expect(texts('.kept')[0]).toContain('5 → ≈2');
    expect(texts('small')[1]).toBe('board.oddsSlam(n=2, kill=25)');
  });

  it('do not say that an attack cannot kill if its Slam can', async () => {
    expect((await shown([threat(0, { slam: { n: 2, kill: 0.05 } })])).texts('small')).toEqual([
      'board.odds(mean=2.5, kill=0)',
      'board.oddsSlam(n=2, kill=5)',
    ]);
    expect((await shown([threat(0, { slam: { n: 2, kill: 0 } })])).texts('small')[0]).toBe(
      'board.oddsNever(mean=2.5, kill=0)',
    );
  });

  it('are absent without a target, and for a figure that is gone', async () => {
    expect((await shown([])).root.childElementCount).toBe(0);
    expect((await shown([threat(0, { figure: 'gone' })])).all('li')).toEqual([]);
  });

  it.each([
    ['target', true],
    ['perform', true],
    ['step', false],
  ])('a target that can be chosen by %s: %s', async (type, isTarget) => {
    const tapped: unknown[] = [];
    const spots = new Map([[monster.hex, { commands: [{ type }] }]]);
    const { all } = await shown([threat(0)], { spots, send: { tapHex: (hex: string) => tapped.push(hex) } });
    expect(all('button')).toHaveLength(isTarget ? 1 : 0);
    all('button')[0]?.click();
    expect(tapped).toEqual(isTarget ? [monster.hex] : []);
  });

  it('while a card is drawn for one target, the others come later', async () => {
    const question = { ask: 'draw', strike: { target: monster.id } };
    const { all } = await shown([threat(0), threat(0, { figure: hero.id })], { at: withState({ question }) });
    expect(all('li').map((each) => [each.className, each.getAttribute('aria-current')])).toEqual([
      ['', 'true'],
      ['later', 'false'],
    ]);
    const calm = await shown([threat(0), threat(0, { figure: hero.id })], { at: withState({ question: null }) });
    expect(calm.all('li').map((each) => each.className)).toEqual(['', '']);
  });

  it('an elite monster has its ring', async () => {
    const elite = withState({
      figures: figures.map((each) => (each.id === monster.id ? { ...each, rank: 'elite' } : each)),
    });
    const normal = withState({
      figures: figures.map((each) => (each.id === monster.id ? { ...each, rank: 'normal' } : each)),
    });
    expect((await shown([threat(0)], { at: elite })).root.innerHTML).toContain('elite');
    expect((await shown([threat(0)], { at: normal })).root.innerHTML).not.toContain('elite');
  });
});

describe('L11.3: the calculation of damage', () => {
  const calculated = (more: object = {}) =>
    ({ terms: [], modifiers: [], shield: [], pierce: 0, damage: 4, target: monster.id, ...more }) as never;
  const shown = (more: object) => drawn(<DamageCalculation play={play} calculated={calculated(more)} />);

  it('begins with the attack; what is added has a sign', async () => {
    const terms = [
      { n: 3, source: { from: 'card', card: 'x' } },
      { n: 1, source: { from: 'card', card: 'x' } },
      { n: -1, source: { from: 'card', card: 'x' } },
    ];
    const { texts } = await shown({ terms });
    expect(texts('.chip-of b')).toEqual(['3', '+1', '−1', '4']);
    expect(texts('.chip-of.damage small')[0]).toMatch(/^desk\.sum\.damage\(target=/);
  });

  it.each([
    [{ from: 'card', card: 'x' }, 'desk.sum.ability'],
    [{ from: 'trait' }, 'desk.sum.printed'],
    [{ from: 'summon' }, 'desk.sum.printed'],
    [{ from: 'escort' }, 'desk.sum.printed'],
    [{ from: 'monsterCard', card: 'shuffler-47' }, 'desk.sum.card(initiative=47)'],
    [{ from: 'monsterCard', card: 'none' }, 'desk.sum.card(initiative=)'],
  ])('names the source %j', async (source, label) => {
    expect((await shown({ terms: [{ n: 2, source }] })).texts('.chip-of:not(.damage) small')).toEqual([label]);
  });

  it('shows the drawn cards, and Shield only if there is any', async () => {
    const [id = ''] = Object.keys(play.book.modifiers);
    const bare = await shown({ modifiers: [id, 'unknown'] });
    expect(bare.texts('.drawn small')).toEqual(['desk.sum.drawn', 'desk.sum.drawn']);
    expect([bare.texts('.drawn b')[1], bare.all('.shield')]).toEqual(['unknown', []]);
    const shield = [
      { n: 2, source: { from: 'trait' } },
      { n: 1, source: { from: 'trait' } },
    ];
    expect((await shown({ shield })).texts('.shield')).toEqual(['3desk.sum.shield']);
    expect((await shown({ shield, pierce: 1 })).texts('.shield')).toEqual(['3desk.sum.pierced(pierce=1)']);
  });
});

describe('the choice of heroes', () => {
  it('adds a hero that is not chosen, and removes one that is', () => {
    expect(toggleHero(['bailiff'], 'sexton')).toEqual(['bailiff', 'sexton']);
    expect(toggleHero(['bailiff', 'sexton'], 'bailiff')).toEqual(['sexton']);
  });

  it('shows each hero with HP and hand at the level, and why it cannot come along', async () => {
    const toggled: string[] = [];
    const { all, texts } = await drawn(
      <HeroField
        app={{ cardPictures: NAMED_PICTURES } as never}
        heroes={['bailiff', 'sexton', 'pawnbroker']}
        chosen={['sexton']}
        level={3}
        onToggle={(each) => toggled.push(each)}
        trouble={(each) => (each === 'pawnbroker' ? 'retired' : null)}
        problem="too few"
      />,
    );
    expect(texts('legend')).toEqual(['board.found.heroes']);
    expect(texts('.hint')).toEqual(['board.found.hint']);
    expect(all('input').map((each) => (each as HTMLInputElement).checked)).toEqual([false, true, false]);
    all('input')[0]?.click();
    expect(toggled).toEqual(['bailiff']);
    const value = (id: 'bailiff' | 'sexton' | 'pawnbroker', difficulty: string) => {
      const def = heroes.get(id)?.def;
      return `board.found.values(hp=${def?.hp[2]}, hand=${def?.hand}, difficulty=board.found.difficulty.${difficulty})`;
    };
    expect(texts('.values')).toEqual([
      value('bailiff', 'easy'),
      value('sexton', 'middling'),
      value('pawnbroker', 'hard'),
    ]);
    expect([texts('.later'), texts('.problem')]).toEqual([['retired'], ['too few']]);
  });

  it('shows the values of level 1 and no problem by default', async () => {
    const { texts } = await drawn(
      <HeroField
        app={{ cardPictures: NAMED_PICTURES } as never}
        heroes={['bailiff']}
        chosen={[]}
        onToggle={() => {}}
      />,
    );
    expect(texts('.values')[0]).toContain(`hp=${heroes.get('bailiff')?.def.hp[0]},`);
    expect([texts('.later'), texts('.problem')]).toEqual([[], ['']]);
  });
});

describe('losing cards instead of HP', () => {
  it('the label says which pile pays', async () => {
    expect((await drawn(<CardLossLabel giving="hand" label="Lose one" />)).texts('span')).toEqual([
      'board.give.one',
      'Lose one',
    ]);
    expect((await drawn(<CardLossLabel giving="discard" label="x" />)).texts('span')[0]).toBe('board.give.two');
  });

  it('a button for each pile opens it, and beside the open pile a button of its own leads back', async () => {
    const opened: unknown[] = [];
    const options = [
      { type: 'loseFromHand', card: 'one' },
      { type: 'loseFromHand', card: 'two' },
      { type: 'loseFromDiscard', cards: ['three', 'four'] },
    ];
    const openPile = (pile: unknown) => opened.push(pile);
    const asking = having(table, { options, draft: { ...table.draft, losingFrom: 'discard' }, openPile });
    const { all, texts } = await drawn(<CardLossButtons interaction={asking} />);
    expect(all('button').map(({ dataset }) => dataset['gives'] ?? dataset['action'])).toEqual(['hand', 'closePile']);
    expect(texts('button')).toEqual(['board.give.hand(count=2)', 'board.give.back']);
    for (const button of all('button')) button.click();
    expect(opened).toEqual(['hand', null]);
  });

  it('L20.1: the button of the discarded cards says how many of them are in play', async () => {
    const options = [{ type: 'loseFromDiscard', cards: ['three', 'four'] }];
    const [seat, ...others] = play.state.seats;
    const seats = [{ ...seat, active: [{ card: 'four', half: 'bottom', pile: 'discard' }] }, ...others];
    const at = having(table, { options, play: withState({ seats }) });
    const { texts } = await drawn(<CardLossButtons interaction={at} />);
    expect(texts('button')).toEqual(['board.give.discardInPlay(count=1, inPlay=1)']);
  });

  it('no button without cards to lose', async () => {
    const none = having(table, { options: [], draft: { ...table.draft, losingFrom: null } });
    expect((await drawn(<CardLossButtons interaction={none} />)).all('button')).toEqual([]);
  });
});

describe('the small table', () => {
  const seen = async (at: Play) => {
    const { all } = await drawn(
      <TableInSmall play={at} pictures={{ ...NAMED_PICTURES, figure: (kind: string) => kind } as never} />,
    );
    return all('svg')[0]?.outerHTML ?? '';
  };

  it('shows the figures by kind, and marks the acting one', async () => {
    const idle = await seen(withState({ turn: null }));
    const acting = await seen(withState({ turn: { ...play.state.turn, figure: monster.id } }));
    expect(acting).not.toBe(idle);
    expect(idle).toContain('bailiff');
  });
});

describe('the menu of the table', () => {
  async function shown(view: object = {}, round: object | null = null) {
    const spy = vi.spyOn(restart, 'roundUndoOf').mockReturnValue(round as never);
    const undone: number[] = [];
    const session = Object.create(table.session, { undoTo: { value: (to: number) => undone.push(to) } });
    const interaction = having(table, { session });
    const { app, asked } = testApp({ interaction, settings: { ...DEFAULTS, hints: true }, ...view } as never);
    Object.assign(app, { showHint: () => asked.push('hint') });
    const result = await drawn(<TableMenu app={app as never} />);
    const press = (action: string) => act(() => result.all(`[data-action=${action}]`)[0]?.click());
    return { ...result, asked, undone, press, done: () => spy.mockRestore() };
  }

  it('asks for a hint, if hints are wanted', async () => {
    const { press, asked, done } = await shown();
    await press('hint');
    expect(asked).toEqual(['show null', 'hint']);
    done();
    const without = await shown({ settings: { ...DEFAULTS, hints: false } });
    expect(without.all('[data-action=hint]')).toEqual([]);
    without.done();
  });

  it.each([
    [true, 'round'],
    [false, 'part'],
  ])('restarts the round only after a second press (the whole round: %s)', async (isWhole, word) => {
    const { press, asked, undone, texts, done } = await shown({}, { commands: 7, isWhole });
    expect(texts('[data-action=restart]')).toEqual([`board.restart.${word}board.restart.${word}Hint`]);
    await press('restart');
    expect([texts('[data-action=restart]')[0]?.startsWith('board.restart.sure'), undone, asked]).toEqual([
      true,
      [],
      [],
    ]);
    await press('restart');
    expect([undone, asked]).toEqual([[7], ['show null']]);
    done();
  });

  it('the button for the round is disabled if there is nothing to undo, and absent in a watched game', async () => {
    const none = await shown();
    expect((none.all('[data-action=restart]')[0] as HTMLButtonElement).disabled).toBe(true);
    none.done();
    const watched = await shown({ viewing: {} }, { commands: 7, isWhole: true });
    expect(watched.all('[data-action=restart]')).toEqual([]);
    watched.done();
  });
});

describe('L2.1: the preparation', () => {
  const owning = (items: readonly string[]) => ({
    ...play,
    book: {
      ...play.book,
      heroes: play.book.heroes.map((each) => ({ ...each, setup: { ...each.setup, items } })),
    },
  });
  const item = Object.keys(play.book.items)[0] ?? '';

  it('offers the items of the hero, and takes or leaves them', async () => {
    const at = owning([item]) as unknown as Play;
    const sent: object[] = [];
    const equip = { type: 'equip', hero: table.hero, item };
    const interaction = having(table, { options: [equip], send: (command: object) => sent.push(command) });
    const app = { show() {}, cardPictures: { ...NAMED_PICTURES, item: () => '' } } as never;
    const { all } = await drawn(<Prepare app={app} interaction={interaction} play={at} brief />);
    const buttons = all('.pool button:not([data-action])') as HTMLButtonElement[];
    expect(buttons.map(({ disabled }) => disabled)).toEqual([false]);
    buttons[0]?.click();
    expect(sent).toEqual([equip]);
    const other = having(interaction, { options: [{ ...equip, hero: 'nobody' }] });
    const refused = await drawn(<Prepare app={app} interaction={other} play={at} brief />);
    expect((refused.all('.pool button:not([data-action])')[0] as HTMLButtonElement).disabled).toBe(true);
  });

  it('has a button for each card only if there is room, and is empty without a hero', async () => {
    const app = { show() {}, cardPictures: { ...NAMED_PICTURES, item: () => '' } } as never;
    const at = owning([]) as unknown as Play;
    const roomy = await drawn(<Prepare app={app} interaction={table} play={at} brief={false} />);
    const pool = play.book.heroes.find(({ def }) => def.id === table.hero)?.setup.pool ?? [];
    expect(roomy.all('.pool button:not([data-action])')).toHaveLength(pool.length);
    const brief = await drawn(<Prepare app={app} interaction={table} play={at} brief />);
    expect(brief.all('.pool button:not([data-action])')).toHaveLength(0);
    const nobody = await drawn(<Prepare app={app} interaction={having(table, { hero: null })} play={at} brief />);
    expect(nobody.root.childElementCount).toBe(0);
  });
});

describe('shared small panels', () => {
  it('the button back to the table names the scenario, if it has a title', async () => {
    let returned = 0;
    const app = { returnToTable: () => (returned += 1) } as never;
    const { all, texts } = await drawn(<ReturnToTable app={app} title="Plot Nine" />);
    all('button')[0]?.click();
    expect([returned, texts('small')]).toEqual([1, ['Plot Nine']]);
    expect((await drawn(<ReturnToTable app={app} title={null} />)).texts('small')).toEqual([]);
  });

  it('a spoken line has its place, its speaker if there is one, and can be invisible', async () => {
    const place = { x: 1, top: 2, width: 3 };
    const { all } = await drawn(<SpeechSlip speaker="Mr Sump" words="Wet." hidden={false} place={place} />);
    expect(all('.speech')[0]?.style).toMatchObject({ left: '1px', top: '2px', maxWidth: '3px', visibility: 'visible' });
    expect(all('b')[0]?.textContent).toBe('Mr Sump:');
    const risen = { x: 1, bottom: 2, width: 3 };
    const nobody = await drawn(<SpeechSlip speaker={null} words="Wet." hidden place={risen} />);
    expect(nobody.all('.speech')[0]?.style).toMatchObject({ top: '', bottom: 'calc(100% - 2px)' });
    expect([nobody.all('b'), nobody.all('.speech')[0]?.style.visibility]).toEqual([[], 'hidden']);
  });
});
