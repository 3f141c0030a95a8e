/** The texts of rules R7 to R14: cards and rests, initiative, your turn, movement, attacks and sight. */
export default {
  R7_1: 'At the start of a round choose two cards from your hand and name the one that leads, or, outside combat, declare a long rest.',
  R7_2: 'A played card is discarded, or lost if its action says so. Discarding side A turns the card to side B and back into your hand. Discarding side B puts it in the discard pile.',
  R7_3: 'With fewer than two cards in hand you must rest: in combat a short rest at once, free, after which you select; outside combat a long rest. A round that begins as a combat round (R26.2) is combat from before the selection. If you cannot rest, you are exhausted (R22.1).',
  R7_4: 'A rest needs at least two cards in the discard pile. One of them is lost, the others come back to your hand. After it, every card in hand shows side A.',
  R7_5: 'A short rest is taken in the clean-up of any round, or when R7.3 says so; the lost card is drawn at random. Once per rest you may pay 1 HP to keep it and lose another at random. That is a price: it cannot be negated (R21.1), nor paid with your last HP.',
  R7_6: 'A long rest is declared instead of cards, outside combat only, and takes your whole turn. You choose the card to lose, heal 2, and refresh all spent items.',
  R8_1: 'In combat, after the selection, roll for the monster’s behaviour this round: its initiative stands in the top row of that column, for its kind. Yours is that of your leading card. The lower number acts first; on a tie you do.',
  R8_2: 'Some abilities roll for the behaviour again, in your turn, before the monster has acted this round: keep either. If you skip the choice, the first stands. The order of the turns stays as it was settled.',
  R9_1: 'Do the top action of one card and the bottom action of the other, in either order. Which one leads does not matter here.',
  R9_2: 'The abilities of an action are done in printed order, and the two cards are not mixed (but see R25.4). When an action is done its card is discarded or lost at once (R7.2). Until then it is visible for elements (R18.1) and cannot be given up against damage.',
  R9_3: 'Any part may be skipped, except one that is bad for you: damage, a lost card, a negative condition. Use the action and you must do that part. A card with the lost symbol of whose action you did nothing is discarded, not lost.',
  R9_4: 'Any card may be used as Attack 2 for its top or Move 2 for its bottom. It is then discarded, whatever is printed on it.',
  R9_5: 'Items may be used at any time in your turn, as many as you like (R23.1). While damage waits for your answer, only an item that answers it.',
  R9_6: 'You may end your turn whenever you like. What you must still do of an action begun (R9.3) is done first; unused cards are discarded. Using any part of an item counts as using it.',
  R10_1:
    'Move X is up to X movement, hex by hex, not through walls, obstacles or living monsters. Terrain acts when you enter it (R4).',
  R10_2:
    'Jump X ignores everything on the way except walls and closed doors; a door is entered and opens as usual. The last hex of a jump follows the normal rules.',
  R10_3: 'A move ends where you say: on any hex you can reach and may stand on.',
  R11_1: 'In combat nobody moves on the map. Each movement changes the Distance by 1, between 1 and 7.',
  R11_2: 'If you play with Hindrances, each step may cost more (R30).',
  R12_1:
    'Attack X, perhaps with a Range Y. Without a Range it is melee, range 1. Outside combat the target must be within range, counted in hexes around walls and never through them, and in sight (R13). In combat the Distance must not exceed the range.',
  R12_2: 'A ranged attack on an adjacent target, at Distance 1, has Disadvantage (R14.1).',
  R12_3:
    'Reckon in this order: first the attacker’s bonuses and penalties; then the modifier from the attacker’s table, in the row of your level or of the scenario level; then the defender’s Shield and other defences, less Pierce. Damage is never below 0. Within a step you choose the order; unless you do, it is the one best for you.',
  R12_4: 'For example: Attack 3, +2 for a bonus is 5, a roll of −1 makes 4, Shield 1 leaves 3 damage.',
  R12_5:
    'Damage turns the monster’s HP card to a new position (R1.2), so its next attacks use another table. At 0 HP or less it dies at once. Further effects of that attack on it are dropped; those on the attacker still come.',
  R12_6: 'When a monster’s modifier table is asked for, it is the one that shows at that moment.',
  R12_7:
    'An attack may grow by what went before it: for each Distance by which its target was pushed or pulled this turn, or for each of your items that lies spent. That belongs to the bonuses; what comes after the declaration does not count.',
  R13_1:
    'You see a hex if some straight line from a corner of yours to a corner of it touches no wall. Closed doors are walls, the whole hex, and are out of range themselves; nothing else blocks sight. Adjacent hexes (R4.2) always see each other, even in a passage where every corner lies on a wall.',
  R13_2: 'Every ability with a range needs sight. One that is no attack and has no range does not.',
  R14_1: 'Advantage: roll twice and use the better. Disadvantage: roll twice and use the worse.',
  R14_2: 'They do not stack. With both, you have neither.',
};
