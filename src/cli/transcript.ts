/** A game written down: what is to be laid on the table, and what is said, with the line on which each thing stands. */
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import * as v from 'valibot';
import { commandShape, setupShape } from '../journal/schema';
import type { Setup } from '../rules/book';
import type { Command } from '../rules/commands';
import { isRecord, readJson } from '../storage/untrusted';

export interface Transcript {
  readonly setup: Setup;
  readonly commands: readonly Command[];
  /** The line of the text, from 1, on which a command begins; for a share code the number of the command. */
  readonly lineOf: (command: number) => number;
}

/** A transcript that cannot be played: where, and why. */
export class TranscriptError extends Error {
  override readonly name = 'TranscriptError';
  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(reason);
  }
}

const DEFAULTS = {
  hero: 'bailiff',
  level: 1,
  upgrades: [],
  items: [],
  scenarioLevel: 1,
  looted: [],
  variants: { hindrances: false, onTable: false },
} as const;

/** @throws TranscriptError */
export function readTranscript(text: string): Transcript {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const [error] = errors;
  if (error || !root) {
    throw new TranscriptError(
      lineAt(error?.offset ?? 0),
      `not JSON: ${error ? printParseErrorCode(error.error) : 'empty'}`,
    );
  }
  const json = readJson(text);
  if (!json.ok) throw new TranscriptError(1, `${json.fault.reason} ${json.fault.field}`);
  if (!isRecord(json.value)) throw new TranscriptError(1, 'a transcript is an object');
  const { commands = [], ...setup } = json.value;
  const at = (path: readonly (string | number)[]): number => lineAt(nearest(root, path).offset);
  return {
    setup: shaped(setupShape, { ...DEFAULTS, ...setup }, [], at),
    commands: shaped(v.array(commandShape), commands, ['commands'], at),
    lineOf: (command) => at(['commands', command]),
  };
}

/** The node at a path, or the deepest one on the way to it. */
function nearest(root: Node, path: readonly (string | number)[]): Node {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const found = findNodeAtLocation(root, path.slice(0, depth));
    if (found) return found;
  }
  return root;
}

function shaped<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  under: readonly (string | number)[],
  at: (path: readonly (string | number)[]) => number,
): T {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = [...under, ...(issue.path ?? []).map(({ key }) => key as string | number)];
  throw new TranscriptError(at(path), `${path.join('.') || 'transcript'}: ${issue.message}`);
}
