/** Where the page begins: it listens for what goes wrong before anything else can, and fetches the game. */
import './styles/main.css';
import './styles/hud.css';
import './styles/explain.css';
import './styles/sound.css';
import './styles/failure.css';
import { openAlarm } from './app/alarm';
import { showFailure } from './app/failurePanel';
import { rescueHere } from './app/rescue';
import { fetchModes, modeOf } from './modes';
import { FIRST_MODE } from './rules/core/ruleset';

const alarm = openAlarm({
  page: window,
  show: (error) =>
    showFailure({
      root: document.body,
      languages: navigator.languages,
      error,
      rescue: rescueHere,
      again: () => location.reload(),
    }),
});

// Not a part of this file, so that it can be said when it does not come.
Promise.all([import('./app/start'), fetchPlayed()])
  .then(([{ start }, played]) => start({ alarm, ...played, rescue: () => void rescueHere() }))
  .catch(alarm.raise);

/** The mode that the title leads to. */
async function fetchPlayed() {
  await fetchModes([FIRST_MODE]);
  const mode = modeOf(FIRST_MODE);
  if (!mode) throw new RangeError(`there is no mode "${FIRST_MODE}"`);
  return { modes: modeOf, mode, front: await mode.front() };
}
