/** Where the page begins: it listens for what goes wrong before anything else can, and fetches the game. */
import './styles/main.css';
import './styles/hud.css';
import './styles/explain.css';
import './styles/sound.css';
import './styles/failure.css';
import { openAlarm } from './app/alarm';
import { showFailure } from './app/failurePanel';
import { placeIn, startOver } from './app/history';
import { rescueHere } from './app/rescue';
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
      rescue: rescueHere,
      again: () => startOver(window),
    });
  },
});

guardKeys();

// Not a part of this file, so that it can be said when it does not come.
Promise.all([import('./app/start'), fetchPlayed()])
  .then(([{ start }, played]) => start({ alarm, ...played, rescue: () => void rescueHere() }))
  .catch(alarm.raise);

/** What this page was loaded for, or what the title leads to. */
async function fetchPlayed() {
  const place = placeIn(window);
  const mode = await fetchMode(isMode(place?.mode) ? place.mode : modeOfRules(location.search));
  return { modes: modeOf, mode, front: await mode.front(), home: TITLE_MODE, place };
}
