/** The menu of a game on the table: going on, going back, sharing, leaving. */
export default {
  title: 'Menu',
  resume: 'Play on',
  log: 'What happened',
  redo: 'Do again: {what}',
  rewind: 'Practice: take back “{what}”',
  lastRoll: 'The last roll',
  rewindSure: 'Take the roll back, and let the record say so?',
  rewindHint:
    'Past a roll there is only practice: the same roll will come again, and the campaign’s record keeps count.',
  share: 'Copy this game as a code',
  shareHint: 'Its set-up and every move, for a friend or a report.',
  link: 'Copy this game as a link',
  linkHint: 'Whoever opens it sees it played, move by move.',
  shared: 'Copied: {length} characters.',
  notShared: 'The clipboard would not take it.',
  leave: 'Leave the table',
  leaveHint: 'Everything stays as it lies.',
};
