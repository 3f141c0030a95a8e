/** What two advised cards are for is what the search plans for them, and true of the table. */
import { expect, it } from 'vitest';
import { advise } from '../../../src/bots/longTable/advise';
import { GREEDY_SETTINGS } from '../../../src/bots/longTable/careful';
import { imagine } from '../../../src/bots/longTable/imagine';
import { plannedActs } from '../../../src/bots/longTable/plannedActs';
import { lineOfPair } from '../../../src/bots/longTable/planning';
import type { State } from '../../../src/rules/longTable/state';
import { newTable } from '../../kit/longTableTable';

/** The choice of cards in round 1 of scenario 1. */
function choosing() {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  return interaction.play;
}

const PAIR = { type: 'select', hero: 'bailiff', leading: 'inventoryOfGoods', second: 'servedInPerson' } as const;
const EFFORT = GREEDY_SETTINGS.plan;

/** The table with all monsters beside the bailiff, who can kill each of them with any attack. */
function beset(): State {
  const { state } = choosing();
  const places = ['b2', 'b3', 'c2', 'c3', 'a2', 'a3'];
  return {
    ...state,
    figures: state.figures.map((each) =>
      each.kind === 'monster' ? { ...each, hp: 1, hex: places.pop() ?? each.hex } : each,
    ),
  };
}

it('a hint for two cards plans halves of these cards, in the order of the line that the search found', () => {
  const play = choosing();
  const hint = advise(play, GREEDY_SETTINGS) ?? expect.unreachable('no hint');
  if (hint.command.type !== 'select') throw new Error('the hint advises no cards');
  const { hero, leading, second } = hint.command;
  const table = imagine(play.book, play.state);
  const { line } = lineOfPair(play.book, table, hero, [leading, second], EFFORT);
  const played = line?.commands.filter(({ type }) => type === 'play') ?? [];
  expect(hint.plan.length).toBeGreaterThan(0);
  expect(played).toEqual(expect.arrayContaining(hint.plan.map((act) => act.play)));
});

it('an attack that should kill names the enemy that dies', () => {
  const { book } = choosing();
  const state = beset();
  const acts = plannedActs(book, state, PAIR, EFFORT);
  const monsters = state.figures.filter(({ kind }) => kind === 'monster').map(({ id }) => id);
  const killed = acts.flatMap(({ aim }) => (aim.key === 'kills' ? aim.figures : []));
  expect(killed.length).toBeGreaterThan(0);
  expect(monsters).toEqual(expect.arrayContaining(killed));
});

it('other commands have no plan, and a half without effect is left out', () => {
  const { book, state } = choosing();
  expect(advise(newTable().play, GREEDY_SETTINGS)?.plan).toEqual([]);
  const empty = { ...state, figures: state.figures.filter(({ kind }) => kind === 'hero') };
  for (const { aim } of plannedActs(book, empty, PAIR, EFFORT)) expect(['kills', 'hurts']).not.toContain(aim.key);
});
