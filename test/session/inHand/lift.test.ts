/** Tests card halves that are dragged to their targets (R9.1, R9.4). */
import { describe, expect, it } from 'vitest';
import type { Play } from '../../../src/flow/inHand/play';
import { IN_HAND } from '../../../src/journal/inHand/ruleset';
import type { Book } from '../../../src/rules/inHand/book';
import type { Command } from '../../../src/rules/inHand/commands';
import type { Half } from '../../../src/rules/inHand/vocabulary';
import { openInteraction } from '../../../src/session/inHand/interaction';
import {
  canLift,
  dropHalf,
  type LiftTarget,
  liftPlanOf,
  previewOf,
  stateOfDraggedAttack,
} from '../../../src/session/inHand/lift';
import { openSession } from '../../../src/session/session';
import { skirmish } from '../../journal/kit';
import { book, column, monster } from '../../kit/books';
import { hand, melee, passage } from '../../kit/scenes';
import type { Game } from '../../kit/table';

const half = (card: string, which: Half, basic = false) => ({ card, half: which, basic });
const targetsIn = (play: Play, card: string, which: Half, basic = false) =>
  liftPlanOf(play, half(card, which, basic))?.targets.map((target) => ({ ...target, path: undefined }));

/** An interaction at the table of a book, after the selection of the first two cards. */
function seated(of: Book, played: readonly Command[] = [{ type: 'select', leading: 'one', second: 'two' }]) {
  const interaction = openInteraction(openSession(IN_HAND, of, { save: () => {} }));
  for (const command of played) expect(interaction.send(command).ok).toBe(true);
  return interaction;
}

const said = ({ session }: ReturnType<typeof seated>) => session.journal.commands.slice(1).map(({ type }) => type);

/** A game beside a monster, in which a half can be played. */
const beside = (cards = hand()): Game => melee({ cards });

describe('the targets of a half', () => {
  it('for an attack are the monsters within its range', () => {
    const { play } = beside(hand({ top: [{ kind: 'attack', value: 3 }] }));
    expect(targetsIn(play, 'one', 'top')).toEqual([{ at: 'foe', foe: 'dummy-1' }]);
  });

  it('for a move are the Distances in a fight, and on the map the hexes where it can end', () => {
    const { play } = beside(hand({ bottom: [{ kind: 'move', value: 2 }] }));
    expect(targetsIn(play, 'one', 'bottom')).toEqual([2, 3].map((distance) => ({ at: 'distance', distance })));
    const walking = seated(skirmish()).play;
    const hexes = targetsIn(walking, 'one', 'bottom') ?? [];
    expect(hexes.length).toBeGreaterThan(3);
    expect(hexes.every(({ at }) => at === 'hex')).toBe(true);
  });

  it('for all other abilities are the hero', () => {
    const { play } = beside(hand({ top: [{ kind: 'heal', value: 2 }] }));
    expect(targetsIn(play, 'one', 'top')).toEqual([{ at: 'hero' }]);
  });

  it('R9.4: are also known for any half as Attack 2 or Move 2', () => {
    const { play } = beside();
    expect(targetsIn(play, 'one', 'top', true)).toEqual([{ at: 'foe', foe: 'dummy-1' }]);
    expect(targetsIn(play, 'one', 'bottom', true)?.every(({ at }) => at === 'distance')).toBe(true);
  });

  it('are none if the half would have no effect or cannot be played', () => {
    const { play } = seated(skirmish());
    expect(liftPlanOf(play, half('one', 'top'))).toBeNull();
    expect(liftPlanOf(play, half('three', 'bottom'))).toBeNull();
    const options = seated(skirmish()).options;
    expect([canLift(options, 'one', 'top'), canLift(options, 'three', 'top')]).toEqual([true, false]);
  });
});

describe('the preview of a half', () => {
  const over = (target: LiftTarget | null) => ({ ...half('one', 'bottom'), over: target });

  it('is shown without sending a command', () => {
    const interaction = seated(skirmish());
    const { play } = interaction;
    const [target = null] = liftPlanOf(play, half('one', 'bottom'))?.targets ?? [];
    interaction.lift(over(target));
    const preview = previewOf(play, interaction.draft);
    expect(preview.play.state.turn?.move?.left).toBe(3);
    expect(preview.draft.path).toEqual(target?.at === 'hex' ? target.path : 'no hex');
    expect(said(interaction)).toEqual([]);
    interaction.lift(null);
    expect(previewOf(play, interaction.draft)).toEqual({ play, draft: interaction.draft });
  });

  it('has the odds of an attack, at the price to which the lever would be preset', () => {
    const attack = { kind: 'attack', value: 3, consume: { elements: ['dark'], plus: 2 } } as const;
    const odds = (hp: number) => {
      const foes = [monster({ hp, columns: column({ initiative: 90 }) })];
      const { play } = melee({ foes, cards: hand({ top: [attack] }, { shows: ['dark'] }) });
      const lift = { ...half('one', 'top'), over: { at: 'foe', foe: 'dummy-1' } as const };
      return stateOfDraggedAttack(play, { cards: [], path: [], basic: false, lift })?.attack?.terms.reduce(
        (sum, { value }) => sum + value,
        0,
      );
    };
    // The element is consumed only if that raises the chance to kill.
    expect([odds(20), odds(5)]).toEqual([3, 5]);
  });
});

