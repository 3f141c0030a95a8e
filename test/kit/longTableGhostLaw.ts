/** The ghost of a hero against what happens when the hero really goes there, over positions of games played by chance. */
import { expect } from 'vitest';
import { legal, type Play, send } from '../../src/flow/longTable/play';
import { terrainAt } from '../../src/rules/core/board';
import type { Command, CommandType } from '../../src/rules/longTable/commands';
import type { EventType, GameEvent } from '../../src/rules/longTable/events';
import { figureOf, situationOf } from '../../src/rules/longTable/figures';
import { waysOf } from '../../src/session/longTable/ways';
import { game, lots, randomBook } from './longTableGames';
import { ghostIn } from './longTableGhost';

const PER_GAME = 8;
/** A number and nothing else: each draw comes to the mean. */
const PLAIN = ['0', '+1', '-1'];
const SPARE_HP = 400;

/** What the ghost does not reckon with: whatever follows is another round. */
const BREAKS: ReadonlySet<EventType> = new Set(['died', 'exhausted', 'summonGone', 'doorOpened', 'scenarioEnded']);
/** What changes the HP of a hero besides damage. */
const MENDS: ReadonlySet<EventType> = new Set(['healed']);

const IDLY: readonly CommandType[] = ['stop', 'endTurn', 'suffer', 'proceed', 'draw', 'skip', 'done', 'waive'];

export interface Position {
  readonly play: Play;
  readonly path: readonly string[];
}

const isHeroMove = ({ state }: Play): boolean =>
  state.question?.ask === 'move' && state.turn?.figure.startsWith('hero:') === true;

/** Moves of played games with a way for each; doors stay closed. */
export function* positions(): Generator<Position> {
  for (let nth = 0; ; nth += 1) {
    const seed = `ghost ${nth}`;
    const by = lots(seed);
    let found = 0;
    for (const { play } of game(randomBook(seed), seed)) {
      if (!isHeroMove(play) || play.state.figures.every(({ kind }) => kind !== 'monster') || by.upTo(3) > 0) continue;
      const isDoor = (hex: string) => terrainAt(situationOf(play.book, play.state), hex) === 'door';
      const ways = [...waysOf(play).values()].filter(({ path }) => !path.some(isDoor));
      yield { play, path: ways.length > 0 ? by.oneOf(ways).path : [] };
      found += 1;
      if (found >= PER_GAME) break;
    }
  }
}

/** So many HP that nobody falls, and one plain card in all decks. */
function rigged({ phase, book, state }: Play, card: string): Play {
  const deck = { draw: Array.from({ length: 120 }, () => card), discard: [], reshuffle: false };
  const figures = state.figures.map((each) => ({ ...each, hp: each.hp + SPARE_HP, maxHp: each.maxHp + SPARE_HP }));
  const seats = state.seats.map((seat) => ({ ...seat, deck }));
  return { phase, book, events: [], state: { ...state, figures, seats, monsterDeck: deck } };
}

/** Nobody thinks: the preset, or what comes to nothing. */
function idly(play: Play): Command | undefined {
  const { question } = play.state;
  const options = legal(play);
  if (question?.ask === 'choice') return options[question.choice.preset] ?? options[0];
  return IDLY.flatMap((type) => options.find((each) => each.type === type) ?? [])[0] ?? options[0];
}

/** The hero really goes, ends the turn, and the round is played to its end. */
function played(start: Play, path: readonly string[]): { events: GameEvent[]; end: Play } {
  const events: GameEvent[] = [];
  let play = start;
  const say = (command: Command) => {
    const sent = send(play, command);
    if (!sent.ok) throw new Error(`${command.type} is refused: ${sent.reason}`);
    play = sent.play;
    events.push(...sent.play.events);
  };
  for (const to of path) {
    for (let asked = 0; play.state.question?.ask !== 'move' && asked < 20; asked += 1) {
      const command = idly(play);
      if (!command) break;
      say(command);
    }
    if (!legal(play).some((each) => each.type === 'step' && each.to === to)) break;
    say({ type: 'step', to });
  }
  for (let said = 0; said < 400 && !events.some(({ type }) => type === 'roundEnded'); said += 1) {
    const command = idly(play);
    if (!command) break;
    say(command);
  }
  return { events, end: play };
}

interface Happened {
  readonly figure: string;
  readonly path: readonly string[];
  readonly focus: string | null;
  readonly strikes: readonly { readonly target: string; readonly mean: number }[];
}

/** What each monster has done, turn by turn, from where it stood. */
function turnsIn(start: Play, events: readonly GameEvent[]): Happened[] {
  const at = new Map(start.state.figures.map(({ id, hex }) => [id, hex]));
  const turns: Happened[] = [];
  let now: { figure: string; path: string[]; focus: string | null; strikes: { target: string; mean: number }[] } | null;
  now = null;
  for (const event of events) {
    if (event.type === 'roundEnded') break;
    if (event.type === 'turnBegan') {
      now = { figure: event.figure, path: [at.get(event.figure) ?? ''], focus: null, strikes: [] };
      if (figureOf(start.state, event.figure)?.kind === 'monster') turns.push(now);
    }
    if (event.type === 'stepped') {
      if (now?.figure === event.figure && event.by === null) now.path.push(event.to);
      at.set(event.figure, event.to);
    }
    if (event.type === 'forced') at.set(event.figure, event.path.at(-1) ?? at.get(event.figure) ?? '');
    if (event.type === 'focusChosen' && now?.figure === event.figure) now.focus ??= event.focus;
    if (event.type === 'attackReckoned' && now) now.strikes.push({ target: event.target, mean: event.damage });
  }
  return turns;
}

export interface Compared {
  readonly turns: number;
  /** Turns with a step, and with an attack. */
  readonly moved: number;
  readonly attacked: number;
}

/**
 * Compares ways, focus, targets, damage and HP over so many positions in which nobody falls and no door opens.
 * @throws what `expect` throws where they differ
 */
export function compareGhosts(wanted: number): Compared {
  let [compared, turns, moved, attacked] = [0, 0, 0, 0];
  for (const { play, path } of positions()) {
    if (compared >= wanted) break;
    const start = rigged(play, PLAIN[compared % PLAIN.length] ?? '0');
    const { events, end } = played(start, path);
    if (events.some(({ type }) => BREAKS.has(type))) continue;
    const ghost = ghostIn(start, path);
    const told = ghost.turns.map(({ figure, path, focus, strikes }) => ({ figure, path, focus, strikes }));
    expect(told, `${compared}`).toEqual(turnsIn(start, events));
    if (!events.some(({ type }) => MENDS.has(type)))
      for (const { figure, left } of ghost.heroes)
        expect(left, `${compared} ${figure}`).toBeCloseTo(figureOf(end.state, figure)?.hp ?? 0, 6);
    compared += 1;
    turns += told.length;
    moved += told.filter((each) => each.path.length > 1).length;
    attacked += told.filter((each) => each.strikes.length > 0).length;
  }
  return { turns, moved, attacked };
}
