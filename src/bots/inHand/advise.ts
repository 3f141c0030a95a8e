/** Computes hints: the careful bot's command, or a line that is better advice (`sensible.ts`), and the most important reason. */
import { legal, type Play } from '../../flow/inHand/play';
import type { HexId } from '../../rules/core/hexes';
import type { Book } from '../../rules/inHand/book';
import { faceOf } from '../../rules/inHand/cards';
import type { Command } from '../../rules/inHand/commands';
import { livingFoes } from '../../rules/inHand/foes';
import type { State } from '../../rules/inHand/state';
import type { Advice } from './advice';
import { carefulBot } from './careful';
import { placesToGo } from './goalsAhead';
import { publicView } from './publicView';
import { betterLine } from './sensible';
import { successors } from './successors';
import { rankedLines } from './turnPlan';
import { wayCost } from './wayCosts';

/** A hint for the player. */
export interface Hint {
  readonly command: Command;
  /** The command and the commands that should follow it, such as the steps of a path. */
  readonly line: readonly Command[];
  readonly reason: Advice;
}

/**
 * Returns the hint for a play, or null if the scenario is over. Plays that differ only in hidden information get the same hint. Takes up to
 * a few tenths of a second.
 */
export function advise(play: Play): Hint | null {
  const options = legal(play);
  const known = publicView(play);
  const chosen = carefulBot(known);
  if (!chosen) return null;
  if (options.length === 1) return { command: chosen, line: [chosen], reason: { key: 'only' } };
  const planned = chosen.type === 'step' ? (rankedLines(known)[0]?.line ?? [chosen]) : [chosen];
  const better = betterLine(known, planned);
  const line = better?.line ?? planned;
  const [command = chosen] = line;
  return { command, line, reason: better?.reason ?? reasonFor(known, command) };
}

function reasonFor(play: Play, command: Command): Advice {
  switch (command.type) {
    case 'longRest':
    case 'shortRest':
    case 'lose':
      return { key: 'rest' };
    case 'negateByLosing':
    case 'negateByDiscarding':
    case 'negateByCounter':
      return { key: 'safest' };
    case 'suffer':
      return { key: 'saveStamina' };
    case 'keep':
      return { key: 'keepLoss' };
    case 'redraw':
      return { key: 'redraw' };
    case 'proceed':
      return { key: play.phase === 'cleanup' ? 'restLater' : 'enough' };
    case 'select':
      return ofSelection(play, command);
    case 'play':
      return changeBy(endsOf(play, [command], MAX_COMMANDS, isActing), play) ?? ofLine(play, [command]);
    case 'endTurn':
      return { key: 'enough' };
    default:
      return ofLine(play, [command]);
  }
}

/**
 * Returns the reason for a pair of cards: the reason for the turn that the bot plans with these cards. If the monster's behaviour is rolled
 * first, returns the most frequent reason over the results of the roll.
 */
function ofSelection(play: Play, command: Command): Advice {
  const [successor] = successors(play, command);
  if (!successor) return { key: 'prepare' };
  const after = successor.play;
  if (after.phase === 'behaviour') {
    const slower = after.state.initiative <= quickest(play);
    const turns = successors(after, { type: 'roll' }).map((each) => reasonOfTurn(each.play));
    const [often] = [...turns].sort((a, b) => count(turns, b) - count(turns, a));
    return often ?? { key: slower ? 'safest' : 'prepare' };
  }
  return reasonOfTurn(after);
}

const count = (all: readonly Advice[], one: Advice) => all.filter(({ key }) => key === one.key).length;

/** Returns the lowest initiative of the cards in hand. */
function quickest({ book, state }: Play): number {
  return Math.min(
    99,
    ...state.hero.cards.filter(({ zone }) => zone === 'hand').map((card) => faceOf(book, card).initiative),
  );
}

function reasonOfTurn(play: Play): Advice {
  if (play.phase !== 'heroTurn.choosing') return { key: 'safest' };
  return ofLine(play, rankedLines(play)[0]?.line ?? []);
}

