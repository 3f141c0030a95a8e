/**
 * Collects the easily missed results of the player's last command, which are shown until the next command: the attack
 * (L11.3), scenario rules, chests and rests.
 */
import type { Play } from '../../flow/longTable/play';
import type { EventOf, EventType, GameEvent } from '../../rules/longTable/events';

export interface RecentOutcome {
  /** The play after the command. */
  readonly play: Play;
  /**
   * Events of the last attack in this order: the draw, if two modifier cards were drawn; the result; the conditions that
   * the target got, or its death and the money of a lien; and the last move, heal or summoning after the attack.
   */
  readonly attack: readonly GameEvent[];
  /** Events of scenario rules and chests, and the event of a second rest draw, which names the lost card (L8.2). */
  readonly notes: readonly GameEvent[];
}

/** L11.5: events that follow an attack that kills. */
const ENDS: ReadonlySet<EventType> = new Set(['died', 'moneyTaken']);
/** Other events that are worth showing if they follow an attack. */
const SINCE: ReadonlySet<EventType> = new Set(['monsterMoved', 'healed', 'monsterSummoned']);

/**
 * Finds the easily missed results among the events of a play.
 * @param play the play after a command
 * @returns null if the command had no easily missed result
 */
export function recentOutcomeIn(play: Play): RecentOutcome | null {
  const attack = attackIn(play.events);
  const notes = play.events.filter(isNote);
  return attack.length > 0 || notes.length > 0 ? { play, attack, notes } : null;
}

function attackIn(events: readonly GameEvent[]): readonly GameEvent[] {
  const struck = events.findLast(({ type }) => type === 'attackReckoned');
  if (struck?.type !== 'attackReckoned') return [];
  const died = events.findIndex((event) => event.type === 'died' && event.figure === struck.target);
  const end = died < 0 ? [] : events.slice(died, died + 2).filter(({ type }) => ENDS.has(type));
  const after = events.slice(events.indexOf(struck));
  const since = after.findLast(({ type }) => SINCE.has(type));
  // L14.1: show conditions only if the target is alive.
  const given =
    end.length > 0 ? [] : after.filter((event) => event.type === 'conditionGiven' && event.figure === struck.target);
  return [...drawnFor(events, struck), struck, ...given, ...end, ...(since ? [since] : [])];
}

/** L12.4, L12.5: the event that draws two modifier cards for the attack; an empty list if only one card was drawn. */
function drawnFor(events: readonly GameEvent[], struck: EventOf<'attackReckoned'>): readonly GameEvent[] {
  const drawn = events.slice(0, events.indexOf(struck)).findLast(({ type }) => type === 'modifiersDrawn');
  return drawn?.type === 'modifiersDrawn' && drawn.mode !== 'plain' && drawn.target === struck.target ? [drawn] : [];
}

/** L8.2: a second rest draw is final, so its event names the lost card. */
const isNote = (event: GameEvent): boolean =>
  event.type === 'ruleTriggered' || event.type === 'treasureLooted' || (event.type === 'restDrawn' && event.again);
