/** How a mode puts its games into words. One value per mode, handed to whoever shows a game of any mode. */

/** The types of a mode's game. */
interface Game {
  readonly book: object;
  readonly state: object;
  readonly phase: string;
  readonly command: object;
  readonly event: object;
  /** Why a command is refused. */
  readonly reason: string;
}

interface PlayOf<G extends Game> {
  readonly phase: G['phase'];
  readonly book: G['book'];
  readonly state: G['state'];
  readonly events: readonly G['event'][];
}

/** `D`: what has been chosen for a command that is not complete yet. The texts of the mode are to be open (`openModes`). */
export interface Telling<G extends Game, D = never> {
  /** What a command would do, as a button says it. */
  label(play: PlayOf<G>, command: G['command']): string;
  /**
   * What the player is asked now, in one line.
   * @param sealed there is a button that confirms what is chosen, and no list of answers in its place
   */
  prompt(play: PlayOf<G>, draft: D, sealed: boolean): string;
  /** What happened, as a sentence; null: it goes without saying. The play is the one that the event belongs to. */
  narrate(play: PlayOf<G>, event: G['event']): string | null;
  /** Why a command was refused, as a sentence. */
  refused(reason: G['reason']): string;
  /** The number of the rule behind an event, such as 'R12.3'. */
  ruleOf(event: G['event']): string;
}
