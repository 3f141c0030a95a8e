/** Lists the speaker of each text after a scenario, at an ending, and in the shop. */
import type { TextKey } from '../../../i18n';
import type { Person } from './people';

export type Line = Extract<
  TextKey,
  | `afterwards.${'conclusion' | 'ending'}.${string}`
  | `shop.${'welcome' | 'bought' | 'sold' | 'returned' | 'kingTakes'}.${string}`
>;

/** The speaker of each text; null if the text has no speaker. The compiler requires an entry for each new text. */
export const SPEAKERS: Readonly<Record<Line, Person | null>> = {
  'afterwards.conclusion.plotNine': null,
  'afterwards.conclusion.tuesdayShift': 'tansy',
  'afterwards.conclusion.gageAndDaughter': null,
  'afterwards.conclusion.foremanGrubb': 'tansy',
  'afterwards.conclusion.seniorBailiff': null,
  'afterwards.conclusion.showOfHands': 'brill',
  'afterwards.conclusion.waxFloor': null,
  'afterwards.conclusion.downTools': null,
  'afterwards.conclusion.proofSpirits': 'mire',
  'afterwards.conclusion.nightAudit': null,
  'afterwards.conclusion.highWater': 'tansy',
  'afterwards.conclusion.landladyOfTheFen': 'mire',
  'afterwards.conclusion.longStair': null,
  'afterwards.conclusion.lastOrders': 'mire',
  'afterwards.conclusion.strikeFund': null,
  'afterwards.conclusion.kingsTicket': null,
  'afterwards.conclusion.principalsDesk': null,
  'afterwards.conclusion.halfHoliday': 'tansy',
  'afterwards.conclusion.finePrint': null,
  'afterwards.conclusion.struckOff': 'brill',
  'afterwards.conclusion.solventKing': 'tansy',
  'afterwards.conclusion.carriedForward': null,
  'afterwards.ending.struckOff.first': null,
  'afterwards.ending.struckOff.second': null,
  'afterwards.ending.struckOff.third': null,
  'afterwards.ending.solventKing.first': null,
  'afterwards.ending.solventKing.second': null,
  'afterwards.ending.solventKing.third': 'tansy',
  'afterwards.ending.carriedForward.first': 'quill',
  'afterwards.ending.carriedForward.second': null,
  'afterwards.ending.carriedForward.third': null,
  'shop.welcome.a': 'gage',
  'shop.welcome.b': 'pim',
  'shop.welcome.c': 'gage',
  'shop.bought.a': 'gage',
  'shop.bought.b': 'pim',
  'shop.sold.a': 'gage',
  'shop.sold.b': 'pim',
  'shop.returned.a': 'gage',
  'shop.kingTakes.a': null,
  'shop.kingTakes.b': 'gage',
};

const isLine = (key: string): key is Line => Object.hasOwn(SPEAKERS, key);

/** The speaker of a scenario's conclusion, by the scenario's id; null if there is no speaker, as in scenarios of packs. */
export function concludingSpeaker(scenario: string): Person | null {
  const key = `afterwards.conclusion.${scenario}`;
  return isLine(key) ? SPEAKERS[key] : null;
}
