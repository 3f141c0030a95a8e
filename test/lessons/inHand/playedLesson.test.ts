/** Tests that the played lesson is won by following it, that every step is shown, and that other moves have a step, too. */
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../src/bots/inHand/greedy';
import { randomBot } from '../../../src/bots/inHand/random';
import { SCENARIO_ORDER, scenarios } from '../../../src/content/inHand';
import { LESSON, lessonBook } from '../../../src/content/inHand/lesson';
import { isOver, legal } from '../../../src/flow/inHand/play';
import { LESSON_STEPS, type LessonStepId, lessonStep } from '../../../src/lessons/inHand/playedLesson';
import type { Command } from '../../../src/rules/inHand/commands';
import type { CardId } from '../../../src/rules/inHand/vocabulary';
import { type Interaction, openInteraction } from '../../../src/session/inHand/interaction';
import { openSession } from '../../kit/inHand';

const begin = () => openInteraction(openSession(lessonBook(), { save: () => {} }));

const stepOf = ({ play, draft }: Interaction) => lessonStep(play, draft);

/** Follows the lesson. @returns the ids of its steps in order */
function follow(lesson: Interaction, answerToDamage: Command): LessonStepId[] {
  const steps: LessonStepId[] = [];
  const note = () => {
    const id = stepOf(lesson)?.id;
    if (id && id !== steps.at(-1)) steps.push(id);
  };
  const send = (command: Command) => {
    note();
    expect(lesson.send(command)).toMatchObject({ ok: true });
    note();
  };
  const select = (...cards: CardId[]) => {
    for (const card of cards) {
      note();
      lesson.choose(card);
    }
    note();
    lesson.commit();
    note();
  };
  const play = (card: CardId, half: 'top' | 'bottom') => send({ type: 'play', card, half, basic: false });
  const walk = (...path: string[]) => {
    note();
    lesson.aim(path);
    lesson.commit();
    note();
  };

  select('opportunist', 'shadowTactics');
  play('opportunist', 'bottom');
  walk('c6', 'c5', 'c4');
  send({ type: 'roll' });
  play('shadowTactics', 'top');
  send({ type: 'attack', foe: 'shuffler-1', consume: [] });
  send({ type: 'roll' });
  send({ type: 'roll' });
  send(answerToDamage);

  select('shadowTactics', 'opportunist');
  send({ type: 'roll' });
  play('opportunist', 'top');
  const burning = legal(lesson.play).find((each) => each.type === 'attack' && each.consume.length > 0);
  if (!burning) throw new Error('Dark is not available');
  send(burning);
  send({ type: 'roll' });
  send({ type: 'endTurn' });
  send({ type: 'shortRest' });
  send({ type: 'keep' });

  select('shadowTactics', 'healingWaters');
  play('shadowTactics', 'bottom');
  const { exit } = LESSON;
  if (!exit) throw new Error('the lesson has no exit');
  walk('b3', 'b2', 'a2', exit);
  send({ type: 'endTurn' });
  return steps;
}

const TAKE: Command = { type: 'suffer' };
const TURN_OVER: Command = { type: 'negateByDiscarding', cards: ['neutralize', 'healingWaters'] };

describe('the played lesson', () => {
  it.each([
    ['takes the damage', TAKE, 5],
    ['discards cards instead', TURN_OVER, 7],
  ])('is won in three rounds by a player who follows it and %s', (_, answer, hp) => {
    const lesson = begin();
    expect(follow(lesson, answer)).toEqual([
      ...['first', 'second', 'seal', 'walk', 'way', 'throw', 'strike', 'aim', 'odds', 'blow', 'damage'],
      ...['turned', 'behind', 'seal', 'throw', 'element', 'lever', 'odds', 'served', 'rest', 'lot'],
      ...['onward', 'behind', 'seal', 'gate', 'there', 'won'],
    ]);
    expect(lesson.play).toMatchObject({ phase: 'won', state: { round: 3, hero: { hp } } });
  });

  it('points at the thing that its text is about', () => {
    const lesson = begin();
    expect(stepOf(lesson)).toEqual({ id: 'first', face: 'opportunist', pointsAt: 'card:opportunist:number' });
    lesson.choose('opportunist');
    expect(stepOf(lesson)).toEqual({ id: 'second', face: 'shadowTactics', pointsAt: 'card:shadowTactics:number' });
    lesson.choose('shadowTactics');
    lesson.commit();
    expect(stepOf(lesson)).toEqual({ id: 'walk', face: 'opportunist', pointsAt: 'card:opportunist:lower' });
    lesson.send({ type: 'play', card: 'opportunist', half: 'bottom', basic: false });
    expect(stepOf(lesson)).toEqual({ id: 'way', face: null, pointsAt: `hex:${LESSON.foes[0]?.at}` });
    lesson.aim(['c6', 'c5', 'c4']);
    lesson.commit();
    // It does not point at the die, because the odds cover most of it on a phone.
    expect(stepOf(lesson)).toEqual({ id: 'throw', face: null, pointsAt: 'line' });
  });

  it('makes the attack with Dark lethal at every letter, as the step `lever` says', () => {
    // Attack 3 leaves 1 HP with the best letter and 4 HP with the worst; Attack 5 does 4 damage with the worst letter.
    const { hero } = lessonBook();
    const worst = Math.min(...hero.tables.flatMap(([row]) => row ?? []));
    const { maxHp } = begin().play.state.foes[0] ?? { maxHp: 0 };
    expect(maxHp - (3 + worst)).toBeLessThanOrEqual(5 + worst);
    expect(maxHp).toBeGreaterThan(3 + Math.max(...hero.tables.flatMap(([row]) => row ?? [])));
  });

  it('has a step for every position in which a player decides, after any commands', () => {
    const silent = new Set<string>();
    const given = new Set<LessonStepId>();
    for (let n = 0; n < 40; n++) {
      const lesson = begin();
      const bot = n % 4 === 0 ? greedyBot : randomBot(`pupil ${n}`);
      for (let moves = 0; moves < 300 && !isOver(lesson.play); moves++) {
        const step = stepOf(lesson);
        if (step) given.add(step.id);
        else silent.add(lesson.play.phase);
        const command = bot(lesson.play);
        if (command) lesson.send(command);
      }
      const last = stepOf(lesson);
      if (last) given.add(last.id);
    }
    // Only decisions within an action have no step: a shield, a trap, the effect of an attack.
    expect([...silent].filter((phase) => !/^heroTurn\.(acting|effects|favour)$/.test(phase))).toEqual([]);
    const followed = follow(begin(), TAKE);
    expect(LESSON_STEPS.filter((id) => !given.has(id) && !followed.includes(id))).toEqual([]);
  });

  it('is not in the catalogue of scenarios, so no campaign, archive or daily scenario contains it', () => {
    expect(SCENARIO_ORDER).not.toContain(LESSON.id);
    expect(Object.hasOwn(scenarios, LESSON.id)).toBe(false);
  });
});
