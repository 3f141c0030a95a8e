/** Tests what the last board of a finished scenario shows: against the final state, and for the ways and skulls against the events. */
import { describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import type { LongTable } from '../../../src/flow/longTable/types';
import type { Journal } from '../../../src/journal/journal';
import { neighbours } from '../../../src/rules/core/hexes';
import { lastBoardOf, MAX_WAY } from '../../../src/session/longTable/lastBoard';
import { replaySteps } from '../../../src/session/longTable/turnReplay';
import { botFor, game } from '../../kit/longTableGames';
import { newGameOf, tableOf, wonGame } from '../../kit/longTableWon';

/** A lost game in which a monster died. */
function lostGame(): Journal<LongTable> {
  for (let nth = 0; nth < 30; nth += 1) {
    const { campaign } = newGameOf(`lost${nth}`);
    const { session, play } = tableOf(campaign);
    const bot = botFor(`lost${nth}`);
    const commands = [...game(play.book, `lost${nth}`, bot)].flatMap(({ command }) => command ?? []);
    for (const command of commands) session.dispatch(command);
    const hasDeath = replaySteps(session.journal, play.book).some(({ events }) =>
      events.some(({ type }) => type === 'died'),
    );
    if (session.play.phase === 'lost' && hasDeath) return session.journal;
  }
  throw new Error('no game is lost after a death');
}

const GAMES = { won: wonGame().journal, lost: lostGame() };

describe.each(['won', 'lost'] as const)('the last board of a game that is %s', (ending) => {
  const journal = GAMES[ending];
  const book = bookFor(journal.setup);
  const steps = replaySteps(journal, book);
  const { state } = steps.at(-1)?.after ?? expect.unreachable();
  const events = steps.flatMap((step) => step.events);
  const board = lastBoardOf(book, journal);

  it('has the result, the round and the HP of the heroes', () => {
    const hp = state.figures.reduce((sum, each) => sum + (each.kind === 'hero' ? each.hp : 0), 0);
    expect(board).toMatchObject({ scenario: 'noticeOnTheDoor', won: ending === 'won', round: state.round, hp });
  });

  it('has the hexes of the open rooms only, each once', () => {
    const open = state.rooms.flatMap((room) => book.scenario.rooms[room]?.hexes ?? []);
    expect(Object.values(board.floor).flat().sort()).toEqual([...open].sort());
  });

  it('has the figures that are left on their hexes', () => {
    const left = state.figures.filter(({ kind }) => kind !== 'hero').map(({ hex }) => hex);
    expect(board.figures.map(({ hex }) => hex)).toEqual(left);
    for (const { hero, hex, hasFallen } of board.heroes) {
      const figure = state.figures.find(({ id }) => id === `hero:${hero}`);
      expect(hasFallen).toBe(figure === undefined);
      if (figure) expect(hex).toBe(figure.hex);
    }
    expect(board.heroes.map(({ hero }) => hero)).toEqual(['bailiff', 'ferrywoman']);
  });

  it('has the way of each hero: from the first hex to the last, hex by hex', () => {
    for (const { hex, way } of board.heroes) {
      expect(way.length).toBeGreaterThan(1);
      if (way.length < MAX_WAY) expect(way.at(-1)).toBe(hex);
      const isStep = (from: string, to: string) => neighbours(from).includes(to);
      const jumps = way.slice(1).filter((to, nth) => !isStep(way[nth] ?? '', to));
      expect(jumps).toEqual([]);
    }
  });

  it('counts the monsters that died, and marks where', () => {
    const deaths = events.filter((each) => each.type === 'died' && each.figure.startsWith('monster:'));
    expect(board.fallen).toBe(deaths.length);
    expect(board.skulls.length).toBeGreaterThan(0);
    expect(new Set(board.skulls).size).toBe(board.skulls.length);
  });
});

it('the light of a victory comes from the hex of the last death', () => {
  const board = lastBoardOf(bookFor(GAMES.won.setup), GAMES.won);
  expect(board.skulls).toContain(board.last);
});
