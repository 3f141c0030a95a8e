/** The texts of the interactive lesson, and of the slips that explain other heroes' cards. */
export default {
  shove:
    'You move the monster now: no attack, no roll. Say how far; some attacks count how far you shoved it this turn.',
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
    first: 'Choose two cards a round. Tap {card} first: the first one leads, and its number is how early you act.',
    second: 'Now {card}. One of the two will give its top half, the other its bottom half.',
    seal: 'Two are chosen. Press the seal; a tap on a card takes it back.',
    walk: 'Bottom halves walk. Tap the bottom of {card}, or pull it onto the map.',
    way: 'Ringed hexes are in reach; the number is the cost. Walk to the Shuffler: tap a hex beside it, then once more.',
    throw:
      'A fight. What will the Shuffler do? Its card is your die: flick it over the red line. A, B, C are one in three each.',
    strike: 'Top halves hit. Tap the top of {card}, or pull it onto the Shuffler.',
    aim: 'A target is in reach. Press the seal to attack it.',
    odds: 'First read the odds: for each letter the damage, and what is left of the Shuffler. Then throw.',
    blow: 'Now the Shuffler strikes. The same ruler decides: attack, plus its own row at the letter. Throw for it.',
    damage:
      'Take it, and lose HP. Or pay with cards instead: two from hand turn over; one from the discard pile is lost for good.',
    turned: 'Round two. Played cards came back on side B. Lead with {card}: 9 acts before the Shuffler.',
    behind: 'And {card} as the second card.',
    element: 'A card in your hand shows Dark. {card} spends it for +2: tap its top half.',
    lever: 'The lever by the seal spends the Dark, or keeps it. With it every letter kills. Press the seal.',
    served: 'Served, and the Shuffler has not even moved. Use {card} to walk towards the gate, or end the turn.',
    rest: 'Side B goes to the discard pile. A short rest brings the pile back on side A, for one card lost. Rest.',
    lot: 'This card is lost by lot. Keep the result, or pay 1 HP for another card. Each card lost shortens the hourglass.',
    longRest: 'A long rest: choose the card to lose. The others come back on side A, and 2 HP with them.',
    onward: 'Round three, and the goal: end a turn on the gate. Choose two cards, one with a long Move.',
    gate: 'Use a bottom half, and walk to the gate.',
    there: 'On the gate. End the turn, and the scenario is won.',
    choose: 'A new round: choose two cards. The lower number of the first decides who acts first.',
    end: 'Nothing more to do here. End the turn.',
    won: 'Won. Two cards a round, a ruler for a die, and a hand that grows shorter: that is the whole game.',
    lost: 'Lost. Nothing of this counts: try it again.',
  },
} as const;
