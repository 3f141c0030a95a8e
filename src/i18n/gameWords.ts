/** Defines the interface through which shared code describes a game of any mode in words. */

/** The types of a mode's game. */
interface Game {
  readonly book: object;
  readonly state: object;
  readonly phase: string;
  readonly command: object;
  readonly event: object;
  /** The reasons of refused commands. */
  readonly reason: string;
}

interface PlayOf<G extends Game> {
  readonly phase: G['phase'];
  readonly book: G['book'];
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** Functions that describe a mode's games in words; the mode's texts must be loaded first (`openModes`). @template D the mode's draft */
export interface GameWords<G extends Game, D = never> {
  /** The label of a command's button. */
  label(play: PlayOf<G>, command: G['command']): string;
  /**
   * The current prompt, in one or two lines.
   * @param sealed whether one button confirms the draft; false if a list of answers is shown instead
   */
  prompt(play: PlayOf<G>, draft: D, sealed: boolean): string;
  /** The sentence about an event of a play; null if the event needs none. */
  narrate(play: PlayOf<G>, event: G['event']): string | null;
  /** The sentence about the reason of a refusal. */
  refusalText(reason: G['reason']): string;
  /** The number of the rule behind an event, such as 'R12.3'. */
  ruleOf(event: G['event']): string;
}
