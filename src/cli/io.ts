/** Where commands read and write. */
import { readFileSync } from 'node:fs';

export interface Io {
  /** The text of a file; of standard input for '-'. @throws when there is none */
  readonly read: (file: string) => string;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

export const terminal: Io = {
  read: (file) => readFileSync(file === '-' ? 0 : file, 'utf8'),
  out: (line) => console.log(line),
  error: (line) => console.error(line),
};
