/** Tests which hexes draw the party: those of the goal, or the doors behind which the goal must be. */
import { expect, it } from 'vitest';
import { objectivesOf } from '../../../src/bots/longTable/objectives';
import { publicView } from '../../../src/bots/longTable/publicView';
import { bookFor } from '../../../src/content/longTable';
import { begin, type Play } from '../../../src/flow/longTable/play';
import { setupFor } from '../../kit/longTableSetups';

const atStart = (scenario: string): Play => begin(bookFor(setupFor(scenario, ['bailiff', 'ferrywoman'])));
const pullsTo = ({ book, state }: Play, hex: string | undefined): number[] =>
  objectivesOf(book, state).flatMap(({ hexes, valuePerStep }) => (hexes.includes(hex ?? '') ? [valuePerStep] : []));

it.each([
  ['groundRent', 3],
  ['returnedToSender', 2],
])(
  'in %s the door draws the party more among enemies, for each of the %i parts of the goal that it hides',
  (scenario, parts) => {
    const play = atStart(scenario);
    const [door] = play.book.scenario.doors;
    expect(pullsTo(play, door?.hex)).toEqual([0.12]);
    expect(pullsTo(publicView(play), door?.hex)).toEqual([0.12, ...Array(parts).fill(0.48)]);
    const alone = {
      ...play,
      state: { ...play.state, figures: play.state.figures.filter(({ kind }) => kind === 'hero') },
    };
    expect(pullsTo(publicView(alone), door?.hex)).toEqual([1.5]);
  },
);

it('a goal that is in sight draws the party itself', () => {
  const play = atStart('noticeOnTheDoor');
  expect(objectivesOf(publicView(play).book, play.state)).toEqual(objectivesOf(play.book, play.state));
});