describe('a half that is dropped', () => {
  it('on a hex moves the hero there', () => {
    const interaction = seated(skirmish());
    const target = liftPlanOf(interaction.play, half('one', 'bottom'))?.targets.find(
      (each) => each.at === 'hex' && each.path.length === 2,
    );
    if (target?.at !== 'hex') throw new Error('no hex is two steps away');
    expect(dropHalf(interaction, half('one', 'bottom'), target).ok).toBe(true);
    expect(said(interaction).slice(0, 3)).toEqual(['play', 'step', 'step']);
    expect(interaction.play.state.hero.at).toBe(target.hex);
  });

  it('is one gesture: one undo takes the card and the way back, and one redo sends them again', () => {
    const interaction = seated(skirmish());
    const { play } = interaction;
    const target = liftPlanOf(play, half('one', 'bottom'))?.targets.find(
      (each) => each.at === 'hex' && each.path.length === 2,
    );
    if (target?.at !== 'hex') throw new Error('no hex is two steps away');
    dropHalf(interaction, half('one', 'bottom'), target);
    const sent = said(interaction);
    expect(interaction.nextUndo()).toMatchObject({ type: 'play', card: 'one' });
    expect(interaction.undo()).toBe(true);
    expect(said(interaction)).toEqual([]);
    expect(interaction.play.state).toEqual(play.state);
    expect(interaction.redo()).toBe(true);
    expect(said(interaction)).toEqual(sent);
  });

  it('that was undone is forgotten: the same commands sent one by one are not undone together', () => {
    const interaction = seated(skirmish());
    const target = liftPlanOf(interaction.play, half('one', 'bottom'))?.targets.find(
      (each) => each.at === 'hex' && each.path.length === 2,
    );
    dropHalf(interaction, half('one', 'bottom'), target ?? expect.unreachable('no hex is two steps away'));
    const commands = interaction.session.journal.commands.slice(1);
    interaction.undo();
    for (const command of commands) interaction.send({ ...command });
    expect(interaction.nextUndo()).not.toMatchObject({ type: 'play' });
    interaction.undo();
    expect(said(interaction)).toContain('play');
  });

  it('is not undone with a later command, nor beyond what a roll has revealed', () => {
    const attacking = seated(fightBook({}), FOUGHT);
    dropHalf(attacking, half('one', 'top'), { at: 'foe', foe: 'dummy-1' });
    attacking.send({ type: 'roll' });
    expect(attacking.undo()).toBe(false);

    const walking = seated(skirmish());
    dropHalf(walking, half('one', 'bottom'), null);
    walking.send({ type: 'endTurn' });
    walking.undo();
    expect(said(walking)).toEqual(['play']);
  });

  it('on a monster prepares the throw, and on the tracker moves at once', () => {
    const fight = () => seated(fightBook({}), FOUGHT);
    const attacking = fight();
    dropHalf(attacking, half('one', 'top'), { at: 'foe', foe: 'dummy-1' });
    expect(attacking.play.phase).toBe('heroTurn.rolling');
    const moving = fight();
    dropHalf(moving, half('one', 'bottom'), { at: 'distance', distance: 2 });
    expect(moving.play.state.fight?.distance).toBe(2);
  });

  it('R18.2: first asks what to consume', () => {
    const interaction = seated(fightBook({ consume: { elements: ['dark'], plus: 2 } }), FOUGHT);
    dropHalf(interaction, half('one', 'top'), { at: 'foe', foe: 'dummy-1' });
    expect([interaction.play.phase, interaction.play.state.attack]).toEqual(['heroTurn.acting', null]);
  });

  it('without a target is begun; a half that cannot be played changes nothing', () => {
    const interaction = seated(skirmish());
    expect(dropHalf(interaction, half('three', 'bottom'), null).ok).toBe(false);
    expect(dropHalf(interaction, half('one', 'bottom'), null).ok).toBe(true);
    expect(said(interaction)).toEqual(['play']);
  });
});

const FOUGHT: readonly Command[] = [{ type: 'select', leading: 'one', second: 'two' }, { type: 'roll' }];

/** The book of a fight beside a slow monster; the first card has an attack and a move. */
function fightBook(more: object): Book {
  const attack = { kind: 'attack', value: 3, ...more } as const;
  return book({
    board: passage(1),
    foes: [monster({ hp: 20, columns: column({ initiative: 90 }) })],
    cards: hand({ top: [attack], bottom: [{ kind: 'move', value: 2 }] }, { shows: ['dark'] }),
  });
}
