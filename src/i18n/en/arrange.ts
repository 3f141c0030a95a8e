/** How the table is laid and shown: settings, and the words while it waits. */
export default {
  onTable: 'A die instead of the ruler, and tracks for HP instead of cards that turn.',
  campaign: 'Variants of the rule book, in {name}’s next scenarios',
  hand: 'The game is held in',
  right: 'The right hand',
  left: 'The left hand',
  step: 'Step by step: the table shows one thing, and waits',
  goOn: 'Go on',
  waits: 'Tap to go on.',
  missed: 'Beside the tray. Throw again.',
};
