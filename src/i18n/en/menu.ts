/** The menu of a game on the table: going on, going back, sharing, leaving. */
export default {
  title: 'Menu',
  resume: 'Play on',
  log: 'What happened',
  redo: 'Redo: {what}',
  rewind: 'Practice: take back “{what}”',
  lastRoll: 'The last roll',
  rewindSure: 'Take the roll back, and let the record say so?',
  rewindHint:
    'Beyond a roll, going back is practice only: the same roll comes again, and the campaign’s record counts it.',
  giveUp: 'Give the scenario up',
  giveUpSure: 'Give it up, and lose the scenario?',
  giveUpHint: 'The save has no room for another command. The scenario is lost; what you have looted stays yours.',
  share: 'Copy this game as a code',
  shareHint: 'Its set-up and every move, for a friend or a report.',
  link: 'Copy this game as a link',
  linkHint: 'Whoever opens it sees it played, move by move.',
  shared: 'Copied: {length} characters.',
  notShared: 'The clipboard would not take it.',
  leave: 'Leave the table',
  leaveHint: 'Everything stays as it lies.',
};
