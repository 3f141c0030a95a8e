/** Computes the summary of a finished scenario of the Long Table. */
import type { Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import type { Journal } from '../../journal/journal';
import type { Book } from '../../rules/longTable/book';
import type { GameEvent } from '../../rules/longTable/events';
import { goldPerToken } from '../../rules/longTable/level';
import type { FigureId } from '../../rules/longTable/state';
import type { GoalId, HeroId, MonsterId } from '../../rules/longTable/vocabulary';
import { replaySteps } from './turnReplay';

export interface HeroAccount {
  readonly hero: HeroId;
  /** HP that enemies lost to the hero and its summons. */
  readonly dealt: number;
  readonly kills: number;
  /** HP that the hero lost. */
  readonly suffered: number;
}

export interface GoalAccount {
  readonly hero: HeroId;
  readonly goal: GoalId;
  readonly fulfilled: boolean;
}

/** The attack with the most damage among the attacks of the heroes and their summons (L11). */
export interface BestBlow {
  readonly hero: HeroId;
  readonly target: MonsterId;
  readonly damage: number;
}

/** The coins of a hero, and the gold that each became (L3.2). */
export interface CoinAccount {
  readonly hero: HeroId;
  readonly count: number;
  readonly each: number;
}

export interface Account {
  readonly rounds: number;
  /** Whether the game is over by the rules. A scenario that is given up is not. */
  readonly isOver: boolean;
  /** One account per hero, in the order of the seats. */
  readonly heroes: readonly HeroAccount[];
  readonly best: BestBlow | null;
  /** L29.2: the coins that became gold, or become gold if the scenario is given up now, for each hero who has any. */
  readonly coins: readonly CoinAccount[];
  /** L29.3: the bonus experience of each hero; 0 after a lost scenario. */
  readonly bonus: number;
  /** L29.3: results of the battle goals; empty after a lost scenario. */
  readonly goals: readonly GoalAccount[];
}

type State = Play['state'];

const isEnemy = (figure: FigureId): boolean => figure.startsWith('monster:');

const monsterOf = (figure: FigureId): MonsterId => figure.split(':')[1] ?? '';

/**
 * The hero who gets the credit for what a figure does: the hero itself or the summoner (L18.8). Null if the figure is
 * neither a hero nor a hero's summon, or if there is no figure.
 */
function leaderOf(figure: FigureId | null, states: readonly State[]): HeroId | null {
  if (figure === null) return null;
  const [kind, name = ''] = figure.split(':');
  if (kind === 'hero') return name;
  for (const { figures } of states) {
    const summon = figures.find(({ id }) => id === figure);
    if (summon?.kind === 'summon') return summon.hero;
  }
  return null;
}

/**
 * The HP that each `damaged` event of a command took. It is less than the damage if the figure had fewer HP left.
 * @param before the state before the command
 */
function hpTaken(before: State, events: readonly GameEvent[]): Map<GameEvent, number> {
  const left = new Map<FigureId, number>(before.figures.map(({ id, hp }) => [id, hp]));
  const taken = new Map<GameEvent, number>();
  for (const event of events) {
    if (event.type !== 'damaged' && event.type !== 'healed' && event.type !== 'figurePlaced') continue;
    const { figure, hp } = event;
    if (event.type === 'damaged') taken.set(event, (left.get(figure) ?? hp + event.n) - hp);
    left.set(figure, hp);
  }
  return taken;
}

/**
 * Replays a game and computes its summary. If the game begins with a checkpoint, only what follows the checkpoint
 * counts.
 */
export function accountOf(book: Book, journal: Journal<LongTable>): Account {
  const steps = replaySteps(journal, book);
  const last = steps.at(-1);
  const seats = (last?.before.state.seats ?? []).map(({ hero }) => hero);
  const sums = new Map(seats.map((hero) => [hero, { hero, dealt: 0, kills: 0, suffered: 0 }]));
  let rounds = 0;
  let best: BestBlow | null = null;
  let bonus = 0;
  const goals: GoalAccount[] = [];
  const count = (event: GameEvent, states: readonly State[], taken: number): void => {
    switch (event.type) {
      case 'roundBegan':
        rounds = event.round;
        return;
      case 'damaged': {
        const { figure, by } = event;
        const sufferer = figure.startsWith('hero:') ? sums.get(figure.slice('hero:'.length)) : undefined;
        if (sufferer) sufferer.suffered += taken;
        const doer = sums.get(leaderOf(by, states) ?? '');
        if (doer && isEnemy(figure)) doer.dealt += taken;
        return;
      }
      case 'died': {
        const doer = sums.get(leaderOf(event.credit, states) ?? '');
        if (doer && isEnemy(event.figure)) doer.kills += 1;
        return;
      }
      case 'experienceGained':
        if (event.rule === 'L29.3') bonus = event.n;
        return;
      case 'battleGoalJudged': {
        const { hero, goal, fulfilled } = event;
        goals.push({ hero, goal, fulfilled });
        return;
      }
      case 'attackReckoned': {
        const hero = leaderOf(event.attacker, states);
        if (hero === null || !isEnemy(event.target) || event.damage <= (best?.damage ?? 0)) return;
        best = { hero, target: monsterOf(event.target), damage: event.damage };
        return;
      }
      default:
        return;
    }
  };
  steps.forEach(({ before, events }, nth) => {
    // A figure that the command summons is only in the state after the command. A figure that dies is only in the state
    // before the command.
    const after = steps[nth + 1]?.before.state;
    const states = after ? [before.state, after] : [before.state];
    const taken = hpTaken(before.state, events);
    for (const event of events) count(event, states, taken.get(event) ?? 0);
  });
  // No event tells the coins of a scenario that is given up.
  const coins = (last?.after.state.seats ?? []).flatMap(({ hero, money }) =>
    money > 0 ? [{ hero, count: money, each: goldPerToken(book) }] : [],
  );
  const end = last?.after.phase;
  return { rounds, isOver: end === 'won' || end === 'lost', heroes: [...sums.values()], best, coins, bonus, goals };
}
