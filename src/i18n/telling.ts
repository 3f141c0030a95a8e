/** The interface by which shared code puts the games of any mode into words. */

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

/** A mode's words for its games; `D` is the mode's draft. The texts of the mode have to be open (`openModes`). */
export interface Telling<G extends Game, D = never> {
  /** The label of a command's button. */
  label(play: PlayOf<G>, command: G['command']): string;
  /**
   * The current prompt, in one line.
   * @param sealed whether there is a button that confirms the draft, and not a list of answers instead
   */
  prompt(play: PlayOf<G>, draft: D, sealed: boolean): string;
  /** An event of a play as a sentence, or null if it needs none. */
  narrate(play: PlayOf<G>, event: G['event']): string | null;
  /** The reason of a refusal, as a sentence. */
  refused(reason: G['reason']): string;
  /** The number of the rule behind an event, such as 'R12.3'. */
  ruleOf(event: G['event']): string;
}
