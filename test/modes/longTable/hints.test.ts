/** A hint at the long table: what is said, what is laid out, and when nothing is. */
import { beforeAll, expect, it } from 'vitest';
import { advise } from '../../../src/bots/longTable/advise';
import { GREEDY } from '../../../src/bots/longTable/careful';
import { legal } from '../../../src/flow/longTable/play';
import { type HintsOptions, openHints } from '../../../src/modes/longTable/hints';
import { byHand } from '../../app/kit';
import { newTable } from '../../kit/longTableTable';
import { openLongTable } from '../../kit/longTableWords';
import { typed } from '../../kit/texts';

beforeAll(async () => {
  await openLongTable();
  const { openChapter } = await import('../../../src/i18n');
  await openChapter('board');
});

/** At the choice of cards of the first round of scenario 1. */
function prompt(more: Partial<HintsOptions> = {}) {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  const said: (string | null)[] = [];
  const hint = openHints({
    advise: async (play) => advise(play, GREEDY),
    wanted: () => true,
    interaction: () => interaction,
    laid: () => interaction.play,
    say: (words) => void said.push(words && typed(words)),
    ...more,
  });
  return { interaction, said, hint };
}

it('says that it thinks, then what to do and why, and lays out the two cards', async () => {
  const { interaction, said, hint } = prompt();
  const before = interaction.play;
  await hint();
  expect(said).toHaveLength(2);
  expect(said[0]).toBe('Thinking…');
  expect(said[1]).toMatch(/^I would: .+\. The (quicker|slower) card leads/);
  const found = advise(interaction.play, GREEDY);
  if (found?.command.type !== 'select') throw new Error('it advises no cards');
  expect(interaction.hero).toBe(found.command.hero);
  expect(interaction.draft.cards).toEqual([found.command.leading, found.command.second]);
  // Nothing is done.
  expect(interaction.play).toBe(before);
});

it('advises what is legal, with the reason of a turn: what it changes', () => {
  const { interaction } = prompt();
  const reasons = new Set<string>();
  for (let i = 0; i < 60; i += 1) {
    const found = advise(interaction.play, GREEDY);
    if (!found) break;
    expect(legal(interaction.play)).toContainEqual(found.command);
    if (interaction.play.state.question?.ask === 'turn') reasons.add(found.reason.key);
    expect(interaction.send(found.command).ok).toBe(true);
  }
  expect([...reasons].some((each) => ['kills', 'hurts', 'closer'].includes(each))).toBe(true);
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

it('says nothing more when the player was quicker, and lays out nothing', async () => {
  const thought = byHand<null>();
  const { interaction, said, hint } = prompt({
    advise: async (play) => {
      await thought.promise;
      return advise(play, GREEDY);
    },
  });
  const hinting = hint();
  const rest = interaction.options.find(({ type }) => type === 'select');
  if (rest) interaction.send(rest);
  thought.resolve(null);
  await hinting;
  expect(said).toEqual(['Thinking…']);
  expect(interaction.draft.cards).toEqual([]);
});

it('is told where no answer comes', async () => {
  const { said, hint } = prompt({ advise: () => Promise.reject(new Error('no word from the worker')) });
  await hint();
  expect(said).toHaveLength(2);
  expect(said[1]).toContain('could not be fetched');
});

it('puts its two cards in the place of one that is laid out, and not in that of two', async () => {
  const { interaction, hint } = prompt();
  const found = advise(interaction.play, GREEDY);
  if (found?.command.type !== 'select') throw new Error('it advises no cards');
  const { hero, leading, second } = found.command;
  interaction.openTab(hero);
  interaction.choose(second);
  await hint();
  expect(interaction.draft.cards).toEqual([leading, second]);
  interaction.swapLeadingCard();
  await hint();
  expect(interaction.draft.cards).toEqual([second, leading]);
});

it('names the end of a way, and lights all of it; of a target its hex', async () => {
  const { interaction, hint, said } = prompt();
  const seen = { way: false, target: false };
  for (let i = 0; i < 200 && !(seen.way && seen.target); i += 1) {
    const found = advise(interaction.play, GREEDY);
    if (!found) break;
    const { command, at } = found;
    if (command.type === 'step' && at.length > 1) {
      seen.way = true;
      await hint();
      expect(at[0]).toBe(command.to);
      expect(said.at(-1)).toMatch(new RegExp(`^I would: Go to ${at.at(-1)}\\.`));
      expect(interaction.draft.highlighted).toEqual(at);
    } else if (command.type === 'target') {
      seen.target = true;
      expect(at).toEqual([interaction.play.state.figures.find(({ id }) => id === command.figure)?.hex]);
    }
    expect(interaction.send(command).ok).toBe(true);
  }
  expect(seen).toEqual({ way: true, target: true });
});
