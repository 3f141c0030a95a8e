/** Defines the sounds of the Long Table. */
import type { PrintedScenarioId } from '../../content/longTable/ids';
import type { GameCommand, Screen } from '../../flow/longTable/game';
import type { GameEvent } from '../../rules/longTable/events';
import type { ModeSounds } from '../mode';
import type { Place } from '../places';
import { voiceOf } from './voices';

/** The place of each scenario. */
const SCENARIO_PLACE = {
  noticeOnTheDoor: 'wind',
  groundRent: 'drips',
  goodsAndChattels: 'wind',
  returnedToSender: 'wind',
  aFloatingCharge: 'drips',
  soMuchInThePound: 'wind',
  theCrossing: 'drips',
  theSaltOffice: 'hall',
  theRopewalk: 'wind',
  theLifeOffice: 'hall',
  theSinkingFund: 'drips',
  escrow: 'hall',
  paidIn: 'hall',
  theLongTable: 'hall',
} as const satisfies Record<PrintedScenarioId, Place>;

const places: Readonly<Record<string, Place>> = SCENARIO_PLACE;

export const sounds: ModeSounds<GameEvent, GameCommand, Screen> = {
  voiceOf,
  // The Long Table uses only the theme of the first region so far.
  regionOf: () => 'pledge',
  screenVoice: ({ type }, from, to) => (type === 'ended' || from === to || from === 'boot' ? null : { sound: 'page' }),
  placeOf: (screen, scenario) => (screen === 'table' && scenario !== null ? (places[scenario] ?? 'wind') : 'wind'),
};
