/** L29.1: how far the goal is goes on with what the table shows, and stands where it ends. */
import { expect, it } from 'vitest';
import { botWith, type Care } from '../../../src/bots/longTable/careful';
import { bookFor, scenarios } from '../../../src/content/longTable';
import { begin, type Play, send } from '../../../src/flow/longTable/play';
import { shownAfter } from '../../../src/panels/longTable/hud/useShown';
import { progressOf } from '../../../src/rules/longTable/goalsMet';
import { isTold } from '../../../src/scenes/longTable/table/told';
import { heroSetup, setupFor } from '../../kit/longTableSetups';

const headed = ({ book, state }: Play) => ({
  progress: progressOf(book, state),
  round: state.round,
  ending: state.ending,
  piles: state.seats.map(({ hand, discard, lost }) => [hand.length, discard.length, lost.length]),
  /** Summons are nobody's goal. */
  here: state.figures.flatMap(({ id, kind, hp }) => (kind === 'summon' ? [] : [`${id} ${hp}`])).sort(),
});

/** Strong enough to come to the end of a scenario while thinking little. */
const PARTY = ['bailiff', 'ferrywoman', 'pawnbroker'].map((hero) => heroSetup(hero, { level: 9 }));
const QUICK: Care = {
  turn: { breadth: 4, between: 1, ends: 0 },
  pairs: 1,
  plan: { breadth: 2, between: 1, ends: 0 },
};

function* gameOf(scenario: string, seed: string): Generator<Play> {
  const bot = botWith(QUICK);
  let play = begin(bookFor(setupFor(scenario, PARTY, { seed, level: 0 })));
  for (let command = bot(play); command; command = bot(play)) {
    const sent = send(play, command);
    if (!sent.ok) throw new Error(sent.reason);
    play = sent.play;
    yield play;
  }
}

/** Each step of a hero's move is laid by itself. */
const isOnTheWay = ({ events }: Play): boolean => events.at(-1)?.type === 'stepped';

it.each(scenarios(3).ids)('%s: once all is told the same is written as when all is laid', (scenario) => {
  let before: Play | null = null;
  for (const play of gameOf(scenario, 'a')) {
    let shown = before;
    for (const event of play.events) if (shown && isTold(event)) shown = shownAfter(shown, event, play);
    const types = play.events.map(({ type }) => type).join(' ');
    if (shown && !isOnTheWay(play)) expect(headed(shown), types).toEqual(headed(play));
    before = play;
  }
  expect(before?.state.ending).not.toBeNull();
});
