/** The painters of the Long Table before and after the picture is loaded. */
import { expect, it } from 'vitest';
import { lazyPainters } from '../../../src/modes/longTable/lazyPainters';
import type { LongPictures } from '../../../src/panels/longTable/app';

const ICONS = ['icon', 'item', 'figure', 'sign'] as const;
const PRINTS = ['glyph', 'block', 'print', 'printStamp'] as const;

/** Painters that record what they are asked for. */
function painters(heard: unknown[]): LongPictures {
  const icons = ICONS.map((name) => [name, (of: string) => `${name} of ${of}`]);
  const prints = PRINTS.map((name) => [name, (...given: unknown[]) => void heard.push([name, ...given])]);
  return { ...Object.fromEntries([...icons, ...prints]), face: (kind: string) => `face of ${kind}` };
}

/** Calls every painter once. */
function all(pictures: LongPictures): unknown[] {
  const loose = pictures as unknown as Record<string, (...given: unknown[]) => unknown>;
  return [...ICONS, 'face', ...PRINTS].map((name) => loose[name]?.('x', 1));
}

it('ask for the picture and paint nothing before it is loaded; an icon is an empty text', () => {
  let wanted = 0;
  const pictures = lazyPainters(
    () => null,
    () => {
      wanted += 1;
    },
  );
  expect(all(pictures)).toEqual(['', '', '', '', null, undefined, undefined, undefined, undefined]);
  expect(wanted).toBe(9);
});

it('paint as soon as the picture is loaded', () => {
  const heard: unknown[] = [];
  const found = { cardPictures: painters(heard) };
  const pictures = lazyPainters(
    () => found,
    () => expect.unreachable('the picture is here'),
  );
  expect(all(pictures).slice(0, 5)).toEqual(['icon of x', 'item of x', 'figure of x', 'sign of x', 'face of x']);
  expect(heard).toEqual(PRINTS.map((name) => [name, 'x', 1]));
});
