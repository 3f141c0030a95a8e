/** `npm run play -- file.json` */
import { terminal } from './io';
import { run } from './inHand/play';

process.exitCode = await run(process.argv.slice(2), terminal);
