/** The command `npm run play -- file.json`: plays a written game and prints it. */

import { fetchModes, modeOf } from '../modes/headless';
import { terminal } from './io';
import { run } from './play';

await fetchModes();
process.exitCode = await run(process.argv.slice(2), terminal, modeOf);
