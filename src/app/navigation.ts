/** Where the player is: the screen, the sheet that lies over it, the rule that is looked up, and the warnings on top of all. */
import type { Campaign } from '../flow/inHand/campaign';
import { type GameCommand, type GameContext, type Screen, screenOf, startGame } from '../flow/inHand/game';
import type { Sheet } from '../panels/inHand/app';

/** A command to the outer game, and what it led to. */
export interface Move {
  readonly command: GameCommand;
  readonly was: Screen;
  readonly is: Screen;
  readonly before: Campaign | null;
  readonly after: Campaign | null;
}

export interface NavigationOptions {
  /** Something else is to be drawn. */
  changed(): void;
  /** The game has moved on: what follows from it is done before anything is drawn. */
  onMoved(move: Move): void;
  /** All that follows from it has been begun, and the sheets are put away. */
  onSettled(): void;
  /** The sheet of saves is opened by hand. */
  onSaves(): void;
}

export interface Navigation {
  readonly screen: Screen;
  readonly campaign: Campaign | null;
  readonly page: GameContext['page'];
  readonly sheet: Sheet | null;
  /** Null: at their beginning. */
  readonly rule: string | null;
  readonly warnings: readonly string[];
  /** Sends the game on, with all that follows from it; sheets are put away. */
  send(command: GameCommand): void;
  /** Tells the game what has happened, and nothing follows from it. */
  note(command: GameCommand): void;
  show(sheet: Sheet | null): void;
  showRule(rule: string): void;
  /** Puts the sheet away, and nobody is told yet. */
  putAway(): void;
  /** A sentence that the player must see; one that is there already is not said twice. */
  warn(sentence: string): void;
  dismiss(sentence: string): void;
}

export function openNavigation({ changed, onMoved, onSettled, onSaves }: NavigationOptions): Navigation {
  const actor = startGame();
  let sheet: Sheet | null = null;
  let rule: string | null = null;
  /** What the rules were opened from. */
  let under: Sheet | null = null;
  let warnings: readonly string[] = [];

  const campaign = () => actor.getSnapshot().context.campaign;
  const screen = () => screenOf(actor.getSnapshot());

  function show(next: Sheet | null): void {
    const shut = sheet === 'rules' && next === null;
    if (next === 'rules' && sheet !== 'rules') under = sheet;
    sheet = shut ? under : next;
    rule = null;
    if (next === 'saves') onSaves();
    changed();
  }

  return {
    get screen() {
      return screen();
    },
    get campaign() {
      return campaign();
    },
    get page() {
      return actor.getSnapshot().context.page;
    },
    get sheet() {
      return sheet;
    },
    get rule() {
      return rule;
    },
    get warnings() {
      return warnings;
    },
    send(command) {
      const before = campaign();
      const was = screen();
      actor.send(command);
      onMoved({ command, was, is: screen(), before, after: campaign() });
      sheet = null;
      onSettled();
    },
    note: (command) => actor.send(command),
    show,
    showRule(next) {
      show('rules');
      rule = next;
      changed();
    },
    putAway() {
      sheet = null;
    },
    warn(sentence) {
      if (!warnings.includes(sentence)) warnings = [...warnings, sentence];
      changed();
    },
    dismiss(sentence) {
      warnings = warnings.filter((each) => each !== sentence);
      changed();
    },
  };
}
