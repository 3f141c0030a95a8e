// @vitest-environment jsdom
/** Tests the bar of a hero's experience up to the next level, after a scenario. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { campaignBook } from '../../../src/content/longTable/campaign/book';
import { HeroGains } from '../../../src/panels/longTable/outcome/Gains';
import { experienceForLevel, MAX_HERO_LEVEL } from '../../../src/rules/longTable/campaign/lookups';
import { wonGame } from '../../kit/longTableWon';
import { paper } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';

boardOpened();

const NEXT = experienceForLevel(campaignBook(), 2);

/** Draws the gains of a hero. The numbers are parts of the experience for the next level. */
async function drawn({
  level = 1,
  has,
  gained,
  counted,
}: Record<'has' | 'gained' | 'counted', number> & { level?: number }) {
  const { state } = wonGame().campaign;
  const heroes = state.heroes.map((each) => ({ ...each, level, experience: has * NEXT }));
  const result = { hero: heroes[0]?.class, experience: gained * NEXT, gold: 4, checkmarks: 2 };
  const root = paper();
  const gains = {
    ...{ app: { cardPictures: NAMED_PICTURES }, heroes: [result], state: { ...state, heroes } },
    ...{ facts: [], account: null, counted },
  } as unknown as Parameters<typeof HeroGains>[0];
  await act(() => render(<HeroGains {...gains} />, root));
  return root;
}

it.each([
  ['before the gain is counted', { has: 0.6, gained: 0.4, counted: 0 }, ['20%', '20%']],
  ['while the gain is counted', { has: 0.6, gained: 0.4, counted: 0.5 }, ['40%', '20%']],
  ['once the gain is counted', { has: 0.6, gained: 0.4, counted: 1 }, ['60%', '20%']],
  ['with more than the next level takes', { has: 2.4, gained: 0.4, counted: 1 }, ['100%', '100%']],
])('L32.5: the bar of experience %s', async (_, given, widths) => {
  const root = await drawn(given);
  const bars = [...root.querySelectorAll<HTMLElement>('.xp-bar > *')];
  expect(bars.map(({ style }) => style.width)).toEqual(widths);
});

it('L32.5: a hero of the highest level has no bar', async () => {
  const given = { has: 0.6, gained: 0.4, counted: 1 };
  const bars = async (level: number) => (await drawn({ ...given, level })).querySelectorAll('.xp-bar').length;
  expect([await bars(MAX_HERO_LEVEL - 1), await bars(MAX_HERO_LEVEL)]).toEqual([1, 0]);
});

it.each([
  [0, '+0', [false, false]],
  [0.5, '+2', [true, false]],
  [1, '+4', [true, true]],
])('L32.7: at %d of the count, the gold is %s and the boxes %j are ticked', async (counted, gold, ticked) => {
  const root = await drawn({ has: 0.5, gained: 0.5, counted });
  expect(root.querySelector('.gold')?.textContent).toContain(gold);
  const boxes = [...root.querySelectorAll<HTMLElement>('.boxes i')];
  expect(boxes.map((each) => each.dataset['ticked'] === 'true')).toEqual(ticked);
});

it.each([
  [
    'a won scenario with rewards',
    { coins: 4, bonus: 6, facts: true },
    ['XP: 9 in play + 6 for winning + 5 reward', '4 coins × 3 + 8 from treasure + 10 reward'],
  ],
  ['a lost scenario', { coins: 1, bonus: 0, facts: false }, ['1 coin × 3 + 17 from treasure']],
])('L29.2, L29.3, L33.1: given %s, when the gains are drawn, then each sum names its parts', async (_, given, sums) => {
  const { state } = wonGame().campaign;
  const [{ class: hero, no } = expect.unreachable()] = state.heroes;
  const facts = [
    { fact: 'experience', hero: no, n: 15, rule: 'L29.2' },
    { fact: 'experience', hero: no, n: 5, rule: 'L33.1' },
    { fact: 'gold', hero: no, n: 10, rule: 'L33.1' },
  ];
  const gains = {
    ...{ app: { cardPictures: NAMED_PICTURES }, state, facts: given.facts ? facts : [], counted: 1 },
    heroes: [{ hero, experience: 15, gold: 20, checkmarks: 0 }],
    account: { coins: [{ hero, count: given.coins, each: 3 }], bonus: given.bonus },
  } as unknown as Parameters<typeof HeroGains>[0];
  const root = paper();
  await act(() => render(<HeroGains {...gains} />, root));
  expect([...root.querySelectorAll('.sums > *')].map(({ textContent }) => textContent)).toEqual(sums);
});
