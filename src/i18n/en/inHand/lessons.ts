/** The texts of the interactive lesson, and of the slips that explain other heroes' cards. */
export default {
  shove:
    'You move the monster now: no attack, no throw. Say how far; some attacks count how far you shoved it this turn.',
  pay: 'Gold is ammunition. Each piece adds 1 to the number; what you pay is gone, so the next shop will be a short visit.',
  forfeit: 'Give an item up for this scenario, and the rest of the row is yours. Without one, the row does nothing.',
  know: 'I know this game',
  learnt: 'Got it',
  name: 'The lesson',
  skip: 'Skip',
  again: 'Again',
  done: 'Done',
  /** The texts for each step of the interactive lesson. */
  step: {
    first:
      'Choose two cards a round. Tap {card} first: the first one leads, and the lower its number, the earlier you act.',
    second: 'Now {card}. One of the two gives its top half, the other its bottom half. Undo takes them back.',
    seal: 'Two are chosen. Press the seal; a tap on a card takes it back.',
    walk: 'Bottom halves walk. Tap the bottom of {card}; or drag it onto a hex, let go, and you walk there at once.',
    way: 'Hexes with a number are in reach; the number is the cost. To stop on red hatching starts a fight: tap the ringed hex beside the Shuffler, then once more.',
    nearer: 'The Shuffler is further than this move goes. Tap the ringed hex on the way, then once more.',
    again: 'The way is drawn; the red arrow points at where you stand. Tap the way’s end once more, or press the seal.',
    throw:
      'A fight ends only with a death. The edge of the Shuffler’s card is your die, the ruler: flick it. The letter on the red line picks its column.',
    throwAgain: 'A new round, a new throw: flick the ruler to see by which column the Shuffler acts.',
    strike:
      'Top halves hit. Without a bow they reach Distance 1: the strip shows yours. Tap the top of {card}, or pull it onto the Shuffler.',
    aim: 'The Distance strip says how far off the Shuffler is. A bow’s number must reach that far; an attack without a bow reaches 1. Press the seal.',
    odds: 'First read the odds: each letter adds its number in the ringed row; then the damage, and what is left of the Shuffler. Throw.',
    certain: 'Read the odds: every letter kills the Shuffler. Throw, and let the ruler say which.',
    blow: 'Now the Shuffler strikes. The same ruler decides: its attack, plus its own number at the letter. Throw for it.',
    damage:
      'Take it, and lose HP. Or pay with cards instead: discard two from hand, or tear one in the discard pile: it is lost for good.',
    turned: 'Round two. Played cards came back on side B. Lead with {card}: 9 acts before the Shuffler.',
    behind: 'Any card can be the second, {card} for instance.',
    loss: 'And {card} as the second card. A half with the red stack of cards, once played, costs the card: it is lost for good.',
    element:
      'A symbol on a card in your hand is its element, ready while the card stays there. {card} spends Dark for +2: tap its top half.',
    lever:
      'The lever on the card spends the Dark for this turn, or keeps it: each side tells its chance to kill. Press the seal.',
    served:
      'The Shuffler is dead, and does not strike back. Walk on with {card}; or press Basic: any bottom is then a Move 2, any top an Attack 2.',
    rest: 'Side B goes to the discard pile. Once two lie there, a round may end in a short rest: all but one come back on side A, that one is lost. Rest.',
    lot: 'Chance picked the card that you lose. Accept it, or pay 1 HP for another. The hourglass counts the rounds your cards still last: fewer after this rest.',
    longRest: 'A long rest: choose the card to lose. The others come back on side A, and 2 HP with them.',
    onward:
      'Now the goal: end a turn on the gate. Choose two cards, one for its long Move. (Out of a fight you may choose a long rest instead.)',
    gate: 'Play the bottom of {card}, and walk to the gate.',
    toGate: 'Now walk. Tap the gate, then once more.',
    towards: 'The gate is further than this move goes. Walk towards it: tap the ringed hex, then once more.',
    there:
      'On the gate. End the turn, and the scenario is won. It would be lost at 0 HP, or when the hourglass has run out.',
    choose: 'A new round: choose two cards. The number of the first one decides when you act: the lower, the earlier.',
    basic: 'No bottom half here walks. Press the tab Basic: then any top half is Attack 2, any bottom half Move 2.',
    end: 'Nothing more to do here. End the turn.',
    won: 'Won. Two cards a round, a ruler for a die, and a hand that grows shorter: that is the whole game.',
    lost: 'Lost. Nothing of this counts: try it again.',
  },
} as const;
