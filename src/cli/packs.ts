/** `npm run pack -- check file` */
import { terminal } from './io';
import { runPack } from './inHand/pack';

process.exitCode = runPack(process.argv.slice(2), terminal);
