/** Tests which questions of the Long Table the player's settings answer, and which abilities are done without a question. */
import { expect, it } from 'vitest';
import { bookFor, campaignBook } from '../../../src/content/longTable';
import { isOver, type Play, send } from '../../../src/flow/longTable/play';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import type { Command } from '../../../src/rules/longTable/commands';
import { openInteraction } from '../../../src/session/longTable/openInteraction';
import { ASK_ALL, automaticAnswer, type Preferences } from '../../../src/session/longTable/preferences';
import { idleEndCommand, isItemBeside, singleTargetCommand } from '../../../src/session/longTable/singleTarget';
import { openSession } from '../../../src/session/session';
import { eagerBot, randomBook } from '../../kit/longTableGames';
import { heroSetup, setupFor } from '../../kit/longTableSetups';

const DONE: Command = { type: 'done' };
const REST: Command = { type: 'shortRest', hero: 'bailiff' };
const SUFFER: Command = { type: 'suffer' };

const rests = (cards: number, askRests: boolean) => {
  const seats = [{ hero: 'bailiff', exhausted: false, hand: Array.from({ length: cards }, (_, i) => `card${i}`) }];
  const state = { question: { ask: 'rests' }, restable: ['bailiff'], seats };
  return automaticAnswer({ state } as unknown as Play, [REST, DONE], { ...ASK_ALL, askRests });
};

it('L8.2: a short rest is offered when the hand is too small for the next round, or when the setting says so', () => {
  expect([rests(2, false), rests(1, false), rests(0, false), rests(2, true)]).toEqual([DONE, null, null, null]);
});

it('L8.2: after a rest the question stays for the other heroes', () => {
  const hand = ['a', 'b', 'c', 'd'];
  const answered = (...restable: string[]) => {
    const seats = ['bailiff', 'sexton'].map((hero) => ({ hero, hand, exhausted: false }));
    const state = { question: { ask: 'rests' }, restable, seats };
    return automaticAnswer({ state } as unknown as Play, [REST, DONE], { ...ASK_ALL, askRests: false });
  };
  expect([answered('bailiff'), answered('bailiff', 'sexton')]).toEqual([null, DONE]);
});

it('L8.2: the hands of heroes who may not rest do not matter, and other questions are not answered', () => {
  const seats = [
    { hero: 'bailiff', hand: ['a', 'b'], exhausted: false },
    { hero: 'sexton', hand: [], exhausted: true },
  ];
  const answered = (ask: string, restable: readonly string[]) =>
    automaticAnswer({ state: { question: { ask }, restable, seats } } as unknown as Play, [REST, DONE], {
      ...ASK_ALL,
      askRests: false,
    });
  expect(answered('rests', ['bailiff'])).toEqual(DONE);
  expect(answered('rests', ['bailiff', 'sexton'])).toBeNull();
  expect(answered('turn', ['bailiff'])).toBeNull();
});

it('L26.1: without settings, everything is asked and the forecast is shown', () => {
  expect(ASK_ALL).toEqual({
    equals: true,
    equalHexes: true,
    askRests: true,
    suffers: 0,
    nextHero: false,
    foresight: true,
  });
});

const FIRST: Command = { type: 'choose', option: { option: 'hex', hex: 'b2', targets: ['hero:bailiff'] } };
const SECOND: Command = { type: 'choose', option: { option: 'hex', hex: 'c2', targets: ['hero:bailiff'] } };
const OTHER: Command = { type: 'choose', option: { option: 'hex', hex: 'c2', targets: ['hero:ferrywoman'] } };
const WHOM: Command = { type: 'choose', option: { option: 'figure', figure: 'hero:bailiff' } };

const tied = (commands: readonly Command[], over: Partial<Preferences>) => {
  const options = commands.flatMap((each) => (each.type === 'choose' ? [each.option] : []));
  const choice = { rule: 'L24.7', figure: 'monster:rat:1', options, preset: 0 };
  const state = { question: { ask: 'choice', choice }, figures: [{ id: 'monster:rat:1', kind: 'monster' }] };
  return automaticAnswer({ state } as unknown as Play, commands, { ...ASK_ALL, ...over });
};

