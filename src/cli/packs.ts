/** `npm run pack -- check file` */
import { terminal } from './io';
import { runPack } from './pack';

process.exitCode = runPack(process.argv.slice(2), terminal);
