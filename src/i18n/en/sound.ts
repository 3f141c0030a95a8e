/** Texts about music outside the settings. */
export default {
  musicOn: 'Music: on',
  musicOff: 'Music: off',
};
