/** Tests what monsters and the hero say during an In Hand game. */
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../src/bots/inHand/greedy';
import { bookFor } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import type { Play } from '../../../src/flow/inHand/play';
import type { EventOf, GameEvent } from '../../../src/rules/inHand/events';
import { cuesOf, speechOf } from '../../../src/session/inHand/speech';
import { openSession } from '../../kit/inHand';
import { textsIn } from '../../kit/texts';

const newSession = (seed: string) =>
  openSession(bookFor({ ...NEWCOMER, scenario: 'plotNine', seed }), { save: () => undefined });

/** Plays a game, and collects the lines that are spoken. */
function spokenIn(seed: string, most = 1000) {
  const session = newSession(seed);
  const speech = speechOf(session);
  const lines: string[] = [];
  let before = session.play;
  const end = session.subscribe(({ play }) => {
    const spoken = speech.speak(before, play, session.journal.commands.length - 1);
    if (spoken) {
      expect(play.events).toContain(spoken.event);
      lines.push(spoken.line);
    }
    before = play;
  });
  for (let n = 0; n < most; n += 1) {
    const command = greedyBot(session.play);
    if (!command) break;
    session.dispatch(command);
  }
  end();
  return { session, lines };
}

/** A play whose last command caused this event. */
function ledTo(
  event: GameEvent,
  change: (state: Play['state']) => Play['state'] = (state) => state,
): readonly [Play, Play] {
  const { play } = newSession('cues');
  return [play, { ...play, state: change(play.state), events: [event] }];
}

const linesFor = (plays: readonly [Play, Play]): string[] => cuesOf(...plays).flatMap(({ lines }) => lines);

describe('speech in an In Hand game', () => {
  it('says no line twice, and only existing lines', () => {
    const texts = textsIn('en');
    for (const seed of ['one', 'two']) {
      const { lines } = spokenIn(seed);
      expect(lines.length).toBeGreaterThan(3);
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.filter((line) => !texts.has(`voices.${line}`))).toEqual([]);
    }
  });

  it('repeats nothing after the game was resumed', () => {
    const { session, lines } = spokenIn('one', 25);
    const speech = speechOf(session);
    const later: string[] = [];
    for (let command = greedyBot(session.play); command; command = greedyBot(session.play)) {
      const before = session.play;
      session.dispatch(command);
      const spoken = speech.speak(before, session.play, session.journal.commands.length - 1);
      if (spoken) later.push(spoken.line);
    }
    expect(lines.length).toBeGreaterThan(0);
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter((line) => lines.includes(line))).toEqual([]);
  });

  const ATTACK: EventOf<'attackResolved'> = {
    type: 'attackResolved',
    by: 'hero',
    foe: '0',
    terms: [],
    modifier: 0,
    damage: 0,
    face: 'A',
    position: 0,
    shield: 0,
    pierce: 0,
    rule: 'R12.3',
  };

  it('distinguishes a miss from a critical hit', () => {
    expect(linesFor(ledTo({ ...ATTACK, modifier: -2, damage: 0 }))).toEqual(['hero.bailiff.miss']);
    expect(linesFor(ledTo({ ...ATTACK, modifier: 1, damage: 4 }))).toEqual([]);
    expect(linesFor(ledTo({ ...ATTACK, modifier: 2, damage: 5 }))).toEqual(['hero.bailiff.critical']);
    expect(linesFor(ledTo({ ...ATTACK, by: 'monster', modifier: 2, damage: 5 }))).toEqual([]);
  });

  it('comments on an escape at 1 HP, and on negated damage that would have exhausted the hero', () => {
    const hurt = { type: 'heroHurt', by: 'trap', rule: 'R4.4' } as const;
    expect(linesFor(ledTo({ ...hurt, amount: 3, before: 4, after: 1 }))).toEqual(['hero.bailiff.escape']);
    expect(linesFor(ledTo({ ...hurt, amount: 2, before: 4, after: 2 }))).toEqual([]);
    const { hp } = newSession('cues').play.state.hero;
    const negated: EventOf<'damageNegated'> = {
      type: 'damageNegated',
      by: 'lose',
      amount: 0,
      cards: [],
      item: null,
      counter: null,
      rule: 'R21.1',
    };
    expect(linesFor(ledTo({ ...negated, amount: hp }))).toEqual(['hero.bailiff.escape']);
    expect(linesFor(ledTo({ ...negated, amount: hp - 1 }))).toEqual([]);
  });

  it('lets a monster speak when it appears and when it dies', () => {
    const [foe] = newSession('cues').play.state.foes;
    const began: EventOf<'combatBegan'> = {
      type: 'combatBegan',
      foe: foe?.id ?? '',
      distance: 1,
      reach: 1,
      cause: 'near',
      hindrances: [],
      rule: 'R25.5',
    };
    expect(linesFor(ledTo(began))).toEqual([`monster.${foe?.monster}.appears`]);
    expect(linesFor(ledTo({ type: 'monsterDied', foe: foe?.id ?? '', at: 'a1', rule: 'R26.1' }))).toEqual([
      `monster.${foe?.monster}.dies`,
    ]);
  });
});
