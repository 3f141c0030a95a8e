/** Plays one game to its end and counts what happened. */
import type { Bot } from '../../bots/inHand/random';
import { bookFor } from '../../content/inHand';
import { begin, type Play, send } from '../../flow/inHand/play';
import { resultOf } from '../../flow/inHand/result';
import type { InHand } from '../../flow/inHand/types';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { type Journal, newGame } from '../../journal/journal';
import type { Setup } from '../../rules/inHand/book';
import { cardsIn, faceOn } from '../../rules/inHand/cards';
import type { Command } from '../../rules/inHand/commands';
import type { GameEvent } from '../../rules/inHand/events';

/** The number of uses of each thing, by its name. */
export type Uses = Record<string, number>;

/** The counts of one game. */
export interface GameResult {
  readonly won: boolean;
  /** The reason for a defeat; null after a win. */
  readonly ending: 'hp' | 'cards' | 'late' | 'failed' | null;
  readonly rounds: number;
  readonly hp: number;
  /** Number of cards that are not lost at the end. */
  readonly cards: number;
  readonly gold: number;
  readonly negated: number;
  /** Keys are 'face/half' and 'basic/half'. */
  readonly halves: Uses;
  readonly items: Uses;
  /** Keys are 'monster/kind/face'. */
  readonly behaviours: Uses;
  /** The damage dealt to monsters. */
  readonly dealt: number;
  /** The part of `dealt` that was dealt at Distance 1. */
  readonly close: number;
  /** The number of short and long rests. */
  readonly rests: number;
}

/** A limit that no game reaches unless it hangs. */
const MAX_COMMANDS = 5000;

/**
 * Plays a game to its end and returns its journal.
 * @throws Error in the same cases as `playGame`
 */
export function journalOf(setup: Setup, bot: Bot): { readonly won: boolean; readonly journal: Journal<InHand> } {
  const { journal } = newGame(IN_HAND, bookFor(setup));
  const commands: Command[] = [];
  const { won } = playGame(setup, (play) => {
    const command = bot(play);
    if (command) commands.push(command);
    return command;
  });
  return { won, journal: { ...journal, commands } };
}

/**
 * Plays a game to its end.
 * @throws Error if a command is refused or the game does not end; both are bugs in the bot or in the rules
 */
export function playGame(setup: Setup, bot: Bot): GameResult {
  const book = bookFor(setup);
  let play = begin(book);
  const tally: Pick<GameResult, 'halves' | 'items' | 'behaviours'> = { halves: {}, items: {}, behaviours: {} };
  const feel = { dealt: 0, close: 0, rests: 0 };
  let negated = 0;
  let said = 0;
  for (let command = bot(play); command; command = bot(play)) {
    const sent = send(play, command);
    said += 1;
    if (!sent.ok) throw new Error(`${setup.seed}: ${JSON.stringify(command)} is refused: ${sent.reason}`);
    if (said > MAX_COMMANDS) throw new Error(`${setup.seed}: no end after ${MAX_COMMANDS} commands`);
    countCommand(play, command, tally.halves, tally.items);
    for (const event of sent.events) countBehaviour(sent.play, event, tally.behaviours);
    countFeel(play, sent.events, feel);
    negated += sent.events.filter(({ type }) => type === 'damageNegated').length;
    play = sent.play;
  }
  const { state } = play;
  const result = resultOf(play);
  return {
    won: play.phase === 'won',
    ending: play.phase === 'won' ? null : endingOf(play),
    rounds: state.round,
    hp: state.hero.hp,
    cards: state.hero.cards.length - cardsIn(state, 'lost').length,
    gold: result ? result.money + result.purse : 0,
    negated,
    ...tally,
    ...feel,
  };
}

function endingOf({ state }: Play): GameResult['ending'] {
  if (state.ending === 'late' || state.ending === 'failed') return state.ending;
  return state.hero.hp < 1 ? 'hp' : 'cards';
}

function countCommand({ book, state }: Play, command: Command, faces: Uses, items: Uses): void {
  if (command.type === 'useItem') increment(items, command.item);
  if (command.type !== 'play') return;
  const card = state.hero.cards.find(({ id }) => id === command.card);
  const face = card ? faceOn(book, card.id, card.side).id : '';
  increment(faces, `${command.basic ? 'basic' : face}/${command.half}`);
}

function countBehaviour({ state }: Play, event: GameEvent, behaviours: Uses): void {
  if (event.type !== 'behaviourSet') return;
  const foe = state.foes.find(({ id }) => id === event.foe);
  if (foe) increment(behaviours, `${foe.monster}/${foe.kind}/${event.face}`);
}

/**
 * Counts damage and rests. Damage counts at the Distance at which it is dealt. Damage that exceeds a monster's HP does
 * not count.
 */
function countFeel(
  { state }: Play,
  events: readonly GameEvent[],
  feel: { dealt: number; close: number; rests: number },
): void {
  let distance = state.fight?.distance ?? 0;
  for (const event of events) {
    if (event.type === 'combatBegan') distance = event.distance;
    if (event.type === 'distanceChanged') distance = event.to;
    if (event.type === 'shortRestTaken' || event.type === 'longRestDeclared') feel.rests += 1;
    if (event.type !== 'monsterHurt') continue;
    feel.dealt += event.before - event.after;
    if (distance === 1) feel.close += event.before - event.after;
  }
}

/** Adds to the count of this name. */
export function increment(uses: Uses, name: string, by = 1): void {
  uses[name] = (uses[name] ?? 0) + by;
}
