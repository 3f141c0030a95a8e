/** The interface of the texts and pictures that each mode gives to the audit panels. */
import type { ComponentChildren } from 'preact';
import type { GameTypes, Play } from '../../rules/core/ruleset';

/** The words and pictures that a mode supplies for its audits. */
export interface AuditWords<G extends GameTypes = GameTypes> {
  label(play: Play<G>, command: G['command']): string;
  narrate(play: Play<G>, event: G['event']): string | null;
  /** The scenario's number and title. */
  titleOf(play: Play<G>): string;
  /** The prompt that `play` shows, in one line. */
  prompt(play: Play<G>): string;
  /** The situation in sentences. */
  situation(play: Play<G>): readonly string[];
  /** A small picture of the table. */
  picture(play: Play<G>): ComponentChildren;
}
