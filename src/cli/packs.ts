/** `npm run pack -- check file` */

import { runPack } from './inHand/pack';
import { terminal } from './io';

process.exitCode = runPack(process.argv.slice(2), terminal);
