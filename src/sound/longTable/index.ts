/** What is heard at the Long Table. */
import type { GameCommand, Screen } from '../../flow/longTable/game';
import type { GameEvent } from '../../rules/longTable/events';
import type { ModeSounds } from '../mode';
import type { Place } from '../places';
import { voiceOf } from './voices';

/** Where the scenarios lie, by their ids; elsewhere the wind blows. */
const SCENARIO_PLACE: Readonly<Record<string, Place>> = {
  groundRent: 'drips',
  aFloatingCharge: 'drips',
  theCrossing: 'drips',
  theSaltOffice: 'hall',
  theLifeOffice: 'hall',
  theSinkingFund: 'drips',
  escrow: 'hall',
  paidIn: 'hall',
  theLongTable: 'hall',
};

export const sounds: ModeSounds<GameEvent, GameCommand, Screen> = {
  voiceOf,
  // The Long Table has the theme of the first region so far.
  regionOf: () => 'pledge',
  screenVoice: ({ type }, from, to) => (type === 'ended' || from === to || from === 'boot' ? null : { sound: 'page' }),
  placeOf: (screen, scenario) =>
    screen === 'table' && scenario !== null ? (SCENARIO_PLACE[scenario] ?? 'wind') : 'wind',
};
