/** The texts about the variants of the rules, and the texts shown while the table waits for the player. */
export default {
  variantsHint: 'For the whole campaign. The first time, leave both off.',
  hindrances: 'Hindrances: traps, rubble and difficult terrain between you and a monster get in the way of the fight.',
  onTable: 'A die instead of the ruler, and tracks for HP instead of cards that turn.',
  campaign: 'Variants of the rule book, in {name}’s next scenarios',
  goOn: 'Go on',
  waits: 'Tap to go on.',
  missed: 'Beside the tray. Throw again.',
};
