/** Tests small words of the Long Table: goals that need items, levels, rings of monster types, hexes and figures. */
import { describe, expect, it, vi } from 'vitest';
import { campaignBook } from '../../../src/content/longTable/campaign/book';
import type { Play } from '../../../src/flow/longTable/play';
import { levelWords } from '../../../src/panels/longTable/camp/levelWords';
import { goalItemsWarning, goalWords } from '../../../src/panels/longTable/hud/goalItems';
import { isTypeLate, monstersOf, ringOfType } from '../../../src/panels/longTable/hud/monsterTypes';
import { figureWords, hexWords, situationInWords } from '../../../src/panels/longTable/mirror/situation';
import { experienceForLevel, MAX_HERO_LEVEL } from '../../../src/rules/longTable/campaign/lookups';
import { newTable } from '../../kit/longTableTable';

vi.mock('../../../src/i18n', async (original) => (await import('../drawn')).keyedTexts(await original()));

const table = newTable();
const { play } = table;
const withState = (state: object): Play => ({ ...play, state: { ...play.state, ...state } }) as Play;
const [seat] = play.state.seats;
const hero = seat?.hero ?? expect.unreachable();
const goal = Object.keys(play.book.goals)[0] as never;

describe('a goal', () => {
  const needing = (needs: object[], items = 0): Play =>
    ({
      ...play,
      book: { ...play.book, goals: { [goal]: { needs } } },
      state: { ...play.state, seats: play.state.seats.map((each) => ({ ...each, items: Array(items).fill({}) })) },
    }) as unknown as Play;

  it.each([
    ['itemsBefore5', 3, 2, 'board.goalItems(needed=3, taken=2)'],
    ['itemsFrom5', 3, 2, 'board.goalItems(needed=3, taken=2)'],
    ['itemsThisTurn', 3, 2, 'board.goalItems(needed=3, taken=2)'],
    ['mostItemsInTurn', 3, 2, 'board.goalItems(needed=3, taken=2)'],
    ['mostItemsInTurn', 3, 3, null],
    ['kills', 3, 0, null],
    ['itemsBefore5', undefined, 0, null],
  ])('that needs %s %s with %s items', (counter, atLeast, items, warning) => {
    const at = needing([{ counter, atLeast }], items);
    expect(goalItemsWarning(at, hero, goal)).toBe(warning);
    expect(goalWords(at, hero, goal).endsWith(warning ?? '~')).toBe(warning !== null);
  });

  it('warns of the greatest need', () => {
    const needs = [
      { counter: 'itemsBefore5', atLeast: 4 },
      { counter: 'itemsFrom5', atLeast: 2 },
    ];
    expect(goalItemsWarning(needing(needs), hero, goal)).toContain('needed=4');
    expect(goalItemsWarning({ ...play, book: { ...play.book, goals: {} } } as Play, hero, goal)).toBeNull();
  });
});

it('L32.5: experience leads to the next level, waits for it, or is at the top', () => {
  const next = experienceForLevel(campaignBook(), 2);
  expect(levelWords({ level: 1, experience: next - 1 })).toBe(`board.camp.next(n=${next - 1}, next=${next})`);
  expect(levelWords({ level: 1, experience: next })).toBe(`board.camp.levelWaits(n=${next}, next=${next})`);
  expect(levelWords({ level: MAX_HERO_LEVEL, experience: 999 })).toBe('board.camp.top(n=999)');
  expect(levelWords({ level: MAX_HERO_LEVEL - 1, experience: 0 })).toContain('board.camp.next');
});

