/** R9.1: what dropping a half of a card sends, depending on the place. */
import { expect, it } from 'vitest';
import { IN_HAND } from '../../../src/journal/inHand/ruleset';
import { type Interaction, openInteraction } from '../../../src/session/inHand/interaction';
import { dropHalf, type LiftTarget, liftPlanOf } from '../../../src/session/inHand/lift';
import { openSession } from '../../../src/session/session';
import { hand, melee } from '../../kit/scenes';

const HEAL = { kind: 'heal', value: 2 } as const;
const ATTACK = { kind: 'attack', value: 3 } as const;

/** The fighter beside a monster, hurt, with a card whose top half does `top`, and its interaction. */
function beside(top: readonly object[]) {
  const { play } = melee({ cards: hand({ top: top as never }) }).given(({ hero }) => {
    hero.hp -= 3;
  });
  const game = { journal: { setup: play.book.setup, start: IN_HAND.toJSON(play), commands: [] }, play, played: [] };
  return openInteraction(openSession(IN_HAND, play.book, { game: game as never, save: () => {} }));
}

const TOP = { card: 'one', half: 'top', basic: false } as const;
const sent = ({ session }: Interaction) => session.journal.commands.map(({ type }) => type);

it.each<[string, LiftTarget | null, readonly string[]]>([
  ['nowhere', null, ['play']],
  ['on the hero', { at: 'hero' }, ['play', 'perform']],
  ['on a monster that it does not attack', { at: 'foe', foe: '0' }, ['play']],
])('a heal dropped %s sends its commands in one gesture', (_, target, commands) => {
  const interaction = beside([HEAL]);
  expect(dropHalf(interaction, TOP, target).ok).toBe(true);
  expect(sent(interaction)).toEqual(commands);
});

it('an attack dropped on its monster attacks it; a half that cannot be played sends nothing', () => {
  const interaction = beside([ATTACK]);
  const [foe] = interaction.play.state.foes;
  dropHalf(interaction, TOP, { at: 'foe', foe: foe?.id ?? '' });
  expect(sent(interaction)).toEqual(['play', 'attack']);
  const other = beside([HEAL]);
  expect(dropHalf(other, { ...TOP, card: 'four' }, { at: 'hero' }).ok).toBe(false);
  expect(sent(other)).toEqual([]);
});

it('a plan is found once for a play, and none for a half without effect', () => {
  const { play } = beside([HEAL]);
  expect(liftPlanOf(play, TOP)).toBe(liftPlanOf(play, { ...TOP }));
  expect(liftPlanOf(play, TOP)?.targets).toEqual([{ at: 'hero' }]);
});
