/** A hint: the careful bot's command, and the most important reason for it. */
import { legal, type Play } from '../../flow/inHand/play';
import { faceOf } from '../../rules/inHand/cards';
import type { Command } from '../../rules/inHand/commands';
import { opponent } from '../../rules/inHand/foes';
import type { State } from '../../rules/inHand/state';
import type { Advice } from './advice';
import { carefulBot } from './careful';
import { between, placesToGo } from './evaluation';
import { successors } from './successors';
import { prospects } from './turnPlan';

export interface Hint {
  readonly command: Command;
  /** It and what is to follow it, such as the steps of a way. */
  readonly line: readonly Command[];
  readonly reason: Advice;
}

/** Null: there is nothing to say, the scenario is over. Takes up to a few tenths of a second. */
export function advise(play: Play): Hint | null {
  const options = legal(play);
  const command = carefulBot(play);
  if (!command) return null;
  const [first] = command.type === 'step' ? prospects(play) : [];
  const reason: Advice = options.length === 1 ? { key: 'only' } : reasonFor(play, command);
  return { command, line: first?.line ?? [command], reason };
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
    case 'keep':
    case 'proceed':
      return { key: 'saveStamina' };
    case 'select':
      return ofSelection(play, command);
    case 'play':
      return ofLine(play, prospects(play)[0]?.line ?? [command]);
    default:
      return ofLine(play, [command]);
  }
}

/** The reason for a pair of cards: that of the first action in the turn that the bot plans with it. */
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

/** The lowest initiative among the leading cards that there are. */
function quickest({ book, state }: Play): number {
  return Math.min(
    99,
    ...state.hero.cards.filter(({ zone }) => zone === 'hand').map((card) => faceOf(book, card).initiative),
  );
}

function reasonOfTurn(play: Play): Advice {
  if (play.phase !== 'heroTurn.choosing') return { key: 'safest' };
  return ofLine(play, prospects(play)[0]?.line ?? []);
}

/** The reason for a line of commands by what it changes, the most important change first. */
function ofLine(play: Play, line: readonly Command[]): Advice {
  const before = play.state;
  const ends = endsOf(play, line, MOST);
  const chance = (is: (state: State) => boolean) =>
    ends.reduce((sum, end) => (is(end.play.state) ? sum + end.chance : sum), 0);
  const foe = opponent(before);
  const dead = chance(({ foes }) =>
    foes.some(({ id, hp }) => hp === 0 && (before.foes.find((each) => each.id === id)?.hp ?? 0) > 0),
  );
  if (dead >= 0.3) return { key: 'kills', values: { chance: Math.round(100 * dead) } };
  const [end] = ends;
  if (!end) return { key: 'prepare' };
  const after = end.play.state;
  const hits = chance(({ foes }) =>
    foes.some(({ id, hp }) => hp < (before.foes.find((each) => each.id === id)?.hp ?? 0)),
  );
  if (hits > 0) return { key: 'mostDamage', values: { chance: Math.round(100 * hits) } };
  if (after.hero.hp > before.hero.hp) return { key: 'heal', values: { hp: after.hero.hp - before.hero.hp } };
  if (after.hero.money > before.hero.money || after.hero.treasures.length > before.hero.treasures.length)
    return { key: 'loot' };
  if (foe && before.fight && after.fight) {
    if (after.fight.distance > before.fight.distance) return { key: 'safest' };
    if (after.fight.distance < before.fight.distance) return { key: 'closer' };
    return { key: 'prepare' };
  }
  return after.hero.at === before.hero.at ? { key: 'prepare' } : ofWay(play, after);
}

function ofWay({ book, state }: Play, after: State): Advice {
  const near = (of: State) =>
    Math.min(
      99,
      ...placesToGo(book, state)
        .flat()
        .map((place) => between(book, of.hero.at, place)),
    );
  return { key: near(after) < near(state) ? 'goal' : 'closer' };
}

/** How many commands of the turn are played on to find a reason. */
const MOST = 9;

/** The positions after a line and the bot's commands after it, `more` commands in all. */
function endsOf(play: Play, line: readonly Command[], more: number): { play: Play; chance: number }[] {
  const [command, ...rest] = line;
  if (!command) {
    const next = more > 0 && play.phase.startsWith('heroTurn') ? prospects(play)[0]?.command : undefined;
    return next ? endsOf(play, [next], more) : [{ play, chance: 1 }];
  }
  const legalNow = (each: Play, said: Command | undefined) =>
    said && legal(each).some(({ type }) => type === said.type);
  return successors(play, command).flatMap((successor) =>
    endsOf(successor.play, legalNow(successor.play, rest[0]) ? rest : [], more - 1).map((end) => ({
      play: end.play,
      chance: end.chance * successor.chance,
    })),
  );
}
