/** Maps every event of this mode to its voice, or to null if the event is silent on purpose (style guide, section 8). */
import { elementOf } from '../../rules/inHand/elements';
import type { EventOf, GameEvent, GameEventType } from '../../rules/inHand/events';
import { BAD_CONDITIONS, type Face } from '../../rules/inHand/vocabulary';
import type { SoundId } from '../recipes';
import type { Voice } from '../voice';

const RESULT = { A: 'resultA', B: 'resultB', C: 'resultC' } as const satisfies Record<Face, SoundId>;

const voice = (sound: SoundId): Voice => ({ sound });

type VoiceOrNone = Voice | null;

/** The voice of each event, or null if the event is silent. */
const VOICES: { readonly [T in GameEventType]: VoiceOrNone | ((event: EventOf<T>) => VoiceOrNone) } = {
  stepped: { sound: 'step', spread: 0.06 },
  followerMoved: { sound: 'step', spread: 0.06 },
  cardMoved: cardVoice,
  cardsReturned: voice('recover'),
  itemsRefreshed: voice('recover'),
  restDrawn: voice('flip'),
  shortRestTaken: voice('page'),
  longRestDeclared: voice('page'),
  cardsSelected: voice('flip'),
  roundBegan: voice('round'),
  turnBegan: voice('turn'),
  monsterActs: voice('turn'),
  interrupted: voice('turn'),
  rolled: ({ face }) => ({ sound: RESULT[face], buzz: 30 }),
  distanceChanged: voice('shift'),
  initiativeLowered: voice('shift'),
  combatBegan: { sound: 'combatBegins', buzz: 25 },
  foeEntered: { sound: 'combatBegins', buzz: 25 },
  combatEnded: voice('combatEnds'),
  turnedElite: { sound: 'bad', buzz: 15 },
  monsterHurt: ({ amount }) => (amount > 0 ? { sound: 'hit', spread: 0.05, buzz: 18 } : null),
  heroHurt: ({ amount }) => (amount > 0 ? { sound: 'hurt', spread: 0.04, buzz: 40 } : null),
  attackResolved: ({ damage, shield, pierce }) => (damage > 0 ? null : voice(shield > pierce ? 'blocked' : 'discard')),
  damageNegated: voice('blocked'),
  attackLapsed: { sound: 'deselect', gain: 1.4 },
  monsterHeld: ({ reason }) => (reason === 'inRange' ? null : { sound: 'deselect', gain: 1.4 }),
  retaliated: voice('retaliate'),
  healed: ({ amount }) => (amount > 0 ? voice('heal') : null),
  effectGiven: ({ kind }) => effectVoice(kind),
  effectEnded: { sound: 'deselect', gain: 0.8 },
  elementInfused: ({ symbol }) => voice(elementOf(symbol)),
  elementConsumed: voice('consumed'),
  doorOpened: voice('door'),
  terrainChanged: voice('door'),
  trapSprung: { sound: 'trap', buzz: 24 },
  trapDisarmed: voice('knock'),
  hazardEntered: { sound: 'hazard', buzz: 15 },
  hindranceSprung: { sound: 'hazard', buzz: 15 },
  hindranceChanged: { sound: 'knock', gain: 0.7 },
  looted: ({ what }) => voice(what === 'treasure' ? 'chest' : 'coin'),
  goldChanged: ({ amount }) => (amount === 0 ? null : voice('coin')),
  itemUsed: voice('item'),
  itemForfeited: { sound: 'lost', buzz: 12 },
  monsterDied: { sound: 'death', buzz: 30 },
  tileReached: voice('goal'),
  specialRule: voice('goal'),
  goalsMet: voice('goal'),
  decided: voice('seal'),
  counterChanged: { sound: 'knock', gain: 0.6 },
  heroExhausted: { sound: 'exhausted', buzz: 60 },
  scenarioWon: { sound: 'victory', buzz: 40 },
  scenarioLost: voice('defeat'),
  // These events are silent, because usually the events after them (a roll, an attack, a card that moves) have sounds.
  scenarioBegan: null,
  roundEnded: null,
  turnEnded: null,
  actionBegan: null,
  actionEnded: null,
  abilitySkipped: null,
  moveEnded: null,
  behaviourSet: null,
  attackDeclared: null,
  advantageChanged: null,
  damagePending: null,
  effectOffered: null,
  effectWaived: null,
  ridesNext: null,
};

/** The voice of an event, or null if the event is silent. */
export function voiceOf(event: GameEvent): Voice | null {
  // The cast is safe, because `VOICES` has the voice of each event under its own type.
  const found = VOICES[event.type] as VoiceOrNone | ((event: GameEvent) => VoiceOrNone);
  return typeof found === 'function' ? found(event) : found;
}

function cardVoice({ from, to }: EventOf<'cardMoved'>): Voice {
  if (to === 'lost') return { sound: 'lost', buzz: [15, 15, 15] };
  if (to === 'hand' && from !== 'selected') return voice('recover');
  return to === 'discard' ? { sound: 'discard', buzz: 10 } : voice('flip');
}

function effectVoice(kind: EventOf<'effectGiven'>['kind']): Voice {
  if (kind === 'shield') return voice('ring');
  return voice(BAD_CONDITIONS.some((bad) => bad === kind) ? 'bad' : 'good');
}

/**
 * The voice of a changed selection, or null if the number of selected cards is the same.
 * @param before number of selected cards before the change
 * @param after number of selected cards after the change
 */
export function choiceVoice(before: number, after: number): Voice | null {
  if (before === after) return null;
  return voice(after > before ? 'select' : 'deselect');
}
