/** Computes the account of one game: counts for the outcome page, the archive and the honours. */
import type { Play } from '../../flow/inHand/play';
import { lastPlayedRound } from '../../flow/inHand/result';
import type { InHand } from '../../flow/inHand/types';
import type { Journal } from '../../journal/journal';
import type { Book } from '../../rules/inHand/book';
import { faceOf } from '../../rules/inHand/cards';
import type { GameEvent } from '../../rules/inHand/events';
import type { CardId, Face, FoeId, ItemId, MonsterId, ScenarioLevel } from '../../rules/inHand/vocabulary';
import { replaySteps } from './tally';

/** The throw of the hero that led to the most damage (R12.3). */
export interface BestThrow {
  readonly face: Face;
  readonly modifier: number;
  readonly damage: number;
  readonly monster: MonsterId;
}

/** The card that cost the monsters the most HP (`damage`); `face` is the id of the card's side that cost them the most. */
export interface CardOfTheDay {
  readonly face: string;
  readonly damage: number;
}

/** Further counts, used only by honours. */
export interface Feats {
  /** The hero's HP at the end. */
  readonly hp: number;
  /** The number of the hero's cards that are not lost at the end. */
  readonly cards: number;
  /** How often damage was negated (R21.1). */
  readonly negated: number;
  readonly rests: number;
  readonly traps: number;
  readonly disarmed: number;
  /** The number of money tokens looted. */
  readonly tokens: number;
  /** The number of treasures looted. */
  readonly treasures: number;
  /** Attacks of the hero that did no damage. */
  readonly duds: number;
  /** Number of monsters that died of anything but an attack. */
  readonly otherwise: number;
  /** The longest run of throws with the same letter. */
  readonly streak: number;
}

/** The summary of a game. */
export interface Account {
  readonly scenario: string;
  readonly level: ScenarioLevel;
  readonly hero: string;
  readonly won: boolean;
  readonly rounds: number;
  /** The HP that monsters lost in total. */
  readonly dealt: number;
  /** The HP that monsters lost by the hero's attacks. */
  readonly struck: number;
  /** HP lost by the hero. */
  readonly taken: number;
  readonly best: BestThrow | null;
  readonly card: CardOfTheDay | null;
  /** Monsters that the hero fought. */
  readonly met: readonly MonsterId[];
  readonly slain: Readonly<Record<MonsterId, number>>;
  /** The monster whose damage exhausted the hero (R22.1), or null if there is none. */
  readonly slewBy: MonsterId | null;
  readonly carried: readonly ItemId[];
  readonly used: Readonly<Record<ItemId, number>>;
  readonly feats: Feats;
}

/** Counts things by name. */
class Counts {
  readonly all: Record<string, number> = {};
  add(name: string, many = 1): void {
    this.all[name] = (this.all[name] ?? 0) + many;
  }
}

/** Counts collected during the replay. */
interface Notes {
  readonly met: Set<MonsterId>;
  readonly slain: Counts;
  readonly used: Counts;
  /** HP that each card cost the monsters, by the side from which it was played. */
  readonly byCard: Map<CardId, Counts>;
  /** How often each type of event occurred. */
  readonly events: Counts;
  letters: string;
  dealt: number;
  struck: number;
  taken: number;
  duds: number;
  otherwise: number;
  best: BestThrow | null;
  /** The cause of a monster's last loss of HP. */
  lastWound: string;
  /** The cause of the hero's last loss of HP. */
  lastHarm: string;
  foe: FoeId | null;
  slewBy: MonsterId | null;
}

/**
 * Replays a finished or unfinished game and computes its account. If the game begins with a checkpoint, only what
 * follows the checkpoint counts.
 */
export function accountOf(book: Book, journal: Journal<InHand>): Account {
  return accountOfSteps(book, replaySteps(book, journal));
}

/** The plays before and after a command. */
export interface PlayStep {
  readonly before: Play;
  readonly play: Play;
}

/**
 * The account of a game, given as a sequence of plays. All damage during an action counts for the card played (R9).
 * Damage outside an action (retaliation, pits) counts for no card.
 */
