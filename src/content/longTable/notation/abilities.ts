/** Reads an ability of the printed language: a verb, a number, modifiers after commas, costs in brackets. */
import type {
  Ability,
  Amount,
  BossAction,
  Improvement,
  Mods,
  Trigger,
  Verb,
} from '../../../rules/longTable/vocabulary';
import { readImprovement, readMods } from './mods';
import { fail, lookUpWord, match, type Piece, slicePiece, split, splitOnce } from './pieces';
import { BAD_WORDS, CONDITION_WORDS, GOOD_WORDS, readAmount, readWholeNumber } from './words';

/**
 * The kind of figure that performs the ability. The attack and move numbers of monsters always have a sign, those of heroes never. In an
 * ability that orders summons to act, these numbers may have a sign (docs/CONTENT-LONG.md, section 3).
 */
export type PerformerKind = 'hero' | 'summons' | 'monster';

const NUMBERED: Readonly<Record<string, Verb>> = {
  Attack: 'attack',
  Move: 'move',
  Heal: 'heal',
  Loot: 'loot',
  Shield: 'shield',
  Retaliate: 'retaliate',
  Shove: 'shove',
  Drag: 'drag',
  Damage: 'damage',
  Suffer: 'suffer',
  Finish: 'finish',
  Trap: 'trap',
  Dig: 'dig',
  Retreat: 'retreat',
  Prevent: 'prevent',
};
const WHOM = { ally: 'ally', summon: 'summon', summons: 'summons' } as const;
const BONUSES = { attacks: 'attacks', moves: 'moves', summons: 'summons' } as const;

/** A parsed ability, with the experience that the hero gains by paying the ability's cost. */
export interface ParsedAbility {
  readonly ability: Ability;
  readonly xp?: number;
}

/**
 * Reads one ability.
 * @param gated whether a cost precedes the ability, so that experience may be among its modifiers
 * @throws NotationError
 */
export function readAbility(piece: Piece, speaker: PerformerKind, gated = false): ParsedAbility {
  const bracket = piece.text.indexOf('[');
  const head = bracket < 0 ? piece : slicePiece(piece, 0, bracket);
  const improvements = bracket < 0 ? [] : bracketed(slicePiece(piece, bracket));
  const { bare, xp } = unimproved(head, speaker, gated);
  return {
    ability: improvements.length > 0 ? { ...bare, improvements } : bare,
    ...(xp === undefined ? {} : { xp }),
  };
}

/** Reads costs and gains in brackets, such as `[Ice: Stun, XP1] [Air: Push 3]`. */
function bracketed(piece: Piece): Improvement[] {
  const parts = [...piece.text.matchAll(/\[([^[\]]*)\]/g)];
  if (piece.text.replace(/\[[^[\]]*\]/g, '').trim() !== '') fail(piece, 'text outside the brackets');
  return parts.map((part) => readImprovement(slicePiece(piece, part.index + 1, part.index + part[0].length - 1)));
}

interface Bare {
  readonly bare: Ability;
  readonly xp?: number;
}

function unimproved(piece: Piece, speaker: PerformerKind, gated: boolean): Bare {
  if (piece.text.startsWith('When ')) return { bare: standing(slicePiece(piece, 'When '.length), speaker) };
  if (piece.text.startsWith('Bid ')) return { bare: bidden(slicePiece(piece, 'Bid '.length)) };
  const deed = bossDeed(piece);
  if (deed) return { bare: { verb: 'deed', deed, mods: {} } };
  const [phrase = piece, ...rest] = split(piece, ',');
  const { mods: read, xp } = readMods(rest, 'ability', gated);
  return { bare: verb(phrase, read, speaker), ...(xp === undefined ? {} : { xp }) };
}

/** Reads a lasting ability `T: A & B`: each time the trigger T occurs, the figure performs the abilities A and B. */
function standing(piece: Piece, speaker: PerformerKind): Ability {
  const [when, does] = splitOnce(piece, ':') ?? fail(piece, 'expected a trigger, a colon and abilities');
  return { verb: 'when', trigger: trigger(when), abilities: abilities(does, speaker), mods: {} };
}

function trigger(piece: Piece): Trigger {
  const [what, within] = match(piece, /^ally (attacked|damaged) within (\d+)$/) ?? [];
  if (what) return { on: what === 'attacked' ? 'allyAttacked' : 'allyDamaged', within: Number(within) };
  const plainly = { damaged: 'damaged', 'enemy adjacent': 'enemyAdjacent', 'lien attacks': 'lienAttacks' } as const;
  return { on: lookUpWord(piece, plainly, 'trigger') };
}

/** Reads an ability that orders another figure to act, such as `ally, Range 4: Attack 2`. */
function bidden(piece: Piece): Ability {
  const [to, does] = splitOnce(piece, ':') ?? fail(piece, 'expected a kind of figure, a colon and abilities');
  const [first = to, ...rest] = split(to, ',');
  const whom = lookUpWord(first, WHOM, 'figure that a Bid can order to act');
  return {
    verb: 'bid',
    whom,
    abilities: abilities(does, whom === 'ally' ? 'hero' : 'summons'),
    mods: readMods(rest, 'ability').mods,
  };
}

