/** The texts of the list of campaigns. */
export default {
  title: 'Campaigns',
  none: 'There is none yet.',
  finished: 'Ended: {ending}',
  played: 'Last played {date}',
  open: 'Go on',
  look: 'Read the ending',
  remove: 'Delete',
  sure: 'Delete the campaign of {name} for good?',
  sureUnreadable: 'Delete what cannot be read for good? A later version of the game might still read it.',
  yes: 'Delete it',
  no: 'Keep it',
  unreadable: 'A save that cannot be read. It is left as it is.',
  books: 'The books',
};
