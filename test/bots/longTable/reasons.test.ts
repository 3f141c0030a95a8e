/** The reason for a hint belongs to the kind of its command: only a command that moves a hero goes closer. */
import { expect, it } from 'vitest';
import { reasonInTurn } from '../../../src/bots/longTable/reasons';
import { newTable } from '../../kit/longTableTable';

/** The beginning of a scenario, and the same table with the heroes some steps nearer to the monsters. */
function nearer() {
  const { play } = newTable();
  const { figures } = play.state;
  const { hex } = figures.find(({ kind }) => kind === 'monster') ?? expect.unreachable('no monster');
  const hero = figures.find(({ kind }) => kind === 'hero') ?? expect.unreachable('no hero');
  const end = { ...play.state, figures: figures.map((each) => (each === hero ? { ...each, hex } : each)) };
  return { play, end };
}

it.each([
  { command: { type: 'step', to: 'c4' }, key: 'closer' },
  { command: { type: 'recover', card: 'coldWater' }, key: 'returns' },
  { command: { type: 'refresh', item: 'butchersApron' }, key: 'returns' },
  { command: { type: 'element', element: 'ice' }, key: 'sets' },
  { command: { type: 'perform' }, key: 'sets' },
] as const)('$command.type in a turn that ends nearer to the monsters: $key', ({ command, key }) => {
  const { play, end } = nearer();
  expect(reasonInTurn(play, command, play.state, end).key).toBe(key);
});

it('says of an ability that itself moves a hero that it goes closer', () => {
  const { play, end } = nearer();
  expect(reasonInTurn(play, { type: 'perform' }, end, end).key).toBe('closer');
});

it('says of a move what the turn then does to the enemies, not that it goes closer', () => {
  const { play, end } = nearer();
  const monster = end.figures.find(({ kind }) => kind === 'monster') ?? expect.unreachable('no monster');
  const struck = {
    ...end,
    figures: end.figures.map((each) => (each === monster ? { ...each, hp: each.hp - 2 } : each)),
  };
  expect(reasonInTurn(play, { type: 'perform' }, end, struck)).toEqual({ key: 'hurts', hp: 2 });
});
