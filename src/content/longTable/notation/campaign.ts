/** Reads printed campaign content: outcomes of events, rewards, and needs of scenarios (docs/CONTENT-LONG.md, sections 2 and 8). */

import type { PendingEffect, TablePending } from '../../../rules/longTable/book';
import type {
  Circumstance,
  Effect,
  EventOption,
  Needs,
  Outcome,
  Recipients,
} from '../../../rules/longTable/campaign/book';
import { fail, lookUpWord, match, type Piece, slicePiece, split, splitOnce, wholePiece } from './pieces';
import { CONDITION_WORDS } from './words';

/** Reads the achievements that a scenario needs, such as `Composition; Salt or Hawser`; `-` means none. */
export function readNeeds(printed: string): Needs {
  if (printed === '-') return [];
  return printed.split(/[,;] /).map((group) => group.split(' or '));
}

/**
 * Reads an option of an event. ` / ` separates outcomes, and the first outcome whose condition holds applies.
 * @param after `x`: the card leaves the game; `r`: the card returns to the bottom of its deck
 * @throws NotationError
 */
export function readOption(printed: string, after: string): EventOption {
  const read = split(wholePiece(printed), ' / ').map(condition);
  return {
    outcomes: read.map((each, i) => outcome(each, i, read)),
    after: lookUpWord(wholePiece(after), { x: 'leaves', r: 'bottom' } as const, 'place of a card'),
  };
}

interface Read {
  readonly says: Piece;
  readonly effects: readonly Effect[];
}

function condition(piece: Piece): Read {
  const [says, does] = splitOnce(piece, ':') ?? fail(piece, 'expected a condition, a colon and effects');
  return { says, effects: readEffects(does) };
}

const itemOf = (given: readonly Effect[]): string | undefined =>
  given.flatMap((effect) => (effect.effect === 'item' ? [effect.item] : []))[0];

/** Reads an outcome. `always: item X / if taken: Y` becomes two outcomes: item X if a copy of item X is available, otherwise Y. */
function outcome({ says, effects: given }: Read, i: number, all: readonly Read[]): Outcome {
  const taken = all[i + 1]?.says.text === 'if taken' ? itemOf(given) : undefined;
  if (taken !== undefined) return { when: { if: 'free', item: taken }, effects: given };
  if (says.text === 'if taken') {
    const item = itemOf(all[i - 1]?.effects ?? []) ?? fail(says, 'the outcome before "if taken" gives no item');
    return { otherwise: true, when: { if: 'taken', item }, effects: given };
  }
  const when = circumstance(says);
  return { ...(i > 0 ? { otherwise: true } : {}), ...(when ? { when } : {}), effects: given };
}

/** Reads a condition. A class id alone means that the party has a hero of this class. @returns null for `always` and `else` */
function circumstance(piece: Piece): Circumstance | null {
  if (piece.text === 'always' || piece.text === 'else') return null;
  const [gold] = match(piece, /^pay (\d+)$/) ?? [];
  if (gold) return { if: 'pay', gold: Number(gold) };
  const [sign, reputation] = match(piece, /^rep (>=|<=) (-?\d+)$/) ?? [];
  if (sign) return { if: 'reputation', [sign === '>=' ? 'atLeast' : 'atMost']: Number(reputation) };
  const [held] = match(piece, /^with (.+)$/) ?? [];
  if (held) return { if: 'achievement', achievement: held };
  const [hero] = match(piece, /^([a-z]\w*)$/) ?? fail(piece, `"${piece.text}" is no condition`);
  return { if: 'class', hero: hero ?? '' };
}

/** Reads effects separated by commas; `nothing` means none. @throws NotationError */
export function readEffects(piece: Piece): Effect[] {
  if (piece.text === 'nothing') return [];
  return split(piece, ', ').map(effect);
}

/**
 * Reads the effects of a reward, a quest or the Almoner's page. Semicolons separate groups of effects; a group can have a condition.
 * @throws NotationError
 */
export function readRewards(printed: string): Effect[] {
  const whole = wholePiece(printed);
  if (whole.text === '-') return [];
  return split(whole, ';').flatMap((piece) => {
    const bound = splitOnce(piece, ':');
    if (bound?.[0].text.startsWith('with ')) {
      const when = circumstance(bound[0]) ?? fail(piece, 'a condition that always holds');
      return [{ effect: 'when', when, effects: readEffects(bound[1]) }];
    }
    const [hero, otherwise] = split(piece, ', if open: ');
    const [opened] = hero ? (match(hero, /^opens (\w+)$/) ?? []) : [];
    if (opened) return [{ effect: 'class', hero: opened, otherwise: otherwise ? readEffects(otherwise) : [] }];
    return readEffects(piece);
  });
}

