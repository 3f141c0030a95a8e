/** What keys do at the long table. */
import { MAP_MOVED, type MapMove } from '../../session/longTable/mapEvents';
import type { KeyActions } from '../keys';
import type { LongTableApp } from './app';
import { fanOf } from './hud/Fan';

/** The cards of the open hand as they lie in the fan. */
function chooseCard({ view: { interaction } }: LongTableApp, index: number): void {
  const card = interaction && fanOf(interaction.play, interaction)[index];
  if (card !== undefined && card !== null) interaction?.choose(card);
}

/** The map nearer by a press, and so much of it is moved. */
const NEARER = 1.25;
const PART = 0.2;

const steer = (detail: MapMove): void => void dispatchEvent(new CustomEvent(MAP_MOVED, { detail }));
const nearer = () => steer({ do: 'zoom', factor: NEARER });
const farther = () => steer({ do: 'zoom', factor: 1 / NEARER });

/** With Shift, and where nothing takes the arrow itself. The way that is looked: the map goes the other way. */
const pan = (x: number, y: number) => (_: LongTableApp, event: KeyboardEvent) => {
  if (event.shiftKey && !event.defaultPrevented) steer({ do: 'pan', by: { x, y } });
};

export const keyActions: KeyActions<LongTableApp> = {
  roll({ view: { interaction } }) {
    if (interaction?.options.some(({ type }) => type === 'draw')) interaction.send({ type: 'draw' });
  },
  hint: (app) => app.hint(),
  card1: (app) => chooseCard(app, 0),
  card2: (app) => chooseCard(app, 1),
  card3: (app) => chooseCard(app, 2),
  card4: (app) => chooseCard(app, 3),
  own: {
    q: ({ view }) => view.interaction?.rotateArea(-1),
    e: ({ view }) => view.interaction?.rotateArea(1),
    '0': () => steer({ do: 'fit' }),
    '+': nearer,
    '=': nearer,
    '-': farther,
    arrowleft: pan(PART, 0),
    arrowright: pan(-PART, 0),
    arrowup: pan(0, PART),
    arrowdown: pan(0, -PART),
  },
};
