/**
 * Tests that the shapes of data from outside stay as the golden files list them: a change of an accepted word, a limit or an optional
 * field shows as a changed line.
 */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { SHAPES as IN_HAND } from '../../src/journal/inHand/schema';
import { SHAPES as LONG_TABLE } from '../../src/journal/longTable/schema';
import { savedGameShapeOf } from '../../src/journal/schema';
import type { Shape } from '../../src/journal/shapes';
import { campaignShape as inHandCampaign } from '../../src/storage/inHand/schema';
import { campaignShape as longTableCampaign } from '../../src/storage/longTable/schema';
import { tallyShape } from '../../src/storage/longTable/stats';

/** The fields that are read from a schema, pipe or action of valibot. */
interface Node {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly wrapped?: Node;
  readonly key?: string | Node;
  readonly value?: Node;
  readonly options?: readonly (string | number | Node)[];
  readonly literal?: unknown;
  readonly requirement?: unknown;
  readonly message?: unknown;
  readonly getter?: (input: unknown) => Node;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'kind' in value;

/** Returns a shape as lines, indented by depth. A part that was listed before is only named by its path. */
function described(shape: Shape<unknown>): string {
  const lines: string[] = [];
  const at = new Map<Node, string>();
  const addLines = (label: string, node: Node, depth: number, path: string): void => {
    const write = (text: string) => lines.push(`${'  '.repeat(depth)}${label}: ${text}`);
    const before = at.get(node);
    const simple = !node.pipe && !node.entries && !node.item && !node.wrapped && !isNode(node.options?.[0]);
    if (before !== undefined && !simple) return void write(`as ${before}`);
    at.set(node, path);
    if (node.pipe) {
      const [first, ...rest] = node.pipe;
      write(['pipe', ...rest.map(describedAction)].join(', '));
      if (first) addLines('of', first, depth + 1, path);
      for (const each of rest) if (each.kind === 'schema') addLines('then', each, depth + 1, path);
      return;
    }
    const { type, literal, options, entries, item, items, wrapped, key, value, getter } = node;
    const words = options?.filter((each) => !isNode(each)) ?? [];
    write(
      [
        type,
        ...(literal === undefined ? [] : [JSON.stringify(literal)]),
        ...(typeof key === 'string' ? [`by ${key}`] : []),
        ...words.map((word) => JSON.stringify(word)),
      ].join(' '),
    );
    for (const [name, each] of Object.entries(entries ?? {}))
      addLines(name, each, depth + 1, path === '' ? name : `${path}.${name}`);
    for (const each of options ?? []) if (isNode(each)) addLines('or', each, depth + 1, path);
    for (const [nth, each] of (items ?? []).entries()) addLines(String(nth), each, depth + 1, `${path}.${nth}`);
    if (isNode(key)) addLines('key', key, depth + 1, `${path} (key)`);
    for (const each of [item, wrapped, value, getter?.(undefined)]) if (each) addLines('of', each, depth + 1, path);
  };
  addLines('whole', shape as unknown as Node, 0, '');
  return `${lines.join('\n')}\n`;
}

function describedAction({ kind, type, requirement, message }: Node): string {
  if (kind === 'schema') return 'then';
  const limit = typeof requirement === 'function' || requirement === undefined ? [] : [String(requirement)];
  return [type, ...limit, ...(typeof message === 'string' ? [`"${message}"`] : [])].join(' ');
}

const GATES: Readonly<Record<string, Shape<unknown>>> = {
  inHandCommand: IN_HAND.command,
  inHandSetup: IN_HAND.setup,
  inHandCheckpoint: IN_HAND.checkpoint,
  inHandCampaign,
  longTableCommand: LONG_TABLE.command,
  longTableSetup: LONG_TABLE.setup,
  longTableCheckpoint: LONG_TABLE.checkpoint,
  longTableCampaign,
  kept: savedGameShapeOf('inHand', {
    setup: v.literal('a set-up'),
    command: v.literal('a command'),
    checkpoint: v.literal('a checkpoint'),
  } as never),
  longTableTally: tallyShape,
};

it.each(Object.entries(GATES))('%s accepts what its golden file lists', async (name, shape) => {
  await expect(described(shape)).toMatchFileSnapshot(`golden/${name}.txt`);
});

it('lists words, limits and optional fields', () => {
  const shape = v.strictObject({
    word: v.picklist(['a', 'b']),
    few: v.exactOptional(
      v.pipe(
        v.number(),
        v.maxValue(3),
        v.check(() => true, 'odd'),
      ),
    ),
    one: v.variant('kind', [v.object({ kind: v.literal('x') })]),
  });
  expect(described(shape as never).split('\n')).toEqual([
    'whole: strict_object',
    '  word: picklist "a" "b"',
    '  few: exact_optional',
    '    of: pipe, max_value 3, check "odd"',
    '      of: number',
    '  one: variant by kind',
    '    or: object',
    '      kind: literal "x"',
    '',
  ]);
});
