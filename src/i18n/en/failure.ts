/** The texts of the failure panel. They are part of the first script, because the panel must work when nothing else can be loaded. */
export default {
  slow: 'The game is still on its way. If it does not come, look at the connection.',
  boot: 'The game could not be opened.',
  kept: 'The campaigns saved on this device are untouched. Save a copy of them, or try again.',
  rescue: 'Save a copy of my campaigns',
  again: 'Try again',
  rescued: 'The copy is saved. It can be imported under “Saves” on the title.',
  nothing: 'No campaign is saved on this device.',
  unreadable: 'The browser does not let the saves be read.',
  standing: 'Something in the game has broken. Save a copy of your campaigns, then reload the page.',
};
