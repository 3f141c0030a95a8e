/**
 * Plays the rest of a round on a copy of the state, as if the moving hero ended on another hex (L36.9). On the copy attacks deal no
 * damage. Instead, the chances of each attack are calculated from the cards that remain in the modifier deck of the original state. The
 * hero performs each later Shield and Retaliate of the action, and no other ability. Heroes lose no cards to negate damage, and heroes
 * with a later turn play no cards.
 */

import { type HexId, memoize, terrainAt } from '../core/board';
import { totalOf } from './bonuses';
import type { Book } from './book';
import type { Command, CommandType } from './commands';
import { answerQuestion, optionsOf, runTasks } from './engine';
import type { EventOf, GameEvent } from './events';
import { figureOf, situationOf } from './figures';
import { drawModeOf } from './modifierDecks';
import { cardsLeft, type DrawableCards, type Odds, oddsOf } from './odds';
import type { FigureId, State, WorkingState } from './state';
import { copy, type Transaction } from './transaction';
import { beginNextTurn, nextTurn } from './turns';

/** A monster's turn in the rest of the round. */
export interface GhostTurn {
  readonly figure: FigureId;
  readonly initiative: number;
  /** The hexes on which the monster is during the turn; a single hex if the monster stays. */
  readonly path: readonly HexId[];
  /** The focus; null if the monster finds none. */
  readonly focus: FigureId | null;
  /** The step of L23.6 that decided the focus. */
  readonly decided: EventOf<'focusChosen'>['decided'] | null;
  /** The attacks of the turn, each with its expected damage. */
  readonly strikes: readonly { readonly target: FigureId; readonly mean: number }[];
}

/** What the rest of the round does to a hero. */
interface GhostHero {
  readonly figure: FigureId;
  /** The HP now. */
  readonly hp: number;
  /** The mean HP at the end of the round. */
  readonly left: number;
  /** The chance, from 0 to 1, that the hero's HP reach 0. Each attack counts as drawn from the deck as it is now. */
  readonly falls: number;
}

/** The rest of the round, after the hero ends its move on a hex. */
export interface Ghost {
  /** The hex on which the hero ends its move. */
  readonly hex: HexId;
  readonly turns: readonly GhostTurn[];
  readonly heroes: readonly GhostHero[];
  /** The other heroes who act before one of the turns. The forecast lets them stay where they are. */
  readonly waiting: readonly FigureId[];
  /** L27.7: the ids of the scenario's special rules that the move or the rest of the round triggers. */
  readonly rules: readonly string[];
}

/** A modifier card that cancels all damage. It replaces the cards of all modifier decks, so that no figure dies by chance. */
const HARMLESS = 'harmless';
const withHarmless = memoize((book: Book): Book => {
  const harmless = { id: HARMLESS, value: -1000 };
  return { ...book, modifiers: { ...book.modifiers, [HARMLESS]: harmless } };
});
/** The number of harmless cards in each modifier deck. It is larger than the number that all attacks of a round can draw. */
const DRAWN = 200;
/** Limits on turns and questions, in case a pack has a scenario whose round never ends. */
const MAX_TURNS = 60;
const MAX_QUESTIONS = 200;

/** The commands that decline what a question offers or only continue, in order of preference. */
const IDLY: readonly CommandType[] = ['stop', 'endTurn', 'suffer', 'proceed', 'draw', 'skip', 'done', 'waive'];

/**
 * Plays the rest of the round after the moving hero follows a path and ends the turn.
 * @param state a state whose question is a move
 * @param path the hexes that the hero enters; empty if the hero stays. If the path ends on a closed door, the hero is
 * placed there, but the door is not opened, because the room behind it is unknown
 */
export function ghostOf(played: Book, state: State, path: readonly HexId[]): Ghost {
  const mover = state.turn?.figure ?? '';
  const book = withHarmless(played);
  const odds = oddsIn(book, state);
  const t: Transaction = { book, state: stilled(state), events: [] };
  const known = new Set(state.figures.map(({ id }) => id));
  goAlong(t, mover, path);
  const hex = figureOf(t.state, mover)?.hex ?? path.at(-1) ?? '';
  settle(t, () => t.state.turn?.figure === mover);
  const turns: GhostTurn[] = [];
  const later: FigureId[] = [];
  let waiting: readonly FigureId[] = [];
  const hits = new Map<FigureId, Odds[]>(state.figures.map(({ id }) => [id, []]));
  for (let turn = 0; turn < MAX_TURNS && !t.state.over; turn += 1) {
    const next = nextTurn(book, t.state);
    if (!next) break;
    const { id, kind, hex: from } = next.figure;
    const initiative = t.state.order[next.place]?.initiative ?? 0;
    const before = t.events.length;
    if (kind === 'hero') later.push(id);
    beginNextTurn(t);
    runTasks(t);
    settle(t, () => t.state.turn !== null);
    const events = t.events.slice(before);
    const strikes = events.flatMap((event) => {
      const found = event.type === 'attackReckoned' ? odds(event, events) : null;
      if (!found) return [];
      hits.get(found.target)?.push(found.odds);
      return [{ target: found.target, mean: found.odds.mean }];
    });
    if (kind !== 'monster' || !known.has(id)) continue;
    turns.push(turnOf(id, initiative, from, events, strikes));
    waiting = [...later];
  }
  return { hex, turns, heroes: heroesIn(state, t.state, hits), waiting, rules: rulesIn(book, t.events) };
}

function rulesIn({ scenario }: Book, events: readonly GameEvent[]): string[] {
  const triggered = events.flatMap((event) => (event.type === 'ruleTriggered' ? [event.id] : []));
  return [...new Set(triggered)].filter((id) => scenario.rules.some((rule) => rule.id === id));
}

