/** Items (L21; docs/CONTENT-LONG.md, section 6): slot, use, price, copies, source, moment of use, and effect. */
import type { WrittenItem } from './written';

const item = <const Id extends string>(
  id: Id,
  slot: string,
  use: string,
  price: number,
  copies: number,
  source: string,
  prints: string,
): WrittenItem & { readonly id: Id } => ({ id, slot, use, price, copies, source, prints });

const PRINTED = [
  item('funeralSeedCake', 'small', 'consumed', 12, 4, 'P1', 'your turn: Heal 3, Self'),
  item('flaskOfStrongTea', 'small', 'consumed', 25, 4, 'P1', 'your turn: Recover 1 discarded'),
  item('counterfeitPenny', 'small', 'consumed', 10, 4, 'P1', 'your attack: Curse'),
  item('smellingSalts', 'small', 'consumed', 15, 4, 'P1', 'you get a bad condition: it does not come'),
  item('hobnailBoots', 'legs', 'spent', 22, 4, 'P1', 'your move: +2'),
  item('butchersApron', 'body', 'spent ○○', 24, 4, 'P1', 'you are attacked: Shield 1'),
  item('coalScuttleHat', 'head', 'spent', 18, 4, 'P1', 'you are attacked: the attack has disadvantage'),
  item('borrowedSpectacles', 'head', 'spent', 24, 4, 'P1', 'your ranged attack: Advantage'),
  item('paperweight', 'one hand', 'spent', 20, 4, 'P1', 'your melee attack: +1'),
  item('evictionLead', 'one hand', 'spent', 25, 4, 'P1', 'your melee attack: Immobilize'),
  item('lostPropertyUmbrella', 'two hands', 'spent', 30, 4, 'P1', 'your attack: +1, Push 2'),
  item('clerksSleeves', 'body', 'spent', 25, 4, 'P2', 'you would suffer damage not from an attack: Prevent 2'),
  item('eelskinWaders', 'legs', '-', 25, 2, 'P2', 'always: difficult terrain costs you 1'),
  item('grapnelOnAString', 'one hand', 'spent', 30, 2, 'P2', 'your turn: Drag 3, Range 4'),
  item('bullseyeLantern', 'one hand', 'spent', 25, 2, 'P2', 'your turn: +Fire or +Light, strong at once'),
  { ...item('bestSundayCoat', 'body', 'spent ○○', 45, 2, 'P3', 'you are attacked: Shield 2'), minusCards: 2 },
  item('blockAndTackle', 'two hands', 'spent', 45, 2, 'P3', 'your attack: +2, Pull 3'),
  item('pairOfInkwells', 'small', 'consumed', 30, 2, 'P3', 'your turn: +Any, +Any'),
  item('silverToppedCane', 'one hand', 'spent', 50, 2, 'P4', 'your attack: +1, Muddle'),
  item('coachmansBoots', 'legs', 'spent', 45, 2, 'P4', 'your move: +2, Jump'),
  item('aldermansChain', 'head', 'spent', 55, 1, 'P5', 'your turn: Give Strengthen, Self; Give Bless, Self'),
  item(
    'mrSumpsWatch',
    'small',
    'spent',
    40,
    1,
    'C09',
    'turn order is set: your initiative is 20 lower (at least 1) or higher (at most 99) this round',
  ),
  item('threeHundredLetters', 'two hands', 'consumed', 30, 1, 'reward 4', 'your ranged attack: Targets +2'),
  item(
    'escrowHandBell',
    'small',
    'spent',
    40,
    1,
    'reward 12',
    'your turn: Heal 1, Range 3, Targets all; Give Strengthen, Range 3',
  ),
] as const;

export const ITEMS: readonly WrittenItem[] = PRINTED;

export type PrintedItemId = (typeof PRINTED)[number]['id'];
