/**
 * What has come of the last thing that the player said and is easily missed: an attack as it was reckoned (L11.3), and what scenario, chest
 * or rest did by itself. It is told until the player says something else. Nothing here is a rule.
 */
import type { Play } from '../../flow/longTable/play';
import type { EventOf, EventType, GameEvent } from '../../rules/longTable/events';

export interface Lately {
  /** The play that it is told of. */
  readonly play: Play;
  /**
   * The last attack, with both cards where two were drawn, conditions that it gave, the end of whom it struck, what a lien brings of it,
   * and what somebody has done without an attack since.
   */
  readonly attack: readonly GameEvent[];
  /** Scenario rules, chests, and the card that a rest takes after all. */
  readonly notes: readonly GameEvent[];
}

/** L11.5: how an attack was the end of somebody. */
const ENDS: ReadonlySet<EventType> = new Set(['died', 'moneyTaken']);
/** What is done without an attack. */
const SINCE: ReadonlySet<EventType> = new Set(['monsterMoved', 'healed', 'monsterSummoned']);

/** @param play as it is just after a command. @returns null: nothing of the kind has come of it */
export function latelyIn(play: Play): Lately | null {
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
  // L14.1: what it leaves on whoever lives.
  const given =
    end.length > 0 ? [] : after.filter((event) => event.type === 'conditionGiven' && event.figure === struck.target);
  return [...drawnFor(events, struck), struck, ...given, ...end, ...(since ? [since] : [])];
}

/** L12.4, L12.5: of two cards that were drawn for it the other one is told as well. */
function drawnFor(events: readonly GameEvent[], struck: EventOf<'attackReckoned'>): readonly GameEvent[] {
  const drawn = events.slice(0, events.indexOf(struck)).findLast(({ type }) => type === 'modifiersDrawn');
  return drawn?.type === 'modifiersDrawn' && drawn.mode !== 'plain' && drawn.target === struck.target ? [drawn] : [];
}

/** L8.2: which card a rest takes is chosen by nobody the second time, and named. */
const isNote = (event: GameEvent): boolean =>
  event.type === 'ruleTriggered' || event.type === 'treasureLooted' || (event.type === 'restDrawn' && event.again);
