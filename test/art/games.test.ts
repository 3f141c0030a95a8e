/** The pictures of the two games on the title: each is baked, has a file, and is the background of its game's button. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gameBlocks } from '../../scripts/bake/games';
import { IN_HAND_PANELS } from '../../src/panels/inHand';

it('has a picture for each game that can be started from the title', () => {
  const files = readdirSync('assets/games').map((file) => `games/${file}`);
  expect(gameBlocks().map(({ name }) => name)).toEqual(files.sort());
  const css = readFileSync('src/styles/title.css', 'utf8');
  const rules = [
    ...css.matchAll(/\[data-game="([^"]+)"\]::before \{\s*background-image: url\("\.\.\/\.\.\/assets\/([^"]+)"\)/g),
  ];
  expect(rules.map(([, game, file]) => [game, file])).toEqual(
    IN_HAND_PANELS.title.games.map(({ word }) => [word, `games/${word.replace('frame.', '')}.webp`]),
  );
});

it('has detailed pictures, no two of which are alike', () => {
  const bodies = gameBlocks().map(({ body }) => body);
  expect(new Set(bodies).size).toBe(bodies.length);
  expect(bodies.every((body) => body.length > 4000)).toBe(true);
});