/** A copy of the state that does not reveal the order of any deck: monster ability decks are sorted, modifier decks harmless. */
function stilled(state: State): WorkingState {
  const table = copy(state) as WorkingState;
  const still = { draw: Array.from({ length: DRAWN }, () => HARMLESS), discard: [], reshuffle: false };
  table.monsterDeck = { ...table.monsterDeck, ...still };
  for (const seat of table.seats) seat.deck = { ...seat.deck, ...copy(still) };
  for (const deck of Object.values(table.decks)) deck.draw.sort();
  return table;
}

/** Moves the hero step by step along the path; traps and hazards take effect. */
function goAlong(t: Transaction, mover: FigureId, path: readonly HexId[]): void {
  for (const to of path) {
    const isMoving = () => t.state.question?.ask === 'move';
    settle(t, () => !isMoving() && t.state.turn?.figure === mover);
    if (!isMoving()) return;
    const figure = figureOf(t.state, mover);
    if (terrainAt(situationOf(t.book, t.state), to) === 'door') {
      if (figure) figure.hex = to;
      return;
    }
    const step = optionsOf(t.book, t.state).find((each) => each.type === 'step' && each.to === to);
    if (!step) return;
    answerQuestion(t, step);
  }
}

/**
 * Answers questions as long as `goesOn` returns true. A choice gets its preset, and a Shield or Retaliate is performed. Any other
 * question gets the first possible command of `IDLY`, or else its first option.
 */
function settle(t: Transaction, goesOn: () => boolean): void {
  for (let asked = 0; asked < MAX_QUESTIONS && t.state.question && !t.state.over && goesOn(); asked += 1) {
    const command = idly(t.book, t.state);
    if (!command) return;
    answerQuestion(t, command);
  }
}

/** Whether the current ability only protects its hero and costs nothing, so that a player would hardly skip it. */
function isGuard({ question }: State): boolean {
  const part = question?.ask === 'ability' ? question.action.parts[question.action.next] : undefined;
  return part?.part === 'ability' && (part.ability.verb === 'shield' || part.ability.verb === 'retaliate');
}

function idly(book: Book, state: State): Command | undefined {
  const options = optionsOf(book, state);
  const { question } = state;
  // L26.1: a monster takes the preset.
  if (question?.ask === 'choice') return options[question.choice.preset] ?? options[0];
  const performs = options.find(({ type }) => type === 'perform');
  if (performs && isGuard(state)) return performs;
  for (const type of IDLY) {
    const found = options.find((each) => each.type === type);
    if (found) return found;
  }
  return options[0];
}

type Reckoned = EventOf<'attackReckoned'>;

/** Returns a function that calculates the chances of an attack from the deck as it is before the round continues. */
function oddsIn(book: Book, state: State) {
  const decks = new Map<string, DrawableCards>([
    ['monsters', cardsLeft(book, state.monsterDeck)],
    ...state.seats.map(({ hero, deck }): [string, DrawableCards] => [hero, cardsLeft(book, deck)]),
  ]);
  return (reckoned: Reckoned, events: readonly GameEvent[]): { target: FigureId; odds: Odds } | null => {
    const { attacker, target, terms, shield, pierce } = reckoned;
    const drawn = events
      .slice(0, events.indexOf(reckoned))
      .findLast((each): each is EventOf<'modifiersDrawn'> => each.type === 'modifiersDrawn');
    const deck = drawn && decks.get(drawn.deck);
    if (!drawn || !deck || drawn.figure !== attacker) return null;
    const attacked = { base: totalOf(terms), shield: totalOf(shield), pierce };
    const mode = drawModeOf(drawn.advantage.length > 0, drawn.disadvantage.length > 0);
    return { target, odds: oddsOf(deck, mode, attacked, figureOf(state, target)?.hp ?? 0) };
  };
}

function turnOf(
  figure: FigureId,
  initiative: number,
  from: HexId,
  events: readonly GameEvent[],
  strikes: GhostTurn['strikes'],
): GhostTurn {
  const focus = events.find((each): each is EventOf<'focusChosen'> => each.type === 'focusChosen');
  const steps = events.flatMap((each) =>
    each.type === 'stepped' && each.figure === figure && each.by === null ? [each.to] : [],
  );
  return {
    figure,
    initiative,
    path: [from, ...steps],
    focus: focus?.focus ?? null,
    decided: focus?.decided ?? null,
    strikes,
  };
}

function heroesIn(before: State, after: State, hits: ReadonlyMap<FigureId, readonly Odds[]>): GhostHero[] {
  return before.figures.flatMap((figure) => {
    if (figure.kind !== 'hero') return [];
    const { id, hp } = figure;
    // `rest` is what remains of the HP after damage that does not depend on chance, for example by a wound or a trap.
    const rest = figureOf(after, id)?.hp ?? 0;
    let [left, falls] = [0, 0];
    for (const [damage, chance] of summed(hits.get(id) ?? [])) {
      left += chance * Math.max(0, rest - damage);
      if (damage >= rest) falls += chance;
    }
    return [{ figure: id, hp, left, falls: Math.min(1, falls) }];
  });
}

/** The distribution of the total damage: the chance of each sum. */
function summed(hits: readonly Odds[]): Map<number, number> {
  let sums = new Map([[0, 1]]);
  for (const { outcomes } of hits) {
    const next = new Map<number, number>();
    for (const [sum, weight] of sums)
      for (const { damage, chance } of outcomes)
        next.set(sum + damage, (next.get(sum + damage) ?? 0) + weight * chance);
    sums = next;
  }
  return sums;
}
