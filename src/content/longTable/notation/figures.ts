/** Reads values of figures: the tables of monsters and bosses for eight levels (L1.4), immunities, and summons of heroes (L19.2). */
import type { Condition, Mods, Values } from '../../../rules/longTable/vocabulary';
import { readMods } from './mods';
import { fail, lookUpWord, match, type Piece, slicePiece, split, wholePiece } from './pieces';
import { BAD_WORDS, readWholeNumber } from './words';

const LEVELS = 8;
const ROWS = ['HP', 'move', 'attack', 'range', 'shield', 'retaliate', 'burst'] as const;
type Row = (typeof ROWS)[number];

/**
 * Reads the values of one rank for monster levels 0 to 7, such as `HP 3 4 4 5 6 7 8 10 | move 4 4 4 4 5 5 5 5 | attack 1 1 2 2 2 3 3 4 |
 * flying`. Without a range the monster is melee.
 * @throws NotationError
 */
export function readLevels(printed: string): Values[] {
  const whole = wholePiece(printed);
  const rows = new Map<Row, number[]>();
  let flying = false;
  for (const piece of split(whole, '|')) {
    if (piece.text === 'flying') flying = true;
    else {
      const [name = ''] = piece.text.split(' ');
      const row = ROWS.find((each) => each === name) ?? fail(piece, `"${name}" is no value of a monster`);
      if (rows.has(row)) fail(piece, `"${name}" occurs twice`);
      rows.set(row, eight(slicePiece(piece, name.length)));
    }
  }
  const [hp, move, attack] = (['HP', 'move', 'attack'] as const).map(
    (row) => rows.get(row) ?? fail(whole, `no ${row}`),
  );
  return Array.from({ length: LEVELS }, (_, level): Values => {
    const more = (row: 'shield' | 'retaliate' | 'burst') => {
      const value = rows.get(row)?.[level];
      return value ? { [row]: value } : {};
    };
    return {
      hp: hp?.[level] ?? 0,
      move: move?.[level] ?? 0,
      attack: attack?.[level] ?? 0,
      range: rows.get('range')?.[level] ?? null,
      ...(flying ? { flying: true } : {}),
      ...more('shield'),
      ...more('retaliate'),
      ...more('burst'),
    };
  });
}

function eight(piece: Piece): number[] {
  const values = piece.text.split(' ').map((digits) => readWholeNumber(piece, digits));
  if (values.length !== LEVELS) fail(piece, `${values.length} values; there are ${LEVELS} levels, 0 to 7`);
  return values;
}

/** Reads immunities, such as `Immobilize, Stun, Disarm`; an empty text means none. @throws NotationError */
export function readImmunities(printed: string): Condition[] {
  const whole = wholePiece(printed);
  return whole.text === '' ? [] : split(whole, ',').map((piece) => lookUpWord(piece, BAD_WORDS, 'bad condition'));
}

/**
 * Reads a summon of a hero, such as `HP 6+S | move 1 | attack 3 | Retaliate 1`. S is the hero's level at set-up; the returned HP do not
 * include S. Traits: `flying`, `Shield n`, `Retaliate n`, `Burst n`, `attacks Push 1, Muddle`.
 * @throws NotationError
 */
export function readSummonValues(printed: string): Values {
  const whole = wholePiece(printed);
  const found: { -readonly [K in keyof Values]?: Values[K] } = {};
  for (const piece of split(whole, '|')) Object.assign(found, summonValue(piece));
  const { hp, move, attack, range = null, ...rest } = found;
  if (hp === undefined || move === undefined || attack === undefined) fail(whole, 'expected HP, move and attack');
  return { hp, move, attack, range, ...rest };
}

function summonValue(piece: Piece): Partial<Values> {
  if (piece.text === 'flying') return { flying: true };
  if (piece.text.startsWith('attacks ')) return { attacks: effects(slicePiece(piece, 'attacks '.length)) };
  const [name = '', digits = ''] =
    match(piece, /^(HP|move|attack|range|Shield|Retaliate|Burst) (\d+)(?:\+S)?$/) ??
    fail(piece, `"${piece.text}" is no value of a summon`);
  if (piece.text.endsWith('+S') !== (name === 'HP')) fail(piece, 'only the HP of a summon have the form n+S');
  return { [name.toLowerCase()]: Number(digits) };
}

function effects(piece: Piece): Pick<Mods, 'conditions' | 'push' | 'pull' | 'pierce'> {
  const { conditions, push, pull, pierce, ...others } = readMods(split(piece, ','), 'ability').mods;
  if (Object.keys(others).length > 0) fail(piece, 'the attack of a summon cannot have these effects');
  return {
    ...(conditions ? { conditions } : {}),
    ...(push ? { push } : {}),
    ...(pull ? { pull } : {}),
    ...(pierce ? { pierce } : {}),
  };
}
