/** Tests the hints at the Long Table: their messages, the cards that they select, and when there is no hint. */
import { beforeAll, expect, it } from 'vitest';
import { advise } from '../../../src/bots/longTable/advise';
import { GREEDY_SETTINGS } from '../../../src/bots/longTable/careful';
import { legal } from '../../../src/flow/longTable/play';
import { adviseInWorker, type HintsOptions, openHints } from '../../../src/modes/longTable/hints';
import { countCardsBefore, initiativeRows } from '../../../src/session/longTable/initiatives';
import { byHand } from '../../app/kit';
import { newTable } from '../../kit/longTableTable';
import { openLongTable } from '../../kit/longTableWords';
import { typed } from '../../kit/texts';

beforeAll(async () => {
  await openLongTable();
  const { openChapter } = await import('../../../src/i18n');
  await openChapter('board');
});

/** Opens hints at the choice of cards in round 1 of scenario 1, and records the messages that they show. */
function prompt(more: Partial<HintsOptions> = {}) {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  const messages: (string | null)[] = [];
  const hint = openHints({
    advise: async (play) => advise(play, GREEDY_SETTINGS),
    isEnabled: () => true,
    interaction: () => interaction,
    shownPlay: () => interaction.play,
    showNotice: (words) => void messages.push(words && typed(words)),
    ...more,
  });
  return { interaction, messages, hint };
}

it('shows that it is calculating, then the advised command with its reason, and selects the two cards', async () => {
  const { interaction, messages, hint } = prompt();
  const before = interaction.play;
  await hint();
  expect(messages).toHaveLength(2);
  expect(messages[0]).toBe('Thinking…');
  expect(messages[1]).toMatch(/^I would: .+\. (An early turn|A late turn|No undrawn card)/);
  const found = advise(interaction.play, GREEDY_SETTINGS);
  if (found?.command.type !== 'select') throw new Error('the hint advises no cards');
  expect(interaction.hero).toBe(found.command.hero);
  expect(interaction.draft.cards).toEqual([found.command.leading, found.command.second]);
  // The hint sends no command.
  expect(interaction.play).toBe(before);
});

