/** `npm run play -- file.json` */

import { run } from './inHand/play';
import { terminal } from './io';

process.exitCode = await run(process.argv.slice(2), terminal);
