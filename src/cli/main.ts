/** `npm run play -- file.json` */

import { fetchModes, modeOf } from '../modes/headless';
import { terminal } from './io';
import { run } from './play';

await fetchModes();
process.exitCode = await run(process.argv.slice(2), terminal, modeOf);
