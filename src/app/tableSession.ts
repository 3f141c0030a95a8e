/** The scenario that is played: sitting down to it, standing up, and what has come of it. */
import { bookFor } from '../content/inHand';
import { type Campaign, dayOfDaily, resultOf, setupOf } from '../flow/inHand/campaign';
import type { Play } from '../flow/inHand/play';
import { type Game, type Journal, keep } from '../journal/journal';
import { type AnyGame, type AnySaved, MODES } from '../modes';
import { type Interaction, openInteraction } from '../session/inHand/interaction';
import { openSession, type Session } from '../session/session';
import type { Saves } from '../storage/saves';
import type { Laying } from './laying';
import type { Move, Navigation } from './navigation';

export interface TableSessionOptions {
  readonly navigation: Pick<Navigation, 'campaign' | 'screen' | 'send' | 'note'>;
  readonly saves: Pick<Saves<AnySaved>, 'save'>;
  readonly laying: Pick<Laying, 'prepare' | 'lay' | 'clear' | 'notice'>;
  now(): number;
  /** Whether a played game lies over this one and is looked at. */
  covered(): boolean;
  /** A finished scenario is to be counted. */
  count(session: Session<AnyGame>): void;
  /** There is a game on the table now. */
  onSeated(): void;
  /** What it takes to lay the table cannot be had. */
  onFailed(error: unknown): void;
}

export interface TableSession {
  readonly interaction: Interaction | null;
  /** Of the scenario whose outcome is on the screen. */
  readonly finished: Journal<AnyGame> | null;
  /** Does what a move of the outer game asks for: saves what has changed, and opens or clears the table. */
  follow(move: Move): void;
  /** Opens the table for the campaign's scenario: a new one, or the one that was left. */
  sitDown(campaign: Campaign, left: Game<AnyGame> | null): Promise<void>;
  /** A play lies on the table: it may be the last. */
  settle(interaction: Interaction, play: Play): void;
}

/** The outer game is the one in hand. */
const { rules } = MODES.inHand;

export function openTableSession(options: TableSessionOptions): TableSession {
  const { navigation, saves, laying, now, covered, count, onSeated, onFailed } = options;
  let interaction: Interaction | null = null;
  let finished: Journal<AnyGame> | null = null;

  const save = (played: Game<AnyGame>) => {
    const { campaign } = navigation;
    if (campaign) saves.save({ mode: rules.id, campaign, table: keep(rules, played) }, now());
  };

  function open(campaign: Campaign, left: Game<AnyGame> | null, book: Interaction['play']['book']): Interaction {
    const session = openSession(rules, book, {
      ...(left ? { game: left } : {}),
      save,
      // The day's throws are everybody's: they stand.
      ...(dayOfDaily(campaign.id) === null ? { practised: () => navigation.note({ type: 'practised' }) } : {}),
    });
    const opened = openInteraction(session);
    opened.subscribe(() => laying.notice(null));
    return opened;
  }

  async function sitDown(campaign: Campaign, left: Game<AnyGame> | null): Promise<void> {
    const setup = setupOf(campaign);
    if (!setup) return;
    const book = left?.play.book ?? bookFor(setup);
    try {
      await laying.prepare(book);
    } catch (error) {
      return onFailed(error);
    }
    // Meanwhile it may have been left, or another tab may have taken it.
    if (navigation.screen !== 'table' || navigation.campaign?.id !== campaign.id) return;
    interaction = open(campaign, left, book);
    if (!covered()) laying.lay(interaction);
    onSeated();
  }

  function standUp(): void {
    interaction = null;
    if (!covered()) laying.clear();
  }

  return {
    get interaction() {
      return interaction;
    },
    get finished() {
      return finished;
    },
    follow({ command, was, is, before, after }) {
      if (was === 'table' && is !== 'table') standUp();
      if (is !== 'outcome') finished = null;
      if (!after || command.type === 'resume') return;
      // What is laid is saved with what lies there.
      if (is === 'table' && was !== 'table') void sitDown(after, null);
      else if (after !== before) saves.save({ mode: rules.id, campaign: after, table: null }, now());
    },
    sitDown,
    settle(shown, play) {
      const result = resultOf(play);
      if (!result || shown !== interaction || navigation.screen !== 'table') return;
      count(shown.session);
      finished = shown.session.journal;
      navigation.send({ type: 'ended', result });
    },
  };
}
