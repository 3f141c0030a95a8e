/** Forced commands are sent for the player; all others are left to the player. */
import { describe, expect, it } from 'vitest';
import { forcedCommand } from '../../../src/flow/inHand/forcedCommand';
import { legal } from '../../../src/flow/inHand/play';
import type { Ability } from '../../../src/rules/inHand/vocabulary';
import { hand, item, melee } from '../../kit/scenes';
import type { Game } from '../../kit/table';

const sent = ({ play }: Game) => forcedCommand(play, legal(play));
const flask = item('flask', { when: 'turn', abilities: [{ kind: 'heal', value: 1 }] });
const acting = (ability: Ability) => melee({ items: [flask], cards: hand({ top: [ability] }) }).plays('one', 'top');

describe('a forced command', () => {
  it.each<Ability>([
    { kind: 'grant', bonus: 'shield', value: 1 },
    { kind: 'gain', condition: 'strengthen' },
    { kind: 'ride', pierce: 1 },
    { kind: 'loot', range: 1 },
  ])('performs an ability with no drawback and no choice: $kind, even if an item could be used first', (ability) => {
    const game = acting(ability);
    expect(game.legal('useItem')).toHaveLength(1);
    expect(sent(game)).toEqual({ type: 'perform', consume: [] });
  });

  it.each<Ability>([
    { kind: 'heal', value: 1 },
    { kind: 'harm', value: 1 },
    { kind: 'infuse', elements: ['fire'] },
    { kind: 'strike', value: 1 },
    { kind: 'attack', value: 1 },
  ])('is never an ability that a player may want to skip: $kind', (ability) => {
    expect(sent(acting(ability))).toBeNull();
  });

  it('applies a condition to an enemy, but does not choose how far to push it', () => {
    const stunned = melee({ cards: hand({ top: [{ kind: 'attack', value: 1, conditions: ['stun'] }] }) });
    expect(sent(stunned.plays('one', 'top').attacks('dummy-1').rolls('A'))).toEqual({ type: 'effect', by: 1 });
    const pushed = melee({ cards: hand({ top: [{ kind: 'attack', value: 1, push: 1 }] }) });
    expect(sent(pushed.plays('one', 'top').attacks('dummy-1').rolls('A'))).toBeNull();
  });

  it('does not exist before an action, or when there is more than one way to perform it', () => {
    expect(sent(melee())).toBeNull();
    const { play } = acting({ kind: 'loot', range: 1 });
    const perform = { type: 'perform', consume: [] } as const;
    expect(forcedCommand(play, [perform, perform])).toBeNull();
    expect(forcedCommand(play, [])).toBeNull();
  });
});
