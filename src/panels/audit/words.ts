/** Defines the interface through which each mode provides texts and pictures to the audit panels. */
import type { ComponentChildren } from 'preact';
import type { GameTypes, Play } from '../../rules/core/ruleset';
import type { SmallWay } from './SmallMap';

/** The texts and pictures of a mode for its audits. */
export interface AuditWords<G extends GameTypes = GameTypes> {
  /** The measured error of a chance in the mode, in percentage points. */
  readonly offBy: number;
  label(play: Play<G>, command: G['command']): string;
  /**
   * The name of the hero whose decision a command is; null if its label says it, or if it is no hero's. Absent in a mode with one hero.
   */
  whose?(play: Play<G>, command: G['command']): string | null;
  /** The sentence about an event; null if there is none. */
  narrate(play: Play<G>, event: G['event']): string | null;
  /**
   * One sentence for random results that are too many to be narrated one by one; null if they are few. A mode in which they are always
   * few has no such function.
   */
  summary?(events: readonly G['event'][], after: Play<G>): string | null;
  /** Whether an event can be what turned a game. A mode in which every narrated event can has no such function. */
  matters?(event: G['event']): boolean;
  /** The scenario's number and title. */
  titleOf(play: Play<G>): string;
  /** What a command decides and for which hero, in a few words without instructions, such as 'Sexton: damage'. */
  decision(play: Play<G>, command: G['command']): string;
  /** Sentences that describe the situation on the table. */
  situation(play: Play<G>): readonly string[];
  /** A small picture of the table. @param ways the ways of moves that are compared; none by default */
  picture(play: Play<G>, ways?: readonly SmallWay[]): ComponentChildren;
}
