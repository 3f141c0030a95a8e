/** Reads the text of an item: its moment of use (L21.2) and its effect. */
import type { ItemEffect, Moment } from '../../../rules/longTable/itemDef';
import type { Mods } from '../../../rules/longTable/vocabulary';
import { readParts } from './halves';
import { readMods } from './mods';
import { fail, lookUpWord, match, type Piece, slicePiece, split, splitOnce, wholePiece } from './pieces';
import { readElement, readWholeNumber } from './words';

/** All moments of use (docs/CONTENT-LONG.md, section 6). */
const WHEN: Readonly<Record<string, Moment>> = {
  'your turn': 'turn',
  'your attack': 'attack',
  'your melee attack': 'meleeAttack',
  'your ranged attack': 'rangedAttack',
  'your move': 'move',
  'you are attacked': 'attacked',
  'you would suffer damage not from an attack': 'damaged',
  'you get a bad condition': 'badCondition',
  'turn order is set': 'orderSet',
  always: 'always',
};

/** Reads the text of an item, such as `your attack: +1, Push 2`. @throws NotationError */
export function readItemText(printed: string): { readonly moment: Moment; readonly effect: ItemEffect } {
  const whole = wholePiece(printed);
  const [when, does] = splitOnce(whole, ':') ?? fail(whole, 'expected a moment, a colon and an effect');
  const moment = lookUpWord(when, WHEN, 'moment');
  return { moment, effect: effectAt(moment, does) };
}

function effectAt(moment: Moment, piece: Piece): ItemEffect {
  switch (moment) {
    case 'turn':
      return inTurn(piece);
    case 'attack':
    case 'meleeAttack':
    case 'rangedAttack':
    case 'move':
      return added(piece);
    case 'attacked':
      if (piece.text === 'the attack has disadvantage') return { disadvantage: true };
      return { shield: worth(piece, 'Shield') };
    case 'damaged':
      return { prevent: worth(piece, 'Prevent') };
    case 'badCondition':
      if (piece.text !== 'it does not come') fail(piece, `"${piece.text}" is no answer to a condition`);
      return { ward: true };
    case 'orderSet': {
      const by = /^your initiative is (\d+) lower \(at least 1\) or higher \(at most 99\) this round$/;
      return {
        initiative: readWholeNumber(piece, match(piece, by)?.[0] ?? fail(piece, `"${piece.text}" sets no turn order`)),
      };
    }
    case 'always':
      if (piece.text !== 'difficult terrain costs you 1')
        fail(piece, `"${piece.text}" is no standing effect of an item`);
      return { difficultCosts1: true };
  }
}

const STRONG = ', strong at once';

function inTurn(piece: Piece): ItemEffect {
  if (piece.text.endsWith(STRONG)) {
    const choices = split(slicePiece(piece, 0, piece.text.length - STRONG.length), ' or ');
    return { elementOf: choices.map((choice) => readElement(plused(choice))) };
  }
  const created = split(piece, ',');
  if (created.every(({ text }) => text === '+Any')) return { elements: created.length };
  return { parts: readParts(piece.text, 'hero') };
}

const plused = (piece: Piece): Piece =>
  piece.text.startsWith('+') ? slicePiece(piece, 1) : fail(piece, '+ and an element');

/** Reads a bonus to the current attack or move (L21.3), such as `+2, Jump`. */
function added(piece: Piece): ItemEffect {
  const { plus = [], ...rest }: Mods = readMods(split(piece, ','), 'ability').mods;
  const [first, ...others] = plus;
  if (others.length > 0 || first?.when || first?.per) fail(piece, 'an item adds only one number, without condition');
  return {
    ...(first ? { plus: first.n } : {}),
    ...(Object.keys(rest).length > 0 ? { mods: rest } : {}),
  };
}

function worth(piece: Piece, name: 'Shield' | 'Prevent'): number {
  const [said, digits = ''] = piece.text.split(' ');
  return said === name ? readWholeNumber(piece, digits) : fail(piece, `"${piece.text}" is no ${name}`);
}
