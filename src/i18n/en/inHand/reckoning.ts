/** The sum of a run, after the scenario. */
export default {
  title: 'The reckoning',
  rounds: 'Rounds',
  dealt: 'Damage dealt',
  struck: 'by your own hand: {struck}',
  allStruck: 'all of it by your own hand',
  best: 'Best throw',
  noThrow: 'nothing was hit',
  card: 'Card of the day',
  noCard: 'they all kept clean hands',
  earned: 'Honours',
  honour: 'Honour: {name}.',
  share: 'Take a picture along',
  kept: {
    shared: 'It is on its way.',
    saved: 'Saved as a picture.',
    failed: 'No picture could be had.',
  },
  sealWon: 'Served',
  sealLost: 'Returned',
  sealEnd: 'The end',
} as const;