/** Returns the reason for a line of commands, from the changes by the line and by the bot's next commands. */
function ofLine(play: Play, line: readonly Command[]): Advice {
  return changeBy(endsOf(play, line, MAX_COMMANDS, isTurn), play) ?? { key: 'prepare' };
}

/**
 * Returns the most important change as a reason: a kill or a hit by its chance over all ends, any other change as in the first end. Null if
 * nothing relevant changes.
 */
function changeBy(ends: readonly End[], { book, state: before }: Play): Advice | null {
  const chance = (is: (state: State) => boolean) =>
    ends.reduce((sum, end) => (is(end.play.state) ? sum + end.chance : sum), 0);
  const hpOf = (id: string) => before.foes.find((each) => each.id === id)?.hp ?? 0;
  const dead = chance(({ foes }) => foes.some(({ id, hp }) => hp === 0 && hpOf(id) > 0));
  if (dead >= LUCKY) return { key: dead >= LIKELY ? 'kills' : 'mayKill', values: { chance: percent(dead) } };
  const hits = chance(({ foes }) => foes.some(({ id, hp }) => hp < hpOf(id)));
  if (hits > 0) return { key: 'mostDamage', values: { chance: percent(hits) } };
  const [end] = ends;
  if (!end) return null;
  const { hero, fight } = end.play.state;
  if (hero.hp > before.hero.hp) return { key: 'heal', values: { hp: hero.hp - before.hero.hp } };
  if (hero.money > before.hero.money || hero.treasures.length > before.hero.treasures.length) return { key: 'loot' };
  if (before.fight && fight) {
    if (fight.distance === before.fight.distance) return null;
    return { key: fight.distance > before.fight.distance ? 'safest' : 'closer' };
  }
  return hero.at === before.hero.at ? null : ofWay(book, before, end.play.state);
}

/** The minimum chance of a kill for the reason `mayKill`. */
const LUCKY = 0.3;
/** The minimum chance of a kill for the reason `kills`. */
const LIKELY = 0.5;

const percent = (chance: number): number => Math.round(100 * chance);

/** Returns the reason for a path: it leads towards a goal or a monster, or away from monsters. Null if it does none of these. */
function ofWay(book: Book, before: State, after: State): Advice | null {
  const far = ({ hero }: State, aims: readonly HexId[]) =>
    Math.min(99, ...aims.map((aim) => wayCost(book, hero.at, aim)));
  const isNearer = (aims: readonly HexId[]) => far(after, aims) < far(before, aims);
  if (isNearer(placesToGo(book, before).flat())) return { key: 'goal' };
  const foes = livingFoes(before).map(({ at }) => at);
  if (isNearer(foes)) return { key: 'closer' };
  return far(after, foes) > far(before, foes) ? { key: 'safest' } : null;
}

const isTurn = ({ phase }: Play): boolean => phase.startsWith('heroTurn');
/** Whether the hero is performing an action. */
const isActing = (play: Play): boolean => isTurn(play) && play.state.turn?.action != null;

/** The maximum number of commands of a turn that are simulated to find a reason. */
const MAX_COMMANDS = 9;

interface End {
  readonly play: Play;
  readonly chance: number;
}

/**
 * Returns the positions after a line and the bot's next commands. The bot continues while `goesOn` is true and fewer than `limit` commands,
 * those of the line included, have been played.
 */
function endsOf(play: Play, line: readonly Command[], limit: number, goesOn: (play: Play) => boolean): End[] {
  const [command, ...rest] = line;
  if (!command) {
    const next = limit > 0 && goesOn(play) ? rankedLines(play)[0]?.command : undefined;
    return next ? endsOf(play, [next], limit, goesOn) : [{ play, chance: 1 }];
  }
  const legalNow = (each: Play, said: Command | undefined) =>
    said && legal(each).some(({ type }) => type === said.type);
  return successors(play, command).flatMap((successor) =>
    endsOf(successor.play, legalNow(successor.play, rest[0]) ? rest : [], limit - 1, goesOn).map((end) => ({
      play: end.play,
      chance: end.chance * successor.chance,
    })),
  );
}
