// @vitest-environment jsdom
/** Tests the list of monster types beside a wide table, with values and cards, and the places of the turn order. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { Monsters } from '../../../src/panels/longTable/hud/Monsters';
import { TurnOrder } from '../../../src/panels/longTable/hud/TurnOrder';
import { newTable } from '../../kit/longTableTable';
import { paper } from '../kit';
import { boardOpened } from './opened';
import { NAMED_PICTURES } from './pictures';
import { gameWords, UNTOLD } from './told';

boardOpened();

const LYING = { pictures: NAMED_PICTURES, moving: false, animatedEvent: UNTOLD };

async function told(play: Play): Promise<string[]> {
  const root = paper();
  await act(() => render(<Monsters pictures={NAMED_PICTURES} play={play} />, root));
  return [...root.querySelectorAll('li')].map(
    (each) =>
      `${each.className}: ${[...each.querySelectorAll('h4, p, .lines')].map((part) => part.textContent).join('; ')}`,
  );
}

/** Returns the table with these cards shown, by deck. */
function showing(cards: Record<string, string>): Play {
  const { play } = newTable();
  const decks = Object.fromEntries(
    Object.entries(play.state.decks).map(([id, deck]) => [id, { ...deck, shown: cards[id] ?? null }]),
  );
  return { ...play, state: { ...play.state, decks } } as Play;
}

it('L6.2: lists every type once with the values of its ranks, and with its card when that is drawn', async () => {
  const { play } = newTable();
  const types = new Set(play.state.figures.flatMap((each) => (each.kind === 'monster' ? [each.monster] : [])));
  const before = await told(play);
  expect(before).toHaveLength(types.size);
  for (const line of before) expect(line).toMatch(/^: .+; .*HP \d+, Move \d+, Attack \d+/);

  const first = play.book.monsters[[...types][0] ?? '']?.deck ?? '';
  const card = play.book.decks[first]?.[0];
  const [drawn] = (await told(showing({ [first]: card?.id ?? '' }))).filter((line) => line.startsWith('drawn'));
  expect(drawn).toContain(String(card?.initiative));
  expect(drawn).toMatch(/(Move|Attack) [+−±]?\d/);
});

it('lists the types in the order of initiative', async () => {
  const { play } = newTable();
  const types = [...new Set(play.state.figures.flatMap((each) => (each.kind === 'monster' ? [each.monster] : [])))];
  const cards = Object.fromEntries(
    types.map((type, nth) => {
      const deck = play.book.monsters[type]?.deck ?? '';
      const sorted = [...(play.book.decks[deck] ?? [])].sort((a, b) => a.initiative - b.initiative);
      return [deck, (nth === 0 ? sorted.at(-1) : sorted[0])?.id ?? ''];
    }),
  );
  const all = await told(showing(cards));
  const initiatives = all.map((line) => Number(/ ?(\d+);/.exec(line)?.[1]));
  expect(initiatives).toEqual([...initiatives].sort((a, b) => a - b));
});

it('L6.5: marks the type that acts and the types that have acted', async () => {
  const { play } = newTable();
  const figures = play.state.figures.flatMap((each) => (each.kind === 'monster' ? [each] : []));
  const [done, acting] = [figures[0], figures.find(({ monster }) => monster !== figures[0]?.monster)];
  if (!done || !acting) throw new Error('there are not two types');
  const order = [done, acting].map(({ monster }, nth) => ({ place: 'type', monster, initiative: 20 + nth }));
  const state = { ...play.state, order, place: 1, turn: { figure: acting.id, created: [] } };
  const classes = (await told({ ...play, state } as unknown as Play)).map((line) => line.split(':')[0]);
  // The type that has acted is below the others, although its initiative is lower.
  expect(classes).toEqual(['acting', 'done']);
  // L10.4: a monster behind a door that has just opened still acts.
  const late = await told({ ...play, state: { ...state, late: [done.id] } } as unknown as Play);
  expect(late.map((line) => line.split(':')[0]).toSorted()).toEqual(['', 'acting']);
});

it('touching a place of the order inspects its figure, and touching it again ends this', async () => {
  const interaction = newTable();
  const { play } = interaction;
  const [monster] = play.state.figures.flatMap((each) => (each.kind === 'monster' ? [each] : []));
  if (!monster) throw new Error('there is no monster');
  const order = [
    { place: 'type', monster: monster.monster, initiative: 20 },
    { place: 'hero', hero: play.state.seats[0]?.hero, initiative: 31 },
    { place: 'type', monster: 'nobodyOfIt', initiative: 90 },
  ];
  const laid = { ...play, state: { ...play.state, order } } as unknown as Play;
  const root = paper();
  const box = { x: 0, y: 0, width: 400, height: 60 };
  const draw = () => act(() => render(<TurnOrder {...LYING} interaction={interaction} play={laid} box={box} />, root));
  await draw();
  const places = [...root.querySelectorAll<HTMLButtonElement>('.takes-turn')];
  expect(places.map(({ disabled }) => disabled)).toEqual([false, false, true]);
  // No figure of this type is left, which differs from having had its turn.
  expect(places.map((each) => each.parentElement?.className)).toEqual(['', '', 'fallen']);
  expect(places[2]?.parentElement?.textContent).toContain('nobody left');
  await act(() => places[0]?.click());
  expect(interaction.draft.inspected).toBe(monster.id);
  await draw();
  await act(() => places[0]?.click());
  expect(interaction.draft.inspected).toBeNull();
  await act(() => places[1]?.click());
  expect(interaction.draft.inspected).toBe(`hero:${play.state.seats[0]?.hero}`);
});

