/** Reads a game from JSON text: set-up and commands, with the line of each value for error messages. */

import {
  createScanner,
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import * as v from 'valibot';
import type { GameShapes } from '../journal/schema';
import type { ByMode, GameTypes, SetupOf } from '../rules/core/ruleset';
import { findMode, withMode } from '../storage/savedMode';
import { isRecord, MAX_DEPTH, MAX_LENGTH, readJson } from '../storage/untrusted';

/** The keys and indices that lead from the top of a JSON text to a value. */
export type Path = readonly (string | number)[];

/** The properties of a mode that reading its written games needs. */
export interface WrittenMode<G extends GameTypes> {
  readonly shapes: GameShapes<G>;
  /** The values of fields that a set-up omits. */
  readonly setupDefaults: Partial<SetupOf<G>>;
}

/** A game that was read from a text. */
export interface Transcript<G extends GameTypes> {
  readonly setup: SetupOf<G>;
  readonly commands: readonly G['command'][];
  /** Describes the place of a field like `hero` or `commands.3` in words, such as 'line 7'. */
  readonly whereIs: (path: Path) => string;
}

/** An error whose message names the place at which a game cannot be played, such as a line of the transcript, and the reason. */
export class TranscriptError extends Error {
  override readonly name = 'TranscriptError';
  constructor(where: string, reason: string) {
    super(`${where}: ${reason}`);
  }
}

/** Reads and checks a transcript. A transcript without a mode is a game in hand. @throws TranscriptError */
export function readTranscript<G extends GameTypes, M extends WrittenMode<G>>(
  text: string,
  modes: ByMode<M & WrittenMode<G>>,
): Transcript<G> & { readonly mode: M } {
  const lineAt = (offset: number): string => `line ${text.slice(0, offset).split('\n').length}`;
  const root = treeOf(text, lineAt);
  const whereIs = (path: Path): string => lineAt(nearest(root, path).offset);
  const json = readJson(text);
  if (!json.ok) {
    const path = json.fault.field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    throw new TranscriptError(whereIs(path), `${json.fault.reason} ${json.fault.field}`);
  }
  if (!isRecord(json.value)) throw new TranscriptError(whereIs([]), 'a transcript must be a JSON object');
  const named = withMode(json.value);
  const mode = findMode(named, modes);
  if (!mode.ok) throw new TranscriptError(whereIs(['mode']), `there is no mode ${JSON.stringify(named['mode'])}`);
  const { shapes, setupDefaults } = mode.value;
  const { mode: _, commands = [], ...setup } = named;
  return {
    mode: mode.value,
    setup: shaped(shapes.setup, { ...setupDefaults, ...setup }, [], whereIs),
    commands: shaped(v.array(shapes.command), commands, ['commands'], whereIs),
    whereIs,
  };
}

/** Parses the text and keeps the offset of every value. The parser is recursive, so length and depth are checked first. */
function treeOf(text: string, lineAt: (offset: number) => string): Node {
  if (text.length > MAX_LENGTH) throw new TranscriptError(lineAt(0), `longer than ${MAX_LENGTH} characters`);
  const abyss = beyondDepth(text);
  if (abyss !== null) throw new TranscriptError(lineAt(abyss), `nested deeper than ${MAX_DEPTH}`);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (root && !error) return root;
  throw new TranscriptError(
    lineAt(error?.offset ?? 0),
    `not JSON: ${error ? printParseErrorCode(error.error) : 'empty'}`,
  );
}

/** Returns the offset of the first bracket that is nested too deeply, or null if there is none. */
function beyondDepth(text: string): number | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const first = text[scanner.getTokenOffset()];
    if (first === '[' || first === '{') depth += 1;
    if (first === ']' || first === '}') depth -= 1;
    if (depth > MAX_DEPTH) return scanner.getTokenOffset();
  }
  return null;
}

/** Returns the node at a path or, if the path does not exist, its deepest existing ancestor. */
function nearest(root: Node, path: Path): Node {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const found = findNodeAtLocation(root, path.slice(0, depth));
    if (found) return found;
  }
  return root;
}

function shaped<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  under: Path,
  whereIs: Transcript<GameTypes>['whereIs'],
): T {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = [...under, ...(issue.path ?? []).map(({ key }) => key as string | number)];
  throw new TranscriptError(whereIs(path), `${path.join('.') || 'transcript'}: ${issue.message}`);
}
