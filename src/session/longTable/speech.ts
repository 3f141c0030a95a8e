/** Chooses which events of the Long Table have a spoken line. The texts are in the chapter `tableVoices`. */
import type { Play } from '../../flow/longTable/play';
import type { LongTable } from '../../flow/longTable/types';
import { LONG_TABLE } from '../../journal/longTable/ruleset';
import type { EventOf, GameEvent } from '../../rules/longTable/events';
import { figureOf, heroFigureId } from '../../rules/longTable/figures';
import type { FigureId } from '../../rules/longTable/state';
import type { HeroId } from '../../rules/longTable/vocabulary';
import type { Session } from '../session';
import { CUE_WEIGHTS, type Cue, fallsToQuarter, LINE_KEY_ENDINGS, openSpeech, type Speech } from '../speech';

type CueKind = keyof typeof CUE_WEIGHTS;
type SeenFigure = Play['state']['figures'][number];

/** Number of cards that are not lost when only the last pair is left (L6.1). */
const LAST_CARDS = 2;

interface Plays {
  readonly before: Play;
  readonly after: Play;
}

/** A figure that is on the map before or after the command. */
const seen = ({ before, after }: Plays, id: FigureId): SeenFigure | undefined =>
  figureOf(before.state, id) ?? figureOf(after.state, id);

function monsterCue(figure: SeenFigure | undefined, kind: CueKind, event: GameEvent): Cue<GameEvent>[] {
  if (figure?.kind !== 'monster') return [];
  return [{ event, lines: [`monster.${figure.monster}.${kind}`], weight: CUE_WEIGHTS[kind] }];
}

const heroCue = (hero: HeroId, kind: CueKind, event: GameEvent): Cue<GameEvent>[] => [
  { event, lines: [`hero.${hero}.${kind}`], weight: CUE_WEIGHTS[kind] },
];

const severalCue = (of: 'door' | 'treasure', event: GameEvent): Cue<GameEvent>[] => [
  { event, lines: LINE_KEY_ENDINGS.map((nth) => `${of}.${nth}`), weight: CUE_WEIGHTS[of] },
];

function damageCues(plays: Plays, event: EventOf<'damaged'>): Cue<GameEvent>[] {
  const figure = seen(plays, event.figure);
  if (!figure || event.n === 0) return [];
  const near = fallsToQuarter(event.hp + event.n, event.hp, figure.maxHp);
  if (figure.kind === 'monster') return near ? monsterCue(figure, 'nearlyDead', event) : [];
  if (figure.kind !== 'hero') return [];
  const wounds = event.by === null ? [] : monsterCue(seen(plays, event.by), 'wounds', event);
  return event.hp === 1 ? [...wounds, ...heroCue(figure.hero, 'escape', event)] : wounds;
}

function drawnCues(plays: Plays, event: EventOf<'modifiersDrawn'>): Cue<GameEvent>[] {
  const figure = seen(plays, event.figure);
  if (figure?.kind !== 'hero') return [];
  // L12.8: what a card does is its value in the book, which the variant *less chance* changes (L35.1).
  const values = event.counted.map((at) => plays.after.book.modifiers[event.cards[at] ?? '']?.value);
  if (values.includes('2x')) return heroCue(figure.hero, 'critical', event);
  return values.includes('null') ? heroCue(figure.hero, 'miss', event) : [];
}

function leftCards({ state }: Play, hero: HeroId): number {
  const seat = state.seats.find((each) => each.hero === hero);
  if (!seat) return 0;
  const planned = seat.plan?.plan === 'cards' ? 2 : 0;
  return seat.hand.length + seat.discard.length + planned;
}

/** @returns the cues for the events between `before` and `after` */
export function cuesOf(before: Play, after: Play): readonly Cue<GameEvent>[] {
  const plays = { before, after };
  return after.events.flatMap((event): Cue<GameEvent>[] => {
    switch (event.type) {
      case 'roundBegan':
        return event.round === 1 ? after.state.figures.flatMap((figure) => monsterCue(figure, 'appears', event)) : [];
      case 'roomRevealed':
        return event.figures.flatMap((id) => monsterCue(seen(plays, id), 'appears', event));
      case 'monsterSummoned':
        return monsterCue(seen(plays, event.figure), 'appears', event);
      case 'died':
        return monsterCue(seen(plays, event.figure), 'dies', event);
      case 'damaged':
        return damageCues(plays, event);
      case 'damageNegated': {
        const hp = seen(plays, heroFigureId(event.hero))?.hp ?? Number.POSITIVE_INFINITY;
        return event.n >= hp ? heroCue(event.hero, 'escape', event) : [];
      }
      case 'modifiersDrawn':
        return drawnCues(plays, event);
      case 'restTaken':
        return leftCards(after, event.hero) <= LAST_CARDS ? heroCue(event.hero, 'lastCard', event) : [];
      case 'doorOpened':
        return severalCue('door', event);
      case 'treasureLooted':
        return severalCue('treasure', event);
      default:
        return [];
    }
  });
}

/** Spoken lines for a session of the Long Table. */
export const speechOf = (session: Session<LongTable>): Speech<LongTable> =>
  openSpeech({ rules: LONG_TABLE, cuesOf, seedOf: ({ setup }) => setup.seed }, session);
