/** Defines the interface through which each mode provides texts and pictures to the claims panels, and helpers that every mode uses. */
import type { ComponentChildren } from 'preact';
import type { ClaimOf } from '../../audit/claims';
import type { JudgedLine } from '../../audit/judging';
import { contentTextOr, type TextKey, t } from '../../i18n';
import type { GameTypes, ModeId, Play } from '../../rules/core/ruleset';
import type { ClaimResult, ListedClaim } from '../../storage/claims';
import type { App } from '../app';

/** The small claims and the player's progress. */
export interface ClaimsView<G extends GameTypes = GameTypes, Aim = unknown> {
  /** The claims of all modes in the order of their numbers, without those of this mode that cannot be read. */
  readonly list: readonly ListedClaim[];
  /** The claims of this mode that can be read. */
  readonly claims: readonly ClaimOf<G, Aim>[];
  /** Names a monster of any mode by its id; null if the names of the other mode cannot be loaded now. */
  readonly monsterNames: ((mode: ModeId, monster: string) => string) | null;
  /** The number of claims of this mode that cannot be read. */
  readonly unreadable: number;
  /** The player's results, by the id of the claim; null if they cannot be read. */
  readonly results: ReadonlyMap<string, ClaimResult> | null;
  /** Whether the results cannot be read because their record is damaged. The next result then begins a new record. */
  readonly isDamaged: boolean;
  /** The id of the claim of the day; null if there is none. */
  readonly today: string | null;
  /** The id of the claim whose try the player left and can resume; null if there is none. */
  readonly waiting: string | null;
  /** The judgement on the last try since the page was loaded; null if there was no try. */
  readonly last: LastJudged<G> | null;
}

/** The judgement on a try of the claim `id`; `judged` is null if the try could not be judged. */
interface LastJudged<G extends GameTypes> {
  readonly id: string;
  readonly judged: JudgedLine<G> | null;
}

/** The small claim on the table. */
export interface ClaimUnderWay<G extends GameTypes = GameTypes, Aim = unknown> {
  readonly claim: ClaimOf<G, Aim>;
  /** The number of the claim in the list, from 1. */
  readonly number: number;
  /** Whether the aim of the claim is already reached or missed. */
  readonly isDecided: boolean;
}

/** The app's actions on claims. */
export interface ClaimsApp<G extends GameTypes = GameTypes, Aim = unknown> {
  /**
   * Reads the small claims and the player's results. Waits first for a judgement that is under way. Rejects if the claims cannot be loaded.
   */
  readClaims(): Promise<ClaimsView<G, Aim>>;
  /** Begins or resumes a try of a claim on a copy of its position. */
  playClaim(claim: ClaimOf<G, Aim>): void;
  /**
   * Shows a game in which the player follows the best line of a claim. If possible, the game has random results with which the line
   * reaches the aim. Resolves when the game is shown, or when the app has found that it cannot be shown.
   * @param isWanted whether to show the game when it has been found, which takes a while
   */
  watchClaim(claim: ClaimOf<G, Aim>, isWanted: () => boolean): Promise<void>;
  /** The claim that is played on the table; null if there is none. */
  claimUnderWay(): ClaimUnderWay<G, Aim> | null;
  /** Judges the try on the table, if its outcome is decided. Stores the result if the claim has no result yet. */
  judgeClaim(): void;
}

export type ClaimsHost = App & ClaimsApp;

/** The texts and pictures of a mode for its claims. */
export interface ClaimWords<G extends GameTypes = GameTypes, Aim = unknown> {
  /** The name of what the claim is about, such as the monster. */
  nameOf(claim: ClaimOf<G, Aim>): string;
  /** The aim in a few words. */
  aim(claim: ClaimOf<G, Aim>): string;
  /** The aim in a sentence. */
  aimLong(claim: ClaimOf<G, Aim>): string;
  /** The scenario and its level. */
  where(claim: ClaimOf<G, Aim>): string;
  /** The position in which a claim begins. */
  playOf(claim: ClaimOf<G, Aim>): Play<G>;
  /** The names of the cards that are selected for this round and not played yet. */
  cards(play: Play<G>): readonly string[];
  /** Sentences that describe the position. */
  situation(play: Play<G>): readonly string[];
  /** A small picture of the position. */
  picture(play: Play<G>): ComponentChildren;
  label(play: Play<G>, command: G['command']): string;
  /** The modes that have claims, with their names. */
  readonly modes: readonly { readonly mode: ModeId; readonly word: TextKey }[];
}

/** The claims sheet's name for `App.pageOf` and `App.showPage`; its page is the id of the open claim. */
export const CLAIMS_SHEET = 'claims';

/** The chance of the best line to reach the aim, in thousandths. */
export const bestOf = ({ chance: [part, whole] }: Pick<ClaimOf<GameTypes, unknown>, 'chance'>): number =>
  Math.round((1000 * part) / whole);

/** Converts thousandths to points out of 100. */
export const points = (thousandths: number): number => Math.round(thousandths / 10);

/** The number of a claim in the list, from 1. */
export const numberOf = ({ list }: Pick<ClaimsView, 'list'>, id: string): number =>
  list.findIndex((each) => each.id === id) + 1;

/** The aim of a listed claim in a few words. */
export const listedAim = ({ aim }: ListedClaim): string => contentTextOr('claims.aim', aim, '');

/** The name of what a listed claim of another mode is about; null if the names of monsters are not loaded. */
export function listedName({ monsterNames }: ClaimsView, { mode, aim, figure }: ListedClaim): string | null {
  if (figure !== null) return monsterNames?.(mode, figure) ?? null;
  return t(aim === 'purse' ? 'claims.coins' : aim === 'fellMany' ? 'claims.several' : 'claims.chest');
}

/** Capitalises the first letter of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
