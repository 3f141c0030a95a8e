/** Tests the line that explains the terrain of a hex. */
import { expect, it } from 'vitest';
import type { Play } from '../../../src/flow/longTable/play';
import { terrainWords } from '../../../src/panels/longTable/hud/terrainWords';
import { EMPTY_DRAFT } from '../../../src/session/longTable/draft';
import { newTable } from '../../kit/longTableTable';
import { boardOpened } from './opened';

boardOpened();

const { play } = newTable();
const { book, state } = play;
const seen = state.rooms.flatMap((room) => book.scenario.rooms[room]?.hexes ?? []);
const free = seen.find(
  (hex) => book.scenario.board.hexes[hex] === 'plain' && !state.figures.some((each) => each.hex === hex),
);
const HEX = free ?? expect.unreachable('no free hex');
const [DOOR] = book.scenario.doors;

/** The words about the hex, if it has this terrain. */
const wordsOn = (terrain: string, hex = HEX, more: object = {}) => {
  const board = { ...book.scenario.board, hexes: { ...book.scenario.board.hexes, [HEX]: terrain } };
  const changed = {
    ...play,
    book: { ...book, scenario: { ...book.scenario, board } },
    state: { ...state, ...more },
  } as unknown as Play;
  return terrainWords({ play: changed, draft: { ...EMPTY_DRAFT, explained: hex } });
};

it.each([
  ['difficult', /^Difficult terrain: entering it costs 2 movement\.$/],
  ['hazardous', /^Hazardous terrain: \d damage/],
  ['obstacle', /^Obstacle: /],
])('L4.5: names %s terrain and says what it does', (terrain, words) => {
  expect(wordsOn(terrain)).toMatch(words);
});

it('says nothing about a plain hex, a figure, an unseen hex, or if no hex is asked about', () => {
  expect(wordsOn('plain')).toBeNull();
  expect(wordsOn('plain', state.figures[0]?.hex)).toBeNull();
  expect(wordsOn('obstacle', HEX, { rooms: [] })).toBeNull();
  expect(terrainWords({ play, draft: EMPTY_DRAFT })).toBeNull();
});

it('L10.1: explains a closed door, and a coin on the floor', () => {
  expect(wordsOn('plain', DOOR?.hex)).toMatch(/^Closed door: /);
  expect(wordsOn('plain', HEX, { money: [HEX] })).toMatch(/^Coin: /);
});
