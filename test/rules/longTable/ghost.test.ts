import { describe, expect, it } from 'vitest';
import { publicView } from '../../../src/bots/longTable/publicView';
import { bookFor } from '../../../src/content/longTable';
import { neighbours } from '../../../src/rules/core/hexes';
import { heroFigureId } from '../../../src/rules/longTable/figures';
import type { Ghost } from '../../../src/rules/longTable/ghost';
import { game } from '../../kit/longTableGames';
import { ghostIn } from '../../kit/longTableGhost';
import { compareGhosts, guarded, positions } from '../../kit/longTableGhostLaw';
import { setupFor } from '../../kit/longTableSetups';

const FEW = 30;
const GUARDED = 6;

/** Rounds all numbers, because sums in a different order differ in their last digits. */
const rounded = (ghost: Ghost): unknown =>
  JSON.parse(JSON.stringify(ghost, (_, value) => (typeof value === 'number' ? Math.round(value * 1e6) : value)));

describe('L36.9 a hero as a ghost', () => {
  it('L36.9: shows the ways, targets, damage and HP that result if the hero goes there and no figure dies', () => {
    const { turns, moved, attacked } = compareGhosts(FEW);
    // The test would prove nothing if no figure acted in these positions.
    expect(Math.min(turns, moved, attacked)).toBeGreaterThan(FEW / 2);
  });

  it('L36.9: counts the Shield and Retaliate with which the action of the move goes on', () => {
    const { attacked } = compareGhosts(GUARDED, guarded);
    expect(attacked).toBeGreaterThan(0);
  });

  it('L36.9: does not depend on hidden information', () => {
    let compared = 0;
    for (const { play, path } of positions()) {
      if (compared >= FEW) break;
      expect(rounded(ghostIn(publicView(play), path))).toEqual(rounded(ghostIn(play, path)));
      compared += 1;
    }
  });

  it('L36.9: names the other heroes who act before one of its monsters, and none who acts after them', () => {
    let [named, unnamed] = [0, 0];
    for (const { play, path } of positions()) {
      if (named >= FEW && unnamed > 0) break;
      const { order, place, late } = play.state;
      // Late turns do not follow the order.
      if (late.length > 0) continue;
      const { turns, waiting } = ghostIn(play, path);
      const placeOf = (id: string) => order.findIndex((each) => each.place === 'type' && id.includes(each.monster));
      const last = Math.max(-1, ...turns.map(({ figure }) => placeOf(figure)));
      const others = order.slice(place + 1, Math.max(place + 1, last));
      expect(waiting).toEqual(others.flatMap((each) => (each.place === 'hero' ? [heroFigureId(each.hero)] : [])));
      named += waiting.length;
      unnamed += turns.length > 0 && waiting.length === 0 ? 1 : 0;
    }
  });

  it('L27.5: names the special rule that ending the turn on its hex triggers, and only there', () => {
    const book = bookFor(setupFor('groundRent', ['bailiff', 'ferrywoman'], { seed: 'rent' }));
    const { scenario } = book;
    const [plot = ''] = scenario.marks['1'] ?? [];
    const beside = neighbours(plot).find((hex) => scenario.rooms.some(({ hexes }) => hexes.includes(hex))) ?? '';
    for (const { play } of game(book, 'rent')) {
      const { question, turn, figures } = play.state;
      if (question?.ask !== 'move' || question.move.action.actor !== turn?.figure || question.move.left < 1) continue;
      const state = {
        ...play.state,
        rooms: [...scenario.rooms.keys()],
        opened: scenario.doors.map(({ hex }) => hex),
        figures: figures.map((each) => (each.id === turn.figure ? { ...each, hex: beside } : each)),
      };
      expect(ghostIn({ book, state }, [plot]).rules).toEqual([scenario.rules[0]?.id]);
      expect(ghostIn({ book, state }, []).rules).toEqual([]);
      return;
    }
    throw new Error('no hero moves');
  });
});
