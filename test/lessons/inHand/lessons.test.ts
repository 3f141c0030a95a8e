import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../src/bots/inHand/greedy';
import { bookFor } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import { legal } from '../../../src/flow/inHand/play';
import { type Due, LESSONS, lessonFor } from '../../../src/lessons/inHand/lessons';
import { openInteraction } from '../../../src/session/inHand/interaction';
import { openSession } from '../../kit/inHand';

const interactionOf = (scenario: string, seed = 'school', onTable = false, hero: string = NEWCOMER.hero) =>
  openInteraction(
    openSession(
      bookFor({
        scenario,
        ...NEWCOMER,
        hero,
        ...(hero === NEWCOMER.hero ? {} : { items: ['funeralBiscuit'], gold: 5 }),
        variants: { ...NEWCOMER.variants, onTable },
        seed,
      }),
      { save: () => {} },
    ),
  );

/** Plays a game with the greedy bot and notes each lesson the first time that it is due. */
function lessonsOf(scenario: string, seed?: string, onTable?: boolean, hero?: string): Due[] {
  const interaction = interactionOf(scenario, seed, onTable, hero);
  const given: Due[] = [];
  const note = () => {
    const due = lessonFor(
      interaction.play,
      interaction.draft,
      given.map(({ id }) => id),
    );
    if (due) given.push(due);
  };
  for (let command = greedyBot(interaction.play); command; command = greedyBot(interaction.play)) {
    note();
    if (command.type === 'select') {
      for (const card of [command.leading, command.second]) {
        interaction.choose(card);
        note();
      }
      interaction.commit();
    } else interaction.send(command);
  }
  return given;
}

describe('the lessons of scenario 1', () => {
  it('come one at a time, each at its moment, and every one of them comes', () => {
    const given = Array.from({ length: 12 }, (_, n) => lessonsOf('plotNine', `school${n}`));
    expect(given[0]?.slice(0, 4).map(({ id }) => id)).toEqual(['select', 'second', 'seal', 'halves']);
    for (const each of given) expect(new Set(each.map(({ id }) => id)).size).toBe(each.length);
    const all = new Set(given.flat().map(({ id }) => id));
    expect(LESSONS.filter((id) => !all.has(id))).toEqual(['shove', 'pay', 'forfeit']);
  });

  it('teach what only another hero has in hand, when it is that hero’s', () => {
    const of = (hero: string) =>
      new Set(
        Array.from({ length: 12 }, (_, n) => lessonsOf('plotNine', `school${n}`, false, hero))
          .flat()
          .map(({ id }) => id),
      );
    const sexton = of('sexton');
    expect(['shove', 'pay', 'forfeit'].map((id) => sexton.has(id as Due['id']))).toEqual([true, false, false]);
    const pawnbroker = of('pawnbroker');
    expect(['shove', 'pay'].map((id) => pawnbroker.has(id as Due['id']))).toEqual([false, true]);
    const sale = interactionOf('plotNine', 'school', false, 'pawnbroker');
    sale.send({ type: 'select', leading: 'fireSale', second: 'valuation' });
    sale.send({ type: 'play', card: 'fireSale', half: 'bottom', basic: false });
    expect(lessonFor(sale.play, sale.draft, [])?.id).toBe('forfeit');
  });

  it('point at a card, a hex, the ruler, the line or the track, or at nothing', () => {
    for (const { pointsAt } of lessonsOf('plotNine'))
      if (pointsAt !== null)
        expect(pointsAt).toMatch(/^(card:\w+:(top|lower|number)|hex:[a-z]\d+|ruler|row|tracker:[1-7])$/);
  });

  it('speak of the die where one is thrown, and point at it (R2.2)', () => {
    const given = Array.from({ length: 6 }, (_, n) => lessonsOf('plotNine', `school${n}`, true)).flat();
    const of = (wanted: string) => given.find(({ id }) => id === wanted);
    expect(of('throw')).toMatchObject({ says: 'throwDie', pointsAt: 'die' });
    expect(of('attack')).toMatchObject({ says: 'attack', pointsAt: 'die' });
    expect(given.filter(({ pointsAt }) => pointsAt === 'ruler' || pointsAt === 'row')).toEqual([]);
    expect(lessonsOf('plotNine').find(({ id }) => id === 'throw')?.says).toBe('throw');
  });

  it('tell why a card has turned over, in the turn in which the first one does', () => {
    const interaction = interactionOf('plotNine');
    const [leading, second] = interaction.play.state.hero.cards.map(({ id }) => id);
    if (!leading || !second) throw new Error('there are no cards');
    interaction.send({ type: 'select', leading, second });
    interaction.send({ type: 'play', card: leading, half: 'bottom', basic: true });
    interaction.send({ type: 'skip' });
    expect(interaction.play).toMatchObject({ phase: 'heroTurn.choosing', state: { round: 1 } });
    expect(lessonFor(interaction.play, interaction.draft, [])).toMatchObject({
      id: 'sides',
      pointsAt: `card:${leading}:top`,
    });
  });

  it('are over for who has seen them, or knows the game', () => {
    const interaction = interactionOf('plotNine');
    expect(lessonFor(interaction.play, interaction.draft, ['select'])).toBeNull();
    expect(lessonFor(interaction.play, interaction.draft, LESSONS)).toBeNull();
  });

  it('never stand in the way: everything may be said as ever', () => {
    const interaction = interactionOf('plotNine');
    expect(lessonFor(interaction.play, interaction.draft, [])?.id).toBe('select');
    expect(legal(interaction.play)).toEqual(interaction.options);
  });

  it('are of scenario 1 alone', () => {
    expect(lessonsOf('tuesdayShift')).toEqual([]);
  });
});
