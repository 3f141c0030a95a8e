/** Holds the draft, the ghosts and the recent outcome of a session of the Long Table, and notifies the listeners. */
import type { Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import { applyInput } from '../inputs';
import { type Change, notifyAfterSaving, type Session } from '../session';
import { type Draft, EMPTY_DRAFT } from './draft';
import { type GhostMaker, type OpenGhosts, openGhosts } from './ghosts';
import type { Input, Reduction } from './input';
import type { InteractionChange } from './interaction';
import { type LastTurns, lastTurnsOf, updateLastTurns } from './lastTurns';
import type { Places } from './places';
import type { Preferences } from './preferences';
import { type RecentOutcome, recentOutcomeIn } from './recentOutcome';
import { draftAfter, reduce } from './reduce';
import { type LowestHp, lowestHpOf, updateLowestHp } from './scars';
import { placesIn, playOfMove } from './selectors';
import { heroIn } from './sending';
import { wayAlong } from './ways';

export class InputState {
  readonly session: Session<LongTable>;
  readonly ghosts: OpenGhosts;
  readonly listeners = new Set<(change: InteractionChange) => void>();
  readonly notices: ReturnType<typeof notifyAfterSaving<InteractionChange>>;
  draft = EMPTY_DRAFT;
  recentOutcome: RecentOutcome | null = null;
  #settings: () => Preferences;
  /** Null until it is computed after the game was opened or a command was undone. */
  #lastTurns: LastTurns | null = null;
  /** Null for the same reason as `#lastTurns`. */
  #lowestHp: LowestHp | null = null;

  /**
   * @param settings returns which questions the player wants to answer; called again for each question
   * @param make computes a `Ghost`, the forecast of the round after a move
   */
  constructor(session: Session<LongTable>, settings: () => Preferences, make: GhostMaker) {
    this.session = session;
    this.#settings = settings;
    this.notices = notifyAfterSaving(session, (change: InteractionChange) => {
      for (const listener of this.listeners) listener(change);
    });
    session.subscribe((change) => this.#follow(change));
    this.ghosts = openGhosts({
      currentPlay: () => this.moving,
      drawnWay: () => {
        const way = wayAlong(this.moving, this.draft.path);
        return way?.canStop === true ? way : null;
      },
      wayTo: (hex) => this.places.spots.get(hex)?.way ?? null,
      isEnabled: () => settings().foresight,
      makeForecast: make,
    });
  }

  #follow(change: Change<LongTable>): void {
    const { play } = change;
    const isCommand = change.kind === 'command';
    this.#lastTurns =
      isCommand && this.#lastTurns
        ? updateLastTurns(this.#lastTurns, play, this.session.journal.commands.length)
        : null;
    this.#lowestHp = isCommand && this.#lowestHp ? updateLowestHp(this.#lowestHp, change.events) : null;
    this.draft = draftAfter(this.draft, play);
    // Keep the last result visible during forced commands that have no such result.
    this.recentOutcome = isCommand ? (recentOutcomeIn(play) ?? this.recentOutcome) : null;
    this.ghosts.update();
    this.notices.send(change);
  }

  /** The play in which the player decides about the move. */
  get moving(): Play {
    return playOfMove(this.session.play);
  }

  get places(): Places {
    const { play } = this.session;
    return placesIn(play, heroIn(play, this.draft));
  }

  get lastTurns(): LastTurns {
    this.#lastTurns ??= lastTurnsOf(this.session.journal, this.session.play.book);
    return this.#lastTurns;
  }

  get lowestHp(): LowestHp {
    this.#lowestHp ??= lowestHpOf(this.session.journal, this.session.play.book);
    return this.#lowestHp;
  }

  apply(input: Input) {
    return applyInput(
      { session: this.session, reduce: (each) => this.#reduce(each), updateDraft: (draft) => this.#redraft(draft) },
      input,
    );
  }

  #reduce(input: Input): Reduction {
    const reduction = reduce(this.session.play, this.draft, input, this.#settings());
    const sends = reduction.commands.length > 0 || reduction.followUps.length > 0;
    // A step or a forced command keeps the last outcome visible. A new decision of the player removes it.
    if (sends && input.type !== 'walk' && input.type !== 'playForced') this.recentOutcome = null;
    return reduction;
  }

  #redraft(draft: Draft): void {
    if (draft === this.draft) return;
    this.draft = draft;
    this.ghosts.update();
    this.notices.send({ kind: 'draft', play: this.session.play });
  }
}