it.each<[string, readonly Command[], Partial<Preferences>, Command | null]>([
  ['hexes with the same targets are asked about if the setting says so', [FIRST, SECOND], {}, null],
  ['of hexes with the same targets the monster takes the preset', [FIRST, SECOND], { equalHexes: false }, FIRST],
  ['hexes with other targets are asked about', [FIRST, OTHER], { equalHexes: false }, null],
  ['a figure is asked about', [WHOM, FIRST], { equalHexes: false }, null],
  ['nothing is asked about if the setting says so', [FIRST, OTHER], { equals: false }, FIRST],
])('L26.1: %s', (_, options, over, answer) => {
  expect(tied(options, over)).toEqual(answer);
});

const hurt = (amount: number, hp: number, sufferUpTo: number) => {
  const question = { ask: 'damage', hero: 'bailiff', damage: { figure: 'hero:bailiff', amount } };
  const state = { question, figures: [{ id: 'hero:bailiff', kind: 'hero', hp }] };
  return automaticAnswer({ state } as unknown as Play, [SUFFER], { ...ASK_ALL, suffers: sufferUpTo });
};

it('L20.1: damage up to the limit is suffered without a question, unless it exhausts the hero', () => {
  expect([hurt(1, 9, 0), hurt(2, 9, 2), hurt(3, 9, 2), hurt(2, 2, 2), hurt(1, 2, 2)]).toEqual([
    null,
    SUFFER,
    null,
    null,
    SUFFER,
  ]);
});

/** Calls `tell` for each ability that is asked about in random games, until it returns true. */
function abilities(tell: (play: Play, options: readonly Command[], done: Command | null) => boolean): void {
  let isEnough = false;
  for (let seed = 1; seed <= 40 && !isEnough; seed += 1) {
    const bot = eagerBot(String(seed));
    const session = openSession(LONG_TABLE, randomBook(String(seed)), { save: () => null });
    for (let i = 0; i < 250 && !isEnough && !isOver(session.play); i += 1) {
      const { play } = session;
      const options = LONG_TABLE.legal(play);
      if (play.state.question?.ask === 'ability') isEnough = tell(play, options, singleTargetCommand(play, options));
      const command = bot(play);
      if (command) session.dispatch(command);
    }
  }
}

it('L7.2: an attack on the only target starts without a question, unless it has a price or an item', () => {
  let begun = 0;
  let asked = 0;
  abilities((play, options, done) => {
    const part =
      play.state.question?.ask === 'ability'
        ? play.state.question.action.parts[play.state.question.action.next]
        : undefined;
    const isPlain = options.every(
      (each) =>
        each.type === 'perform' ||
        each.type === 'skip' ||
        each.type === 'endBonus' ||
        (each.type === 'useItem' && part?.part === 'ability' && isItemBeside(play.book, each, part.ability)),
    );
    if (!isPlain) {
      asked += 1;
      expect(done).toBeNull();
    }
    if (!done) return false;
    const sent = send(play, done);
    if (!sent.ok) throw new Error('what is done is legal');
    // This reveals no random result, so undo brings the question back.
    expect(LONG_TABLE.revealsChance(sent.events)).toBe(false);
    const then = sent.play.state.question;
    if (then?.ask !== 'draw') return false;
    begun += 1;
    expect(then.strike.job.targets).toHaveLength(1);
    return begun > 9 && asked > 0;
  });
  expect([begun > 5, asked > 0]).toEqual([true, true]);
});

it('L7.2: a bonus for the hero alone is taken without a question, also of a lost or persistent half', () => {
  let taken = 0;
  abilities((play, options, done) => {
    const { question } = play.state;
    if (question?.ask !== 'ability' || !done) return false;
    const { parts, next, half, basic } = question.action;
    const part = parts[next];
    const played = half && !basic ? play.book.cards[half.card]?.[half.half] : undefined;
    if (part?.part !== 'ability' || !(played?.lost || played?.persistent)) return false;
    if (!['shield', 'retaliate', 'heal', 'when'].includes(part.ability.verb)) return false;
    taken += 1;
    expect(options).toContain(done);
    // It is not for nothing: the hero or a bonus has changed.
    const sent = send(play, done);
    if (!sent.ok) throw new Error('what is done is legal');
    const gains = ({ state: { figures, bonuses } }: Play) => JSON.stringify([figures, bonuses]);
    expect(gains(sent.play)).not.toBe(gains(play));
    return taken > 2;
  });
  expect(taken).toBeGreaterThan(0);
});

