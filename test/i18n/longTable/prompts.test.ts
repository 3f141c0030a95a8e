/** Tests the prompts of the Long Table, and that each gives the information needed to answer it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import { legal, type Play, send } from '../../../src/flow/longTable/play';
import { openChapter } from '../../../src/i18n';
import { commandLabel } from '../../../src/i18n/longTable/commandLabels';
import { figureName } from '../../../src/i18n/longTable/naming';
import { promptFor, sentWords } from '../../../src/i18n/longTable/prompts';
import { sourceList } from '../../../src/i18n/longTable/sources';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import type { Command } from '../../../src/rules/longTable/commands';
import { game, randomBook } from '../../kit/longTableGames';
import { setupFor } from '../../kit/longTableSetups';
import { newTable } from '../../kit/longTableTable';
import { openLongTable } from '../../kit/longTableWords';

beforeAll(async () => {
  await openLongTable();
  await openChapter('board');
});

const asking = (question: object): Play => {
  const play = LONG_TABLE.begin(bookFor(setupFor('noticeOnTheDoor')));
  return { ...play, state: { ...play.state, question } } as unknown as Play;
};
const monster = asking({}).state.figures.find(({ kind }) => kind === 'monster');

it('L6.1: the long rest that has just been sent is told beside the prompt for the next hero', () => {
  const rest = { type: 'planned', hero: 'bailiff', longRest: true, leading: null, second: null, rule: 'L6.1' };
  const play = { ...asking({ ask: 'select' }), events: [rest] } as unknown as Play;
  expect(sentWords(play)).toBe('Bailiff takes a long rest (Undo takes it back).');
  expect(sentWords({ ...play, events: [] })).toBeNull();
  expect(sentWords({ ...play, state: asking({ ask: 'turn' }).state })).toBeNull();
});

it('L6.1: the prompt mentions a long rest if the hero whose cards are shown may take one', () => {
  const interaction = newTable();
  interaction.send({ type: 'begin' });
  const { play } = interaction;
  const seats = play.state.seats.map((seat, i) =>
    i === 0 ? { ...seat, hand: seat.hand.slice(2), discard: seat.hand.slice(0, 2) } : seat,
  );
  const tired = { ...play, state: { ...play.state, seats } } as Play;
  const prompt = (hero: string) => promptFor(tired, legal(tired), false, hero);
  expect(prompt('bailiff')).toBe('Choose two cards for each hero, or a long rest.');
  expect(prompt('ferrywoman')).toBe('Choose two cards for each hero.');
  const spent = seats.map((seat, i) => (i === 0 ? { ...seat, hand: seat.hand.slice(0, 1) } : seat));
  const last = { ...play, state: { ...play.state, seats: spent } } as Play;
  expect(promptFor(last, legal(last), false, 'bailiff')).toMatch(/can only take a long rest\.$/);
});

it('L8.2: the prompt tells that a short rest can wait if no hero needs one yet', () => {
  const { state } = asking({ ask: 'rests' });
  const words = (...hands: readonly number[]) =>
    promptFor({
      ...asking({}),
      state: {
        ...state,
        seats: state.seats.map((seat, i) => ({
          ...seat,
          hand: seat.hand.slice(0, hands[i]),
          exhausted: hands[i] === 0,
        })),
      },
    } as Play);
  expect(state.seats).toHaveLength(2);
  expect(words(2, 4)).toContain('can wait');
  expect(words(0, 2)).toContain('can wait');
  expect(words(1, 4)).toBe('The round ends. Who takes a short rest?');
});

it('L26.1: the prompt of a choice between equal options names what is equal', () => {
  const options = ['a1', 'b1'].map((hex) => ({ option: 'hex', hex }));
  const words = (rule: string) =>
    promptFor(asking({ ask: 'choice', choice: { rule, figure: monster?.id, options, preset: 0 } }));
  expect(words('L24.7')).toContain('equally short paths, the same number of targets');
  const all = ['L24.7', 'L24.9', 'L25.7', 'L25.8', 'L27.8', 'L9.5', 'L2.1'].map(words);
  expect(new Set(all).size).toBe(all.length);
});

it('given an ability that is performed on the map and can be improved, then the prompt tells both', () => {
  const ability = { verb: 'attack', amount: { n: 2 }, mods: {} };
  const action = { actor: 'hero:bailiff', parts: [{ part: 'ability', ability }], next: 0 };
  const play = asking({ ask: 'ability', action });
  const options = [{ type: 'perform' }, { type: 'skip' }, { type: 'pay' }] as unknown as Command[];
  expect(promptFor(play, options, true)).toMatch(/Choose a target, pay to improve it first, or skip it\.$/);
  expect(promptFor(play, options)).toMatch(/Do it as it is, pay to improve it, or skip it\.$/);
});

it.each([
  [{ verb: 'dig', mods: {} }, 'a hex'],
  [{ verb: 'move', mods: {} }, 'a hex'],
  [{ verb: 'attack', mods: {} }, 'a target'],
  [{ verb: 'attack', mods: { area: { melee: true, red: [[1, 0]] } } }, 'a hex or a figure'],
])('given the ability %o that is performed on the map, then the prompt asks for %s', (given, aim) => {
  const ability = { amount: { n: 1 }, ...given };
  const action = { actor: 'hero:bailiff', parts: [{ part: 'ability', ability }], next: 0 };
  const options = [{ type: 'perform' }, { type: 'skip' }] as unknown as Command[];
  expect(promptFor(asking({ ask: 'ability', action }), options, true)).toContain(`Choose ${aim}, or skip it.`);
});

it('L14.2: the prompt of a push tells if the player chooses the path for a monster, and shows Slam damage', () => {
  const force = { target: 'hero:bailiff', kind: 'push', left: 2, full: 2, slam: 0, path: [], mayWaive: false };
  const words = (by: string, slam: number) => promptFor(asking({ ask: 'force', force: { ...force, by, slam } }));
  expect(words(monster?.id ?? '', 0)).toContain('You choose the path.');
  expect(words('hero:ferrywoman', 0)).not.toContain('You choose');
  expect(words('hero:ferrywoman', 2)).toContain('takes 2 more');
});

it('L14.2: the label of a push that is stopped names what stops it', () => {
  const label = (hex: string, side: 'n' | 'se' | 'ne', isTurned = false) => {
    const play = asking({ ask: 'force', force: { target: monster?.id, kind: 'push', left: 1, full: 1, path: [hex] } });
    return commandLabel(play, { type: 'forceAgainst', side }, isTurned);
  };
  expect(label('c1', 'n')).toMatch(/ north, into the wall$/);
  expect(label('c4', 'n')).toMatch(/ north, into the obstacle$/);
  expect(label('b5', 'se')).toMatch(/ south-\u2060east, into the closed door$/);
  // A turned map shows column by column from below.
  expect(label('c1', 'n', true)).toMatch(/ west, into the wall$/);
  expect(label('b5', 'se', true)).toMatch(/ north-\u2060east, into the closed door$/);
  const { hex = '', id } = asking({}).state.figures.find(({ kind }) => kind === 'hero') ?? {};
  const below = `${hex.charAt(0)}${Number(hex.slice(1)) + 1}`;
  expect(label(below, 'n')).toContain(`into ${figureName(asking({}), id ?? '')}`);
});

it('L9.1: ending a move before its first step is labelled “Do not move”', () => {
  const action = { actor: 'hero:bailiff' };
  const label = (steps: number) =>
    commandLabel(asking({ ask: 'move', move: { action, left: 2, steps } }), { type: 'stop' });
  expect([label(0), label(1)]).toEqual(['Do not move', 'Stop here']);
});

it('L12.4, L12.5: the prompt before a draw names Advantage or Disadvantage with its sources', () => {
  const seen = { plain: 0, advantage: 0, disadvantage: 0 };
  for (let seed = 0; seed < 40 && Math.min(...Object.values(seen)) < 3; seed += 1)
    for (const { play } of game(randomBook(`${seed}`), `${seed}`)) {
      if (play.state.question?.ask !== 'draw') continue;
      const sent = send(play, { type: 'draw' });
      const drawn = sent.ok ? sent.events.find(({ type }) => type === 'modifiersDrawn') : undefined;
      if (drawn?.type !== 'modifiersDrawn') throw new Error('no modifier card is drawn');
      const { mode, advantage, disadvantage } = drawn;
      seen[mode] += 1;
      const words = promptFor(play);
      const expected = { plain: 'a modifier card', advantage: 'the better counts', disadvantage: 'the worse counts' };
      expect(words).toContain(expected[mode]);
      if (mode === 'plain') expect(words).not.toContain('two cards');
      else expect(words).toContain(sourceList(play, mode === 'advantage' ? advantage : disadvantage));
    }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

it('L37.6: the prompt of a move explains carrying before the first step, then names the carried figure', () => {
  const book = bookFor(setupFor('noticeOnTheDoor', ['bailiff', 'ferrywoman'], { seed: 'carry' }));
  const seen = { tap: 0, nobody: 0, carries: 0, none: 0 };
  for (let seed = 0; seed < 60 && Math.min(...Object.values(seen)) === 0; seed += 1)
    for (const { play } of game(book, `x${seed}`)) {
      const { question } = play.state;
      if (question?.ask !== 'move') continue;
      const { ability, carried, steps } = question.move;
      const words = promptFor(play, legal(play));
      if (legal(play).some(({ type }) => type === 'carry')) {
        seen.tap += 1;
        expect(words).toContain('To carry an adjacent ally, choose it first');
      } else if (carried !== null) {
        seen.carries += 1;
        expect(words).toContain(`Carries ${figureName(play, carried)}.`);
      } else if (ability.mods.carry && steps === 0) {
        seen.nobody += 1;
        expect(words).toContain('no adjacent ally to carry');
      } else {
        seen.none += 1;
        expect(words).not.toMatch(/carr/i);
      }
    }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

describe('L21.2: the prompt before an attack by a monster', () => {
  const source = { from: 'monsterCard', monster: 'writHound', card: 'writHound26' };
  const job = {
    attacker: monster?.id ?? '',
    targets: ['hero:ferrywoman'],
    melee: true,
    terms: [{ n: 2, source }],
    mods: {},
    source,
  };
  const card = { from: 'bonus', hero: 'bailiff', card: 'writOfAttendance', half: 'bottom' };
  const plain = { job, terms: [], mods: {}, advantage: [], disadvantage: [], answered: [], shield: [], waived: [] };
  const words = (strike: object) => {
    const play = asking({ ask: 'defend', hero: 'bailiff', strike: { ...plain, ...strike } });
    return promptFor({
      ...play,
      state: { ...play.state, agenda: [{ do: 'attack', job, next: 1 }] },
    } as unknown as Play);
  };

  it('tells who stands in for whom, and by which card (L17.2)', () => {
    const shield = [{ n: 2, source: card }];
    expect(words({ target: 'hero:bailiff', shield })).toMatch(
      /^The Bailiff stands in for the Ferrywoman \(.*Writ of Attendance.*\)\. /,
    );
    expect(words({ target: 'hero:bailiff' })).toMatch(/^The Bailiff stands in for the Ferrywoman\. /);
    expect(words({ target: 'hero:ferrywoman' })).not.toContain('stands in');
  });

  it('subtracts the Shield, and tells the most damage that a card can do (L11.3)', () => {
    expect(words({ target: 'hero:bailiff', shield: [{ n: 2, source: card }] })).toMatch(
      /attacks the Bailiff: 2 − Shield 2 = 0 damage, with the card 2 at most\. You may use an item\.$/,
    );
    expect(words({ target: 'hero:ferrywoman' })).toMatch(/attacks the Ferrywoman for 2\. You may use an item\.$/);
  });
});

it('L2.1: the prompt to prepare speaks of items only if a hero has one', () => {
  const play = asking({ ask: 'prepare' });
  const withItems = (items: readonly string[]): Play => ({
    ...play,
    book: {
      ...play.book,
      heroes: play.book.heroes.map((each) => ({ ...each, setup: { ...each.setup, items } })),
    } as Play['book'],
  });
  expect(promptFor(withItems([]))).toBe('Choose battle goals, hands and start hexes; then begin.');
  expect(promptFor(withItems(['paperweight']))).toContain(' items, ');
});
