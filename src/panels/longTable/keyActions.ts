/** Defines the key actions of the Long Table. */
import type { HexId } from '../../rules/core/hexes';
import { heroFigure } from '../../rules/longTable/figures';
import type { Interaction } from '../../session/longTable/interaction';
import { MAP_MOVED, type MapMove } from '../../session/longTable/mapEvents';
import { orientationOf } from '../../session/longTable/mapOrientation';
import { announce } from '../announcer';
import type { KeyActions } from '../keys';
import { hexAfter } from '../mirror/steering';
import { answerKeysOf, hasAnswers, moveFocusInHand, pressAnswer, pressSealOfTable } from './answerKeys';
import type { LongTableApp } from './app';
import { keepEarlyKey, keepEarlySpace } from './earlyKeys';

/** The zoom factor of one key press. */
const NEARER = 1.25;
/** The fraction of the view by which one key press moves the map. */
const PART = 0.2;

const steer = (detail: MapMove): void => void dispatchEvent(new CustomEvent(MAP_MOVED, { detail }));
const nearer = () => steer({ do: 'zoom', factor: NEARER });
const farther = () => steer({ do: 'zoom', factor: 1 / NEARER });

/** The hex of the map cursor in each game; a game without a cursor has no entry. */
const cursors = new WeakMap<Interaction, HexId>();

/** For each arrow key, as the player sees the turned map: the arrow key for the same direction on the upright map. */
const TURNED: Readonly<Record<string, string>> = {
  ArrowUp: 'ArrowRight',
  ArrowRight: 'ArrowDown',
  ArrowDown: 'ArrowLeft',
  ArrowLeft: 'ArrowUp',
};

/** The hex beside `from` to which an arrow points on the screen; `from` itself if there is none. */
function hexTowards(interaction: Interaction, from: HexId, arrow: string): HexId {
  const code = (orientationOf(interaction) === 'turned' ? TURNED[arrow] : undefined) ?? arrow;
  return hexAfter(interaction.play.book.scenario.board, from, { code }) ?? from;
}

const homeOf = ({ hero, mover, play }: Interaction): HexId =>
  mover ?? ((hero !== null && heroFigure(play.state, hero)?.hex) || play.book.scenario.start[0] || 'a1');

const turnOf = ({ play: { state } }: Interaction): string => `${state.round} ${state.turn?.figure}`;

/** Removes the cursor when another turn begins, so that the next arrow key starts at the hero who acts then. */
function removeAfterTurn(interaction: Interaction): void {
  const turn = turnOf(interaction);
  const stop = interaction.subscribe(() => {
    if (turnOf(interaction) === turn) return;
    stop();
    if (cursors.has(interaction)) putCursor(interaction, null);
  });
}

/** Puts the map cursor on a hex; null removes the cursor. The focus leaves the buttons, so that Enter presses the hex. */
function putCursor(interaction: Interaction, hex: HexId | null): void {
  if (hex !== null && !cursors.has(interaction)) removeAfterTurn(interaction);
  if (hex === null) cursors.delete(interaction);
  else cursors.set(interaction, hex);
  interaction.ghosts.pointAt(hex);
  steer({ do: 'cursor', hex });
  if (hex === null) return;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  void announceHex(interaction, hex);
}

/** Announces what is on a hex, unless the cursor leaves it while the words are loading. */
async function announceHex(interaction: Interaction, hex: HexId): Promise<void> {
  const { hexWords } = await import('./mirror/situation');
  if (cursors.get(interaction) === hex) announce([hexWords(interaction, hex)]);
}

/** Moves the map cursor to the next hex on which the player can act: a target, a choice, or else a hex in reach. */
function nextSpot({ view: { interaction } }: LongTableApp): void {
  if (!interaction) return;
  const spots = [...interaction.places.spots];
  const aims = spots.filter(([, { kind }]) => kind !== 'way');
  const hexes = (aims.length > 0 ? aims : spots).map(([hex]) => hex);
  const at = hexes.indexOf(cursors.get(interaction) ?? '');
  const next = hexes[(at + 1) % hexes.length];
  if (next !== undefined) putCursor(interaction, next);
}

const isOnButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role=gridcell]') !== null;

const isOnHudAboveFoot = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('.hud button') !== null && target.closest('.foot') === null;

function pressCursor({ view: { interaction } }: LongTableApp, event: KeyboardEvent): void {
  const hex = interaction && cursors.get(interaction);
  if (hex !== null && hex !== undefined && !isOnButton(event)) interaction?.tapHex(hex);
}

/**
 * The action of an arrow key. With Shift, the key moves the view. While a hand is shown, left and right move the focus from card to card.
 * In all other cases the key moves the map cursor.
 */
const arrow = (x: number, y: number) => (app: LongTableApp, event: KeyboardEvent) => {
  const { interaction } = app.view;
  // Another handler has used the key.
  if (event.defaultPrevented || !interaction) return;
  event.preventDefault();
  if (event.shiftKey) return steer({ do: 'pan', by: { x, y } });
  if (x !== 0 && moveFocusInHand(x < 0 ? 1 : -1)) return;
  const from = cursors.get(interaction) ?? homeOf(interaction);
  putCursor(interaction, hexTowards(interaction, from, event.code || event.key));
};

/**
 * The space bar presses the seal wherever the focus is, except in the mirror's lists, whose buttons keep their usual keys. Without a seal,
 * it presses only a focused button of the foot: after the menu is closed the focus is on its button again, and only Enter opens it.
 */
function pressSeal({ view: { interaction } }: LongTableApp, event: KeyboardEvent): void {
  const isInMirror = event.target instanceof Element && event.target.closest('.mirror ul') !== null;
  if (isInMirror) return;
  // A key that is held down must answer only one question.
  if (event.repeat) return event.preventDefault();
  if (interaction && keepEarlySpace(interaction.play, event)) return event.preventDefault();
  if (!pressSealOfTable() && !isOnHudAboveFoot(event)) return;
  event.preventDefault();
  // Firefox presses the focused button when the key is released.
  addEventListener('keyup', (released) => released.preventDefault(), { once: true, capture: true });
}

/**
 * A key that comes while the table moves ends the motion. It is used up by that, so that it never answers an unseen question, unless it
 * comes between two heroes' choices of cards.
 */
function answer({ view: { interaction } }: LongTableApp, key: string, event?: KeyboardEvent): void {
  if (pressAnswer(key, event) || hasAnswers() || event?.repeat === true) return;
  if (interaction && event) keepEarlyKey(interaction.play, key, event);
  steer({ do: 'hurry' });
}

const card = (nth: number) => (app: LongTableApp, event?: KeyboardEvent) => {
  const key = answerKeysOf(app.view.settings)[nth];
  if (key !== undefined) answer(app, key, event);
};

const number = (key: string) => [key, (app: LongTableApp, event: KeyboardEvent) => answer(app, key, event)] as const;

export const keyActions: KeyActions<LongTableApp> = {
  roll({ view: { interaction } }) {
    if (interaction?.options.some(({ type }) => type === 'draw')) interaction.send({ type: 'draw' });
  },
  hint: (app) => app.showHint(),
  card1: card(0),
  card2: card(1),
  card3: card(2),
  card4: card(3),
  own: {
    ...Object.fromEntries(['5', '6', '7', '8', '9', '0'].map(number)),
    m: () => steer({ do: 'fit' }),
    ' ': pressSeal,
    enter: pressCursor,
    escape({ view: { interaction } }) {
      if (!interaction) return;
      putCursor(interaction, null);
      interaction.clearDraft();
    },
    x: ({ view }) => view.interaction?.swapLeadingCard(),
    n: nextSpot,
    '.': ({ view: { interaction } }) => interaction && putCursor(interaction, homeOf(interaction)),
    q: ({ view }) => view.interaction?.rotateArea(-1),
    e: ({ view }) => view.interaction?.rotateArea(1),
    '+': nearer,
    '=': nearer,
    '-': farther,
    arrowleft: arrow(PART, 0),
    arrowright: arrow(-PART, 0),
    arrowup: arrow(0, PART),
    arrowdown: arrow(0, -PART),
  },
};
