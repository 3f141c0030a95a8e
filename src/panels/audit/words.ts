import type { ComponentChildren } from 'preact';
import type { GameTypes, Play } from '../../rules/core/ruleset';

/** How a mode puts its audits into words and pictures. */
export interface AuditWords<G extends GameTypes = GameTypes> {
  label(play: Play<G>, command: G['command']): string;
  narrate(play: Play<G>, event: G['event']): string | null;
  /** The scenario's number and title. */
  titleOf(play: Play<G>): string;
  /** What is asked, in one line. */
  prompt(play: Play<G>): string;
  /** What lies on the table, in sentences. */
  situation(play: Play<G>): readonly string[];
  /** The table in small. */
  picture(play: Play<G>): ComponentChildren;
}
