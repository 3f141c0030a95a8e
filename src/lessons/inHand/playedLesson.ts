/**
 * The interactive lesson: chooses the step to show. The step depends only on the play and the draft, not on earlier steps. So a
 * player who does not follow the lesson still gets a fitting step. The lesson forbids no command.
 */
import { legal, type Play } from '../../flow/inHand/play';
import { type HexId, neighbours } from '../../rules/core/hexes';
import { type ReachableHex, reachableHexes } from '../../rules/core/routes';
import { cardOf, cardsIn, faceOf } from '../../rules/inHand/cards';
import type { Command } from '../../rules/inHand/commands';
import { consumableSymbols } from '../../rules/inHand/elements';
import { walkerOf } from '../../rules/inHand/movement';
import { attackOdds, killChance } from '../../rules/inHand/odds';
import type { CardId } from '../../rules/inHand/vocabulary';
import { type Draft, hexesInReach } from '../../session/inHand/interaction';

/** The ids of the steps, roughly in the order in which a player who follows the lesson sees them. */
export const LESSON_STEPS = [
  'first',
  'second',
  'seal',
  'walk',
  'way',
  'nearer',
  'again',
  'throw',
  'throwAgain',
  'strike',
  'aim',
  'odds',
  'certain',
  'blow',
  'damage',
  'turned',
  'behind',
  'loss',
  'element',
  'lever',
  'served',
  'rest',
  'lot',
  'longRest',
  'onward',
  'gate',
  'toGate',
  'towards',
  'there',
  'choose',
  'basic',
  'end',
  'won',
  'lost',
] as const;
export type LessonStepId = (typeof LESSON_STEPS)[number];

export interface LessonStep {
  readonly id: LessonStepId;
  /** The id of the card side that the text of the step names (`cards.face`); null if it names none. */
  readonly face: string | null;
  /**
   * The name of the place on the table that the step points at, or `button:` and the name of a button; null if it points at none.
   */
  readonly pointsAt: string | null;
}

/** The cards that the lesson proposes for a round, the leading one first. */
const PROPOSED: Readonly<Record<number, readonly [CardId, CardId]>> = {
  1: ['opportunist', 'shadowTactics'],
  2: ['shadowTactics', 'opportunist'],
};

type Part = 'top' | 'lower' | 'number';

const step = (id: LessonStepId, pointsAt: string | null = null): LessonStep => ({ id, face: null, pointsAt });

const SEAL = 'button:seal';
const END_TURN = 'button:endTurn';

function onCard({ book, state }: Play, id: LessonStepId, card: CardId, part: Part): LessonStep {
  return { id, face: faceOf(book, cardOf(state, card)).id, pointsAt: `card:${card}:${part}` };
}

/** The step that explains the current question; null if nothing needs an explanation now. */
export function lessonStep(play: Play, draft: Draft): LessonStep | null {
  const { phase, state } = play;
  if (phase === 'won' || phase === 'lost') return step(phase);
  if (state.suffering) return step('damage');
  if (phase === 'select') return selecting(play, draft);
  // If no turn of the hero is in progress, the fight began in an earlier round, so the player has thrown before.
  if (phase === 'behaviour') return step(state.turn ? 'throw' : 'throwAgain', 'line');
  if (phase === 'shortRest' || phase === 'forcedRest') return step('lot', 'button:keep');
  if (phase === 'longRest') return step('longRest');
  if (phase === 'cleanup') return step('rest', cardsIn(state, 'hand').length < 2 ? SEAL : 'button:shortRest');
  if (phase === 'heroTurn.rolling') return step(killsForCertain(play) ? 'certain' : 'odds', 'row');
  if (phase === 'monsterTurn.rolling' || phase === 'interrupt.rolling') return step('blow', 'line');
  if (phase === 'heroTurn.acting') return acting(play, draft);
  if (phase === 'heroTurn.choosing') return choosing(play);
  return null;
}

/** Whether all monsters are dead. The story of the lesson calls this "served". */
const isServed = ({ state }: Play): boolean => state.foes.every(({ hp }) => hp === 0);

function killsForCertain({ book, state }: Play): boolean {
  const odds = attackOdds(book, state);
  if (!odds) return false;
  const { cases, of } = killChance(odds);
  return cases === of;
}

/** The greatest Move in the bottom half of a card; 0 if there is none. */
function moveOf({ book, state }: Play, card: CardId): number {
  const { abilities } = faceOf(book, cardOf(state, card)).bottom;
  return Math.max(0, ...abilities.map((each) => (each.kind === 'move' ? each.value : 0)));
}

/** The card whose bottom half moves furthest; of equal cards the first. Null if no card moves. */
function furthest(play: Play, cards: readonly CardId[]): CardId | null {
  const [best] = [...cards].sort((one, other) => moveOf(play, other) - moveOf(play, one));
  return best && moveOf(play, best) > 0 ? best : null;
}