it('L18.4: money in reach is looted without a question', () => {
  let looted = 0;
  abilities((play, options, done) => {
    const { question } = play.state;
    const part = question?.ask === 'ability' ? question.action.parts[question.action.next] : undefined;
    if (part?.part !== 'ability' || part.ability.verb !== 'loot' || !done) return false;
    looted += 1;
    expect(options).toContain(done);
    return true;
  });
  expect(looted).toBeGreaterThan(0);
});

it('L7.2: undo takes back such an attack, and then it is asked about', () => {
  let seen = 0;
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const bot = eagerBot(seed);
    const session = openSession(LONG_TABLE, randomBook(seed), { save: () => null });
    const interaction = openInteraction(session);
    for (let i = 0; i < 250 && seen < 3 && !isOver(session.play); i += 1) {
      const command = bot(session.play);
      const before = session.journal.commands.length;
      if (command) interaction.send(command);
      const last = session.journal.commands.at(-1);
      if (session.journal.commands.length < before + 2 || last?.type !== 'perform') continue;
      if (session.play.state.question?.ask !== 'draw') continue;
      seen += 1;
      interaction.undo();
      expect(session.play.state.question?.ask).toBe('ability');
    }
  }
  expect(seen).toBeGreaterThan(0);
});

it.each([
  ['funeralSeedCake', {}, true],
  ['flaskOfStrongTea', {}, true],
  ['flaskOfStrongTea', { verb: 'recover' }, false],
  ['bullseyeLantern', {}, true],
  ['bullseyeLantern', { improvements: [{}] }, false],
  ['pairOfInkwells', { improvements: [{}] }, false],
  ['counterfeitPenny', {}, false],
  ['paperweight', {}, false],
  ['grapnelOnAString', {}, false],
  ['aldermansChain', {}, false],
  ['escrowHandBell', {}, false],
] as const)('L21.2: %s beside the ability %o: it cannot change it: %s', (item, change, isBeside) => {
  const ability = { verb: 'attack', amount: 2, mods: {}, ...change } as never;
  expect(isItemBeside(campaignBook(), { type: 'useItem', hero: 'bailiff', item }, ability)).toBe(isBeside);
});

it('L7.5: a turn ends by itself if only items are left that would change nothing now', () => {
  const bailiff = heroSetup('bailiff', { items: ['funeralSeedCake'], equipped: ['funeralSeedCake'] });
  const book = bookFor(setupFor('noticeOnTheDoor', [bailiff, heroSetup('ferrywoman')], { seed: 'cake' }));
  const interaction = openInteraction(openSession(LONG_TABLE, book, { save: () => null }));
  const isTurn = () =>
    interaction.play.state.question?.ask === 'turn' && interaction.options.some(({ type }) => type === 'useItem');
  const isUnplanned = (hero: string) => interaction.play.state.seats.some((seat) => seat.hero === hero && !seat.plan);
  const next = () =>
    interaction.options.find(
      (each) =>
        each.type === 'begin' ||
        each.type === 'endTurn' ||
        each.type === 'suffer' ||
        (each.type === 'select' && isUnplanned(each.hero)),
    );
  for (let i = 0; i < 20 && !isTurn(); i += 1)
    interaction.send(next() ?? interaction.options[0] ?? expect.unreachable());
  const { play, options } = interaction;
  const left = options.filter(({ type }) => type !== 'play');
  expect(left.map(({ type }) => type).sort()).toEqual(['endTurn', 'useItem']);
  const withHp = (change: (maxHp: number) => number): Play => {
    const figures = play.state.figures.map((each) => ({ ...each, hp: change(each.maxHp), tokens: [] }));
    return { ...play, state: { ...play.state, figures } } as Play;
  };
  expect(
    idleEndCommand(
      withHp((maxHp) => maxHp),
      left,
    ),
  ).toEqual({ type: 'endTurn' });
  expect(
    idleEndCommand(
      withHp((maxHp) => maxHp - 2),
      left,
    ),
  ).toBeNull();
  expect(
    idleEndCommand(
      withHp((maxHp) => maxHp),
      options,
    ),
  ).toBeNull();
});
