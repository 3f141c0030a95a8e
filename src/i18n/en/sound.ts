/** What is heard, in the settings. */
export default {
  effects: 'Sounds',
  ambience: 'Surroundings',
  vibration: 'Vibration',
  level: '{level} %',
  off: 'Off',
};
