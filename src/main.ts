/** Starts the page: begins to listen for errors before anything else runs, then loads the game. */
import './styles/main.css';
import './styles/hud.css';
import './styles/explain.css';
import './styles/sound.css';
import './styles/failure.css';
import { openAlarm } from './app/alarm';
import { showFailure } from './app/failurePanel';
import { placeIn, startOver } from './app/history';
import { rescueBrowserSaves } from './app/rescue';
import { fetchMode, isMode, modeOf, modeOfRules, TITLE_MODE } from './modes';
import { guardKeys } from './shell/guardKeys';
import { removeLoadingMessage } from './shell/loadingMessage';

const alarm = openAlarm({
  page: window,
  scripts: import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1),
  show(error) {
    removeLoadingMessage();
    return showFailure({
      root: document.body,
      languages: navigator.languages,
      error,
      rescue: rescueBrowserSaves,
      reload: () => startOver(window),
    });
  },
});

guardKeys();

// The game is loaded as a separate module, so that this file can still show an error if the game cannot be loaded.
Promise.all([import('./app/start'), fetchPlayed()])
  .then(([{ start }, played]) => start({ alarm, ...played, rescue: () => void rescueBrowserSaves() }))
  .catch(alarm.raise);

/**
 * Loads the mode that the entry of the browser's history names. If the entry names none, loads the mode whose rules the address names, or
 * else the mode of the title.
 */
async function fetchPlayed() {
  const place = placeIn(window);
  const mode = await fetchMode(isMode(place?.mode) ? place.mode : modeOfRules(location.search));
  return { modes: modeOf, mode, front: await mode.front(), home: TITLE_MODE, place };
}
