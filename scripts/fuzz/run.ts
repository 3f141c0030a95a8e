/** Runs a parser on mutated inputs and checks its answers and times. */
import { chanceOf } from './mutations';
import type { Parser } from './parsers';

/** The maximum ms for one input on a slow machine. */
const TIMEOUT_MS = 2000;

export interface Report {
  readonly name: string;
  readonly inputs: number;
  /** The number of accepted inputs: inputs that are still valid after the mutation. */
  readonly taken: number;
  /** The ms of the slowest input. */
  readonly slowest: number;
}

/**
 * Runs a parser on mutated inputs.
 * @throws Error if the parser throws, takes too long or changes a prototype; the message names the input
 */
export async function fuzzParser(parser: Parser, inputs: number, seed: number): Promise<Report> {
  const prototype = fingerprint();
  let taken = 0;
  let slowest = 0;
  for (let number = 0; number < inputs; number++) {
    const chance = chanceOf(seed * 1_000_003 + number);
    const example = parser.examples[number % parser.examples.length] ?? '';
    const text = parser.mutate(example, chance);
    const began = performance.now();
    try {
      if (await parser.read(text)) taken += 1;
    } catch (error) {
      throw new Error(`${parser.name}, seed ${seed}, input ${number}: ${text.slice(0, 500)}`, { cause: error });
    }
    const took = performance.now() - began;
    if (took > TIMEOUT_MS) throw new Error(`${parser.name}, seed ${seed}, input ${number} took ${took.toFixed(0)} ms`);
    if (fingerprint() !== prototype)
      throw new Error(`${parser.name}, seed ${seed}, input ${number} changed a prototype`);
    slowest = Math.max(slowest, took);
  }
  return { name: parser.name, inputs, taken, slowest };
}

function fingerprint(): string {
  return [Object.prototype, Array.prototype, Function.prototype].map((each) => Reflect.ownKeys(each).length).join();
}
