/** Looks for small claims in the positions of simulated games. */
import { CHANCE_PARTS, type ClaimRules, openExpansion, TooManyPositions } from '../../src/audit/claims';
import type { Checkpoint, GameTypes, Play, SetupOf } from '../../src/rules/core/ruleset';

/** The minimum difference in chance between the best first command and the second best, and between the best and the greedy bot's play. */
const GAP = 0.15 * CHANCE_PARTS;
/** The least chance of the best first command. */
const LEAST = 0.25 * CHANCE_PARTS;
/** A best line ends as soon as it has more commands than this. */
const LONGEST = 60;

/** A position with its set-up. */
export interface Position<G extends GameTypes> {
  readonly setup: SetupOf<G>;
  readonly start: Checkpoint<G>;
}

/** What mining needs from a mode. */
export interface MinedMode<G extends GameTypes, Aim> {
  bookFor(setup: SetupOf<G>): G['book'];
  /** The positions of a game in which the player has a choice. @param nth the number of the game */
  positionsOf(nth: number): readonly Play<G>[];
  /** Returns further positions of the same size that the player could have reached instead. */
  variantsOf(play: Play<G>): readonly Play<G>[];
  /** The aims that are tried in a position. */
  aimsOf(play: Play<G>): readonly Aim[];
  /** Returns an aim that is reached whenever `aim` is reached, if the mode has one: its chance is an upper bound. */
  weakerAim(aim: Aim): Aim | null;
  /** Returns a text that is equal for positions with the same hero in turn and the same kinds of living monsters. */
  castOf(position: Position<G>): string;
  /** Returns a text that is equal for positions with the same cards to play in the turn. */
  cardsOf(position: Position<G>): string;
  rulesOf(from: Play<G>, aim: Aim): ClaimRules<G>;
  /** The greedy bot. */
  greedy(play: Play<G>): G['command'] | null;
  /** Whether a command continues the decision of the command before it. */
  continuesAction(command: G['command']): boolean;
  /** The set-up and the position, without the seed and without the order of hidden cards. */
  startOf(play: Play<G>): Position<G>;
  /** The maximum number of positions that a calculation visits. More are not worth the time, because most candidates are not claims. */
  readonly maxMined: number;
  /**
   * The number of positions that the first command may need. Each further command may need its share of `maxMined` in addition. A position
   * that needs more at the beginning is almost always too large in the end, and most of the time would be spent on such positions.
   */
  readonly maxEarly: number;
}

/** A mined claim, which picking may choose. */
export interface Candidate<G extends GameTypes, Aim> {
  readonly game: number;
  /** The number of positions that the calculation of the claim's chance visits. */
  readonly positions: number;
  /** The number of decisions in `line` that had an alternative. */
  readonly decisions: number;
  /** The best commands, if every random result is the best possible one. */
  readonly line: readonly G['command'][];
  readonly claim: {
    readonly setup: SetupOf<G>;
    readonly start: Checkpoint<G>;
    readonly aim: Aim;
    /** The chance after the best first command. */
    readonly chance: number;
    /** The chance after the second best first command. */
    readonly second: number;
    /** The chance if the greedy bot makes every decision. */
    readonly greedy: number;
  };
}

/** The reasons for which a pair of a position and an aim makes no claim, in the order in which they are examined. */
const REFUSALS = ['known', 'large', 'inexact', 'weak', 'close', 'greedy'] as const;
/**
 * `known`: an earlier position with the same cast and cards made a claim.
 * `large`: the calculation visits too many positions.
 * `inexact`: the chance depends on the generator.
 * `weak`: the best chance is less than `LEAST`.
 * `close`: another first command comes within `GAP` of the best.
 * `greedy`: the greedy bot finds the first command, or its play comes within `GAP` of the best.
 */
type Refusal = (typeof REFUSALS)[number];

