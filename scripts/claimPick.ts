/** Chooses, from mined candidates, the claims that ship. */
import { fractionOf } from '../src/audit/claims';
import { type Aim, DEGREES, type Degree, type SmallClaim } from '../src/audit/inHand/claims';
import type { Checkpoint } from '../src/flow/inHand/play';
import { canonicalJson, checksum } from '../src/journal/digest';
import type { Setup } from '../src/rules/inHand/book';
import type { Command } from '../src/rules/inHand/commands';

export interface Candidate {
  readonly game: number;
  /** The number of positions that the calculation of the claim's chance visits. */
  readonly positions: number;
  readonly decisions: number;
  /** The best commands, if every throw is the best one. */
  readonly line: readonly Command[];
  readonly claim: {
    readonly setup: Setup;
    readonly start: Checkpoint;
    readonly aim: Aim;
    /** The chances of the best first command, of the second best, and of the greedy bot. */
    readonly chance: number;
    readonly second: number;
    readonly greedy: number;
  };
}

/** What mining counts for each game: pairs of position and aim, pairs with too many positions to calculate, and claims. */
export interface Counts {
  readonly game: number;
  readonly tried: number;
  readonly large: number;
  readonly found: number;
}

/** The number of claims that ship. */
const MAX_CLAIMS = 60;
/** The most decisions of a claim of the first and of the second degree. */
const EASY = [2, 4] as const;

const isCandidate = (line: Candidate | Counts): line is Candidate => 'claim' in line;

const degreeOf = ({ decisions }: Candidate): Degree => (decisions <= EASY[0] ? 1 : decisions <= EASY[1] ? 2 : 3);

/** Returns a text that is equal for claims that are alike: the same hero, aim and monster, and the same card and half to begin with. */
function likenessOf({ line, claim: { setup, start, aim } }: Candidate): string {
  const [first] = line;
  const target = 'foe' in aim ? aim.foe : start.state.fight?.foe;
  const monster = start.state.foes.find(({ id }) => id === target)?.monster ?? '';
  const begins = first?.type === 'play' ? `${first.card} ${first.half}` : JSON.stringify(first);
  return [setup.hero, aim.kind, monster, begins].join(' ');
}

/**
 * Chooses at most `MAX_CLAIMS` claims, no two alike and at most two per game.
 * @returns them and the sums of the counts as JSON with one claim a line, and a report
 */
export function pickClaims(lines: readonly (Candidate | Counts)[]): { text: string; report: string } {
  const counts = lines.filter((line): line is Counts => !isCandidate(line));
  const sum = (of: (each: Counts) => number) => counts.reduce((all, each) => all + of(each), 0);
  const mined = { games: counts.length, tried: sum(({ tried }) => tried), found: sum(({ found }) => found) };
  const alike = new Set<string>();
  const games = new Map<number, number>();
  const chosen = lines
    .filter(isCandidate)
    .sort((a, b) => b.claim.chance - b.claim.second - (a.claim.chance - a.claim.second) || a.game - b.game)
    .filter((each) => {
      const likeness = likenessOf(each);
      const position = checksum(canonicalJson(each.claim.start));
      const ofGame = games.get(each.game) ?? 0;
      if (alike.has(likeness) || alike.has(position) || ofGame >= 2) return false;
      alike.add(likeness).add(position);
      games.set(each.game, ofGame + 1);
      return true;
    })
    .slice(0, MAX_CLAIMS);
  const claims = DEGREES.flatMap((degree) =>
    chosen
      .filter((each) => degreeOf(each) === degree)
      .sort((a, b) => a.positions - b.positions)
      .map((each): SmallClaim => {
        const { setup, start, aim, chance } = each.claim;
        const id = checksum(canonicalJson([setup, start, aim]));
        return { id, degree, setup, start, aim, chance: fractionOf(chance), decisions: each.decisions };
      }),
  );
  const body = claims.map((claim) => JSON.stringify(claim)).join(',\n');
  const byDegree = DEGREES.map((degree) => claims.filter((each) => each.degree === degree).length);
  return {
    text: `{ "mined": ${JSON.stringify(mined)}, "claims": [\n${body}\n] }\n`,
    report: `${mined.games} games, ${mined.tried} candidates, ${mined.found} claims; ${claims.length} ship: ${byDegree.join(', ')} by degree`,
  };
}
