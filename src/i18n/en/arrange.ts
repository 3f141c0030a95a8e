/** How the table is laid and shown: settings, and the words while it waits. */
export default {
  onTable: 'On the table: a die and HP trackers instead of cards that are held and turned (R2.2)',
  campaign: 'Variants of the rule book, in {name}’s next scenarios',
  hand: 'The game is held in',
  right: 'The right hand',
  left: 'The left hand',
  step: 'Step by step: the table shows one thing, and waits',
  goOn: 'Go on',
  waits: 'Tap to go on.',
  missed: 'Beside the tray. Throw again.',
};
