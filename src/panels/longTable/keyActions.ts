/** Defines the key actions of the Long Table. */
import { MAP_MOVED, type MapMove } from '../../session/longTable/mapEvents';
import type { KeyActions } from '../keys';
import type { LongTableApp } from './app';
import { fanOf } from './hud/Fan';

/** Does what a tap on a card of the fan does: usually selects or deselects the card. */
function chooseCard({ view: { interaction } }: LongTableApp, index: number): void {
  const card = interaction && fanOf(interaction.play, interaction)[index];
  if (card !== undefined && card !== null) interaction?.choose(card);
}

/** The zoom factor of one key press, and the fraction of the view by which one key press moves the map. */
const NEARER = 1.25;
const PART = 0.2;

const steer = (detail: MapMove): void => void dispatchEvent(new CustomEvent(MAP_MOVED, { detail }));
const nearer = () => steer({ do: 'zoom', factor: NEARER });
const farther = () => steer({ do: 'zoom', factor: 1 / NEARER });

/** Moves the map by these fractions of the view, if Shift is pressed and no other handler has used the arrow key. */
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
