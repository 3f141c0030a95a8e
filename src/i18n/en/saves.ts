/** The texts of the saves sheet. */
export default {
  title: 'Saves',
  hint: 'Export, import, backups',
  elsewhere: {
    title: 'Open in another tab',
    text: 'This campaign is being played in another tab. Only one tab can write it.',
    takeOver: 'Play it here',
  },
  taken: 'This campaign is now played in another tab. Nothing more is saved here.',
  relaid:
    'The scenario on the table did not outlive an update of the game: it begins anew. The old save is in the backups.',
  mended:
    'An event or a choice in this campaign could not be finished and was left out. The old save is in the backups.',
  tableFull:
    'A save has room for 5,000 commands of one scenario, and this one has had them. Take some back, or give the scenario up in the menu.',
  pictureLost:
    'The graphics card has let go of the picture. It should come back by itself; the game is saved. If not, reload the page.',
  failed: 'The last move is not saved. {why}',
  broken: 'A save could not be opened. {why} Nothing was deleted.',
  fault: {
    absent: 'There is no save.',
    storage: 'The browser refused its storage ({detail}).',
    full: 'The storage is full. Make room, or export the campaign from the menu.',
    elsewhere: 'Another tab plays this campaign.',
    notText: 'It is not a text.',
    tooLong: 'It is far too long for anything from this game.',
    notCode: 'It is not a text that this game has exported.',
    notJson: 'The text is damaged, or it is not from this game.',
    tooDeep: 'It is nested too deeply{where}.',
    forbiddenKey: 'It has a field that must not be there{where}.',
    checksum: 'It was damaged or altered on the way.',
    future: 'It comes from a later version of the game. Reload the page to update.',
    invalid: 'Something in it makes no sense{where}.',
    single: 'It is a single game and no campaign: it is begun where it belongs.',
    contentGone: 'It needs something that this game does not have ({detail}). It opens again when that is back.',
    unknownMode: 'It is of a mode that this game does not have ({detail}). It opens as soon as that is here.',
  },
};
