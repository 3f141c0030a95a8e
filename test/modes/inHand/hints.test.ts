import { expect, it } from 'vitest';
import { advise } from '../../../src/bots/inHand/advise';
import { type HintsOptions, openHints } from '../../../src/modes/inHand/hints';
import { byHand, someDesk } from '../../app/kit';

/** At the first prompt of scenario 1. */
function prompt(more: Partial<HintsOptions> = {}) {
  const interaction = someDesk();
  const said: (string | null)[] = [];
  const hint = openHints({
    fetch: async () => ({ advise }),
    wanted: () => true,
    interaction: () => interaction,
    laid: () => interaction.play,
    say: (words) => void said.push(words),
    seen: async () => {},
    ...more,
  });
  return { interaction, said, hint };
}

it('says that it thinks, then what to do and why, and points at it', async () => {
  const { interaction, said, hint } = prompt();
  await hint();
  expect(said).toHaveLength(2);
  expect(said[0]).toBe('Thinking…');
  const found = advise(interaction.play);
  const [first] = found?.line ?? [];
  expect(first?.type).toBe('select');
  if (first?.type === 'select') expect(interaction.draft.cards).toEqual([first.leading, first.second]);
  expect(said[1]).not.toBeNull();
});

it('thinks only when that can be seen', async () => {
  const seen = byHand<void>();
  let thought = 0;
  const { hint } = prompt({
    seen: () => seen.promise,
    fetch: async () => ({
      advise: (play) => {
        thought += 1;
        return advise(play);
      },
    }),
  });
  const hinting = hint();
  // All that does not wait for it has been done.
  await new Promise((resolve) => setTimeout(resolve));
  expect(thought).toBe(0);
  seen.resolve();
  await hinting;
  expect(thought).toBe(1);
});

it.each<[string, Partial<HintsOptions>]>([
  ['the player wants none', { wanted: () => false }],
  ['nothing lies on the table', { interaction: () => null }],
  ['something is being shown', { laid: () => null }],
])('is silent where %s', async (_, more) => {
  const { said, hint } = prompt(more);
  await hint();
  expect(said).toEqual([]);
});

it('takes its word back when the player was quicker', async () => {
  const seen = byHand<void>();
  const { interaction, said, hint } = prompt({ seen: () => seen.promise });
  const hinting = hint();
  const [command] = interaction.options;
  if (command) interaction.send(command);
  seen.resolve();
  await hinting;
  expect(said.at(-1)).toBeNull();
  expect(interaction.draft.cards).toEqual([]);
});

it('takes its word back when another game lies there', async () => {
  const seen = byHand<void>();
  let interaction = someDesk();
  const { said, hint } = prompt({ interaction: () => interaction, seen: () => seen.promise });
  const hinting = hint();
  interaction = someDesk('another');
  seen.resolve();
  await hinting;
  expect(said.at(-1)).toBeNull();
});

it('says so when the adviser cannot be fetched', async () => {
  const { said, hint } = prompt({ fetch: () => Promise.reject(new Error('offline')) });
  await hint();
  expect(said.at(-1)).toMatch(/could not be fetched/);
});
