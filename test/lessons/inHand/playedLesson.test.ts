/** Tests that the played lesson is won by following it, that every step is shown, and that other moves have a step, too. */
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../src/bots/inHand/greedy';
import { randomBot } from '../../../src/bots/inHand/random';
import { SCENARIO_ORDER, scenarios } from '../../../src/content/inHand';
import { LESSON, lessonBook } from '../../../src/content/inHand/lesson';
import { isOver, legal } from '../../../src/flow/inHand/play';
import cs from '../../../src/i18n/cs/inHand/lessons';
import en from '../../../src/i18n/en/inHand/lessons';
import ru from '../../../src/i18n/ru/inHand/lessons';
import { LESSON_STEPS, type LessonStep, type LessonStepId, lessonStep } from '../../../src/lessons/inHand/playedLesson';
import type { Command } from '../../../src/rules/inHand/commands';
import type { CardId } from '../../../src/rules/inHand/vocabulary';
import { chooseCard } from '../../../src/session/inHand/cardChoice';
import { hexesInReach, type Interaction, openInteraction } from '../../../src/session/inHand/interaction';
import { dropHalf, liftPlanOf } from '../../../src/session/inHand/lift';
import { openSession } from '../../kit/inHand';

const begin = () => openInteraction(openSession(lessonBook(), { save: () => {} }));

const stepOf = ({ play, draft }: Interaction) => lessonStep(play, draft);

/** The moves that the lesson proposes. `note` is called before and after each of them. */
const movesOf = (lesson: Interaction, note: () => void) => ({
  send(command: Command) {
    note();
    expect(lesson.send(command)).toMatchObject({ ok: true });
    note();
  },
  select(...cards: CardId[]) {
    for (const card of cards) {
      note();
      chooseCard(lesson, card);
    }
    note();
  },
  play(card: CardId, half: 'top' | 'bottom') {
    this.send({ type: 'play', card, half, basic: false });
  },
  walk(...path: string[]) {
    note();
    lesson.previewWay(path);
    note();
    lesson.sendDraft();
    note();
  },
});

/** Plays the two rounds up to the rest, or up to the end of the turn: the Shuffler is killed. */
function serve(lesson: Interaction, answerToDamage: Command, note = () => {}, ends = true): void {
  const moves = movesOf(lesson, note);
  moves.select('opportunist', 'shadowTactics');
  moves.play('opportunist', 'bottom');
  moves.walk('c6', 'c5', 'c4');
  moves.send({ type: 'roll' });
  moves.play('shadowTactics', 'top');
  moves.send({ type: 'roll' });
  moves.send({ type: 'roll' });
  moves.send(answerToDamage);

  moves.select('shadowTactics', 'opportunist');
  moves.send({ type: 'roll' });
  moves.play('opportunist', 'top');
  const burning = legal(lesson.play).find((each) => each.type === 'attack' && each.consume.length > 0);
  if (!burning) throw new Error('Dark is not available');
  moves.send(burning);
  moves.send({ type: 'roll' });
  if (ends) moves.send({ type: 'endTurn' });
}

/** Follows the lesson. @returns the steps in order */
function follow(lesson: Interaction, answerToDamage: Command): LessonStepId[] {
  const steps: LessonStepId[] = [];
  const note = () => {
    const id = stepOf(lesson)?.id;
    if (id && id !== steps.at(-1)) steps.push(id);
  };
  serve(lesson, answerToDamage, note);
  const moves = movesOf(lesson, note);
  moves.send({ type: 'shortRest' });
  moves.send({ type: 'keep' });

  moves.select('shadowTactics', 'healingWaters');
  moves.play('shadowTactics', 'bottom');
  const { exit } = LESSON;
  if (!exit) throw new Error('the yard has no gate');
  moves.walk('b3', 'b2', 'a2', exit);
  moves.send({ type: 'endTurn' });
  return steps;
}

function stepAfter(change: (lesson: Interaction) => void): LessonStep {
  const lesson = begin();
  change(lesson);
  const step = stepOf(lesson);
  if (!step) throw new Error('no step');
  return step;
}

/** The step while a hint’s two cards wait for the seal. */
const afterHint = () =>
  stepAfter((lesson) => lesson.adoptHint([{ type: 'select', leading: 'opportunist', second: 'shadowTactics' }]));

