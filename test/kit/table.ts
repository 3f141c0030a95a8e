/** Test kit: games in hand for rule tests: they send commands, force the results of rolls, and return states and events. */
import { begin, fromJSON, legal, type Play, refusal, send, toJSON } from '../../src/flow/inHand/play';
import type { Reason } from '../../src/flow/inHand/refusals';
import { type GeneratorState, seedGenerator } from '../../src/rules/core/chance';
import type { Book } from '../../src/rules/inHand/book';
import type { Command, CommandType } from '../../src/rules/inHand/commands';
import { rollRuler } from '../../src/rules/inHand/dice';
import type { EventOf, GameEvent, GameEventType } from '../../src/rules/inHand/events';
import type { Effect, FoeState, State, WorkingState, Zone } from '../../src/rules/inHand/state';
import { FACES, type Face, type Half } from '../../src/rules/inHand/vocabulary';

/** Returns a generator whose next roll yields the face. */
function generatorFor(face: Face): GeneratorState {
  for (let seed = 0; ; seed += 1) {
    const generator = seedGenerator(String(seed));
    if (rollRuler(generator).face === face) return generator;
  }
}

const GENERATORS = Object.fromEntries(FACES.map((face) => [face, generatorFor(face)])) as Record<Face, GeneratorState>;

/** A position of a game with all events since its beginning. It is immutable: commands and changes return a new one. */
export class Game {
  constructor(
    readonly play: Play,
    private readonly told: readonly GameEvent[],
  ) {}

  get phase() {
    return this.play.phase;
  }
  get state(): State {
    return this.play.state;
  }
  get hero() {
    return this.state.hero;
  }
  get hp(): number {
    return this.hero.hp;
  }
  get fight(): NonNullable<State['fight']> {
    if (!this.state.fight) throw new Error('the hero is in no fight');
    return this.state.fight;
  }
  get distance(): number {
    return this.fight.distance;
  }
  /** Returns the monster with this number in the state's list, counted from 1. */
  foe(number = 1): FoeState {
    const foe = this.state.foes[number - 1];
    if (!foe) throw new Error(`the state has no monster ${number}`);
    return foe;
  }

  /** Returns the game with its state changed by `change`. */
  given(change: (state: WorkingState) => void): Game {
    const { phase, state } = toJSON(this.play);
    const given = structuredClone(state) as WorkingState;
    change(given);
    return new Game(fromJSON(this.play.book, { phase, state: given }), this.told);
  }

  /** Sends commands. @throws Error if one of them is illegal */
  say(...commands: readonly Command[]): Game {
    return commands.reduce<Game>((game, command) => game.next(command), this);
  }

  private next(command: Command): Game {
    const sent = send(this.play, command);
    if (sent.ok) return new Game(sent.play, [...this.told, ...sent.events]);
    const options = legal(this.play).map((each) => JSON.stringify(each));
    throw new Error(
      [`${this.phase}: ${JSON.stringify(command)} is refused (${sent.reason}). Legal:`, ...options].join('\n  '),
    );
  }

  /** Rolls once for each face. */
  rolls(...faces: readonly Face[]): Game {
    return faces.reduce<Game>((game, face) => game.loaded(face).say({ type: 'roll' }), this);
  }

  /** Makes the next roll, whatever causes it, yield this face. */
  loaded(face: Face): Game {
    return this.given((state) => {
      state.generator = GENERATORS[face];
    });
  }

  selects = (leading: string, second: string) => this.say({ type: 'select', leading, second });
  plays = (card: string, half: Half) => this.say({ type: 'play', card, half, basic: false });
  basic = (card: string, half: Half) => this.say({ type: 'play', card, half, basic: true });
  steps = (...hexes: readonly string[]) => this.say(...hexes.map((to) => ({ type: 'step', to }) as const));
  /** Ends the move. A move that cannot continue has already ended. */
  stops = () => this.say({ type: 'stop' });
  shifts = (distance: number) => this.say({ type: 'shift', distance });
  attacks = (foe: string, ...consume: readonly string[]) => this.say({ type: 'attack', foe, consume });
  performs = (...consume: readonly string[]) => this.say({ type: 'perform', consume });
  effect = (by: number) => this.say({ type: 'effect', by });
  uses = (item: string) => this.say({ type: 'useItem', item });
  suffers = () => this.say({ type: 'suffer' });
  skips = () => this.say({ type: 'skip' });
  ends = () => this.say({ type: 'endTurn' });
  proceeds = () => this.say({ type: 'proceed' });

  /** Returns the legal commands, or those of one type. */
  legal<T extends CommandType>(type: T): Extract<Command, { type: T }>[];
  legal(): Command[];
  legal(type?: CommandType): Command[] {
    return legal(this.play).filter((command) => type === undefined || command.type === type);
  }
  may = (command: Command): boolean => refusal(this.play, command) === null;
  refusal = (command: Command): Reason | null => refusal(this.play, command);

  /** Returns the events of the last command, or those of one type. */
  events<T extends GameEventType>(type: T): EventOf<T>[];
  events(): readonly GameEvent[];
  events(type?: GameEventType) {
    return this.play.events.filter((event) => type === undefined || event.type === type);
  }
  /** Returns all events of one type since the beginning. */
  log<T extends GameEventType>(type: T): EventOf<T>[] {
    return this.told.filter((event): event is EventOf<T> => event.type === type);
  }
  /** Returns the types of all events since the beginning, in order, limited to the given types. */
  story = (...types: readonly GameEventType[]): GameEventType[] =>
    this.told.map(({ type }) => type).filter((type) => types.includes(type));

  /** Returns the cards in a zone, each with its side: 'one/A'. */
  cards = (zone: Zone): string[] =>
    this.hero.cards.filter((card) => card.zone === zone).map(({ id, side }) => `${id}/${side}`);
  /** Returns the kinds of effects that the hero has. */
  heroBears = (): Effect['kind'][] => this.hero.effects.map(({ kind }) => kind);
  foeBears = (): Effect['kind'][] => this.fight.effects.map(({ kind }) => kind);
}

/** Returns the game at the beginning of a book's scenario. */
export function at(book: Book): Game {
  const play = begin(book);
  return new Game(play, play.events);
}

/** Returns a change that puts ability cards, each as 'card/side', into zones; all other cards are lost. */
export function deal(zones: Partial<Record<Zone, readonly string[]>>): (state: WorkingState) => void {
  return ({ hero }) => {
    for (const card of hero.cards) {
      const place = Object.entries(zones).find(([, cards]) => cards.some((each) => each.split('/')[0] === card.id));
      card.zone = (place?.[0] as Zone | undefined) ?? 'lost';
      const named = place?.[1].find((each) => each.split('/')[0] === card.id);
      card.side = named?.endsWith('/B') ? 'B' : 'A';
    }
  };
}

/** Returns an effect as if it had just been given. */
export function effect(kind: Effect['kind'], more: Partial<Effect> = {}): Effect {
  return {
    kind,
    value: 1,
    range: 1,
    lasts: 'turn',
    turns: 1,
    begun: false,
    until: 2,
    source: 'test',
    card: null,
    ...more,
  };
}
