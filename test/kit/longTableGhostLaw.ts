/** Test kit: compares the ghost of a hero with what happens if the hero really moves there, in positions of random games. */
import { expect } from 'vitest';
import { legal, type Play, send } from '../../src/flow/longTable/play';
import { terrainAt } from '../../src/rules/core/board';
import type { Command, CommandType } from '../../src/rules/longTable/commands';
import type { EventType, GameEvent } from '../../src/rules/longTable/events';
import { figureOf, situationOf } from '../../src/rules/longTable/figures';
import type { Part } from '../../src/rules/longTable/vocabulary';
import { waysOf } from '../../src/session/longTable/ways';
import { game, lots, randomBook } from './longTableGames';
import { ghostIn } from './longTableGhost';

const PER_GAME = 8;
/** Cards with a constant: if a deck holds only one of them, each attack has its mean damage. */
const PLAIN = ['0', '+1', '-1'];
const SPARE_HP = 400;

/** Events that the ghost does not foresee; the rest of the round cannot be compared. */
const BREAKS: ReadonlySet<EventType> = new Set(['died', 'exhausted', 'summonGone', 'doorOpened', 'scenarioEnded']);
/** Whether an event changes a hero's HP otherwise than by a monster's turn, such as the fire of a scenario's rule: no ghost shows that. */
const isOfNoMonster = (event: GameEvent): boolean =>
  event.type === 'healed' || (event.type === 'damaged' && event.source.from === 'scenario');

const IDLY: readonly CommandType[] = ['stop', 'endTurn', 'suffer', 'proceed', 'draw', 'skip', 'done', 'waive'];

export interface Position {
  readonly play: Play;
  readonly path: readonly string[];
}

const isHeroMove = ({ state }: Play): boolean =>
  state.question?.ask === 'move' && state.turn?.figure.startsWith('hero:') === true;

/** Yields positions in which a hero moves, each with a path that opens no door. */
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

/** Returns the play with so much HP that no figure dies, and with only the given card in all decks. */
function rigged({ phase, book, state }: Play, card: string): Play {
  const deck = { draw: Array.from({ length: 120 }, () => card), discard: [], reshuffle: false };
  const figures = state.figures.map((each) => ({ ...each, hp: each.hp + SPARE_HP, maxHp: each.maxHp + SPARE_HP }));
  const seats = state.seats.map((seat) => ({ ...seat, deck }));
  return { phase, book, events: [], state: { ...state, figures, seats, monsterDeck: deck } };
}

/** Whether the question offers the acting hero a Shield or Retaliate. */
function offersGuard({ state: { question, turn } }: Play): boolean {
  if (question?.ask !== 'ability' || question.action.actor !== turn?.figure) return false;
  const part = question.action.parts[question.action.next];
  return part?.part === 'ability' && ['shield', 'retaliate'].includes(part.ability.verb);
}

const GUARD: readonly Part[] = [
  { part: 'ability', ability: { verb: 'shield', amount: 1, mods: {} } },
  { part: 'ability', ability: { verb: 'retaliate', amount: 1, mods: {} } },
];

/** Returns the play of a moving hero with a Shield and a Retaliate at the end of the action. */
export function guarded(play: Play): Play {
  const { state } = play;
  const { question } = state;
  if (question?.ask !== 'move') return play;
  const { move } = question;
  const action = { ...move.action, parts: [...move.action.parts, ...GUARD] };
  return { ...play, state: { ...state, question: { ...question, move: { ...move, action } } } };
}

/** Returns the preset of a choice, a free Shield or Retaliate of the mover's action, else the command that does least. */
function idly(play: Play): Command | undefined {
  const { question } = play.state;
  const options = legal(play);
  if (question?.ask === 'choice') return options[question.choice.preset] ?? options[0];
  const performs = options.find(({ type }) => type === 'perform');
  if (performs && offersGuard(play)) return performs;
  return IDLY.flatMap((type) => options.find((each) => each.type === type) ?? [])[0] ?? options[0];
}

/** Moves the hero along the path, ends the turn, and plays the round to its end. */
function played(start: Play, path: readonly string[]): { events: GameEvent[]; end: Play } {
  const events: GameEvent[] = [];
  let play = start;
  const dispatch = (command: Command) => {
    const sent = send(play, command);
    if (!sent.ok) throw new Error(`${command.type} is refused: ${sent.reason}`);
    play = sent.play;
    events.push(...sent.play.events);
  };
  for (const to of path) {
    for (let count = 0; play.state.question?.ask !== 'move' && count < 20; count += 1) {
      const command = idly(play);
      if (!command) break;
      dispatch(command);
    }
    if (!legal(play).some((each) => each.type === 'step' && each.to === to)) break;
    dispatch({ type: 'step', to });
  }
  for (let count = 0; count < 400 && !events.some(({ type }) => type === 'roundEnded'); count += 1) {
    const command = idly(play);
    if (!command) break;
    dispatch(command);
  }
  return { events, end: play };
}

interface Happened {
  readonly figure: string;
  readonly path: readonly string[];
  readonly focus: string | null;
  readonly strikes: readonly { readonly target: string; readonly mean: number }[];
}

/** Returns what each monster did, turn by turn; each path begins with the monster's hex at that time. */
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
  /** The number of turns with a step, and with an attack. */
  readonly moved: number;
  readonly attacked: number;
}

/**
 * Expects equal paths, focus, targets, damage and HP in so many positions, without those in which a figure dies or a door opens.
 * @param change is applied to each position first
 * @throws the error of `expect` if they differ
 */
export function compareGhosts(wanted: number, change = (play: Play): Play => play): Compared {
  let [compared, turns, moved, attacked] = [0, 0, 0, 0];
  for (const { play, path } of positions()) {
    if (compared >= wanted) break;
    const start = rigged(change(play), PLAIN[compared % PLAIN.length] ?? '0');
    const { events, end } = played(start, path);
    if (events.some(({ type }) => BREAKS.has(type))) continue;
    const ghost = ghostIn(start, path);
    const foreseen = ghost.turns.map(({ figure, path, focus, strikes }) => ({ figure, path, focus, strikes }));
    expect(foreseen, `${compared}`).toEqual(turnsIn(start, events));
    if (!events.some(isOfNoMonster))
      for (const { figure, left } of ghost.heroes)
        expect(left, `${compared} ${figure}`).toBeCloseTo(figureOf(end.state, figure)?.hp ?? 0, 6);
    compared += 1;
    turns += foreseen.length;
    moved += foreseen.filter((each) => each.path.length > 1).length;
    attacked += foreseen.filter((each) => each.strikes.length > 0).length;
  }
  return { turns, moved, attacked };
}
