/** Describes small claims in words and numbers. */
import type { SmallClaim } from '../../../audit/inHand/claims';
import type { Play } from '../../../flow/inHand/play';
import { t } from '../../../i18n';
import { foeName } from '../../../i18n/inHand/words';
import { IN_HAND } from '../../../journal/inHand/ruleset';

/** The name under which the trail keeps the open claim. */
export const CLAIMS = 'claims';

const THOUSAND = 1000;

/** The chance of the best line to reach the aim, in thousandths. */
export const bestOf = ({ chance: [part, whole] }: SmallClaim): number => Math.round((THOUSAND * part) / whole);

/** Converts thousandths to points out of 100. */
export const points = (thousandths: number): number => Math.round(thousandths / 10);

/** The position in which a claim begins. */
export const playOf = ({ setup, start }: SmallClaim): Play => IN_HAND.fromJSON(IN_HAND.bookFor(setup), start);

/** The name of the monster or chest that is the subject of a claim. */
export function nameOf(claim: SmallClaim): string {
  const { aim, start } = claim;
  const foe = 'foe' in aim ? aim.foe : start.state.fight?.foe;
  return foe === undefined || aim.kind === 'loot' ? t('claims.chest') : foeName(playOf(claim), foe);
}

export const aimWords = ({ aim }: SmallClaim): string => t(`claims.aim.${aim.kind}`);
