/** Chooses from the mined candidates the claims that the game contains. */
import { type ClaimOf, DEGREES, type Degree, fractionOf, inThousandths } from '../../src/audit/claims';
import type { Aim, SmallClaim } from '../../src/audit/inHand/claims';
import type { TableAim, TableClaim } from '../../src/audit/longTable/claims';
import type { InHand } from '../../src/flow/inHand/types';
import type { LongTable } from '../../src/flow/longTable/types';
import { bornName } from '../../src/i18n/inHand/words';
import { canonicalJson, checksum } from '../../src/journal/digest';
import type { GameTypes } from '../../src/rules/core/ruleset';
import { minedInHand } from './inHand';
import { minedLongTable } from './longTable';
import { bestLineOf, type Candidate, type Counts, type MinedMode, PER_GAME, type Position, sharesOf } from './mining';

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
  /** What picking varies, besides the degree and the aim: the hero in turn and the scenario. */
  traitsOf(position: Position<G>): readonly string[];
  fractionOf(chance: number): readonly [number, number];
}

const HAND: Picking<InHand, Aim> = {
  mode: minedInHand,
  most: 60,
  easy: [2, 4],
  least: 2,
  traitsOf: ({ setup }) => [setup.hero, setup.scenario],
  fractionOf,
};

const TABLE: Picking<LongTable, TableAim> = {
  mode: minedLongTable,
  most: 40,
  easy: [2, 4],
  least: 3,
  traitsOf: ({ setup, start }) => [start.state.turn?.figure ?? '', setup.scenario],
  fractionOf: (chance) => [inThousandths(1000 * chance), PARTS],
};

/** Chances at the Long Table are stored in millionths, because their exact fractions are long. */
const PARTS = 1_000_000;

const isCandidate = (line: Lines[number]): line is Candidate<Any, Any> => 'claim' in line;

/**
 * Returns a text that is equal for claims that a player finds alike: the same hero in turn, against the same kinds of monsters, whose best
 * line plays the same halves of the same cards in the same order. The aim does not count: with the same cast and the same line it is the
 * same riddle. With another hero, other monsters or another card it is another riddle, also for the same aim.
 */
function likenessOf<G extends GameTypes, A>(
  { mode }: Picking<G, A>,
  position: Position<G>,
  line: readonly G['command'][],
): string {
  const played = line.flatMap((each) =>
    each.type === 'play' && 'card' in each && 'half' in each
      ? [`${each.card} ${each.half}${'basic' in each && each.basic ? ' basic' : ''}`]
      : [],
  );
  return `${mode.castOf(position)}: ${played.length > 0 ? played.join(', ') : JSON.stringify(line[0])}`;
}

/** Returns the likeness of each shipped claim. The best line of each is calculated anew, because the files do not contain it. */
function likenessesOf<G extends GameTypes, A>(picking: Picking<G, A>, claims: Shipped<G, A>['claims']): string[] {
  const { mode } = picking;
  return claims.map((claim) => {
    const from = { phase: claim.start.phase, book: mode.bookFor(claim.setup), state: claim.start.state, events: [] };
    return likenessOf(picking, claim, bestLineOf(mode, mode.rulesOf(from, claim.aim), from).line);
  });
}

/**
 * Why a mined claim is not picked. `obvious`: it has fewer positions than `least`. `game`: `PER_GAME` claims of its game are picked.
 */
type Unpicked = 'obvious' | 'alike' | 'game';

/**
 * Chooses from the candidates claims of which no two are alike, nor like a shipped one, at most `PER_GAME` from one game. Each time it
 * takes a candidate whose degree, hero, scenario and aim are rarest so far, and of these the one whose best command is furthest ahead.
 */
function choose<G extends GameTypes, A>(
  picking: Picking<G, A>,
  shipped: Shipped<G, A>,
  candidates: readonly Candidate<G, A>[],
) {
  const positionOf = ({ start }: Position<G>) => checksum(canonicalJson(start));
  const traitsOf = (claim: Position<G> & { readonly aim: A }, degree: Degree) => [
    ...picking.traitsOf(claim),
    `degree ${degree}`,
    `aim ${kindOf(claim.aim)}`,
  ];
  const [taken, games, frequencies] = [new Set<string>(), new Map<number, number>(), new Map<string, number>()];
  const count = (traits: readonly string[]) => {
    for (const each of traits) frequencies.set(each, (frequencies.get(each) ?? 0) + 1);
  };
  for (const likeness of likenessesOf(picking, shipped.claims)) taken.add(likeness);
  for (const claim of shipped.claims) {
    taken.add(positionOf(claim));
    count(traitsOf(claim, claim.degree));
  }
  const unpicked = { obvious: 0, alike: 0, game: 0 };
  const refusalOf = ({ positions, claim, line, game }: Candidate<G, A>): Unpicked | null => {
    if (positions < picking.least) return 'obvious';
    if (taken.has(likenessOf(picking, claim, line)) || taken.has(positionOf(claim))) return 'alike';
    return (games.get(game) ?? 0) >= PER_GAME ? 'game' : null;
  };
  const picked: Candidate<G, A>[] = [];
  let left = candidates;
  while (left.length > 0 && shipped.claims.length + picked.length < picking.most) {
    left = left.filter((each) => {
      const refusal = refusalOf(each);
      if (refusal) unpicked[refusal] += 1;
      return refusal === null;
    });
    const frequencyOf = ({ claim, decisions }: Candidate<G, A>) =>
      traitsOf(claim, degreeOf(picking, decisions)).reduce((sum, each) => sum + (frequencies.get(each) ?? 0), 0);
    const gapOf = ({ claim }: Candidate<G, A>) => claim.chance - claim.second;
    const [next] = [...left].sort((a, b) => frequencyOf(a) - frequencyOf(b) || gapOf(b) - gapOf(a));
    if (!next) break;
    picked.push(next);
    left = left.filter((each) => each !== next);
    taken.add(likenessOf(picking, next.claim, next.line)).add(positionOf(next.claim));
    games.set(next.game, (games.get(next.game) ?? 0) + 1);
    count(traitsOf(next.claim, degreeOf(picking, next.decisions)));
  }
  return { picked, unpicked };
}

