/** Opens the current scenario on the table, leaves it, and ends it. */
import { t } from '../i18n';
import { type Game, type Journal, MAX_COMMANDS, toSavedGame } from '../journal/journal';
import type { Front } from '../modes/front';
import type { Mode } from '../modes/mode';
import type { InteractionOf, ModeTypes, PlayOf, SavedOf } from '../modes/types';
import { openSession, type Session } from '../session/session';
import type { Saves } from '../storage/saves';
import type { Settings } from '../storage/settings';
import type { Navigation, ScreenChange } from './navigation';
import type { TableDisplay } from './tableDisplay';

/** The maximum time in ms that the page waits for a save before it shows the result. A slower save continues in the background. */
const MAX_WAIT_MS = 100;

export interface TableSessionOptions<M extends ModeTypes> {
  readonly mode: Pick<Mode<M>, 'rules' | 'setupOf'>;
  readonly front: Pick<Front<M>, 'openInteraction' | 'endCommand' | 'giveUpCommand' | 'mayGiveUp' | 'practiceCommand'>;
  readonly navigation: Pick<Navigation<M>, 'campaign' | 'screen' | 'send' | 'sendQuietly' | 'warn'>;
  readonly saves: Pick<Saves<SavedOf<M>>, 'save'>;
  readonly tableDisplay: Pick<TableDisplay<M>, 'prepare' | 'show' | 'clear' | 'showNotice'>;
  now(): number;
  settings(): Settings;
  /** Whether the table shows a watched game or a copy instead of the current scenario. */
  isCovered(): boolean;
  /** Counts a finished scenario in the statistics. */
  countFinished(session: Session<M['game']>): void;
  /** Called when the current scenario has been opened, even if the table still shows a watched game or a copy. */
  onOpened(): void;
  /** Called when something that the table needs cannot be loaded. */
  onFailed(error: unknown): void;
}

export interface TableSession<M extends ModeTypes> {
  /** The current scenario, also while the campaign's page is open, or null if there is none. */
  readonly interaction: InteractionOf<M> | null;
  /** The journal of the scenario whose outcome is on the screen, or null if there is none. */
  readonly finished: Journal<M['game']> | null;
  /** Call after a screen change: saves the changed campaign, and opens or clears the table. */
  follow(move: ScreenChange<M>): void;
  /**
   * Opens the table for the campaign's scenario; does nothing if there is none.
   * @param left the game to resume, or null for a new one
   */
  openTable(campaign: M['campaign'], left: Game<M['game']> | null): Promise<void>;
  /** Ends the scenario as lost, if the mode allows giving up or the save has no room for more commands. */
  giveUp(): void;
  /** Call when the table shows a play: ends the scenario if the play is over. */
  endIfOver(interaction: InteractionOf<M>, play: PlayOf<M>): void;
}

export function openTableSession<M extends ModeTypes>(options: TableSessionOptions<M>): TableSession<M> {
  const { mode, front, navigation, saves, tableDisplay, now, settings, isCovered, countFinished, onOpened, onFailed } =
    options;
  const { rules, setupOf } = mode;
  let interaction: InteractionOf<M> | null = null;
  let finished: Journal<M['game']> | null = null;
  /** The saved game that is being opened but has no interaction yet, or null if there is none. */
  let opening: Game<M['game']> | null = null;
  /** Counts requests to open a game. A later request cancels an earlier request that still waits for the picture. */
  let openings = 0;

  const save = (played: Game<M['game']>) => {
    const { campaign } = navigation;
    const saving = campaign && saves.save({ mode: rules.id, campaign, table: toSavedGame(rules, played) }, now());
    return saving && atMost(saving, MAX_WAIT_MS);
  };

  function open(campaign: M['campaign'], left: Game<M['game']> | null, book: M['game']['book']): InteractionOf<M> {
    const practised = front.practiceCommand(campaign);
    const session = openSession(rules, book, {
      ...(left ? { game: left } : {}),
      save,
      onFull: () => navigation.warn(t('saves.tableFull')),
      ...(practised ? { onPractice: () => navigation.sendQuietly(practised) } : {}),
    });
    const opened = front.openInteraction(session, settings);
    opened.subscribe(() => tableDisplay.showNotice(null));
    return opened;
  }

  async function openTable(campaign: M['campaign'], left: Game<M['game']> | null): Promise<void> {
    const setup = setupOf(campaign);
    if (!setup) return;
    opening = left;
    const book = left?.play.book ?? rules.bookFor(setup);
    if (!(await isReady(campaign, book))) return;
    interaction = open(campaign, left, book);
    opening = null;
    finishOpening(interaction);
  }

  /**
   * Loads the table.
   * @returns false if loading fails, a later request has replaced this one, the player has left the table, or the campaign was closed
   */
  async function isReady(campaign: M['campaign'], book: M['game']['book']): Promise<boolean> {
    openings += 1;
    const nth = openings;
    try {
      await tableDisplay.prepare(book);
    } catch (error) {
      onFailed(error);
      return false;
    }
    return nth === openings && navigation.screen === 'table' && navigation.campaign?.id === campaign.id;
  }

  function finishOpening(opened: InteractionOf<M>): void {
    if (!isCovered()) tableDisplay.show(opened);
    onOpened();
  }

  /** Returns from the campaign's page to the current scenario. */
  async function returnToTable(campaign: M['campaign']): Promise<void> {
    const kept = interaction;
    if (!kept) return openTable(campaign, opening);
    if (await isReady(campaign, kept.play.book)) finishOpening(kept);
  }

  return {
    get interaction() {
      return interaction;
    },
    get finished() {
      return finished;
    },
    follow({ command, screenBefore, screenAfter, before, after }) {
      if (screenBefore === 'table' && screenAfter !== 'table' && !isCovered()) tableDisplay.clear();
      // After Back the scenario is still the current one, so the interaction is kept.
      if (!after || (screenBefore === 'table' && screenAfter !== 'table' && command.type !== 'back'))
        interaction = null;
      if (screenAfter !== 'outcome') finished = null;
      if (!after || command.type === 'resume') return;
      if (command.type === 'toTable') {
        if (screenBefore !== screenAfter) void returnToTable(after);
        return;
      }
      // If a table opens, its session saves the campaign.
      if (screenAfter === 'table' && screenBefore !== 'table') void openTable(after, null);
      else if (after !== before) saves.save({ mode: rules.id, campaign: after, table: null }, now());
    },
    openTable: openTable,
    giveUp() {
      if (!interaction || navigation.screen !== 'table') return;
      const { journal } = interaction.session;
      if (journal.commands.length < MAX_COMMANDS && !front.mayGiveUp(interaction.play)) return;
      finished = journal;
      navigation.send(front.giveUpCommand(interaction.play));
    },
    endIfOver(shown, play) {
      const ended = front.endCommand(play);
      if (!ended || shown !== interaction || navigation.screen !== 'table') return;
      countFinished(shown.session);
      finished = shown.session.journal;
      navigation.send(ended);
    },
  };
}

/** Returns a promise that resolves when `work` does, but after `ms` milliseconds at the latest. */
function atMost(work: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
