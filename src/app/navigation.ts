/** Holds the player's place: the screen, the sheet over the screen, the open rule, and the warnings. */
import type { ScreenMachine } from '../modes/front';
import type { CommandOf, ModeTypes, ScreenOf, SheetOf } from '../modes/types';

/** A command to the screen machine (the campaign's statechart), with the screens and campaigns before and after the command. */
export interface ScreenChange<M extends ModeTypes> {
  readonly command: CommandOf<M>;
  readonly screenBefore: ScreenOf<M>;
  readonly screenAfter: ScreenOf<M>;
  readonly before: M['campaign'] | null;
  readonly after: M['campaign'] | null;
}

export interface NavigationOptions<M extends ModeTypes> {
  readonly game: ScreenMachine<M>;
  /** Called when the view has to be rendered again. */
  changed(): void;
  /** Called after `send` has sent a command, before the sheets are closed and anything is rendered. */
  onMoved(move: ScreenChange<M>): void;
  /** Called after `onMoved`, when the sheets are closed. */
  onSettled(): void;
  /** Called when the player opens the sheet of saves. */
  onSaves(): void;
}

export interface Navigation<M extends ModeTypes> {
  readonly screen: ScreenOf<M>;
  readonly campaign: M['campaign'] | null;
  readonly page: M['page'] | null;
  readonly sheet: SheetOf<M> | null;
  /** The open sheet. If the rules or the keys are open, the sheet from which they were opened comes first. */
  readonly sheets: readonly SheetOf<M>[];
  /** The rule at which the sheet of rules is open; null if this sheet is closed or open at its beginning. */
  readonly rule: string | null;
  readonly warnings: readonly string[];
  /** Sends a command to the screen machine, calls `onMoved`, closes the sheets, and calls `onSettled`. */
  send(command: CommandOf<M>): void;
  /** Sends a command without calling `onMoved` and `onSettled`; the sheets stay open. */
  sendQuietly(command: CommandOf<M>): void;
  /** Opens a sheet. Null closes the open sheet; closing the rules or the keys returns to the sheet before. */
  show(sheet: SheetOf<M> | null): void;
  showRule(rule: string): void;
  /** Closes all sheets. Does not call `changed`. */
  closeSheets(): void;
  /** Adds a warning for the player, unless it is shown already. */
  warn(sentence: string): void;
  dismiss(sentence: string): void;
}

/** Whether the player looks something up in a sheet, and then wants to go on in the sheet before. */
const isLookedUp = (sheet: string | null): boolean => sheet === 'rules' || sheet === 'keys';

export function openNavigation<M extends ModeTypes>({
  game,
  changed,
  onMoved,
  onSettled,
  onSaves,
}: NavigationOptions<M>): Navigation<M> {
  let sheet: SheetOf<M> | null = null;
  let rule: string | null = null;
  /** The sheet from which the rules or the keys were opened; closing them shows this sheet again. */
  let sheetBefore: SheetOf<M> | null = null;
  let warnings: readonly string[] = [];

  function show(next: SheetOf<M> | null): void {
    const shut = isLookedUp(sheet) && next === null;
    if (isLookedUp(next) && !isLookedUp(sheet)) sheetBefore = sheet;
    sheet = shut ? sheetBefore : next;
    rule = null;
    if (next === 'saves') onSaves();
    changed();
  }

  return {
    get screen() {
      return game.screen;
    },
    get campaign() {
      return game.campaign;
    },
    get page() {
      return game.page;
    },
    get sheet() {
      return sheet;
    },
    get sheets() {
      return [isLookedUp(sheet) ? sheetBefore : null, sheet].filter((each) => each !== null);
    },
    get rule() {
      return rule;
    },
    get warnings() {
      return warnings;
    },
    send(command) {
      const { campaign: before, screen: was } = game;
      game.send(command);
      onMoved({ command, screenBefore: was, screenAfter: game.screen, before, after: game.campaign });
      sheet = null;
      onSettled();
    },
    sendQuietly: (command) => game.send(command),
    show,
    showRule(next) {
      show('rules');
      rule = next;
      changed();
    },
    closeSheets() {
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
