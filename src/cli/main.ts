/** The command `npm run play -- file.json`: plays a written game and prints it. */

import { fetchModes, modeOf } from '../modes/headless';
import { terminal } from './io';
import { runPlay } from './play';

await fetchModes();
process.exitCode = await runPlay(process.argv.slice(2), terminal, modeOf);
