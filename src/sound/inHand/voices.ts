/** Maps every event of this mode to its voice, or to null if the event is silent on purpose (style guide, section 8). */
import { elementOf } from '../../rules/inHand/elements';
import type { GameEvent } from '../../rules/inHand/events';
import { BAD_CONDITIONS, type Face } from '../../rules/inHand/vocabulary';
import type { SoundId } from '../recipes';
import type { Voice } from '../voice';

const RESULT = { A: 'resultA', B: 'resultB', C: 'resultC' } as const satisfies Record<Face, SoundId>;

const voice = (sound: SoundId): Voice => ({ sound });

/** The voice of an event, or null if the event is silent. */
export function voiceOf(event: GameEvent): Voice | null {
  switch (event.type) {
    case 'stepped':
    case 'followerMoved':
      return { sound: 'step', spread: 0.06 };
    case 'cardMoved':
      return cardVoice(event);
    case 'cardsReturned':
    case 'itemsRefreshed':
      return voice('recover');
    case 'restDrawn':
      return voice('flip');
    case 'shortRestTaken':
    case 'longRestDeclared':
      return voice('page');
    case 'cardsSelected':
      return voice('flip');
    case 'roundBegan':
      return voice('round');
    case 'turnBegan':
    case 'monsterActs':
    case 'interrupted':
      return voice('turn');
    case 'rolled':
      return { sound: RESULT[event.face], buzz: 30 };
    case 'distanceChanged':
    case 'initiativeLowered':
      return voice('shift');
    case 'combatBegan':
    case 'foeEntered':
      return { sound: 'combatBegins', buzz: 25 };
    case 'combatEnded':
      return voice('combatEnds');
    case 'turnedElite':
      return { sound: 'bad', buzz: 15 };
    case 'monsterHurt':
      return event.amount > 0 ? { sound: 'hit', spread: 0.05, buzz: 18 } : null;
    case 'heroHurt':
      return event.amount > 0 ? { sound: 'hurt', spread: 0.04, buzz: 40 } : null;
    case 'attackResolved':
      return event.damage > 0 ? null : voice(event.shield > event.pierce ? 'blocked' : 'discard');
    case 'damageNegated':
      return voice('blocked');
    case 'attackLapsed':
      return { sound: 'deselect', gain: 1.4 };
    case 'monsterHeld':
      return event.reason === 'inRange' ? null : { sound: 'deselect', gain: 1.4 };
    case 'retaliated':
      return voice('retaliate');
    case 'healed':
      return event.amount > 0 ? voice('heal') : null;
    case 'effectGiven':
      return effectVoice(event.kind);
    case 'effectEnded':
      return { sound: 'deselect', gain: 0.8 };
    case 'elementInfused':
      return voice(elementOf(event.symbol));
    case 'elementConsumed':
      return voice('consumed');
    case 'doorOpened':
    case 'terrainChanged':
      return voice('door');
    case 'trapSprung':
      return { sound: 'trap', buzz: 24 };
    case 'trapDisarmed':
      return voice('knock');
    case 'hazardEntered':
    case 'hindranceSprung':
      return { sound: 'hazard', buzz: 15 };
    case 'hindranceChanged':
      return { sound: 'knock', gain: 0.7 };
    case 'looted':
      return voice(event.what === 'treasure' ? 'chest' : 'coin');
    case 'goldChanged':
      return event.amount === 0 ? null : voice('coin');
    case 'itemUsed':
      return voice('item');
    case 'itemForfeited':
      return { sound: 'lost', buzz: 12 };
    case 'monsterDied':
      return { sound: 'death', buzz: 30 };
    case 'tileReached':
    case 'specialRule':
    case 'goalsMet':
      return voice('goal');
    case 'decided':
      return voice('seal');
    case 'counterChanged':
      return { sound: 'knock', gain: 0.6 };
    case 'heroExhausted':
      return { sound: 'exhausted', buzz: 60 };
    case 'scenarioWon':
      return { sound: 'victory', buzz: 40 };
    case 'scenarioLost':
      return voice('defeat');
    // These events are silent, because usually the events after them (a roll, an attack, a card that moves) have sounds.
    case 'scenarioBegan':
    case 'roundEnded':
    case 'turnEnded':
    case 'actionBegan':
    case 'actionEnded':
    case 'abilitySkipped':
    case 'moveEnded':
    case 'behaviourSet':
    case 'attackDeclared':
    case 'advantageChanged':
    case 'damagePending':
    case 'effectOffered':
    case 'effectWaived':
    case 'ridesNext':
      return null;
  }
}

function cardVoice({ from, to }: GameEvent & { type: 'cardMoved' }): Voice {
  if (to === 'lost') return { sound: 'lost', buzz: [15, 15, 15] };
  if (to === 'hand' && from !== 'selected') return voice('recover');
  return to === 'discard' ? { sound: 'discard', buzz: 10 } : voice('flip');
}

function effectVoice(kind: (GameEvent & { type: 'effectGiven' })['kind']): Voice {
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
