/** Tests what monsters and the hero say during an In Hand game. */
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../../src/bots/inHand/greedy';
import { bookFor } from '../../../src/content/inHand';
import { NEWCOMER } from '../../../src/content/inHand/newcomer';
import type { Play } from '../../../src/flow/inHand/play';
import type { EventOf, GameEvent } from '../../../src/rules/inHand/events';
import { cuesOf, speechOf } from '../../../src/session/inHand/speech';
import { CUE_WEIGHTS } from '../../../src/session/speech';
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

  /** Resumes a game after 25 commands, plays it to its end, and collects its lines. @param prepared how often a piece is replayed ahead */
  function resumed(prepared: number) {
    const { session, lines } = spokenIn('one', 25);
    const speech = speechOf(session);
    const left = Array.from({ length: prepared }, () => speech.prepare());
    const later: string[] = [];
    for (let command = greedyBot(session.play); command; command = greedyBot(session.play)) {
      const before = session.play;
      session.dispatch(command);
      const spoken = speech.speak(before, session.play, session.journal.commands.length - 1);
      if (spoken) later.push(spoken.line);
    }
    return { lines, later, left };
  }

  it('repeats nothing after the game was resumed', () => {
    const { lines, later } = resumed(0);
    expect(lines.length).toBeGreaterThan(0);
    expect(later.length).toBeGreaterThan(0);
    expect(later.filter((line) => lines.includes(line))).toEqual([]);
  });

  it('given a part of the resumed game replayed ahead, or all of it, then the lines are the same', () => {
    const { later } = resumed(0);
    expect(resumed(2)).toMatchObject({ later, left: [true, true] });
    expect(resumed(8)).toMatchObject({ later, left: [true, true, true, true, true, true, false, false] });
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

/** A bailiff with so many HP and cards that are not lost, and two shufflers of 8 HP, of which one has another name. */
function table(hp: number, cards: number, fight: string | null = null): Play {
  const kept = Array.from({ length: cards }, (_, i) => ({ zone: i % 2 === 0 ? 'hand' : 'discard' }));
  const hero = { hp, cards: [...kept, { zone: 'lost' }, { zone: 'lost' }] };
  const foes = ['0', '1'].map((id) => ({ id, monster: 'shuffler', maxHp: 8 }));
  const places = [{ id: '0' }, { id: '1', alias: 'tallyCrow' }];
  return {
    book: { hero: { id: 'bailiff' }, scenario: { foes: places } },
    state: { hero, foes, fight: fight && { foe: fight } },
    events: [],
  } as unknown as Play;
}

const hurtMonster = (before: number, after: number, foe = '0') => ({ type: 'monsterHurt', foe, before, after });
const hurtHero = (by: string, before: number, after: number) => ({
  type: 'heroHurt',
  by,
  before,
  after,
  amount: before - after,
});
const attack = (by: string, damage: number, modifier: number) => ({ type: 'attackResolved', by, damage, modifier });
const NEAR = 'monster.shuffler.nearlyDead';
const ESCAPE = 'hero.bailiff.escape';

it.each<[string, object, readonly string[], Play?, Play?]>([
  ['a monster that appears', { type: 'combatBegan', foe: '0' }, ['monster.shuffler.appears']],
  ['a monster under another name', { type: 'combatBegan', foe: '1' }, ['monster.tallyCrow.appears']],
  ['no unknown monster', { type: 'combatBegan', foe: '2' }, []],
  ['a death', { type: 'monsterDied', foe: '1' }, ['monster.tallyCrow.dies']],
  ['a monster at a quarter of its HP', hurtMonster(3, 2), [NEAR]],
  ['no monster with more', hurtMonster(4, 3), []],
  ['no monster that was there before', hurtMonster(2, 1), []],
  ['no unknown monster that is hurt', hurtMonster(3, 2, '2'), []],
  ['a wound by a monster', hurtHero('attack', 5, 4), ['monster.shuffler.wounds'], table(9, 9), table(9, 9, '0')],
  [
    'a wound by a monster whose fight is over',
    hurtHero('attack', 5, 4),
    ['monster.shuffler.wounds'],
    table(9, 9, '0'),
    table(9, 9),
  ],
  ['no attack without damage', hurtHero('attack', 5, 5), [], table(9, 9, '0'), table(9, 9, '0')],
  ['no attack without a fight', hurtHero('attack', 5, 4), []],
  ['no wound by a trap in a fight', hurtHero('trap', 5, 4), [], table(9, 9, '0'), table(9, 9, '0')],
  [
    'a wound to the last HP',
    hurtHero('attack', 5, 1),
    ['monster.shuffler.wounds', ESCAPE],
    table(9, 9, '0'),
    table(9, 9, '0'),
  ],
  ['a trap that leaves the last HP', hurtHero('trap', 2, 1), [ESCAPE]],
  ['no hero who had no more', hurtHero('trap', 1, 1), []],
  ['no hero who falls', hurtHero('trap', 2, 0), []],
  ['damage negated that would have exhausted the hero', { type: 'damageNegated', amount: 9 }, [ESCAPE]],
  ['no other negated damage', { type: 'damageNegated', amount: 8 }, []],
  ['a miss', attack('hero', 0, 2), ['hero.bailiff.miss']],
  ['a critical hit', attack('hero', 1, 2), ['hero.bailiff.critical']],
  ['no other hit', attack('hero', 1, 1), []],
  ['no attack of a monster', attack('monster', 0, 2), []],
  ['the last pair of cards', { type: 'cardMoved' }, ['hero.bailiff.lastCard'], table(9, 3), table(9, 2)],
  ['no last pair that was so before', { type: 'cardMoved' }, [], table(9, 2), table(9, 2)],
  ['no three cards', { type: 'cardMoved' }, [], table(9, 4), table(9, 3)],
  ['no single card', { type: 'cardMoved' }, [], table(9, 2), table(9, 1)],
  ['a door', { type: 'doorOpened' }, ['door.first', 'door.second', 'door.third']],
  ['a treasure', { type: 'looted', what: 'treasure' }, ['treasure.first', 'treasure.second', 'treasure.third']],
  ['no money', { type: 'looted', what: 'money' }, []],
  ['no end of a turn', { type: 'turnEnded' }, []],
])('comments on %s', (_, event, lines, before = table(9, 9), after = table(9, 9)) => {
  const found = cuesOf(before, { ...after, events: [event as GameEvent] });
  expect(found.flatMap((cue) => cue.lines)).toEqual(lines);
  for (const cue of found) {
    const kind = cue.lines[0]?.split('.').at(cue.lines.length > 1 ? 0 : -1) as keyof typeof CUE_WEIGHTS;
    expect([cue.weight, cue.event]).toEqual([CUE_WEIGHTS[kind], event]);
  }
});
