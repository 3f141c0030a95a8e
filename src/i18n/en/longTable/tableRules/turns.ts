/** The texts of rules L5 to L10: the round, turn order, a hero's turn, rests, movement, revealing a room. */
export default {
  L5_1: 'A round: choose cards; draw the monsters’ cards and set the turn order; the turns; the end of the round (L28). Rounds are counted from 1.',
  L6_1: 'Each hero selects two cards from hand, one of them the leading one, or a long rest, which needs 2 cards in the discard pile. With fewer than 2 cards in hand only the rest is left; if that is impossible too, the hero is exhausted (L20.4). All heroes choose before anything is drawn.',
  L6_2: 'Then one card is drawn from the deck of each type that is on the map. An empty deck is shuffled from its discards first.',
  L6_3: 'Initiative is that of the leading card, 99 for a long rest, and for a type that of its card. Lower comes first.',
  L6_4: 'Ties: of heroes the one with the lower second card, then as you choose; a hero comes before a type; of two types you choose for this round, by name unless you do. A long rest has no second card and comes after a hero who has one.',
  L6_5: 'The turn order leaves nothing open: before each hero come its summons, the oldest first; within a type elites, then normal ones, by standee number; escorts as L27.8 says. “Earlier” always means this order.',
  L7_1: 'A wound hurts first (L15.6). Then the top action of one card and the bottom action of the other are done, in either order, whichever led. Either may be left out.',
  L7_2: 'The abilities of an action are done in printed order and are not mixed with those of the other card. Any part may be skipped unless it harms the hero or its allies. An ability that would do nothing (no target, no hex, nothing to loot, recover or refresh) is passed over. A Command is no turn for the figure that receives it, and only heroes and summons that are not stunned can receive it.',
  L7_3: 'Any card may serve as Attack 2 (its top) or Move 2 (its bottom), and is discarded then.',
  L7_4: 'When an action is done its card goes, before anything else, to the discard pile; to the lost cards if the action shows that and some part of it was done; beside the hero if it leaves a bonus. Cards not used are discarded.',
  L7_5: 'At the end of the turn: (1) looting (L18.6); (2) pressure plates; (3) created elements become strong; (4) conditions that end (L15.2); (5) late turns (L10.5).',
  L8_1: 'A rest needs 2 cards in the discard pile; one of them is lost, the others come back. Active cards that count as discarded may be taken in, which ends their bonus, or left.',
  L8_2: 'A short rest comes at the end of a round, and chance picks the lost card. Once in a rest the hero may take 1 damage to keep that card and lose another by chance. That is a price: it cannot be negated, nor paid at 1 HP.',
  L8_3: 'A long rest takes the whole turn, at 99: choose the lost card, take the rest back, Heal 2 oneself, refresh all spent items. It is a turn like any other for wound, items, loot and conditions. With fewer than two cards in the discard pile when the turn comes there is no rest: the turn passes, and items may be used.',
  L9_1: 'Move X: up to X movement, hex by hex, through allies, not through enemies or obstacles, ending on an unoccupied hex. A hex is entered only if the move can still end somewhere with the movement left; a move without a step does not count as made.',
  L9_2: 'Terrain acts at once when it is entered; it does not end the move unless it says so.',
  L9_3: 'A jump ignores figures and terrain on its way. Its last hex obeys L9.1 and L9.2, and costs 2 if it is difficult. Walls hold; a hero who comes over a closed door opens it.',
  L9_4: 'A figure that flies always ignores figures and terrain, on the last hex and in forced moves too, and ends on any unoccupied hex.',
  L9_5: 'A figure that loses Flying over an obstacle takes the trap damage and comes at once to the nearest empty hex by range; if several are equally near, you choose.',
  L9_6: 'Where the move may not end, a hero uses only items of that move and ends no bonus; a hero held or shut in there is set back on the last free hex of its way, or on the nearest empty hex. A carried figure is set down on an empty hex adjacent to the end of the move, without entering it; if there is none, it stays where it was.',
  L10_1:
    'When a hero’s move enters a closed door the move halts, the room is set up by the number of heroes (L2.2–L2.4), and the move goes on with what is left of it.',
  L10_2:
    'Each new type that has no card in this round draws one now; the initiative of that card gives the type its place in the order.',
  L10_3: 'A new monster whose type has its place after the hero who opened acts at that place.',
  L10_4:
    'One whose type has an earlier place, acted or not, waits for the end of the opener’s turn. A type of the same initiative as the one that has the turn comes after it.',
  L10_5:
    'Late turns: then those of L10.4 act, by initiative, each once; older ones of their type do not act again. So every revealed monster acts in this round.',
  L10_6:
    'A door that a rule opens during a turn counts as opened by the figure whose turn it is. If a rule opens it between rounds, the monsters behind it act from the next round on. A door that a hero opens outside its own turn counts as opened in the turn that is going on.',
};
