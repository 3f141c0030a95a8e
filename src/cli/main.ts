/** `npm run play -- file.json` */

import { modeOf } from '../modes';
import { terminal } from './io';
import { run } from './play';

process.exitCode = await run(process.argv.slice(2), terminal, modeOf);
