/** Test kit: a small game in hand that reaches every common phase, for tests of what is drawn in each. */
import type { Play } from '../../src/flow/inHand/play';
import type { Command } from '../../src/rules/inHand/commands';
import { book } from './books';
import { playByChance } from './chance';
import { attacker, hand, item, zigzag } from './scenes';

const strike = { kind: 'attack', value: 3 } as const;
const walk = { kind: 'move', value: 4 } as const;
export const BOOK = book({
  board: zigzag('$@1D.2'),
  foes: [attacker(2), { ...attacker(3), id: 'crow' }],
  cards: hand({ top: [strike], bottom: [walk] }, { top: [strike], bottom: [walk] }),
  items: [item('belt', { kind: 'heal', value: 2 } as never)],
});

/** Returns for each phase the first play in it, and the commands that lead there. */
export function phases(): Map<string, { readonly play: Play; readonly said: readonly Command[] }> {
  const found = new Map<string, { readonly play: Play; readonly said: readonly Command[] }>();
  for (const seed of ['a', 'b', 'c']) {
    const said: Command[] = [];
    for (const { play, command } of playByChance(BOOK, seed)) {
      if (!found.has(play.phase)) found.set(play.phase, { play, said: [...said] });
      if (command) said.push(command);
    }
  }
  return found;
}
