/** Defines what all presenters share. */
import type Phaser from 'phaser';
import type { EventOf, GameEventType } from '../../../rules/inHand/events';
import type { Sound } from '../../../sound/inHand';
import type { Table } from './Table';
import type { TableView } from './tableView';

/** The objects that a presenter works with. */
export interface Presentation {
  readonly scene: Phaser.Scene;
  readonly table: Table;
  readonly sound: Sound;
  /** The view after the whole command. A presenter reads from it how things look then, and draws only what its own event changed. */
  readonly next: TableView;
  /** Whether the table is cleared when the scenario ends. */
  readonly clearsAtEnd: boolean;
}

/** Returned for an event without an animation. */
export const NO_ANIMATION = Promise.resolve();

/** Animates an event of type T. */
export type Presenter<T extends GameEventType> = (presentation: Presentation, event: EventOf<T>) => Promise<void>;

/** Why an event has no animation. */
export type NoAnimationReason =
  /** The events after this event show its effect. */
  | 'leads'
  /** The animations of earlier events have already shown what this event reports. */
  | 'follows'
  /** The event is a question, and the prompt shows the question. */
  | 'asks'
  /** The player's choice is visible on the table already. */
  | 'chosen'
  /** The header shows the new number, such as that of the round. */
  | 'counted';

/** The events whose presenters load after the first frame (`moments/late.ts`). */
export type LateEventType =
  | 'trapSprung'
  | 'trapDisarmed'
  | 'hazardEntered'
  | 'tileReached'
  | 'turnedElite'
  | 'attackResolved'
  | 'monsterHurt'
  | 'heroHurt'
  | 'healed'
  | 'damageNegated'
  | 'retaliated'
  | 'effectGiven'
  | 'effectEnded'
  | 'counterChanged'
  | 'monsterDied'
  | 'looted'
  | 'goldChanged'
  | 'initiativeLowered'
  | 'interrupted'
  | 'monsterHeld'
  | 'attackLapsed'
  | 'hindranceSprung'
  | 'hindranceChanged'
  | 'elementInfused'
  | 'elementConsumed'
  | 'itemUsed'
  | 'itemForfeited'
  | 'itemsRefreshed'
  | 'shortRestTaken'
  | 'longRestDeclared'
  | 'restDrawn'
  | 'cardsReturned'
  | 'specialRule'
  | 'goalsMet'
  | 'heroExhausted'
  | 'scenarioWon'
  | 'scenarioLost';

/** Draws the map as it is after the command. */
export function redrawMap({ table, next }: Presentation): Promise<void> {
  table.drawMap(next);
  return NO_ANIMATION;
}

/** The side of the card as drawn on the table now; the state may already have the other side. */
export const currentSide = ({ view }: Table, id: string) => view?.hand.find((each) => each.id === id)?.model.side;