it('advises legal commands, and in a turn names their effect as the reason', () => {
  const { interaction } = prompt();
  const reasons = new Set<string>();
  for (let i = 0; i < 60; i += 1) {
    const found = advise(interaction.play, GREEDY_SETTINGS);
    if (!found) break;
    expect(legal(interaction.play)).toContainEqual(found.command);
    if (interaction.play.state.question?.ask === 'turn') reasons.add(found.reason.key);
    expect(interaction.send(found.command).ok).toBe(true);
  }
  expect([...reasons].some((each) => ['kills', 'hurts', 'closer'].includes(each))).toBe(true);
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

it('shows nothing more and selects nothing if the player acts first', async () => {
  const thought = byHand<null>();
  const { interaction, messages, hint } = prompt({
    advise: async (play) => {
      await thought.promise;
      return advise(play, GREEDY_SETTINGS);
    },
  });
  const hinting = hint();
  const rest = interaction.options.find(({ type }) => type === 'select');
  if (rest) interaction.send(rest);
  thought.resolve(null);
  await hinting;
  expect(messages).toEqual(['Thinking…']);
  expect(interaction.draft.cards).toEqual([]);
});

it('shows an error if no advice comes', async () => {
  const { messages, hint } = prompt({ advise: () => Promise.reject(new Error('no answer from the worker')) });
  await hint();
  expect(messages).toHaveLength(2);
  expect(messages[1]).toContain('could not be fetched');
});

it('replaces a single selected card by its two cards, but keeps two selected cards', async () => {
  const { interaction, hint } = prompt();
  const found = advise(interaction.play, GREEDY_SETTINGS);
  if (found?.command.type !== 'select') throw new Error('the hint advises no cards');
  const { hero, leading, second } = found.command;
  interaction.openTab(hero);
  interaction.toggleCard(second);
  await hint();
  expect(interaction.draft.cards).toEqual([leading, second]);
  interaction.swapLeadingCard();
  await hint();
  expect(interaction.draft.cards).toEqual([second, leading]);
});

it('names the last hex of a way and highlights the whole way; for a target it gives the figure’s hex', async () => {
  const { interaction, hint, messages } = prompt();
  const seen = { way: false, target: false };
  for (let i = 0; i < 200 && !(seen.way && seen.target); i += 1) {
    const found = advise(interaction.play, GREEDY_SETTINGS);
    if (!found) break;
    const { command, at } = found;
    if (command.type === 'step' && at.length > 1) {
      seen.way = true;
      await hint();
      expect(at[0]).toBe(command.to);
      expect(messages.at(-1)).toMatch(new RegExp(`^I would: Go to ${at.at(-1)}\\.`));
      expect(interaction.draft.highlighted).toEqual(at);
    } else if (command.type === 'target') {
      seen.target = true;
      expect(at).toEqual([interaction.play.state.figures.find(({ id }) => id === command.figure)?.hex]);
    }
    expect(interaction.send(command).ok).toBe(true);
  }
  expect(seen).toEqual({ way: true, target: true });
});

it('asks a worker for advice, which gets the play without its events', async () => {
  const { interaction } = prompt();
  const tasks: unknown[] = [];
  const worker = {
    onmessage: (_: { data: unknown }) => {},
    terminate: () => {},
    postMessage(task: unknown) {
      tasks.push(task);
      queueMicrotask(() => worker.onmessage({ data: { result: null } }));
    },
  };
  expect(await adviseInWorker(interaction.play, () => worker as unknown as Worker)).toBeNull();
  const { phase, book, state } = interaction.play;
  expect(tasks).toEqual([{ phase, book, state, events: [] }]);
});

it('removes its message if there is nothing to advise, and calculates only once for the same play', async () => {
  const thought = byHand<null>();
  let asked = 0;
  const { messages, hint } = prompt({
    advise() {
      asked += 1;
      return thought.promise;
    },
  });
  const hinting = [hint(), hint()];
  thought.resolve(null);
  await Promise.all(hinting);
  expect([asked, messages]).toEqual([1, ['Thinking…', null]]);
  await hint();
  expect(asked).toBe(2);
});

it('L6.2: the reason for the leading card has the numbers of the strip, and calls the turn early or late by them', async () => {
  const { interaction } = prompt();
  const { play } = interaction;
  const select = (fast: boolean) => {
    const all = legal(play).flatMap((each) => (each.type === 'select' ? [each] : []));
    const initiative = (card: string) => play.book.cards[card]?.initiative ?? 0;
    const sorted = all.toSorted((a, b) => initiative(a.leading) - initiative(b.leading));
    return sorted.at(fast ? 0 : -1) ?? expect.unreachable('no cards to select');
  };
  for (const fast of [true, false]) {
    const command = select(fast);
    const advised = { command, reason: { key: 'leads' }, at: [], opens: false, next: null, plan: [] } as const;
    const { messages, hint } = prompt({ advise: async () => advised });
    await hint();
    const initiative = play.book.cards[command.leading]?.initiative ?? 0;
    const rows = initiativeRows(play);
    const before = rows.reduce((sum, row) => sum + countCardsBefore(row, initiative), 0);
    const of = rows.reduce((sum, { undrawn }) => sum + undrawn.length, 0);
    const words =
      before === 0
        ? `No undrawn card of the monsters is faster than ${initiative}`
        : `${before === of ? 'all ' : ''}${before} of `;
    expect(messages.at(-1)).toContain(` ${initiative}.`);
    expect(messages.at(-1)).toContain(words);
    expect(messages.at(-1)?.includes('A late turn')).toBe(!fast);
  }
});

it('names the half that follows in the turn', async () => {
  const { interaction, messages, hint } = prompt({
    advise: async () => ({
      command: { type: 'begin' },
      reason: { key: 'hurts', hp: 3 },
      at: [],
      opens: false,
      next: { type: 'play', card: 'theDeepEnd', half: 'top', basic: false },
      plan: [],
    }),
  });
  await hint();
  expect(interaction.draft.cards).toEqual([]);
  expect(messages.at(-1)).toContain('Then “The Deep End”, top. It should cost them 3 HP.');
});
