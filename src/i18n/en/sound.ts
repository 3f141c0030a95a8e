/** What is said of the music beside the settings. */
export default {
  musicOn: 'Music: on',
  musicOff: 'Music: off',
};
