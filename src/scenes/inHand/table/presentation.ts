/** What all presenters share, those that come with the first picture and those that are fetched after it. */
import type Phaser from 'phaser';
import type { EventOf, GameEventType } from '../../../rules/inHand/events';
import type { Sound } from '../../../sound/inHand';
import type { Table } from './Table';
import type { TableView } from './tableView';

export interface Presentation {
  readonly scene: Phaser.Scene;
  readonly table: Table;
  readonly sound: Sound;
  /** The view after the command: what an event changes is painted from it. */
  readonly next: TableView;
  /** The table is left when the scenario is over. */
  readonly leaves: boolean;
}

/** Nothing is to be seen. */
export const NO_ANIMATION = Promise.resolve();

export type Shows<T extends GameEventType> = (presentation: Presentation, event: EventOf<T>) => Promise<void>;

/** Why nothing is to be seen of an event. */
export type Reason =
  /** What it leads to is told by the events after it. */
  | 'leads'
  /** What caused it has been seen already. */
  | 'follows'
  /** It is a question, and the words around the table ask it. */
  | 'asks'
  /** What the player has just chosen lies there as it was chosen. */
  | 'chosen'
  /** The header counts it. */
  | 'counted';

/** Those that are shown by what is fetched after the first picture (`moments/late.ts`). */
export type LateType =
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

export function redrawMap({ table, next }: Presentation): Promise<void> {
  table.drawMap(next);
  return NO_ANIMATION;
}

/** The side that a card shows on the table now, whatever has happened to it since. */
export const sideNow = ({ view }: Table, id: string) => view?.hand.find((each) => each.id === id)?.model.side;
