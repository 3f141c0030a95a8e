/** Test kit: the registry of modes, typed for tests that play games of one mode only. */
import { modeOf as allModes } from '../../src/modes';
import type { InHandMode } from '../../src/modes/inHand/types';
import type { Mode } from '../../src/modes/mode';
import type { ModeTypes } from '../../src/modes/types';
import type { ByMode } from '../../src/rules/core/ruleset';

export { fetchModes } from '../../src/modes';
/** The registry, with every mode typed as the mode of the test. */
export const modesFor = <M extends ModeTypes>() => allModes as unknown as ByMode<Mode<M>>;
export const modeOf = modesFor<InHandMode>();
