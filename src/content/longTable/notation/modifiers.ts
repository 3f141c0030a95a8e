/** Reads attack modifier cards (L12.2) and the lines of a perk sheet (L32.7). */

import type { ModifierDef, PerkChange, PerkDef, Trait } from '../../../rules/longTable/modifierDef';
import type { Condition, Element } from '../../../rules/longTable/vocabulary';
import { readMods } from './mods';
import { fail, lookUpWord, match, type Piece, slicePiece, split, wholePiece } from './pieces';
import { CONDITION_WORDS, ELEMENT_WORDS } from './words';

/**
 * Reads a modifier card such as `+1`, `rolling Push 1`, `+1 Immobilize`, `rolling +Fire`, `rolling Shield 1 (this round)`,
 * `rolling Heal 1 self` or `+0 Invisible self`. A card without a number counts as +0. The card's id is a short form of the text:
 * `rolling Heal 1 self` becomes `rolling heal1`, `+0` becomes `0`.
 * @throws NotationError
 */
export function readModifier(piece: Piece): ModifierDef {
  const rolling = piece.text.startsWith('rolling ');
  const rest = rolling ? slicePiece(piece, 'rolling '.length) : piece;
  const number = /^[+-]?\d+(?= |$)/.exec(rest.text)?.[0];
  const effect = slicePiece(rest, number?.length ?? 0);
  const value = Number(number ?? 0);
  const does = effect.text === '' ? {} : effectOf(effect);
  const worth = value > 0 ? `+${value}` : `${value}`;
  if (effect.text === '' && number === undefined) fail(piece, 'a card without a value');
  return {
    id: [
      rolling ? 'rolling' : '',
      number === undefined ? '' : effect.text !== '' && value === 0 ? '+0' : worth,
      name(effect.text),
    ]
      .filter(Boolean)
      .join(' '),
    value,
    ...(rolling ? { rolling: true } : {}),
    ...does,
  };
}

/** Returns an effect as a part of an id: `Push 1` becomes `push1`. */
const name = (effect: string): string =>
  effect
    .replace(/ self$| \(this round\)$/, '')
    .replace('+', '')
    .replace(' ', '')
    .toLowerCase();

function effectOf(piece: Piece): Omit<ModifierDef, 'id' | 'value'> {
  const created = piece.text.replace(/^\+/, '');
  if (Object.hasOwn(ELEMENT_WORDS, created)) return { element: free(piece, created) };
  const [healed] = match(piece, /^Heal (\d) self$/) ?? [];
  if (healed) return { healSelf: Number(healed) };
  const [shield] = match(piece, /^Shield (\d) \(this round\)$/) ?? [];
  if (shield) return { shieldSelf: Number(shield) };
  const [self] = match(piece, /^(\w+) self$/) ?? [];
  if (self) return { self: lookUpWord<Condition>(slicePiece(piece, 0, self.length), CONDITION_WORDS, 'condition') };
  const { conditions, push, pull, pierce, lien, ...others } = readMods([piece], 'ability').mods;
  if (Object.keys(others).length > 0) fail(piece, `"${piece.text}" is no effect of a modifier card`);
  return {
    mods: {
      ...(conditions ? { conditions } : {}),
      ...(push ? { push } : {}),
      ...(pull ? { pull } : {}),
      ...(pierce ? { pierce } : {}),
      ...(lien ? { lien } : {}),
    },
  };
}

function free(piece: Piece, created: string): Element {
  const element = ELEMENT_WORDS[created];
  if (element === undefined || element === 'any') fail(piece, 'a modifier card creates one named element');
  return element;
}

/** A parsed line of a perk sheet (L32.7), and the modifier cards that the line names. */
export interface ParsedPerk {
  readonly perk: PerkDef;
  readonly cards: readonly ModifierDef[];
}

const MANY = { one: 1, two: 2, three: 3, four: 4, the: 1, a: 1, an: 1 } as const;
const TRAIT_WORDS: Readonly<Record<string, Trait>> = {
  'Your summons have +1 HP': 'summonsHp',
  'Ignore the -1 cards of items': 'ignoresItemCards',
  'You may enter water and difficult terrain for 1': 'surefooted',
  'One more small item may be equipped': 'moreSmallItems',
};

/** Reads a perk, such as `Replace one -1 with one +1 ×2`; `×n` is the number of boxes. @throws NotationError */
export function readPerk(printed: string): ParsedPerk {
  const whole = wholePiece(printed);
  const [, times] = / ×(\d)$/.exec(whole.text) ?? [];
  const text = times === undefined ? whole : slicePiece(whole, 0, whole.text.length - ' ×n'.length);
  const deeds = split(text, ';').map(perkDeed);
  return {
    perk: { boxes: Number(times ?? 1), does: deeds.map(({ deed }) => deed) },
    cards: deeds.flatMap(({ cards }) => cards),
  };
}

function perkDeed(piece: Piece): { deed: PerkChange; cards: ModifierDef[] } {
  if (Object.hasOwn(TRAIT_WORDS, piece.text))
    return { deed: { perk: 'trait', trait: lookUpWord(piece, TRAIT_WORDS, 'trait') }, cards: [] };
  const [verb, rest] = [piece.text.split(' ')[0]?.toLowerCase(), slicePiece(piece, piece.text.indexOf(' '))];
  if (verb === 'remove' || verb === 'add') {
    const { card, count } = some(rest);
    return { deed: { perk: verb, card: card.id, count }, cards: [card] };
  }
  const [from, to] = verb === 'replace' ? split(rest, ' with ') : [];
  if (!from || !to) return fail(piece, `"${piece.text}" is no perk`);
  const [gone, by] = [some(from), some(to)];
  if (by.count !== gone.count) fail(piece, 'both numbers of cards must be equal');
  const deed: PerkChange = { perk: 'replace', card: gone.card.id, by: by.card.id, count: gone.count };
  return { deed, cards: [gone.card, by.card] };
}

function some(piece: Piece): { card: ModifierDef; count: number } {
  const [many = ''] = piece.text.split(' ');
  return {
    count: lookUpWord(slicePiece(piece, 0, many.length), MANY, 'number of cards'),
    card: readModifier(slicePiece(piece, many.length)),
  };
}