const abilities = (piece: Piece, speaker: PerformerKind): Ability[] =>
  split(piece, ' & ').map((each) => readAbility(each, speaker).ability);

function verb(piece: Piece, rest: Mods, speaker: PerformerKind): Ability {
  if (piece.text === 'Stand In') return { verb: 'standIn', amount: 0, mods: rest };
  if (piece.text === 'Disarm Trap') return { verb: 'disarmTrap', amount: 0, mods: rest };
  if (piece.text === 'Advantage attacks') return { verb: 'advantage', mods: rest };
  const [name, ...others] = piece.text.split(' ');
  const object = slicePiece(piece, (name ?? '').length);
  if (!name || others.length === 0) fail(piece, `"${piece.text}" is no ability`);
  if (name === 'Give' || name === 'Inflict') return condition(object, name, rest);
  if (name === 'Summon') return { verb: 'summon', summon: object.text, mods: rest };
  if (name === 'Special')
    return { verb: 'special', nth: lookUpWord(object, { 1: 1, 2: 2 } as const, 'special'), mods: rest };
  if (name === 'Recover' || name === 'Refresh') return back(object, name, rest);
  if (name === 'Bonus') {
    const [n, to] = match(object, /^\+(\d+) (.+)$/) ?? fail(object, 'expected +n and the kind of bonus');
    const added = slicePiece(object, object.text.indexOf(' '));
    return { verb: 'bonus', amount: Number(n), to: lookUpWord(to ? added : object, BONUSES, 'bonus'), mods: rest };
  }
  const known = lookUpWord(slicePiece(piece, 0, name.length), NUMBERED, 'ability');
  return { verb: known, ...measure(object, known, speaker), mods: rest };
}

function measure(piece: Piece, known: Verb, speaker: PerformerKind): { amount: Amount; relative?: true } {
  const [signed] = match(piece, /^([+-]\d+)$/) ?? [];
  const own = known === 'attack' || known === 'move';
  if (signed === undefined) {
    if (own && speaker === 'monster') fail(piece, 'a number of a monster needs a sign, +n or -n');
    return { amount: readAmount(piece) };
  }
  if (!own || speaker === 'hero') fail(piece, 'this number must not have a sign');
  return { amount: Number(signed), relative: true };
}

/** Reads `Give`, a positive condition for allies, or `Inflict`, a negative condition or a lien on enemies. */
function condition(piece: Piece, name: 'Give' | 'Inflict', rest: Mods): Ability {
  if (rest.conditions) fail(piece, 'more than one condition');
  if (name === 'Inflict' && piece.text === 'Lien') return { verb: 'inflict', amount: 0, mods: { ...rest, lien: true } };
  const given =
    name === 'Give' ? lookUpWord(piece, GOOD_WORDS, 'good condition') : lookUpWord(piece, BAD_WORDS, 'bad condition');
  return { verb: name === 'Give' ? 'give' : 'inflict', amount: 0, mods: { ...rest, conditions: [given] } };
}

/** L18.3: reads the object of `Recover` or `Refresh`, such as `2 discarded` or `all spent`. */
function back(piece: Piece, name: 'Recover' | 'Refresh', rest: Mods): Ability {
  const [many = '', where = ''] = piece.text.split(' ');
  const much = many === 'all' ? ('all' as const) : readWholeNumber(slicePiece(piece, 0, many.length));
  const from = slicePiece(piece, many.length);
  if (name === 'Refresh')
    return {
      verb: 'refresh',
      amount: much,
      from: lookUpWord(from, { spent: 'spent', consumed: 'consumed' } as const, `pile of items: ${where}`),
      mods: rest,
    };
  return {
    verb: 'recover',
    amount: much,
    from: lookUpWord(from, { discarded: 'discard', lost: 'lost' } as const, `pile of cards: ${where}`),
    mods: rest,
  };
}

/** Reads an action that only bosses have (L27.1). @returns null if the piece is a normal ability */
function bossDeed(piece: Piece): BossAction | null {
  const called = match(piece, /^Call (.+) below (\S+) at (.+)$/);
  if (called) {
    const [monsters = '', , marks = ''] = called;
    const below = piece.text.indexOf(' below ') + ' below '.length;
    const limit = slicePiece(piece, below, piece.text.indexOf(' at ', below));
    return { deed: 'call', below: readAmount(limit), monsters: monsters.split(' or '), marks: marks.split(' or ') };
  }
  const [given, range] = match(piece, /^Heroes within (?:\d+) get (?:\w+)$/) ? piece.text.split(' get ') : [];
  if (given !== undefined && range !== undefined)
    return {
      deed: 'condition',
      range: readWholeNumber(piece, given.split(' ').pop() ?? ''),
      condition: lookUpWord(slicePiece(piece, given.length + ' get '.length), CONDITION_WORDS, 'condition'),
    };
  const taken = match(piece, /^Heroes with (\d+) discarded lose 1, others suffer (.+)$/);
  if (!taken) return null;
  const damage = slicePiece(piece, piece.text.indexOf(' suffer ') + ' suffer '.length);
  return { deed: 'cards', from: Number(taken[0]), damage: readAmount(damage) };
}