it('L16.1: an element that is created in this turn is shown as coming until it is strong', async () => {
  const interaction = newTable();
  const { play } = interaction;
  const root = paper();
  const box = { x: 0, y: 0, width: 400, height: 60 };
  const discs = async (created: readonly string[], air: string) => {
    const { elements } = play.state;
    const state = { ...play.state, turn: { figure: 'hero:bailiff', created }, elements: { ...elements, air } };
    const laid = { ...play, state } as unknown as Play;
    await act(() => render(<TurnOrder {...LYING} interaction={interaction} play={laid} box={box} />, root));
    const titles = [...root.querySelectorAll('.elements [title]')].map((each) => each.getAttribute('title'));
    return [[...root.querySelectorAll('.comes')].length, titles.find((title) => title?.startsWith('Air'))];
  };
  expect(await discs([], 'inert')).toEqual([0, 'Air: inert']);
  expect(await discs(['air'], 'inert')).toEqual([1, 'Air: inert, strong at the end of this turn']);
  expect(await discs(['air'], 'strong')).toEqual([0, 'Air: strong']);
});

it('L10.4: a type whose place has passed, and that acts after this turn, is not shown as done', async () => {
  const interaction = newTable();
  const { play } = interaction;
  const monsters = play.state.figures.flatMap((each) => (each.kind === 'monster' ? [each] : []));
  const [late, other] = [monsters[0], monsters.find(({ monster }) => monster !== monsters[0]?.monster)];
  const hero = play.state.seats[0]?.hero;
  if (!late || !other || !hero) throw new Error('there are not two types, or no hero');
  const order = [
    { place: 'type', monster: late.monster, initiative: 12 },
    { place: 'type', monster: other.monster, initiative: 20 },
    { place: 'hero', hero, initiative: 31 },
  ];
  const root = paper();
  const box = { x: 0, y: 0, width: 400, height: 60 };
  const drawn = async (turn: string, waiting: readonly string[]) => {
    const state = { ...play.state, order, place: 2, turn: { figure: turn, created: [] }, late: waiting };
    const laid = { ...play, state } as unknown as Play;
    await act(() => render(<TurnOrder {...LYING} interaction={interaction} play={laid} box={box} />, root));
    return [...root.querySelectorAll('.places li')].map((each) => [each.className, each.querySelector('em') !== null]);
  };
  const done = ['done', false];
  expect(await drawn(`hero:${hero}`, [late.id])).toEqual([['late', true], done, ['now', false]]);
  // In the late turn, the place of the hero is no longer marked.
  expect(await drawn(late.id, [])).toEqual([['now', false], done, ['', false]]);
});

it('L6.4, L6.5: the order is shown as soon as it is set, and follows the turns that are shown', async () => {
  const interaction = newTable();
  const { play } = interaction;
  const [monster] = play.state.figures.flatMap((each) => (each.kind === 'monster' ? [each] : []));
  const hero = play.state.seats[0]?.hero;
  if (!monster || !hero) throw new Error('there is no monster, or no hero');
  const order = [
    { place: 'type', monster: monster.monster, initiative: 20 },
    { place: 'hero', hero, initiative: 31 },
  ];
  const root = paper();
  const box = { x: 0, y: 0, width: 400, height: 60 };
  const { told, tell } = gameWords();
  const shown = async (now: object | null, moving = true) => {
    await act(() =>
      render(
        <TurnOrder {...LYING} moving={moving} animatedEvent={told} interaction={interaction} play={play} box={box} />,
        root,
      ),
    );
    if (now) await act(() => tell(now));
    return [...root.querySelectorAll('.places li')].map(({ className }) => className);
  };
  expect(await shown(null)).toEqual([]);
  expect(await shown({ type: 'turnOrderSet', order, rule: 'L6.4' })).toEqual(['', '']);
  expect(await shown({ type: 'turnBegan', figure: monster.id, late: false, rule: 'L6.5' })).toEqual(['now', '']);
  expect(await shown({ type: 'focusChosen', rule: 'L23.6' })).toEqual(['now', '']);
  expect(await shown({ type: 'turnBegan', figure: `hero:${hero}`, late: false, rule: 'L6.5' })).toEqual([
    'done',
    'now',
  ]);
  expect(await shown({ type: 'turnBegan', figure: monster.id, late: true, rule: 'L10.5' })).toEqual(['now', '']);
  expect(await shown(null, false)).toEqual([]);
});
