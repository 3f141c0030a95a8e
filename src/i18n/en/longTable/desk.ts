/** The texts of the HUD around the table: the bar at the foot, the strip of the turn order, the side columns. */
export default {
  lastDrawn: 'last drawn',
  noneDrawn: 'none drawn yet',
  skip: 'Skip',
  waits: 'Waiting for you',
  chooseCard: 'Choose a card',
  chooseTwo: 'Choose two cards',
  /** The key that presses the seal, printed on the seal. */
  spaceKey: 'Space',
  heroDeck: '{hero}’s deck: {count} left',
  monsterDeck: 'Monsters’ deck: {count} left',
  sum: {
    printed: 'printed',
    card: 'card {initiative}',
    ability: 'card',
    drawn: 'drawn',
    shield: 'Shield',
    pierced: 'Shield, Pierce {pierce}',
    damage: 'damage to {target}',
  },
  strip: {
    /** Explains a share such as “3/8” or “3 of 8”. */
    share_one: '{count} of the {of} cards still undrawn in this deck acts before initiative {initiative}.',
    share_other: '{count} of the {of} cards still undrawn in this deck act before initiative {initiative}.',
    title: 'Who acts first? Undrawn cards',
    heroes: 'Heroes',
    before: 'before {initiative}',
    of: '{n} of {count}',
    gone: '□ drawn since the shuffle',
    said: '{monster}: undrawn {undrawn}; drawn since the shuffle {gone}.',
    nobody: 'none',
  },
};
