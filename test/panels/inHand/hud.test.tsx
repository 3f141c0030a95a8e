// @vitest-environment jsdom
/** Tests the panels around the table: the prompt, the answers, and what their buttons do. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { t } from '../../../src/i18n';
import type { InHandApp } from '../../../src/panels/inHand/app';
import { Hud } from '../../../src/panels/inHand/hud/Hud';
import type { HudPlan } from '../../../src/panels/inHand/hud/plan';
import type { Command } from '../../../src/rules/inHand/commands';
import type { ItemDef } from '../../../src/rules/inHand/vocabulary';
import { type Interaction, openInteraction } from '../../../src/session/inHand/interaction';
import { restCost } from '../../../src/session/inHand/lastingCost';
import { DEFAULTS } from '../../../src/storage/settings';
import { book } from '../../kit/books';
import { openSession, openViewing } from '../../kit/inHand';
import { attacker, FAST, hand, idle, passage, zigzag } from '../../kit/scenes';
import { stubBrowser } from '../drawn';
import { paper, testApp } from '../kit';

const box = (width: number, height: number) => ({ x: 0, y: 0, width, height });
const PLAN: HudPlan = {
  width: 800,
  height: 600,
  floor: 600,
  textScale: 1,
  header: box(800, 40),
  prompt: box(800, 40),
  plate: { x: 8, y: 100, mm: 5.9 },
  seal: box(80, 80),
  choices: box(300, 300),
  tabs: box(600, 100),
  walking: box(100, 300),
  endTurn: null,
  slots: null,
  blow: null,
  odds: box(100, 100),
  side: null,
  folds: false,
  hasRow: false,
  composition: 'phone',
};

const still = { notice: null, waiting: null, animatedEvent: { now: null, subscribe: () => () => {} } };
const walk = { kind: 'move', value: 2 } as const;
const calm = { board: passage(7), foes: [idle], cards: hand({ bottom: [walk] }) };

function sitting(sketch: Parameters<typeof book>[0], ...said: Command[]): Interaction {
  const interaction = openInteraction(openSession(book(sketch), { save: () => {} }));
  for (const command of said) expect(interaction.send(command).ok).toBe(true);
  return interaction;
}

const mounted: HTMLElement[] = [];
// A table that stays mounted would go on listening for keys.
afterEach(() => {
  for (const root of mounted.splice(0)) act(() => render(null, root));
});

async function shown(interaction: Interaction, plan: Partial<HudPlan> = {}, foresight = false) {
  const { app, asked } = testApp({ settings: { ...DEFAULTS, hints: false, foresight } });
  const inspector = { places: () => ({}), look: async () => null, cancelPress: () => {} };
  const root = paper();
  mounted.push(root);
  const shownPlay = interaction.play;
  const props = { ...still, interaction, plan: { ...PLAN, ...plan }, shownPlay, inspector };
  const draw = (of: object) => act(() => void render(<Hud app={of as unknown as InHandApp} {...props} />, root));
  await draw(app);
  const said = () =>
    [...root.querySelectorAll<HTMLElement>('[data-says]')].map(({ dataset: { says = '' } }) =>
      says === 'draft' ? says : (JSON.parse(says) as Command).type,
    );
  const press = (selector: string) =>
    act(() => (root.querySelector<HTMLElement>(selector) ?? expect.unreachable(`no ${selector}`)).click());
  return { root, app, asked, said, press, draw };
}

const select = { type: 'select', leading: 'one', second: 'two' } as const;
const roll = { type: 'roll' } as const;

it('offers no answers while a game is watched, although some are legal', async () => {
  const interaction = sitting({ board: passage(7), foes: [idle], cards: hand({ bottom: [walk] }) }, select);
  const { root, app, said, draw } = await shown(interaction);
  expect(said()).not.toEqual([]);
  const viewed = openViewing(interaction.play.book, interaction.session.journal);
  const viewing = viewed.ok ? viewed.viewing : expect.unreachable(viewed.what);
  await draw({ ...app, view: { ...app.view, viewing } });
  expect([said(), root.querySelector('.slip, .seal')]).toEqual([[], null]);
});

describe('the answers', () => {
  it('are a seal for what is drafted, which is given when it is pressed', async () => {
    const interaction = sitting(calm);
    interaction.toggleCard('one');
    interaction.toggleCard('two');
    const { root, said, press } = await shown(interaction);
    expect([said(), root.querySelector('.choices')]).toEqual([['draft'], null]);
    await press('[data-says=draft]');
    expect(interaction.play.phase).toBe('heroTurn.choosing');
  });

  it('are slips beside the seal, with a tab for the basic action while an action is chosen', async () => {
    const interaction = sitting(calm, select);
    const { root, said, press } = await shown(interaction);
    expect(said()).toEqual(['endTurn']);
    expect(root.querySelector('.slip.basic')?.getAttribute('aria-pressed')).toBe('false');
    await press('.slip.basic');
    expect(interaction.draft.basic).toBe(true);
    await press('.slip.endTurn');
    expect(interaction.play.state.turn).toBeNull();
  });

  it.each([
    ['on a phone', {}],
    ['beside an open log', { composition: 'desktop', side: box(300, 300) }],
  ])('are three slips when damage threatens; a slip proposes, and the seal gives: %s', async (_, plan) => {
    const struck = { board: passage(1), foes: [attacker(2, { initiative: FAST })] };
    const interaction = sitting(struck, select, roll, roll);
    expect(interaction.play.phase).toBe('monsterTurn.suffering');
    const { hp } = interaction.play.state.hero;
    const { root, said, press, app, draw } = await shown(interaction, plan);
    // The panel is fetched when damage is first asked about.
    await expect.poll(() => draw(app).then(() => root.querySelectorAll('[data-answer]').length)).toBe(3);
    const slips = [...root.querySelectorAll<HTMLButtonElement>('[data-answer]')];
    expect(slips.map(({ dataset, disabled, ariaPressed }) => [dataset['answer'], disabled, ariaPressed])).toEqual([
      ['take', false, 'true'],
      ['tear', true, 'false'],
      ['discard', false, 'false'],
    ]);
    expect(said()).toEqual(['suffer']);
    await press('[data-answer=discard]');
    expect(interaction.play.state.suffering).not.toBeNull();
    await draw(app);
    expect(said()).toEqual(['negateByDiscarding']);
    await press('.seal');
    expect([interaction.play.state.suffering, interaction.play.state.hero.hp]).toEqual([null, hp]);
  });

  it('cover only unselected cards in the portrait layout, and the hand while the hero walks', async () => {
    const interaction = sitting(calm, select);
    const { cards } = interaction.play.state.hero;
    const slots = cards.map((_, i) => ({ ...box(90, 200), x: 100 * i }));
    const { root, press } = await shown(interaction, { composition: 'portrait', slots });
    const places = [...root.querySelectorAll<HTMLElement>('.tabs')];
    const free = cards.flatMap(({ id }, i) => (id === 'one' || id === 'two' ? [] : [`${100 * i}px`]));
    expect(free.length).toBeGreaterThan(0);
    expect(places.map(({ style }) => style.left)).toEqual(free.slice(-2));
    expect(places.reduce((all, each) => all + each.querySelectorAll('.slip').length, 0)).toBe(2);
    await press('.slip.basic');
    expect(interaction.draft.basic).toBe(true);
    const walks = sitting(calm, select, { type: 'play', card: 'one', half: 'bottom', basic: false });
    const walking = await shown(walks, { composition: 'portrait', slots });
    expect(walking.root.querySelector<HTMLElement>('.tabs')?.style.width).toBe('100px');
  });

  it('are below the hand in the portrait layout, beside *End turn*, whether the hero chooses or walks', async () => {
    const row = { x: 8, y: 500, width: 344, height: 48 };
    const endTurn = { ...row, width: 90 };
    const played = { type: 'play', card: 'one', half: 'bottom', basic: false } as const;
    for (const said of [[select], [select, played]]) {
      const interaction = sitting(calm, ...said);
      const { cards } = interaction.play.state.hero;
      const slots = cards.map((_, i) => ({ ...box(84, 200), x: 8 + 86 * i, y: 340 }));
      const { root } = await shown(interaction, { composition: 'portrait', slots, walking: row, endTurn });
      const [end, others, ...more] = [...root.querySelectorAll<HTMLElement>('.tabs')];
      expect([end?.style.left, end?.style.width, end?.querySelectorAll('.endTurn').length]).toEqual(['8px', '90px', 1]);
      expect([others?.style.left, others?.querySelectorAll('.slip').length, more]).toEqual(['102px', 1, []]);
    }
  });

  it('show beside the seal what it does, on a desktop with enough room', async () => {
    const interaction = sitting(calm);
    interaction.toggleCard('one');
    interaction.toggleCard('two');
    const says = async (plan: Partial<HudPlan>) =>
      (await shown(interaction, plan)).root.querySelector('.seal-says')?.textContent ?? null;
    expect(await says({ composition: 'desktop' })).toMatch(/one.*two/i);
    expect(await says({})).toBeNull();
    expect(await says({ composition: 'desktop', tabs: box(100, 63) })).toBeNull();
    // If the tabs are far away, the text is placed between them and the seal.
    const far = { seal: { x: 20, y: 700, width: 66, height: 66 }, tabs: { x: 330, y: 700, width: 400, height: 63 } };
    const { root } = await shown(interaction, { composition: 'desktop', ...far });
    const said = root.querySelector<HTMLElement>('.seal-says');
    expect([said?.style.left, said?.parentElement?.className]).toEqual([
      '94px',
      root.querySelector('.seal-place')?.parentElement?.className,
    ]);
  });

  it('are narrow on a phone where they would cover cards, and side by side on a wide desktop', async () => {
    const walking = sitting(calm, select, { type: 'play', card: 'one', half: 'bottom', basic: false });
    const phone = await shown(walking);
    expect(phone.root.querySelector('.tabs')?.className).toBe('tabs tight');
    const desktop = await shown(walking, { composition: 'desktop' });
    expect(desktop.root.querySelector('.tabs:not(.end-turn)')?.className).toBe('tabs abreast');
    const square = await shown(walking, { composition: 'desktop', tabs: box(300, 200) });
    expect(square.root.querySelector('.tabs:not(.end-turn)')?.className).toBe('tabs ');
    expect(desktop.root.querySelector('.slip.basic')).toBeNull();
  });
});

describe('the end of the turn', () => {
  const rightHalf = { header: { ...box(400, 40), x: 400 }, prompt: { ...box(300, 40), x: 408 } };
  it.each([
    ['desktop', { composition: 'desktop' }],
    ['desktop, left hand', { composition: 'desktop', seal: { ...box(80, 80), x: 700 } }],
    ['landscape', { composition: 'landscape', ...rightHalf }],
    ['landscape, left hand', { composition: 'landscape', header: box(400, 40), prompt: box(300, 40) }],
  ] as const)('has one place before and during an action: %s', async (name, plan) => {
    const before = await shown(sitting(calm, select), plan);
    const walking = sitting(calm, select, { type: 'play', card: 'one', half: 'bottom', basic: false });
    const during = await shown(walking, { ...plan, tabs: box(400, 44) });
    const places = [before, during].map(({ root }) => {
      const { style } = root.querySelector('.slip.endTurn')?.closest<HTMLElement>('.tabs') ?? expect.unreachable();
      return [style.left, style.top];
    });
    expect(places[0]).toEqual(places[1]);
    const left = {
      desktop: '608px',
      'desktop, left hand': '24px',
      landscape: '330px',
      'landscape, left hand': '406px',
    };
    expect(places[0]?.[0]).toBe(left[name]);
  });
});

describe('the keys of the answers', () => {
  const keysIn = (root: Element) =>
    [...root.querySelectorAll<HTMLElement>('.slip, .seal')].map((each) => [
      each.dataset['term'] ?? each.dataset['says'],
      each.getAttribute('aria-keyshortcuts'),
    ]);

  it('are on the end of the turn, on the basic action and on the seal that walks', async () => {
    const choosing = await shown(sitting(calm, select));
    expect(keysIn(choosing.root)).toEqual([
      ['{"type":"endTurn"}', 'E'],
      ['basic', 'B'],
    ]);
    const walking = sitting(calm, select, { type: 'play', card: 'one', half: 'bottom', basic: false });
    const way = walking.options.flatMap((each) => (each.type === 'step' ? [each.to] : []));
    walking.previewWay(way.slice(0, 1));
    const { root } = await shown(walking);
    expect(keysIn(root)).toContainEqual(['draft', 'Enter']);
  });

  it('are on the throw and on what skips', async () => {
    const thrown = sitting({ board: passage(1), foes: [attacker(2, { initiative: FAST })] }, select);
    expect(thrown.options).toContainEqual(roll);
    expect(keysIn((await shown(thrown)).root)).toEqual([['{"type":"roll"}', 'R']]);
    const walking = sitting(calm, select, { type: 'play', card: 'one', half: 'bottom', basic: false });
    const { root } = await shown(walking);
    expect(keysIn(root)).toContainEqual(['{"type":"skip"}', '0']);
  });
});

describe('many answers in little room', () => {
  const flask = (id: string): ItemDef => ({
    id,
    card: 'overdraft',
    slot: 'small',
    cost: 1,
    use: 'consumed',
    effect: { when: 'turn', abilities: [{ kind: 'heal', value: 1 }] },
  });
  const carrying = (...ids: string[]) => ({
    board: passage(7),
    foes: [idle],
    cards: hand({ bottom: [walk] }),
    items: ids.map(flask),
  });
  /** The layout of a phone of 360 x 640: two slips one below the other, and the place of the seal. */
  const narrow = { composition: 'portrait', tabs: box(124, 103), seal: box(82, 57) };

  it('the slip that ends the turn takes the place of the seal if the column is full', async () => {
    const { root, said } = await shown(sitting(carrying('flask'), select), narrow);
    expect(said()).toEqual(['useItem', 'endTurn']);
    const places = [...root.querySelectorAll('.tabs')].map((place) =>
      [...place.querySelectorAll('.slip')].map((slip) => slip.className.replace('slip ', '').trim()),
    );
    expect(places).toEqual([['useItem', 'basic'], ['endTurn']]);
    expect(root.querySelectorAll<HTMLElement>('.tabs')[1]?.style.width).toBe('82px');
  });

  it('items are behind one slip if there is no room for each, and never cover the selected cards', async () => {
    const interaction = sitting(carrying('one', 'two', 'three'), select);
    const { root, said, press } = await shown(interaction, narrow);
    expect([said(), root.querySelector('.choices')]).toEqual([['endTurn'], null]);
    await press('[data-action=items]');
    expect(said()).toEqual(['useItem', 'useItem', 'useItem']);
    await press('[data-action=back]');
    expect(said()).toEqual(['endTurn']);
    await press('[data-action=items]');
    await press('.choices .useItem');
    expect(interaction.play.state.hero.items[0]?.state).not.toBe('ready');
  });

  it('a wide table has room for all of them', async () => {
    const { root, said } = await shown(sitting(carrying('one', 'two', 'three'), select), { composition: 'desktop' });
    expect(said()).toEqual(['endTurn', 'useItem', 'useItem', 'useItem']);
    expect([...root.querySelectorAll('.choices, [data-action=items]')]).toEqual([]);
  });

  it('a small wide table has only the room of its tabs', async () => {
    const small = { composition: 'desktop', tabs: box(380, 63) };
    const { root, said } = await shown(sitting(carrying('one', 'two', 'three'), select), small);
    expect(said()).toEqual(['endTurn']);
    expect(root.querySelectorAll('[data-action=items]')).toHaveLength(1);
  });

  it('the sheet of answers is below the open log, and does not cover its newest line', async () => {
    // There are more answers than fit beside the seal: how far the monster is pushed.
    const shove = { kind: 'shove', how: 'push', value: 4 } as const;
    const fight = { board: passage(1), foes: [idle], cards: hand({ bottom: [shove] }) };
    const interaction = sitting(fight, select, roll, { type: 'play', card: 'one', half: 'bottom', basic: false });
    const wide = { composition: 'desktop', side: { ...box(300, 500), y: 60 }, choices: { ...box(300, 580), y: 300 } };
    const open = await shown(interaction, wide);
    expect(open.root.querySelectorAll('.choices')).toHaveLength(1);
    expect(open.root.querySelector<HTMLElement>('.aside')?.style.height).toBe('820px');
    expect(open.root.querySelector('.aside > .choices .shove')).not.toBeNull();
    const folded = await shown(interaction, { ...wide, folds: true });
    expect(folded.root.querySelector('.aside .choices')).toBeNull();
    expect(folded.root.querySelectorAll('.choices')).toHaveLength(1);
  });
});

