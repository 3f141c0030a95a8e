/** The lessons of the first scenario. */
export default {
  select: 'Choose two cards. The first one leads: its number is how early you act, and low is early.',
  second:
    'Now another. This turn one of the two gives its top half and the other its bottom half; which is which you decide later.',
  seal: 'Two are chosen. Press the seal, or tap a card to put it back.',
  halves: 'Tap a half to play it. Tops hit, bottoms mostly walk. Basic makes any half a plain Attack 2 or Move 2.',
  move: 'Ringed hexes are in reach; the number is what they cost. Tap one to look, again to go. Hatched ones begin a fight.',
  sides:
    'A played card turns over: back in your hand, on side B. Played again, it goes to the discard pile until you rest. The hourglass counts the rounds that your cards will last.',
  throw:
    'The monster’s card is your die. Drag or flick its ruler across the red line, or press Throw. A, B, C: one in three each.',
  throwDie:
    'This tray decides. Flick the die, tap it, or press Throw. 1 and 2 are A, 3 and 4 are B, 5 and 6 are C: one in three each.',
  distance: 'In a fight nobody walks on the map. The track is the Distance between you: a blade needs 1.',
  attack:
    'Your attack, plus what the lit row says at the letter that you throw. The row changes whenever your HP does.',
  damage:
    'Take the damage, or cancel all of it: lose one card of the discard pile, or discard two from hand. HP can be healed; lost cards stay lost.',
  money: 'Money. End a turn on it and it is yours; the dead do not count it.',
  rest: 'A rest brings the discard pile back to hand, on side A, for one card lost. Fewer cards, shorter days: mind the hourglass.',
  shove:
    'You move the monster now: no attack, no roll. Say how far; some attacks count how far you shoved it this turn.',
  pay: 'Gold is ammunition. Each piece adds 1 to the number; what you pay is gone, so the next shop will be a short visit.',
  forfeit: 'Give an item up for this scenario, and the rest of the row is yours. Without one, the row does nothing.',
  know: 'I know this game',
  learnt: 'Got it',
} as const;
