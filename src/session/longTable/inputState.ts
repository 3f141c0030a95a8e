/** Holds what the player's input at the Long Table changes: the session, the draft, and values computed from them. */
import { forcedCommand } from '../../flow/longTable/forcedCommand';
import { legal, type Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import type { Command, CommandOf } from '../../rules/longTable/commands';
import type { HeroId } from '../../rules/longTable/vocabulary';
import { type Change, notifyAfterSaving, type Session } from '../session';
import { actingHero } from './actingHero';
import { attackAllCommands } from './attackAll';
import { type Draft, EMPTY_DRAFT } from './draft';
import { type GhostMaker, type OpenGhosts, openGhosts } from './ghosts';
import type { Dispatched, InteractionChange } from './interaction';
import { type LastTurns, lastTurnsOf, updateLastTurns } from './lastTurns';
import { type Places, placesWithPreview, previewOf } from './places';
import { automaticAnswer, type Preferences } from './preferences';
import { type RecentOutcome, recentOutcomeIn } from './recentOutcome';
import { type LowestHp, lowestHpOf, updateLowestHp } from './scars';
import { singleTargetCommand } from './singleTarget';
import { wayAlong } from './ways';

interface ItemQuestion {
  readonly hero: HeroId;
  readonly round: number;
}

const PERFORM = { type: 'perform' } as const;
const PROCEED = { type: 'proceed' } as const;

/** L21.2: hero and round of a pending question about a defensive item, or null if no such question is pending. */
function itemQuestionIn({ state: { question, round } }: Play): ItemQuestion | null {
  return question?.ask === 'defend' || question?.ask === 'ward' ? { hero: question.hero, round } : null;
}

export class InputState {
  readonly session: Session<LongTable>;
  readonly ghosts: OpenGhosts;
  readonly listeners = new Set<(change: InteractionChange) => void>();
  readonly notices: ReturnType<typeof notifyAfterSaving<InteractionChange>>;
  draft = EMPTY_DRAFT;
  /** The legal commands. */
  options: readonly Command[];
  preview: Play | null;
  recentOutcome: RecentOutcome | null = null;
  #settings: () => Preferences;
  #places: Places | null = null;
  /** The value of `attackAllCommands`; undefined until it is computed. */
  #attackAll: readonly Command[] | null | undefined;
  /** Null until it is computed after the game was opened or a command was undone. */
  #lastTurns: LastTurns | null = null;
  /** Null for the same reason as `#lastTurns`. */
  #lowestHp: LowestHp | null = null;
  /** The hero who declines items, and the round in which the hero does so. */
  #skipped: ItemQuestion | null = null;

  /**
   * @param settings returns which questions the player wants to answer; called again for each question
   * @param make computes the forecast of the round for a ghost
   */
  constructor(session: Session<LongTable>, settings: () => Preferences, make: GhostMaker) {
    this.session = session;
    this.#settings = settings;
    this.options = legal(session.play);
    this.preview = previewOf(session.play, this.options);
    this.notices = notifyAfterSaving(session, (change: InteractionChange) => {
      for (const listener of this.listeners) listener(change);
    });
    session.subscribe((change) => this.#follow(change));
    this.ghosts = openGhosts({
      moving: () => this.moving,
      drawn: () => {
        const way = wayAlong(this.moving, this.draft.path);
        return way?.canStop === true ? way : null;
      },
      wayTo: (hex) => this.places.spots.get(hex)?.way ?? null,
      wanted: () => settings().foresight,
      make,
    });
  }

  #follow(change: Change<LongTable>): void {
    const { play } = change;
    this.options = legal(play);
    this.#places = null;
    this.#attackAll = undefined;
    this.preview = previewOf(play, this.options);
    const isCommand = change.kind === 'command';
    this.#lastTurns =
      isCommand && this.#lastTurns
        ? updateLastTurns(this.#lastTurns, play, this.session.journal.commands.length)
        : null;
    this.#lowestHp = isCommand && this.#lowestHp ? updateLowestHp(this.#lowestHp, change.events) : null;
    this.draft = keptDraft(this.draft, play);
    // Keep the last result visible during forced commands that have no such result.
    this.recentOutcome = isCommand ? (recentOutcomeIn(play) ?? this.recentOutcome) : null;
    this.ghosts.follow();
    this.notices.send(change);
  }

  get play(): Play {
    return this.session.play;
  }

  /** The play in which the player decides about the move. */
  get moving(): Play {
    return this.preview ?? this.session.play;
  }

  get hero(): HeroId | null {
    return this.draft.hero ?? actingHero(this.session.play);
  }

  get places(): Places {
    this.#places ??= placesWithPreview(this.session.play, this.options, this.hero, this.preview);
    return this.#places;
  }

  get attackAllCommands(): readonly Command[] | null {
    if (this.#attackAll !== undefined) return this.#attackAll;
    const { preview } = this;
    const named = preview
      ? attackAllCommands(preview, legal(preview))
      : attackAllCommands(this.session.play, this.options);
    this.#attackAll = named && preview ? [PERFORM, ...named] : named;
    return this.#attackAll;
  }

  get lastTurns(): LastTurns {
    this.#lastTurns ??= lastTurnsOf(this.session.journal, this.session.play.book);
    return this.#lastTurns;
  }

  get lowestHp(): LowestHp {
    this.#lowestHp ??= lowestHpOf(this.session.journal, this.session.play.book);
    return this.#lowestHp;
  }

  redraft(next: Partial<Draft>): void {
    this.draft = { ...this.draft, ...next };
    this.#places = null;
    this.ghosts.follow();
    this.notices.send({ kind: 'draft', play: this.session.play });
  }

  offered<T extends Command['type']>(type: T): (CommandOf<T> & Command) | undefined {
    return this.options.find((each): each is CommandOf<T> & Command => each.type === type);
  }

  send(command: Command): Dispatched {
    this.recentOutcome = null;
    // If the question comes again after an undo, the player's own answer ends the automatic declining.
    if (this.#skipsItems()) this.#skipped = null;
    const sent = this.session.dispatch(command);
    this.playForcedMoves();
    return sent;
  }

  playForcedMoves(): void {
    for (let next = this.#forced(); next; next = this.#forced()) if (!this.session.dispatch(next).ok) return;
  }

  /** L21.2: declines items now, and again whenever this hero is asked in the same round. */
  skipItems(): boolean {
    const now = itemQuestionIn(this.session.play);
    if (!now || !this.send(PROCEED).ok) return false;
    this.#skipped = now;
    this.playForcedMoves();
    return true;
  }

  #skipsItems(): boolean {
    const now = itemQuestionIn(this.session.play);
    return now !== null && now.hero === this.#skipped?.hero && now.round === this.#skipped.round;
  }

  #forced(): Command | null {
    const { session, options } = this;
    const { play } = session;
    if (this.#skipsItems()) return PROCEED;
    return (
      forcedCommand(play, options) ??
      automaticAnswer(play, options, this.#settings()) ??
      singleTargetCommand(play, options)
    );
  }
}

/** The draft after a command: empty, but with the open tab of a hero while all heroes prepare, choose cards or rest. */
function keptDraft({ hero }: Draft, { state }: Play): Draft {
  const asked = state.question?.ask;
  const stays = asked === 'prepare' || asked === 'select' || asked === 'rests';
  const sits = state.seats.some((seat) => seat.hero === hero && !seat.exhausted);
  return stays && sits ? { ...EMPTY_DRAFT, hero } : EMPTY_DRAFT;
}