describe('the header', () => {
  it('counts the monsters if all must be killed, and shows the round limit', async () => {
    const plain = await shown(sitting({ board: passage(7), foes: [idle], goals: [{ kind: 'survive', round: 3 }] }));
    expect(plain.root.querySelector('[data-term=goal] b')).toBeNull();
    expect(plain.root.querySelector('[data-term=roundNumber] b')?.textContent).toBe('1');
    const limited = sitting({ board: passage(7), foes: [idle], rules: [{ kind: 'roundLimit', round: 9 }] });
    const { root } = await shown(limited);
    expect(root.querySelector('[data-term=goal] b')?.textContent).toContain('1');
    expect(root.querySelector('[data-term=roundNumber] b')?.textContent).toBe('1/9');
  });

  it('undoes what can be undone, and opens the menu', async () => {
    const interaction = sitting({ board: passage(7), foes: [idle] });
    const fresh = await shown(interaction);
    expect(fresh.root.querySelector('[data-term=undo]')?.hasAttribute('disabled')).toBe(true);
    interaction.send(select);
    const { press, asked } = await shown(interaction);
    await press('[data-term=undo]');
    expect(interaction.play.phase).toBe('select');
    await press('[data-term=menu]');
    expect(asked).toEqual(['show menu']);
  });
});

