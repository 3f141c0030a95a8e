/** The items of the Crown Catalogue and the quest items (docs/CONTENT.md, section 4). */
import type { ItemDef, ItemEffect, ItemId, ItemUse, Slot } from '../../rules/inHand/vocabulary';
import { gain, grant, harm, heal, infuse, recover, strike } from './cardNotation';
import type { MonsterCard } from './monsters';

function item<const Id extends ItemId>(
  id: Id,
  card: MonsterCard | null,
  slot: Slot,
  cost: number,
  use: ItemUse,
  effect: ItemEffect,
): ItemDef & { readonly id: Id } {
  return { id, card, slot, cost, use, effect };
}

const PRINTED = [
  // Card I The Arrears
  item('funeralBiscuit', 'arrears', 'small', 8, 'consumed', { when: 'turn', abilities: [heal(3)] }),
  item('secondHandShroud', 'arrears', 'body', 18, 'consumed', { when: 'turn', abilities: [gain('invisible')] }),
  item('mournersHat', 'arrears', 'head', 14, 'spent', { when: 'attack', advantage: true }),
  item('grubbsShovel', 'arrears', 'twoHands', 20, 'spent', { when: 'attack', meleeOnly: true, plus: 2, push: 1 }),
  // Card II The Counting House
  item('chokeLead', 'countingHouse', 'oneHand', 14, 'spent', { when: 'attack', conditions: ['immobilize'] }),
  item('blottingCoat', 'countingHouse', 'body', 16, 'spent', { when: 'attacked', shield: 2 }),
  item('candleEnd', 'countingHouse', 'small', 9, 'consumed', { when: 'turn', abilities: [infuse('fire')] }),
  item('redPen', 'countingHouse', 'oneHand', 22, 'spent', { when: 'attack', troubledOnly: true, plus: 2, pierce: 1 }),
  // Card III The Overdraft
  item('eelskinWaders', 'overdraft', 'legs', 10, 'free', { when: 'always', easyDifficult: true, noHazard: true }),
  item('jarOfLeeches', 'overdraft', 'small', 16, 'consumed', {
    when: 'turn',
    abilities: [harm(1), recover('discard', 'B')],
  }),
  item('wispLantern', 'overdraft', 'head', 12, 'spent', { when: 'turn', abilities: [infuse('dark')] }),
  item('hipFlask', 'overdraft', 'small', 18, 'consumed', { when: 'turn', abilities: [heal(2), gain('strengthen')] }),
  // Card IV The Pits
  item('confiscatedPick', 'pits', 'oneHand', 12, 'spent', { when: 'attack', plus: 1, pierce: 1 }),
  item('furnaceApron', 'pits', 'body', 22, 'consumed', {
    when: 'turn',
    inCombat: true,
    abilities: [grant('shield', 1, { lasts: 'combat' })],
  }),
  item('mothWoolSlippers', 'pits', 'legs', 14, 'spent', { when: 'move', plus: 2, jump: true }),
  item('shortFuse', 'pits', 'small', 12, 'consumed', {
    when: 'turn',
    inCombat: true,
    maxDistance: 3,
    abilities: [strike(2)],
  }),
  // Card V The Court
  item('borrowedRapier', 'court', 'oneHand', 24, 'spent', { when: 'initiative', lower: 15 }),
  item('hearthrug', 'court', 'body', 28, 'spent', { when: 'damaged' }),
  item('discreetShoes', 'court', 'legs', 22, 'consumed', { when: 'moved', atLeast: 2, condition: 'invisible' }),
  item('crownArbalest', 'court', 'twoHands', 26, 'spent', { when: 'attack', meleeOnly: true, range: 4 }),
  // Quest items are not on a monster card. The King does not take quest items (R3.5), and the hero cannot sell them.
  item('oswinsHook', null, 'oneHand', 0, 'free', { when: 'always', lootRange: 1, spareLoot: 1 }),
  item('tansysRibbon', null, 'small', 0, 'consumed', { when: 'exhausting' }),
  item('chancellorsSpectacles', null, 'head', 0, 'spent', { when: 'behaviour' }),
  item('stewardsMallet', null, 'twoHands', 0, 'spent', {
    when: 'attack',
    meleeOnly: true,
    plus: 1,
    conditions: ['stun'],
  }),
  item('proofKeg', null, 'small', 0, 'consumed', { when: 'turn', abilities: [infuse('dark', 'fire')] }),
  item('leftBoot', null, 'legs', 0, 'spent', { when: 'move', plus: 2, overTraps: true }),
  item('gravediggersLicence', null, 'small', 0, 'free', { when: 'always', trapLess: 1 }),
] as const;

export const ITEMS: readonly ItemDef[] = PRINTED;

export type PrintedItemId = (typeof PRINTED)[number]['id'];
