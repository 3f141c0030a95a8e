/** What is heard, in the settings. */
export default {
  effects: 'Sounds',
  ambience: 'Surroundings',
  music: 'Music',
  musicOn: 'Music: on',
  musicOff: 'Music: off',
  vibration: 'Vibration',
  level: '{level} %',
  off: 'Off',
};