it('R7.5: the prompt says before a short rest how many rounds it costs, if consequences are shown', async () => {
  stubBrowser();
  const interaction = sitting(calm);
  for (let sent = 0; sent < 60 && restCost(interaction.play, interaction.options) === null; sent += 1) {
    const wait = interaction.options.find(({ type }) => type === 'endTurn' || type === 'proceed' || type === 'skip');
    expect(interaction.send(wait ?? interaction.options[0] ?? expect.unreachable('nothing is legal')).ok).toBe(true);
  }
  const cost = restCost(interaction.play, interaction.options) ?? expect.unreachable('no rest costs rounds');
  const sentence = t('table.toll.rest', { before: cost.before, count: cost.after });
  const wordsOf = async (foresight: boolean) => (await shown(interaction, {}, foresight)).root.textContent;
  expect(await wordsOf(true)).toContain(sentence);
  expect(await wordsOf(false)).not.toContain(sentence);
});

it('R4.8: tells with the next prompt what was in a chest, until the player does something else', async () => {
  const chest = { board: zigzag('@!.....1'), treasures: [{ number: 4, gold: 3 }] };
  const interaction = sitting({ ...chest, foes: [idle], cards: hand({ bottom: [walk] }) }, select);
  const { root, draw, app } = await shown(interaction);
  const prompt = () => root.querySelector('.prompt')?.textContent ?? '';
  await act(() => {
    interaction.send({ type: 'play', card: 'one', half: 'bottom', basic: false });
    interaction.previewWay(['b1']);
    interaction.sendDraft();
    interaction.send({ type: 'endTurn' });
  });
  await draw(app);
  expect(prompt()).toMatch(/^Treasure 4: 3 gold\. ./);
  await act(() => interaction.toggleCard('three'));
  await act(() => interaction.toggleCard('three'));
  expect(prompt()).not.toContain('Treasure');
});
