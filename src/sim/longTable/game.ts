/** Plays one scenario of the Long Table to its end and counts what happened. */
import type { Bot } from '../../bots/longTable/random';
import { bookFor } from '../../content/longTable';
import { begin, type Play, send } from '../../flow/longTable/play';
import type { Setup } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import type { GameEvent } from '../../rules/longTable/events';
import type { HeroId } from '../../rules/longTable/vocabulary';

/** The number of uses of each thing, by its name. */
export type Uses = Record<string, number>;

/** The counts of one game. */
export interface GameResult {
  readonly party: readonly HeroId[];
  readonly won: boolean;
  readonly rounds: number;
  /** HP left at the end, as a share of the maximum HP of all heroes, from 0 to 1. */
  readonly hp: number;
  /** `hp`: the number of heroes exhausted by damage. `cards`: the number of heroes exhausted by a lack of cards. */
  readonly outOf: { readonly hp: number; readonly cards: number };
  /** How often the heroes lost cards to negate damage. */
  readonly negations: number;
  readonly experience: number;
  readonly tokens: number;
  /** Keys are 'card/half' and 'card/basic'. */
  readonly halves: Uses;
  readonly items: Uses;
  /** Damage that each hero did, including the damage of its summons. */
  readonly damage: Uses;
}

/** A limit that no game reaches unless it hangs. */
const MAX_COMMANDS = 6000;

/**
 * Plays a scenario to its end.
 * @throws Error if a command is refused or the game does not end; both are bugs in the bot or in the rules
 */
export function playGame(setup: Setup, bot: Bot): GameResult {
  let play = begin(bookFor(setup));
  const tally = { halves: {} as Uses, items: {} as Uses, damage: {} as Uses };
  const outOf = { hp: 0, cards: 0 };
  let negations = 0;
  let said = 0;
  for (let command = bot(play); command; command = bot(play)) {
    const sent = send(play, command);
    said += 1;
    if (!sent.ok) throw new Error(`${setup.seed}: ${JSON.stringify(command)} is refused: ${sent.reason}`);
    if (said > MAX_COMMANDS) throw new Error(`${setup.seed}: no end after ${MAX_COMMANDS} commands`);
    if (command.type === 'loseFromHand' || command.type === 'loseFromDiscard') negations += 1;
    countCommand(command, tally);
    for (const event of sent.events) {
      if (event.type === 'exhausted') outOf[event.why === 'hp' ? 'hp' : 'cards'] += 1;
      countDamage(play, event, tally.damage);
    }
    play = sent.play;
  }
  const { state } = play;
  const heroes = state.figures.filter(({ kind }) => kind === 'hero');
  const most = setup.heroes.reduce((sum, { hero, level }) => sum + maxHpOf(play, hero, level), 0);
  return {
    party: setup.heroes.map(({ hero }) => hero),
    won: state.ending === 'won',
    rounds: state.round,
    hp: heroes.reduce((sum, { hp }) => sum + hp, 0) / Math.max(1, most),
    outOf,
    negations,
    experience: state.seats.reduce((sum, seat) => sum + seat.experience, 0),
    tokens: state.seats.reduce((sum, seat) => sum + seat.money, 0),
    ...tally,
  };
}

function maxHpOf({ book }: Play, hero: HeroId, level: number): number {
  return book.heroes.find(({ def }) => def.id === hero)?.def.hp[level - 1] ?? 0;
}

function countCommand(command: Command, { halves, items }: { halves: Uses; items: Uses }): void {
  if (command.type === 'useItem') increment(items, command.item);
  if (command.type === 'play') increment(halves, `${command.card}/${command.basic ? 'basic' : command.half}`);
}

function countDamage({ state }: Play, event: GameEvent, damage: Uses): void {
  if (event.type !== 'damaged' || event.by === null) return;
  const by = state.figures.find(({ id }) => id === event.by);
  if (by?.kind === 'hero' || by?.kind === 'summon') increment(damage, by.hero, event.n);
}

/** Adds to the count of this name. */
export function increment(uses: Uses, name: string, by = 1): void {
  uses[name] = (uses[name] ?? 0) + by;
}