describe('a type of monsters', () => {
  const at = withState({
    figures: [
      { id: 'a', kind: 'monster', monster: 'shuffler' },
      { id: 'b', kind: 'monster', monster: 'dunner' },
      { id: 'c', kind: 'hero', monster: 'shuffler' },
    ],
    late: ['b'],
  });

  it('has its monsters on the map, and may have a late one', () => {
    expect(monstersOf(at, 'shuffler' as never).map(({ id }) => id)).toEqual(['a']);
    expect([isTypeLate(at, 'shuffler' as never), isTypeLate(at, 'dunner' as never)]).toEqual([false, true]);
  });

  it.each([
    [[], 'normal'],
    [['elite', 'normal'], 'normal'],
    [['elite', 'elite'], 'elite'],
    [['boss'], 'elite'],
  ])('with the ranks %j has the ring %s', (ranks, ring) => {
    expect(ringOfType(ranks.map((rank) => ({ rank })) as never)).toBe(ring);
  });
});

describe('the mirror', () => {
  const [figure] = play.state.figures;
  if (!figure) throw new Error('there is no figure');

  it('names conditions of a figure only if it has any', () => {
    expect(figureWords(play, { ...figure, tokens: [] } as never)).toMatch(/^board\.mirror\.figure\(/);
    const muddled = figureWords(play, { ...figure, tokens: [{ token: 'muddle' }] } as never);
    expect(muddled).toMatch(/^board\.mirror\.figureWith\(.*tokens=/);
  });

  const free =
    play.book.scenario.rooms[play.state.rooms[0] ?? 0]?.hexes.find(
      (hex) =>
        !play.state.figures.some((each) => each.hex === hex) &&
        (play.book.scenario.board.hexes[hex] ?? 'plain') === 'plain',
    ) ?? expect.unreachable();
  const words = (hex: string, state: object = {}, spots = new Map<string, object>()) =>
    hexWords({ play: withState({ traps: [], money: [], ...state }), places: { spots } } as never, hex as never);

  it('a hex is unknown, empty, or has what is on it', () => {
    expect(words('z99')).toBe('board.mirror.unknown(hex=z99)');
    expect(words(free)).toBe(`${free}: board.mirror.empty`);
    expect(words(free, { traps: [{ hex: free }] })).toContain('board.mirror.trap');
    expect(words(free, { money: [free] })).toContain('board.mirror.money');
    expect(words(figure.hex)).not.toContain('board.mirror.empty');
  });

  it('a door is open or not', () => {
    const [door] = play.book.scenario.doors;
    if (!door) throw new Error('there is no door');
    expect(words(door.hex, { opened: [] })).toContain('board.mirror.door');
    expect(words(door.hex, { opened: [door.hex] })).toContain('board.mirror.openDoor');
  });

  it('says what a tap does: a way with its cost and risks, or something else', () => {
    const way = (risks: string[]) => new Map([[free as string, { way: { cost: 2, risks, path: [] } }]]);
    expect(words(free, {}, way([]))).toBe(`${free}: board.mirror.empty. board.mirror.way(cost=2)`);
    expect(words(free, {}, way(['trap'])).split('. ').length).toBeGreaterThan(2);
    expect(words(free, {}, new Map([[free, { way: null }]]))).toBe(`${free}: board.mirror.empty. board.mirror.can`);
  });

  it('names the order and the elements only if there are any', () => {
    const said = (state: object) => situationInWords(withState(state), table.options).map((each) => each.split('(')[0]);
    const inert = Object.fromEntries(Object.keys(play.state.elements).map((each) => [each, 'inert']));
    expect(said({ order: [], elements: inert })).not.toContain('board.mirror.order');
    expect(said({ order: [], elements: inert })).not.toContain('board.mirror.elements');
    expect(said({ elements: { ...inert, fire: 'strong' } })).toContain('board.mirror.elements');
    expect(said({ order: [{ place: 'hero', hero, initiative: 12 }] })).toContain('board.mirror.order');
    expect(said({}).filter((each) => each === 'board.mirror.seat')).toHaveLength(play.state.seats.length);
  });

  it('a hand without cards has a word for that', () => {
    const seats = play.state.seats.map((each) => ({ ...each, hand: [], discard: ['x', 'y'], lost: ['z'] }));
    const [line] = situationInWords(withState({ seats }), table.options).filter((each) =>
      each.startsWith('board.mirror.seat'),
    );
    expect(line).toContain('hand=board.mirror.none, discard=2, lost=1');
  });
});
