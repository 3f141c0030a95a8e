/** Tests at which hexes the print of a last board shows the turning points of a game. */
import { describe, expect, it } from 'vitest';
import { type TurningMove, turningHexes } from '../../../src/session/longTable/turningHexes';
import { replaySteps } from '../../../src/session/longTable/turnReplay';
import { tableOf, wonGame } from '../../kit/longTableWon';

const { campaign, journal } = wonGame();
const [, ...STEPS] = replaySteps(journal, tableOf(campaign).play.book);

/** The moves of the game, one for each command. */
const MOVES = STEPS.map(({ before, events }, nth): Omit<TurningMove, 'kind'> => {
  const command = journal.commands[nth] ?? expect.unreachable();
  return { before, commands: [command], events };
});
const hexOf = (move: Omit<TurningMove, 'kind'> | undefined, kind: TurningMove['kind']) =>
  turningHexes([{ ...(move ?? expect.unreachable()), kind }])[0]?.hex;
const placeIn = ({ before }: (typeof MOVES)[number], id: string) =>
  before.state.figures.find((each) => each.id === id)?.hex;

describe('the hex of a turning point', () => {
  it('is the hex of the target, if a draw turned the game', () => {
    const moves = MOVES.filter(({ commands: [command] }) => command?.type === 'draw');
    expect(moves.length).toBeGreaterThan(5);
    for (const move of moves) {
      const drawn = move.events.find((each) => each.type === 'modifiersDrawn') ?? expect.unreachable();
      expect(hexOf(move, 'luck')).toBe(placeIn(move, drawn.target));
    }
  });

  it('is the end of a walk, if the player chose to go there', () => {
    const walk = MOVES.filter(({ commands: [command] }) => command?.type === 'step').slice(0, 2);
    const commands = walk.flatMap((each) => each.commands);
    const last = commands.at(-1);
    expect(hexOf({ ...(walk[0] ?? expect.unreachable()), commands }, 'choice')).toBe(
      last?.type === 'step' ? last.to : expect.unreachable(),
    );
  });

  it('is the hex of the hero who decided, if the choice has no place', () => {
    const moves = MOVES.filter(({ commands: [command] }) => command?.type === 'suffer');
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) {
      const { question } = move.before.state;
      const hero = question && 'hero' in question ? question.hero : expect.unreachable();
      expect(hexOf(move, 'choice')).toBe(placeIn(move, `hero:${hero}`));
    }
  });

  it('is missing for a move before the heroes are on the map, and the others keep their numbers', () => {
    const [first, later] = [MOVES[0], MOVES.find(({ commands: [command] }) => command?.type === 'suffer')];
    if (!first || !later) throw new Error('the game has such moves');
    const { before } = first;
    const none = { ...first, before: { ...before, state: { ...before.state, figures: [] } }, events: [] };
    expect(
      turningHexes([
        { ...none, kind: 'choice' },
        { ...later, kind: 'choice' },
      ]).map(({ n }) => n),
    ).toEqual([2]);
  });
});

describe('the hex of a figure that the moves before have not placed', () => {
  const [first] = MOVES;
  const { before } = first ?? expect.unreachable();
  const empty = { ...before, state: { ...before.state, figures: [] } };
  const placed = (figure: string, hex: string) => ({ type: 'figurePlaced', figure, hex }) as never;
  const drawn = (target: string) => ({ type: 'modifiersDrawn', target }) as never;
  const aim = (figure: string) => ({ type: 'target', figure }) as never;

  it.each([
    ['the one on which it is placed', 'luck', [drawn('imp:2'), placed('imp:1', 'a1'), placed('imp:2', 'b2')], [], 'b2'],
    ['the first of these', 'luck', [drawn('imp:1'), placed('imp:1', 'a1'), placed('imp:1', 'b2')], [], 'a1'],
    ['missing, if another figure is placed', 'luck', [drawn('imp:2'), placed('imp:1', 'a1')], [], undefined],
    [
      'missing, if something else happens to it',
      'luck',
      [drawn('imp:2'), { type: 'died', figure: 'imp:2' }],
      [],
      undefined,
    ],
    [
      'that of the last aim, if a choice turned the game',
      'choice',
      [placed('imp:1', 'a1'), placed('imp:2', 'b2')],
      ['imp:1', 'imp:2'],
      'b2',
    ],
    ['that of the aim, if a draw turned the game without a draw', 'luck', [placed('imp:1', 'a1')], ['imp:1'], 'a1'],
    [
      'that of the aim, though there was a draw',
      'choice',
      [drawn('imp:2'), placed('imp:1', 'a1'), placed('imp:2', 'b2')],
      ['imp:1'],
      'a1',
    ],
  ] as const)('is %s', (_, kind, events, aims, expected) => {
    const move = { before: empty, commands: aims.map(aim), events: events as never };
    expect(hexOf(move, kind)).toBe(expected);
  });
});

describe('the hex that the player chose', () => {
  const { before } = MOVES[0] ?? expect.unreachable();
  it.each([
    ['step', { type: 'step', to: 'c3' }, 'c3'],
    ['force', { type: 'force', to: 'c3' }, 'c3'],
    ['place', { type: 'place', hex: 'd4' }, 'd4'],
  ])('is that of the command %s, before the hex of an aimed figure', (_, command, expected) => {
    const commands = [command, { type: 'target', figure: 'hero:nobody' }] as never;
    expect(hexOf({ before, commands, events: [] }, 'choice')).toBe(expected);
  });
});
