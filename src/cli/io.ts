/** Gives the command-line tools access to files and the terminal. */
import { readFileSync } from 'node:fs';

/** Access to files and to the output; tests replace it. */
export interface Io {
  /** Reads a file, or standard input if the name is '-'. @throws Error if the file cannot be read */
  readonly read: (file: string) => string;
  readonly out: (line: string) => void;
  readonly error: (line: string) => void;
}

export const terminal: Io = {
  read: (file) => readFileSync(file === '-' ? 0 : file, 'utf8'),
  out: (line) => console.log(line),
  error: (line) => console.error(line),
};
