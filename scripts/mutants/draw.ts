/** Finds small changes (mutants) of a source text that break its behaviour, so that a test should fail. */
import { parseSync } from 'vite';

/** The kinds of changes. */
export const KINDS = [
  'condition negated',
  'comparison swapped',
  'and for or',
  'sum for difference',
  'statement removed',
  'number changed',
  'text changed',
  'yes for no',
] as const;
export type MutantKind = (typeof KINDS)[number];

/** A change of a source text. */
export interface Mutant {
  readonly kind: MutantKind;
  /** `text` replaces the source from `start` up to, not including, `end`. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A node of the syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const COMPARED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const LOGICAL: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' };
const ARITHMETIC: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*' };

/** Nodes that are not changed: types, imports and re-exports, which have no run-time effect in their file, and attributes of JSX. */
const PASSED_OVER = /^(TS(?!As|Satisfies|NonNull)|Import|ExportAll|JSXAttribute$)/;

/** Whether a statement is a directive such as 'use strict'. */
const isDirective = ({ directive }: Node): boolean => typeof directive === 'string';

/**
 * Returns all breaking changes of a TypeScript text, unordered.
 * @param name file name, whose extension selects the language
 * @throws SyntaxError if the text cannot be parsed
 */
export function mutantsIn(name: string, source: string): Mutant[] {
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new SyntaxError(`${name}: ${errors[0]?.message}`);
  const found: Mutant[] = [];
  const open: Node[] = [program as unknown as Node];
  for (let node = open.pop(); node; node = open.pop()) {
    if (PASSED_OVER.test(node.type) || isDirective(node)) continue;
    found.push(...mutantsOf(node, source));
    for (const [field, value] of Object.entries(node)) {
      // Property names are not values, so they are not changed.
      if (field === 'key' || (node.type.startsWith('Export') && field === 'source')) continue;
      for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) open.push(each);
    }
  }
  return found;
}

function mutantsOf(node: Node, source: string): Mutant[] {
  const { type, start, end } = node;
  const whole = (kind: MutantKind, text: string): Mutant => ({ kind, start, end, text });
  switch (type) {
    case 'IfStatement':
    case 'ConditionalExpression': {
      const { test } = node;
      if (!isNode(test)) return [];
      const text = `!(${source.slice(test.start, test.end)})`;
      return [{ kind: 'condition negated', start: test.start, end: test.end, text }];
    }
    case 'BinaryExpression':
      return [
        ...operatorSwapped(node, source, COMPARED, 'comparison swapped'),
        ...operatorSwapped(node, source, ARITHMETIC, 'sum for difference'),
      ];
    case 'LogicalExpression':
      return operatorSwapped(node, source, LOGICAL, 'and for or');
    case 'ExpressionStatement':
      return [whole('statement removed', '{}')];
    case 'Literal':
      if (typeof node['value'] === 'number') return [whole('number changed', String(node['value'] + 1))];
      if (typeof node['value'] === 'boolean') return [whole('yes for no', String(!node['value']))];
      return typeof node['value'] === 'string' ? [whole('text changed', JSON.stringify(`${node['value']}~`))] : [];
    default:
      return [];
  }
}

/** Returns the change of a node's operator. Searches between the operands, because comments and brackets may surround the operator. */
function operatorSwapped(
  { left, right, operator }: Node,
  source: string,
  swaps: Readonly<Record<string, string>>,
  kind: MutantKind,
): Mutant[] {
  if (!isNode(left) || !isNode(right) || typeof operator !== 'string') return [];
  const text = swaps[operator];
  const start = source.indexOf(operator, left.end);
  return text === undefined || start < 0 || start >= right.start
    ? []
    : [{ kind, start, end: start + operator.length, text }];
}

/** Returns the source text with the change in it. */
export function mutatedText(source: string, { start, end, text }: Mutant): string {
  return source.slice(0, start) + text + source.slice(end);
}

/** Returns the number of the line in which a change begins; the first line is 1. */
export function lineOf(source: string, { start }: Mutant): number {
  return source.slice(0, start).split('\n').length;
}
