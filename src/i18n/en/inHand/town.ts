/** The texts of the town, where the hero buys and sells. */
export default {
  nothing: 'Empty hands.',
  visit: 'To town',
  summons: 'The king needs your items',
  paid: 'Paid in full: {gold} gold',
  special: 'By the rules of the page',
  slot: {
    head: 'Head',
    body: 'Body',
    legs: 'Legs',
    oneHand: 'One hand',
    twoHands: 'Two hands',
    small: 'Small',
  },
  use: {
    consumed: 'once a scenario',
    spent: 'once until a long rest',
    free: 'always',
  },
};
