/** Names the decisions of the game in hand in the audit. Needs the loaded chapter `audit`. */
import type { Play } from '../../flow/inHand/play';
import { t } from '..';
import { capitalise, currentAbility } from './words';

/** The keys of the decisions' names. In the phase `heroTurn.acting` the current ability gives the key. */
const DECISIONS = {
  select: 'cards',
  longRest: 'longRest',
  forcedRest: 'shortRest',
  shortRest: 'shortRest',
  entry: 'entry',
  behaviour: 'defence',
  initiative: 'order',
  'heroTurn.choosing': 'turn',
  'heroTurn.acting': 'ability',
  'heroTurn.rolling': 'attack',
  'heroTurn.effects': 'ability',
  'heroTurn.favour': 'ability',
  'roundStart.deciding': 'rule',
  'heroTurn.deciding': 'rule',
  'turnEnd.deciding': 'rule',
  'roundEnd.deciding': 'rule',
  'roundStart.suffering': 'damage',
  'turnEnd.suffering': 'damage',
  'roundEnd.suffering': 'damage',
  'heroTurn.suffering': 'damage',
  'monsterTurn.suffering': 'damage',
  'interrupt.suffering': 'damage',
  'monsterTurn.rolling': 'defence',
  'interrupt.rolling': 'defence',
  cleanup: 'shortRest',
  won: 'turn',
  lost: 'turn',
} as const satisfies Record<Play['phase'], string>;

/** What is decided in a position, in a few words without instructions. */
export const decisionWords = (play: Play): string => capitalise(t(`audit.decision.${keyOf(play)}`));

function keyOf(play: Play) {
  if (play.phase !== 'heroTurn.acting') return DECISIONS[play.phase];
  if (play.state.turn?.move) return 'move';
  return currentAbility(play)?.kind === 'attack' ? 'attack' : 'ability';
}
