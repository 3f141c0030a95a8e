/**
 * Compares the layout in windows of all kinds with golden files, which a person has checked.
 * `UPDATE_LAYOUTS=1 npx vitest run --project unit test/scenes/inHand/layouts.test.ts` accepts a change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { checksum } from '../../../src/journal/digest';
import { type Arrangement, arrangeLayout } from '../../../src/scenes/inHand/table/arrangement';
import { ACTIVITIES } from '../../../src/scenes/inHand/table/layout';
import { layoutForDie } from '../../../src/scenes/inHand/table/layoutForDie';

const FILE = new URL('layouts.json', import.meta.url);
const golden = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
const fresh: Record<string, string> = {};

afterAll(() => {
  if (process.env['UPDATE_LAYOUTS']) writeFileSync(FILE, `${JSON.stringify(fresh, null, 2)}\n`);
});

const WINDOWS = [
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [600, 960],
  [768, 1024],
  [568, 320],
  [667, 375],
  [844, 390],
  [932, 430],
  [1024, 768],
  [1100, 640],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const INSETS = [
  { top: 0, bottom: 0 },
  { top: 47, bottom: 34 },
];
const ARRANGED: readonly Arrangement[] = (['right', 'left'] as const).flatMap((hand) =>
  [null, layoutForDie].map((lays) => ({ hand, layoutForDie: lays })),
);

it.each(WINDOWS)('the layout is that of the golden file at %i x %i', (width, height) => {
  const all = ACTIVITIES.flatMap((activity) =>
    INSETS.flatMap((insets) => ARRANGED.map((arranged) => arrangeLayout(width, height, activity, insets, arranged))),
  );
  const rounded = JSON.stringify(all, (_, part: unknown) =>
    typeof part === 'number' ? Math.round(part * 1000) / 1000 : part,
  );
  const name = `${width} x ${height}`;
  fresh[name] = checksum(rounded);
  if (!process.env['UPDATE_LAYOUTS']) expect(fresh[name]).toBe(golden[name]);
});
