import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin, type Play, send } from '../../../src/flow/inHand/play';
import { lastPlayedRound } from '../../../src/flow/inHand/result';
import type { GameEvent } from '../../../src/rules/inHand/events';
import { type Account, accountOf, accountOfSteps } from '../../../src/session/inHand/account';
import { playByNumbers, skirmish } from '../../journal/kit';
import { newGame } from '../../kit/inHand';

const total = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const FOE = 'brute-1';

type Said = {
  readonly [K in GameEvent['type']]: Partial<Extract<GameEvent, { type: K }>> & { readonly type: K };
}[GameEvent['type']];

/** The account of a skirmish with these events; each list contains the events of one command. */
function told(moments: readonly (readonly Said[])[], end: Partial<Play> = {}): Account {
  const book = skirmish();
  const base = begin(book);
  const plays = moments.map((events) => ({ ...base, events: events as unknown as GameEvent[] }));
  return accountOfSteps(book, [
    ...plays.map((play) => ({ before: base, play })),
    { before: base, play: { ...base, events: [], ...end } },
  ]);
}

const acts = (card: string, half: 'top' | 'bottom' = 'top'): Said => ({
  type: 'actionBegan',
  card,
  half,
  basic: false,
});
const done = (card: string): Said => ({ type: 'actionEnded', card, half: 'top' });
const hurts = (by: 'attack' | 'retaliate' | 'strike' | 'pit', before: number, after: number): Said => ({
  type: 'monsterHurt',
  foe: FOE,
  by,
  amount: before - after,
  before,
  after,
});
const struck = (damage: number, more: Partial<Extract<GameEvent, { type: 'attackResolved' }>> = {}): Said => ({
  type: 'attackResolved',
  by: 'hero',
  foe: FOE,
  face: 'C',
  modifier: 1,
  damage,
  ...more,
});
const suffers = (by: 'attack' | 'retaliate' | 'trap', before: number, after: number): Said => ({
  type: 'heroHurt',
  by,
  amount: before - after,
  before,
  after,
});
const DIES: Said = { type: 'monsterDied', foe: FOE, at: 'c3' };