/** What mining counts for each game. */
export interface Counts {
  /** The number of the game. */
  readonly game: number;
  /** Pairs of a position and an aim. */
  readonly tried: number;
  /** Pairs that make a claim. */
  readonly found: number;
  /** Pairs that make no claim, by reason. Older files lack it. */
  readonly refused?: Readonly<Record<Refusal, number>>;
}

/** Says how many pairs were tried, how many make claims, and what share was refused for which reason. */
export function sharesOf(counts: readonly Counts[]): string {
  const sum = (of: (each: Counts) => number) => counts.reduce((all, each) => all + of(each), 0);
  const tried = sum((each) => each.tried);
  const shares = REFUSALS.map((reason) => {
    const refused = sum((each) => each.refused?.[reason] ?? 0);
    return `${reason} ${refused} (${Math.round((100 * refused) / Math.max(1, tried))}%)`;
  });
  return `${tried} tried, ${sum((each) => each.found)} claims; refused: ${shares.join(', ')}`;
}

/** Returns the best commands if every random result is the best possible one, and the number of decisions that had an alternative. */
export function bestLineOf<G extends GameTypes, Aim>(mode: MinedMode<G, Aim>, rules: ClaimRules<G>, from: Play<G>) {
  const expansion = openExpansion(rules, Number.POSITIVE_INFINITY);
  const line: G['command'][] = [];
  let decisions = 0;
  for (let play = from; ; ) {
    const options = expansion.optionsOf(play);
    const [best] = options;
    if (!best || line.length > LONGEST) return { decisions, line };
    const isPart = line.length > 0 && mode.continuesAction(best.command);
    if (options.length > 1 && !isPart) decisions += 1;
    line.push(best.command);
    const [after] = rules
      .results(play, best.command)
      .map((each) => ({ play: each.play, verdict: rules.verdict(each.play) }))
      .map((found) => ({ ...found, worth: worthOf(found.verdict, () => expansion.bestOf(found.play)) }))
      .sort((a, b) => b.worth - a.worth);
    if (!after || after.verdict) return { decisions, line };
    play = after.play;
  }
}

const worthOf = (verdict: string | null, worth: () => number) =>
  verdict ? (verdict === 'reached' ? CHANCE_PARTS : 0) : worth();

/** The result of an examination: a claim, or why there is none. `best` is the best chance, if it is known. */
type Examined<G extends GameTypes, Aim> =
  | { readonly candidate: Candidate<G, Aim> }
  | { readonly refusal: Refusal; readonly best?: number };

/**
 * Examines whether a position and an aim make a claim.
 * @throws TooManyPositions if the calculation visits more than `maxMined` positions
 */
function examine<G extends GameTypes, Aim>(
  mode: MinedMode<G, Aim>,
  rules: ClaimRules<G>,
  play: Play<G>,
  aim: Aim,
  game: number,
): Examined<G, Aim> {
  const commands = rules.legal(play);
  let allowed = mode.maxEarly;
  const expansion = openExpansion(rules, () => Math.min(allowed, mode.maxMined));
  let [best, second, first] = [0, 0, null as G['command'] | null];
  for (const [nth, command] of commands.entries()) {
    allowed = mode.maxEarly + (mode.maxMined * nth) / commands.length;
    const chance = expansion.chanceOf(play, command);
    if (chance > best) [best, second, first] = [chance, best, command];
    else second = Math.max(second, chance);
    // From here on no command can be better than `second` by `GAP`.
    if (second > CHANCE_PARTS - GAP) return { refusal: 'close' };
  }
  const { positions } = expansion;
  if (best < LEAST) return { refusal: 'weak', best };
  if (best - second < GAP) return { refusal: 'close', best };
  if (JSON.stringify(mode.greedy(play)) === JSON.stringify(first)) return { refusal: 'greedy', best };
  const greedy = openExpansion(rules, mode.maxMined).chanceOfPolicy(play, mode.greedy);
  if (best - greedy < GAP) return { refusal: 'greedy', best };
  const { decisions, line } = bestLineOf(mode, rules, play);
  const claim = { ...mode.startOf(play), aim, chance: best, second, greedy };
  return { candidate: { game, positions, decisions, line, claim } };
}

