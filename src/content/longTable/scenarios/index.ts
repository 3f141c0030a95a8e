/** The pages of the campaign, in the order of their numbers. */
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

export const SCENARIOS = [
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
