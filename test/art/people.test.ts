/** Portraits of heroes and speakers: each of them has a drawing and a baked file, and there are no others. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heroPortraits } from '../../scripts/bake/heroes';
import { speakers } from '../../scripts/bake/people';
import { CARVED_RED, svgOf } from '../../scripts/bake/picture';
import { HEROES } from '../../src/flow/inHand/campaign';
import { PEOPLE } from '../../src/panels/inHand/speaker/people';

const filesOf = (folder: string): string[] =>
  readdirSync(`assets/${folder}`)
    .map((file) => `${folder}/${file}`)
    .sort();
const names = (folder: string, ids: readonly string[]): string[] => ids.map((id) => `${folder}/${id}.webp`).sort();

test('every hero and every speaker has a portrait with a file, and there are no others', () => {
  const drawn = (pieces: readonly { readonly name: string }[]) => pieces.map(({ name }) => name).sort();
  expect(drawn(heroPortraits())).toEqual(names('heroes', HEROES));
  expect(drawn(speakers())).toEqual(names('people', PEOPLE));
  expect(filesOf('heroes')).toEqual(names('heroes', HEROES));
  expect(filesOf('people')).toEqual(names('people', PEOPLE));
});

test('portraits are drawn in the same way each time, and no two are alike', () => {
  const all = () => [...heroPortraits(), ...speakers()].map(svgOf);
  expect(all()).toEqual(all());
  expect(new Set(all()).size).toBe(HEROES.length + PEOPLE.length);
});

test('the rays behind heroes contain red, and those behind speakers do not', () => {
  // Red rays are one path with many strokes; a ribbon or a seal has few strokes.
  const redStrokes = (body: string) =>
    [...body.matchAll(new RegExp(`<path d="([^"]*)" fill="${CARVED_RED}"`, 'g'))].map(
      ([, d = '']) => d.split('M').length,
    );
  for (const { body } of heroPortraits()) expect(Math.max(...redStrokes(body))).toBeGreaterThan(50);
  for (const { body } of speakers()) expect(Math.max(0, ...redStrokes(body))).toBeLessThan(10);
});

test('the files are small enough to be fetched during a line of the story', () => {
  for (const file of filesOf('people'))
    expect([file, readFileSync(`assets/${file}`).length < 18_000]).toEqual([file, true]);
});
