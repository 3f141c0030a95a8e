/** Maps every event of the Long Table to its voice, or to null if the event is silent on purpose (style guide, section 8). */
import type { EventType, GameEvent } from '../../rules/longTable/events';
import { NEGATIVE_CONDITIONS } from '../../rules/longTable/vocabulary';
import type { Voice } from '../voice';

type VoiceOrNone = Voice | null;

/** The voice of each event, or null if the event is silent. */
const VOICES: { readonly [T in EventType]: VoiceOrNone | ((event: Extract<GameEvent, { type: T }>) => VoiceOrNone) } = {
  scenarioBegan: null,
  figurePlaced: { sound: 'knock', gain: 0.8, spread: 0.08 },
  standeesShort: null,
  goalsDealt: { sound: 'flip' },
  goalKept: { sound: 'select' },
  roundBegan: { sound: 'round' },
  planned: { sound: 'seal' },
  monsterCardShown: { sound: 'flip' },
  turnOrderSet: { sound: 'shift' },
  turnBegan: { sound: 'turn' },
  turnEnded: null,
  roundEnded: null,
  cardMoved: ({ to, from }) => {
    if (to === 'lost') return { sound: 'lost', buzz: 12 };
    if (to === 'hand' && from !== 'pool') return { sound: 'recover' };
    return { sound: to === 'discard' ? 'discard' : 'flip' };
  },
  actionBegan: null,
  actionEnded: null,
  abilityBegan: null,
  abilitySkipped: null,
  restTaken: { sound: 'page' },
  restDrawn: { sound: 'flip' },
  experienceGained: { sound: 'good', gain: 0.6 },
  stepped: { sound: 'step', spread: 0.06 },
  moveEnded: null,
  carried: { sound: 'shift' },
  forced: { sound: 'shift' },
  slammed: { sound: 'hit', buzz: 15 },
  trapSprung: { sound: 'trap', buzz: 24 },
  hazardEntered: { sound: 'hazard', buzz: 15 },
  doorOpened: { sound: 'door' },
  roomRevealed: { sound: 'combatBegins', buzz: 25 },
  terrainChanged: { sound: 'door', gain: 0.7 },
  trapSet: { sound: 'knock' },
  trapRemoved: { sound: 'knock' },
  graveDug: { sound: 'knock' },
  graveFilled: { sound: 'knock', gain: 0.7 },
  attackBegan: null,
  stoodIn: { sound: 'shift' },
  modifiersDrawn: { sound: 'flip', buzz: 12 },
  deckShuffled: { sound: 'recover', gain: 0.8 },
  attackReckoned: ({ damage, shield }) => (damage > 0 ? null : { sound: shield.length > 0 ? 'blocked' : 'discard' }),
  damaged: ({ n, figure }) => {
    if (n === 0) return null;
    const isHero = figure.startsWith('hero:');
    return isHero ? { sound: 'hurt', spread: 0.04, buzz: 35 } : { sound: 'hit', spread: 0.05, buzz: 18 };
  },
  damageNegated: { sound: 'blocked' },
  damagePrevented: { sound: 'blocked' },
  died: { sound: 'death', buzz: 30 },
  exhausted: { sound: 'exhausted', buzz: 60 },
  summonGone: { sound: 'discard' },
  finished: { sound: 'death', gain: 0.7 },
  retaliated: { sound: 'retaliate' },
  effectWaived: null,
  conditionGiven: ({ condition }) => ({
    sound: NEGATIVE_CONDITIONS.some((each) => each === condition) ? 'bad' : 'good',
  }),
  conditionHeld: { sound: 'blocked', gain: 0.7 },
  conditionEnded: { sound: 'deselect', gain: 0.8 },
  lienPut: { sound: 'seal' },
  lienTaken: { sound: 'deselect' },
  elementCreated: null,
  elementConsumed: { sound: 'consumed' },
  elementsInfused: { sound: 'fire', gain: 0.8 },
  elementsWaned: null,
  bonusBegan: { sound: 'ring' },
  bonusApplied: null,
  bonusEnded: { sound: 'deselect', gain: 0.8 },
  improvementPaid: { sound: 'consumed' },
  itemUsed: { sound: 'item' },
  itemRefreshed: { sound: 'recover' },
  itemPledged: { sound: 'item', gain: 0.7 },
  moneyGivenBack: { sound: 'coin' },
  moneyChanged: { sound: 'coin' },
  initiativeChanged: { sound: 'shift' },
  healed: ({ n }) => (n > 0 ? { sound: 'heal' } : null),
  healTargetChosen: null,
  moneyTaken: { sound: 'coin' },
  treasureLooted: { sound: 'chest' },
  treasurePutDown: { sound: 'knock' },
  monsterSummoned: { sound: 'turn' },
  summonFailed: { sound: 'deselect' },
  summoned: { sound: 'good' },
  placed: null,
  focusChosen: null,
  focusNone: { sound: 'deselect' },
  destinationChosen: null,
  monsterMoved: null,
  monsterStayed: null,
  targetsChosen: null,
  attackHeld: { sound: 'deselect' },
  retreated: null,
  choiceOffered: null,
  choiceMade: null,
  ruleTriggered: { sound: 'goal' },
  endingDecided: { sound: 'goal' },
  bellRang: { sound: 'ring' },
  plateTriggered: { sound: 'knock' },
  scenarioEnded: ({ ending }) => (ending === 'won' ? { sound: 'victory', buzz: 40 } : { sound: 'defeat' }),
  battleGoalJudged: null,
};

/** The voice of an event, or null if the event is silent. */
export function voiceOf(event: GameEvent): Voice | null {
  const voice = VOICES[event.type] as VoiceOrNone | ((event: GameEvent) => VoiceOrNone);
  return typeof voice === 'function' ? voice(event) : voice;
}
