/** The scenario that is played: opening it on the table, leaving it, and its outcome. */
import { t } from '../i18n';
import { type Game, type Journal, keep, MOST_COMMANDS } from '../journal/journal';
import type { Front } from '../modes/front';
import type { Mode } from '../modes/mode';
import type { InteractionOf, ModeTypes, PlayOf, SavedOf } from '../modes/types';
import { openSession, type Session } from '../session/session';
import type { Saves } from '../storage/saves';
import type { Settings } from '../storage/settings';
import type { Laying } from './laying';
import type { Move, Navigation } from './navigation';

/** Milliseconds that the picture waits for the disk: where it takes longer, the game goes on. */
const MOST_WAIT = 100;

export interface TableSessionOptions<M extends ModeTypes> {
  readonly mode: Pick<Mode<M>, 'rules' | 'setupOf'>;
  readonly front: Pick<Front<M>, 'openInteraction' | 'ended' | 'givenUp' | 'mayGiveUp' | 'practised'>;
  readonly navigation: Pick<Navigation<M>, 'campaign' | 'screen' | 'send' | 'note' | 'warn'>;
  readonly saves: Pick<Saves<SavedOf<M>>, 'save'>;
  readonly laying: Pick<Laying<M>, 'prepare' | 'lay' | 'clear' | 'notice'>;
  now(): number;
  settings(): Settings;
  /** Whether a watched game is on the table in place of this one. */
  covered(): boolean;
  /** Counts a finished scenario in the statistics. */
  count(session: Session<M['game']>): void;
  /** There is a game on the table now. */
  onSeated(): void;
  /** What the table needs cannot be fetched. */
  onFailed(error: unknown): void;
}

export interface TableSession<M extends ModeTypes> {
  /** The scenario under way; it is kept while the campaign's page is shown. Null: there is none. */
  readonly interaction: InteractionOf<M> | null;
  /** The journal of the scenario whose outcome is on the screen. */
  readonly finished: Journal<M['game']> | null;
  /** Does what a move of the outer game asks for: saves what has changed, and opens or clears the table. */
  follow(move: Move<M>): void;
  /** Opens the table for the campaign's scenario: a new one, or the one that was left. */
  sitDown(campaign: M['campaign'], left: Game<M['game']> | null): Promise<void>;
  /** Ends the scenario as lost, where a save has no room for one more command. */
  giveUp(): void;
  /** The table shows a play: if it is the last, the scenario ends. */
  settle(interaction: InteractionOf<M>, play: PlayOf<M>): void;
}

export function openTableSession<M extends ModeTypes>(options: TableSessionOptions<M>): TableSession<M> {
  const { mode, front, navigation, saves, laying, now, settings, covered, count, onSeated, onFailed } = options;
  const { rules, setupOf } = mode;
  let interaction: InteractionOf<M> | null = null;
  let finished: Journal<M['game']> | null = null;
  /** The saved game that is being laid on the table, and has no interaction yet. */
  let unlaid: Game<M['game']> | null = null;
  /** Counts the games that were to be laid: a later one replaces one that still waits for the picture. */
  let seatings = 0;

  const save = (played: Game<M['game']>) => {
    const { campaign } = navigation;
    const saving = campaign && saves.save({ mode: rules.id, campaign, table: keep(rules, played) }, now());
    return saving && atMost(saving, MOST_WAIT);
  };

  function open(campaign: M['campaign'], left: Game<M['game']> | null, book: M['game']['book']): InteractionOf<M> {
    const practised = front.practised(campaign);
    const session = openSession(rules, book, {
      ...(left ? { game: left } : {}),
      save,
      onFull: () => navigation.warn(t('saves.tableFull')),
      ...(practised ? { onPractice: () => navigation.note(practised) } : {}),
    });
    const opened = front.openInteraction(session, settings);
    opened.subscribe(() => laying.notice(null));
    return opened;
  }

  async function sitDown(campaign: M['campaign'], left: Game<M['game']> | null): Promise<void> {
    const setup = setupOf(campaign);
    if (!setup) return;
    unlaid = left;
    const book = left?.play.book ?? rules.bookFor(setup);
    if (!(await isReady(campaign, book))) return;
    interaction = open(campaign, left, book);
    unlaid = null;
    lay(interaction);
  }

  /** False: the table cannot be fetched, or was left meanwhile, or the campaign was taken over by another tab. */
  async function isReady(campaign: M['campaign'], book: M['game']['book']): Promise<boolean> {
    seatings += 1;
    const seating = seatings;
    try {
      await laying.prepare(book);
    } catch (error) {
      onFailed(error);
      return false;
    }
    return seating === seatings && navigation.screen === 'table' && navigation.campaign?.id === campaign.id;
  }

  function lay(opened: InteractionOf<M>): void {
    if (!covered()) laying.lay(opened);
    onSeated();
  }

  /** Back from the campaign's page to the game that was left for it. */
  async function sitDownAgain(campaign: M['campaign']): Promise<void> {
    const kept = interaction;
    if (!kept) return sitDown(campaign, unlaid);
    if (await isReady(campaign, kept.play.book)) lay(kept);
  }

  return {
    get interaction() {
      return interaction;
    },
    get finished() {
      return finished;
    },
    follow({ command, was, is, before, after }) {
      if (was === 'table' && is !== 'table' && !covered()) laying.clear();
      // Left by Back, the scenario stays under way.
      if (!after || (was === 'table' && is !== 'table' && command.type !== 'back')) interaction = null;
      if (is !== 'outcome') finished = null;
      if (!after || command.type === 'resume') return;
      if (command.type === 'toTable') {
        if (was !== is) void sitDownAgain(after);
        return;
      }
      // A table that opens is saved by its own session, together with the campaign.
      if (is === 'table' && was !== 'table') void sitDown(after, null);
      else if (after !== before) saves.save({ mode: rules.id, campaign: after, table: null }, now());
    },
    sitDown,
    giveUp() {
      if (!interaction || navigation.screen !== 'table') return;
      const { journal } = interaction.session;
      if (journal.commands.length < MOST_COMMANDS && !front.mayGiveUp(interaction.play)) return;
      finished = journal;
      navigation.send(front.givenUp(interaction.play));
    },
    settle(shown, play) {
      const ended = front.ended(play);
      if (!ended || shown !== interaction || navigation.screen !== 'table') return;
      count(shown.session);
      finished = shown.session.journal;
      navigation.send(ended);
    },
  };
}

/** Resolves when the work has, but at the latest after so many milliseconds. */
function atMost(work: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void work.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
