/** Maps screens and scenarios to places (background sound) and regions (music). */
import type { PrintedScenarioId } from '../../content/inHand/ids';
import type { Screen } from '../../flow/inHand/game';
import type { Region } from '../music/themes';
import type { Place } from '../places';

/** The place of each scenario. */
const SCENARIO_PLACE = {
  plotNine: 'wind',
  tuesdayShift: 'drips',
  highWater: 'drips',
  gageAndDaughter: 'murmur',
  kingsTicket: 'murmur',
  foremanGrubb: 'furnace',
  downTools: 'furnace',
  seniorBailiff: 'wind',
  showOfHands: 'murmur',
  waxFloor: 'hall',
  nightAudit: 'hall',
  proofSpirits: 'wind',
  landladyOfTheFen: 'wind',
  lastOrders: 'murmur',
  strikeFund: 'drips',
  longStair: 'drips',
  principalsDesk: 'drips',
  halfHoliday: 'wind',
  finePrint: 'hall',
  struckOff: 'hall',
  solventKing: 'hall',
  carriedForward: 'hall',
} as const satisfies Record<PrintedScenarioId, Place>;

/** The region of each scenario; it decides the music. */
const SCENARIO_REGION = {
  plotNine: 'pledge',
  gageAndDaughter: 'pledge',
  seniorBailiff: 'pledge',
  showOfHands: 'pledge',
  kingsTicket: 'pledge',
  halfHoliday: 'pledge',
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
} as const satisfies Record<PrintedScenarioId, Region>;

const places: Readonly<Record<string, Place>> = SCENARIO_PLACE;
const regions: Readonly<Record<string, Region>> = SCENARIO_REGION;

/**
 * The place of a screen.
 * @param scenario the scenario on the table; a scenario of a pack gets the wind
 */
export function placeOf(screen: Screen, scenario: string | null): Place {
  if (screen === 'table') return (scenario !== null && places[scenario]) || 'wind';
  if (screen === 'town') return 'murmur';
  return screen === 'summons' || screen === 'levelUp' ? 'hall' : 'wind';
}

export function regionOf(screen: Screen, scenario: string | null): Region {
  return (screen === 'table' && scenario !== null && regions[scenario]) || 'pledge';
}
