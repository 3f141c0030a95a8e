/** Which of the places is heard where. */
import type { Screen } from '../../flow/inHand/game';
import type { Place } from '../places';

/** Where the scenarios lie, by their ids; elsewhere the wind blows. */
const SCENARIO_PLACE: Readonly<Record<string, Place>> = {
  tuesdayShift: 'drips',
  highWater: 'drips',
  gageAndDaughter: 'murmur',
  kingsTicket: 'murmur',
  foremanGrubb: 'furnace',
  downTools: 'furnace',
  showOfHands: 'murmur',
  waxFloor: 'hall',
  nightAudit: 'hall',
  lastOrders: 'murmur',
  strikeFund: 'drips',
  longStair: 'drips',
  principalsDesk: 'drips',
  finePrint: 'hall',
  struckOff: 'hall',
  solventKing: 'hall',
  carriedForward: 'hall',
};

/** Where a screen lies; `scenario` is that of the table. */
export function placeOf(screen: Screen, scenario: string | null): Place {
  if (screen === 'table') return (scenario !== null && SCENARIO_PLACE[scenario]) || 'wind';
  if (screen === 'town') return 'murmur';
  return screen === 'summons' || screen === 'levelUp' ? 'hall' : 'wind';
}
