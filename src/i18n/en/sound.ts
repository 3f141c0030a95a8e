/** The texts about music that appear outside the settings sheet. */
export default {
  musicOn: 'Music: on',
  musicOff: 'Music: off',
};