const kindOf = (aim: unknown): string => (aim as { readonly kind: string }).kind;

/** Adds mined claims to the shipped claims. @returns the new file's text and a report */
function pick<G extends GameTypes, A>(picking: Picking<G, A>, shipped: Shipped<G, A>, lines: Lines) {
  const counts = lines.filter((line): line is Counts => !isCandidate(line));
  const sum = (of: (each: Counts) => number) => counts.reduce((all, each) => all + of(each), 0);
  const { mined: before } = shipped;
  const mined = {
    games: before.games + counts.length,
    tried: before.tried + sum(({ tried }) => tried),
    found: before.found + sum(({ found }) => found),
  };
  const { picked, unpicked } = choose(picking, shipped, lines.filter(isCandidate) as Candidate<G, A>[]);
  const added = picked.map(({ claim: { setup, start, aim, chance }, decisions }): ClaimOf<G, A> => {
    const id = checksum(canonicalJson([setup, start, aim]));
    const degree = degreeOf(picking, decisions);
    return { id, degree, setup, start, aim, chance: picking.fractionOf(chance), decisions };
  });
  const all = [...shipped.claims, ...added];
  const claims = DEGREES.flatMap((degree) => all.filter((each) => each.degree === degree));
  const body = claims.map((claim) => JSON.stringify(claim)).join(',\n');
  const byDegree = DEGREES.map((degree) => claims.filter((each) => each.degree === degree).length);
  const report = [
    `${mined.games} games, ${mined.tried} candidates, ${mined.found} claims; ${claims.length} ship: ${byDegree.join(', ')} by degree`,
    `read ${sharesOf(counts)}`,
    `picked ${picked.length}; not picked: ${Object.entries(unpicked)
      .map((each) => each.join(' '))
      .join(', ')}`,
  ].join('\n');
  return { text: `{ "mined": ${JSON.stringify(mined)}, "claims": [\n${body}\n] }\n`, report };
}

const degreeOf = ({ easy }: Pick<Picking<Any, Any>, 'easy'>, decisions: number): Degree =>
  decisions <= easy[0] ? 1 : decisions <= easy[1] ? 2 : 3;

export const pickInHandClaims = (shipped: Shipped, lines: Lines) => pick(HAND, shipped, lines);
export const pickLongTableClaims = (shipped: Shipped, lines: Lines) => pick(TABLE, shipped, lines);

export const likenessesInHand = (claims: Shipped['claims']): string[] => likenessesOf(HAND, claims);
export const likenessesAtLongTable = (claims: Shipped['claims']): string[] => likenessesOf(TABLE, claims);

/** For each mode, the monster of a claim, by the id under which the texts have its name; null if the claim is about none. */
const figureOf: Readonly<Record<'inHand' | 'longTable', (claim: Any) => string | null>> = {
  inHand({ setup, start: { state }, aim }: SmallClaim) {
    const foe = 'foe' in aim ? aim.foe : aim.kind === 'loot' ? undefined : state.fight?.foe;
    return foe === undefined ? null : bornName({ book: minedInHand.bookFor(setup), state }, foe);
  },
  longTable: ({ aim }: TableClaim) => ('figure' in aim ? (aim.figure.split(':')[1] ?? null) : null),
};

/** Returns the text of the list of all claims. */
export function listOf(shipped: Readonly<Record<keyof typeof figureOf, Shipped>>): string {
  const lines = (['inHand', 'longTable'] as const).flatMap((mode) =>
    shipped[mode].claims.map((claim) => {
      const [part, whole] = claim.chance;
      const { id, degree, aim } = claim;
      const best = Math.round((1000 * part) / whole);
      return JSON.stringify({ id, mode, degree, aim: aim.kind, figure: figureOf[mode](claim), best });
    }),
  );
  return `[\n${lines.join(',\n')}\n]\n`;
}
