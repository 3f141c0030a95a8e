/**
 * Forecasts an attack for each of its targets (L36.9). The forecast depends on which modifier cards are
 * undrawn, but never on their order.
 */
import { legal, type Play, send } from '../../flow/longTable/play';
import type { DeepReadonly } from '../../rules/core/transaction';
import { calculateAttack, strikeOn } from '../../rules/longTable/attackCalculation';
import type { Book } from '../../rules/longTable/book';
import type { Command } from '../../rules/longTable/commands';
import { figureOf } from '../../rules/longTable/figures';
import { canBeStopped } from '../../rules/longTable/forcedMoves';
import { type Odds, oddsOfStrike } from '../../rules/longTable/odds';
import type { FigureId } from '../../rules/longTable/state';
import type { AttackJob, Force, Strike } from '../../rules/longTable/tasks';

export interface Threat {
  readonly figure: FigureId;
  /** HP now. */
  readonly hp: number;
  /** HP after the mean damage, rounded; at least 1 if the target is more likely to survive than to die. */
  readonly after: number;
  readonly odds: Odds;
  /**
   * L14.2: the damage that *Slam* adds if something stops the target, and the chance that the target then dies. Null if
   * the attack has no *Slam* or nothing can stop the target.
   */
  readonly slam: { readonly n: number; readonly kill: number } | null;
}

/**
 * While modifier cards are drawn: the forecasts for the targets that have no modifier cards yet, in the order of the
 * attack. While the player chooses targets: the forecast for each target that can be chosen.
 * @param area the placed area; if it is not null, only the figures in it are the targets to choose from
 */
export function threatsOf(play: Play, options: readonly Command[], area: Command | null): readonly Threat[] {
  const { question } = play.state;
  if (question?.ask === 'draw') return strikes(play, question.strike);
  if (question?.ask !== 'targets' || question.ability.verb !== 'attack') return [];
  const tries = area ? [area] : options.filter(({ type }) => type === 'target');
  const found = tries.flatMap((command) => {
    const ahead = aimed(play, command);
    if (!ahead) return [];
    const all = strikes(ahead.play, ahead.strike);
    return command.type === 'target' ? all.filter(({ figure }) => figure === command.figure) : all;
  });
  return found.filter(({ figure }, i) => found.findIndex((each) => each.figure === figure) === i);
}

/**
 * The play just before the first modifier card is drawn, if the player sends `first` and chooses nothing else. Null if
 * no card is drawn.
 */
function aimed(play: Play, first: Command): { readonly play: Play; readonly strike: DeepReadonly<Strike> } | null {
  let sent = send(play, first);
  // `done` declines further targets.
  for (let steps = 0; steps < 4 && sent.ok; steps += 1) {
    const next = sent.play;
    const { question } = next.state;
    if (question?.ask === 'draw') return { play: next, strike: question.strike };
    const done = legal(next).find(({ type }) => type === 'done');
    if (question?.ask !== 'targets' || !done) return null;
    sent = send(next, done);
  }
  return null;
}

/** The forecast of the current target, then those of the later targets of the same attack. */
function strikes({ book, state }: Play, strike: DeepReadonly<Strike>): Threat[] {
  const { job, target } = strike;
  const later = job.targets.slice(job.targets.indexOf(target) + 1).filter((id) => figureOf(state, id));
  return [strike, ...later.map((id) => strikeOn(book, state, job as AttackJob, id))].flatMap((each) =>
    threat(book, state, each),
  );
}

function threat(book: Book, state: Play['state'], strike: DeepReadonly<Strike>): Threat[] {
  const target = figureOf(state, strike.target);
  const odds = oddsOfStrike(book, state, strike);
  if (!target || !odds) return [];
  const { hp } = target;
  const after = Math.max(odds.kill < 0.5 ? 1 : 0, Math.round(hp - odds.mean));
  const n = slamOf(book, state, strike);
  const kill = odds.outcomes.reduce((sum, { damage, chance }) => sum + (damage + n >= hp ? chance : 0), 0);
  return [{ figure: target.id, hp, after, odds, slam: n > 0 ? { n, kill } : null }];
}

/**
 * L14.1, L14.2: the damage that *Slam* adds at the target's current hex. 0 if the attack has no *Slam*, or neither
 * pushes nor pulls, or if nothing can stop the target.
 */
function slamOf(book: Book, state: Play['state'], strike: DeepReadonly<Strike>): number {
  const { push = 0, pull = 0, slam = 0 } = calculateAttack(book, state, strike)?.mods ?? {};
  const full = push || pull;
  if (slam === 0 || full === 0) return 0;
  const { job, target } = strike;
  const kind = push ? 'push' : 'pull';
  const { source } = job as AttackJob;
  const force: Force = { by: job.attacker, target, kind, left: full, full, slam, path: [], source, mayWaive: true };
  return canBeStopped(book, state, force) ? slam : 0;
}
