/** The voice of every event of this mode; null for one that is silent on purpose (style guide, section 8). */
import { elementOf } from '../../rules/inHand/elements';
import type { GameEvent } from '../../rules/inHand/events';
import { BAD_CONDITIONS, type Face } from '../../rules/inHand/vocabulary';
import type { SoundId } from '../recipes';
import type { Voice } from '../voice';

const RESULT = { A: 'resultA', B: 'resultB', C: 'resultC' } as const satisfies Record<Face, SoundId>;

const say = (sound: SoundId): Voice => ({ sound });

/** The voice of an event, or null if it is silent, because the events after it are heard. */
export function voiceOf(event: GameEvent): Voice | null {
  switch (event.type) {
    case 'stepped':
    case 'followerMoved':
      return { sound: 'step', spread: 0.06 };
    case 'cardMoved':
      return cardVoice(event);
    case 'cardsReturned':
    case 'itemsRefreshed':
      return say('recover');
    case 'restDrawn':
      return say('flip');
    case 'shortRestTaken':
    case 'longRestDeclared':
      return say('page');
    case 'cardsSelected':
      return say('flip');
    case 'roundBegan':
      return say('round');
    case 'turnBegan':
    case 'monsterActs':
    case 'interrupted':
      return say('turn');
    case 'rolled':
      return { sound: RESULT[event.face], buzz: 30 };
    case 'distanceChanged':
    case 'initiativeLowered':
      return say('shift');
    case 'combatBegan':
    case 'foeEntered':
      return { sound: 'combatBegins', buzz: 25 };
    case 'combatEnded':
      return say('combatEnds');
    case 'turnedElite':
      return { sound: 'bad', buzz: 15 };
    case 'monsterHurt':
      return event.amount > 0 ? { sound: 'hit', spread: 0.05, buzz: 18 } : null;
    case 'heroHurt':
      return event.amount > 0 ? { sound: 'hurt', spread: 0.04, buzz: 40 } : null;
    case 'attackResolved':
      return event.damage > 0 ? null : say(event.shield > event.pierce ? 'blocked' : 'discard');
    case 'damageNegated':
      return say('blocked');
    case 'attackLapsed':
      return { sound: 'deselect', gain: 1.4 };
    case 'monsterHeld':
      return event.reason === 'inRange' ? null : { sound: 'deselect', gain: 1.4 };
    case 'retaliated':
      return say('retaliate');
    case 'healed':
      return event.amount > 0 ? say('heal') : null;
    case 'effectGiven':
      return effectVoice(event.kind);
    case 'effectEnded':
      return { sound: 'deselect', gain: 0.8 };
    case 'elementInfused':
      return say(elementOf(event.symbol));
    case 'elementConsumed':
      return say('consumed');
    case 'doorOpened':
    case 'terrainChanged':
      return say('door');
    case 'trapSprung':
      return { sound: 'trap', buzz: 24 };
    case 'trapDisarmed':
      return say('knock');
    case 'hazardEntered':
    case 'hindranceSprung':
      return { sound: 'hazard', buzz: 15 };
    case 'hindranceChanged':
      return { sound: 'knock', gain: 0.7 };
    case 'looted':
      return say(event.what === 'treasure' ? 'chest' : 'coin');
    case 'goldChanged':
      return event.amount === 0 ? null : say('coin');
    case 'itemUsed':
      return say('item');
    case 'itemForfeited':
      return { sound: 'lost', buzz: 12 };
    case 'monsterDied':
      return { sound: 'death', buzz: 30 };
    case 'tileReached':
    case 'specialRule':
    case 'goalsMet':
      return say('goal');
    case 'decided':
      return say('seal');
    case 'counterChanged':
      return { sound: 'knock', gain: 0.6 };
    case 'heroExhausted':
      return { sound: 'exhausted', buzz: 60 };
    case 'scenarioWon':
      return { sound: 'victory', buzz: 40 };
    case 'scenarioLost':
      return say('defeat');
    // The following events have the sounds: a roll, an attack, a card that moves.
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
  if (to === 'hand' && from !== 'selected') return say('recover');
  return to === 'discard' ? { sound: 'discard', buzz: 10 } : say('flip');
}

function effectVoice(kind: (GameEvent & { type: 'effectGiven' })['kind']): Voice {
  if (kind === 'shield') return say('ring');
  return say(BAD_CONDITIONS.some((bad) => bad === kind) ? 'bad' : 'good');
}

/**
 * The voice of a changed selection. @param before number of selected cards before
 * @param after number of selected cards after
 */
export function choiceVoice(before: number, after: number): Voice | null {
  if (before === after) return null;
  return say(after > before ? 'select' : 'deselect');
}
