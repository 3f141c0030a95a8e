/** Chooses from the mined candidates the claims that the game contains. */
import { type ClaimOf, DEGREES, type Degree, fractionOf, inThousandths } from '../../src/audit/claims';
import type { Aim } from '../../src/audit/inHand/claims';
import type { TableAim } from '../../src/audit/longTable/claims';
import type { InHand } from '../../src/flow/inHand/types';
import type { LongTable } from '../../src/flow/longTable/types';
import { canonicalJson, checksum } from '../../src/journal/digest';
import type { GameTypes } from '../../src/rules/core/ruleset';
import { minedInHand } from './inHand';
import { minedLongTable } from './longTable';
import { bestLineOf, type Candidate, type Counts, type MinedMode } from './mining';

// biome-ignore lint/suspicious/noExplicitAny: the lines of a file are of the mode that was named for it.
type Any = any;
export type Lines = readonly (Candidate<Any, Any> | Counts)[];

interface Mined {
  readonly games: number;
  readonly tried: number;
  readonly found: number;
}

/** The contents of a file of claims. */
export interface Shipped<G extends GameTypes = Any, A = Any> {
  readonly mined: Mined;
  readonly claims: readonly ClaimOf<G, A>[];
}

/** What picking needs from a mode. */
interface Picking<G extends GameTypes, A> {
  readonly mode: MinedMode<G, A>;
  /** The maximum number of claims that the game contains. */
  readonly most: number;
  /** The maximum number of decisions in a claim of the first degree and in a claim of the second degree. */
  readonly easy: readonly [number, number];
  /** The minimum number of positions of a claim: with fewer positions the solution is obvious. */
  readonly least: number;
  /** Returns a text that is equal for claims with the same hero, kind of aim and monster. */
  subjectOf(claim: Pick<ClaimOf<G, A>, 'setup' | 'start' | 'aim'>): string;
  fractionOf(chance: number): readonly [number, number];
}

const HAND: Picking<InHand, Aim> = {
  mode: minedInHand,
  most: 60,
  easy: [2, 4],
  least: 2,
  subjectOf({ setup, start, aim }) {
    const target = 'foe' in aim ? aim.foe : start.state.fight?.foe;
    const monster = start.state.foes.find(({ id }) => id === target)?.monster ?? '';
    return [setup.hero, aim.kind, monster].join(' ');
  },
  fractionOf,
};

const TABLE: Picking<LongTable, TableAim> = {
  mode: minedLongTable,
  most: 40,
  easy: [2, 4],
  least: 3,
  subjectOf({ start, aim }) {
    const { figures, turn } = start.state;
    const target = figures.find(({ id }) => 'figure' in aim && id === aim.figure);
    return [turn?.figure, aim.kind, target?.kind === 'monster' ? target.monster : ''].join(' ');
  },
  fractionOf: (chance) => [inThousandths(1000 * chance), PARTS],
};

/** Chances at the Long Table are stored in millionths, because their exact fractions are long. */
const PARTS = 1_000_000;

const isCandidate = (line: Lines[number]): line is Candidate<Any, Any> => 'claim' in line;

/**
 * Returns a text that is equal for similar claims: the same hero, aim and monster, and the same first command. Of a command that plays a
 * card, only the card and the half count.
 */
function likenessOf<G extends GameTypes, A>(
  picking: Picking<G, A>,
  claim: Pick<ClaimOf<G, A>, 'setup' | 'start' | 'aim'>,
  [first]: readonly G['command'][],
): string {
  const begins =
    first?.type === 'play' && 'card' in first && 'half' in first
      ? `${first.card} ${first.half}`
      : JSON.stringify(first);
  return `${picking.subjectOf(claim)} ${begins}`;
}

/**
 * Adds mined claims to the shipped claims. No two claims are similar or have the same position, and at most two are added from one game.
 * @returns the new file's text and a report
 */
function pick<G extends GameTypes, A>(picking: Picking<G, A>, shipped: Shipped<G, A>, lines: Lines) {
  const { mode } = picking;
  const counts = lines.filter((line): line is Counts => !isCandidate(line));
  const sum = (of: (each: Counts) => number) => counts.reduce((all, each) => all + of(each), 0);
  const { mined: before } = shipped;
  const mined = {
    games: before.games + counts.length,
    tried: before.tried + sum(({ tried }) => tried),
    found: before.found + sum(({ found }) => found),
  };
  const alike = new Set<string>();
  for (const claim of shipped.claims) {
    const from = { phase: claim.start.phase, book: mode.bookFor(claim.setup), state: claim.start.state, events: [] };
    const { line } = bestLineOf(mode, mode.rulesOf(from, claim.aim), from);
    alike.add(likenessOf(picking, claim, line)).add(checksum(canonicalJson(claim.start)));
  }
  const games = new Map<number, number>();
  const added = (lines.filter(isCandidate) as Candidate<G, A>[])
    .sort((a, b) => b.claim.chance - b.claim.second - (a.claim.chance - a.claim.second) || a.game - b.game)
    .filter((each) => {
      const likeness = likenessOf(picking, each.claim, each.line);
      const position = checksum(canonicalJson(each.claim.start));
      const ofGame = games.get(each.game) ?? 0;
      if (each.positions < picking.least || alike.has(likeness) || alike.has(position) || ofGame >= 2) return false;
      alike.add(likeness).add(position);
      games.set(each.game, ofGame + 1);
      return true;
    })
    .slice(0, Math.max(0, picking.most - shipped.claims.length))
    .map((each): ClaimOf<G, A> => {
      const { setup, start, aim, chance } = each.claim;
      const id = checksum(canonicalJson([setup, start, aim]));
      const { decisions } = each;
      return {
        id,
        degree: degreeOf(picking, decisions),
        setup,
        start,
        aim,
        chance: picking.fractionOf(chance),
        decisions,
      };
    });
  const all = [...shipped.claims, ...added];
  const claims = DEGREES.flatMap((degree) => all.filter((each) => each.degree === degree));
  const body = claims.map((claim) => JSON.stringify(claim)).join(',\n');
  const byDegree = DEGREES.map((degree) => claims.filter((each) => each.degree === degree).length);
  return {
    text: `{ "mined": ${JSON.stringify(mined)}, "claims": [\n${body}\n] }\n`,
    report: `${mined.games} games, ${mined.tried} candidates, ${mined.found} claims; ${claims.length} ship: ${byDegree.join(', ')} by degree`,
  };
}

const degreeOf = ({ easy }: Pick<Picking<Any, Any>, 'easy'>, decisions: number): Degree =>
  decisions <= easy[0] ? 1 : decisions <= easy[1] ? 2 : 3;

export const pickInHandClaims = (shipped: Shipped, lines: Lines) => pick(HAND, shipped, lines);
export const pickLongTableClaims = (shipped: Shipped, lines: Lines) => pick(TABLE, shipped, lines);

/** Returns the text of the list of all claims. */
export function listOf(shipped: Readonly<Record<string, Shipped>>): string {
  const lines = Object.entries(shipped).flatMap(([mode, { claims }]) =>
    claims.map(({ id, degree, aim, chance: [part, whole] }) =>
      JSON.stringify({ id, mode, degree, aim: aim.kind, best: Math.round((1000 * part) / whole) }),
    ),
  );
  return `[\n${lines.join(',\n')}\n]\n`;
}
