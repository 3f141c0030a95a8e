// @vitest-environment jsdom
/** Tests the small pictures of a position in the audit: which hexes are shut, who stands on the map, and who acts. */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { bookFor } from '../../src/content/longTable';
import type { Play } from '../../src/flow/longTable/play';
import { bornName } from '../../src/i18n/inHand/words';
import { newGame } from '../../src/journal/journal';
import { LONG_TABLE } from '../../src/journal/longTable/ruleset';
import { SmallMap } from '../../src/panels/audit/SmallMap';
import { SmallTable } from '../../src/panels/inHand/SmallTable';
import type { LongPictures } from '../../src/panels/longTable/app';
import { TableInSmall } from '../../src/panels/longTable/TableInSmall';
import { terrainAt } from '../../src/rules/core/board';
import { livingFoes, situationOf } from '../../src/rules/inHand/foes';
import { setupFor } from '../kit/longTableSetups';
import { gameUntil } from '../kit/seat';

afterEach(() => render(null, document.body));

const ICONS = { heroPath: (hero: string) => `hero ${hero}`, monsterPath: (monster: string) => `monster ${monster}` };

const count = (selector: string) => document.querySelectorAll(selector).length;
const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent);

it('in hand: shuts obstacles and doors, and shows the hero and each living monster with its HP', () => {
  const { play } = gameUntil('small', ({ state }) => state.fight !== null);
  render(<SmallTable play={play} pictures={ICONS} />, document.body);
  const { book, state } = play;
  const hexes = Object.keys(book.scenario.board.hexes);
  const shut = hexes.filter((hex) => ['obstacle', 'door'].includes(terrainAt(situationOf(book, state), hex) ?? ''));
  expect([count('.shut'), count('.free')]).toEqual([shut.length, hexes.length - shut.length]);
  expect(shut).not.toEqual([]);
  const foes = livingFoes(state);
  expect(textsOf('.figure.foe text')).toEqual(foes.map(({ hp }) => String(hp)));
  expect(textsOf('.figure.hero[data-acting=true] text')).toEqual([String(state.hero.hp)]);
  const drawn = (side: string) =>
    [...document.querySelectorAll(`.figure.${side} path`)].map((each) => each.getAttribute('d'));
  expect(drawn('hero')).toEqual([`hero ${book.setup.hero}`]);
  expect(drawn('foe')).toEqual(foes.map(({ id }) => `monster ${bornName(play, id)}`));
  expect(count('.figure.foe[data-acting=true]')).toBe(1);
});

const BOOK = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'small' }));
const PICTURES = { figure: (kind: string) => `M ${kind.length} 0` } as unknown as LongPictures;

it('at the Long Table: shows the open rooms, with closed doors and obstacles shut, and each figure once', () => {
  const { play } = newGame(LONG_TABLE, BOOK);
  const { rooms, doors, board } = BOOK.scenario;
  const [hero] = play.state.figures;
  if (!hero) throw new Error('a hero is needed');
  const acting: Play = { ...play, state: { ...play.state, turn: { figure: hero.id } as Play['state']['turn'] } };
  render(<TableInSmall play={acting} pictures={PICTURES} />, document.body);
  const open = play.state.rooms.flatMap((room) => rooms[room]?.hexes ?? []);
  const closed = doors.filter(({ hex }) => !open.includes(hex) && !play.state.opened.includes(hex));
  const tileOf = (hex: string) => play.state.tiles[hex] ?? board.hexes[hex];
  expect(count('.free') + count('.shut')).toBe(new Set([...open, ...doors.map(({ hex }) => hex)]).size);
  expect(count('.shut')).toBe(closed.length + open.filter((hex) => tileOf(hex) === 'obstacle').length);
  const sides = { hero: 'hero', monster: 'foe', summon: 'other', escort: 'other', obstacle: 'other' } as const;
  for (const side of ['hero', 'foe', 'other'] as const) {
    expect(count(`.figure.${side}`)).toBe(play.state.figures.filter(({ kind }) => sides[kind] === side).length);
  }
  expect(textsOf('.figure[data-acting=true] text')).toEqual([String(hero.hp)]);
});

it('draws a way as a line from the centre with a disc at its end, full only where the player went', () => {
  const { play } = gameUntil('small', ({ state }) => state.fight !== null);
  const [at] = [play.state.hero.at];
  const ways = [
    { hexes: ['a1', 'a2'], isChosen: false },
    { hexes: [at], isChosen: true },
  ];
  render(<SmallTable play={play} pictures={ICONS} ways={ways} />, document.body);
  const drawn = [...document.querySelectorAll<SVGElement>('.way')];
  expect(drawn.map(({ dataset }) => dataset['chosen'])).toEqual(['false', 'true']);
  expect(drawn.map((way) => way.querySelector('path')?.getAttribute('d')?.split('L').length)).toEqual([3, 2]);
});

/** The hexes whose figures are wholly in the picture's view box, with figures on `all` of them. */
function wholeIn(all: readonly string[], acting: readonly string[] = []): string[] {
  const figures = all.map((hex) => ({
    hex,
    side: 'foe' as const,
    hp: 1,
    path: '',
    isActing: acting.includes(hex),
  }));
  render(<SmallMap hexes={[]} figures={figures} middle="a1" />, document.body);
  const [x = 0, y = 0, width = 0, height = 0] =
    document.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const places = [...document.querySelectorAll('.figure')].map((each) =>
    (each.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number),
  );
  return all.filter((_, nth) => {
    const [at = 0, line = 0] = places[nth] ?? [];
    return at - 20 >= x && at + 20 <= x + width && line - 17 >= y && line + 17 <= y + height;
  });
}

it('a picture includes the figures that act, however far they are and how many others are nearer', () => {
  const near = ['a1', 'b1', 'c1', 'a2', 'b2', 'a3'];
  expect(wholeIn([...near, 'h8'])).not.toContain('h8');
  expect(wholeIn([...near, 'h8'], ['a1', 'h8'])).toEqual([...near, 'h8']);
});

it('a picture includes the figures that its edge would cut, as far as there is room', () => {
  const near = ['a1', 'b1', 'c1', 'a2', 'b2'];
  expect(wholeIn([...near, 'd1'])).toEqual([...near, 'd1']);
  expect(wholeIn([...near, 'd1', 'p9'])).toEqual([...near, 'd1']);
});