const NUMBERS = { rep: 'reputation', prosperity: 'prosperity' } as const;
const SHARED = { xp: 'experience', checkmark: 'checkmarks' } as const;
const WHOM: Readonly<Record<string, Recipients>> = { each: 'each', one: 'one' };
const GOLD = { each: 'each', collective: 'collective' } as const;

function effect(piece: Piece): Effect {
  if (piece.text.startsWith('next: ')) return next(slicePiece(piece, 'next: '.length));
  const [verb = ''] = piece.text.split(' ');
  const object = slicePiece(piece, verb.length);
  const [n, whom] = match(object, /^(?:\+?(-?\d+) ?)?(\w*)$/) ?? [];
  const to = slicePiece(object, object.text.length - (whom ?? '').length);
  switch (verb) {
    case 'gold':
      return {
        effect: 'gold',
        n: Number(n || fail(object, 'no number')),
        whom: lookUpWord(to, GOLD, 'way of sharing'),
      };
    case 'xp':
    case 'checkmark':
      return { effect: SHARED[verb], n: Number(n || 1), whom: lookUpWord(to, WHOM, 'recipient') };
    case 'rep':
    case 'prosperity':
      return { effect: NUMBERS[verb], n: Number(n || fail(object, 'no number')) };
    case 'item':
    case 'design':
      return { effect: verb, item: object.text };
    case 'event':
      return { effect: 'event', event: object.text };
    case 'scenario':
      return { effect: 'scenario', scenario: object.text };
    case 'ending':
      return { effect: 'ending', ending: object.text };
    case 'party':
    case 'global':
      return { effect: 'achievement', achievement: object.text };
    case 'blessings':
      return { effect: 'blessings', n: Number(n || fail(object, 'no number')) };
    case 'moreCopies':
      return {
        effect: 'moreCopies',
        prosperity: Number(match(object, /^P(\d)$/)?.[0] ?? fail(object, 'expected P and a prosperity level')),
      };
    case 'newHeroes':
      return newHeroes(object);
    default:
      return fail(piece, `"${verb}" is no effect`);
  }
}

/** Reads a bonus that each new hero gets, such as `gold 15`. */
function newHeroes(piece: Piece): Effect {
  const [what, n] = match(piece, /^(gold|checkmarks|perks) (\d+)$/) ?? [];
  return what ? { effect: 'newHeroes', [what]: Number(n) } : fail(piece, `"${piece.text}" is no bonus of new heroes`);
}

/** Reads an effect that happens at the set-up of the next scenario (L2.1 (6)), or in round 1 of that scenario if the text says so. */
function next(piece: Piece): Effect {
  const table = forTable(piece);
  if (table) return { effect: 'nextTable', pending: table };
  const plus = match(piece, /^\+(\d) on each hero's moves in round 1$/);
  if (plus) return { effect: 'next', pending: { pending: 'moves', plus: Number(plus[0]) }, whom: 'each' };
  const initiative = match(piece, /^initiative (\d+) in round 1$/);
  if (initiative)
    return { effect: 'next', pending: { pending: 'initiative', initiative: Number(initiative[0]) }, whom: 'each' };
  if (piece.text === 'no item may be used in round 1')
    return { effect: 'next', pending: { pending: 'noItems' }, whom: 'each' };
  const end = piece.text.lastIndexOf(' ');
  return {
    effect: 'next',
    pending: forHero(slicePiece(piece, 0, end)),
    whom: lookUpWord(slicePiece(piece, end), WHOM, 'recipient'),
  };
}

function forHero(piece: Piece): PendingEffect {
  const [damage] = match(piece, /^(\d) damage$/) ?? [];
  if (damage) return { pending: 'damage', amount: Number(damage) };
  const [name = '', cards = '1'] = piece.text.split(' ');
  const got = lookUpWord(slicePiece(piece, 0, name.length), CONDITION_WORDS, 'condition');
  if (got === 'bless' || got === 'curse') return { pending: got, cards: Number(cards) };
  return cards === '1' ? { pending: 'condition', condition: got } : fail(piece, 'a condition must not have a number');
}

function forTable(piece: Piece): TablePending | null {
  const shield = match(piece, /^monsters of the first room get Shield (\d) in round 1$/);
  if (shield) return { pending: 'monstersShield', amount: Number(shield[0]) };
  const [monster, rank] = match(piece, /^(\w+) joins the first room \((normal|elite)\)$/) ?? [];
  return monster ? { pending: 'joins', monster, rank: rank === 'elite' ? 'elite' : 'normal' } : null;
}
