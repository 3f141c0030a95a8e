/** Lists the scenarios of the campaign, in the order of their numbers. */
import type { WrittenScenario } from '../written';
import { aFloatingCharge } from './aFloatingCharge';
import { escrow } from './escrow';
import { goodsAndChattels } from './goodsAndChattels';
import { groundRent } from './groundRent';
import { noticeOnTheDoor } from './noticeOnTheDoor';
import { paidIn } from './paidIn';
import { returnedToSender } from './returnedToSender';
import { soMuchInThePound } from './soMuchInThePound';
import { theCrossing } from './theCrossing';
import { theLifeOffice } from './theLifeOffice';
import { theLongTable } from './theLongTable';
import { theRopewalk } from './theRopewalk';
import { theSaltOffice } from './theSaltOffice';
import { theSinkingFund } from './theSinkingFund';

const PRINTED = [
  noticeOnTheDoor,
  groundRent,
  goodsAndChattels,
  returnedToSender,
  aFloatingCharge,
  soMuchInThePound,
  theCrossing,
  theSaltOffice,
  theRopewalk,
  theLifeOffice,
  theSinkingFund,
  escrow,
  paidIn,
  theLongTable,
] as const;

export const SCENARIOS: readonly WrittenScenario[] = PRINTED;

type Printed = (typeof PRINTED)[number];
export type PrintedScenarioId = Printed['id'];
/** The ids of the escorts, the figures that walk with the heroes or that the heroes protect. */
export type PrintedEscortId = Extract<Printed, { readonly escorts: unknown }>['escorts'][number]['id'];
/** The ids of the destructible obstacles. */
export type PrintedObstacleId = Extract<Printed, { readonly destructibles: unknown }>['destructibles']['id'];
