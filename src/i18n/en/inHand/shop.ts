/** The shopkeeper's lines (R29). */
export default {
  tooMany: 'That is more than you may carry: sell or leave something.',
  sale: 'For sale',
  sellSure: 'Sure?',
  welcome: {
    a: 'Old Gage does not look up. “We buy. We sell. We do not wonder.”',
    b: '“Is that blood?” asks Pim. “It is fine if it is. We have a rate.”',
    c: '“Mind the third step,” says Gage. “It is pledged.”',
  },
  bought: { a: '“Yours,” says Gage, “until it is not.”', b: 'Pim wraps it in last week’s writ.' },
  sold: {
    a: '“I am not asking,” says Gage, and counts out half.',
    b: '“Did it suit you?” asks Pim. “It did not suit the last one either.”',
  },
  returned: { a: '“Changed your mind?” asks Gage. “That we take at full price.”' },
  kingTakes: {
    a: 'A page of the Court waits by the counter with a full purse and a short list.',
    b: '“The King again,” says Gage. “He pays in full. I never trust a man who pays in full.”',
  },
  refused: {
    unknown: 'Nobody sells that.',
    locked: 'Not in the shop yet.',
    owned: 'It is yours already.',
    wanted: 'The king needs it himself.',
    tooDear: 'Too dear for you.',
    full: 'Your hands are full.',
    slot: 'Nowhere to wear it.',
    notOwned: 'It is not yours.',
  },
};
