/** Reads what follows an ability's number: modifiers, costs in brackets, and the gains for paying those costs. */
import type { Condition, Cost, Improvement, Mods, Plus } from '../../../rules/longTable/vocabulary';
import { namedArea } from './areas';
import { fail, lookUpWord, match, type Piece, slicePiece, split, splitOnce } from './pieces';
import { CONDITION_WORDS, COST_WORDS, ELEMENT_WORDS, IF_WORDS, PER_WORDS, readAmount, readWholeNumber } from './words';

type Found = { -readonly [K in keyof Mods]: Mods[K] };

/**
 * Where the modifiers stand: after an ability, or in brackets (`improvement`). In brackets, a number such as the number of Push may have a
 * sign, and experience is allowed (L18.7).
 */
type Place = 'ability' | 'improvement';

const FLAGS = { Jump: 'jump', Carry: 'carry', Self: 'self', Advantage: 'advantage', Lien: 'lien' } as const;
const NUMBERS = { Pierce: 'pierce', Push: 'push', Pull: 'pull', Slam: 'slam' } as const;

/** Parsed modifiers, and the experience that the hero gains with them. */
export interface ParsedMods {
  readonly mods: Mods;
  readonly xp?: number;
}

/**
 * Reads the modifiers of an ability.
 * @param xp whether experience may be among the modifiers: yes in brackets and for an ability behind a cost
 * @throws NotationError
 */
export function readMods(pieces: readonly Piece[], place: Place, xp = place === 'improvement'): ParsedMods {
  const found: Found = {};
  const conditions: Condition[] = [];
  const plus: Plus[] = [];
  let gained: number | undefined;
  for (const piece of pieces) {
    const [experience] = match(piece, /^XP(\d)$/) ?? [];
    if (experience !== undefined) {
      if (!xp) fail(piece, 'experience among the modifiers of an ability that costs nothing');
      gained = Number(experience);
    } else if (Object.hasOwn(CONDITION_WORDS, piece.text))
      conditions.push(lookUpWord(piece, CONDITION_WORDS, 'condition'));
    else if (/^[+-]/.test(piece.text)) plus.push(addition(piece));
    else modifier(found, piece, place);
  }
  if (conditions.length > 0) found.conditions = conditions;
  if (plus.length > 0) found.plus = plus;
  return gained === undefined ? { mods: found } : { mods: found, xp: gained };
}

/** Reads an addition, which can be negative: `+n`, `+n if CONDITION` or `+n per THING up to m`. */
function addition(piece: Piece): Plus {
  const [n = '', condition = '', per = '', upTo = ''] =
    match(piece, /^([+-]\d+)(?: if (.+)| per (.+?) up to (\d+))?$/) ?? fail(piece, `"${piece.text}" is no addition`);
  const at = (text: string): Piece =>
    slicePiece(piece, piece.text.indexOf(text), piece.text.indexOf(text) + text.length);
  return {
    n: Number(n),
    ...(condition ? { when: lookUpWord(at(condition), IF_WORDS, 'condition of a target') } : {}),
    ...(per ? { per: lookUpWord(at(per), PER_WORDS, 'thing to be counted'), upTo: Number(upTo) } : {}),
  };
}

function modifier(found: Found, piece: Piece, place: Place): void {
  const once = <K extends keyof Found>(key: K, value: Found[K]): void => {
    if (found[key] !== undefined) fail(piece, `"${piece.text}" occurs twice`);
    found[key] = value;
  };
  if (Object.hasOwn(FLAGS, piece.text)) return once(lookUpWord(piece, FLAGS, 'modifier'), true);
  const [name, ...rest] = piece.text.split(' ');
  const value = slicePiece(piece, (name ?? '').length);
  if (!name || rest.length === 0) fail(piece, `"${piece.text}" is no modifier`);
  const added = match(value, /^([+-]\d+)$/)?.[0];
  if (name === 'only') return once('only', lookUpWord(value, IF_WORDS, 'condition of a target'));
  if (name === 'Area') return once('area', namedArea(value));
  if (name === 'Allies') return once('allies', readWholeNumber(value));
  if (name === 'Range') return added ? once('rangePlus', Number(added)) : once('range', readWholeNumber(value));
  if (name === 'Targets') {
    if (added) return once('targetsPlus', Number(added));
    return once('targets', value.text === 'all' ? 'all' : readAmount(value));
  }
  const key = lookUpWord(slicePiece(piece, 0, name.length), NUMBERS, 'modifier');
  if (added && place === 'ability') fail(piece, `"${piece.text}": this number must not have a sign`);
  return once(key, added ? Number(added) : readWholeNumber(value));
}

/** Reads costs, separated by ` & `; all of them must be paid. */
export function readCosts(piece: Piece): Cost[] {
  return split(piece, ' & ').map((each) =>
    Object.hasOwn(COST_WORDS, each.text)
      ? { other: lookUpWord(each, COST_WORDS, 'cost') }
      : { element: lookUpWord(each, ELEMENT_WORDS, 'cost') },
  );
}

/** Reads `Cost: mods`, the content of a pair of brackets. */
export function readImprovement(piece: Piece): Improvement {
  const [price, gains] = splitOnce(piece, ':') ?? fail(piece, 'expected a cost, a colon and what it adds');
  const { mods: gained, xp } = readMods(split(gains, ','), 'improvement');
  return { costs: readCosts(price), mods: gained, ...(xp === undefined ? {} : { xp }) };
}