function selecting(play: Play, { cards }: Draft): LessonStep {
  const { state } = play;
  const hand = cardsIn(state, 'hand').map(({ id }) => id);
  const walks = isServed(play) ? furthest(play, hand) : null;
  const [leading, second] = walks ? [walks] : (PROPOSED[state.round] ?? []);
  if (cards.length === 2) return step('seal', SEAL);
  if (cards.length === 1) {
    const left = hand.filter((id) => !cards.includes(id));
    const wanted = left.find((id) => id === second) ?? left.find((id) => id === leading) ?? left[0];
    if (!wanted) return step('choose');
    const id = state.round === 1 ? 'second' : state.round === 2 ? 'loss' : 'behind';
    return onCard(play, id, wanted, 'number');
  }
  if (walks) return onCard(play, 'onward', walks, 'lower');
  if (isServed(play)) return step('onward');
  if (!leading || !hand.includes(leading)) return step('choose');
  return onCard(play, state.round === 1 ? 'first' : 'turned', leading, 'number');
}

function acting(play: Play, { path }: Draft): LessonStep | null {
  const { book, state } = play;
  const options = legal(play);
  if (options.some((each) => each.type === 'attack' && each.consume.length > 0)) return step('lever', 'button:lever');
  if (options.some(({ type }) => type === 'attack')) return step('aim', SEAL);
  if (!state.turn?.move || state.fight) return null;
  const end = path.at(-1);
  if (end) return step('again', `hex:${end}`);
  const { exit } = book.scenario;
  if (!isServed(play)) return walkTo(play, ['way', 'nearer'], besideFoe(play));
  return walkTo(play, ['toGate', 'towards'], exit ?? null);
}

/** The hexes that the current move could reach if it had `points` movement points; empty if there is no move. */
function reachWith({ book, state }: Play, points: number): ReadonlyMap<HexId, ReachableHex> {
  const move = state.turn?.move;
  if (!move) return new Map();
  return reachableHexes(book.scenario.board, state.hero.at, points, walkerOf(book, state, move));
}

/** More movement points than any way in the yard of the lesson costs. */
const FAR = 50;

/**
 * The step `there`, which points at the goal of the current move. If the move does not reach the goal, the step `nearer`, which points at
 * the last hex of the way to the goal that the move reaches.
 */
function walkTo(play: Play, [there, nearer]: readonly [LessonStepId, LessonStepId], goal: HexId | null): LessonStep {
  if (!goal) return step(there);
  const ways = hexesInReach(play);
  if (ways.get(goal)?.canStop) return step(there, `hex:${goal}`);
  const way = reachWith(play, FAR).get(goal)?.path ?? [];
  const last = way.findLast((hex) => ways.get(hex)?.canStop);
  return step(nearer, last ? `hex:${last}` : null);
}

/** The proposed end of the first walk: the hex with the coin, next to the monster (a Shuffler). From there one Move leads to the gate. */
const PROPOSED_HEX: HexId = 'c4';

/**
 * The hex next to the first living monster: the proposed hex if the move reaches it, else the hex that costs the fewest movement points.
 * Null if no monster lives or no hex next to the monster can be reached.
 */
function besideFoe(play: Play): HexId | null {
  const foe = play.state.foes.find(({ hp }) => hp > 0)?.at;
  if (!foe) return null;
  const ways = reachWith(play, FAR);
  const beside = neighbours(foe).filter((hex) => ways.get(hex)?.canStop);
  if (beside.includes(PROPOSED_HEX) && hexesInReach(play).get(PROPOSED_HEX)?.canStop) return PROPOSED_HEX;
  const [nearest] = beside.sort((one, other) => (ways.get(one)?.cost ?? 0) - (ways.get(other)?.cost ?? 0));
  return nearest ?? null;
}

function choosing(play: Play): LessonStep {
  const { book, state } = play;
  const plays = legal(play).flatMap((each) => (each.type === 'play' && !each.basic ? [each] : []));
  if (isServed(play) && state.hero.at === book.scenario.exit) return step('there', END_TURN);
  if (!state.fight) return walking(play, plays);
  const burning = plays.find(({ card, half }) => half === 'top' && burnsDark(play, card));
  if (burning) return onCard(play, 'element', burning.card, 'top');
  const hits = plays.find(({ card, half }) => half === 'top' && attacks(play, card));
  return hits ? onCard(play, 'strike', hits.card, 'top') : step('end', END_TURN);
}

type PlayCommand = Extract<Command, { type: 'play' }>;

/** The step while no fight is in progress. It proposes a bottom half that moves, or else a basic action or the end of the turn. */
function walking(play: Play, plays: readonly PlayCommand[]): LessonStep {
  const { round } = play.state;
  const bottoms = plays.flatMap(({ card, half }) => (half === 'bottom' ? [card] : []));
  const proposed = isServed(play)
    ? undefined
    : PROPOSED[round]?.find((id) => bottoms.includes(id) && moveOf(play, id) > 0);
  const card = proposed ?? furthest(play, bottoms);
  if (card) return onCard(play, !isServed(play) ? 'walk' : round < 3 ? 'served' : 'gate', card, 'lower');
  // R9.4: the bottom half of any card can be played as Move 2.
  return bottoms.length > 0 ? step('basic', 'button:basic') : step('end', END_TURN);
}

const attacks = ({ book, state }: Play, card: CardId): boolean =>
  faceOf(book, cardOf(state, card)).top.abilities.some(({ kind }) => kind === 'attack');

/** R18.2: whether a card shows Distraint (the other side of The Opportunist) and a Dark symbol can be consumed for it. */
const burnsDark = ({ book, state }: Play, card: CardId): boolean =>
  faceOf(book, cardOf(state, card)).id === 'distraint' &&
  consumableSymbols(book, state).some(({ element }) => element === 'dark');
