/** Chooses which events of a game in hand have a spoken line. The texts are in the chapter `voices`. */
import type { Play } from '../../flow/inHand/play';
import type { InHand } from '../../flow/inHand/types';
import { IN_HAND } from '../../journal/inHand/ruleset';
import type { GameEvent } from '../../rules/inHand/events';
import type { FoeId } from '../../rules/inHand/vocabulary';
import type { Session } from '../session';
import { CUE_WEIGHTS, type Cue, fallsToQuarter, LINE_KEY_ENDINGS, openSpeech, type Speech } from '../speech';

type CueKind = keyof typeof CUE_WEIGHTS;

/** A modifier of the hero from this value on counts as a critical hit. */
const CRITICAL = 2;
/** Number of cards that are not lost when only the last pair is left (R22.1). */
const LAST_CARDS = 2;

const leftCards = ({ state }: Play): number => state.hero.cards.filter(({ zone }) => zone !== 'lost').length;

function monsterCue({ book, state }: Play, id: FoeId, kind: CueKind, event: GameEvent): Cue<GameEvent>[] {
  const foe = state.foes.find((each) => each.id === id);
  if (!foe) return [];
  const monster = book.scenario.foes.find((place) => place.id === id)?.alias ?? foe.monster;
  return [{ event, lines: [`monster.${monster}.${kind}`], weight: CUE_WEIGHTS[kind] }];
}

function heroCue({ book }: Play, kind: CueKind, event: GameEvent): Cue<GameEvent>[] {
  return [{ event, lines: [`hero.${book.hero.id}.${kind}`], weight: CUE_WEIGHTS[kind] }];
}

const severalCue = (of: 'door' | 'treasure', event: GameEvent): Cue<GameEvent>[] => [
  { event, lines: LINE_KEY_ENDINGS.map((nth) => `${of}.${nth}`), weight: CUE_WEIGHTS[of] },
];

/** @returns the cues for the events between `before` and `after` */
export function cuesOf(before: Play, after: Play): readonly Cue<GameEvent>[] {
  return after.events.flatMap((event): Cue<GameEvent>[] => {
    switch (event.type) {
      case 'combatBegan':
        return monsterCue(after, event.foe, 'appears', event);
      case 'monsterDied':
        return monsterCue(after, event.foe, 'dies', event);
      case 'monsterHurt': {
        const foe = after.state.foes.find(({ id }) => id === event.foe);
        const near = foe && fallsToQuarter(event.before, event.after, foe.maxHp);
        return near ? monsterCue(after, event.foe, 'nearlyDead', event) : [];
      }
      case 'heroHurt': {
        const foe = event.by === 'attack' ? (after.state.fight ?? before.state.fight)?.foe : undefined;
        const wounds = foe === undefined || event.amount === 0 ? [] : monsterCue(after, foe, 'wounds', event);
        return event.after === 1 && event.before > 1 ? [...wounds, ...heroCue(after, 'escape', event)] : wounds;
      }
      case 'damageNegated':
        return event.amount >= before.state.hero.hp ? heroCue(after, 'escape', event) : [];
      case 'attackResolved':
        if (event.by !== 'hero') return [];
        if (event.damage === 0) return heroCue(after, 'miss', event);
        return event.modifier >= CRITICAL ? heroCue(after, 'critical', event) : [];
      case 'cardMoved':
        return leftCards(after) === LAST_CARDS && leftCards(before) > LAST_CARDS
          ? heroCue(after, 'lastCard', event)
          : [];
      case 'doorOpened':
        return severalCue('door', event);
      case 'looted':
        return event.what === 'treasure' ? severalCue('treasure', event) : [];
      default:
        return [];
    }
  });
}

/** Spoken lines for a session in hand. */
export const speechOf = (session: Session<InHand>): Speech<InHand> =>
  openSpeech({ rules: IN_HAND, cuesOf, seedOf: ({ setup }) => setup.seed }, session);