export function accountOfSteps(book: Book, moments: Iterable<PlayStep>): Account {
  const { scenario, scenarioLevel: level, hero, items } = book.setup;
  const monsterOf = (foe: FoeId): MonsterId => book.scenario.foes.find(({ id }) => id === foe)?.monster ?? foe;
  const notes: Notes = {
    met: new Set(),
    slain: new Counts(),
    used: new Counts(),
    byCard: new Map(),
    events: new Counts(),
    letters: '',
    dealt: 0,
    struck: 0,
    taken: 0,
    duds: 0,
    otherwise: 0,
    best: null,
    lastWound: '',
    lastHarm: '',
    foe: null,
    slewBy: null,
  };
  /** The card whose action is under way, and the id of the side that was played. */
  let acting: { readonly card: CardId; readonly face: string } | null = null;
  let end = null;
  for (const { before, play } of moments) {
    end = play;
    for (const event of play.events) {
      if (event.type === 'actionBegan') {
        // Playing a card turns it over, so read its side from the state before the command.
        const card = before.state.hero.cards.find(({ id }) => id === event.card);
        acting = card ? { card: card.id, face: faceOf(book, card).id } : null;
      } else if (event.type === 'actionEnded') acting = null;
      else if (event.type === 'monsterHurt' && acting) credit(notes, acting, event.before - event.after);
      note(notes, event, monsterOf);
    }
  }
  const cards = end?.state.hero.cards.filter(({ zone }) => zone !== 'lost').length ?? 0;
  const { events, letters, duds, otherwise } = notes;
  const times = (type: GameEvent['type']) => events.all[type] ?? 0;
  return {
    scenario,
    level,
    hero,
    won: end?.phase === 'won',
    rounds: end ? lastPlayedRound(end.state) : 0,
    dealt: notes.dealt,
    struck: notes.struck,
    taken: notes.taken,
    best: notes.best,
    card: cardOfTheDay(notes.byCard),
    met: [...notes.met],
    slain: notes.slain.all,
    slewBy: notes.slewBy,
    carried: items,
    used: notes.used.all,
    feats: {
      hp: end?.state.hero.hp ?? 0,
      cards,
      negated: times('damageNegated'),
      rests: times('shortRestTaken') + times('longRestDeclared'),
      traps: times('trapSprung'),
      disarmed: times('trapDisarmed'),
      tokens: end?.state.hero.money ?? 0,
      treasures: end?.state.hero.treasures.length ?? 0,
      duds,
      otherwise,
      streak: longestRun(letters),
    },
  };
}

function credit({ byCard }: Notes, { card, face }: { card: CardId; face: string }, damage: number): void {
  const counts = byCard.get(card) ?? new Counts();
  counts.add(face, damage);
  byCard.set(card, counts);
}

function note(notes: Notes, event: GameEvent, monsterOf: (foe: FoeId) => MonsterId): void {
  notes.events.add(event.type);
  switch (event.type) {
    case 'combatBegan':
    case 'foeEntered':
      notes.foe = event.foe;
      notes.met.add(monsterOf(event.foe));
      return;
    case 'rolled':
      notes.letters += event.face;
      return;
    case 'attackResolved': {
      if (event.by !== 'hero') return;
      const { face, modifier, damage } = event;
      if (damage === 0) notes.duds += 1;
      if (damage > (notes.best?.damage ?? 0)) notes.best = { face, modifier, damage, monster: monsterOf(event.foe) };
      return;
    }
    case 'monsterHurt': {
      const lost = event.before - event.after;
      notes.dealt += lost;
      if (event.by === 'attack') notes.struck += lost;
      notes.lastWound = event.by;
      return;
    }
    case 'heroHurt':
      notes.taken += event.before - event.after;
      notes.lastHarm = event.by;
      return;
    case 'monsterDied':
      notes.slain.add(monsterOf(event.foe));
      if (notes.lastWound !== 'attack') notes.otherwise += 1;
      return;
    case 'heroExhausted': {
      const byFoe = event.why === 'damage' && (notes.lastHarm === 'attack' || notes.lastHarm === 'retaliate');
      notes.slewBy = byFoe && notes.foe ? monsterOf(notes.foe) : null;
      return;
    }
    case 'itemUsed':
      notes.used.add(event.item);
      return;
    default:
      return;
  }
}

/** The card that did the most damage; of two equal cards, the card that did damage first; null if no card did damage. */
function cardOfTheDay(byCard: Notes['byCard']): CardOfTheDay | null {
  const most = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0]);
  const cards = [...byCard.values()].map(({ all }) => ({
    face: most(all)[0],
    damage: Object.values(all).reduce((sum, each) => sum + each, 0),
  }));
  return cards.reduce<CardOfTheDay | null>((one, each) => (each.damage > (one?.damage ?? 0) ? each : one), null);
}

function longestRun(letters: string): number {
  return Math.max(0, ...(letters.match(/(.)\1*/g) ?? []).map((run) => run.length));
}