/** The number of positions with a claim after which mining goes on to the next game: picking takes no more from one game. */
export const PER_GAME = 2;

/**
 * Mines a game. Tries the variants of a position only if the position itself is not too large.
 * @param hear receives each claim
 * @param seen the casts and cards of positions that made claims; mining skips such positions and adds those it finds
 */
export function mineGame<G extends GameTypes, Aim>(
  mode: MinedMode<G, Aim>,
  game: number,
  hear: (found: Candidate<G, Aim>) => void,
  seen = new Set<string>(),
): Counts {
  let [tried, found, positions] = [0, 0, 0];
  const refused = Object.fromEntries(REFUSALS.map((each) => [each, 0])) as Record<Refusal, number>;
  const minePosition = (play: Play<G>): readonly Examined<G, Aim>[] => {
    const position = mode.startOf(play);
    const likeness = `${mode.castOf(position)} ${mode.cardsOf(position)}`;
    const examined = seen.has(likeness)
      ? mode.aimsOf(play).map(() => ({ refusal: 'known' as const }))
      : mineAims(mode, play, game);
    for (const each of examined) {
      tried += 1;
      if ('refusal' in each) refused[each.refusal] += 1;
      else hear(each.candidate);
    }
    const claims = examined.filter((each) => 'candidate' in each);
    found += claims.length;
    if (claims.length > 0) {
      seen.add(likeness);
      positions += 1;
    }
    return examined;
  };
  for (const play of mode.positionsOf(game)) {
    if (positions >= PER_GAME) break;
    const isLarge = minePosition(play).some((each) => 'refusal' in each && each.refusal === 'large');
    if (!isLarge) for (const variant of mode.variantsOf(play)) if (positions < PER_GAME) minePosition(variant);
  }
  return { game, tried, found, refused };
}

/** Examines all aims of a position. */
function mineAims<G extends GameTypes, Aim>(mode: MinedMode<G, Aim>, play: Play<G>, game: number): Examined<G, Aim>[] {
  const shared = shareResults<G>();
  const bests = new Map<string, number>();
  let unfit: Refusal | null = null;
  return mode.aimsOf(play).map((aim) => {
    // A position that is too large for one aim is too large for nearly all aims.
    if (unfit) return { refusal: unfit };
    const weaker = mode.weakerAim(aim);
    const bound = weaker ? bests.get(JSON.stringify(weaker)) : undefined;
    if (bound !== undefined && bound < LEAST) return { refusal: 'weak' };
    try {
      const examined = examine(mode, shared(mode.rulesOf(play, aim)), play, aim, game);
      if ('best' in examined && examined.best !== undefined) bests.set(JSON.stringify(aim), examined.best);
      return examined;
    } catch (error) {
      if (!(error instanceof TooManyPositions || error instanceof RangeError)) throw error;
      unfit = error instanceof TooManyPositions ? 'large' : 'inexact';
      return { refusal: unfit };
    }
  });
}

/** Returns a function that makes rules of several aims share the results of commands. Calculating the results takes most of the time. */
function shareResults<G extends GameTypes>(): (rules: ClaimRules<G>) => ClaimRules<G> {
  const keys = new WeakMap<Play<G>, string>();
  const legal = new Map<string, readonly G['command'][]>();
  const results = new Map<string, ReturnType<ClaimRules<G>['results']>>();
  return (rules) => {
    const keyOf = (play: Play<G>) => {
      const key = keys.get(play) ?? rules.keyOf(play);
      keys.set(play, key);
      return key;
    };
    const cached = <T>(cache: Map<string, T>, key: string, make: () => T): T => {
      const found = cache.get(key) ?? make();
      cache.set(key, found);
      return found;
    };
    return {
      keyOf,
      legal: (play) => cached(legal, keyOf(play), () => rules.legal(play)),
      results: (play, command) =>
        cached(results, `${keyOf(play)}${JSON.stringify(command)}`, () => rules.results(play, command)),
      verdict: rules.verdict,
    };
  };
}