describe('the account of a game', () => {
  it('has the HP, kills and throws of any played game', { timeout: 60_000 }, () => {
    const games = fc.record({ seed: fc.string(), choices: fc.array(fc.nat(1000), { minLength: 1, maxLength: 40 }) });
    fc.assert(
      fc.property(games, ({ seed, choices }) => {
        const book = skirmish({ seed });
        const { play: end, commands } = playByNumbers(book, choices);
        const account = accountOf(book, { ...newGame(book).journal, commands });
        const plays = [begin(book)];
        for (const command of commands) {
          const sent = send(plays.at(-1) as Play, command);
          if (!sent.ok) return expect.unreachable(sent.reason);
          plays.push(sent.play);
        }
        const events = plays.flatMap((each) => each.events);
        const lost = (type: 'monsterHurt' | 'heroHurt') =>
          total(events.map((event) => (event.type === type ? event.before - event.after : 0)));
        expect(account.dealt).toBe(lost('monsterHurt'));
        expect(account.taken).toBe(lost('heroHurt'));
        expect(account.struck).toBeLessThanOrEqual(account.dealt);
        expect(account.card?.damage ?? 0).toBeLessThanOrEqual(account.dealt);
        expect(total(Object.values(account.slain))).toBe(events.filter(({ type }) => type === 'monsterDied').length);
        expect([account.won, account.rounds]).toEqual([end.phase === 'won', lastPlayedRound(end.state)]);
        expect(account.feats.hp).toBe(end.state.hero.hp);
        expect(account.met).toEqual(events.some(({ type }) => type === 'combatBegan') ? ['brute'] : []);
        const letters = events.flatMap((event) => (event.type === 'rolled' ? [event.face] : []));
        const repeats = letters.some((letter, at) => at > 0 && letter === letters[at - 1]);
        expect(account.feats.streak > 1).toBe(repeats);
        expect(account.feats.streak > 0).toBe(letters.length > 0);
      }),
      { numRuns: 40 },
    );
  });

  it('R12.3: the best throw is the hero’s throw with the most damage, and none if no throw did damage', () => {
    expect(told([[struck(0)]]).best).toBeNull();
    const { best, feats } = told([
      [struck(2, { face: 'A', modifier: -1 })],
      [struck(5, { face: 'B', modifier: 2 }), struck(9, { by: 'monster' })],
      [struck(5, { face: 'C', modifier: 0 }), struck(0), struck(0, { by: 'monster' })],
    ]);
    expect(best).toEqual({ face: 'B', modifier: 2, damage: 5, monster: 'brute' });
    expect(feats.duds).toBe(1);
  });

  it('R9: a card is credited with all damage to monsters by its action, of any kind, but not with later damage', () => {
    const {
      card,
      dealt,
      struck: byAttacks,
    } = told([
      [acts('one'), hurts('attack', 9, 7)],
      [hurts('strike', 7, 5), done('one')],
      [hurts('retaliate', 5, 2), hurts('pit', 2, 0)],
      [acts('two'), hurts('attack', 4, 1), done('two')],
    ]);
    expect(card).toEqual({ face: expect.stringMatching(/^one/), damage: 4 });
    expect([dealt, byAttacks]).toEqual([12, 5]);
    expect(told([[hurts('pit', 3, 0)]]).card).toBeNull();
  });

  it('the card of the day is the first of two cards with equal damage', () => {
    const once = (card: string) => [acts(card), hurts('attack', 3, 1), done(card)];
    expect(told([once('two'), once('one')]).card?.face).toMatch(/^two/);
  });

  it('R22.1: the hero was exhausted by the monster whose attack or retaliation did it, and by no monster if a trap or the cards did', () => {
    const fight: Said = { type: 'combatBegan', foe: FOE };
    const ends = (why: 'damage' | 'cards'): Said => ({ type: 'heroExhausted', why });
    expect(told([[fight, suffers('attack', 3, 0), ends('damage')]]).slewBy).toBe('brute');
    expect(told([[fight, suffers('retaliate', 3, 0), ends('damage')]]).slewBy).toBe('brute');
    expect(told([[fight, suffers('attack', 5, 3), suffers('trap', 3, 0), ends('damage')]]).slewBy).toBeNull();
    expect(told([[fight, suffers('attack', 3, 1), ends('cards')]]).slewBy).toBeNull();
    expect(told([[suffers('attack', 3, 0), ends('damage')]]).slewBy).toBeNull();
  });

  it('counts monsters killed by an attack separately from other deaths', () => {
    const { slain, feats } = told([
      [hurts('attack', 2, 0), DIES],
      [hurts('pit', 2, 0), DIES],
    ]);
    expect(slain).toEqual({ brute: 2 });
    expect(feats.otherwise).toBe(1);
  });

  it('counts what honours require', () => {
    const { feats, used, met } = told([
      [{ type: 'foeEntered', foe: FOE }, { type: 'damageNegated' }, { type: 'damageNegated' }],
      [{ type: 'shortRestTaken' }, { type: 'longRestDeclared' }, { type: 'trapSprung' }],
      [{ type: 'trapDisarmed' }, { type: 'itemUsed', item: 'hipFlask' }, { type: 'itemUsed', item: 'hipFlask' }],
    ]);
    expect(feats).toMatchObject({ negated: 2, rests: 2, traps: 1, disarmed: 1 });
    expect(used).toEqual({ hipFlask: 2 });
    expect(met).toEqual(['brute']);
  });

  it('has the hero’s final state: cards that are not lost, HP, loot', () => {
    const { state } = begin(skirmish());
    const [first, ...rest] = state.hero.cards;
    const hero = { ...state.hero, hp: 2, money: 3, treasures: [7, 8], cards: [{ ...first, zone: 'lost' }, ...rest] };
    const { feats, won } = told([], { phase: 'won', state: { ...state, hero } as Play['state'] });
    expect(feats).toMatchObject({ hp: 2, cards: rest.length, tokens: 3, treasures: 2 });
    expect(won).toBe(true);
  });

  it('has the longest run of one face', () => {
    const rolled = (...faces: readonly ('A' | 'B' | 'C')[]): Said[] => faces.map((face) => ({ type: 'rolled', face }));
    expect(told([rolled('A', 'B'), rolled('B', 'B', 'A')]).feats.streak).toBe(3);
    expect(told([]).feats.streak).toBe(0);
  });
});
