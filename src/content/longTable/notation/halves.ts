/** Reads halves of ability cards (L1.2), monster ability cards (L1.5), special actions of a boss (L27.1) and abilities of items. */
import type { HalfDef, MonsterCard, Part } from '../../../rules/longTable/vocabulary';
import { type PerformerKind, readAbility } from './abilities';
import { readCosts } from './mods';
import { fail, match, type Piece, slicePiece, split, wholePiece } from './pieces';
import { readElement } from './words';

const MARKS = /^[✕⟳∞○●]+$/u;
const SHUFFLE = '♻';

/**
 * Reads a half, such as `Attack 3, Push 2, Slam 1 [Fire: Slam +2, XP1]; +Fire; ✕; XP2`. Marks: `✕` lost, `⟳` round bonus, `∞` persistent
 * bonus, `○` and `●` the use slots of a bonus; using a `●` gives 1 experience.
 * @throws NotationError
 */
export function readHalf(printed: string): HalfDef {
  const whole = wholePiece(printed);
  const pieces = split(whole, ';');
  const marks = pieces.filter(({ text }) => MARKS.test(text));
  if (marks.length > 1) fail(marks[1] ?? whole, 'a second group of marks');
  const parts = pieces.filter(({ text }) => !MARKS.test(text)).map((piece) => part(piece, 'hero'));
  if (parts.length === 0) fail(whole, 'an action without a part');
  return { parts, ...(marks[0] ? marksOf(marks[0]) : {}) };
}

function marksOf(piece: Piece): Omit<HalfDef, 'parts'> {
  const has = (mark: string) => piece.text.includes(mark);
  const slots = piece.text.split('').filter((mark) => mark === '○' || mark === '●');
  if (has('⟳') && has('∞')) fail(piece, 'a bonus is either for the round or persistent');
  if (slots.length > 0 && !has('∞')) fail(piece, 'only a persistent bonus has use slots');
  if (has('∞') && !has('✕')) fail(piece, 'a persistent bonus needs the symbol ✕');
  return {
    ...(has('✕') ? { lost: true } : {}),
    ...(has('⟳') ? { round: true } : {}),
    ...(has('∞') ? { persistent: true } : {}),
    ...(slots.length > 0 ? { slots: slots.map((mark) => ({ xp: mark === '●' })) } : {}),
  };
}

function part(piece: Piece, speaker: PerformerKind): Part {
  const [xp] = match(piece, /^XP(\d)$/) ?? [];
  if (xp !== undefined) {
    if (speaker !== 'hero') fail(piece, 'only a hero gains experience');
    return { part: 'xp', xp: Number(xp) };
  }
  if (/^\+[A-Z]/.test(piece.text)) return { part: 'element', element: readElement(slicePiece(piece, 1)) };
  if (!piece.text.startsWith('[')) return { part: 'ability', ability: readAbility(piece, speaker).ability };
  const end = piece.text.indexOf(']');
  if (end < 0) fail(piece, 'a bracket that does not end');
  const { ability: gated, xp: gained } = readAbility(slicePiece(piece, end + 1), speaker, true);
  return {
    part: 'ability',
    ability: gated,
    costs: readCosts(slicePiece(piece, 1, end)),
    ...(gained === undefined ? {} : { xp: gained }),
  };
}

/** Reads the abilities of an item, or of a boss's special action (L27.1), separated by `;`. @throws NotationError */
export function readParts(printed: string, speaker: PerformerKind): Part[] {
  return split(wholePiece(printed), ';').map((piece) => part(piece, speaker));
}

/**
 * Reads a monster ability card, such as `45 Move +1; Attack -1, Curse ♻`. `♻` at the end is the shuffle
 * symbol. The card's id consists of the deck's id and the initiative.
 * @throws NotationError
 */
export function readMonsterCard(deck: string, printed: string): MonsterCard {
  const whole = wholePiece(printed);
  const [digits] = match(whole, /^(\d+) .+$/) ?? fail(whole, 'expected an initiative and lines');
  const initiative = Number(digits);
  if (initiative < 1 || initiative > 99) fail(whole, 'an initiative is 1 to 99');
  const shuffle = whole.text.endsWith(SHUFFLE);
  const body = slicePiece(whole, String(digits).length, shuffle ? whole.text.length - SHUFFLE.length : undefined);
  const parts = split(body, ';').map((piece) => part(piece, 'monster'));
  return { id: `${deck}${initiative}`, initiative, parts, shuffle };
}
