import { expect, it } from 'vitest';
import { advise } from '../../../src/bots/inHand/advise';
import { type HintsOptions, openHints } from '../../../src/modes/inHand/hints';
import { byHand, someDesk } from '../../app/kit';

/** Opens hints at the first prompt of scenario 1, and records the messages that they show. */
function prompt(more: Partial<HintsOptions> = {}) {
  const interaction = someDesk();
  const messages: (string | null)[] = [];
  const hint = openHints({
    fetch: async () => ({ advise }),
    isEnabled: () => true,
    interaction: () => interaction,
    shownPlay: () => interaction.play,
    showNotice: (words) => void messages.push(words),
    whenVisible: async () => {},
    ...more,
  });
  return { interaction, messages, hint };
}

it('shows that it is calculating, then the advised command with its reason, and selects the cards', async () => {
  const { interaction, messages, hint } = prompt();
  await hint();
  expect(messages).toHaveLength(2);
  expect(messages[0]).toBe('Thinking…');
  const found = advise(interaction.play);
  const [first] = found?.line ?? [];
  expect(first?.type).toBe('select');
  if (first?.type === 'select') expect(interaction.draft.cards).toEqual([first.leading, first.second]);
  expect(messages[1]).toMatch(/^I would: .+\. .+/);
});

it('starts calculating only when its message is visible', async () => {
  const seen = byHand<void>();
  let thought = 0;
  const { hint } = prompt({
    whenVisible: () => seen.promise,
    fetch: async () => ({
      advise: (play) => {
        thought += 1;
        return advise(play);
      },
    }),
  });
  const hinting = hint();
  // By now everything has run that does not wait for `seen`.
  await new Promise((resolve) => setTimeout(resolve));
  expect(thought).toBe(0);
  seen.resolve();
  await hinting;
  expect(thought).toBe(1);
});

it.each<[string, Partial<HintsOptions>]>([
  ['the player has switched hints off', { isEnabled: () => false }],
  ['no game is on the table', { interaction: () => null }],
  ['an animation is running', { shownPlay: () => null }],
])('shows nothing if %s', async (_, more) => {
  const { messages, hint } = prompt(more);
  await hint();
  expect(messages).toEqual([]);
});

it('removes its message if the player acts first', async () => {
  const seen = byHand<void>();
  const { interaction, messages, hint } = prompt({ whenVisible: () => seen.promise });
  const hinting = hint();
  const [command] = interaction.options;
  if (command) interaction.send(command);
  seen.resolve();
  await hinting;
  expect(messages.at(-1)).toBeNull();
  expect(interaction.draft.cards).toEqual([]);
});

it('removes its message if another game is on the table by then', async () => {
  const seen = byHand<void>();
  let interaction = someDesk();
  const { messages, hint } = prompt({ interaction: () => interaction, whenVisible: () => seen.promise });
  const hinting = hint();
  interaction = someDesk('another');
  seen.resolve();
  await hinting;
  expect(messages.at(-1)).toBeNull();
});

it('shows an error if the adviser cannot be fetched', async () => {
  const { messages, hint } = prompt({ fetch: () => Promise.reject(new Error('offline')) });
  await hint();
  expect(messages.at(-1)).toMatch(/could not be fetched/);
});

it('puts a lifted half back, so that its message is visible', async () => {
  const { interaction, messages, hint } = prompt();
  interaction.lift({ card: 'one', half: 'top', basic: false, over: null });
  await hint();
  expect(interaction.draft.lift).toBeUndefined();
  expect(messages.at(-1)).toMatch(/^I would: /);
});

it('names the hex to which an advised half walks, and the seal plays the half and walks there', async () => {
  const { interaction, messages, hint } = prompt();
  for (let i = 0; i < 9 && interaction.draft.path.length === 0; i += 1) {
    if (i > 0 && !interaction.sendDraft()) interaction.options.slice(0, 1).forEach(interaction.send);
    await hint();
  }
  const end = interaction.draft.path.at(-1);
  expect(end).toBeDefined();
  expect(interaction.draft.hint).toMatchObject({ type: 'play' });
  expect(messages.at(-1)).toContain(`Step to ${end}.`);
  const before = interaction.session.journal.commands.length;
  interaction.sendDraft();
  expect(interaction.play.state.hero.at).toBe(end);
  interaction.undo();
  expect(interaction.session.journal.commands).toHaveLength(before);
});
