/** The command `npm run pack -- check file`: checks a pack of either mode. */
import { isLongPack } from '../packs/longTable/pack';
import { readJson } from '../storage/untrusted';
import { runPack } from './inHand/pack';
import { terminal } from './io';
import { checkLongPack } from './longTable/pack';

const [verb, file, ...more] = process.argv.slice(2);

/**
 * Returns the text to check, or null if the file cannot be read or the usage is wrong. Standard input can be read only once, so this
 * function reads it for the checks of both modes.
 */
function textOf(): string | null {
  if (verb !== 'check' || file === undefined || more.length > 0) return null;
  try {
    return terminal.read(file);
  } catch {
    return null;
  }
}

const text = textOf();
const json = text === null ? null : readJson(text);
const io = text === null ? terminal : { ...terminal, read: () => text };
process.exitCode =
  file !== undefined && text !== null && json?.ok && isLongPack(json.value)
    ? checkLongPack(file, text, io)
    : runPack(process.argv.slice(2), io);
