/** `npm run play -- file.json` */
import { readFileSync } from 'node:fs';
import { run } from './play';

process.exitCode = await run(process.argv.slice(2), {
  read: (file) => readFileSync(file === '-' ? 0 : file, 'utf8'),
  out: (line) => console.log(line),
  error: (line) => console.error(line),
});