/** The step after undo has taken back the attack that went by itself. */
const afterUndoneAttack = () =>
  stepAfter((lesson) => {
    const moves = movesOf(lesson, () => {});
    moves.select('opportunist', 'shadowTactics');
    moves.play('opportunist', 'bottom');
    moves.walk('c6', 'c5', 'c4');
    moves.send({ type: 'roll' });
    moves.play('shadowTactics', 'top');
    lesson.undo();
  });

const TAKE: Command = { type: 'suffer' };
const TURN_OVER: Command = { type: 'negateByDiscarding', cards: ['neutralize', 'healingWaters'] };

describe('the played lesson', () => {
  it.each([
    ['takes the damage', TAKE, 5],
    ['discards cards instead', TURN_OVER, 7],
  ])('is won in three rounds by a player who follows it and %s', (_, answer, hp) => {
    const lesson = begin();
    expect(follow(lesson, answer)).toEqual([
      ...['first', 'second', 'walk', 'way', 'again', 'throw', 'strike', 'odds', 'blow', 'damage'],
      ...['turned', 'loss', 'throwAgain', 'element', 'lever', 'certain', 'served', 'rest', 'lot'],
      ...['onward', 'behind', 'gate', 'toGate', 'again', 'there', 'won'],
    ]);
    expect(lesson.play).toMatchObject({ phase: 'won', state: { round: 3, hero: { hp } } });
  });

  it('points at the thing that its text is about', () => {
    const lesson = begin();
    expect(stepOf(lesson)).toEqual({ id: 'first', face: 'opportunist', pointsAt: 'card:opportunist:number' });
    chooseCard(lesson, 'opportunist');
    expect(stepOf(lesson)).toEqual({ id: 'second', face: 'shadowTactics', pointsAt: 'card:shadowTactics:number' });
    chooseCard(lesson, 'shadowTactics');
    expect(stepOf(lesson)).toEqual({ id: 'walk', face: 'opportunist', pointsAt: 'card:opportunist:lower' });
    lesson.send({ type: 'play', card: 'opportunist', half: 'bottom', basic: false });
    expect(stepOf(lesson)).toEqual({ id: 'way', face: null, pointsAt: 'hex:c4' });
    lesson.previewWay(['c6', 'c5', 'c4']);
    expect(stepOf(lesson)).toEqual({ id: 'again', face: null, pointsAt: 'hex:c4' });
    lesson.sendDraft();
    // It does not point at the die, because the odds cover most of it on a phone.
    expect(stepOf(lesson)).toEqual({ id: 'throw', face: null, pointsAt: 'line' });
  });

  it('says where to walk that a half dropped on a hex walks there at once, which is true', () => {
    const told = [
      [en.step.walk, /onto a hex.*let go.*at once/],
      [ru.step.walk, /на клетку.*отпустите.*сразу/],
      [cs.step.walk, /na pole.*pusť.*hned/],
    ] as const;
    for (const [text, words] of told) expect(text).toMatch(words);
    const lesson = begin();
    lesson.send({ type: 'select', leading: 'opportunist', second: 'shadowTactics' });
    const { pointsAt } = stepOf(lesson) ?? expect.unreachable();
    expect(pointsAt).toBe('card:opportunist:lower');
    const half = { card: 'opportunist', half: 'bottom', basic: false } as const;
    const target = liftPlanOf(lesson.play, half)?.targets.find((each) => each.at === 'hex' && each.hex === 'c4');
    expect(dropHalf(lesson, half, target ?? expect.unreachable())).toMatchObject({ ok: true });
    expect(lesson.play.state.hero.at).toBe('c4');
    expect(stepOf(lesson)?.id).toBe('throw');
  });

  it('points at the button that the rest asks for', () => {
    const lesson = begin();
    serve(lesson, TAKE);
    expect(stepOf(lesson)).toEqual({ id: 'rest', face: null, pointsAt: 'button:shortRest' });
    lesson.send({ type: 'shortRest' });
    expect(stepOf(lesson)).toEqual({ id: 'lot', face: null, pointsAt: 'button:keep' });
  });

  it('points at the longest Move of the cards that were chosen for the gate, and at Basic if none moves', () => {
    const lesson = begin();
    serve(lesson, TAKE);
    lesson.send({ type: 'proceed' });
    // Without a rest, Neutralize and Healing Waters are the hand. Only Healing Waters moves.
    expect(stepOf(lesson)).toMatchObject({ id: 'onward', pointsAt: 'card:healingWaters:lower' });
    lesson.send({ type: 'select', leading: 'neutralize', second: 'healingWaters' });
    expect(stepOf(lesson)).toEqual({ id: 'gate', face: 'healingWaters', pointsAt: 'card:healingWaters:lower' });
    lesson.send({ type: 'play', card: 'healingWaters', half: 'top', basic: false });
    if (legal(lesson.play).some(({ type }) => type === 'perform')) lesson.send({ type: 'skip' });
    expect(stepOf(lesson)).toEqual({ id: 'basic', face: null, pointsAt: 'button:basic' });
    lesson.send({ type: 'play', card: 'neutralize', half: 'bottom', basic: true });
    expect(stepOf(lesson)).toMatchObject({ id: 'towards', pointsAt: 'hex:b2' });
  });

  it('points only at hexes that the move reaches: on the way, if the gate is further', () => {
    const lesson = begin();
    serve(lesson, TAKE, () => {}, false);
    lesson.send({ type: 'play', card: 'shadowTactics', half: 'bottom', basic: false });
    // Lights Out moves 3, and the gate is 4 hexes away.
    expect(stepOf(lesson)).toEqual({ id: 'towards', face: null, pointsAt: 'hex:b1' });
    lesson.previewWay(['b3', 'b2', 'b1']);
    expect(lesson.sendDraft()).toBe(true);
  });

  it('points at the seal for the cards of a hint, and for an attack that was taken back', () => {
    expect(afterHint()).toEqual({ id: 'seal', face: null, pointsAt: 'button:seal' });
    expect(afterUndoneAttack()).toEqual({ id: 'aim', face: null, pointsAt: 'button:seal' });
  });

  it('gives a step that is taken back again', () => {
    const lesson = begin();
    lesson.send({ type: 'select', leading: 'opportunist', second: 'shadowTactics' });
    lesson.send({ type: 'play', card: 'opportunist', half: 'bottom', basic: false });
    expect(stepOf(lesson)?.id).toBe('way');
    lesson.undo();
    expect(stepOf(lesson)?.id).toBe('walk');
    lesson.undo();
    expect(stepOf(lesson)?.id).toBe('first');
  });

  it('kills with Dark at every letter, as the lever’s step says', () => {
    // Attack 3 with the best letter leaves 1 HP, with the worst 4; Attack 5 with the worst letter does 4.
    const { hero } = lessonBook();
    const worst = Math.min(...hero.tables.flatMap(([row]) => row ?? []));
    const { maxHp } = begin().play.state.foes[0] ?? { maxHp: 0 };
    expect(maxHp - (3 + worst)).toBeLessThanOrEqual(5 + worst);
    expect(maxHp).toBeGreaterThan(3 + Math.max(...hero.tables.flatMap(([row]) => row ?? [])));
  });

  it('has a step for every position in which a player decides, after any commands, and points at no hex out of reach', () => {
    const silent = new Set<string>();
    const given = new Set<LessonStepId>();
    for (let n = 0; n < 40; n++) {
      const lesson = begin();
      const bot = n % 4 === 0 ? greedyBot : randomBot(`pupil ${n}`);
      for (let moves = 0; moves < 300 && !isOver(lesson.play); moves++) {
        const step = stepOf(lesson);
        const hex = step?.pointsAt?.match(/^hex:(.*)/)?.[1];
        if (hex) expect([step?.id, hexesInReach(lesson.play).get(hex)?.canStop]).toEqual([step?.id, true]);
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
    given.add(afterHint().id).add(afterUndoneAttack().id);
    expect(LESSON_STEPS.filter((id) => !given.has(id) && !followed.includes(id))).toEqual([]);
  });

  it('is not in the catalogue of scenarios, so no campaign, archive or daily scenario contains it', () => {
    expect(SCENARIO_ORDER).not.toContain(LESSON.id);
    expect(Object.hasOwn(scenarios, LESSON.id)).toBe(false);
  });
});
