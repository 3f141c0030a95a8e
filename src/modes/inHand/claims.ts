/** Manages the small claims: lists them, judges the player's tries, and plays the best line of a claim. */
import { openExpansion } from '../../audit/claims';
import { claimRules, MAX_POSITIONS, type SmallClaim } from '../../audit/inHand/claims';
import { type JudgedRules, judgeLine, verdictOn } from '../../audit/judging';
import { lookAhead } from '../../flow/inHand/lookAhead';
import type { Play } from '../../flow/inHand/play';
import type { InHand } from '../../flow/inHand/types';
import { IN_HAND } from '../../journal/inHand/ruleset';
import { type Journal, newGame } from '../../journal/journal';
import type { ClaimsView, ClaimUnderWay } from '../../panels/inHand/app';
import { nextInt, seedGenerator } from '../../rules/core/chance';
import type { Command } from '../../rules/inHand/commands';
import { dayOf } from '../../session/inHand/daily';
import { MAX_STEPS, noteResult, readResults, shippedClaims } from '../../storage/inHand/claims';
import type { WriteQueue } from '../../storage/queue';
import type { Store } from '../../storage/store';

/** The player's try of a claim: the claim's id and the journal of the commands played. */
export interface ClaimTry {
  readonly id: string;
  readonly journal: Journal<InHand>;
}

/** The maximum number of positions to examine for a judgement. It exceeds `MAX_POSITIONS`, because a player may leave the best line. */
const MAX_JUDGED = 40 * MAX_POSITIONS;
/** The maximum number of random seeds to try until the best line reaches the aim of the claim. */
const MAX_THROWS = 200;

interface ClaimsOptions {
  readonly store: Store;
  readonly queue: WriteQueue;
  now(): number;
}

export interface ClaimsDesk {
  view(waiting: ClaimTry | null): Promise<ClaimsView>;
  /** Describes a try; null if its claim is unknown or cannot be read. */
  underWay(attempt: ClaimTry): ClaimUnderWay | null;
  /** Judges a try whose outcome is decided, and stores the result if it is the first for this claim. */
  judge(attempt: ClaimTry): void;
  /** A game that plays the best line. Its seed is chosen, if possible, so that the line reaches the aim. */
  bestLine(claim: SmallClaim): Journal<InHand>;
}

function judgedRules(from: Play, { aim }: SmallClaim): JudgedRules<InHand> {
  return { ...claimRules(from, aim), after: lookAhead, continuesAction: IN_HAND.continuesAction };
}

export const playOf = ({ setup, start }: SmallClaim): Play => IN_HAND.fromJSON(IN_HAND.bookFor(setup), start);

export async function openClaims({ store, queue, now }: ClaimsOptions): Promise<ClaimsDesk> {
  const shipped = (await shippedClaims()).claims;
  const claims = shipped.filter((each) => each !== null);
  let last: ClaimsView['last'] = null;

  const found = ({ id, journal }: ClaimTry) => {
    const claim = claims.find((each) => each.id === id);
    const from = claim && IN_HAND.fromJSON(IN_HAND.bookFor(claim.setup), journal.start ?? claim.start);
    return claim && from ? { claim, from, rules: judgedRules(from, claim) } : null;
  };

  function underWay(attempt: ClaimTry): ClaimUnderWay | null {
    const tried = found(attempt);
    if (!tried) return null;
    const { claim, from, rules } = tried;
    const isDecided = verdictOn(rules, from, attempt.journal.commands) !== null;
    return { claim, number: claims.indexOf(claim) + 1, isDecided };
  }

  return {
    async view(waiting) {
      await queue.flush();
      const read = await readResults(store);
      const [nth] = nextInt(seedGenerator(`claim-${dayOf(now())}`), Math.max(1, claims.length));
      return {
        claims,
        unreadable: shipped.length - claims.length,
        results: read.ok ? new Map(read.value.map((each) => [each.id, each])) : null,
        today: claims[nth]?.id ?? null,
        waiting: waiting && underWay(waiting)?.isDecided === false ? waiting.id : null,
        last,
      };
    },
    underWay,
    judge(attempt) {
      const tried = found(attempt);
      const judged =
        tried && judgeLine(tried.rules, openExpansion(tried.rules, MAX_JUDGED), tried.from, attempt.journal.commands);
      if (!judged) return;
      last = { id: attempt.id, judged };
      const steps = judged.steps.map(({ better }) => (better ? 'l' : 'k')).join('');
      noteResult(store, queue, { id: attempt.id, score: judged.score, steps: steps.slice(0, MAX_STEPS) });
    },
    bestLine(claim) {
      const start = playOf(claim);
      const rules = judgedRules(start, claim);
      const expansion = openExpansion(rules, MAX_JUDGED);
      let commands: Command[] = [];
      let from = start;
      for (let nth = 0; nth < MAX_THROWS; nth += 1) {
        from = { ...start, state: { ...start.state, generator: seedGenerator(`best ${nth}`) } };
        commands = [];
        let verdict = null;
        for (let play = from; !verdict; ) {
          const [best] = expansion.optionsOf(play);
          const next = best && lookAhead(play, best.command);
          if (!next) break;
          commands.push(best.command);
          verdict = rules.verdict(next);
          play = next;
        }
        if (verdict === 'reached') break;
      }
      return { ...newGame(IN_HAND, start.book).journal, start: IN_HAND.toJSON(from), commands };
    },
  };
}
