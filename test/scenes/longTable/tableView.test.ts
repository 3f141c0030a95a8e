/** Tests the view model of a play. */
import { expect, it } from 'vitest';
import { bookFor } from '../../../src/content/longTable';
import type { Play } from '../../../src/flow/longTable/play';
import { LONG_TABLE } from '../../../src/journal/longTable/ruleset';
import { viewOf } from '../../../src/scenes/longTable/table/tableView';
import { EMPTY_DRAFT, NO_PLACES } from '../../../src/session/longTable/draft';
import { setupFor } from '../../kit/longTableSetups';

const NOTHING = { draft: EMPTY_DRAFT, places: NO_PLACES, options: [] };

it('a mark of the goal is shown even under a figure', () => {
  const begun = LONG_TABLE.begin(bookFor(setupFor('groundRent')));
  const rooms = begun.book.scenario.rooms.map((_, room) => room);
  const play = { ...begun, state: { ...begun.state, rooms } } as Play;
  const { tiles } = viewOf(play, NOTHING);
  const plates = tiles.filter(({ tile }) => tile.tile === 'plate');
  const [plate, other] = plates;
  const [hero] = play.state.figures;
  if (!plate || !hero) throw new Error('a plot and somebody');
  const under = (hex: string) => {
    const figures = play.state.figures.map((each) => (each.id === hero.id ? { ...each, hex } : each));
    const { marks } = viewOf({ ...play, state: { ...play.state, figures } } as Play, NOTHING);
    return marks.filter(({ mark }) => mark.mark === 'under');
  };
  expect(under(plate.hex)).toEqual([{ hex: plate.hex, mark: { mark: 'under', tile: plate.tile } }]);
  expect(under(hero.hex)).toEqual([]);
  if (other) expect(under(other.hex)).toHaveLength(1);
});
