// @vitest-environment jsdom
/** R21.1: tests the answers to damage: what each costs, which one is proposed, and the seal that gives it. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeAll, expect, it, vi } from 'vitest';
import { DamageAnswers } from '../../../src/panels/inHand/hud/DamageAnswers';
import type { HudPlan } from '../../../src/panels/inHand/hud/plan';
import type { Interaction } from '../../../src/session/inHand/interaction';
import { neverResized, paper, testApp } from '../kit';
import { IN_HAND_PHONE } from '../plans';
import { suffering } from './suffering';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));
beforeAll(neverResized);

const box = (x: number, y = 0) => ({ x, y, width: 50, height: 30 });
const BLOW = {
  burst: box(100, 200),
  before: box(10, 60),
  after: box(220, 60),
  slips: box(5, 400),
  zones: [box(0), box(60), box(120), box(180)],
} as never;

async function shown(interaction: Interaction, plan: Partial<HudPlan> = {}, costs = true, settings: object = {}) {
  const root = paper();
  const whole = { ...IN_HAND_PHONE, blow: BLOW, ...plan } as HudPlan;
  const app = testApp({ settings: { ...testApp().app.view.settings, ...settings } }).app as never;
  const draw = () =>
    act(() => render(<DamageAnswers app={app} interaction={interaction} plan={whole} costs={costs} />, root));
  await draw();
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const slip = (answer: string) => root.querySelector<HTMLButtonElement>(`[data-answer=${answer}]`);
  return { root, draw, all, slip };
}

it('the damage is taken unless the player proposes another answer, and the seal gives the proposed one', async () => {
  const interaction = suffering();
  const { draw, slip, all } = await shown(interaction);
  expect(all('.damage-slip').map((each) => [each.dataset['answer'], each.getAttribute('aria-pressed')])).toEqual([
    ['take', 'true'],
    ['tear', 'false'],
    ['discard', 'false'],
  ]);
  expect(all('.damage-slip').map((each) => each.dataset['term'])).toEqual(['suffer', 'negate', 'negate']);
  const seal = () => all('.seal-place .seal')[0];
  expect(JSON.parse(seal()?.dataset['says'] ?? '')).toEqual({ type: 'suffer' });
  expect(seal()?.textContent).toContain('table.blow.seal.take(amount=3)');
  await act(() => slip('discard')?.click());
  await draw();
  expect(slip('discard')?.getAttribute('aria-pressed')).toBe('true');
  expect(JSON.parse(seal()?.dataset['says'] ?? '')).toMatchObject({ type: 'negateByDiscarding' });
  seal()?.click();
  expect([interaction.play.state.hero.hp, interaction.options.some(({ type }) => type === 'suffer')]).toEqual([
    8,
    false,
  ]);
});

it('a press on the proposed answer gives it, with the cards that are proposed', async () => {
  const interaction = suffering();
  const { draw, slip } = await shown(interaction);
  await act(() => slip('discard')?.click());
  await draw();
  expect(interaction.options.some(({ type }) => type === 'suffer')).toBe(true);
  await act(() => slip('discard')?.click());
  expect([interaction.play.state.hero.hp, interaction.options.some(({ type }) => type === 'suffer')]).toEqual([
    8,
    false,
  ]);
  const other = suffering();
  const taken = await shown(other);
  await act(() => taken.slip('take')?.click());
  expect(other.play.state.hero.hp).toBe(5);
});

it('shows what each answer costs, unless the player hides costs', async () => {
  const interaction = suffering();
  const { slip } = await shown(interaction);
  expect([...(slip('take')?.querySelectorAll('.change') ?? [])].map(({ textContent }) => textContent?.trim())).toEqual([
    '8 → 5',
    expect.stringContaining('table.blow.stay'),
  ]);
  expect(slip('take')?.getAttribute('aria-label')).toMatch(/^table\.blow\.take\(amount=3\)\. .+\. .+/);
  const hidden = await shown(interaction, {}, false);
  expect([hidden.all('.change'), hidden.all('.hp-line')]).toEqual([[], []]);
  expect(hidden.slip('take')?.getAttribute('aria-label')).not.toContain('. . ');
  expect(hidden.slip('take')?.getAttribute('aria-label')?.split('. ')).toHaveLength(2);
});

it('an answer without cards to pay for it is disabled and says why', async () => {
  const interaction = suffering();
  const cards = interaction.play.state.hero.cards.map((each) => ({ ...each, zone: 'lost' as const }));
  const play = {
    ...interaction.play,
    state: { ...interaction.play.state, hero: { ...interaction.play.state.hero, cards } },
  };
  const poor = Object.create(interaction, { play: { value: play }, options: { value: [{ type: 'suffer' }] } });
  const { slip, all } = await shown(poor);
  expect([slip('take')?.disabled, slip('tear')?.disabled, slip('discard')?.disabled]).toEqual([false, true, true]);
  expect(all('.damage-slip small').map(({ textContent }) => textContent)).toEqual([
    'table.blow.noPile',
    'table.blow.noHand',
  ]);
});

it('shows HP and modifiers now and after the damage', async () => {
  const { all } = await shown(suffering());
  expect(all('.hp-line').map((each) => [each.className, each.querySelector('span')?.textContent?.trim()])).toEqual([
    ['hp-line now', '8'],
    ['hp-line then', '5'],
  ]);
  expect(all('.hp-line.now .foresight-face').map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C']);
  expect(all('.hp-line').map(({ style }) => style.left)).toEqual(['10px', '220px']);
  const deadly = await shown(suffering(9));
  expect(deadly.all('.hp-line.then')[0]?.textContent).toContain('table.blow.deadly');
});

it.each([
  ['portrait', { left: '14px', top: '200px' }],
  ['desktop', { left: '10px', top: '16px' }],
] as const)('says beside the damage that the answer cancels it: %s', async (composition, place) => {
  const interaction = suffering();
  expect((await shown(interaction, { composition })).all('.cancels')).toEqual([]);
  const other = interaction.options.find(({ type }) => type === 'negateByDiscarding');
  if (other) interaction.proposeAnswer(other);
  const { all } = await shown(interaction, { composition });
  expect(all('.cancels')[0]?.style).toMatchObject(place);
  expect(all('.hp-line.then')[0]?.className).toContain('cancelled');
});

it('has a label above the cards of each pile', async () => {
  const { all } = await shown(suffering());
  const zones = suffering().play.state.hero.cards.map(({ zone }) => zone);
  expect(all('.zone').length).toBe(zones.filter((zone, i) => zone !== zones[i - 1]).length);
  expect(all('.zone')[0]?.textContent).toMatch(/^table\.blow\.zone\./);
});

it('without places of a blow it has only the slips and the seal', async () => {
  const { all, root } = await shown(suffering(), { blow: null });
  expect([all('.hp-line'), all('.zone'), all('.damage-slip').length]).toEqual([[], [], 3]);
  expect(root.querySelector('.seal')).not.toBeNull();
});

it('only an upright phone has a floor behind the seal', async () => {
  const { seal } = IN_HAND_PHONE;
  const upright = await shown(suffering(), { composition: 'portrait' });
  expect(upright.all('.damage-foot')[0]?.style.top).toBe(`${seal.y - 4}px`);
  expect((await shown(suffering(), { composition: 'landscape' })).all('.damage-foot')).toEqual([]);
});

it('other answers, such as items, have buttons of their own', async () => {
  const interaction = suffering();
  expect((await shown(interaction)).all('.tabs')).toEqual([]);
  const sent: object[] = [];
  const item = { type: 'useItem', item: 'belt' };
  const items = { belt: { id: 'belt', use: 'spent' } };
  const play = { ...interaction.play, book: { ...interaction.play.book, items } };
  const rich = Object.create(interaction, {
    play: { value: play },
    options: { value: [...interaction.options, item] },
    send: { value: (command: object) => sent.push(command) },
  });
  const { all } = await shown(rich);
  expect(all('.tabs button').map((each) => JSON.parse(each.dataset['says'] ?? ''))).toEqual([item]);
  all('.tabs button')[0]?.click();
  expect(sent).toEqual([item]);
});

it('the legal answers and the seal carry their keys, but not a key that the player has bound to an action', async () => {
  const keysIn = (root: Element) =>
    [...root.querySelectorAll('button')].map((each) => each.getAttribute('aria-keyshortcuts'));
  const { root } = await shown(suffering());
  expect(keysIn(root)).toEqual(['T', null, 'C', 'Space']);
  const bound = await shown(suffering(), {}, true, { keys: { hint: 't' } });
  expect(keysIn(bound.root)).toEqual([null, null, 'C', 'Space']);
});
