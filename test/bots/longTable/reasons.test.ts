/** The reason for a hint belongs to the kind of its command: only a command that moves a hero goes closer. */
import { expect, it } from 'vitest';
import { aimOf, reasonInTurn } from '../../../src/bots/longTable/reasons';
import { heroFigureId } from '../../../src/rules/longTable/figures';
import type { State } from '../../../src/rules/longTable/state';
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

it('names the enemies that an action hits as its aim', () => {
  const { play } = nearer();
  const [first, ...others] = play.state.figures.filter(({ kind }) => kind === 'monster').map(({ id }) => id);
  const after = (hp: (before: number) => number) => ({
    ...play.state,
    figures: play.state.figures.map((each) => (each.id === first ? { ...each, hp: hp(each.hp) } : each)),
  });
  expect(others).not.toEqual([]);
  expect(
    aimOf(
      play.book,
      'bailiff',
      play.state,
      after((hp) => hp - 2),
    ),
  ).toEqual({ key: 'hurts', figures: [first] });
  expect(
    aimOf(
      play.book,
      'bailiff',
      play.state,
      after(() => 0),
    ),
  ).toEqual({ key: 'kills', figures: [first] });
});

it('says that an action goes closer only if the hero itself moves', () => {
  const { play, end } = nearer();
  const mover = end.figures.find(({ kind, hex }, nth) => kind === 'hero' && hex !== play.state.figures[nth]?.hex);
  const heroes = play.state.seats.map(({ hero }) => hero);
  const aims = heroes.map((hero) => aimOf(play.book, hero, play.state, end).key);
  expect(aims).toEqual(heroes.map((hero) => (mover?.id === heroFigureId(hero) ? 'closer' : 'sets')));
});

it('a half that hurts nobody weakens, summons or lasts before it earns experience', () => {
  const { play } = nearer();
  const { book, state } = play;
  const learnt = { ...state, seats: state.seats.map((seat) => ({ ...seat, experience: seat.experience + 1 })) };
  const [foe] = state.figures.filter(({ kind }) => kind === 'monster');
  const muddled = (each: (typeof state.figures)[number]) =>
    each === foe ? { ...each, tokens: [{ token: 'muddle' as const, fresh: false }] } : each;
  const aim = (after: Partial<State>) => aimOf(book, 'bailiff', state, { ...learnt, ...after });
  expect(aim({})).toEqual({ key: 'learns' });
  expect(aim({ bonuses: [...state.bonuses, {} as State['bonuses'][number]] })).toEqual({ key: 'lasts' });
  expect(aim({ figures: [...state.figures, { kind: 'summon' } as State['figures'][number]] }).key).toBe('summons');
  expect(aim({ figures: state.figures.map(muddled) })).toEqual({ key: 'weakens', figures: [foe?.id] });
});
