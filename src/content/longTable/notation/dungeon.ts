/** Reads cards of the random dungeon (L34.2, L34.4). */
import type { FoeCard, PenaltyCard } from '../../../rules/longTable/campaign/book';
import { fail, lookUpWord, match, type Piece, slicePiece, split, wholePiece } from './pieces';
import { readPattern } from './scenario';
import { CONDITION_WORDS } from './words';

/** Penalties whose text is always the same. */
const PLAIN: Readonly<Record<string, PenaltyCard>> = {
  'money in it is looted only by Loot abilities': { penalty: 'lootByAbility' },
  'the opener discards a card of choice': { penalty: 'openerDiscards' },
  'each hero turns one unspent item to spent': { penalty: 'spendItem' },
  'at the end of each round each hero goes 1 hex nearer to the exit, if one is free': { penalty: 'drift' },
  'no short rest in the round in which it is opened': { penalty: 'noShortRest' },
  'in the round in which it is opened only the opener may enter': { penalty: 'onlyOpenerEnters' },
  'its monsters act first in the round after it is opened': { penalty: 'monstersFirst' },
};

/** Penalties with one number, each with the pattern that captures the number. */
const NUMBERED: readonly (readonly [RegExp, (n: number) => PenaltyCard])[] = [
  [/^difficult terrain costs (\d)$/, (n) => ({ penalty: 'difficultCosts', n })],
  [/^no attack of a hero has more than Range (\d)$/, (n) => ({ penalty: 'rangeAtMost', n })],
  [/^pushes and pulls on heroes are (\d) longer$/, (n) => ({ penalty: 'forcedLonger', n })],
  [/^traps do (\d) more$/, (n) => ({ penalty: 'trapsMore', n })],
  [/^heals do (\d) less$/, (n) => ({ penalty: 'healsLess', n })],
  [/^the opener suffers (\d)$/, (n) => ({ penalty: 'hurt', whom: 'opener', n })],
  [/^each hero suffers (\d)$/, (n) => ({ penalty: 'hurt', whom: 'heroes', n })],
  [
    /^its monsters have Shield (\d) until the end of the round in which it is opened$/,
    (n) => ({ penalty: 'monstersShield', n }),
  ],
  [/^its monsters Heal (\d) at the end of the round in which it is opened$/, (n) => ({ penalty: 'monstersHeal', n })],
];

const WHOM = { 'the opener': 'opener', 'each hero': 'heroes', 'every figure': 'all' } as const;

/** Reads a penalty, such as `each hero gets Muddle`. @throws NotationError */
export function readPenalty(printed: string): PenaltyCard {
  const whole = wholePiece(printed);
  if (Object.hasOwn(PLAIN, whole.text)) return lookUpWord(whole, PLAIN, 'penalty');
  for (const [pattern, made] of NUMBERED) {
    const [n] = match(whole, pattern) ?? [];
    if (n !== undefined) return made(Number(n));
  }
  const gets = whole.text.indexOf(' gets ');
  if (gets < 0) fail(whole, `"${printed}" is no penalty`);
  return {
    penalty: 'condition',
    whom: lookUpWord(slicePiece(whole, 0, gets), WHOM, 'recipient'),
    condition: lookUpWord(slicePiece(whole, gets + ' gets '.length), CONDITION_WORDS, 'condition'),
  };
}

/** The letters of a room's spots 1 to 12 (L34.2). */
export const SPOTS = 'ABCDEFGHIJKL';
const LIES = { t: 'trap', $: 'money', '*': 'treasure' } as const;

/** Reads a monster card, such as `A shuffler nne, J t, L $`. @throws NotationError */
export const readFoeCard = (id: string, printed: string): FoeCard => ({
  id,
  spots: split(wholePiece(printed), ',').map(onSpot),
});

function onSpot(piece: Piece): FoeCard['spots'][number] {
  const spot = SPOTS.indexOf(piece.text.charAt(0)) + 1;
  if (spot === 0 || piece.text.charAt(1) !== ' ') fail(piece, 'expected a spot, A to L, and what is on it');
  const what = slicePiece(piece, 1);
  if (what.text.length === 1) return { spot, lies: lookUpWord(what, LIES, 'thing on a spot') };
  const [monster = '', ranks = ''] = match(what, /^(\w+) (\S+)$/) ?? fail(what, 'expected a monster and a pattern');
  readPattern(slicePiece(what, monster.length));
  return { spot, monster, pattern: ranks };
}
