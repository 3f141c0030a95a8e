/** Manages the small claims of a mode: lists them, judges the player's tries in a worker, and finds the best line of a claim. */
import type { ClaimOf } from '../audit/claims';
import { verdictOnLine } from '../audit/judging';
import { type Journal, newGame } from '../journal/journal';
import type { ClaimsApp, ClaimsView, ClaimUnderWay } from '../panels/claims/words';
import { nextInt, seedGenerator } from '../rules/core/chance';
import type { GameTypes, Ruleset } from '../rules/core/ruleset';
import { runInWorker } from '../shell/runInWorker';
import {
  isDamage,
  listedClaims,
  MAX_STEPS,
  type ResultStorage,
  readResults,
  type ShippedClaims,
  storeResult,
} from '../storage/claims';
import { type ClaimedMode, type ClaimFindings, type ClaimTask, withBook } from './claimServing';
import { throwFetchError } from './fetching';
import type { ModeHost } from './front';
import { loadMonsterNames } from './names';
import type { ModeTypes } from './types';

/** The player's try of a claim: the claim's id and the journal of the commands played. */
export interface ClaimAttempt<G extends GameTypes> {
  readonly id: string;
  readonly journal: Journal<G>;
}

export interface ClaimsOptions<G extends GameTypes, Aim> extends ResultStorage {
  readonly rules: Ruleset<G>;
  readonly mode: ClaimedMode<G, Aim>;
  shipped(): Promise<ShippedClaims<ClaimOf<G, Aim>>>;
  /** Makes a worker that does one `ClaimTask` (claimServing.ts). */
  worker(): Worker;
}

export interface Claims<G extends GameTypes, Aim> {
  /** Returns the data of the claims page; waits for a judgement in progress. @param waiting the try that the player can resume */
  view(waiting: ClaimAttempt<G> | null): Promise<ClaimsView<G, Aim>>;
  /** Describes a try; null if its claim is unknown or cannot be read. */
  describeAttempt(attempt: ClaimAttempt<G>): ClaimUnderWay<G, Aim> | null;
  /** Judges a try if its outcome is decided, and stores the result if the claim has no result yet. */
  judge(attempt: ClaimAttempt<G>): void;
  /** The journal of a game that plays the best line, if possible with random results that let the line reach the aim. */
  bestLine(claim: ClaimOf<G, Aim>): Promise<Journal<G>>;
  playOf(claim: ClaimOf<G, Aim>): ReturnType<ClaimedMode<G, Aim>['playOf']>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export async function openClaims<G extends GameTypes, Aim>(options: ClaimsOptions<G, Aim>): Promise<Claims<G, Aim>> {
  const { rules, mode, store, queue, now, shipped, worker } = options;
  const [all, read] = await Promise.all([listedClaims(), shipped()]);
  const claims = read.claims.filter((each) => each !== null);
  const list = all.filter((each) => each.mode !== rules.id || claims.some(({ id }) => id === each.id));
  /** For each try, whether its outcome is decided. */
  const decided = new WeakMap<Journal<G>, boolean>();
  let last: ClaimsView<G, Aim>['last'] = null;
  let judging: Promise<void> = Promise.resolve();

  const ask = (task: ClaimTask<G, Aim>) =>
    runInWorker<ClaimTask<G, Aim>, 'begun', ClaimFindings<G>>(worker(), task, () => {});

  const isDecided = (claim: ClaimOf<G, Aim>, journal: Journal<G>): boolean => {
    const known = decided.get(journal);
    if (known !== undefined) return known;
    const from = mode.playOf(claim.setup, journal.start ?? claim.start);
    const found = verdictOnLine(mode.rulesOf(from, claim.aim), from, journal.commands) !== null;
    decided.set(journal, found);
    return found;
  };

  function underWay({ id, journal }: ClaimAttempt<G>): ClaimUnderWay<G, Aim> | null {
    const claim = claims.find((each) => each.id === id);
    if (!claim) return null;
    return { claim, number: list.findIndex((each) => each.id === id) + 1, isDecided: isDecided(claim, journal) };
  }

  async function judged({ id, journal }: ClaimAttempt<G>, claim: ClaimOf<G, Aim>): Promise<void> {
    const line = { start: journal.start ?? claim.start, commands: journal.commands };
    const found = (await ask({ claim, line }).catch(() => null))?.judged;
    if (!found) {
      last = { id, judged: null };
      return;
    }
    last = { id, judged: withBook(found, rules.bookFor(claim.setup)) };
    const steps = found.steps.map(({ better }) => (better ? 'l' : 'k')).join('');
    storeResult(options, { id, score: found.score, steps: steps.slice(0, MAX_STEPS) });
  }

  return {
    async view(waiting) {
      await judging;
      await queue.flush();
      const [results, monsterNames] = await Promise.all([readResults(store), loadMonsterNames()]);
      const day = Math.floor(now() / DAY_MS);
      const [nth] = nextInt(seedGenerator(`claim-${day}`), Math.max(1, all.length));
      return {
        list,
        claims,
        monsterNames,
        unreadable: read.claims.length - claims.length,
        isDamaged: !results.ok && isDamage(results.fault),
        results: results.ok ? new Map(results.value.map((each) => [each.id, each])) : null,
        today: all[nth]?.id ?? null,
        waiting: waiting && underWay(waiting)?.isDecided === false ? waiting.id : null,
        last,
      };
    },
    describeAttempt: underWay,
    judge(attempt) {
      const claim = claims.find((each) => each.id === attempt.id);
      if (claim && isDecided(claim, attempt.journal)) judging = judged(attempt, claim);
    },
    async bestLine(claim) {
      const { best } = await ask({ claim, line: null }).catch(throwFetchError);
      return {
        ...newGame(rules, rules.bookFor(claim.setup)).journal,
        start: best?.start ?? claim.start,
        commands: best?.commands ?? [],
      };
    },
    playOf: ({ setup, start }) => mode.playOf(setup, start),
  };
}

/** Returns the app's actions on claims. @param open opens the mode's claims; rejects if their code cannot be loaded now */
export function claimsIn<M extends ModeTypes, Aim>(
  { watching, copies, onFailed }: Pick<ModeHost<M>, 'watching' | 'copies' | 'onFailed'>,
  open: () => Promise<Claims<M['game'], Aim>>,
): ClaimsApp<M['game'], Aim> {
  let openedClaims: Claims<M['game'], Aim> | null = null;
  const tryOf = (copy: ModeHost<M>['watching']['copy']): ClaimAttempt<M['game']> | null =>
    copy && copy.claim !== null ? { id: copy.claim, journal: copy.interaction.session.journal } : null;
  return {
    async readClaims() {
      openedClaims = await open();
      return openedClaims.view(tryOf(watching.waitingCopy));
    },
    playClaim(claim) {
      const waiting = tryOf(watching.waitingCopy);
      if (waiting?.id === claim.id && openedClaims?.describeAttempt(waiting)?.isDecided === false)
        return copies.resume();
      if (openedClaims) copies.begin(openedClaims.playOf(claim), claim.id);
    },
    async watchClaim(claim, isWanted) {
      await openedClaims?.bestLine(claim).then((journal) => (isWanted() ? copies.watch(journal) : undefined), onFailed);
    },
    claimUnderWay() {
      const tried = tryOf(watching.copy);
      return tried && (openedClaims?.describeAttempt(tried) ?? null);
    },
    judgeClaim() {
      const tried = tryOf(watching.copy);
      if (tried) openedClaims?.judge(tried);
    },
  };
}
