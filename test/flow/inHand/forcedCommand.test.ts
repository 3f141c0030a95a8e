/** What goes without saying is sent for the player, and nothing else is. */
import { describe, expect, it } from 'vitest';
import { forcedCommand } from '../../../src/flow/inHand/forcedCommand';
import { legal } from '../../../src/flow/inHand/play';
import type { Ability } from '../../../src/rules/inHand/vocabulary';
import { hand, item, melee } from '../../kit/scenes';
import type { Game } from '../../kit/table';

const sent = ({ play }: Game) => forcedCommand(play, legal(play));
const flask = item('flask', { when: 'turn', abilities: [{ kind: 'heal', value: 1 }] });
const acting = (ability: Ability) => melee({ items: [flask], cards: hand({ top: [ability] }) }).plays('one', 'top');

describe('what goes without saying', () => {
  it.each<Ability>([
    { kind: 'grant', bonus: 'shield', value: 1 },
    { kind: 'gain', condition: 'strengthen' },
    { kind: 'ride', pierce: 1 },
    { kind: 'loot', range: 1 },
  ])('is an ability with no drawback and no choice: $kind, though an item could be used before it', (ability) => {
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
  ])('is not an ability that one may want to think about: $kind', (ability) => {
    expect(sent(acting(ability))).toBeNull();
  });

  it('is a condition on an enemy, but not how far it is pushed', () => {
    const stunned = melee({ cards: hand({ top: [{ kind: 'attack', value: 1, conditions: ['stun'] }] }) });
    expect(sent(stunned.plays('one', 'top').attacks('dummy-1').rolls('A'))).toEqual({ type: 'effect', by: 1 });
    const pushed = melee({ cards: hand({ top: [{ kind: 'attack', value: 1, push: 1 }] }) });
    expect(sent(pushed.plays('one', 'top').attacks('dummy-1').rolls('A'))).toBeNull();
  });

  it('is nothing before an action, nor when there is more than one way to do it', () => {
    expect(sent(melee())).toBeNull();
    const { play } = acting({ kind: 'loot', range: 1 });
    const perform = { type: 'perform', consume: [] } as const;
    expect(forcedCommand(play, [perform, perform])).toBeNull();
    expect(forcedCommand(play, [])).toBeNull();
  });
});
