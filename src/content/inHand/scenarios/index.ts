/** Lists the scenarios of the campaign, in the order of their numbers. */
import { carriedForward } from './carriedForward';
import { downTools } from './downTools';
import { finePrint } from './finePrint';
import { foremanGrubb } from './foremanGrubb';
import { gageAndDaughter } from './gageAndDaughter';
import { halfHoliday } from './halfHoliday';
import { highWater } from './highWater';
import { kingsTicket } from './kingsTicket';
import { landladyOfTheFen } from './landladyOfTheFen';
import { lastOrders } from './lastOrders';
import { longStair } from './longStair';
import { nightAudit } from './nightAudit';
import { plotNine } from './plotNine';
import { principalsDesk } from './principalsDesk';
import { proofSpirits } from './proofSpirits';
import { seniorBailiff } from './seniorBailiff';
import { showOfHands } from './showOfHands';
import { solventKing } from './solventKing';
import { strikeFund } from './strikeFund';
import { struckOff } from './struckOff';
import { tuesdayShift } from './tuesdayShift';
import { waxFloor } from './waxFloor';

export const SCENARIOS = [
  plotNine,
  tuesdayShift,
  gageAndDaughter,
  foremanGrubb,
  seniorBailiff,
  showOfHands,
  waxFloor,
  downTools,
  proofSpirits,
  nightAudit,
  highWater,
  landladyOfTheFen,
  longStair,
  lastOrders,
  strikeFund,
  kingsTicket,
  principalsDesk,
  halfHoliday,
  finePrint,
  struckOff,
  solventKing,
  carriedForward,
] as const;
