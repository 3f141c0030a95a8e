/** Which of the places is heard where, and whose theme is played there. */
import type { Screen } from '../../flow/inHand/game';
import type { Region } from '../music/themes';
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

/** The regions of the scenarios, by their ids; elsewhere is Pledge. */
const SCENARIO_REGION: Readonly<Record<string, Region>> = {
  tuesdayShift: 'river',
  highWater: 'river',
  foremanGrubb: 'river',
  downTools: 'river',
  waxFloor: 'countingHouse',
  nightAudit: 'countingHouse',
  longStair: 'countingHouse',
  principalsDesk: 'countingHouse',
  finePrint: 'countingHouse',
  struckOff: 'countingHouse',
  proofSpirits: 'fen',
  lastOrders: 'fen',
  landladyOfTheFen: 'fen',
  strikeFund: 'fen',
  solventKing: 'palace',
  carriedForward: 'palace',
};

/** Where a screen lies; `scenario` is that of the table. */
export function placeOf(screen: Screen, scenario: string | null): Place {
  if (screen === 'table') return (scenario !== null && SCENARIO_PLACE[scenario]) || 'wind';
  if (screen === 'town') return 'murmur';
  return screen === 'summons' || screen === 'levelUp' ? 'hall' : 'wind';
}

export function regionOf(screen: Screen, scenario: string | null): Region {
  return (screen === 'table' && scenario !== null && SCENARIO_REGION[scenario]) || 'pledge';
}
